import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { among } from '../../../kernel/filters.ts';

/** Days from one to another, both included. */
interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

/** A query for the ids of people who came to another department between two days, the first one not counted. */
export const moversBetween = ({ organizationId }: Actor, { start_date: start, end_date: end }: Days): Sql => sql`
  select m.user_id from employment m
   where m.organization_id = ${organizationId} and m.waits_since is null and 'department_id' = any(m.changed)
     and m.effective_date > ${start}::date and m.effective_date <= ${end}::date`;

/** A join to the row `held` of a person's employment on a day, if there is one. */
export const joinHeldOn = ({ organizationId }: Actor, person: Sql, day: Sql): Sql => sql`
  left join employment held on held.organization_id = ${organizationId} and held.user_id = ${person}
   and held.waits_since is null and held.effective_date <= ${day} and held.until > ${day}`;

/** With that join and the table users: the department of that day; of before anything is known, that of today. */
export const departmentHeld = sql.raw('case when held.id is null then users.department_id else held.department_id end');

/** A query for the days of everyone's departments, from `held_from` on and before `until`; the first reaches back to any day. */
export const departmentsHeld = ({ organizationId }: Actor): Sql => sql`
  select e.user_id, e.department_id, e.until,
         case when row_number() over (partition by e.user_id order by e.effective_date) = 1 then '-infinity'::date
              else e.effective_date end as held_from
    from employment e where e.organization_id = ${organizationId} and e.waits_since is null`;

export interface HeldDepartment {
  readonly user_id: string;
  readonly effective_date: string;
  readonly until: string | null;
  readonly department_id: string | null;
}

/** A query for the ids of people who were in a department on one of these days, or are today. */
export const membersBetween = (
  { organizationId }: Actor,
  { start_date: start, end_date: end }: Days,
  departmentId: string,
): Sql<{ user_id: string }> => sql<{ user_id: string }>`
  select o.user_id from employment o
   where o.organization_id = ${organizationId} and o.waits_since is null and o.department_id = ${departmentId}
     and o.effective_date <= ${end}::date and o.until > ${start}::date
  union select u.id from users u where u.organization_id = ${organizationId} and u.department_id = ${departmentId}`;

/** Which departments people were in between two days; of these people, or of all. */
export const departmentsBetween = (
  { organizationId }: Actor,
  { start_date: start, end_date: end }: Days,
  people: readonly string[] | undefined,
): Sql<HeldDepartment> => sql<HeldDepartment>`
  select e.user_id, e.effective_date, nullif(e.until, 'infinity') as until, e.department_id
    from employment e
   where e.organization_id = ${organizationId} and e.waits_since is null
     and e.effective_date <= ${end}::date and e.until > ${start}::date ${among('e.user_id', people)}`;
