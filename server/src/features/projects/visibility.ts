import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { departmentScope, either, everyone, type ViewRule, visibility } from '../../kernel/view.ts';

const columns = { organization: 'projects.organization_id', department: 'projects.department_id' };

const organizationWide: ViewRule = () => sql<boolean>`projects.department_id is null`;
const ownDepartment: ViewRule = (actor) => sql<boolean>`projects.department_id = ${actor.departmentId}`;

/** Time rule 7, on the table projects. Outside it a project does not exist: 404. */
export const visibleProjects = visibility(columns, {
  EMPLOYEE: either(organizationWide, ownDepartment),
  DEPARTMENT_HEAD: either(organizationWide, ownDepartment, departmentScope(columns)),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** hourly_rate and budget_amount: Department Heads, Administrators and Executives. */
export const seesMoney = (actor: Actor): boolean => isAtLeast(actor.role, 'DEPARTMENT_HEAD');

export const projectVisibility: RecordVisibility = {
  prefix: 'prj',
  record: (actor) =>
    sql`from projects where projects.organization_id = ${actor.organizationId} and projects.id = given.id`,
  isSeen: visibleProjects,
};
