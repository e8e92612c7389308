import type { Tenant } from '../../../kernel/actor.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { atPlace, invalid } from '../../../lib/errors.ts';
import { amountText } from '../../../lib/money.ts';
import {
  checkSpan,
  clockTime,
  type CorrectedEntry,
  endColumns,
  type EntryCorrection,
  type Span,
  startColumns,
  timesAfter,
} from '../../time/index.ts';
import type { EntryChange } from './record.ts';

interface Asked {
  readonly tenant: Tenant;
  readonly period: Span;
  readonly newId: () => string;
}

/** The fault of one change is told at its place in the body. */
function at<T>(index: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw atPlace(`changes.${String(index)}`, error);
  }
}

function added({ tenant, newId }: Asked, change: EntryChange): CorrectedEntry {
  if (change.remove === true) throw invalid('entry_id', 'validation.required');
  if (change.clock_in === undefined) throw invalid('clock_in', 'validation.required');
  if (change.clock_out === undefined) throw invalid('clock_out', 'validation.required');
  const clockIn = clockTime(tenant, 'clock_in', parseInstantMs(change.clock_in));
  const clockOut = clockTime(tenant, 'clock_out', parseInstantMs(change.clock_out));
  const breakMinutes = change.break_minutes ?? 0;
  checkSpan(clockIn, clockOut, breakMinutes);
  return {
    id: newId(),
    ...startColumns(tenant, clockIn),
    ...endColumns(clockIn, clockOut, breakMinutes),
    hourly_rate: amountText('hourly_rate', change.hourly_rate ?? 0),
  };
}

function changed({ tenant }: Asked, entry: CorrectedEntry, change: EntryChange): CorrectedEntry | null {
  if (change.remove === true) return null;
  const { clock_in, clock_out, break_minutes } = change;
  const times = timesAfter(tenant, entry, {
    ...(clock_in !== undefined && { clock_in }),
    ...(clock_out !== undefined && { clock_out }),
    ...(break_minutes !== undefined && { break_minutes }),
  });
  const isNewRate = change.hourly_rate !== undefined && change.hourly_rate !== Number(entry.hourly_rate);
  const rate = isNewRate ? amountText('hourly_rate', change.hourly_rate ?? 0) : entry.hourly_rate;
  return { ...entry, ...times.values, hourly_rate: rate };
}

const isSame = (one: CorrectedEntry, other: CorrectedEntry): boolean =>
  (['clock_in', 'clock_out', 'break_minutes', 'duration_minutes'] as const).every(
    (name) => one[name] === other[name],
  ) && Number(one.hourly_rate) === Number(other.hourly_rate);

/** Each change with its place in the body: one for a day becomes one for each of its entries. */
function named(
  entries: readonly CorrectedEntry[],
  changes: readonly EntryChange[],
): { readonly index: number; readonly change: EntryChange }[] {
  return changes.flatMap(({ work_date: day, ...change }, index) => {
    if (day === undefined) return [{ index, change }];
    return at(index, () => {
      if (change.entry_id !== undefined) throw invalid('work_date', 'time.entryOrDay');
      const those = entries.filter(({ work_date }) => work_date === day);
      if (those.length === 0) throw invalid('work_date', 'time.noEntryThatDay');
      const isTimed = change.clock_in !== undefined || change.clock_out !== undefined;
      if (isTimed && those.length > 1) throw invalid('work_date', 'time.severalThatDay');
      return those.map(({ id }) => ({ index, change: { ...change, entry_id: id } }));
    });
  });
}

/** What the changes that are asked for make of the entries of a period; what changes nothing is left out. */
export function correctionsOf(
  asked: Asked,
  entries: readonly CorrectedEntry[],
  changes: readonly EntryChange[],
): EntryCorrection[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const { start, end } = asked.period;
  const all = named(entries, changes).map(({ index, change }) =>
    at(index, (): EntryCorrection => {
      const { entry_id: id } = change;
      if (id !== undefined && seen.has(id)) throw invalid('entry_id', 'time.correctedTwice');
      const before = id === undefined ? null : byId.get(id);
      if (before === undefined) throw invalid('entry_id', 'time.noEntryToCorrect');
      if (id !== undefined) seen.add(id);
      const after = before === null ? added(asked, change) : changed(asked, before, change);
      if (after !== null && (after.work_date < start || after.work_date > end)) {
        throw invalid('clock_in', 'time.outsidePeriod');
      }
      return { entry_id: before?.id ?? after?.id ?? '', before, after };
    }),
  );
  const differing = all.filter(({ before, after }) => before === null || after === null || !isSame(before, after));
  if (differing.length === 0) throw invalid('changes', 'time.nothingToCorrect');
  return differing;
}
