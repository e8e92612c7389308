import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { hasAccess, isPerson } from '../people/index.ts';

const mostPeople = 1000;

/** What a device knows of someone: a name, and whether they are in. */
export interface ServedPerson {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly state: 'OUT' | 'IN' | 'ON_BREAK';
}

/** Of `users`: they clock at the kiosk `k`. */
const isServed = sql`
  (k.is_for_all or exists (
    select 1 from kiosk_departments d
     where d.organization_id = k.organization_id and d.kiosk_id = k.id and d.department_id = users.department_id))
  and ${isPerson} and ${hasAccess}`;

export async function listServed(db: Db, organizationId: string, kioskId: string): Promise<ServedPerson[]> {
  const { rows } = await sql<ServedPerson>`
    select users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name,
           case when e.id is null then 'OUT'
                when e.breaks -> -1 ->> 'start' is not null and e.breaks -> -1 ->> 'end' is null then 'ON_BREAK'
                else 'IN' end as state
      from kiosks k
      join users on users.organization_id = k.organization_id
      left join time_entries e on e.organization_id = users.organization_id and e.user_id = users.id and e.status = 'RUNNING'
     where k.organization_id = ${organizationId} and k.id = ${kioskId} and ${isServed}
     order by lower(coalesce(users.preferred_name, users.first_name)), lower(users.last_name), users.id limit ${sql.lit(mostPeople)}`.execute(
    db,
  );
  return rows;
}

export async function serves(db: Db, organizationId: string, kioskId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from kiosks k join users on users.organization_id = k.organization_id and users.id = ${userId}
     where k.organization_id = ${organizationId} and k.id = ${kioskId} and ${isServed}`.execute(db);
  return rows.length > 0;
}

export interface Day {
  readonly first_name: string;
  readonly minutes: number;
  readonly state: ServedPerson['state'];
  /** What a rule took off of the entry that this tap ended. */
  readonly deducted: number;
}

/** What someone has worked on a day by now, the entry that runs included without its breaks. */
export async function findDay(
  db: Db,
  organizationId: string,
  userId: string,
  {
    day,
    now,
    kioskId,
    tapId,
  }: { readonly day: string; readonly now: string; readonly kioskId: string; readonly tapId: string },
): Promise<Day | null> {
  const { rows } = await sql<Day>`
    select coalesce(users.preferred_name, users.first_name) as first_name,
           coalesce((
             select sum(case when e.status = 'RUNNING' then greatest(0, floor(extract(epoch from
                 coalesce(case when e.breaks -> -1 ->> 'end' is null then (e.breaks -> -1 ->> 'start')::timestamptz end, ${now}::timestamptz)
                 - e.clock_in) / 60)
               - coalesce((select sum(floor(extract(epoch from (b ->> 'end')::timestamptz - (b ->> 'start')::timestamptz) / 60))
                   from jsonb_array_elements(e.breaks) b where b ->> 'end' is not null), 0))
               else e.duration_minutes end)
               from time_entries e
              where e.organization_id = users.organization_id and e.user_id = users.id and e.status <> 'DELETED'
                and (e.work_date = ${day}::date or e.status = 'RUNNING')), 0)::int as minutes,
           coalesce((
             select case when e.breaks -> -1 ->> 'start' is not null and e.breaks -> -1 ->> 'end' is null then 'ON_BREAK' else 'IN' end
               from time_entries e
              where e.organization_id = users.organization_id and e.user_id = users.id and e.status = 'RUNNING'), 'OUT') as state,
           coalesce((
             select sum((flag ->> 'deducted_minutes')::int)
               from kiosk_taps t
               join time_entries e on e.organization_id = t.organization_id and e.id = t.time_entry_id and e.status <> 'DELETED'
               cross join jsonb_array_elements(e.break_flags) flag
              where t.organization_id = users.organization_id and t.kiosk_id = ${kioskId} and t.tap_id = ${tapId}
                and t.action = 'OUT'), 0)::int as deducted
      from users where users.organization_id = ${organizationId} and users.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
