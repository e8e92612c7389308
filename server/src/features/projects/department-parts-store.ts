import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** With their budgets. What is completed or archived stays where it was. */
const openProjects: DepartmentPart<UnitOfWork> = {
  kind: 'PROJECTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from projects
       where organization_id = ${organizationId} and department_id = ${from} and status not in ('COMPLETED', 'ARCHIVED')
       order by lower(name), id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update projects set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}
         and status not in ('COMPLETED', 'ARCHIVED')`.execute(tx),
};

export const projectParts: readonly DepartmentPart<UnitOfWork>[] = [openProjects];
