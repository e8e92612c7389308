import { sql } from '../../../db/sql.ts';
import type { Work } from '../../../kernel/work.ts';
import { onDays } from '../on-days.ts';
import { weekOf, type Span } from '../pay-periods.ts';
import { absencesOf, type Absence } from './absence.ts';
import { totalsOf, type CountedEntry, type Totals } from './totals.ts';

interface MovingSheet {
  readonly id: string;
  readonly period_start: string;
  readonly period_end: string;
}

/** Sheets whose totals may follow from these days: all that share a work week with one of them and are not locked. */
async function findMovingSheets({ actor, tx }: Work, userId: string, days: readonly string[]): Promise<MovingSheet[]> {
  const weeks = days.map((day) => weekOf(actor.organization.settings.week_start, day));
  const { rows } = await sql<MovingSheet>`
    select id, period_start, period_end from timesheets
     where organization_id = ${actor.organizationId} and user_id = ${userId} and status not in ('FINALIZED', 'SIGNED')
       and exists (select from unnest(${weeks.map(({ start }) => start)}::date[], ${weeks.map(({ end }) => end)}::date[])
                     as week (first, last) where period_start <= last and period_end >= first)
     order by period_start`.execute(tx);
  return rows;
}

/** Completed and not turned down, in order of day and start. */
async function findCountedEntries({ actor, tx }: Work, userId: string, span: Span): Promise<CountedEntry[]> {
  const { rows } = await sql<CountedEntry>`
    select e.work_date, e.duration_minutes, e.break_minutes, e.hourly_rate from time_entries e
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and ${onDays(span)}
       and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
     order by e.work_date, e.clock_in, e.id`.execute(tx);
  return rows;
}

async function saveTotals(
  { actor, tx, now }: Work,
  sheets: readonly ({ readonly id: string; readonly currency: string } & Totals & Absence)[],
): Promise<void> {
  await sql`
    update timesheets set total_minutes = n.total_minutes, regular_minutes = n.regular_minutes,
           overtime_minutes = n.overtime_minutes, break_minutes = n.break_minutes,
           paid_leave_minutes = n.paid_leave_minutes, holiday_minutes = n.holiday_minutes, entry_count = n.entry_count,
           regular_pay = n.regular_pay, overtime_pay = n.overtime_pay, currency = n.currency, updated_at = ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as n (id text, total_minutes integer, regular_minutes integer,
             overtime_minutes integer, break_minutes integer, paid_leave_minutes integer, holiday_minutes integer,
             entry_count integer, regular_pay numeric, overtime_pay numeric, currency text)
     where timesheets.organization_id = ${actor.organizationId} and timesheets.id = n.id
       and (timesheets.total_minutes, timesheets.regular_minutes, timesheets.overtime_minutes, timesheets.break_minutes,
            timesheets.paid_leave_minutes, timesheets.holiday_minutes, timesheets.entry_count, timesheets.regular_pay,
            timesheets.overtime_pay, timesheets.currency)
           is distinct from (n.total_minutes, n.regular_minutes, n.overtime_minutes, n.break_minutes, n.paid_leave_minutes,
            n.holiday_minutes, n.entry_count, n.regular_pay, n.overtime_pay, n.currency)`.execute(tx);
}

/**
 * Works out anew, from the entries, the timesheets that days of a person bear on. Called within every change of theirs, by
 * whoever holds the person's time: totals and entries are never committed apart.
 */
export async function refreshTimesheets(work: Work, userId: string, days: readonly string[]): Promise<void> {
  const sheets = await findMovingSheets(work, userId, days);
  const [first, last] = [sheets[0], sheets.at(-1)];
  if (!first || !last) return;
  const { settings, currency } = work.actor.organization;
  const from = weekOf(settings.week_start, first.period_start).start;
  const [entries, absences] = await Promise.all([
    findCountedEntries(work, userId, { start: from, end: last.period_end }),
    absencesOf(work, userId, { start: first.period_start, end: last.period_end }),
  ]);
  const computed = sheets.map(({ id, period_start: start, period_end: end }) => ({
    ...{ id, currency, ...totalsOf(entries, { start, end }, settings, currency) },
    ...absences.within({ start, end }),
  }));
  await saveTotals(work, computed);
}
