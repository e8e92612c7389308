import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visiblePeople } from '../visibility.ts';
import type { Audience } from './record.ts';

/** On the table users: who is in one of the groups. */
function inGroups({ everyone, department_ids = [], team_ids = [], roles = [] }: Audience): Sql {
  if (everyone === true) return sql`true`;
  return sql`(users.department_id = any(${[...department_ids]}) or users.role = any(${[...roles]}) or exists (
    select from team_members m
     where m.organization_id = users.organization_id and m.user_id = users.id and m.team_id = any(${[...team_ids]})))`;
}

/**
 * As they are now, by name. People who are named one by one are answered with whether or not they are active: what is done to
 * them says what is in the way. Whoever is out of view is left out.
 */
export async function listAudience(db: Db, actor: Actor, audience: Audience, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
     where ${visiblePeople(actor)}
       and ((users.is_active and ${inGroups(audience)}) or users.id = any(${[...(audience.user_ids ?? [])]}))
     order by users.last_name, users.first_name, users.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many active people it is for. */
export async function countAudience(db: Db, actor: Actor, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users
     where ${visiblePeople(actor)} and users.is_active
       and (${inGroups(audience)} or users.id = any(${[...(audience.user_ids ?? [])]}))`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Part of a WHERE clause: whether the person `users` is in the audience that a column holds as JSON, and it takes in those who
 * join later. For what follows from a new person in the same statement.
 */
export const isAwaitedBy = (column: string): Sql => {
  const audience = sql.raw(column);
  return sql`((${audience} ->> 'and_new_people')::boolean and (
       (${audience} ->> 'everyone')::boolean
    or ${audience} -> 'department_ids' ? users.department_id
    or ${audience} -> 'roles' ? users.role
    or exists (select from team_members m
                where m.organization_id = users.organization_id and m.user_id = users.id
                  and ${audience} -> 'team_ids' ? m.team_id)))`;
};
