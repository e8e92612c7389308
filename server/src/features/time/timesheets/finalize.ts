import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { keepExplanation } from './explain.ts';
import { moveSheet, sheetMove } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { refuseUnsettled } from './rules.ts';
import { lockVisibleSheet } from './store.ts';

export const finalizeTimesheet = writeOperation({
  id: 'timesheets.finalize',
  route: 'POST /timesheets/{id}/finalize',
  subject: 'timesheet',
  summary: 'Lock a timesheet for payroll',
  description: 'From then on its hours, rates and billing no longer change. Refused while an entry in it is undecided.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    sheetMove(sheet, 'finalize');
    await refuseUnsettled(work, sheet);
    const values = { finalized_at: work.now, finalized_by_id: actor.userId };
    const finalized = await moveSheet(work, sheet, 'finalize', values);
    await keepExplanation(work, finalized);
    return presentTimesheet(actor, finalized);
  },
});
