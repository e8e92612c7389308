import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { addDays, weekdayOf } from '../../../lib/days.ts';
import { type Span, weekOf } from '../pay-periods.ts';
import { withCorrections } from './overlay.ts';
import { overtimeMinutesOf } from './overtime.ts';
import { paySharesOf } from './pay.ts';
import {
  findCorrections,
  listSharedEntries,
  listSharedPeriods,
  listSharedSheets,
  type SharedEntry,
  type SharedPeriod,
  type SharedSheet,
  type ShareFilter,
} from './shares-store.ts';
import { lockedStatuses } from './timesheet-states.ts';
import { inOrder, type KeptEntry } from './totals.ts';

/** What an entry brings to its timesheet beyond its hours. */
export interface EntryShare {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly work_date: string;
  readonly project_id: string | null;
  readonly task_id: string | null;
  readonly is_billable: boolean;
  readonly overtime_minutes: number;
  /** In the minor unit of the organization's currency; 0 unless asked for. */
  readonly cost: number;
}

export interface StraddlingPeriod {
  readonly period_start: string;
  readonly period_end: string;
  readonly timesheets: number;
}

export interface Shares {
  readonly entries: readonly EntryShare[];
  /** false: there were too many to work out. */
  readonly isComplete: boolean;
  readonly timesheets: number;
  readonly straddling: readonly StraddlingPeriod[];
  /** Timesheets that show other overtime than today's settings give; they follow with their next change. */
  readonly following: number;
  /** Timesheets that were paid in another currency than the organization's. */
  readonly otherCurrency: number;
}

/** Entries that are worked out for one answer: about a second. */
const maxEntries = 100_000;
const sheetsAtOnce = 400;

type Rules = Pick<
  Settings,
  'week_start' | 'overtime_mode' | 'overtime_daily_minutes' | 'overtime_weekly_minutes' | 'overtime_multiplier'
>;

/** What is locked keeps the rules it was worked out by; what still moves follows those of today. */
function rulesOf({ status, kept }: SharedSheet, settings: Settings): Rules {
  if (kept === null || !lockedStatuses.includes(status)) return settings;
  return {
    week_start: weekdayOf(kept.week_start) === 7 ? 'SUNDAY' : 'MONDAY',
    overtime_mode: kept.mode,
    overtime_daily_minutes: kept.daily_minutes,
    overtime_weekly_minutes: kept.weekly_minutes,
    overtime_multiplier: kept.multiplier ?? settings.overtime_multiplier,
  };
}

/** The days to read for what a timesheet has in the window: from the beginning of the work week, whichever day that is. */
const spanOf = ({ period_start, period_end }: SharedSheet, { start, end }: Span): Span => ({
  start: addDays(period_start > start ? period_start : start, -6),
  end: period_end < end ? period_end : end,
});

const isLockedBy = ({ status, kept }: SharedSheet): boolean => kept !== null && lockedStatuses.includes(status);

/** Each entry of a timesheet within the window. Days of the week before a locked one are as they were when it was locked. */
function sharesOfSheet(
  sheet: SharedSheet,
  read: readonly KeptEntry[],
  window: Span,
  { settings, currency, withCost }: { settings: Settings; currency: string; withCost: boolean },
): EntryShare[] {
  const rules = rulesOf(sheet, settings);
  const first = sheet.period_start > window.start ? sheet.period_start : window.start;
  const last = sheet.period_end < window.end ? sheet.period_end : window.end;
  const { start: weekStart } = weekOf(rules.week_start, first);
  const isLocked = isLockedBy(sheet);
  const counted = inOrder(
    read.filter(({ work_date: day }) => day >= weekStart && day <= last && (!isLocked || day >= sheet.period_start)),
  ) as KeptEntry[];
  const before = (isLocked ? (sheet.kept?.outside ?? []) : [])
    .filter(([date]) => date >= weekStart)
    .map(([work_date, duration_minutes]) => ({ work_date, duration_minutes }));
  const overtime = overtimeMinutesOf([...before, ...counted], rules).slice(before.length);
  const within = counted
    .map((entry, i) => ({ entry, overtimeMinutes: overtime[i] ?? 0 }))
    .filter(({ entry }) => entry.work_date >= first);
  const costs =
    withCost && sheet.currency === currency
      ? paySharesOf(
          within.map(({ entry, overtimeMinutes }) => ({
            hourly_rate: entry.hourly_rate,
            overtimeMinutes,
            regularMinutes: entry.duration_minutes - overtimeMinutes,
          })),
          rules.overtime_multiplier,
          currency,
        )
      : [];
  return within.map(({ entry, overtimeMinutes }, i) => ({
    user_id: sheet.user_id,
    department_id: sheet.department_id,
    work_date: entry.work_date,
    project_id: entry.project_id,
    task_id: entry.task_id,
    is_billable: entry.is_billable,
    overtime_minutes: overtimeMinutes,
    cost: costs[i] ?? 0,
  }));
}

/** Of what still moves with the corrections that stand: they lie in locked periods, and bear on the rest of their weeks. */
async function entriesFor(
  db: Db,
  actor: Actor,
  sheets: readonly SharedSheet[],
  window: Span,
): Promise<(sheet: SharedSheet) => readonly KeptEntry[]> {
  const spans = (some: readonly SharedSheet[]) =>
    some.map((sheet) => ({ user_id: sheet.user_id, ...spanOf(sheet, window) }));
  const isMoving = ({ status }: SharedSheet): boolean => !lockedStatuses.includes(status);
  const byPerson = new Map<string, Map<string, SharedEntry>>();
  for (const entry of await listSharedEntries(db, actor, spans(sheets))) {
    const own = byPerson.get(entry.user_id) ?? new Map<string, SharedEntry>();
    byPerson.set(entry.user_id, own.set(entry.id, entry));
  }
  const corrections = await findCorrections(db, actor, spans(sheets.filter(isMoving)));
  return (sheet) => {
    const recorded = [...(byPerson.get(sheet.user_id)?.values() ?? [])];
    return isMoving(sheet) ? withCorrections(recorded, corrections.get(sheet.user_id) ?? []) : recorded;
  };
}

const isWhole = (
  { period_start, period_end }: Pick<SharedSheet, 'period_start' | 'period_end'>,
  { start, end }: Span,
): boolean => period_start >= start && period_end <= end;

/**
 * What of the time in view on some days is overtime, entry by entry, and what it costs: as timesheets count it, by the same
 * functions. Whole timesheets add up to their own figures, whichever way the entries are grouped.
 */
export async function sharesOf(
  db: Db,
  actor: Actor,
  window: Span,
  filter: ShareFilter,
  withCost: boolean,
): Promise<Shares> {
  const { settings, currency } = actor.organization;
  const periods = await listSharedPeriods(db, actor, window, filter, withCost);
  const sum = (pick: (period: SharedPeriod) => number): number => periods.reduce((all, one) => all + pick(one), 0);
  const known = {
    timesheets: sum(({ timesheets }) => timesheets),
    straddling: periods
      .filter((period) => !isWhole(period, window))
      .map(({ period_start, period_end, timesheets }) => ({ period_start, period_end, timesheets })),
    otherCurrency: withCost ? sum(({ other_currency: count }) => count) : 0,
  };
  if (sum(({ entries: count }) => count) > maxEntries)
    return { ...known, entries: [], isComplete: false, following: 0 };
  const needed = await listSharedSheets(db, actor, window, filter, withCost);
  const entries: EntryShare[] = [];
  let following = 0;
  for (let at = 0; at < needed.length; at += sheetsAtOnce) {
    const some = needed.slice(at, at + sheetsAtOnce);
    const entriesOf = await entriesFor(db, actor, some, window);
    for (const sheet of some) {
      const shares = sharesOfSheet(sheet, entriesOf(sheet), window, { settings, currency, withCost });
      entries.push(...shares);
      const overtime = shares.reduce((sum, share) => sum + share.overtime_minutes, 0);
      if (isWhole(sheet, window) && overtime !== sheet.overtime_minutes) following++;
    }
  }
  return { ...known, entries, isComplete: true, following };
}
