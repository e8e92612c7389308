import type { Settings } from '../../../kernel/settings.ts';
import { addDays } from '../../../lib/days.ts';
import type { PaidAbsence } from '../../leave/index.ts';
import type { BreakFlag } from '../entries/record.ts';
import { type Span, weekOf } from '../pay-periods.ts';
import { type Absence, minutesWithin } from './absence.ts';
import { type OvertimeParts, overtimePartsOf } from './overtime.ts';
import type { PayLine } from './pay.ts';
import { type CountedEntry, type Totals, totalsWithLines } from './totals.ts';

export interface ExplainedDay {
  readonly date: string;
  readonly is_outside: boolean;
  readonly worked: number;
  readonly break: number;
  readonly paid_leave: number;
  readonly holiday: number;
  readonly daily_overtime: number;
  readonly entries: readonly string[];
  /** What rules on breaks found; not there on what was kept before they were. */
  readonly break_flags?: readonly (BreakFlag & { readonly time_entry_id: string })[];
}

export interface ExplainedWeek {
  readonly week_start: string;
  readonly mode: Settings['overtime_mode'];
  readonly daily_minutes: number;
  readonly weekly_minutes: number;
  readonly days: readonly ExplainedDay[];
  readonly weekly_overtime: number;
}

/** How totals came about: what `totalsOf` sums up, before it is summed up. */
export interface Explained {
  readonly weeks: readonly ExplainedWeek[];
  readonly lines: readonly PayLine[];
  readonly totals: Totals & Absence;
  /** Paid leave of the period by its type; not there on what was kept before types were. */
  readonly leave_by_type?: readonly { readonly leave_type_id: string; readonly minutes: number }[];
}

/** The work weeks of a period, whole ones: the days outside bear on its overtime, or show that they do not. */
export const weeksAround = ({ week_start }: Pick<Settings, 'week_start'>, { start, end }: Span): Span => ({
  start: weekOf(week_start, start).start,
  end: weekOf(week_start, end).end,
});

function byType(leave: PaidAbsence['leave'], { start, end }: Span): NonNullable<Explained['leave_by_type']> {
  const minutes = new Map<string, number>();
  for (const { date, leave_type_id: id, minutes: more } of leave) {
    if (date >= start && date <= end) minutes.set(id, (minutes.get(id) ?? 0) + more);
  }
  return [...minutes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([leave_type_id, all]) => ({ leave_type_id, minutes: all }));
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

interface Counted extends OvertimeParts {
  readonly entry: CountedEntry;
}

function dayOf(date: string, isOutside: boolean, counted: readonly Counted[], absence: PaidAbsence): ExplainedDay {
  const day = { start: date, end: date };
  return {
    date,
    is_outside: isOutside,
    worked: sum(counted.map(({ entry }) => entry.duration_minutes)),
    break: sum(counted.map(({ entry }) => entry.break_minutes)),
    paid_leave: minutesWithin(absence.leave, day),
    holiday: minutesWithin(absence.holidays, day),
    daily_overtime: sum(counted.map(({ daily }) => daily)),
    entries: counted.map(({ entry }) => entry.id),
    break_flags: counted.flatMap(({ entry }) =>
      (entry.break_flags ?? []).map(({ tell: _tell, ...flag }) => ({ time_entry_id: entry.id, ...flag })),
    ),
  };
}

/**
 * The weeks of a period, day by day. `entries` are those of `weeksAround`, by day and start. What lies outside the period is
 * shown, and no part of any sum.
 */
export function explain(
  entries: readonly CountedEntry[],
  absence: PaidAbsence,
  period: Span,
  settings: Settings,
  currency: string,
): Explained {
  const parts = overtimePartsOf(entries, settings);
  const byDay = new Map<string, Counted[]>();
  for (const [i, entry] of entries.entries()) {
    const counted = { entry, ...(parts[i] ?? { daily: 0, weekly: 0 }) };
    byDay.set(entry.work_date, [...(byDay.get(entry.work_date) ?? []), counted]);
  }
  const span = weeksAround(settings, period);
  const isOutside = (date: string): boolean => date < period.start || date > period.end;
  const weeks: ExplainedWeek[] = [];
  for (let start = span.start; start <= span.end; start = addDays(start, 7)) {
    const dates = Array.from({ length: 7 }, (_, i) => addDays(start, i));
    const within = dates.filter((date) => !isOutside(date)).flatMap((date) => byDay.get(date) ?? []);
    weeks.push({
      week_start: start,
      mode: settings.overtime_mode,
      daily_minutes: settings.overtime_daily_minutes,
      weekly_minutes: settings.overtime_weekly_minutes,
      days: dates.map((date) => dayOf(date, isOutside(date), byDay.get(date) ?? [], absence)),
      weekly_overtime: sum(within.map(({ weekly }) => weekly)),
    });
  }
  const { lines, ...totals } = totalsWithLines(entries, period, settings, currency);
  const absent = {
    paid_leave_minutes: minutesWithin(absence.leave, period),
    holiday_minutes: minutesWithin(absence.holidays, period),
  };
  return { weeks, lines, totals: { ...totals, ...absent }, leave_by_type: byType(absence.leave, period) };
}
