import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Text } from '../../../kernel/schema.ts';
import { periodTypes } from '../pay-periods.ts';

export const timesheetStatuses = ['OPEN', 'SUBMITTED', 'APPROVED', 'FINALIZED', 'SIGNED', 'REJECTED'] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

const minutes = (example: number, description?: string) =>
  Type.Integer({ examples: [example], ...(description !== undefined && { description }) });

const timesheetFields = {
  id: Id('tsh'),
  user_id: Id('usr'),
  user: Type.Object({ id: Id('usr'), first_name: Text(100), last_name: Text(100) }),
  period_start: Day(),
  period_end: Day(),
  period_type: Type.Enum([...periodTypes]),
  status: Type.Enum([...timesheetStatuses]),
  total_minutes: minutes(4920, 'Worked: regular and overtime. Entries that were REJECTED do not count.'),
  regular_minutes: minutes(4800),
  overtime_minutes: minutes(120, 'Worked out by the work week, also where the period splits it.'),
  break_minutes: minutes(300),
  paid_leave_minutes: minutes(0, 'Approved leave of paid types; no part of total_minutes.'),
  holiday_minutes: minutes(0, 'Public holidays that are no weekend, a standard day each; no part of total_minutes.'),
  entry_count: minutes(10),
  submitted_at: Nullable(Instant()),
  approved_at: Nullable(Instant()),
  approved_by_id: Nullable(Id('usr')),
  finalized_at: Nullable(Instant()),
  finalized_by_id: Nullable(Id('usr')),
  rejection_reason: Nullable(Type.String(), {
    description: 'Why it was last rejected; null once it is submitted again.',
  }),
  document_id: Nullable(Id('doc')),
  created_at: Instant(),
  updated_at: Instant(),
};

const payScope = 'users.employment:read';
const payFields = {
  regular_pay: Type.Optional({ ...Type.Number({ examples: [2600] }), 'x-scope': payScope }),
  overtime_pay: Type.Optional({ ...Type.Number({ examples: [97.5] }), 'x-scope': payScope }),
  total_pay: Type.Optional({ ...Type.Number({ examples: [2697.5] }), 'x-scope': payScope }),
  currency: Type.Optional({ ...Type.String({ examples: ['CAD'] }), 'x-scope': payScope }),
};

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
