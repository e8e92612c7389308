import { type Sql, sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { standardDayMinutes } from '../balances/ledger.ts';
import type { LeaveRow } from './store.ts';

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

/** What reactions have to know of a leave. */
type LeaveDays = Pick<LeaveRow, 'user_id' | 'status' | 'start_date' | 'end_date'>;

export async function findLeaveDays({ actor, tx }: UnitOfWork, id: string): Promise<LeaveDays | null> {
  const { rows } = await sql<LeaveDays>`
    select user_id, status, start_date, end_date from leave_requests
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
