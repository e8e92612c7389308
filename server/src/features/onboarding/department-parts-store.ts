import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Templates that start by themselves for new people of the department. */
const templates: DepartmentPart<UnitOfWork> = {
  kind: 'CHECKLIST_TEMPLATES',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from checklist_templates
       where organization_id = ${organizationId} and starts_for -> 'department_ids' ? ${from}
       order by lower(name), id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update checklist_templates
         set updated_at = ${now},
             starts_for = jsonb_set(starts_for, '{department_ids}', (
               select jsonb_agg(distinct case when id = ${from} then ${into}::text else id end)
                 from jsonb_array_elements_text(starts_for -> 'department_ids') as named (id)))
       where organization_id = ${actor.organizationId} and starts_for -> 'department_ids' ? ${from}`.execute(tx),
};

export const onboardingParts: readonly DepartmentPart<UnitOfWork>[] = [templates];
