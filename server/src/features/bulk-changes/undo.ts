import { admit } from '../../kernel/admit.ts';
import { BulkChange, type BulkWork } from '../../kernel/bulk/record.ts';
import { bulkName, startBulkChange } from '../../kernel/bulk/start.ts';
import { operationNamed } from '../../kernel/declared.ts';
import { findLongWork, lockToUndo, markUndone } from '../../kernel/long-work/store.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { bulkEffects, bulkKinds } from './kinds.ts';

export const undoBulkChange = writeOperation({
  id: 'bulkChanges.undo',
  route: 'POST /bulk-changes/{id}/undo',
  subject: 'bulk_change',
  summary: 'Take a bulk change back',
  description:
    'As another bulk change: each record becomes what it was, or goes if it was made. One that was changed since is refused and stays. Once, after it has ended.',
  surface: 'app',
  scope: null,
  effects: { may: bulkEffects, of: () => bulkEffects, isCarrier: true },
  params: Strict({ id: Id('blk') }),
  returns: BulkChange,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const change = await findLongWork<BulkWork>(work.tx, actor, bulkName.name, params.id, 'administrators');
    if (!change) throw notFound('bulk change');
    const operation = operationNamed(work.services.catalogue, change.asked.operation_id);
    admit(actor, operation);
    const recordIds = await lockToUndo(work, change.id);
    if (recordIds.length === 0) throw conflict('record.notUndoable', { reason: 'not_undoable' });
    const isOfPeople = bulkKinds.get(operation.id)?.isOfPeople === true;
    const undoing = await startBulkChange(work, operation, {
      record_ids: recordIds,
      undoes: change.id,
      ...(isOfPeople && { user_ids: recordIds }),
    });
    await markUndone(work, change.id, undoing.id);
    work.audit({ subjectId: change.id, recordCount: recordIds.length });
    return undoing;
  },
});
