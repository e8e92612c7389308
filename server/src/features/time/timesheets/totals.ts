import type { Settings } from '../../../kernel/settings.ts';
import { type KeptBreaks, shownFlags } from '../entries/breaks.ts';
import type { BreakFlag } from '../entries/record.ts';
import type { Span } from '../pay-periods.ts';
import { overtimeMinutesOf } from './overtime.ts';
import { type PaidMinutes, type Pay, type PayLine, payWithLines } from './pay.ts';

/** An entry that counts: completed and not turned down. */
export interface CountedEntry extends Partial<KeptBreaks> {
  readonly id: string;
  readonly work_date: string;
  readonly clock_in: string;
  readonly duration_minutes: number;
  readonly break_minutes: number;
  readonly hourly_rate: string;
}

/** With all that a change of sends it back for approval. */
export interface KeptEntry extends CountedEntry {
  readonly project_id: string | null;
  readonly task_id: string | null;
  readonly is_billable: boolean;
}

export interface Totals extends Pay {
  readonly total_minutes: number;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly break_minutes: number;
  readonly entry_count: number;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By day and start, as overtime is counted. */
export const inOrder = (entries: readonly CountedEntry[]): CountedEntry[] =>
  [...entries].sort(
    (one, other) =>
      compare(one.work_date, other.work_date) || compare(one.clock_in, other.clock_in) || compare(one.id, other.id),
  );

/**
 * What a period holds. `entries` are the person's in order of day and start, at least from the beginning of the work week
 * in which the period starts: overtime is worked out by the week, also if a period splits it.
 */
export function totalsOf(entries: readonly CountedEntry[], period: Span, settings: Settings, currency: string): Totals {
  const { lines: _lines, ...totals } = totalsWithLines(entries, period, settings, currency);
  return totals;
}

/** The same with the lines of the pay. */
export function totalsWithLines(
  entries: readonly CountedEntry[],
  period: Span,
  settings: Settings,
  currency: string,
): Totals & { readonly lines: readonly PayLine[] } {
  const overtime = overtimeMinutesOf(entries, settings);
  const worked: PaidMinutes[] = [];
  let [totalMinutes, overtimeMinutesTotal, breakMinutes] = [0, 0, 0];
  for (const [i, { work_date: day, duration_minutes, break_minutes, hourly_rate }] of entries.entries()) {
    if (day < period.start || day > period.end) continue;
    const overtimeMinutes = overtime[i] ?? 0;
    worked.push({ hourly_rate, overtimeMinutes, regularMinutes: duration_minutes - overtimeMinutes });
    totalMinutes += duration_minutes;
    overtimeMinutesTotal += overtimeMinutes;
    breakMinutes += break_minutes;
  }
  return {
    total_minutes: totalMinutes,
    regular_minutes: totalMinutes - overtimeMinutesTotal,
    overtime_minutes: overtimeMinutesTotal,
    break_minutes: breakMinutes,
    entry_count: worked.length,
    ...payWithLines(worked, settings.overtime_multiplier, currency),
  };
}

/** What rules on breaks found of a period, summed up by rule; null: nothing. */
export function breakFlagsOf(entries: readonly CountedEntry[], { start, end }: Span): BreakFlag[] | null {
  const sums = new Map<string, BreakFlag>();
  for (const { work_date: day, break_flags: flags } of entries) {
    if (!flags || day < start || day > end) continue;
    for (const { rule, missing_minutes: missing, deducted_minutes: deducted } of shownFlags(flags)) {
      const sum = sums.get(rule);
      sums.set(rule, {
        rule,
        missing_minutes: (sum?.missing_minutes ?? 0) + missing,
        deducted_minutes: (sum?.deducted_minutes ?? 0) + deducted,
      });
    }
  }
  return sums.size === 0 ? null : [...sums.values()].sort((one, other) => compare(one.rule, other.rule));
}
