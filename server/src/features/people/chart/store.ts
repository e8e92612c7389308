import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { DirectoryPerson } from '../users/record.ts';
import { heldOn, visibleOn } from '../users/store.ts';

export const maxPeople = 20_000;

export type Member = Pick<
  DirectoryPerson,
  'id' | 'first_name' | 'last_name' | 'preferred_name' | 'job_title' | 'department_id' | 'manager_id'
>;

const valuesOn = (day: string | undefined) => {
  const from = day === undefined ? 'users' : 'held';
  const column = (name: string) => sql.ref(`${from}.${name}`);
  return { job_title: column('job_title'), department_id: column('department_id'), manager_id: column('manager_id') };
};

/** By name. */
export async function listMembers(db: Db, actor: Actor, day: string | undefined): Promise<Member[]> {
  const { job_title, department_id, manager_id } = valuesOn(day);
  const { rows } = await sql<Member>`
    select users.id, users.first_name, users.last_name, users.preferred_name, ${job_title}, ${department_id}, ${manager_id}
      from users ${heldOn(day)} where ${visibleOn(actor, day)} ${optional(day === undefined && sql`and users.is_active`)}
     order by folded(coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name) collate "C", users.id
     limit ${sql.lit(maxPeople)}`.execute(db);
  return rows;
}
