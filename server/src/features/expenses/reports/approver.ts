import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { LockedReport } from './store.ts';

/**
 * Who is to decide: the person's manager where their role can approve, else the head of the person's department; null
 * where neither can. Never the person themselves.
 */
export async function approverOf({ actor, tx }: UnitOfWork, report: LockedReport): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
      left join departments on departments.organization_id = users.organization_id
                           and departments.id = ${report.person_department_id} and departments.head_id = users.id
     where users.organization_id = ${actor.organizationId} and users.is_active and users.role <> 'EMPLOYEE'
       and users.id <> ${report.user_id} and (users.id = ${report.manager_id} or departments.id is not null)
     order by (users.id = ${report.manager_id}) desc nulls last limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
