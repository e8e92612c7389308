import { addDays, daysBetween } from '../../../lib/days.ts';

/** How far back days are counted: what waits for longer is long overdue either way. */
export const furthestDays = 120;

/** The days after one, up to and with another. */
export const daysAfter = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));

/** How many of some days come after the one on which a request was sent. */
export const countAfter = (sent: string, days: readonly string[]): number => days.filter((day) => day > sent).length;

/** The last day that is so many working days from a day, that day not counted. */
export function workingDayAfter(from: string, count: number, isWorkingDay: (day: string) => boolean): string {
  let day = from;
  for (let left = count, tried = 0; left > 0 && tried < furthestDays; tried++) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}
