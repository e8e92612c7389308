import { Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { addDays, addMonths, Day, dayIn } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { IdFilter } from '../../lib/ids.ts';
import type { DayWindow } from '../../lib/windows.ts';

const maxMonths = 120;
const usualMonths = 12;

export const reportFilters = {
  start_date: Type.Optional(Day(`First day; ${String(usualMonths)} months with the last one unless given.`)),
  end_date: Type.Optional(Day(`Last day; that of this month unless given. At most ${String(maxMonths)} months.`)),
  department_id: Type.Optional(IdFilter('dep', 'Only people who are in this department now.')),
};

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);

/** The days a report adds up: whole months up to this one, where none are named. */
export function reportWindow(actor: Actor, nowMs: number, given: Partial<DayWindow>): DayWindow {
  for (const field of ['start_date', 'end_date'] as const) {
    const day = given[field];
    if (day !== undefined && (day < '1970' || day >= '2200')) {
      throw invalid(field, `${field} must lie between 1970 and 2199.`);
    }
  }
  const today = dayIn(actor.organization.timezone, nowMs);
  const end_date =
    given.end_date ?? (given.start_date === undefined ? lastOfMonth(today) : latestFrom(given.start_date));
  const start_date = given.start_date ?? addMonths(firstOfMonth(end_date), 1 - usualMonths);
  if (end_date < start_date) throw invalid('end_date', 'end_date must not be before start_date.');
  if (monthsBetween(start_date, end_date) > maxMonths) {
    throw invalid('end_date', `A report covers at most ${String(maxMonths)} months.`);
  }
  return { start_date, end_date };
}

const latestFrom = (start: string): string => lastOfMonth(addMonths(firstOfMonth(start), usualMonths - 1));

const monthsBetween = (start: string, end: string): number =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1;

/** Every month that the window touches, as YYYY-MM. */
export function monthsOf({ start_date: start, end_date: end }: DayWindow): string[] {
  const first = firstOfMonth(start);
  return Array.from({ length: monthsBetween(start, end) }, (_, index) => addMonths(first, index).slice(0, 7));
}

export interface WindowParts {
  /** First days of the first and the last month that lie within it as a whole. */
  readonly months: { readonly first: string; readonly last: string } | null;
  /** The days before and after those. */
  readonly edges: readonly DayWindow[];
}

export function partsOf({ start_date: start, end_date: end }: DayWindow): WindowParts {
  const first = start === firstOfMonth(start) ? start : addMonths(firstOfMonth(start), 1);
  const afterLast = end === lastOfMonth(end) ? addDays(end, 1) : firstOfMonth(end);
  if (afterLast <= first) return { months: null, edges: [{ start_date: start, end_date: end }] };
  const edges = [
    { start_date: start, end_date: addDays(first, -1) },
    { start_date: afterLast, end_date: end },
  ].filter((edge) => edge.start_date <= edge.end_date);
  return { months: { first, last: addMonths(afterLast, -1) }, edges };
}
