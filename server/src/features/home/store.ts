import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { nameIn } from '../../kernel/names.ts';
import { visiblePeople } from '../people/index.ts';
import { onDays } from '../time/index.ts';

/** Worked minutes of the person by day; what was rejected or still runs is left out. */
export async function readWorkedDays(
  db: Db,
  actor: Actor,
  span: { start: string; end: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: string; minutes: number }>`
    select e.work_date as date, sum(e.duration_minutes)::int as minutes from time_entries e
     where e.organization_id = ${actor.organizationId} and e.user_id = ${actor.userId} and ${onDays(span)}
       and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
     group by e.work_date`.execute(db);
  return new Map(rows.map(({ date, minutes }) => [date, minutes]));
}

export interface Away {
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** Longer leave than this is found by its own list. */
const longestDays = 366;

/**
 * Colleagues on approved leave: those of one's department, and everyone's for who sees everyone, as far as the directory
 * goes. Neither type nor reason: that one is away is all that is told.
 */
export async function listAway(db: Db, actor: Actor, today: string, limit: number): Promise<Away[]> {
  const near = administers(actor) ? sql`true` : sql`users.department_id = ${actor.departmentId}`;
  const { rows } = await sql<Away>`
    select l.user_id, l.start_date, l.end_date
      from leave_requests l
      join users on users.organization_id = l.organization_id and users.id = l.user_id
     where l.organization_id = ${actor.organizationId} and l.status = 'APPROVED'
       and l.start_date between ${today}::date - ${sql.lit(longestDays)} and ${today}::date and l.end_date >= ${today}::date
       and users.id <> ${actor.userId} and ${visiblePeople(actor)} and ${near}
     order by l.end_date, l.id limit ${limit}`.execute(db);
  return rows;
}

/** The oldest kind of leave for illness that can be booked. */
export async function findSicknessType(db: Db, actor: Actor): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from leave_types
     where organization_id = ${actor.organizationId} and is_sickness and is_active
     order by is_for_family, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Time that was rejected longer ago is no news. */
const rejectedDays = 31;

export interface OwnRequest {
  readonly kind: 'leave' | 'expense' | 'timesheet' | 'time_entry';
  readonly id: string;
  readonly title: string | null;
  readonly status: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly reason: string | null;
  readonly decided_by: { readonly id: string; readonly first_name: string; readonly last_name: string } | null;
}

/** What one sent off and waits for, or got back, and what one is away for today; the latest of each kind. */
export async function listOwnRequests(db: Db, actor: Actor, today: string, limit: number): Promise<OwnRequest[]> {
  const own = sql`organization_id = ${actor.organizationId} and user_id = ${actor.userId}`;
  const { rows } = await sql<OwnRequest>`
    select requests.kind, requests.id, requests.title, requests.status, requests.start_date, requests.end_date,
           requests.amount, requests.currency, requests.reason,
           case when decider.id is not null then
             jsonb_build_object('id', decider.id, 'first_name', decider.first_name, 'last_name', decider.last_name) end as decided_by
      from (
      (select 'leave' as kind, l.id, ${nameIn(actor.language, 't')} as title, l.status, l.start_date, l.end_date,
              null::float8 as amount, null::text as currency,
              l.rejection_reason as reason, case l.status when 'REJECTED' then l.decided_by_id end as decided_by_id, l.updated_at
         from (select * from leave_requests where ${own} and status = 'PENDING'
                  or ${own} and status = 'APPROVED' and start_date <= ${today}::date and end_date >= ${today}::date
                  or ${own} and status = 'REJECTED' and end_date >= ${today}::date
                order by updated_at desc limit ${limit}) l
         join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id)
      union all
      (select 'expense', id, title, status, null, null, grand_total::float8, currency,
              case status when 'REJECTED' then rejection_reason end, case status when 'REJECTED' then decided_by_id end, updated_at
         from expense_reports where ${own} and deleted_at is null
          and status in ('SUBMITTED', 'PENDING_APPROVAL', 'REJECTED')
        order by updated_at desc limit ${limit})
      union all
      (select 'timesheet', id, null, status, period_start, period_end, null, null,
              case status when 'REJECTED' then rejection_reason end, case status when 'REJECTED' then rejected_by_id end, updated_at
         from timesheets where ${own} and status in ('SUBMITTED', 'REJECTED', 'FINALIZED')
        order by updated_at desc limit ${limit})
      union all
      (select 'time_entry', e.id, null, e.approval_status, e.work_date, e.work_date, null, null,
              e.rejection_reason, e.rejected_by_id, e.updated_at
         from time_entries e
        where e.organization_id = ${actor.organizationId} and e.user_id = ${actor.userId} and e.status = 'ACTIVE'
          and e.status <> 'DELETED' and e.approval_status = 'REJECTED'
          and e.clock_in > ${today}::date - ${sql.lit(rejectedDays + 2)} and e.work_date > ${today}::date - ${sql.lit(rejectedDays)}
        order by e.work_date desc, e.id desc limit ${limit})) as requests
      left join users decider on decider.organization_id = ${actor.organizationId} and decider.id = requests.decided_by_id
    order by requests.updated_at desc limit ${limit}`.execute(db);
  return rows;
}
