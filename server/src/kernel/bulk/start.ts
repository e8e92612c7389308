import type { Operation } from '../declaration.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BulkChange, BulkChangeRef, BulkChangeRow } from './record.ts';
import { insertBulkChange } from './store.ts';

export const bulkTask = 'bulk.run';
/** Over about half an hour: who waits for it learns the same day that it will not come. */
const maxAttempts = 8;

/** Most records of one bulk change. */
export const maxRecords = 10_000;

interface BulkWork {
  /** What it is asked for, once at a time; null: for these records alone. */
  readonly about: string | null;
  readonly recordIds: readonly string[];
  /** The person whom each record is about. */
  readonly userIds?: readonly string[];
  /** As each was seen: another one is refused. Empty: whatever it is. */
  readonly versions?: readonly string[];
  readonly input?: Readonly<Record<string, unknown>>;
  /** The bulk change that this one takes back. */
  readonly undoes?: string;
}

/**
 * Has a job do the operation to each of these records, in this order. By the rights that the person who asks has when its turn
 * comes; one that is refused keeps no other back. 409 if the same is under way.
 */
export async function startBulkChange(
  work: UnitOfWork,
  operation: Pick<Operation, 'id'>,
  { about, recordIds, userIds = [], versions = [], input = {}, undoes }: BulkWork,
): Promise<BulkChange> {
  const { actor, now } = work;
  if (actor.userId === null) throw new Error('A bulk change is done by the rights of a person.');
  const id = work.newId('blk');
  const change: BulkChange = {
    id,
    operation_id: operation.id,
    about: about ?? id,
    status: 'PENDING',
    reason: null,
    created_by_id: actor.userId,
    total: recordIds.length,
    done: 0,
    failed: 0,
    failures: [],
    created_at: now,
    completed_at: null,
    undoes: undoes ?? null,
    is_undoable: false,
    outcomes: [],
    warnings: [],
  };
  const { is_undoable: _undoable, outcomes: _outcomes, warnings: _warnings, ...kept } = change;
  const row: BulkChangeRow = {
    ...kept,
    organization_id: actor.organizationId,
    record_ids: recordIds,
    user_ids: userIds,
    versions,
    input,
  };
  await insertBulkChange(work, row);
  const ref: BulkChangeRef = { organization_id: actor.organizationId, bulk_change_id: id };
  work.enqueue(bulkTask, { ...ref }, { jobKey: `${bulkTask}:${id}`, maxAttempts });
  return change;
}
