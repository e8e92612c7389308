import { daysBetween, instantAtMs } from '../../../lib/days.ts';
import { invalid, type Refusal, type Said } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkHalves, type Half } from '../calendar/working-days.ts';
import { firstHolidayYear, lastHolidayYear } from '../holidays/record.ts';
import type { LeaveType } from '../types/record.ts';

/** When a leave is: whole and half days, or hours of one day. */
export interface Span {
  readonly start_date: string;
  readonly end_date: string;
  readonly start_half: Half;
  readonly end_half: Half;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** As a caller sends it: what is absent follows from the rest. */
export type SentSpan = Pick<Span, 'start_date' | 'end_date'> & {
  readonly [Name in Exclude<keyof Span, 'start_date' | 'end_date'>]?: Span[Name] | undefined;
};

/** Two years: longer than any leave, and short enough that a list need not look further back. */
export const maxLeaveDays = 731;

const fault = (field: keyof Span, said: Said): Refusal => invalid(field, said, { reason: 'range' });

function* dateFaults({ start_date: start, end_date: end }: SentSpan): Generator<Refusal> {
  if (Number(start.slice(0, 4)) < firstHolidayYear) {
    yield fault('start_date', say('leave.tooEarly', { year: firstHolidayYear }));
  }
  if (Number(end.slice(0, 4)) > lastHolidayYear) {
    yield fault('end_date', say('leave.tooLate', { year: lastHolidayYear }));
  }
  if (end < start) yield fault('end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (daysBetween(start, end) >= maxLeaveDays) {
    yield fault('end_date', say('leave.tooLong', { days: maxLeaveDays }));
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What a type says of the parts that can be taken of it. */
export type Parts = Pick<LeaveType, 'unit' | 'allows_hours'>;

/** By the clock: always for a type counted in hours, and for one that allows it if times are given. */
const isByClock = ({ unit, allows_hours }: Parts, { start_time = null, end_time = null }: SentSpan): boolean =>
  unit === 'HOURS' || (allows_hours && (start_time !== null || end_time !== null));

/** As it is meant: what was left out follows from the rest. */
function completed(parts: Parts, { start_date, end_date, start_half = 'FULL_DAY', ...sent }: SentSpan): Span {
  const isOneDay = parts.unit === 'DAYS' && start_date === end_date;
  const end_half = sent.end_half ?? (isOneDay ? start_half : 'FULL_DAY');
  const { start_time = null, end_time = null } = sent;
  return { start_date, end_date, start_half, end_half, start_time, end_time };
}

/** What is taken by the clock is taken on one day, from one time to another. */
function* hoursFaults({ start_date, end_date, start_half, end_half, start_time, end_time }: Span): Generator<Refusal> {
  if (end_date !== start_date) {
    yield fault('end_date', 'leave.hoursOneDay');
  }
  if (start_half !== 'FULL_DAY') yield fault('start_half', 'leave.hoursNoHalves');
  if (end_half !== 'FULL_DAY') yield fault('end_half', 'leave.hoursNoHalves');
  if (start_time === null) yield fault('start_time', 'leave.hoursTimes');
  if (end_time === null) yield fault('end_time', 'leave.hoursTimes');
  if (start_time !== null && end_time !== null && end_time <= start_time) {
    yield fault('end_time', 'leave.hoursOrder');
  }
}

function* daysFaults(span: Span): Generator<Refusal> {
  for (const field of ['start_time', 'end_time'] as const) {
    if (span[field] !== null) yield fault(field, 'leave.daysNoTimes');
  }
  const halves = checkHalves(span);
  if (halves !== true) yield halves;
}

/** Everything that keeps it from being a span of a type counted like this; of a type that is not known, of any. */
export function spanFaults(parts: Parts | null, sent: SentSpan): Refusal[] {
  const faults = [...dateFaults(sent)];
  if (parts === null) return faults;
  const span = completed(parts, sent);
  return [...faults, ...(isByClock(parts, sent) ? hoursFaults(span) : daysFaults(span))];
}

/** The span in full; 422 if it is none, or none for a type counted like this. */
export function spanOf(parts: Parts, sent: SentSpan): Span {
  const [first] = spanFaults(parts, sent);
  if (first) throw first;
  return completed(parts, sent);
}

/** From its first minute to its last, by the clocks of the organization. */
export const instantsOf = (timezone: string, span: Span): { readonly startMs: number; readonly endMs: number } => ({
  startMs: instantAtMs(
    timezone,
    span.start_date,
    span.start_time ?? (span.start_half === 'SECOND_HALF' ? '12:00' : '00:00'),
  ),
  endMs: instantAtMs(timezone, span.end_date, span.end_time ?? (span.end_half === 'FIRST_HALF' ? '12:00' : '24:00')),
});

/** null for leave that is taken by the day. */
export const minutesWithin = ({ start_time: start, end_time: end }: Span): number | null =>
  start === null || end === null ? null : minutesOf(end) - minutesOf(start);
