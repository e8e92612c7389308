import { type Static, type TSchema, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { BreakFlagFields } from '../entries/record.ts';

const minutes = (example: number, description: string) => Type.Integer({ examples: [example], description });
const withPay = <T extends TSchema>(schema: T) => Type.Optional({ ...schema, 'x-scope': 'users.employment:read' });
const money = (example: number, description: string) => Type.Number({ examples: [example], description });

const ExplainedDay = Type.Object(
  {
    date: Day('A day of the organization.'),
    is_outside: Type.Boolean({
      description: 'Whether it lies outside the pay period: then it is no part of the sums.',
    }),
    worked: minutes(540, 'Minutes worked, overtime included.'),
    break: minutes(30, 'Minutes of breaks.'),
    paid_leave: minutes(0, 'Minutes of approved paid leave.'),
    holiday: minutes(0, 'Minutes of a public holiday.'),
    daily_overtime: minutes(60, 'Of `worked`, what is overtime by the day.'),
    entries: Type.Array(Id('ten'), { description: 'The entries that count.' }),
    break_flags: Type.Optional(
      Type.Array(
        Type.Object(
          { time_entry_id: Id('ten', 'The entry.'), ...BreakFlagFields },
          { description: 'A break that was missing or short by a working rule, those that only tell included.' },
        ),
        {
          description:
            'What working rules found of the breaks; what was taken off is a part of `break`. Not there on what was locked before breaks were judged.',
        },
      ),
    ),
  },
  { description: 'A day of the week, in minutes.' },
);

const ExplainedWeek = Type.Object(
  {
    week_start: Day('The first day of the work week.'),
    mode: Type.String({
      examples: ['weekly_only'],
      description: 'How overtime is counted: the setting `overtime_mode`.',
    }),
    daily_minutes: minutes(480, 'Minutes of a day after which overtime begins, if the mode counts by the day.'),
    weekly_minutes: minutes(2400, 'Minutes of a week after which overtime begins, if the mode counts by the week.'),
    days: Type.Array(ExplainedDay, { description: 'All seven days of the week.' }),
    weekly_overtime: minutes(60, 'What the week adds to the overtime of its days; of days in the period alone.'),
  },
  { description: 'A work week, day by day.' },
);

const PayLine = Type.Object(
  {
    rate: money(32.5, 'Pay for an hour.'),
    minutes: minutes(4800, 'Minutes worked at this rate.'),
    multiplier: Type.Number({ examples: [1], description: '1 for regular time, `overtime_multiplier` for overtime.' }),
    amount: money(2600, 'What the line adds to the pay.'),
  },
  { $id: 'TimesheetPayLine', description: 'Pay for the minutes at one rate.' },
);

export const TimesheetExplanation = Type.Object(
  {
    weeks: Type.Array(ExplainedWeek, { description: 'The work weeks that the pay period touches.' }),
    pay: withPay(Type.Array(PayLine, { description: 'Pay by rate: first regular time, then overtime.' })),
    totals: Type.Object(
      {
        total_minutes: minutes(4920, 'Worked: regular and overtime.'),
        regular_minutes: minutes(4800, 'Worked and no overtime.'),
        overtime_minutes: minutes(120, 'Overtime by the day and by the week.'),
        break_minutes: minutes(300, 'Breaks.'),
        paid_leave_minutes: minutes(0, 'Approved leave of paid types.'),
        holiday_minutes: minutes(0, 'Public holidays.'),
        entry_count: minutes(10, 'Entries that count.'),
        regular_pay: withPay(money(2600, 'Pay for regular time.')),
        overtime_pay: withPay(money(97.5, 'Pay for overtime.')),
        total_pay: withPay(money(2697.5, 'The two together.')),
        currency: withPay(Type.String({ examples: ['CAD'], description: 'ISO 4217.' })),
      },
      { description: 'What the parts add up to.' },
    ),
    is_current: Type.Boolean({
      description:
        'Whether the timesheet shows these totals. false: a setting has changed since, and the next change of its time or state brings it up to date.',
    }),
  },
  { $id: 'TimesheetExplanation', description: 'How the totals of a timesheet came about.' },
);
export type TimesheetExplanation = Static<typeof TimesheetExplanation>;
