import { addDays, instantAtMs, weekdayOf } from '../../../lib/days.ts';
import type { AvailabilityException, AvailabilityKind, Stretch } from './record.ts';

/** A stretch of time of which a person has said whether they can work. */
export interface SaidSpan {
  readonly kind: AvailabilityKind;
  readonly startMs: number;
  readonly endMs: number;
}

/** A pattern of the week, and the first day on which it holds. */
export interface HeldStretches {
  readonly from_date: string;
  readonly weekly: readonly Stretch[];
}

type Hours = Pick<AvailabilityException, 'from' | 'to' | 'kind'>;

/** What is left of some hours of a day where others of the same day stand in their place. */
function cutOut({ from, to, kind }: Hours, others: readonly Hours[]): Hours[] {
  let left: Hours[] = [{ from, to, kind }];
  for (const other of others) {
    left = left.flatMap((one) => [
      ...(one.from < other.from ? [{ ...one, to: one.to < other.from ? one.to : other.from }] : []),
      ...(one.to > other.to ? [{ ...one, from: one.from > other.to ? one.from : other.to }] : []),
    ]);
  }
  return left.filter((one) => one.from < one.to);
}

/** The pattern that holds on a day. `patterns` are of one person, the latest first. */
export const patternHeldOn = (patterns: readonly HeldStretches[], day: string): readonly Stretch[] =>
  patterns.find(({ from_date }) => from_date <= day)?.weekly ?? [];

/** What was said of a day: its exceptions, and the pattern where these leave it. */
export function hoursOn(
  day: string,
  patterns: readonly HeldStretches[],
  exceptions: readonly Pick<AvailabilityException, 'date' | 'from' | 'to' | 'kind'>[],
): Hours[] {
  const own = exceptions.filter(({ date }) => date === day);
  const weekly = patternHeldOn(patterns, day).filter(({ weekday }) => weekday === weekdayOf(day));
  return [...own.map(({ from, to, kind }) => ({ from, to, kind })), ...weekly.flatMap((one) => cutOut(one, own))].sort(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
}

/** The same of several days, as instants: an hour that the clocks skip or repeat is as long as they make it. */
export function saidOf(
  timezone: string,
  { start_date: first, end_date: last }: { readonly start_date: string; readonly end_date: string },
  patterns: readonly HeldStretches[],
  exceptions: readonly Pick<AvailabilityException, 'date' | 'from' | 'to' | 'kind'>[],
): SaidSpan[] {
  const spans: SaidSpan[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const { kind, from, to } of hoursOn(day, patterns, exceptions)) {
      const [startMs, endMs] = [instantAtMs(timezone, day, from), instantAtMs(timezone, day, to)];
      if (startMs < endMs) spans.push({ kind, startMs, endMs });
    }
  }
  return spans;
}

const shared = (one: Pick<SaidSpan, 'startMs' | 'endMs'>, startMs: number, endMs: number): number =>
  Math.max(0, Math.min(one.endMs, endMs) - Math.max(one.startMs, startMs));

/** Whether a stretch of time meets one of which the person said that they cannot. */
export const isUnavailable = (said: readonly SaidSpan[], startMs: number, endMs: number): boolean =>
  said.some((one) => one.kind === 'UNAVAILABLE' && shared(one, startMs, endMs) > 0);

/**
 * What someone said of a stretch of time: one kind if it is that from end to end, IF_NEEDED if they can for a part of it alone; null:
 * they said nothing.
 */
export function availabilityAt(said: readonly SaidSpan[], startMs: number, endMs: number): AvailabilityKind | null {
  const of = (kind: AvailabilityKind): number =>
    said.reduce((sum, one) => sum + (one.kind === kind ? shared(one, startMs, endMs) : 0), 0);
  const [available, unavailable, whole] = [of('AVAILABLE'), of('UNAVAILABLE'), endMs - startMs];
  if (available === whole) return 'AVAILABLE';
  if (unavailable === whole) return 'UNAVAILABLE';
  return available + unavailable + of('IF_NEEDED') > 0 ? 'IF_NEEDED' : null;
}
