import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Named and left as it is: who may see people of the other department is said by someone who may give that. */
const given: DepartmentPart<UnitOfWork> = {
  kind: 'ACCESS_GRANTS',
  async find(db, { organizationId }, { from, day }) {
    const { rows } = await sql<PartRow>`
      select user_id, null as name, count(*) over ()::integer as count from access_grants
       where organization_id = ${organizationId} and ended_at is null and (ends_on is null or ends_on >= ${day}::date)
         and ${from} = any(department_ids)
       order by id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
};

export const grantParts: readonly DepartmentPart<UnitOfWork>[] = [given];
