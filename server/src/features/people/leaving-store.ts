import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Role } from '../../kernel/scopes.ts';
import { notFound } from '../../lib/errors.ts';
import { visiblePeople } from './visibility.ts';

/** Someone whose leaving is looked at, with what they lead. */
export interface LeavingPerson {
  readonly id: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly employment_end_date: string | null;
  readonly department_ids: string[];
  readonly team_ids: string[];
  readonly report_count: number;
  readonly report_ids: string[];
}

export async function getLeavingPerson(db: Db, actor: Actor, id: string, shown: number): Promise<LeavingPerson> {
  const { organizationId } = actor;
  const { rows } = await sql<LeavingPerson>`
    with reports as materialized (
      select r.id from users r where r.organization_id = ${organizationId} and r.manager_id = ${id} and r.is_active)
    select users.id, users.role, users.is_active, users.employment_end_date,
           array(select d.id from departments d where d.organization_id = ${organizationId} and d.head_id = ${id}
                 union select m.department_id from department_managers m
                        where m.organization_id = ${organizationId} and m.user_id = ${id}) as department_ids,
           array(select t.id from teams t
                  where t.organization_id = ${organizationId} and t.lead_id = ${id} and t.status = 'ACTIVE'
                  order by t.id) as team_ids,
           (select count(*)::int from reports) as report_count,
           array(select reports.id from reports order by reports.id limit ${sql.lit(shown)}) as report_ids
      from users where ${visiblePeople(actor)} and users.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}
