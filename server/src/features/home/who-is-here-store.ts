import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { visibleShifts } from '../schedule/index.ts';
import { early, grace, led, longestShift } from './team-store.ts';

/** Who clocked out within their shift so lately is having a break, where breaks are not clocked; later they have left. */
const longestBreak = '2 hours';

export const hereStates = ['IN', 'ON_BREAK', 'LATE', 'AWAY', 'EXPECTED'] as const;

export interface HereRow {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly email: string;
  readonly state: (typeof hereStates)[number];
  readonly since: string | null;
  readonly shift_id: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

interface Asked {
  readonly now: string;
  readonly today: string;
  /** Who begins before then is expected. */
  readonly until: string;
  readonly isTimed: boolean;
  readonly limit: number;
  /** One of them alone. */
  readonly userId?: string;
}

/**
 * Of the people whom the actor leads, those who are here, should be, or will be today; by department, who is missed first. The shift is
 * the one that runs or comes next, as far as the actor sees it.
 */
export async function listWhoIsHere(
  db: Db,
  actor: Actor,
  { now, today, until, isTimed, limit, userId }: Asked,
): Promise<readonly HereRow[]> {
  const { rows } = await sql<HereRow>`
    with led as materialized (
      select users.organization_id, users.id, users.department_id, users.email, users.first_name, users.last_name
        from users where ${led(actor)} ${optional(userId !== undefined && sql`and users.id = ${userId}`)}),
    planned as (
      select distinct on (shifts.user_id) shifts.user_id, shifts.id, shifts.starts_at, shifts.ends_at
        from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = ${actor.organizationId} and shifts.status = 'SCHEDULED' and shifts.is_published
         and shifts.starts_at > ${now}::timestamptz - ${sql.lit(longestShift)}::interval
         and shifts.starts_at < ${until}::timestamptz and shifts.ends_at > ${now}::timestamptz and ${visibleShifts(actor)}
       order by shifts.user_id, shifts.starts_at),
    clocked as (
      select distinct on (e.user_id) e.user_id, e.clock_in, e.clock_out,
             case when e.status = 'RUNNING' and e.breaks -> -1 ->> 'end' is null
                  then (e.breaks -> -1 ->> 'start')::timestamptz end as break_start
        from time_entries e
       where ${isTimed}::boolean and e.organization_id = ${actor.organizationId} and e.status <> 'DELETED'
         and (e.status = 'RUNNING' or e.clock_in > ${now}::timestamptz - ${sql.lit(longestShift)}::interval
              and e.clock_in <= ${now}::timestamptz)
       order by e.user_id, e.clock_out desc nulls first),
    away as (
      select distinct l.user_id from leave_requests l
       where l.organization_id = ${actor.organizationId} and l.status = 'APPROVED'
         and l.start_date <= ${today}::date and l.end_date >= ${today}::date),
    here as (
      select led.*, planned.id as shift_id, planned.starts_at, planned.ends_at,
             case when clocked.break_start is not null then 'ON_BREAK'
                  when clocked.clock_out is null and clocked.clock_in is not null then 'IN'
                  when away.user_id is not null then 'AWAY'
                  when planned.id is null then null
                  when clocked.clock_in >= planned.starts_at - ${sql.lit(early)}::interval then
                    case when planned.starts_at > ${now}::timestamptz then 'EXPECTED'
                         when clocked.clock_out > ${now}::timestamptz - ${sql.lit(longestBreak)}::interval then 'ON_BREAK' end
                  when ${isTimed}::boolean and planned.starts_at <= ${now}::timestamptz - ${sql.lit(grace)}::interval then 'LATE'
                  else 'EXPECTED' end as state,
             clocked.clock_in, coalesce(clocked.break_start, clocked.clock_out) as break_since
        from led
        left join planned on planned.user_id = led.id
        left join clocked on clocked.user_id = led.id
        left join away on away.user_id = led.id)
    select here.id as user_id, here.department_id, here.email, here.state, here.shift_id, here.starts_at, here.ends_at,
           case here.state when 'IN' then here.clock_in when 'ON_BREAK' then here.break_since end as since
      from here
      left join departments d on d.organization_id = here.organization_id and d.id = here.department_id
     where here.state is not null
     order by d.name nulls last, here.department_id,
              array_position(array['LATE', 'IN', 'ON_BREAK', 'EXPECTED', 'AWAY'], here.state),
              here.starts_at nulls last, here.last_name, here.first_name, here.id
     limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
