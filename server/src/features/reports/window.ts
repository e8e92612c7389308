import { Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { addDays, addMonths, Day, dayIn, daysBetween } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { IdFilter } from '../../lib/ids.ts';
import { say } from '../../lib/texts/texts.ts';
import type { DayWindow } from '../../lib/windows.ts';

const maxMonths = 120;
/** Tasks are not kept by month: every entry is looked at. */
export const maxMonthsByTask = 13;
const usualMonths = 12;

const departmentTimes = ['then', 'now'] as const;
export type DepartmentTime = (typeof departmentTimes)[number];

export const reportFilters = {
  start_date: Type.Optional(Day(`First day; ${String(usualMonths)} months with the last one unless given.`)),
  end_date: Type.Optional(Day(`Last day; that of this month unless given. At most ${String(maxMonths)} months.`)),
  department_id: Type.Optional(IdFilter('dep', 'Only this department, by `departments`.')),
  departments: Type.Optional(
    Type.Enum([...departmentTimes], {
      default: 'then',
      description: 'Which department it belongs to: that of the person on the day, or that of today.',
    }),
  ),
};

export interface DepartmentsAsked {
  readonly by: string;
  readonly thenBy?: string | null;
  readonly departments: DepartmentTime;
  readonly filter: { readonly department_id?: string };
}

/** Whether it matters in which department someone was on a day. */
export const asksThen = ({ by, thenBy, departments, filter }: DepartmentsAsked): boolean =>
  departments === 'then' && (by === 'department' || thenBy === 'department' || filter.department_id !== undefined);

export function checkThenBy(by: string, thenBy: string | null): void {
  if (by === thenBy) throw invalid('then_by', 'reports.sameTwice');
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);

/** The days a report adds up: whole months up to this one, if none are named. */
export function reportWindow(actor: Actor, nowMs: number, given: Partial<DayWindow>): DayWindow {
  for (const field of ['start_date', 'end_date'] as const) {
    const day = given[field];
    if (day !== undefined && (day < '1970' || day >= '2200')) {
      throw invalid(field, 'reports.years');
    }
  }
  const today = dayIn(actor.organization.timezone, nowMs);
  const end_date =
    given.end_date ?? (given.start_date === undefined ? lastOfMonth(today) : latestFrom(given.start_date));
  const start_date = given.start_date ?? addMonths(firstOfMonth(end_date), 1 - usualMonths);
  if (end_date < start_date) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (monthsBetween(start_date, end_date) > maxMonths) {
    throw invalid('end_date', say('reports.tooLong', { months: maxMonths }));
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

/** Days to add to whole months, or to take from them. */
export interface Edge extends DayWindow {
  readonly sign: 1 | -1;
}

export interface WindowParts {
  /** First days of the first and the last month that are counted as a whole. */
  readonly months: { readonly first: string; readonly last: string } | null;
  readonly edges: readonly Edge[];
}

const lengthOf = ({ start_date: start, end_date: end }: DayWindow): number => daysBetween(start, end) + 1;
const isNotEmpty = ({ start_date: start, end_date: end }: DayWindow): boolean => start <= end;

/** Of a month that the window covers in part: its days, or the whole of it without the others, whichever are fewer. */
function edgesIn(month: DayWindow, { start_date: start, end_date: end }: DayWindow): readonly Edge[] {
  const within = {
    start_date: start > month.start_date ? start : month.start_date,
    end_date: end < month.end_date ? end : month.end_date,
  };
  const others = [
    { start_date: month.start_date, end_date: addDays(within.start_date, -1) },
    { start_date: addDays(within.end_date, 1), end_date: month.end_date },
  ].filter(isNotEmpty);
  const days = others.reduce((sum, days) => sum + lengthOf(days), 0);
  return days < lengthOf(within) ? others.map((other) => ({ ...other, sign: -1 })) : [{ ...within, sign: 1 }];
}

/** Whole months are kept as totals; the first and the last may be covered in part. */
export function partsOf(window: DayWindow): WindowParts {
  const months = monthsOf(window).map((month) => ({ start_date: `${month}-01`, end_date: lastOfMonth(`${month}-01`) }));
  const parts = months.map((month) => ({ month, edges: edgesIn(month, window) }));
  const whole = parts
    .filter(({ edges }) => edges.every(({ sign }) => sign === -1))
    .map(({ month }) => month.start_date);
  const [first] = whole;
  const last = whole.at(-1);
  return {
    months: first === undefined || last === undefined ? null : { first, last },
    edges: parts.flatMap(({ edges }) => edges),
  };
}
