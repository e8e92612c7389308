import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** What is approved or paid stays a cost of the department that it was. */
const openReports: DepartmentPart<UnitOfWork> = {
  kind: 'EXPENSE_REPORTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select user_id, title as name, count(*) over ()::integer as count from expense_reports
       where organization_id = ${organizationId} and department_id = ${from} and deleted_at is null
         and status in ('SUBMITTED', 'PENDING_APPROVAL')
       order by id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update expense_reports set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and deleted_at is null
         and status in ('DRAFT', 'SUBMITTED', 'PENDING_APPROVAL', 'REJECTED')`.execute(tx),
};

export const expenseParts: readonly DepartmentPart<UnitOfWork>[] = [openReports];
