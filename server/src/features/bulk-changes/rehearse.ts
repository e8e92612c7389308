import { readerOf } from '../../kernel/actor.ts';
import { attemptEach } from '../../kernel/batch.ts';
import type { BulkChange, BulkFailure, BulkOutcome } from '../../kernel/bulk/record.ts';
import type { Operation } from '../../kernel/declaration.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import { fits } from '../../lib/schema.ts';
import { bulkKinds } from './kinds.ts';

/** What is to be done, as it was checked. */
export interface BulkAsked {
  readonly operation: Operation;
  readonly recordIds: readonly string[];
  readonly versions: readonly string[];
  readonly isOfPeople: boolean;
  readonly input: Readonly<Record<string, unknown>>;
}

/** So many are tried while someone waits; of the rest the answer tells only how many there are. */
const maxTried = 500;

/** Each as the job will do it, in one transaction that is then undone. */
export async function rehearseBulkChange(work: UnitOfWork, asked: BulkAsked): Promise<BulkChange> {
  const { operation, recordIds, isOfPeople, input } = asked;
  const { actor, now } = work;
  const failures: BulkFailure[] = [];
  const outcomes: BulkOutcome[] = [];
  const tried = recordIds.slice(0, maxTried);
  const warnings = (await bulkKinds.get(operation.id)?.warn?.(work, actor, tried, input)) ?? [];
  for (const [index, { refusal, data }] of (
    await attemptEach(work, tried, (id) => tryOne(work, asked, id))
  ).entries()) {
    const about = { record_id: tried[index] ?? '', user_id: isOfPeople ? (tried[index] ?? '') : null };
    if (refusal === null) {
      outcomes.push({ ...about, data });
      continue;
    }
    const { code, message } = refusal.bodyFor(readerOf(work.origin));
    failures.push({ ...about, code, message });
  }
  const id = work.newId('blk');
  work.audit({ subjectId: id, recordCount: recordIds.length });
  return {
    id,
    operation_id: operation.id,
    about: id,
    status: 'PENDING',
    reason: null,
    created_by_id: actor.userId ?? '',
    total: recordIds.length,
    done: tried.length,
    failed: failures.length,
    failures,
    created_at: now,
    completed_at: null,
    undoes: null,
    is_undoable: false,
    outcomes,
    warnings,
  };
}

function tryOne(work: UnitOfWork, { operation, input }: BulkAsked, id: string): Promise<unknown> {
  const params = { id };
  if (operation.params && !fits(operation.params, params)) throw notFound();
  const context = {
    actor: work.actor,
    work,
    params,
    query: {},
    body: operation.body ? input : {},
    prepared: undefined,
    answerHeaders: {},
  };
  return work.perform(operation, context);
}
