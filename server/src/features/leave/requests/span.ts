import { daysBetween } from '../../../lib/days.ts';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import { checkHalves, type Half } from '../calendar/working-days.ts';
import { firstHolidayYear, lastHolidayYear } from '../holidays/record.ts';
import type { LeaveUnit } from '../types/record.ts';

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

const fault = (field: keyof Span, message: string): Refusal => invalid(field, message, { reason: 'range' });

function* dateFaults({ start_date: start, end_date: end }: SentSpan): Generator<Refusal> {
  if (Number(start.slice(0, 4)) < firstHolidayYear) {
    yield fault('start_date', `start_date must not be before ${String(firstHolidayYear)}.`);
  }
  if (Number(end.slice(0, 4)) > lastHolidayYear) {
    yield fault('end_date', `end_date must not be after ${String(lastHolidayYear)}.`);
  }
  if (end < start) yield fault('end_date', 'end_date must not be before start_date.');
  if (daysBetween(start, end) >= maxLeaveDays) {
    yield fault('end_date', `One leave may span at most ${String(maxLeaveDays)} days.`);
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** As it is meant: what was left out follows from the rest. */
function completed(unit: LeaveUnit, { start_date, end_date, start_half = 'FULL_DAY', ...sent }: SentSpan): Span {
  const isOneDay = unit === 'DAYS' && start_date === end_date;
  const end_half = sent.end_half ?? (isOneDay ? start_half : 'FULL_DAY');
  const { start_time = null, end_time = null } = sent;
  return { start_date, end_date, start_half, end_half, start_time, end_time };
}

/** A type counted in hours is taken on one day, from one time to another. */
function* hoursFaults({ start_date, end_date, start_half, end_half, start_time, end_time }: Span): Generator<Refusal> {
  if (end_date !== start_date) {
    yield fault('end_date', 'Leave of a type counted in hours is on one day: end_date must be start_date.');
  }
  if (start_half !== 'FULL_DAY') yield fault('start_half', 'A type counted in hours has no half days.');
  if (end_half !== 'FULL_DAY') yield fault('end_half', 'A type counted in hours has no half days.');
  if (start_time === null) yield fault('start_time', 'start_time is required for a type counted in hours.');
  if (end_time === null) yield fault('end_time', 'end_time is required for a type counted in hours.');
  if (start_time !== null && end_time !== null && end_time <= start_time) {
    yield fault('end_time', 'end_time must be after start_time.');
  }
}

function* daysFaults(span: Span): Generator<Refusal> {
  for (const field of ['start_time', 'end_time'] as const) {
    if (span[field] !== null) yield fault(field, `${field} is for types counted in hours; send halves instead.`);
  }
  const halves = checkHalves(span);
  if (halves !== true) yield halves;
}

/** Everything that keeps it from being a span of a type counted like this; of a type that is not known, of any. */
export function spanFaults(unit: LeaveUnit | null, sent: SentSpan): Refusal[] {
  const faults = [...dateFaults(sent)];
  if (unit === null) return faults;
  const span = completed(unit, sent);
  return [...faults, ...(unit === 'HOURS' ? hoursFaults(span) : daysFaults(span))];
}

/** The span in full; 422 if it is none, or none for a type counted like this. */
export function spanOf(unit: LeaveUnit, sent: SentSpan): Span {
  const [first] = spanFaults(unit, sent);
  if (first) throw first;
  return completed(unit, sent);
}

/** null for leave that is taken by the day. */
export const minutesWithin = ({ start_time: start, end_time: end }: Span): number | null =>
  start === null || end === null ? null : minutesOf(end) - minutesOf(start);
