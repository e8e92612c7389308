import { type Weekday, weekdays } from '../../../../kernel/settings.ts';
import type { WorkingPattern } from '../../../../kernel/working-patterns.ts';

type Hours = Partial<Record<Weekday, number>>;

/** One week, or two that take turns, in hours; days that are left out are days off. */
export const hoursOf = (...weeks: Hours[]): WorkingPattern => ({
  cycle_weeks: weeks.length,
  weeks: weeks.map(
    (hours) =>
      Object.fromEntries(
        weekdays.map((weekday) => [weekday, (hours[weekday] ?? 0) * 60]),
      ) as WorkingPattern['weeks'][0],
  ),
});

export const mondayToWednesday = hoursOf({ MONDAY: 8, TUESDAY: 8, WEDNESDAY: 8 });
