import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** From the day on they hold for everyone of the other department. */
const requirements: DepartmentPart<UnitOfWork> = {
  kind: 'REQUIREMENTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, coalesce(r.certificate, courses.name) as name, count(*) over ()::integer as count
        from certificate_requirements r
        left join courses on courses.organization_id = r.organization_id and courses.id = r.course_id
       where r.organization_id = ${organizationId} and r.department_id = ${from}
       order by r.id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update certificate_requirements set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}`.execute(tx),
};

export const recordParts: readonly DepartmentPart<UnitOfWork>[] = [requirements];
