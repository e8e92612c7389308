import type { Db } from '../../../db/database.ts';
import { type Actor, moduleIsOn } from '../../../kernel/actor.ts';
import { dayIn } from '../../../lib/days.ts';
import type { Week } from '../week/week.ts';
import type { BudgetedHours, WholeBudget } from './record.ts';
import { type DayMinutes, listBudgetsOfWeek, listMinutes } from './store.ts';

/** What was planned and worked of one thing, minutes or money, and what it comes to. */
export interface Sums {
  readonly planned: number;
  readonly worked: number;
  readonly forecast: number;
}

/** What is over was worked; what comes is planned; of today the more of both. Where time is not tracked all is as planned. */
const forecastOf = ({ day, planned, worked }: DayMinutes, today: string, isTimed: boolean): number => {
  if (!isTimed) return planned;
  return day < today ? worked : Math.max(planned, worked);
};

/** The sums of a department; `worth` makes money of minutes. */
export function sumsOf(
  rows: readonly DayMinutes[],
  departmentId: string,
  { today, isTimed }: { readonly today: string; readonly isTimed: boolean },
  worth: (row: DayMinutes, minutes: number) => number = (_, minutes) => minutes,
): Sums {
  const sums = { planned: 0, worked: 0, forecast: 0 };
  for (const row of rows.filter(({ department_id: id }) => id === departmentId)) {
    sums.planned += worth(row, row.planned);
    sums.worked += worth(row, row.worked);
    sums.forecast += worth(row, forecastOf(row, today, isTimed));
  }
  return sums;
}

export interface Spent {
  readonly budgets: readonly WholeBudget[];
  readonly rows: readonly DayMinutes[];
  readonly today: string;
  readonly isTimed: boolean;
}

/** Budgets of a week that are for `what`, with what counts for them. One query where there is none. */
export async function spentOf(
  db: Db,
  actor: Actor,
  week: Week,
  filter: { readonly department_id?: string },
  { what, nowMs }: { readonly what: 'hours' | 'amount'; readonly nowMs: number },
): Promise<Spent> {
  const budgets = (await listBudgetsOfWeek(db, actor, week, filter)).filter((budget) => budget[what] !== null);
  const ids = budgets.map(({ department_id }) => department_id);
  return {
    budgets,
    rows: ids.length === 0 ? [] : await listMinutes(db, actor, week, ids),
    today: dayIn(actor.organization.timezone, nowMs),
    isTimed: moduleIsOn(actor.organization, 'time_tracking'),
  };
}

/** The hours of a week beside their budgets. */
export async function budgetedHours(
  db: Db,
  actor: Actor,
  week: Week,
  filter: { readonly department_id?: string },
  nowMs: number,
): Promise<BudgetedHours[]> {
  const { budgets, rows, ...when } = await spentOf(db, actor, week, filter, { what: 'hours', nowMs });
  return budgets.map(({ id, department_id, hours }) => {
    const { planned, worked, forecast } = sumsOf(rows, department_id, when);
    return {
      budget_id: id,
      department_id,
      hours: hours ?? 0,
      planned_minutes: planned,
      worked_minutes: when.isTimed ? worked : null,
      forecast_minutes: forecast,
    };
  });
}
