import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';

/** What a notification of a claim is about. */
export const claimMatter = (shiftId: Sql): Sql => sql`'claim:' || ${shiftId}`;

/** On the table shifts: Department Heads who head or manage its department. */
const planners = sql.raw(`(
  select d.head_id from departments d where d.organization_id = shifts.organization_id and d.id = shifts.department_id
  union
  select m.user_id from department_managers m
   where m.organization_id = shifts.organization_id and m.department_id = shifts.department_id)`);

/** `user_id` and the shift, of those who plan a shift. */
export const plannersOf = (actor: Actor, shiftId: string): Sql => sql`
  select users.id as user_id, shifts.id as shift_id from shifts
    join users on users.organization_id = shifts.organization_id and users.id in ${planners}
   where shifts.organization_id = ${actor.organizationId} and shifts.id = ${shiftId} and users.role = 'DEPARTMENT_HEAD'`;

/** Of some shifts those that the actor claimed, and whether someone who plans has read of it. */
export async function listOwnClaims(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly isSeen: boolean }>> {
  const { rows } = await sql<{ id: string; is_seen: boolean }>`
    select shifts.id, exists (
             select from notifications n
              where n.organization_id = shifts.organization_id and n.user_id in ${planners}
                and n.matter = ${claimMatter(sql`shifts.id`)} and n.read_at is not null) as is_seen
      from shifts
     where shifts.organization_id = ${actor.organizationId} and shifts.id = any(${[...ids]})
       and shifts.user_id = ${actor.userId} and shifts.claimed_at is not null`.execute(db);
  return new Map(rows.map(({ id, is_seen: isSeen }) => [id, { isSeen }]));
}
