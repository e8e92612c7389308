import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { approval } from './approval-states.ts';
import { presentEntry } from './present.ts';
import { TimeEntry } from './record.ts';
import { isCompleted, mayDecide } from './rules.ts';
import { lockVisibleEntry } from './store.ts';
import { rejectedEntry } from './examples.ts';

export const rejectTimeEntry = writeOperation({
  id: 'timeEntries.reject',
  route: 'POST /time-entries/{id}/reject',
  subject: 'time_entry',
  summary: 'Reject a time entry',
  description:
    'By whoever may approve it. The reason is added to its notes, and its hours no longer count in the timesheet: refused in a locked pay period.',
  scope: 'time_entries:approve',
  module: 'time_tracking',
  params: Strict({ id: Id('ten') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; added to the notes of the entry.',
      examples: ['The shift ended at four.'],
    }),
  }),
  returns: TimeEntry,
  example: rejectedEntry,
  worksOn: 'approval_status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params, body }) {
    const entry = await lockVisibleEntry(work, params.id);
    enforce(mayDecide(actor, entry));
    enforce(isCompleted(entry));
    approval.move(entry.approval_status, 'reject');
    await openPlaceOf(work, entry.user_id, entry.work_date);
    const notes = [entry.notes, `Rejected: ${body.reason.trim()}`].filter((text) => text !== null).join('\n');
    const afterSave = () => refreshTimesheets(work, entry.user_id, [entry.work_date]);
    return presentEntry(actor, await work.move(approval, entry, 'reject', { values: { notes }, afterSave }));
  },
});
