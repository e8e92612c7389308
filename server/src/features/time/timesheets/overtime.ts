import type { Settings } from '../../../kernel/settings.ts';
import { weekOf } from '../pay-periods.ts';

export type OvertimeRules = Pick<
  Settings,
  'week_start' | 'overtime_mode' | 'overtime_daily_minutes' | 'overtime_weekly_minutes'
>;

export interface Worked {
  readonly work_date: string;
  readonly duration_minutes: number;
}

/** What has been counted so far in the work week. */
interface Week {
  end: string;
  day: string;
  dayMinutes: number;
  minutes: number;
  dailyOvertime: number;
}

const beyond = (minutes: number, threshold: number): number => Math.max(0, minutes - threshold);

/** Overtime of the week so far: each mode is a sum that only grows as the week goes on. */
const overtimeSoFar: Record<OvertimeRules['overtime_mode'], (week: Week, weeklyThreshold: number) => number> = {
  weekly_only: (week, threshold) => beyond(week.minutes, threshold),
  daily_only: (week) => week.dailyOvertime,
  greater_of: (week, threshold) => Math.max(week.dailyOvertime, beyond(week.minutes, threshold)),
  // Hours already counted by the day do not count again towards the week.
  daily_then_weekly: (week, threshold) => week.dailyOvertime + beyond(week.minutes - week.dailyOvertime, threshold),
};

/** Overtime of an entry: by the day, and what the week adds to it. */
export interface OvertimeParts {
  readonly daily: number;
  readonly weekly: number;
}

/**
 * The overtime within each entry; entries come in order of day and start, from the beginning of a work week on. A minute
 * is overtime by what was worked before it in its week, so a pay period that ends in the middle of one never depends on
 * the days after it.
 */
export function overtimePartsOf(entries: readonly Worked[], rules: OvertimeRules): OvertimeParts[] {
  const soFar = overtimeSoFar[rules.overtime_mode];
  let week: Week | null = null;
  return entries.map(({ work_date: day, duration_minutes: minutes }) => {
    if (week === null || day > week.end) {
      week = { end: weekOf(rules.week_start, day).end, day, dayMinutes: 0, minutes: 0, dailyOvertime: 0 };
    }
    if (day !== week.day) Object.assign(week, { day, dayMinutes: 0 });
    const before = soFar(week, rules.overtime_weekly_minutes);
    const dailyBefore = beyond(week.dayMinutes, rules.overtime_daily_minutes);
    week.dayMinutes += minutes;
    week.minutes += minutes;
    const byDay = beyond(week.dayMinutes, rules.overtime_daily_minutes) - dailyBefore;
    week.dailyOvertime += byDay;
    const overtime = soFar(week, rules.overtime_weekly_minutes) - before;
    const daily = rules.overtime_mode === 'weekly_only' ? 0 : Math.min(byDay, overtime);
    return { daily, weekly: overtime - daily };
  });
}

export const overtimeMinutesOf = (entries: readonly Worked[], rules: OvertimeRules): number[] =>
  overtimePartsOf(entries, rules).map(({ daily, weekly }) => daily + weekly);
