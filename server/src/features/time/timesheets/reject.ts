import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { mayDecide } from '../entries/rules.ts';
import { moveSheet, sheetMove, sheetRejected } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { lockVisibleSheet } from './store.ts';

export const rejectTimesheet = writeOperation({
  id: 'timesheets.reject',
  route: 'POST /timesheets/{id}/reject',
  subject: 'timesheet',
  summary: 'Reject a timesheet',
  description: 'By whoever may approve it. The person corrects it and submits it again.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; the person reads it.',
      examples: ['Monday is missing.'],
    }),
  }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const sheet = await lockVisibleSheet(work, params.id);
    enforce(mayDecide(actor, sheet));
    sheetMove(sheet, 'reject');
    const after = await moveSheet(work, sheet, 'reject', { rejection_reason: body.reason.trim() });
    await work.react(sheetRejected, sheet.id);
    return presentTimesheet(actor, after);
  },
});
