import { addDays, daysBetween } from '../../../lib/days.ts';

/** How far back days are counted: what waits for longer is long overdue either way. */
export const furthestDays = 120;

/** Days after the one on which a request was sent, up to and with today, that count. */
export function workingDaysSince(sent: string, today: string, counts: (day: string) => boolean): number {
  const first = daysBetween(sent, today) > furthestDays ? addDays(today, -furthestDays) : sent;
  return Array.from({ length: daysBetween(first, today) }, (_, index) => addDays(first, index + 1)).filter(counts)
    .length;
}

/** The last day that is so many working days from a day, that day not counted. */
export function workingDayAfter(from: string, count: number, isWorkingDay: (day: string) => boolean): string {
  let day = from;
  for (let left = count, tried = 0; left > 0 && tried < furthestDays; tried++) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}
