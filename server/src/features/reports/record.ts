import { type Static, Type } from 'typebox';
import { Day } from '../../lib/days.ts';
import { Nullable } from '../../lib/schema.ts';

/** Rows on a screen; the file has more. */
export const maxRows = 200;
export const maxFileRows = 20_000;

const minutes = (description: string) => Type.Integer({ description, examples: [4920] });
const count = (description: string) => Type.Integer({ description, examples: [12] });
const amount = (description: string) => Type.Number({ description, examples: [12.5] });

const window = {
  start_date: Day('The first day added up.'),
  end_date: Day('The last day added up.'),
};
const month = Type.String({ description: 'The month, YYYY-MM.', examples: ['2026-03'] });
const row = {
  id: Nullable(Type.String(), {
    description: 'What the row is about: an id, or a value such as MEALS. null: none.',
    examples: ['prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
  }),
  name: Nullable(Type.String(), {
    description: 'What it is called; null for values and for none.',
    examples: ['Menu'],
  }),
};
/** Stands for projects, clients and tasks that the caller worked on and may no longer see. */
export const hiddenId = 'hidden';
const then = {
  then: Nullable(Type.Object(row), { description: 'The second thing that the row stands for; null without then_by.' }),
};
const hasMore = Type.Boolean({ description: `Whether there are more than the ${String(maxRows)} largest rows shown.` });

export const hoursBy = ['project', 'client', 'task', 'department', 'person'] as const;
export type HoursBy = (typeof hoursBy)[number];
export const measures = ['hours', 'overtime', 'billable', 'cost'] as const;
export type Measure = (typeof measures)[number];
const hours = {
  total_minutes: minutes('What was worked.'),
  billable_minutes: minutes('What of it is billable.'),
  overtime_minutes: Nullable(Type.Integer(), {
    description: 'What of it is overtime, as timesheets count it; null if there are too many entries to work it out.',
    examples: [120],
  }),
  cost: Nullable(Type.Number(), {
    description:
      'What it is paid with by the rates of the entries, as in timesheets. null unless measure is cost and the caller may see pay.',
    examples: [2697.5],
  }),
  entries: count('How many time entries.'),
};
const StraddlingPeriod = Type.Object({
  period_start: Day('The first day of the pay period.'),
  period_end: Day('Its last day.'),
  timesheets: count('How many timesheets of it are added up in part.'),
});
export const HoursReport = Type.Object(
  {
    ...window,
    by: Type.Enum([...hoursBy], { description: 'What a row stands for.' }),
    then_by: Nullable(Type.Enum([...hoursBy]), { description: 'What it stands for besides; null: nothing.' }),
    currency: Nullable(Type.String(), {
      description: 'ISO 4217, what cost is in; null without cost.',
      examples: ['CAD'],
    }),
    totals: Type.Object(hours, { description: 'Of all rows.' }),
    months: Type.Array(Type.Object({ month, ...hours }), { description: 'Every month, in order.' }),
    rows: Type.Array(Type.Object({ ...row, ...then, ...hours }), { description: 'The most first, by measure.' }),
    has_more_rows: hasMore,
    timesheets: Type.Object(
      {
        count: count('How many timesheets these hours are in.'),
        straddling: Type.Array(StraddlingPeriod, {
          description: 'Pay periods that go beyond these days: their timesheets hold more than is added up here.',
        }),
        weeks: Type.Array(
          Type.Object({ start_date: Day('The first day of the work week.'), end_date: Day('Its last day.') }),
          {
            description:
              'Work weeks that go beyond these days. Overtime is worked out by the week: days before count towards its limit.',
          },
        ),
        following: count('How many show other overtime than is added up here: settings have changed since.'),
        other_currency: count('How many are in another currency, and so not in cost.'),
      },
      { description: 'How the sum and the timesheets belong together.' },
    ),
  },
  { $id: 'HoursReport', description: 'Completed time entries added up; rejected ones do not count.' },
);
export type HoursReport = Static<typeof HoursReport>;

export const absenceBy = ['type', 'department', 'person'] as const;
export type AbsenceBy = (typeof absenceBy)[number];
const taken = {
  days: amount('Working days of approved leave.'),
  requests: count('How many leaves these days belong to.'),
};
const absence = {
  ...taken,
  people: count('How many people were away.'),
};
export const AbsenceReport = Type.Object(
  {
    ...window,
    by: Type.Enum([...absenceBy], { description: 'What a row stands for.' }),
    then_by: Nullable(Type.Enum([...absenceBy]), { description: 'What it stands for besides; null: nothing.' }),
    totals: Type.Object(absence, { description: 'Of all rows.' }),
    months: Type.Array(Type.Object({ month, ...taken }), { description: 'Every month, in order.' }),
    rows: Type.Array(Type.Object({ ...row, ...then, ...absence }), { description: 'Most days first.' }),
    has_more_rows: hasMore,
  },
  { $id: 'AbsenceReport', description: 'Working days of approved leave, on the days they were taken.' },
);
export type AbsenceReport = Static<typeof AbsenceReport>;

export const headcountBy = ['department', 'employment_type', 'work_location'] as const;
export type HeadcountBy = (typeof headcountBy)[number];
const headcount = {
  people: count('Employed at the end.'),
  fte: Type.Number({
    minimum: 0,
    examples: [11.4],
    description: 'The same in full-time equivalents, by the working patterns of that day.',
  }),
  joined: count('Whose employment began.'),
  left: count('Whose employment ended.'),
};
export const HeadcountReport = Type.Object(
  {
    ...window,
    by: Type.Enum([...headcountBy], { description: 'What a row stands for.' }),
    totals: Type.Object(
      {
        ...headcount,
        turnover_percent: Nullable(Type.Number(), {
          description: 'Who left, of the mean number of people at the ends of the months; null without people.',
          examples: [8.3],
        }),
      },
      { description: 'Of the whole time.' },
    ),
    months: Type.Array(Type.Object({ month, ...headcount }), { description: 'Every month, in order.' }),
    rows: Type.Array(Type.Object({ ...row, ...headcount }), { description: 'Most people first.' }),
    has_more_rows: hasMore,
  },
  {
    $id: 'HeadcountReport',
    description: 'People by the first and last day of their employment; employment types and places as they are now.',
  },
);
export type HeadcountReport = Static<typeof HeadcountReport>;

export const DepartmentsReport = Type.Object(
  {
    start_month: month,
    end_month: month,
    rows: Type.Array(
      Type.Object({
        month,
        department_id: Nullable(Type.String(), {
          description: 'null: people without one.',
          examples: ['dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
        }),
        department_name: Nullable(Type.String(), { description: 'What it is called.', examples: ['Kitchen'] }),
        people: headcount.people,
        joined: headcount.joined,
        left: headcount.left,
        total_minutes: Nullable(Type.Integer(), {
          description: 'What was worked; null where time is not tracked.',
          examples: [49_200],
        }),
        absence_days: Nullable(Type.Number(), {
          description:
            'Working days of approved leave of every type. To those who do not see that leave itself: of months that are over, where at least three people whose leave they do not see were in the department from its first to its last day; else null.',
          examples: [14.5],
        }),
      }),
      { description: 'By department and month.' },
    ),
  },
  {
    $id: 'DepartmentsReport',
    description: 'Hours, absence and headcount of each department in each month, by the departments of each day.',
  },
);
export type DepartmentsReport = Static<typeof DepartmentsReport>;

export const expensesBy = ['category', 'department', 'project', 'person'] as const;
export type ExpensesBy = (typeof expensesBy)[number];
const currency = Type.String({
  description: 'ISO 4217; amounts of different currencies are not added up.',
  examples: ['CAD'],
});
const expenses = {
  amount: amount('With taxes, in the currency of the report.'),
  lines: count('How many lines.'),
};
export const ExpensesReport = Type.Object(
  {
    ...window,
    by: Type.Enum([...expensesBy], { description: 'What a row stands for.' }),
    totals: Type.Array(Type.Object({ currency, ...expenses }), {
      description: 'One for each currency, the largest first.',
    }),
    months: Type.Array(Type.Object({ month, currency, ...expenses }), {
      description: 'In order; months without any are left out.',
    }),
    rows: Type.Array(Type.Object({ ...row, currency, ...expenses }), { description: 'The largest amounts first.' }),
    has_more_rows: hasMore,
  },
  {
    $id: 'ExpensesReport',
    description: 'Lines of expense reports that were submitted and not rejected, by their day.',
  },
);
export type ExpensesReport = Static<typeof ExpensesReport>;
