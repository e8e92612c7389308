import type { Tenant } from '../../../kernel/actor.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { checkSpan, type ClockTime, clockTime, endColumns, startColumns } from './hours.ts';
import type { TimeEntryChanges } from './record.ts';
import type { EntryValues, LockedEntry } from './store.ts';

export interface TimesAfter {
  readonly changed: readonly ('clock_in' | 'clock_out' | 'break_minutes')[];
  readonly clockIn: ClockTime;
  readonly clockOut: ClockTime | null;
  /** The day it belongs to from now on. */
  readonly day: string;
  readonly values: EntryValues;
}

type Timed = Pick<
  LockedEntry,
  'work_date' | 'clock_in' | 'clock_out' | 'raw_clock_in' | 'raw_clock_out' | 'break_minutes'
>;

const stored = (shown: string, raw: string): ClockTime => ({ ms: Date.parse(shown), rawMs: Date.parse(raw) });

/** What a caller sends back as it was shown, or as it first came, changes nothing; neither does what rounds to the same. */
function timeAfter(
  tenant: Tenant,
  field: 'clock_in' | 'clock_out',
  before: ClockTime | null,
  sent: string | undefined,
): ClockTime | null {
  if (sent === undefined) return before;
  const sentMs = parseInstantMs(sent);
  if (sentMs === before?.ms || sentMs === before?.rawMs) return before;
  const after = clockTime(tenant, field, sentMs);
  return after.ms === before?.ms ? before : after;
}

/** The hours of an entry after a change; 422 if they would not do. */
export function timesAfter(tenant: Tenant, entry: Timed, changes: TimeEntryChanges): TimesAfter {
  const inBefore = stored(entry.clock_in, entry.raw_clock_in);
  const outBefore =
    entry.clock_out === null || entry.raw_clock_out === null ? null : stored(entry.clock_out, entry.raw_clock_out);
  const clockIn = timeAfter(tenant, 'clock_in', inBefore, changes.clock_in) ?? inBefore;
  const clockOut = timeAfter(tenant, 'clock_out', outBefore, changes.clock_out);
  const breakMinutes = changes.break_minutes ?? entry.break_minutes;
  const changed = [
    ...(clockIn === inBefore ? [] : (['clock_in'] as const)),
    ...(clockOut === outBefore ? [] : (['clock_out'] as const)),
    ...(breakMinutes === entry.break_minutes ? [] : (['break_minutes'] as const)),
  ];
  if (changed.length === 0) return { changed, clockIn, clockOut, day: entry.work_date, values: {} };
  if (clockOut) checkSpan(clockIn, clockOut, breakMinutes);
  // A start that stays keeps its day, whatever calendar the organization has by now.
  const start = clockIn === inBefore ? { work_date: entry.work_date } : startColumns(tenant, clockIn);
  const end = clockOut ? endColumns(clockIn, clockOut, breakMinutes) : { break_minutes: breakMinutes };
  return { changed, clockIn, clockOut, day: start.work_date, values: { ...start, ...end } };
}
