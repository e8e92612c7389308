import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** They follow their person. */
const waitingSheets: DepartmentPart<UnitOfWork> = {
  kind: 'TIMESHEETS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select t.user_id, null as name, count(*) over ()::integer as count
        from users join timesheets t on t.organization_id = users.organization_id and t.user_id = users.id
       where users.organization_id = ${organizationId} and users.department_id = ${from} and users.is_active
         and t.status = 'SUBMITTED'
       order by t.period_start, t.id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
};

export const timeParts: readonly DepartmentPart<UnitOfWork>[] = [waitingSheets];
