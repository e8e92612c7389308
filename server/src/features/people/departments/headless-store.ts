import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visiblePeople } from '../visibility.ts';

export interface Moving {
  readonly id: string;
  /** Their department has an active head or manager today, and the one to come has none. */
  readonly loses_head: boolean;
  /** They head or manage the department that they leave. */
  readonly heads: boolean;
}

const isLed = (departmentId: string) => sql`exists (
  select from departments d
    left join department_managers m on m.organization_id = d.organization_id and m.department_id = d.id
    join users lead on lead.organization_id = d.organization_id and lead.id in (d.head_id, m.user_id) and lead.is_active
   where d.organization_id = users.organization_id and d.id = ${sql.raw(departmentId)})`;

/** Who of these people would be without a head in another department, and who heads the one that they would leave. */
export async function listHeadless(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  departmentId: string | null,
): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    select users.id, ${isLed('users.department_id')} and not ${isLed('moving.department_id')} as loses_head,
           exists (select from departments d
                     left join department_managers m on m.organization_id = d.organization_id and m.department_id = d.id
                    where d.organization_id = users.organization_id and d.id = users.department_id
                      and users.id in (d.head_id, m.user_id)) as heads
      from users cross join (select ${departmentId}::text as department_id) moving
     where ${visiblePeople(actor)} and users.id = any(${[...ids]})
       and users.department_id is distinct from moving.department_id`.execute(db);
  return rows.filter(({ loses_head, heads }) => loses_head || heads);
}
