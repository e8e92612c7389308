import type { Settings } from '../../../kernel/settings.ts';
import { amountLess } from '../../../lib/money.ts';
import { type CountedEntry, inOrder, type Span, totalsOf } from '../../time/index.ts';

/** What a timesheet holds more than before; what is less is negative. */
export interface Difference {
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly break_minutes: number;
  readonly regular_pay: string;
  readonly overtime_pay: string;
}

/**
 * Between two states of the entries around a period, by the functions that pay and the settings by which it was locked. Differences of
 * one correction after another add up to that between first and last: each pay is rounded, and what is rounded is subtracted.
 */
export function differenceOf(
  before: readonly CountedEntry[],
  after: readonly CountedEntry[],
  period: Span,
  settings: Settings,
  currency: string,
): Difference {
  const was = totalsOf(inOrder(before), period, settings, currency);
  const is = totalsOf(inOrder(after), period, settings, currency);
  return {
    regular_minutes: is.regular_minutes - was.regular_minutes,
    overtime_minutes: is.overtime_minutes - was.overtime_minutes,
    break_minutes: is.break_minutes - was.break_minutes,
    regular_pay: amountLess(is.regular_pay, was.regular_pay),
    overtime_pay: amountLess(is.overtime_pay, was.overtime_pay),
  };
}

export const isNothing = (difference: Difference): boolean =>
  Object.values(difference).every((value) => Number(value) === 0);
