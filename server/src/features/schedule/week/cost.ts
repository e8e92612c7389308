import type { Actor } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { addDays } from '../../../lib/days.ts';
import { minorDigits } from '../../../lib/money.ts';
import { Strict } from '../../../lib/schema.ts';
import { listPayOnDays, type PayOnDay } from '../../records/index.ts';
import { spentOf, sumsOf } from '../budgets/sums.ts';
import { weekAsked, weekQuery } from './get.ts';
import { ScheduleCost } from './record.ts';
import { listShiftsOfWeek } from './store.ts';
import { dayFinder } from './week.ts';

/** If the organization names no length of a week. */
const usualWeekMinutes = 2400;
const weeksOfYear = 52;

export const getScheduleCost = readOperation({
  id: 'schedule.cost',
  route: 'GET /schedule/cost',
  shows: ['shift', 'labor_budget', 'time_entry'],
  summary: 'Read what a week of the schedule costs',
  description:
    'Planned hours at the plain rate of each day, a salary spread over the hours of its weeks, and budgets beside what was worked and is planned. Everyone whose pay is in the figures finds this look in the sensitive-data access log.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict(weekQuery),
  returns: ScheduleCost,

  async run({ actor, db, nowMs, query, recordSensitiveRead }) {
    const { week_start: start, ...filter } = query;
    const { organization } = actor;
    const week = weekAsked(actor, start, nowMs);
    const dayOf = dayFinder(organization.timezone, week);
    const shifts = (await listShiftsOfWeek(db, actor, week, filter)).flatMap(({ user_id, ...shift }) =>
      shift.status === 'SCHEDULED' && user_id !== null
        ? [{ user_id, minutes: minutesOf(shift), day: dayOf(Date.parse(shift.starts_at)) }]
        : [],
    );
    const { budgets, rows, ...when } = await spentOf(db, actor, week, filter, { what: 'amount', nowMs });
    const asked = new Map([...shifts, ...rows].map((one) => [keyOf(one), { user_id: one.user_id, day: one.day }]));
    const pay = (await listPayOnDays(db, actor, [...asked.values()])).filter(
      ({ currency }) => currency === organization.currency,
    );
    recordSensitiveRead(accessTo(pay));
    const weekMinutes = weekMinutesOf(actor);
    const rates = new Map(pay.map((one) => [keyOf(one), ratePerMinute(one, weekMinutes)]));
    const byDay = new Map<string, number>();
    let unpriced = 0;
    for (const shift of shifts) {
      const rate = rates.get(keyOf(shift));
      if (rate === undefined) unpriced++;
      else byDay.set(shift.day, (byDay.get(shift.day) ?? 0) + rate * shift.minutes);
    }
    const rounded = (amount: number): number => Number(amount.toFixed(minorDigits(organization.currency)));
    const days = Array.from({ length: 7 }, (_, index) => {
      const date = addDays(week.start, index);
      return { date, cost: rounded(byDay.get(date) ?? 0) };
    });
    return {
      currency: organization.currency,
      days,
      budgets: budgets.map(({ id, department_id, amount }) => {
        const { planned, worked, forecast } = sumsOf(
          rows,
          department_id,
          when,
          (row, minutes) => (rates.get(keyOf(row)) ?? 0) * minutes,
        );
        return {
          budget_id: id,
          department_id,
          amount: amount ?? 0,
          planned: rounded(planned),
          worked: when.isTimed ? rounded(worked) : null,
          forecast: rounded(forecast),
        };
      }),
      total: rounded(days.reduce((sum, { cost }) => sum + cost, 0)),
      unpriced_shift_count: unpriced,
    };
  },
});

/** The week over which a salary is spread. */
export const weekMinutesOf = ({ organization }: Actor): number =>
  organization.settings.overtime_weekly_minutes || usualWeekMinutes;

const keyOf = ({ user_id, day }: { readonly user_id: string; readonly day: string }): string => `${user_id} ${day}`;

const minutesOf = (shift: { starts_at: string; ends_at: string; break_minutes: number }): number =>
  Math.round((Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000) - shift.break_minutes;

const ratePerMinute = ({ pay_type, amount }: PayOnDay, weekMinutes: number): number =>
  pay_type === 'HOURLY' ? Number(amount) / 60 : Number(amount) / weeksOfYear / weekMinutes;

/** Each record once, however many days it prices. */
function accessTo(pay: readonly PayOnDay[]) {
  const byRecord = new Map(pay.map(({ record_id, user_id }) => [record_id, user_id]));
  return [...byRecord].map(([recordId, userId]) => ({ userId, tier: 'compensation' as const, recordId }));
}
