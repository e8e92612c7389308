import { type Static, Type } from 'typebox';
import { longWorkStatuses } from '../../kernel/long-work/kind.ts';
import { Settings } from '../../kernel/settings.ts';
import { Day } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { TimesheetExplanation } from '../time/index.ts';

const { overtime_mode, overtime_daily_minutes, overtime_weekly_minutes, overtime_multiplier } = Settings.properties;
const { time_rounding_increment, time_rounding_mode, weekend_days } = Settings.properties;

/** What can be asked about. What is not given is as it was for each timesheet. */
const tried = {
  overtime_mode: Type.Optional({ ...overtime_mode, default: undefined }),
  overtime_daily_minutes: Type.Optional({ ...overtime_daily_minutes, default: undefined }),
  overtime_weekly_minutes: Type.Optional({ ...overtime_weekly_minutes, default: undefined }),
  overtime_multiplier: Type.Optional({ ...overtime_multiplier, default: undefined }),
  time_rounding_increment: Type.Optional({ ...time_rounding_increment, default: undefined }),
  time_rounding_mode: Type.Optional({ ...time_rounding_mode, default: undefined }),
  weekend_days: Type.Optional({ ...weekend_days, default: undefined }),
};
const TriedSettings = Strict(tried, {
  description:
    'Settings as they might have been. What is left out is as it was for each timesheet. Rounding is worked out anew from the times as they were clocked.',
});
export type TriedSettings = Partial<Pick<Settings, keyof typeof tried>>;

const ids = <P extends 'usr' | 'dep'>(prefix: P, description: string) =>
  Type.Optional(Type.Array(Id(prefix), { minItems: 1, maxItems: 500, uniqueItems: true, description }));

export const WhatIfQuestion = Strict({
  from: Day('The first day: timesheets that have one of these days are worked out, whole.'),
  to: Day('The last day, at most two years on.'),
  settings: TriedSettings,
  user_ids: ids('usr', 'Only these people.'),
  department_ids: ids('dep', 'Only people who are in these departments today. Not together with `user_ids`.'),
});
export type WhatIfQuestion = Static<typeof WhatIfQuestion>;

const minutes = (example: number, description: string) => Type.Integer({ examples: [example], description });
const money = (example: number, description: string) => Type.Number({ examples: [example], description });

const Figures = Type.Object(
  {
    regular_minutes: minutes(4800, 'Worked and no overtime.'),
    overtime_minutes: minutes(120, 'Overtime.'),
    paid_leave_minutes: minutes(0, 'Paid leave.'),
    holiday_minutes: minutes(0, 'Public holidays.'),
    regular_pay: money(2400, 'Pay for regular hours.'),
    overtime_pay: money(297.5, 'Pay for overtime.'),
    total_pay: money(2697.5, 'Pay for what was worked: both.'),
  },
  { $id: 'WhatIfFigures', description: 'What timesheets come to.' },
);
export type Figures = Static<typeof Figures>;

const compared = {
  timesheets: Type.Integer({ examples: [26], description: 'How many timesheets.' }),
  before: Figures,
  after: Figures,
  pay_difference: money(97.5, 'Pay after less pay before.'),
  overtime_difference_minutes: minutes(60, 'Overtime after less overtime before.'),
};

const WhatIfRow = Type.Object(
  {
    id: Nullable(Type.String(), {
      description: 'A person, a department, or the first day of a pay period; null: people without a department.',
      examples: ['usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
    }),
    name: Nullable(Type.String(), { description: 'What it is called; null for pay periods.', examples: ['Ada Byron'] }),
    ...compared,
  },
  { $id: 'WhatIfRow', description: 'What it comes to before and after, for one of them.' },
);
export type WhatIfRow = Static<typeof WhatIfRow>;

const sheet = {
  timesheet_id: Id('tsh', 'The timesheet.'),
  user_id: Id('usr', 'Whose it is.'),
  name: Type.String({ description: 'The same person by name.', examples: ['Ada Byron'] }),
  period_start: Day('The first day of its pay period.'),
  period_end: Day('The last.'),
};

const WhatIfSheet = Type.Object(
  { ...sheet, before: Figures, after: Figures },
  { $id: 'WhatIfSheet', description: 'One timesheet, before and after.' },
);
export type WhatIfSheet = Static<typeof WhatIfSheet>;

const Unexplained = Type.Object(
  {
    ...sheet,
    kept: described('What it shows.'),
    worked_out: described('What it comes to by what is known of then.'),
  },
  { $id: 'WhatIfUnexplained', description: 'A timesheet that does not come out as it stands.' },
);
export type Unexplained = Static<typeof Unexplained>;

function described(here: string) {
  return { ...Figures, 'x-here': here };
}

export const WhatIf = Type.Object(
  {
    id: Nullable(Id('wif'), { description: 'What to ask for its progress by; null: the answer is whole.' }),
    status: Type.Enum([...longWorkStatuses], {
      description:
        'Whether all is worked out. FAILED: who asked may not see pay any more, or it failed again and again for a fault of the server.',
    }),
    from: Day('The first day.'),
    to: Day('The last day.'),
    sheets_total: Type.Integer({ examples: [260], description: 'How many timesheets there are to work out.' }),
    sheets_done: Type.Integer({ examples: [260], description: 'How many are worked out.' }),
    currency: Type.String({ examples: ['CAD'], description: 'ISO 4217. What amounts are in.' }),
    other_currency: Type.Integer({
      examples: [0],
      description: 'Timesheets that were paid in another currency: they are left out.',
    }),
    totals: Type.Object(compared, { description: 'Of all of them.' }),
    people: Type.Array(WhatIfRow, { description: 'By person, the largest difference first.' }),
    departments: Type.Array(WhatIfRow, { description: 'By the department of today, the largest difference first.' }),
    periods: Type.Array(WhatIfRow, { description: 'By pay period, in order.' }),
    sheets: Type.Array(WhatIfSheet, { description: 'Each timesheet, if one person was asked about; else empty.' }),
    unexplained: Type.Array(Unexplained, {
      description:
        'Timesheets that do not come out as they stand by what is known of then, such as settings from before they were kept. Their figures of before are those they show. At most 200 are named.',
    }),
    unexplained_count: Type.Integer({ examples: [0], description: 'How many of these there are.' }),
  },
  { $id: 'WhatIf', description: 'What timesheets would have come to under other settings.' },
);
export type WhatIf = Static<typeof WhatIf>;

export const WhatIfSheetQuestion = Strict({ settings: TriedSettings });

export const WhatIfExplanation = Type.Object(
  {
    before: { ...TimesheetExplanation, 'x-here': 'How it came about.' },
    after: { ...TimesheetExplanation, 'x-here': 'How it would have.' },
  },
  { $id: 'WhatIfExplanation', description: 'How a timesheet comes about, and how it would have.' },
);
