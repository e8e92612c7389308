import type { Tenant } from '../../kernel/actor.ts';
import type { Settings } from '../../kernel/settings.ts';
import { standardMinutes } from '../../kernel/working-patterns.ts';
import { weekdayOf } from '../../lib/days.ts';
import { minorDigits } from '../../lib/money.ts';
import { type AbsenceRow, type PaidAbsence, paidAbsence } from '../leave/index.ts';
import {
  type CountedEntry,
  deductedOf,
  durationMinutes,
  explain,
  type Explained,
  forgottenBack,
  inOrder,
  judgeBreaks,
  type KeptRules,
  lockedStatuses,
  minutesWithin,
  roundClockMs,
  type Span,
  spanMinutesOf,
  takenOf,
  type TimesheetStatus,
  totalsOf,
  weekOf,
} from '../time/index.ts';
import type { Figures, TriedSettings } from './record.ts';

/** A timesheet as it stands, and by which rules it was locked. */
export interface ReplaySheet {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly department_id: string | null;
  readonly department: string | null;
  readonly period_start: string;
  readonly period_end: string;
  readonly status: TimesheetStatus;
  readonly finalized_at: string | null;
  readonly currency: string;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly paid_leave_minutes: number;
  readonly holiday_minutes: number;
  readonly regular_pay: string;
  readonly overtime_pay: string;
  readonly kept: KeptRules | null;
}

interface ClockedEntry extends CountedEntry {
  readonly raw_clock_in: string;
  readonly raw_clock_out: string | null;
}

export type ReplayEntry = ClockedEntry & { readonly user_id: string };

/** What a timesheet is worked out from: what was, or what is tried. */
export interface Replay {
  readonly sheet: ReplaySheet;
  /** As they were recorded; of what still moves with the corrections that stand, as its totals have them. */
  readonly entries: readonly ClockedEntry[];
  readonly absence: AbsenceRow;
}

export const isLocked = ({ status }: Pick<ReplaySheet, 'status'>): boolean => lockedStatuses.includes(status);

/** By which rules a timesheet stands: what is locked by those it was locked with, what still moves by those of now. */
export function settingsOf(sheet: ReplaySheet, now: Settings, at: (instant: string) => Settings): Settings {
  if (!isLocked(sheet)) return now;
  const then = sheet.finalized_at === null ? now : at(sheet.finalized_at);
  const { kept } = sheet;
  if (kept === null) return then;
  return {
    ...then,
    week_start: weekdayOf(kept.week_start) === 7 ? 'SUNDAY' : 'MONDAY',
    overtime_mode: kept.mode,
    overtime_daily_minutes: kept.daily_minutes,
    overtime_weekly_minutes: kept.weekly_minutes,
    // Without overtime there is no line that shows it.
    overtime_multiplier: (sheet.overtime_minutes > 0 ? kept.multiplier : null) ?? then.overtime_multiplier,
  };
}

const workedOn = (entries: readonly ClockedEntry[], day: string): number =>
  entries.reduce((sum, entry) => sum + (entry.work_date === day ? entry.duration_minutes : 0), 0);

/** Days of the week before a locked timesheet are as they were when it was locked, and as much longer as other rounding makes their entries. */
const daysBefore = (
  kept: KeptRules | null,
  from: string,
  recorded: readonly ClockedEntry[],
  counted: readonly ClockedEntry[],
): CountedEntry[] =>
  (kept?.outside ?? [])
    .filter(([date]) => date >= from)
    .map(([work_date, worked]) => ({
      id: '',
      work_date,
      clock_in: '',
      duration_minutes: worked + workedOn(counted, work_date) - workedOn(recorded, work_date),
      break_minutes: 0,
      hourly_rate: '0',
    }));

const isRounded = (tried: TriedSettings): boolean =>
  tried.time_rounding_increment !== undefined || tried.time_rounding_mode !== undefined;

/** Breaks that were clocked, and what a rule took off, follow the entry as it is rounded; a figure by hand stays. */
function judgedAnew(entry: ClockedEntry, spanMinutes: number, { working_rules: rules }: Settings) {
  const { breaks = null, break_flags = null, break_minutes } = entry;
  const deducted = deductedOf({ break_flags });
  if (breaks === null && deducted === 0) return { break_minutes, break_flags };
  const taken = breaks === null ? break_minutes - deducted : takenOf(breaks);
  const isForgotten = break_flags?.some(({ rule }) => rule === forgottenBack) === true;
  const judged = judgeBreaks({ rules, spanMinutes, taken, deducts: deducted > 0, isForgotten });
  return { break_minutes: judged.break_minutes, break_flags: judged.break_flags };
}

/** The times as they were clocked, rounded by other rules; the day stays. */
function roundedAnew({ timezone }: Pick<Tenant, 'timezone'>, entry: ClockedEntry, settings: Settings): ClockedEntry {
  if (entry.raw_clock_out === null) return entry;
  const at = (raw: string) => {
    const rawMs = Date.parse(raw);
    return { rawMs, ms: roundClockMs(timezone, rawMs, settings) };
  };
  const [clockIn, clockOut] = [at(entry.raw_clock_in), at(entry.raw_clock_out)];
  const judged = judgedAnew(entry, spanMinutesOf(clockIn, clockOut), settings);
  return { ...entry, ...judged, duration_minutes: durationMinutes(clockIn, clockOut, judged.break_minutes) };
}

/** Leave by the day is worth that part of a standard day. */
const withStandardDay = (row: AbsenceRow, settings: Settings): AbsenceRow => ({
  ...row,
  leave: row.leave.map((day) =>
    day.part === null ? day : { ...day, minutes: Math.round(day.part * standardMinutes(settings)) },
  ),
});

/** What a timesheet follows from: as it stands, or under other settings. */
async function groundsOf(tenant: Tenant, known: Replay, base: Settings, tried: TriedSettings) {
  const { sheet, absence } = known;
  const settings: Settings = { ...base, ...tried };
  const period: Span = { start: sheet.period_start, end: sheet.period_end };
  const { start: weekStart } = weekOf(settings.week_start, period.start);
  // What was locked before explanations were kept has none: its week is taken as it was recorded.
  const isKept = isLocked(sheet) && sheet.kept !== null;
  const first = isKept ? period.start : weekStart;
  const recorded = known.entries.filter(({ work_date: day }) => day >= weekStart && day <= period.end);
  const rounded = isRounded(tried) ? recorded.map((entry) => roundedAnew(tenant, entry, settings)) : recorded;
  const counted = rounded.filter(({ work_date: day }) => day >= first);
  const before = isKept ? daysBefore(sheet.kept, weekStart, recorded, rounded) : [];
  const paid: PaidAbsence = await paidAbsence(
    { ...tenant, settings },
    withStandardDay(absence, settings),
    period.start,
    period.end,
  );
  return { entries: [...before, ...inOrder(counted)], paid, period, settings, currency: sheet.currency };
}

/** A timesheet by the functions that pay. */
export async function replay(tenant: Tenant, known: Replay, base: Settings, tried: TriedSettings): Promise<Explained> {
  const { entries, paid, period, settings, currency } = await groundsOf(tenant, known, base, tried);
  return explain(entries, paid, period, settings, currency);
}

/** What it comes to alone, for thousands of them. */
export async function replaySums(tenant: Tenant, known: Replay, base: Settings, tried: TriedSettings): Promise<Sums> {
  const { entries, paid, period, settings, currency } = await groundsOf(tenant, known, base, tried);
  const absent = {
    paid_leave_minutes: minutesWithin(paid.leave, period),
    holiday_minutes: minutesWithin(paid.holidays, period),
  };
  return sumsOf({ ...totalsOf(entries, period, settings, currency), ...absent }, currency);
}

/** Amounts in the minor unit of the currency: whole numbers add up exactly. */
export interface Sums {
  regular_minutes: number;
  overtime_minutes: number;
  paid_leave_minutes: number;
  holiday_minutes: number;
  /** All of it, and what of it is for overtime. */
  pay: number;
  overtime_pay: number;
}

const minorOf = (currency: string, amount: string): number => Math.round(Number(amount) * 10 ** minorDigits(currency));

export const sumsOf = (totals: Explained['totals'], currency: string): Sums => ({
  regular_minutes: totals.regular_minutes,
  overtime_minutes: totals.overtime_minutes,
  paid_leave_minutes: totals.paid_leave_minutes,
  holiday_minutes: totals.holiday_minutes,
  pay: minorOf(currency, totals.regular_pay) + minorOf(currency, totals.overtime_pay),
  overtime_pay: minorOf(currency, totals.overtime_pay),
});

export const sumsKept = (sheet: ReplaySheet): Sums => ({
  regular_minutes: sheet.regular_minutes,
  overtime_minutes: sheet.overtime_minutes,
  paid_leave_minutes: sheet.paid_leave_minutes,
  holiday_minutes: sheet.holiday_minutes,
  pay: minorOf(sheet.currency, sheet.regular_pay) + minorOf(sheet.currency, sheet.overtime_pay),
  overtime_pay: minorOf(sheet.currency, sheet.overtime_pay),
});

export const isSame = (one: Sums, other: Sums): boolean =>
  (Object.keys(one) as (keyof Sums)[]).every((name) => one[name] === other[name]);

export function figuresOf({ pay, overtime_pay: overtimePay, ...minutes }: Sums, currency: string): Figures {
  const amount = (minor: number): number => minor / 10 ** minorDigits(currency);
  return {
    ...minutes,
    regular_pay: amount(pay - overtimePay),
    overtime_pay: amount(overtimePay),
    total_pay: amount(pay),
  };
}
