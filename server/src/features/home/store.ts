import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { nameIn } from '../../kernel/names.ts';
import { visiblePeople } from '../people/index.ts';
import { visibleShifts } from '../schedule/index.ts';
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

interface Beside {
  readonly first: { id: string; first_name: string; last_name: string }[];
  readonly count: number;
}

/** More are not counted. */
const countedBeside = 100;
/** How far ahead a shift is the next one. */
const nextWithinMs = 7 * 86_400_000;

/** Who works while the person does next, in the same department: of the shifts that the person sees. */
export async function listBeside(db: Db, actor: Actor, nowMs: number, shown: number): Promise<Beside> {
  const [now, until] = [nowMs, nowMs + nextWithinMs].map((ms) => new Date(ms).toISOString());
  const { rows } = await sql<Beside['first'][number]>`
    with mine as (
      select shifts.starts_at, shifts.ends_at, shifts.department_id
        from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.user_id = ${actor.userId} and shifts.status = 'SCHEDULED'
         and shifts.starts_at between ${now}::timestamptz - interval '1 day' and ${until}::timestamptz
         and shifts.ends_at > ${now}::timestamptz and ${visibleShifts(actor)}
       order by shifts.starts_at limit 1)
    select distinct person.first_name, person.last_name, person.id
      from mine
      join shifts on shifts.department_id is not distinct from mine.department_id and shifts.status = 'SCHEDULED'
       and shifts.starts_at between mine.starts_at - interval '1 day' and mine.ends_at
       and shifts.starts_at < mine.ends_at and shifts.ends_at > mine.starts_at
      join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where ${visibleShifts(actor)} and person.id <> ${actor.userId}
     order by 1, 2, 3 limit ${sql.lit(countedBeside)}`.execute(db);
  return { first: rows.slice(0, shown), count: rows.length };
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
