import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DecidingKind } from './deputies/record.ts';

export interface InCharge {
  /** On whose requests. */
  readonly person_id: string;
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Candidates nearest to a `person`, active or not. */
const nearTo = (person: Sql, kind: DecidingKind): Sql => sql`
  select ${person}.manager_id as id, true as is_manager where ${sql.lit(kind)} <> 'TIME'
  union all
  select d.head_id, false from departments d
   where d.organization_id = ${person}.organization_id and d.id = ${person}.department_id
  union all
  select m.user_id, false from department_managers m
   where m.organization_id = ${person}.organization_id and m.department_id = ${person}.department_id`;

/** On the table users: whose requests of a kind no one else is nearer to, or the actor is as near as anyone. */
export const isNearestTo = (actor: Actor, kind: DecidingKind): Sql => sql`
  coalesce((
    select bool_or(near.id = ${actor.userId})
      from (${nearTo(sql`users`, kind)}) as near
      join users decider on decider.organization_id = users.organization_id and decider.id = near.id and decider.is_active
       and decider.id <> users.id and (near.is_manager or decider.role <> 'EMPLOYEE')), true)`;

/**
 * Those nearest to some people who decide on a kind of request, the nearest first: their manager, whatever their role, and who heads
 * or manages their department; of time the latter alone. Administrators and Executives decide besides.
 */
export async function listInCharge(
  db: Db,
  organizationId: string,
  kind: DecidingKind,
  personIds: readonly string[],
): Promise<InCharge[]> {
  const { rows } = await sql<InCharge>`
    select person.id as person_id, users.id, users.first_name, users.last_name
      from users person
     cross join lateral (${nearTo(sql`person`, kind)}) as near
      join users on users.organization_id = person.organization_id and users.id = near.id and users.is_active
       and users.id <> person.id and (near.is_manager or users.role <> 'EMPLOYEE')
     where person.organization_id = ${organizationId} and person.id = any(${[...personIds]})
     group by person.id, users.id, users.first_name, users.last_name
     order by person.id, bool_or(near.is_manager) desc, users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}
