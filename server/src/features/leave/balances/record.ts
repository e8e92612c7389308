import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict } from '../../../kernel/schema.ts';
import { leaveUnits } from '../types/record.ts';

export const firstBalanceYear = 2000;
export const lastBalanceYear = 2100;

const amount = (description: string, example: number) => Type.Number({ description, examples: [example] });

export const LeaveBalance = Type.Object(
  {
    leave_type: Type.Object({
      id: Id('lvt'),
      name: Type.String({ examples: ['Vacation'] }),
      code: Type.String({ examples: ['VACATION'] }),
      color: Type.String({ examples: ['#2563EB'] }),
      is_private: Type.Boolean(),
    }),
    entitled: Nullable(amount('What the whole year gives.', 20), { description: 'null: unlimited.' }),
    accrued: amount('What of it has been given so far.', 20),
    carried_over: amount('Came from the year before, less what of it expired or moved on into the next.', 3),
    adjusted: amount('Sum of corrections by hand.', 0),
    taken: amount('Approved leave of the year, past and to come.', 5),
    pending: amount('Reserved by requests that wait for a decision.', 1),
    available: Nullable(Type.Number({ examples: [17] }), {
      description: 'accrued + carried_over + adjusted − taken − pending; null: unlimited.',
    }),
    unit: Type.Enum([...leaveUnits]),
  },
  { $id: 'LeaveBalance' },
);
export type LeaveBalance = Static<typeof LeaveBalance>;

export const LeaveBalances = Type.Object(
  {
    user_id: Id('usr'),
    year: Type.Integer({ examples: [2026] }),
    balances: Type.Array(LeaveBalance),
  },
  { $id: 'LeaveBalances', description: 'What one person has of each leave type in one calendar year.' },
);

export const BalanceYear = (description: string) =>
  Type.Integer({ minimum: firstBalanceYear, maximum: lastBalanceYear, examples: [2026], description });

export const LeaveAdjustment = Type.Object(
  {
    id: Id('bal'),
    user_id: Id('usr'),
    leave_type_id: Id('lvt'),
    year: Type.Integer({ examples: [2026] }),
    amount: Type.Number({ examples: [2.5], description: 'In the unit of the type; negative takes away.' }),
    reason: Nullable(Type.String()),
    created_by_id: Nullable(Id('usr')),
    created_at: Instant(),
  },
  {
    $id: 'LeaveAdjustment',
    description: 'A correction of a balance by hand. It is never changed, only followed by another.',
  },
);

export const NewLeaveAdjustment = Strict({
  user_id: Id('usr'),
  leave_type_id: Id('lvt', 'A type with an allowance.'),
  year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  amount: Type.Number({
    minimum: -100_000,
    maximum: 100_000,
    examples: [2.5],
    description: 'In the unit of the type, with at most two decimals; negative takes away. Not 0.',
  }),
  reason: Type.Optional(Nullable(Prose(500, { examples: ['Worked on a holiday'] }))),
});
