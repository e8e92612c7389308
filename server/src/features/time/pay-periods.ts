import type { Settings } from '../../kernel/settings.ts';
import { addDays, daysBetween, weekdayOf } from '../../lib/days.ts';

export const periodTypes = ['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** Calendar days, both included. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

export type PayPeriodSettings = Pick<Settings, 'week_start' | 'pay_period_type' | 'pay_period_anchor'>;

const firstWeekday = { MONDAY: 1, SUNDAY: 7 } as const;

/** The work week a day lies in. */
export function weekOf(weekStart: Settings['week_start'], day: string): Span {
  const start = addDays(day, -((weekdayOf(day) - firstWeekday[weekStart] + 7) % 7));
  return { start, end: addDays(start, 6) };
}

/** Two weeks counted from the anchor, in either direction. */
function fortnightOf(anchor: string, day: string): Span {
  const start = addDays(anchor, Math.floor(daysBetween(anchor, day) / 14) * 14);
  return { start, end: addDays(start, 13) };
}

const withDay = (day: string, dayOfMonth: string): string => `${day.slice(0, 8)}${dayOfMonth}`;

/** Four days after the 28th another month has begun. */
const lastOfMonth = (day: string): string => addDays(withDay(addDays(withDay(day, '28'), 4), '01'), -1);

/** From the 1st to the 15th, and from the 16th to the end of the month. */
const halfMonthOf = (day: string): Span =>
  day.slice(8) <= '15'
    ? { start: withDay(day, '01'), end: withDay(day, '15') }
    : { start: withDay(day, '16'), end: lastOfMonth(day) };

/** A month of 31 days: no pay period is longer. */
export const longestPeriodDays = 31;

/** The pay period a day lies in. The anchor counts for BIWEEKLY alone; a WEEKLY period is a work week. */
export function payPeriodOf(settings: PayPeriodSettings, day: string): Span {
  switch (settings.pay_period_type) {
    case 'WEEKLY':
      return weekOf(settings.week_start, day);
    case 'BIWEEKLY':
      return fortnightOf(settings.pay_period_anchor, day);
    case 'SEMI_MONTHLY':
      return halfMonthOf(day);
    case 'MONTHLY':
      return { start: withDay(day, '01'), end: lastOfMonth(day) };
  }
}
