import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Tablets of the department: its people go on clocking there. */
const tablets: DepartmentPart<UnitOfWork> = {
  kind: 'KIOSKS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, k.name, count(*) over ()::integer as count
        from kiosk_departments d join kiosks k on k.organization_id = d.organization_id and k.id = d.kiosk_id
       where d.organization_id = ${organizationId} and d.department_id = ${from}
       order by lower(k.name), k.id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor }, { from, into }) =>
    sql`
      insert into kiosk_departments (organization_id, kiosk_id, department_id)
      select organization_id, kiosk_id, ${into} from kiosk_departments
       where organization_id = ${actor.organizationId} and department_id = ${from} on conflict do nothing`.execute(tx),
};

export const kioskParts: readonly DepartmentPart<UnitOfWork>[] = [tablets];
