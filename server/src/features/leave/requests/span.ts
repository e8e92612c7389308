import { daysBetween } from '../../../kernel/days.ts';
import { enforce, invalid } from '../../../kernel/errors.ts';
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

/** Two years: no longer than anybody is away at once, and short enough that a list need not look further back. */
export const maxLeaveDays = 731;

function checkDates({ start_date: start, end_date: end }: Pick<Span, 'start_date' | 'end_date'>): void {
  if (Number(start.slice(0, 4)) < firstHolidayYear) {
    throw invalid('start_date', `start_date must not be before ${String(firstHolidayYear)}.`);
  }
  if (Number(end.slice(0, 4)) > lastHolidayYear) {
    throw invalid('end_date', `end_date must not be after ${String(lastHolidayYear)}.`);
  }
  if (end < start) throw invalid('end_date', 'end_date must not be before start_date.');
  if (daysBetween(start, end) >= maxLeaveDays) {
    throw invalid('end_date', `One leave may span at most ${String(maxLeaveDays)} days.`);
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A type counted in hours is taken on one day, from one time to another. */
function hoursSpan({ start_half = 'FULL_DAY', end_half = 'FULL_DAY', ...sent }: SentSpan): Span {
  const { start_date, end_date, start_time = null, end_time = null } = sent;
  if (end_date !== start_date) {
    throw invalid('end_date', 'Leave of a type counted in hours is on one day: end_date must be start_date.');
  }
  if (start_half !== 'FULL_DAY') throw invalid('start_half', 'A type counted in hours has no half days.');
  if (end_half !== 'FULL_DAY') throw invalid('end_half', 'A type counted in hours has no half days.');
  if (start_time === null) throw invalid('start_time', 'start_time is required for a type counted in hours.');
  if (end_time === null) throw invalid('end_time', 'end_time is required for a type counted in hours.');
  if (end_time <= start_time) throw invalid('end_time', 'end_time must be after start_time.');
  return { start_date, end_date, start_half, end_half, start_time, end_time };
}

function daysSpan({ start_date, end_date, start_half = 'FULL_DAY', ...sent }: SentSpan): Span {
  for (const field of ['start_time', 'end_time'] as const) {
    if (sent[field] != null) throw invalid(field, `${field} is for types counted in hours; send halves instead.`);
  }
  const end_half = sent.end_half ?? (start_date === end_date ? start_half : 'FULL_DAY');
  enforce(checkHalves({ start_date, end_date, start_half, end_half }));
  return { start_date, end_date, start_half, end_half, start_time: null, end_time: null };
}

/** The span in full; 422 where it is none, or none for a type counted like this. */
export function spanOf(unit: LeaveUnit, sent: SentSpan): Span {
  checkDates(sent);
  return unit === 'HOURS' ? hoursSpan(sent) : daysSpan(sent);
}

/** null for leave that is taken by the day. */
export const minutesWithin = ({ start_time: start, end_time: end }: Span): number | null =>
  start === null || end === null ? null : minutesOf(end) - minutesOf(start);
