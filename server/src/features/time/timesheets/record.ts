import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { CreatedAt, described, OnBehalfOf, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable } from '../../../lib/schema.ts';
import { BreakFlag } from '../entries/record.ts';
import { periodTypes } from '../pay-periods.ts';

export const timesheetStatuses = ['OPEN', 'SUBMITTED', 'APPROVED', 'FINALIZED', 'SIGNED', 'REJECTED'] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

const minutes = (example: number, description?: string) =>
  Type.Integer({ examples: [example], ...(description !== undefined && { description }) });

const timesheetFields = {
  id: RecordId('tsh'),
  user_id: Id('usr', 'Whose time it is.'),
  user: described(PersonName, 'The same person by name.'),
  period_start: Day('The first day of the pay period.'),
  period_end: { ...Day('The last day of the pay period.'), examples: ['2026-03-22'] },
  period_type: Type.Enum([...periodTypes], {
    examples: ['BIWEEKLY'],
    description: 'How long pay periods were when the timesheet was opened.',
  }),
  status: Type.Enum([...timesheetStatuses], {
    description: 'OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll.',
  }),
  total_minutes: minutes(4920, 'Worked: regular and overtime. Entries that were REJECTED do not count.'),
  regular_minutes: minutes(4800, 'Worked and no overtime.'),
  overtime_minutes: minutes(120, 'Worked out by the work week, also if the period splits it.'),
  break_minutes: minutes(300, 'Breaks of the entries that count.'),
  break_flags: Type.Array(BreakFlag, {
    examples: [[]],
    description: 'What working rules found of the breaks of these entries, summed up by rule.',
  }),
  paid_leave_minutes: minutes(0, 'Approved leave of paid types; no part of total_minutes.'),
  holiday_minutes: minutes(0, 'Public holidays that are no weekend, a standard day each; no part of total_minutes.'),
  entry_count: minutes(10, 'Entries that count.'),
  submitted_at: Nullable(Instant(), { description: 'When it was last submitted; null while it is OPEN.' }),
  submitted_minutes: Nullable(Type.Integer(), {
    examples: [4920],
    description:
      'total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet.',
  }),
  submitted_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who submitted it for the person; null: the person did, or it is not submitted.',
  }),
  submission_reason: Personal(
    Nullable(Type.String(), { description: 'Why it was submitted for the person, who reads it; null: they did.' }),
  ),
  changed_since_submitted: Type.Boolean({
    examples: [false],
    description: 'Whether its hours or entries are others than those that were submitted; while it is SUBMITTED.',
  }),
  approved_at: Nullable(Instant(), { description: 'When it was approved; null until then.' }),
  approved_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who approved it; null until then.' }),
  on_behalf_of_id: OnBehalfOf(),
  finalized_at: Nullable(Instant(), { description: 'When it was locked for payroll; null until then.' }),
  finalized_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who locked it; null until then.' }),
  rejection_reason: Personal(
    Nullable(Type.String(), { description: 'Why it was last rejected; null once it is submitted again.' }),
  ),
  rejected_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who last rejected it; null once it is submitted again.',
  }),
  document_id: Nullable(Id('doc'), { examples: [null], description: 'The document made from it; null: none.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const payScope = 'users.employment:read';
const payFields = {
  regular_pay: Type.Optional({
    ...Type.Number({ examples: [2600], description: 'Pay for regular_minutes, at the rates of the entries.' }),
    'x-scope': payScope,
  }),
  overtime_pay: Type.Optional({
    ...Type.Number({ examples: [97.5], description: 'Pay for overtime_minutes, the multiplier included.' }),
    'x-scope': payScope,
  }),
  total_pay: Type.Optional({
    ...Type.Number({ examples: [2697.5], description: 'The two together.' }),
    'x-scope': payScope,
  }),
  currency: Type.Optional({
    ...Type.String({ examples: ['CAD'], description: 'ISO 4217. What the pay figures are in.' }),
    'x-scope': payScope,
  }),
};

export const payFieldNames = Object.keys(payFields);

export const Timesheet = Type.Object(
  { ...timesheetFields, ...payFields },
  {
    $id: 'Timesheet',
    description:
      'The time of one person in one pay period. Totals follow from the entries. Pay figures need users.employment:read and an Administrator or Executive.',
  },
);

/** What events carry: never pay figures. */
export const TimesheetInEvent = Type.Object(timesheetFields, {
  $id: 'TimesheetInEvent',
  description: 'A timesheet as events carry it, without pay figures.',
});

export type Timesheet = Static<typeof Timesheet>;
export type TimesheetInEvent = Static<typeof TimesheetInEvent>;
export const timesheetFieldNames = Object.keys(timesheetFields) as (keyof TimesheetInEvent)[];
