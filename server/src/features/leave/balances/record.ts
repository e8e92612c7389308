import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { leaveUnits } from '../types/record.ts';

export const firstBalanceYear = 2000;
export const lastBalanceYear = 2100;

const amount = (description: string, example: number) => Type.Number({ description, examples: [example] });

export const LeaveBalance = Type.Object(
  {
    leave_type: Type.Object(
      {
        id: Id('lvt', 'The id of the type.'),
        name: Type.String({ examples: ['Vacation'], description: 'What the type is called.' }),
        code: Type.String({ examples: ['VACATION'], description: 'Its short name for other systems.' }),
        color: Type.String({ examples: ['#10B981'], description: 'Hex colour in calendars.' }),
        is_private: Type.Boolean({ examples: [false], description: 'Whether its leave is redacted for most readers.' }),
      },
      { $id: 'LeaveTypeInBalance', description: 'Of which type of leave.' },
    ),
    entitled: Nullable(Type.Number({ examples: [20] }), { description: 'What the whole year gives; null: unlimited.' }),
    accrued: amount('What of it has been given so far.', 20),
    carried_over: amount('Came from the year before, less what of it expired or moved on into the next.', 3),
    adjusted: amount('Sum of corrections by hand.', 0),
    taken: amount('Approved leave of the year, past and to come.', 5),
    pending: amount('Reserved by requests that wait for a decision.', 1),
    available: Nullable(Type.Number({ examples: [17] }), {
      description: 'accrued + carried_over + adjusted − taken − pending; null: unlimited.',
    }),
    unit: Type.Enum([...leaveUnits], { description: 'What all amounts of this balance are counted in.' }),
  },
  { $id: 'LeaveBalance', description: 'What there is of one type of leave, and what became of it.' },
);
export type LeaveBalance = Static<typeof LeaveBalance>;

export const LeaveBalances = Type.Object(
  {
    user_id: Id('usr', 'Whose balances they are.'),
    year: Type.Integer({ description: 'The calendar year.', examples: [2026] }),
    balances: Type.Array(LeaveBalance, { description: 'One for each type that the reader may see, by name.' }),
  },
  { $id: 'LeaveBalances', description: 'What one person has of each leave type in one calendar year.' },
);

export const BalanceYear = (description: string) =>
  Type.Integer({ minimum: firstBalanceYear, maximum: lastBalanceYear, examples: [2026], description });

export const PersonBalances = Type.Object(
  {
    user_id: Id('usr', 'Whose balances they are.'),
    first_name: Type.String({ description: 'Their preferred or given name.' }),
    last_name: Type.String({ description: 'Their family name.' }),
    job_title: Nullable(Type.String(), { description: 'What they work as.' }),
    department_id: Nullable(Id('dep'), { description: 'Where they belong.' }),
    is_active: Type.Boolean({ description: 'false: they have left.' }),
    year: Type.Integer({ description: 'The calendar year.', examples: [2026] }),
    balances: Type.Array(LeaveBalance, { description: 'One for each type, the oldest type first.' }),
  },
  { $id: 'PersonBalances', description: 'A person, and what they have of each leave type.' },
);
export type PersonBalances = Static<typeof PersonBalances>;

export const LeaveLedgerEntry = Type.Object(
  {
    id: Nullable(Id('bal'), {
      description:
        'null: due by the rules and counted in the balance already; it is entered with the next change of the balance or in the coming night.',
    }),
    leave_type_id: Id('lvt', 'The balance of which type.'),
    kind: Type.Enum(['GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY', 'ADJUSTMENT', 'SETTLEMENT', 'TAKEN', 'REVERSAL'], {
      description:
        'GRANT: of a year; ACCRUAL: of a month; CARRY_OVER: to or from another year; EXPIRY: what was brought over and not used; ADJUSTMENT: by hand; SETTLEMENT: what was left of an employment that is over, paid out or taken off the pay; TAKEN: approved leave; REVERSAL: leave that was given back.',
    }),
    amount: Type.Number({ examples: [2.5], description: 'In the unit of the type; negative takes away.' }),
    full_amount: Nullable(Type.Number(), {
      examples: [null],
      description:
        'Of a type that gives by working patterns: what full time gives for the same days; null of everything else.',
    }),
    is_difference: Type.Boolean({
      examples: [false],
      description: 'Whether it is what a change of the working pattern made more or less of a grant.',
    }),
    year: Type.Integer({ description: 'The balance of which year.', examples: [2026] }),
    reason: Personal(Nullable(Type.String(), { description: 'Why a correction was made.' })),
    leave_request_id: Nullable(Id('lv'), { description: 'The leave that was taken or given back.' }),
    leave_start_date: Nullable(Day(), { description: 'Its first day.' }),
    leave_end_date: Nullable(Day(), { description: 'Its last day.' }),
    created_by_id: Nullable(ActorId(), {
      description: 'Who caused it; null: it was due by the rules of the leave type.',
    }),
    created_at: Nullable(Instant(), { description: 'When it was entered; null: it is due.' }),
  },
  { $id: 'LeaveLedgerEntry', description: 'One entry behind a leave balance. It is never changed.' },
);
export type LeaveLedgerEntry = Static<typeof LeaveLedgerEntry>;

export const LeaveAdjustment = Type.Object(
  {
    id: RecordId('bal'),
    user_id: Id('usr', 'Whose balance it corrects.'),
    leave_type_id: Id('lvt', 'The balance of which type.'),
    year: Type.Integer({ description: 'The balance of which year.', examples: [2026] }),
    amount: Type.Number({ examples: [2.5], description: 'In the unit of the type; negative takes away.' }),
    reason: Nullable(Type.String(), { description: 'Why it was made.' }),
    created_by_id: Nullable(Id('usr'), { description: 'Who made it; null if no person did.' }),
    created_at: CreatedAt(),
  },
  {
    $id: 'LeaveAdjustment',
    description: 'A correction of a balance by hand. It is never changed, only followed by another.',
  },
);

export type LeaveAdjustment = Static<typeof LeaveAdjustment>;

export const NewLeaveAdjustment = Strict({
  user_id: Id('usr', 'Whose balance it corrects.'),
  leave_type_id: Id('lvt', 'A type with an allowance.'),
  year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  amount: Type.Number({
    minimum: -100_000,
    maximum: 100_000,
    examples: [2.5],
    description: 'In the unit of the type, with at most two decimals; negative takes away. Not 0.',
  }),
  reason: Type.Optional(
    Nullable(Prose(500, { examples: ['Worked on a holiday'] }), { description: 'Why it is made.' }),
  ),
});
export type NewLeaveAdjustment = Static<typeof NewLeaveAdjustment>;
