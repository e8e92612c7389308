import { Type } from 'typebox';
import { moduleIsOn } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { minorDigits } from '../../../lib/money.ts';
import { Strict } from '../../../lib/schema.ts';
import { costing } from '../budgets/rules.ts';
import { listBudgetsOfWeek, listMinutes } from '../budgets/store.ts';
import { sumsOf } from '../budgets/sums.ts';
import { weekAsked, weekQuery } from '../week/get.ts';
import { isWorkedOut, listFigures } from './figures-store.ts';
import { type CostedDepartment, StandardCost } from './record.ts';
import { listCostedDepartments } from './store.ts';

export const getStandardCost = readOperation({
  id: 'schedule.standardCost',
  route: 'GET /schedule/standard-cost',
  shows: ['shift', 'labor_budget', 'time_entry', 'department'],
  summary: 'Read what a week comes to at standard cost',
  description:
    'Hours of departments by what an hour of their people costs on average, worked out on the first of a month in whole units, beside budgets. An average is of at least three people paid in the currency of the organization, and gives way to a later one only where the two together say nothing of one person: adding a shift and asking again tells no one’s pay.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: costing,
  query: Strict({
    week_start: weekQuery.week_start,
    department_id: Type.Optional(IdFilter('dep', 'Only this department.')),
  }),
  returns: StandardCost,

  async run({ actor, db, nowMs, query: { week_start: start, ...filter } }) {
    const { organization } = actor;
    const week = weekAsked(actor, start, nowMs);
    const departments = await listCostedDepartments(db, actor, filter.department_id);
    const ids = departments.map(({ id }) => id);
    const [rows, figures, budgets, isDone] = await Promise.all([
      listMinutes(db, actor, week, ids),
      listFigures(db, actor, ids, week.start),
      listBudgetsOfWeek(db, actor, week, filter),
      isWorkedOut(db, actor),
    ]);
    const when = {
      today: dayIn(organization.timezone, nowMs),
      isTimed: moduleIsOn(organization, 'time_tracking'),
    };
    const days = Array.from({ length: 7 }, (_, index) => addDays(week.start, index));
    const digits = minorDigits(organization.currency);
    return {
      week_start: week.start,
      week_end: week.end,
      currency: organization.currency,
      departments: departments.map(({ id, name }): CostedDepartment => {
        const figure = figures.find(({ department_id }) => department_id === id);
        const budget = budgets.find(({ department_id }) => department_id === id);
        const own = rows.filter(({ department_id }) => department_id === id);
        const costOf = (minutes: number): number | null =>
          figure ? Number(((figure.hourly_cost * minutes) / 60).toFixed(digits)) : null;
        const sums = (of: typeof own) => {
          const { planned, worked, forecast } = sumsOf(of, id, when);
          return {
            planned_minutes: planned,
            worked_minutes: when.isTimed ? worked : null,
            forecast_minutes: forecast,
            planned_cost: costOf(planned),
            worked_cost: when.isTimed ? costOf(worked) : null,
            forecast_cost: costOf(forecast),
          };
        };
        return {
          department_id: id,
          department_name: name,
          hourly_cost: figure?.hourly_cost ?? null,
          worked_out_on: figure?.month ?? null,
          withheld: figure ? null : isDone ? 'FEW_PEOPLE' : 'NOT_YET',
          days: days.map((date) => ({ date, ...sums(own.filter(({ day }) => day === date)) })),
          ...sums(own),
          budget_id: budget?.id ?? null,
          budget_hours: budget?.hours ?? null,
          budget_amount: budget?.amount ?? null,
        };
      }),
    };
  },
});
