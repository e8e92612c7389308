import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { approval } from './approval-states.ts';
import { presentEntry } from './present.ts';
import { TimeEntry } from './record.ts';
import { isCompleted, mayDecide } from './rules.ts';
import { lockVisibleEntry } from './store.ts';
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
    const values = { approved_by_id: actor.userId, approved_at: work.now };
    return presentEntry(actor, await work.move(approval, entry, 'approve', { values }));
  },
});
