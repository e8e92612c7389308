import { type Static, Type } from 'typebox';
import { Day } from '../../lib/days.ts';
import { CreatedAt, described, PersonName, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../lib/schema.ts';

const minutes = (example: number, description: string) => Type.Integer({ examples: [example], description });

export const accountEntryKinds = ['CORRECTION', 'PAY_OUT', 'LEAVE_IN_LIEU'] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

const kind = Type.Enum([...accountEntryKinds], {
  description: 'CORRECTION: by hand; PAY_OUT: paid in money; LEAVE_IN_LIEU: given as leave.',
});

const entryFields = {
  id: RecordId('hac'),
  kind,
  date: Day('The day from which it counts.'),
  minutes: minutes(-480, 'What it adds to the account; what is paid out or given as leave is negative.'),
  leave_type_id: Nullable(Id('lvt'), {
    examples: [null],
    description: 'The leave balance that hours given as leave went to; null for the others.',
  }),
  reason: Personal(Nullable(Type.String(), { description: 'Why it was made.', examples: ['Agreed in March'] })),
  created_by_id: Nullable(Id('usr'), { description: 'Who made it; null if no person did.' }),
  created_at: CreatedAt(),
};

const HoursAccountEntryInAccount = Type.Object(entryFields, {
  $id: 'HoursAccountEntryInAccount',
  description: 'What was entered in an hours account by hand. It is never changed, only followed by another.',
});

export const HoursAccountEntry = Type.Object(
  { ...entryFields, user_id: Id('usr', 'Whose account it is in.') },
  { $id: 'HoursAccountEntry', description: 'What was entered in an hours account by hand. It is never changed.' },
);
export type HoursAccountEntry = Static<typeof HoursAccountEntry>;

export const maxEntryMinutes = 600_000;

export const NewHoursAccountEntry = Strict({
  user_id: Id('usr', 'Whose account it is.'),
  kind,
  minutes: Type.Integer({
    minimum: -maxEntryMinutes,
    maximum: maxEntryMinutes,
    examples: [480],
    description:
      'Of a CORRECTION what it adds, or takes away if it is negative. Otherwise how much is paid out or given as leave: more than 0.',
  }),
  date: Type.Optional(Day('The day from which it counts; today unless given, and never later.')),
  leave_type_id: Type.Optional(
    Id(
      'lvt',
      'With LEAVE_IN_LIEU alone, and then needed: a leave type with an allowance, whose balance takes the hours.',
    ),
  ),
  reason: Type.Optional(Prose(500, { examples: ['Agreed in March'], description: 'Why. A CORRECTION needs it.' })),
});
export type NewHoursAccountEntry = Static<typeof NewHoursAccountEntry>;

export const Month = (description: string) =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-03'], description });

const AccountDay = Type.Object(
  {
    date: Day('A day of the organization.'),
    is_outside: Type.Boolean({ description: 'Whether it lies outside the month: shown to make the week whole.' }),
    is_counted: Type.Boolean({
      description: 'false: before the account began, after it ended, or a day that is not over yet.',
    }),
    contract_minutes: minutes(480, 'What the working pattern asks for, or the organization’s standard day.'),
    is_holiday: Type.Boolean({ description: 'Whether it is a public holiday: nothing is expected then.' }),
    leave_minutes: minutes(0, 'What approved leave takes off, paid or not.'),
    expected_minutes: minutes(480, 'What is left to be worked.'),
    worked_minutes: minutes(510, 'Worked, as timesheets count it.'),
    difference_minutes: minutes(30, 'Worked less expected; 0 of a day that is not counted.'),
  },
  { $id: 'AccountDay', description: 'A day: what was expected, and what was worked.' },
);

const AccountWeek = Type.Object(
  {
    week_start: Day('The first day of the work week.'),
    expected_minutes: minutes(2400, 'Expected on its days that are counted.'),
    worked_minutes: minutes(2430, 'Worked on them.'),
    difference_minutes: minutes(30, 'Worked less expected.'),
    days: Type.Array(AccountDay, { description: 'All seven days.' }),
  },
  { $id: 'AccountWeek', description: 'A work week, whole, whichever month its days lie in.' },
);

const AccountMonth = Type.Object(
  {
    month: Type.String({ description: 'YYYY-MM.', examples: ['2026-03'] }),
    balance_before_minutes: minutes(120, 'What came over from the month before.'),
    expected_minutes: minutes(10_560, 'Expected on its days that are over.'),
    worked_minutes: minutes(10_700, 'Worked on them.'),
    entered_minutes: minutes(-60, 'Corrections, pay-outs and leave in lieu.'),
    cut_minutes: minutes(0, 'What the cap took at its end; 0 or less.'),
    balance_minutes: minutes(200, 'What it ends with, and the next begins with.'),
    is_over_cap: Type.Boolean({ description: 'Whether it is above the cap.' }),
  },
  { $id: 'AccountMonth', description: 'A month: balance before + worked − expected + entered + cut.' },
);
export type AccountMonth = Static<typeof AccountMonth>;

const cap = {
  cap_minutes: Nullable(Type.Integer(), {
    description: 'What it should not exceed at a month’s end; null: no cap.',
    examples: [2400],
  }),
  cap: Type.Enum(['WARN', 'CUT'], { description: 'Whether what is above the cap is only told, or taken away.' }),
  is_over_cap: Type.Boolean({ description: 'Whether it is above the cap now.' }),
};

export const HoursAccount = Type.Object(
  {
    user_id: Id('usr', 'Whose account it is.'),
    user: described(PersonName, 'The same person by name.'),
    is_kept: Type.Boolean({ description: 'Whether the organization keeps hours accounts; false: all else is empty.' }),
    begins_on: Nullable(Day(), { description: 'The first day that counts; null: none does.' }),
    counted_through: Nullable(Day(), {
      description: 'The last day that is counted: yesterday, or the last day of employment; null: none is yet.',
    }),
    balance_minutes: minutes(200, 'What there is: more worked than expected, or less if it is negative.'),
    ...cap,
    month: Type.String({ description: 'The month of the weeks and entries shown, YYYY-MM.', examples: ['2026-03'] }),
    weeks: Type.Array(AccountWeek, { description: 'The work weeks that the month touches.' }),
    entries: Type.Array(HoursAccountEntryInAccount, {
      description: 'What was entered by hand in the month, in order.',
    }),
    months: Type.Array(AccountMonth, { description: 'Every month since the account began, in order.' }),
  },
  {
    $id: 'HoursAccount',
    description: 'What someone worked against what their contract asks for, by day, week and month, carried on.',
  },
);
export type HoursAccount = Static<typeof HoursAccount>;

export const HoursAccountSummary = Type.Object(
  {
    user_id: Id('usr', 'Whose account it is.'),
    first_name: Type.String({ description: 'Their preferred or given name.' }),
    last_name: Type.String({ description: 'Their family name.' }),
    job_title: Nullable(Type.String(), { description: 'What they work as.' }),
    department_id: Nullable(Id('dep'), { description: 'Where they belong.' }),
    is_active: Type.Boolean({ description: 'false: they have left.' }),
    balance_minutes: minutes(200, 'What there is; negative: less worked than expected.'),
    month_minutes: minutes(80, 'What this month has added so far.'),
    ...cap,
  },
  { $id: 'HoursAccountSummary', description: 'A person, and what there is in their hours account.' },
);
export type HoursAccountSummary = Static<typeof HoursAccountSummary>;
