import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { tell } from '../notifications/store.ts';
import { countDue, dueToday } from './store.ts';

export const remindOfTimesheets = writeOperation({
  id: 'payPeriods.remind',
  route: 'POST /pay-periods/remind',
  summary: 'Remind everyone whose timesheet keeps a pay period open',
  description:
    'Those whose payroll the caller prepares and whose timesheet of these days is OPEN or REJECTED get a notification, and a mail if they want one. Nobody is reminded of the same timesheet twice on one day.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  module: 'time_tracking',
  body: Strict({
    period_start: Day('The first day of the pay period.'),
    period_end: Day('Its last day.'),
  }),
  returns: Type.Object({
    reminded: Type.Integer({ minimum: 0, description: 'How many people were reminded.' }),
    already_reminded: Type.Integer({ minimum: 0, description: 'How many had been reminded today already.' }),
  }),
  refuses: ['CONFLICT'],

  async run({ work, body: { period_start: start, period_end: end } }) {
    const due = await countDue(work, { start, end });
    if (due === 0) throw conflict('time.nobodyToRemind', { reason: 'none' });
    const reminded = await tell(work, 'timesheet_due', dueToday(work, { start, end }));
    work.audit({ recordCount: reminded.length });
    return { reminded: reminded.length, already_reminded: due - reminded.length };
  },
});
