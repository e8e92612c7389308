import { isUnreachable } from '../../../db/database.ts';
import type { Actor, Origin } from '../../../kernel/actor.ts';
import { findNames } from '../../../kernel/app-answers.ts';
import { performWrite } from '../../../kernel/perform.ts';
import type { Services } from '../../../kernel/services.ts';
import type { ChangeServices, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, Refusal } from '../../../lib/errors.ts';
import { requireCancellationAsked } from '../../leave/index.ts';
import type { RequestKind, VerdictName } from '../items/record.ts';
import type { Decision, Meanwhile, Outcome } from './record.ts';
import { findDecided } from './store.ts';

/** The operation that a verdict on a kind of request is. */
export interface Way {
  readonly operation: string;
  /** What must hold besides, in the same transaction. */
  readonly before?: (work: UnitOfWork, id: string) => Promise<void>;
}

export const ways: Readonly<Record<RequestKind, Readonly<Record<VerdictName, Way>>>> = {
  leave: { approve: { operation: 'leaves.approve' }, reject: { operation: 'leaves.reject' } },
  leave_cancellation: {
    // Without the wish it would be a cancellation that no one asked for.
    approve: { operation: 'leaves.cancel', before: requireCancellationAsked },
    reject: { operation: 'leaves.declineCancellation' },
  },
  time_entry: { approve: { operation: 'timeEntries.approve' }, reject: { operation: 'timeEntries.reject' } },
  timesheet: { approve: { operation: 'timesheets.approve' }, reject: { operation: 'timesheets.reject' } },
  expense_report: {
    approve: { operation: 'expenseReports.approve' },
    reject: { operation: 'expenseReports.reject' },
  },
};

interface By {
  readonly actor: Actor;
  readonly origin: Origin;
}

/** One after the other: a request never takes more than one connection, and a refusal keeps nothing else back. */
export async function decideAll(services: ChangeServices, by: By, decisions: readonly Decision[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, decision] of decisions.entries()) outcomes.push(await decide(services, by, index, decision));
  return outcomes;
}

async function decide(services: ChangeServices, by: By, index: number, decision: Decision): Promise<Outcome> {
  const { kind, id, verdict, reason } = decision;
  const way = ways[kind][verdict];
  const operation = services.catalogue.operations.find((one) => one.id === way.operation);
  if (!operation) throw new Error(`There is no operation ${way.operation}.`);
  const { before } = way;
  try {
    const given = { params: { id }, body: reason === undefined ? {} : { reason } };
    const data = await performWrite(services, by, operation, given, before && ((work) => before(work, id)));
    const { status, approval_status } = data as { status: string; approval_status?: string };
    return { index, status: 200, data: { id, status: approval_status ?? status }, error: null, meanwhile: null };
  } catch (error) {
    const refusal = refusalOf(services, error);
    const { code, message, details = {}, status } = refusal;
    const meanwhile = isTooLate(refusal) ? await findMeanwhile(services, by.actor, decision) : null;
    return { index, status, data: null, error: { code, message, details: { ...details } }, meanwhile };
  }
}

const lateReasons = ['state', 'cancellation_not_requested'];

/** The record was seen, and is past what was to be decided. */
const isTooLate = ({ code, reason }: Refusal): boolean =>
  code === 'CONFLICT' && reason !== null && lateReasons.includes(reason);

async function findMeanwhile(
  { database, catalogue }: Pick<Services, 'database' | 'catalogue'>,
  actor: Actor,
  { kind, id }: Decision,
): Promise<Meanwhile | null> {
  const { db } = database.shares.of(actor.organizationId);
  const decided = await findDecided(db, actor, kind, id);
  if (!decided) return null;
  const names = await findNames(catalogue, db, actor, decided.decided_by_id);
  return { ...decided, decided_by: names[decided.decided_by_id ?? ''] ?? null };
}

/** What went wrong with one is told for that one; the others go on. */
function refusalOf({ log }: Pick<Services, 'log'>, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === '55P03') return conflict('Another change of this record is under way. Try again.', { reason: 'busy' });
  if (isUnreachable(error) || ['57014', '40001', '40P01'].includes(code)) {
    return new Refusal('UNAVAILABLE', 'This could not be decided right now. Try again shortly.');
  }
  log.error({ err: error }, 'a decision failed');
  return new Refusal('INTERNAL_ERROR', 'Something went wrong on our side.');
}
