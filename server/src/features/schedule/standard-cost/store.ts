import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { costedBy } from '../budgets/rules.ts';
import { ofDepartments } from '../visibility.ts';

export interface DepartmentRow {
  readonly id: string;
  readonly name: string;
}

/** Whose cost the actor sees, by name. */
export async function listCostedDepartments(
  db: Db,
  actor: Actor,
  departmentId: string | undefined,
): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`
    select id, name from departments
     where organization_id = ${actor.organizationId} and is_active ${ofDepartments(costedBy(actor), 'id')}
       ${optional(departmentId !== undefined && sql`and id = ${departmentId}`)}
     order by lower(name), id limit 500`.execute(db);
  return rows;
}
