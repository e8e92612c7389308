import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Predicate } from '../../../kernel/view.ts';
import { patternsColumn } from '../../people/index.ts';
import { standardDayMinutes } from '../balances/ledger.ts';
import { leaveOfTypeIsSeen } from '../visibility.ts';
import type { LeaveRow } from './store.ts';

/**
 * Columns of AbsenceRow, on the table users. Asked with every change of someone's time, so along with what else is asked then. Of paid
 * leave, unless any is asked for.
 */
export const absenceColumns = (
  tenant: Tenant,
  from: string,
  to: string,
  { isAnyLeave = false }: { readonly isAnyLeave?: boolean } = {},
): Sql => sql`
  (select region from organizations where organizations.id = users.organization_id) as region, users.work_location,
  array(select date::text from public_holidays
         where organization_id = users.organization_id and date between ${from}::date and ${to}::date) as own_holidays,
  (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public_holiday_removals r
    where r.organization_id = users.organization_id) as removals,
  (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'leave_type_id', t.id, 'minutes',
            round(case when l.total_hours is null then d.days * ${standardDayMinutes(tenant)}::int else d.hours * 60 end),
            'part', case when l.total_hours is null then d.days end, 'booked', round(d.hours * 60))), '[]')
     from leave_request_days d
     join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
    where d.organization_id = users.organization_id and d.user_id = users.id
      and d.date between ${from}::date and ${to}::date and l.status = 'APPROVED' ${isAnyLeave ? sql.nothing : sql`and t.is_paid`}) as leave,
  ${patternsColumn(from, to)}`;

/** What reactions have to know of a leave. */
type LeaveDays = Pick<LeaveRow, 'user_id' | 'status' | 'start_date' | 'end_date'>;

export async function findLeaveDays({ actor, tx }: UnitOfWork, id: string): Promise<LeaveDays | null> {
  const { rows } = await sql<LeaveDays>`
    select user_id, status, start_date, end_date from leave_requests
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** What someone took of a type of leave; of private types that are not seen all together, without a name. */
export interface LeaveTaken {
  readonly user_id: string;
  readonly leave_type_id: string | null;
  readonly name: string | null;
  readonly is_hours: boolean;
  readonly days: number;
  readonly hours: number;
}

/** Approved leave from one day to another, of those people on the table users whose payroll the actor prepares. */
export async function sumLeaveByType(
  db: Db,
  actor: Actor,
  { start, end }: { readonly start: string; readonly end: string },
  whosePayroll: Predicate,
): Promise<readonly LeaveTaken[]> {
  const { rows } = await sql<LeaveTaken>`
    select d.user_id, seen.id as leave_type_id, seen.name, t.unit = 'HOURS' as is_hours,
           round(sum(d.days), 2)::float8 as days, round(sum(d.hours), 2)::float8 as hours
      from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id and l.status = 'APPROVED'
      join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
      join users on users.organization_id = d.organization_id and users.id = d.user_id
      left join lateral (select t.id, t.name where ${leaveOfTypeIsSeen(actor)}) as seen on true
     where d.organization_id = ${actor.organizationId} and d.date between ${start}::date and ${end}::date
       and ${whosePayroll}
     group by d.user_id, seen.id, seen.name, t.unit`.execute(db);
  return rows;
}
