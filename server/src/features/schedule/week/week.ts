import { Temporal } from 'temporal-polyfill';
import type { Tenant } from '../../../kernel/actor.ts';
import { type Settings, weekdays } from '../../../kernel/settings.ts';
import { addDays, dayBoundsMs, dayIn, weekdayOf } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';

/** A work week of an organization, as days and as the stretch of time [startMs, endMs). */
export interface Week {
  readonly start: string;
  readonly end: string;
  readonly startMs: number;
  readonly endMs: number;
}

const firstWeekday = { MONDAY: 1, SUNDAY: 7 } as const;

export const weekStartOf = (weekStart: Settings['week_start'], day: string): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday[weekStart] + 7) % 7));

export function weekFrom(tenant: Tenant, start: string): Week {
  const end = addDays(start, 6);
  return { start, end, ...dayBoundsMs(tenant.timezone, start, end) };
}

/** The week in which an instant falls. */
export const weekAround = (tenant: Tenant, instantMs: number): Week =>
  weekFrom(tenant, weekStartOf(tenant.settings.week_start, dayIn(tenant.timezone, instantMs)));

/** Years that every calendar around the schedule knows. */
const [firstYear, lastYear] = ['1970', '2100'] as const;

export function checkYear(field: string, day: string): void {
  if (day.slice(0, 4) >= firstYear && day.slice(0, 4) <= lastYear) return;
  throw invalid(field, say('schedule.years', { first: firstYear, last: lastYear }));
}

export function checkWeekStart(field: string, day: string, weekStart: Settings['week_start']): void {
  checkYear(field, day);
  if (weekdays[weekdayOf(day) - 1] === weekStart) return;
  throw invalid(field, say('schedule.weekStart', { weekday: weekStart }));
}

/** On which day an instant falls, for many instants around one week: the starts of its days are worked out once. */
export function dayFinder(timezone: string, { start }: Week): (instantMs: number) => string {
  const days = Array.from({ length: 11 }, (_, index) => addDays(start, index - 2));
  const bounds = days.map((day) => dayBoundsMs(timezone, day));
  return (instantMs) => {
    const index = bounds.findIndex(({ startMs, endMs }) => instantMs >= startMs && instantMs < endMs);
    return days[index] ?? dayIn(timezone, instantMs);
  };
}

/** Instants some days later at the same time of the day, also across a change of clocks. Shifts begin at few times. */
export function daysLaterMs(timezone: string, days: number): (instantMs: number) => number {
  const known = new Map<number, number>();
  return (instantMs) => {
    let later = known.get(instantMs);
    if (later === undefined) {
      const local = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timezone);
      known.set(instantMs, (later = local.add({ days }).epochMilliseconds));
    }
    return later;
  };
}
