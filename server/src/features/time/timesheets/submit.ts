import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveSheet, sheetMove } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { isOwnSheet, refuseRunning } from './rules.ts';
import { lockVisibleSheet } from './store.ts';

export const submitTimesheet = writeOperation({
  id: 'timesheets.submit',
  route: 'POST /timesheets/{id}/submit',
  subject: 'timesheet',
  summary: 'Submit one’s timesheet for approval',
  surface: 'app',
  scope: null,
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    enforce(isOwnSheet(actor, sheet));
    sheetMove(sheet, 'submit');
    await refuseRunning(work, sheet);
    const submitted = await moveSheet(work, sheet, 'submit', { submitted_at: work.now, rejection_reason: null });
    return presentTimesheet(actor, submitted);
  },
});
