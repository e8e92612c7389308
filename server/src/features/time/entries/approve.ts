import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { timeEntryApproved } from '../events.ts';
import { approval } from './approval-states.ts';
import { presentEntry, snapshotOf } from './present.ts';
import { TimeEntry } from './record.ts';
import { isCompleted, mayDecide } from './rules.ts';
import { entryAfter, lockVisibleEntry, saveEntry } from './store.ts';
import { approvedEntry } from './examples.ts';

export const approveTimeEntry = writeOperation({
  id: 'timeEntries.approve',
  route: 'POST /time-entries/{id}/approve',
  subject: 'time_entry',
  summary: 'Approve a time entry',
  description: 'By a Department Head within their departments, an Administrator or an Executive; never one’s own.',
  scope: 'time_entries:approve',
  module: 'time_tracking',
  params: Strict({ id: Id('ten') }),
  returns: TimeEntry,
  example: approvedEntry,
  worksOn: 'approval_status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params }) {
    const entry = await lockVisibleEntry(work, params.id);
    enforce(mayDecide(actor, entry));
    enforce(isCompleted(entry));
    const { to, previous } = approval.move(entry.approval_status, 'approve');
    const decision = { approval_status: to, approved_by_id: actor.userId, approved_at: work.now };
    await saveEntry(work, entry.id, { ...decision, updated_at: work.now });
    const changedFields = Object.keys(decision);
    work.audit({ subjectId: entry.id, changedFields });
    const approved = await entryAfter(work, entry.id);
    await work.raise(timeEntryApproved, { subjectId: entry.id, snapshot: snapshotOf(approved), previous });
    return presentEntry(actor, approved);
  },
});
