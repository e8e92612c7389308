import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { plannersFor } from '../planners-store.ts';
import { planning, publishing } from '../planning.ts';

/** What a notification of a claim is about. */
export const claimMatter = (shiftId: Sql): Sql => sql`'claim:' || ${shiftId}`;

/** On the table shifts: those who plan it. */
const planners = plannersFor({
  organization: sql.ref('shifts.organization_id'),
  department: sql.ref('shifts.department_id'),
  given: publishing,
});

/** `user_id` and the shift, of those who plan a shift. */
export const plannersOf = (actor: Actor, shiftId: string): Sql => sql`
  select planner.id as user_id, shifts.id as shift_id from shifts cross join lateral (${planners}) planner
   where shifts.organization_id = ${actor.organizationId} and shifts.id = ${shiftId}`;

/** `user_id` and `person_id`: who plans for a person, by heading or managing their department or because they were given to. */
export const plannersOfPerson = (actor: Actor, personId: string): Sql => sql`
  select planner.id as user_id, person.id as person_id from users person
   cross join lateral (${plannersFor({
     organization: sql.ref('person.organization_id'),
     department: sql.ref('person.department_id'),
     given: planning,
   })}) planner
   where person.organization_id = ${actor.organizationId} and person.id = ${personId} and planner.id <> person.id`;

/** `user_id` and `person_id`: who heads or manages the department of a person, and plans for them. */
export const headsOf = (actor: Actor, personId: string): Sql => sql`
  select head.id as user_id, person.id as person_id from users person
    join departments d on d.organization_id = person.organization_id and d.id = person.department_id
    join users head on head.organization_id = person.organization_id and head.role <> 'EMPLOYEE' and head.id <> person.id
     and head.id in (
       select d.head_id
       union
       select m.user_id from department_managers m
        where m.organization_id = d.organization_id and m.department_id = d.id)
   where person.organization_id = ${actor.organizationId} and person.id = ${personId}`;

/** Of some shifts those that the actor claimed, and whether someone who plans has read of it. */
export async function listOwnClaims(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly isSeen: boolean }>> {
  const { rows } = await sql<{ id: string; is_seen: boolean }>`
    select shifts.id, exists (
             select from notifications n
              where n.organization_id = shifts.organization_id and n.user_id in (${planners})
                and n.matter = ${claimMatter(sql`shifts.id`)} and n.read_at is not null) as is_seen
      from shifts
     where shifts.organization_id = ${actor.organizationId} and shifts.id = any(${[...ids]})
       and shifts.user_id = ${actor.userId} and shifts.claimed_at is not null`.execute(db);
  return new Map(rows.map(({ id, is_seen: isSeen }) => [id, { isSeen }]));
}

/**
 * On the tables shifts and users: who could take an open, published shift that is not over. People of its department who are free then: at
 * no other shift, not away, and not gone by that day. Leave is nobody's to read from it: each is told of themselves alone.
 */
const couldTake = ({ organization }: Actor, now: string): Sql => sql`
  users.department_id = shifts.department_id and users.is_active
     and coalesce(users.employment_end_date >= (shifts.starts_at at time zone ${organization.timezone})::date, true)
     and shifts.status = 'OPEN' and shifts.is_published and shifts.ends_at > ${now}::timestamptz
     and not exists (
       select from shifts own
        where own.organization_id = shifts.organization_id and own.user_id = users.id and own.status = 'SCHEDULED'
          and own.starts_at < shifts.ends_at and own.ends_at > greatest(shifts.starts_at, ${now}::timestamptz)
          and own.starts_at > shifts.starts_at - interval '24 hours')
     and not exists (
       select from leave_requests away
        where away.organization_id = shifts.organization_id and away.user_id = users.id and away.status = 'APPROVED'
          and away.start_date <= (shifts.ends_at at time zone ${organization.timezone})::date
          and away.end_date >= (shifts.starts_at at time zone ${organization.timezone})::date
          and leave_span(away.start_date, away.end_date, away.start_half, away.end_half, away.start_time, away.end_time)
              && tsrange(greatest(shifts.starts_at, ${now}::timestamptz) at time zone ${organization.timezone},
                         shifts.ends_at at time zone ${organization.timezone}))`;

/** `user_id` and `shift_id`: who could take an open shift. */
export const offeredTo = (actor: Actor, shiftId: string, now: string): Sql => sql`
  select users.id as user_id, shifts.id as shift_id from shifts
    join users on users.organization_id = shifts.organization_id and ${couldTake(actor, now)}
   where shifts.organization_id = ${actor.organizationId} and shifts.id = ${shiftId}`;

/** `user_id`: who could take one of the open shifts that this very change has published. `isThen` says of which time, on the table shifts. */
export const offeredByPublishing = (actor: Actor, isThen: Sql, now: string): Sql => {
  const isNew = sql`
    shifts.organization_id = ${actor.organizationId} and shifts.updated_at = ${now}::timestamptz and shifts.status = 'OPEN' and ${isThen}`;
  return sql`
  select users.id as user_id from users
   where users.organization_id = ${actor.organizationId} and users.department_id = any(array(
       select distinct shifts.department_id from shifts where ${isNew}))
     and exists (select from shifts where ${isNew} and ${couldTake(actor, now)})`;
};
