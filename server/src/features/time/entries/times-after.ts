import type { Tenant } from '../../../kernel/actor.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  breakColumns,
  deductedOf,
  endedAt,
  forgottenBack,
  judgeBreaks,
  type JudgedBreaks,
  type KeptBreaks,
  openBreakOf,
  readBreaks,
  spanMinutesOf,
  type TakenBreak,
  takenOf,
} from './breaks.ts';
import { checkSpan, type ClockTime, clockTime, endColumns, startColumns } from './hours.ts';
import type { TimeEntryChanges } from './record.ts';
import type { EntryValues, LockedEntry } from './store.ts';

export interface TimesAfter {
  readonly changed: readonly ('clock_in' | 'clock_out' | 'break_minutes' | 'breaks')[];
  readonly clockIn: ClockTime;
  readonly clockOut: ClockTime | null;
  /** The day it belongs to from now on. */
  readonly day: string;
  readonly values: EntryValues;
  /** What a rule on breaks took off, if the entry was completed with it. */
  readonly isDeducted: boolean;
}

type Timed = Pick<
  LockedEntry,
  'work_date' | 'clock_in' | 'clock_out' | 'raw_clock_in' | 'raw_clock_out' | 'break_minutes'
> &
  Partial<KeptBreaks>;

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

/** What was sent of breaks and differs: their times, or a figure in their place. */
interface SentBreaks {
  readonly times: TimeEntryChanges['breaks'] | undefined;
  readonly figure: number | undefined;
}

function sentBreaks(entry: Timed, { breaks, break_minutes: figure }: TimeEntryChanges): SentBreaks {
  if (breaks !== undefined && figure !== undefined) throw invalid('breaks', 'time.breaksOrMinutes');
  const before = takenOf(entry.breaks ?? null);
  const isSame =
    breaks === undefined ||
    (openBreakOf(entry.breaks ?? null) === null &&
      breaks.length === before.length &&
      breaks.every(
        ({ start, end }, index) =>
          parseInstantMs(start) === Date.parse(before[index]?.start ?? '') &&
          parseInstantMs(end) === Date.parse(before[index]?.end ?? ''),
      ));
  return { times: isSame ? undefined : breaks, figure: figure === entry.break_minutes ? undefined : figure };
}

/** A figure in place of breaks that were clocked, or of what a rule took off, changes more than itself. */
const changedBreaks = (entry: Timed, { times, figure }: SentBreaks): TimesAfter['changed'] => [
  ...(figure === undefined ? [] : (['break_minutes'] as const)),
  ...(times !== undefined ||
  (figure !== undefined && (entry.breaks || deductedOf({ break_flags: entry.break_flags ?? null }) > 0))
    ? (['breaks'] as const)
    : []),
];

const breaksOutside = (field: 'clock_in' | 'clock_out'): Refusal =>
  invalid(field, say('time.breaksOutside', { other: 'breaks' }));

/** Those that are kept lie within the entry as it is now. */
function keptWithin(taken: readonly TakenBreak[], clockIn: ClockTime, clockOut: ClockTime | null): void {
  const [first, last] = [taken[0], taken.at(-1)];
  if (first && Date.parse(first.start) < clockIn.rawMs) throw breaksOutside('clock_in');
  if (last && clockOut && Date.parse(last.end) > clockOut.rawMs) throw breaksOutside('clock_out');
}

/** While it runs, breaks are kept as they are: what they come to follows when it ends. */
function breaksOfRunning(entry: Timed, { times, figure }: SentBreaks, clockIn: ClockTime, nowMs: number): JudgedBreaks {
  if (figure !== undefined) return { breaks: null, break_flags: null, break_minutes: figure };
  const own = entry.breaks ?? null;
  if (times === undefined) {
    keptWithin(takenOf(own), clockIn, null);
    const open = openBreakOf(own);
    if (open && Date.parse(open.start) < clockIn.rawMs) throw breaksOutside('clock_in');
    return { breaks: own, break_flags: null, break_minutes: entry.break_minutes };
  }
  const breaks = readBreaks(times, clockIn, nowMs).map((one) => ({ ...one, is_paid: false }));
  return { breaks: breaks.length === 0 ? null : breaks, break_flags: null, break_minutes: 0 };
}

/**
 * By the rules of now. What is missing is taken off as the entry is completed, and worked out again if its times change later; a
 * figure by hand stands as it is.
 */
function breaksOfCompleted(
  tenant: Tenant,
  entry: Timed,
  { times, figure }: SentBreaks,
  clockIn: ClockTime,
  clockOut: ClockTime,
): JudgedBreaks {
  const { working_rules: rules } = tenant.settings;
  const isCompleting = entry.clock_out === null;
  const flags = entry.break_flags ?? null;
  const facts = { rules, spanMinutes: spanMinutesOf(clockIn, clockOut) };
  const deducted = deductedOf({ break_flags: flags });
  const deducts = isCompleting || (figure === undefined && deducted > 0);
  if (times !== undefined) {
    const judged = judgeBreaks({ ...facts, taken: readBreaks(times, clockIn, clockOut.rawMs), deducts });
    checkSpan(clockIn, clockOut, judged.break_minutes - deductedOf(judged), 'breaks');
    return judged;
  }
  if (figure !== undefined || !entry.breaks) {
    const taken = figure ?? entry.break_minutes - deducted;
    checkSpan(clockIn, clockOut, taken);
    return judgeBreaks({ ...facts, taken, deducts });
  }
  checkSpan(clockIn, clockOut, 0);
  const ended = isCompleting
    ? endedAt(entry.breaks, clockOut.rawMs)
    : { taken: takenOf(entry.breaks), isForgotten: flags?.some(({ rule }) => rule === forgottenBack) === true };
  keptWithin(ended.taken, clockIn, clockOut);
  return judgeBreaks({ ...facts, ...ended, deducts });
}

/** A correction of locked time says a figure, and rules on breaks have no part in it. */
function plainBreaks(entry: Timed, changes: TimeEntryChanges, clockIn: ClockTime, clockOut: ClockTime | null) {
  const break_minutes = changes.break_minutes ?? entry.break_minutes;
  if (clockOut) checkSpan(clockIn, clockOut, break_minutes);
  return { break_minutes, isDeducted: false, columns: {} };
}

function breaksAfter(
  tenant: Tenant,
  entry: Timed,
  sent: SentBreaks,
  ends: { readonly clockIn: ClockTime; readonly clockOut: ClockTime | null; readonly nowMs: number },
) {
  const { clockIn, clockOut, nowMs } = ends;
  const judged =
    clockOut === null
      ? breaksOfRunning(entry, sent, clockIn, nowMs)
      : breaksOfCompleted(tenant, entry, sent, clockIn, clockOut);
  return {
    break_minutes: judged.break_minutes,
    isDeducted: entry.clock_out === null && deductedOf(judged) > 0,
    columns: breakColumns(judged),
  };
}

/** The hours of an entry after a change; 422 if they would not do. `nowMs` is left out where breaks are a plain figure. */
export function timesAfter(tenant: Tenant, entry: Timed, changes: TimeEntryChanges, nowMs?: number): TimesAfter {
  const inBefore = stored(entry.clock_in, entry.raw_clock_in);
  const outBefore =
    entry.clock_out === null || entry.raw_clock_out === null ? null : stored(entry.clock_out, entry.raw_clock_out);
  const clockIn = timeAfter(tenant, 'clock_in', inBefore, changes.clock_in) ?? inBefore;
  const clockOut = timeAfter(tenant, 'clock_out', outBefore, changes.clock_out);
  const sent = sentBreaks(entry, changes);
  const changed = [
    ...(clockIn === inBefore ? [] : (['clock_in'] as const)),
    ...(clockOut === outBefore ? [] : (['clock_out'] as const)),
    ...changedBreaks(entry, sent),
  ];
  if (changed.length === 0) {
    return { changed, clockIn, clockOut, day: entry.work_date, values: {}, isDeducted: false };
  }
  const { break_minutes, columns, isDeducted } =
    nowMs === undefined
      ? plainBreaks(entry, changes, clockIn, clockOut)
      : breaksAfter(tenant, entry, sent, { clockIn, clockOut, nowMs });
  // A start that stays keeps its day, whatever calendar the organization has by now.
  const start = clockIn === inBefore ? { work_date: entry.work_date } : startColumns(tenant, clockIn);
  const end = clockOut ? endColumns(clockIn, clockOut, break_minutes) : { break_minutes };
  return { changed, clockIn, clockOut, day: start.work_date, values: { ...start, ...end, ...columns }, isDeducted };
}
