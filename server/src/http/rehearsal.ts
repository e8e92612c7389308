import type { OpenTransaction } from '../db/transaction.ts';
import { namesForApp } from '../kernel/app-answers.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { invalid } from '../lib/errors.ts';
import type { Call } from './call.ts';

/** Whether a write is to be rehearsed. The parameter is the kernel's: no operation sees it. */
function readDryRun(operation: Operation, value: unknown): boolean {
  if (value === undefined) return false;
  if (value !== 'true' && value !== 'false') throw invalid('dry_run', 'request.dryRun');
  if (value === 'false') return false;
  if (operation.unrehearsed !== undefined) throw invalid('dry_run', operation.unrehearsed);
  return true;
}

/** Before anyone is signed in nothing is rehearsed. */
export function refuseRehearsal(operation: Operation, query: Record<string, unknown>): void {
  readDryRun(operation, query['dry_run']);
}

/** The call without `dry_run` in its query, marked as a rehearsal if that was asked for. */
export function withRehearsal(call: Call): Call {
  const { dry_run: asked, ...query } = call.query;
  const isRehearsal = readDryRun(call.operation, asked);
  if (isRehearsal && call.idempotencyKey !== undefined) {
    throw invalid('Idempotency-Key', 'request.rehearsalKey');
  }
  return { ...call, query, isRehearsal };
}

/** What the answer to a rehearsal says in `meta`. */
export async function rehearsalMeta(
  { installation, operation, actor, origin }: Call,
  { raised, tx }: UnitOfWork,
  data: unknown,
): Promise<Record<string, unknown>> {
  // People look at what would become of whom before they say yes.
  const isShown = origin.surface === 'app' && operation.rehearse !== undefined;
  const names = isShown && (await namesForApp(installation.catalogue, tx, actor, operation.returns, data));
  return { dry_run: true, would_raise: raised, ...names };
}

/** Ends the transaction of a rehearsal. What was shown of a private tier was shown, and is logged before the answer leaves. */
export async function endRehearsal(
  { installation }: Call,
  transaction: OpenTransaction,
  work: UnitOfWork,
): Promise<void> {
  await transaction.rehearse(...work.lastStatements());
  const { sensitiveReads } = work;
  if (!sensitiveReads.isEmpty) await installation.changeLogWriter.write(sensitiveReads);
}
