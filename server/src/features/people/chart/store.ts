import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { DirectoryPerson } from '../users/record.ts';
import { visiblePeople } from '../visibility.ts';

export const maxPeople = 20_000;

export type Member = Pick<
  DirectoryPerson,
  'id' | 'first_name' | 'last_name' | 'preferred_name' | 'job_title' | 'department_id' | 'manager_id'
>;

/** By name. */
export async function listMembers(db: Db, actor: Actor): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select users.id, users.first_name, users.last_name, users.preferred_name, users.job_title, users.department_id,
           users.manager_id
      from users where ${visiblePeople(actor)} and users.is_active
     order by folded(coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name) collate "C", users.id
     limit ${sql.lit(maxPeople)}`.execute(db);
  return rows;
}
