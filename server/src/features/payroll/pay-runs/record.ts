import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable } from '../../../lib/schema.ts';
import { Sequenced } from '../../../lib/sequenced.ts';

const minutes = (example: number, description: string) => Type.Integer({ examples: [example], description });
const money = (example: number, description: string) => Type.Number({ examples: [example], description });
const Hash = (description: string) =>
  Type.String({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'], description });

const kinds = {
  regular_minutes: minutes(4800, 'Worked and no overtime.'),
  overtime_minutes: minutes(120, 'Overtime.'),
  paid_leave_minutes: minutes(480, 'Paid leave of all types.'),
  holiday_minutes: minutes(0, 'Public holidays.'),
};
const amounts = {
  regular_pay: money(2600, 'Pay for regular_minutes.'),
  overtime_pay: money(97.5, 'Pay for overtime_minutes, the multiplier included.'),
  total_pay: money(2697.5, 'The two together.'),
  currency: Type.String({ examples: ['CAD'], description: 'ISO 4217.' }),
};

export const PayTotals = Type.Object(
  { ...kinds, ...amounts },
  { $id: 'PayTotals', description: 'What lines of one currency come to.' },
);
export type PayTotals = Static<typeof PayTotals>;

/** A timesheet that a run went without. It is no part of the seal: the words go when the person is erased. */
export const LeftOut = Type.Object(
  {
    timesheet_id: Id('tsh', 'The timesheet.'),
    user_id: Id('usr', 'Whose it is.'),
    reason: Personal(
      Nullable(Type.String({ examples: ['Away until Monday; hours unknown.'] }), {
        description: 'Why the run went without it; null once the person is erased.',
      }),
    ),
  },
  {
    $id: 'LeftOutOfPayRun',
    description: 'A timesheet of the period that a pay run went without; a later run takes it.',
  },
);
export type LeftOut = Static<typeof LeftOut>;

/** What is sealed of a run itself: all but the hashes, and who was left out. */
const sealedRun = {
  id: RecordId('prn'),
  number: Type.Integer({ examples: [7], description: 'Counted within the organization, from 1.' }),
  period_start: Day('The first day of the pay period.'),
  period_end: { ...Day('Its last day.'), examples: ['2026-03-22'] },
  line_count: Type.Integer({ examples: [42], description: 'Its lines: timesheets and corrections.' }),
  correction_count: Type.Integer({ examples: [1], description: 'Of these, corrections of earlier timesheets.' }),
  totals: Type.Array(PayTotals, { description: 'The sums of its lines, for each currency.' }),
  created_by_id: Nullable(ActorId(), { description: 'Who sealed it.' }),
  created_at: CreatedAt(),
};
export const sealedRunNames = Object.keys(sealedRun) as (keyof typeof sealedRun)[];

export const PayRun = Type.Object(
  {
    ...sealedRun,
    left_out: Type.Array(LeftOut, {
      examples: [[]],
      description: 'Timesheets that the run went without, and why. The next run takes them, once they are locked.',
    }),
    previous_hash: Nullable(Hash(''), {
      description: 'The hash of the organization’s run before this one; null for the first.',
    }),
    // It is over ids and instants: what was rehearsed has another one.
    hash: Sequenced(
      Hash(
        'SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of run, lines and previous_hash, as `GET /pay-runs/{id}/content` has them.',
      ),
    ),
  },
  {
    $id: 'PayRun',
    description:
      'Timesheets of a pay period and corrections of earlier ones, as they were handed to payroll. Sealed: it never changes.',
  },
);
export type PayRun = Static<typeof PayRun>;

export const lineKinds = ['TIMESHEET', 'CORRECTION'] as const;

const LeaveOfType = Type.Object(
  {
    leave_type_id: Nullable(Id('lvt'), {
      description:
        'The type of leave; null: not known for a timesheet from before types were kept, or private to who asks.',
    }),
    name: Nullable(Type.String({ examples: ['Vacation'] }), { description: 'What the type was called.' }),
    minutes: minutes(480, 'Minutes of it.'),
  },
  { $id: 'PaidLeaveOfType', description: 'Paid leave of one type.' },
);

export const PayRunLine = Type.Object(
  {
    id: RecordId('prl'),
    pay_run_id: Id('prn', 'The run that it belongs to.'),
    kind: Type.Enum([...lineKinds], {
      description: 'TIMESHEET: all of it. CORRECTION: the difference that a correction makes to an earlier one.',
    }),
    user_id: Id('usr', 'Whose pay it is.'),
    timesheet_id: Id('tsh', 'The timesheet that is paid or corrected.'),
    correction_id: Nullable(Id('tcr'), { examples: [null], description: 'The correction; null for a timesheet.' }),
    period_start: Day('The first day of the timesheet’s period: for a correction, where it comes from.'),
    period_end: { ...Day('Its last day.'), examples: ['2026-03-22'] },
    payroll_id: Nullable(Type.String({ examples: ['P-1042'] }), { description: 'Their number in payroll, then.' }),
    employee_id: Nullable(Type.String({ examples: ['E-7'] }), { description: 'Their employee number, then.' }),
    department_id: Nullable(Id('dep'), { description: 'Their department on the last day of the period.' }),
    department_name: Nullable(Type.String({ examples: ['Kitchen'] }), { description: 'What it was called.' }),
    regular_minutes: kinds.regular_minutes,
    overtime_minutes: kinds.overtime_minutes,
    paid_leave_minutes: kinds.paid_leave_minutes,
    paid_leave: Type.Array(LeaveOfType, { description: 'The same by type.' }),
    holiday_minutes: kinds.holiday_minutes,
    ...amounts,
    reason: Nullable(Type.String(), { description: 'Why it was corrected; null for a timesheet.' }),
    explanation_id: Type.String({
      examples: ['tsh_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
      description: 'The record that explains it: the timesheet or the correction.',
    }),
    explanation_hash: Nullable(Hash(''), {
      description:
        'SHA-256 of the canonical JSON (RFC 8785) of what `GET /timesheets/{id}/explanation` answers as `data` to those who see pay; for a correction with its `correction_id`. null: no explanation was kept. Runs that were sealed before this could be checked keep the hash that they have, of a record inside.',
    }),
  },
  { $id: 'PayRunLine', description: 'What one person is paid in a run. Differences may be negative.' },
);
export type PayRunLine = Static<typeof PayRunLine>;
