import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visibleShifts } from '../../schedule/index.ts';
import { beganOutside } from '../../time/index.ts';
import type { InboxFacts } from './record.ts';

export interface MetShift {
  readonly leave_id: string;
  readonly title: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Shifts that the actor sees and that a leave meets, by the days of the organization. */
export const shiftsMet = (actor: Actor, ids: readonly string[]): Sql<MetShift> => sql<MetShift>`
  select l.id as leave_id, shifts.title, shifts.starts_at, shifts.ends_at
    from leave_requests l
    join shifts on shifts.organization_id = l.organization_id and shifts.user_id = l.user_id
     and shifts.starts_at < ((l.end_date + 1)::timestamp at time zone ${actor.organization.timezone})
     and shifts.ends_at > (l.start_date::timestamp at time zone ${actor.organization.timezone})
     and shifts.starts_at > (l.start_date::timestamp at time zone ${actor.organization.timezone}) - interval '1 day'
    left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
   where l.organization_id = ${actor.organizationId} and l.id = any(${[...ids]}) and shifts.status <> 'CANCELLED'
     and ${visibleShifts(actor)}
   order by shifts.starts_at, shifts.id limit 2000`;

export interface ReplacedLeave extends NonNullable<InboxFacts['replaces']> {
  readonly leave_id: string;
}

/** Approved leave in whose place these are asked for. Who may decide on the one sees the other: both are of one person. */
export const leaveReplaced = (actor: Actor, ids: readonly string[]): Sql<ReplacedLeave> => sql<ReplacedLeave>`
  select l.id as leave_id, o.id, o.start_date, o.end_date, o.total_days::float8 as days, o.total_hours::float8 as hours
    from leave_requests l
    join leave_requests o on o.organization_id = l.organization_id and o.id = l.replaces_id
   where l.organization_id = ${actor.organizationId} and l.id = any(${[...ids]})`;

export interface DayOfSheet {
  readonly timesheet_id: string;
  readonly date: string;
  readonly minutes: number;
  readonly planned_minutes: number | null;
}

/** On `shifts`: what is planned without breaks. */
const plannedMinutes = sql.raw(
  `greatest(0, (extract(epoch from shifts.ends_at - shifts.starts_at) / 60)::int - shifts.break_minutes)`,
);

/** Published shifts of the person `e` or `t` names, as far as the actor sees them. */
const seenShifts = (actor: Actor, of: Sql, when: Sql): Sql => sql`
  shifts left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
   where shifts.organization_id = ${actor.organizationId} and shifts.user_id = ${of} and shifts.status = 'SCHEDULED'
     and shifts.is_published and ${when} and ${visibleShifts(actor)}`;

export interface EntryPlan {
  readonly id: string;
  readonly break_minutes: number;
  readonly planned_minutes: number | null;
  readonly overlaps: boolean;
  readonly began_outside: boolean;
}

/** Of time entries that wait: what was planned at that time, whether the person has another one then, and whether it began elsewhere. */
export const plansOfEntries = (actor: Actor, ids: readonly string[]): Sql<EntryPlan> => sql<EntryPlan>`
  select e.id, e.break_minutes,
         (select ${plannedMinutes} from ${seenShifts(
           actor,
           sql`e.user_id`,
           sql`shifts.starts_at < e.clock_out and shifts.ends_at > e.clock_in and shifts.starts_at > e.clock_in - interval '1 day'`,
         )} order by shifts.starts_at, shifts.id limit 1) as planned_minutes,
         exists (
           select from time_entries other
            where other.organization_id = e.organization_id and other.user_id = e.user_id and other.id <> e.id
              and other.status = 'ACTIVE' and other.status <> 'DELETED' and other.approval_status <> 'REJECTED'
              and not e.is_duration and not other.is_duration and other.clock_in < e.clock_out and other.clock_out > e.clock_in
              and other.clock_in > e.clock_in - interval '1 day') as overlaps,
         ${beganOutside(actor, 'e')} as began_outside
    from time_entries e
   where e.organization_id = ${actor.organizationId} and e.id = any(${[...ids]})`;

/** Hours of timesheets by day: the same entries as make their totals. */
export const minutesByDay = (actor: Actor, ids: readonly string[]): Sql<DayOfSheet> => sql<DayOfSheet>`
  select worked.*,
         (select sum(${plannedMinutes})::int from ${seenShifts(
           actor,
           sql`worked.user_id`,
           sql`shifts.starts_at >= (worked.date::timestamp at time zone ${actor.organization.timezone})
             and shifts.starts_at < ((worked.date + 1)::timestamp at time zone ${actor.organization.timezone})`,
         )}) as planned_minutes from (
  select t.id as timesheet_id, t.user_id, e.work_date as date, sum(e.duration_minutes)::int as minutes
    from timesheets t
    join time_entries e on e.organization_id = t.organization_id and e.user_id = t.user_id
     and e.work_date between t.period_start and t.period_end
   where t.organization_id = ${actor.organizationId} and t.id = any(${[...ids]})
     and e.status = 'ACTIVE' and e.status <> 'DELETED' and e.approval_status <> 'REJECTED'
   group by t.id, t.user_id, e.work_date) as worked order by worked.date`;
