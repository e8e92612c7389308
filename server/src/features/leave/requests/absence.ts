import { type Sql, sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import { weekdays } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { weekdayOf } from '../../../lib/days.ts';
import { standardDayMinutes } from '../balances/ledger.ts';
import { isRemoved, libraryDaysBetween, type Removal } from '../holidays/store.ts';
import type { LeaveRow } from './store.ts';

/** A day that is paid without work. */
export interface PaidDay {
  readonly date: string;
  readonly minutes: number;
}

export interface AbsenceRow {
  readonly region: string | null;
  readonly own_holidays: string[];
  readonly removals: Removal[];
  readonly leave: PaidDay[];
}

/** What a person is paid for without working: approved leave of paid types, its part of a standard day or its hours, and public holidays. */
export interface PaidAbsence {
  readonly leave: readonly PaidDay[];
  readonly holidays: readonly PaidDay[];
}

/** Columns of AbsenceRow, on the table users. Asked with every change of someone's time, so along with what else is asked then. */
export const absenceColumns = (tenant: Tenant, from: string, to: string): Sql => sql`
  (select region from organizations where organizations.id = users.organization_id) as region,
  array(select date::text from public_holidays
         where organization_id = users.organization_id and date between ${from}::date and ${to}::date) as own_holidays,
  (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public_holiday_removals r
    where r.organization_id = users.organization_id) as removals,
  (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'minutes',
            round(case when l.total_hours is null then d.days * ${standardDayMinutes(tenant)}::int else d.hours * 60 end))), '[]')
     from leave_request_days d
     join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
    where d.organization_id = users.organization_id and d.user_id = users.id
      and d.date between ${from}::date and ${to}::date and l.status = 'APPROVED' and t.is_paid) as leave`;

/** The same as they were answered, with the holidays of the country between these days. */
export async function paidAbsence(tenant: Tenant, row: AbsenceRow, from: string, to: string): Promise<PaidAbsence> {
  const library = await libraryDaysBetween(tenant.country, row.region, from, to);
  const kept = library.filter((day) => !isRemoved(row.removals, day)).map(({ date }) => date);
  const dates = [...new Set([...kept, ...row.own_holidays])].filter((date) => !isWeekend(tenant, date));
  const minutes = standardDayMinutes(tenant);
  return { leave: row.leave, holidays: dates.map((date) => ({ date, minutes })) };
}

/** A holiday on a weekend is no day's pay. */
function isWeekend({ settings }: Tenant, date: string): boolean {
  const weekday = weekdays[weekdayOf(date) - 1];
  return weekday !== undefined && settings.weekend_days.includes(weekday);
}

/** What reactions have to know of a leave. */
export type LeaveDays = Pick<LeaveRow, 'user_id' | 'status' | 'start_date' | 'end_date'>;

export async function findLeaveDays({ actor, tx }: UnitOfWork, id: string): Promise<LeaveDays | null> {
  const { rows } = await sql<LeaveDays>`
    select user_id, status, start_date, end_date from leave_requests
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
