import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { approvePendingOf } from '../entries/approve-pending.ts';
import { mayDecide } from '../entries/rules.ts';
import { moveSheet, sheetApproved, sheetMove } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { lockVisibleSheet } from './store.ts';

export const approveTimesheet = writeOperation({
  id: 'timesheets.approve',
  route: 'POST /timesheets/{id}/approve',
  subject: 'timesheet',
  summary: 'Approve a timesheet',
  description: 'By whoever may approve the entries in it; those that still wait are approved with it.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    enforce(mayDecide(actor, sheet));
    sheetMove(sheet, 'approve');
    await approvePendingOf(work, sheet.user_id, { start: sheet.period_start, end: sheet.period_end });
    const decision = { approved_at: work.now, approved_by_id: actor.userId };
    const after = await moveSheet(work, sheet, 'approve', decision);
    await work.react(sheetApproved, sheet.id);
    return presentTimesheet(actor, after);
  },
});
