import { type Static, Type } from 'typebox';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { weeklyMinutesOf } from '../../../kernel/working-patterns.ts';
import { Day } from '../../../lib/days.ts';
import { described } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { minorDigits } from '../../../lib/money.ts';
import { Nullable } from '../../../lib/schema.ts';
import { findHeldOn } from '../../people/index.ts';
import { Compensation } from './record.ts';
import { findNextPayDay } from './store.ts';

const weeksOfYear = 52;

const Figures = (of: string) =>
  Type.Object(
    {
      before: Nullable(Type.Number({ examples: [21.15] }), { description: `${of} until then; null: there is none.` }),
      after: Nullable(Type.Number({ examples: [21.78] }), { description: `${of} from then on; null: there is none.` }),
    },
    { description: `${of}.` },
  );

export const PayRise = Type.Object(
  {
    user_id: Id('usr', 'Who is paid.'),
    before: Nullable(Compensation, { description: 'What they were paid until then; null: nothing was recorded.' }),
    after: described(Compensation, 'What they are paid from then on.'),
    weekly_minutes: Type.Integer({
      examples: [2400],
      description: 'What they work in a week by their pattern on that day; of a pattern of two weeks on average.',
    }),
    per_hour: Figures('Paid for an hour of these weeks'),
    per_year: Figures('Paid for 52 of these weeks'),
    planned_from: Nullable(Day(), {
      examples: [null],
      description: 'The day of a later change of pay, which stays as it is; null: none is planned.',
    }),
  },
  { $id: 'PayRise', description: 'A change of what someone is paid, by the hour and by the year.' },
);
export type PayRise = Static<typeof PayRise>;

/** What a change of pay comes to, once it stands. */
export async function riseOf(work: UnitOfWork, before: Compensation | null, after: Compensation): Promise<PayRise> {
  const { actor, tx } = work;
  const { user_id: userId, effective_date: day } = after;
  const pattern = (await findHeldOn(tx, actor, userId, day))?.working_pattern ?? null;
  const minutes = weeklyMinutesOf(actor.organization.settings, pattern);
  return {
    user_id: userId,
    before,
    after,
    weekly_minutes: Math.round(minutes),
    per_hour: { before: before && perHour(before, minutes), after: perHour(after, minutes) },
    per_year: { before: before && perYear(before, minutes), after: perYear(after, minutes) },
    planned_from: await findNextPayDay(work, userId, day),
  };
}

const rounded = (amount: number, currency: string): number => Number(amount.toFixed(minorDigits(currency)));

function perHour({ pay_type, amount, currency }: Compensation, weeklyMinutes: number): number | null {
  if (pay_type === 'HOURLY') return amount;
  return weeklyMinutes === 0 ? null : rounded((amount * 60) / weeksOfYear / weeklyMinutes, currency);
}

const perYear = ({ pay_type, amount, currency }: Compensation, weeklyMinutes: number): number =>
  pay_type === 'SALARY' ? amount : rounded((amount * weeklyMinutes * weeksOfYear) / 60, currency);
