import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { entryStates } from './approval-states.ts';
import { deletedEntry } from './examples.ts';
import { entryRecord, inOpenPeriod, notDeleted, subjectOf } from './guards.ts';
import { presentEntry } from './present.ts';
import { TimeEntry } from './record.ts';
import { mayEditEntry } from './rules.ts';
import { entryAfter, type LockedEntry, lockVisibleEntry, saveEntry } from './store.ts';

export const deleteTimeEntry = writeOperation({
  id: 'timeEntries.delete',
  route: 'DELETE /time-entries/{id}',
  subject: 'time_entry',
  summary: 'Delete a time entry',
  description:
    'Marks it deleted; it leaves every list and total. By the person whose entry it is, an Administrator or an Executive. Refused in a locked pay period. Deleting it again changes nothing.',
  scope: 'time_entries:write',
  module: 'time_tracking',
  // A running entry has no hours yet: it can be dropped also if the pay period was locked meanwhile.
  guards: guardsOn(entryRecord, [mayEditEntry, inOpenPeriod], [notDeleted]),
  params: Strict({ id: Id('ten') }),
  returns: TimeEntry,
  example: deletedEntry,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params }) {
    const entry = await lockVisibleEntry(work, params.id);
    await work.guard(await subjectOf(work, entry));
    const changedFields = entry.status === 'DELETED' ? [] : ['status'];
    work.audit({ subjectId: entry.id, changedFields, before: entry, after: { status: 'DELETED' } });
    if (entry.status !== 'DELETED') await markDeleted(work, entry);
    return presentEntry(actor, await entryAfter(work, entry.id));
  },
});

async function markDeleted(work: UnitOfWork, entry: LockedEntry): Promise<void> {
  const { to } = entryStates.move(entry.status, 'delete');
  await saveEntry(work, entry.id, { status: to, updated_at: work.now });
  await refreshTimesheets(work, entry.user_id, [entry.work_date]);
}
