import { Type } from 'typebox';
import { addDays, Day, daysBetween } from './days.ts';
import { invalid } from './errors.ts';
import { say } from './texts/texts.ts';

/** The filters of a list over a stretch of calendar days, both ends included. */
export const windowFilters = {
  start_date: Type.Optional(Day("First day, on the organization's calendar.")),
  end_date: Type.Optional(Day("Last day, on the organization's calendar.")),
};

export interface DayWindow {
  readonly start_date: string;
  readonly end_date: string;
}

export const maxWindowDays = 120;

/** As addDays, but a window ends where the calendar does. */
function daysFrom(day: string, count: number): string {
  const moved = addDays(day, count);
  if (moved.startsWith('+')) return '9999-12-31';
  return moved.startsWith('-') || moved.startsWith('0000') ? '0001-01-01' : moved;
}

/** 422 if the edges given do not fit each other. */
export function checkWindow({ start_date: start, end_date: end }: Partial<DayWindow>): void {
  if (start === undefined || end === undefined) return;
  if (end < start) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (daysBetween(start, end) >= maxWindowDays) {
    throw invalid('end_date', say('validation.window', { days: maxWindowDays }));
  }
}

/**
 * The days a list looks at. With neither edge given it is `length` days that start or end today; with one, the other is
 * set so that this length holds. Both ends count.
 */
export function dayWindow(
  { start_date: start, end_date: end }: Partial<DayWindow>,
  today: string,
  { length, from }: { readonly length: number; readonly from: 'starts today' | 'ends today' },
): DayWindow {
  if (start === undefined && end === undefined) {
    return from === 'starts today'
      ? { start_date: today, end_date: addDays(today, length - 1) }
      : { start_date: addDays(today, 1 - length), end_date: today };
  }
  if (start === undefined) return { start_date: daysFrom(end as string, 1 - length), end_date: end as string };
  if (end === undefined) return { start_date: start, end_date: daysFrom(start, length - 1) };
  checkWindow({ start_date: start, end_date: end });
  return { start_date: start, end_date: end };
}
