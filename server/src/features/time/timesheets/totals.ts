import type { Settings } from '../../../kernel/settings.ts';
import type { Span } from '../pay-periods.ts';
import { overtimeMinutesOf } from './overtime.ts';
import { payOf, type Pay } from './pay.ts';

/** An entry that counts: completed and not turned down. */
export interface CountedEntry {
  readonly work_date: string;
  readonly duration_minutes: number;
  readonly break_minutes: number;
  readonly hourly_rate: string;
}

export interface Totals extends Pay {
  readonly total_minutes: number;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly break_minutes: number;
  readonly entry_count: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * What a period holds. `entries` are the person's in order of day and start, at least from the beginning of the work week
 * in which the period starts: overtime is worked out by the week, also where a period splits it.
 */
export function totalsOf(entries: readonly CountedEntry[], period: Span, settings: Settings, currency: string): Totals {
  const overtime = overtimeMinutesOf(entries, settings);
  const worked = entries
    .map((entry, index) => ({ ...entry, overtimeMinutes: overtime[index] ?? 0 }))
    .filter(({ work_date: day }) => day >= period.start && day <= period.end)
    .map((entry) => ({ ...entry, regularMinutes: entry.duration_minutes - entry.overtimeMinutes }));
  return {
    total_minutes: sum(worked.map((entry) => entry.duration_minutes)),
    regular_minutes: sum(worked.map((entry) => entry.regularMinutes)),
    overtime_minutes: sum(worked.map((entry) => entry.overtimeMinutes)),
    break_minutes: sum(worked.map((entry) => entry.break_minutes)),
    entry_count: worked.length,
    ...payOf(worked, settings.overtime_multiplier, currency),
  };
}
