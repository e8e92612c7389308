import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type PayPeriodSettings, type Span, weekOf } from '../pay-periods.ts';
import { type Absence, absencesOf } from './absence.ts';
import { readTime, spanAround, spanFrom, type TimeOnDays } from './around.ts';
import type { Sheet } from './place.ts';
import { lockedStatuses } from './timesheet-states.ts';
import { inOrder, type Totals, totalsOf } from './totals.ts';

/** Sheets whose totals may follow from these days: all that share a work week with one of them and are not locked. */
function movingAmong(sheets: readonly Sheet[], settings: PayPeriodSettings, days: readonly string[]): Sheet[] {
  const weeks = days.map((day) => weekOf(settings.week_start, day));
  return sheets
    .filter(
      ({ status, period_start, period_end }) =>
        !lockedStatuses.includes(status) && weeks.some(({ start, end }) => period_start <= end && period_end >= start),
    )
    .sort((one, other) => (one.period_start < other.period_start ? -1 : 1));
}

/** Nothing is written if nothing differs. */
const saveTotals = ({ actor, now }: UnitOfWork, id: string, totals: Totals & Absence): Sql => sql`
  update timesheets t
     set total_minutes = n.total_minutes, regular_minutes = n.regular_minutes, overtime_minutes = n.overtime_minutes,
         break_minutes = n.break_minutes, paid_leave_minutes = n.paid_leave_minutes, holiday_minutes = n.holiday_minutes,
         entry_count = n.entry_count, regular_pay = n.regular_pay, overtime_pay = n.overtime_pay, currency = n.currency,
         updated_at = ${now}::timestamptz
    from (select ${totals.total_minutes}::integer as total_minutes, ${totals.regular_minutes}::integer as regular_minutes,
                 ${totals.overtime_minutes}::integer as overtime_minutes, ${totals.break_minutes}::integer as break_minutes,
                 ${totals.paid_leave_minutes}::integer as paid_leave_minutes, ${totals.holiday_minutes}::integer as holiday_minutes,
                 ${totals.entry_count}::integer as entry_count, ${totals.regular_pay}::numeric as regular_pay,
                 ${totals.overtime_pay}::numeric as overtime_pay, ${actor.organization.currency}::text as currency) as n
   where t.organization_id = ${actor.organizationId} and t.id = ${id}
     and (t.total_minutes, t.regular_minutes, t.overtime_minutes, t.break_minutes, t.paid_leave_minutes, t.holiday_minutes,
          t.entry_count, t.regular_pay, t.overtime_pay, t.currency)
         is distinct from (n.total_minutes, n.regular_minutes, n.overtime_minutes, n.break_minutes, n.paid_leave_minutes,
          n.holiday_minutes, n.entry_count, n.regular_pay, n.overtime_pay, n.currency)`;

/**
 * Recomputes, from the entries, the timesheets that days of a person bear on. Called within every change of theirs, by
 * a change that holds the lock on the person's time: totals and entries are never committed apart.
 */
export async function refreshTimesheets(work: UnitOfWork, userId: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  const span = spanAround(work.actor.organization.settings, days);
  await recomputeFrom(work, userId, days, await readTime(work, userId, span));
}

/** The same from what is known already, as it is after the change, of the days of `spanAround`. */
export async function recomputeFrom(
  work: UnitOfWork,
  userId: string,
  days: readonly string[],
  time: TimeOnDays,
): Promise<void> {
  const { organization: tenant } = work.actor;
  const moving = movingAmong(time.sheets, tenant.settings, days);
  const [first, last] = [moving[0], moving.at(-1)];
  if (!first || !last) return;
  const periods = { start: first.period_start, end: last.period_end };
  const needed = spanFrom(tenant.settings, periods);
  // Timesheets from before the organization changed its pay period may reach further than those of today.
  const isKnown = needed.start >= time.span.start && needed.end <= time.span.end;
  const { entries, absence } = isKnown ? time : await readTime(work, userId, needed);
  const absences = await absencesOf(tenant, absence, periods);
  const ordered = inOrder(entries);
  for (const { id, period_start: start, period_end: end } of moving) {
    const period: Span = { start, end };
    const totals = totalsOf(ordered, period, tenant.settings, tenant.currency);
    work.tx.defer(saveTotals(work, id, { ...totals, ...absences.within(period) }));
  }
}
