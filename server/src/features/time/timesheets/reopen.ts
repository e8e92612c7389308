import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveSheet } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { lockVisibleSheet } from './store.ts';

export const reopenTimesheet = writeOperation({
  id: 'timesheets.reopen',
  route: 'POST /timesheets/{id}/reopen',
  subject: 'timesheet',
  summary: 'Open an approved timesheet again',
  description: 'The person submits it anew. One that is FINALIZED stays so.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    const undecided = { submitted_at: null, approved_at: null, approved_by_id: null };
    return presentTimesheet(actor, await moveSheet(work, sheet, 'reopen', undecided));
  },
});
