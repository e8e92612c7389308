import { minorDigits } from '../../../lib/money.ts';
import type { Figures } from './record.ts';

/** Amounts in the minor unit of the currency: whole numbers add up exactly. */
export interface Sums {
  regular_minutes: number;
  overtime_minutes: number;
  paid_leave_minutes: number;
  holiday_minutes: number;
  pay: number;
}

export const isSame = (one: Sums, other: Sums): boolean =>
  (Object.keys(one) as (keyof Sums)[]).every((name) => one[name] === other[name]);

export const figuresOf = ({ pay, ...minutes }: Sums, currency: string): Figures => ({
  ...minutes,
  total_pay: pay / 10 ** minorDigits(currency),
});
