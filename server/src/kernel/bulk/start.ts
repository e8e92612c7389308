import type { Operation } from '../declaration.ts';
import type { WorkName } from '../long-work/kind.ts';
import { startLongWork } from '../long-work/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type BulkAsked, type BulkChange, type BulkTodo, type BulkWork, presentBulkChange } from './record.ts';

export const bulkName: WorkName = { name: 'bulk_change', prefix: 'blk', keptMs: 90 * 86_400_000 };

/** Most records of one bulk change. */
export const maxRecords = 10_000;

interface Wanted extends Partial<Omit<BulkTodo, 'record_ids'>>, Pick<BulkTodo, 'record_ids'> {
  /** What it is asked for, once at a time; without it for these records alone. */
  readonly about?: string;
  /** The bulk change that this one takes back. */
  readonly undoes?: string;
}

/**
 * Has a job do the operation to each of these records, in this order. By the rights that the person who asks has when its turn
 * comes; one that is refused keeps no other back. 409 if the same is under way.
 */
export async function startBulkChange(
  work: UnitOfWork,
  { id: operation_id }: Pick<Operation, 'id'>,
  { about, undoes, record_ids, user_ids = [], versions = [], input = {} }: Wanted,
): Promise<BulkChange> {
  const { acceptedById } = work;
  const asked: BulkAsked = {
    operation_id,
    about: about ?? null,
    ...(acceptedById !== null && { accepted_by_id: acceptedById }),
  };
  const todo: BulkTodo = { record_ids, user_ids, versions, input };
  return presentBulkChange(
    await startLongWork<BulkWork>(work, bulkName, {
      asked,
      todo,
      total: record_ids.length,
      ...(about !== undefined && { about: `${operation_id}:${about}` }),
      ...(undoes !== undefined && { undoes }),
    }),
  );
}
