import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import type { Settings } from '../../kernel/settings.ts';
import { departmentScope, either, everyone, own, type ViewRule, visibility } from '../../kernel/view.ts';

const columns = {
  organization: 'shifts.organization_id',
  person: 'shifts.user_id',
  department: 'shifts.department_id',
};

/** The shift is the department's, or that of a person who belongs to it. */
const ofDepartmentScope = either(
  departmentScope({ department: 'shifts.department_id' }),
  departmentScope({ department: 'person.department_id' }),
);
const ofColleagues: ViewRule = (actor) =>
  sql<boolean>`(shifts.user_id is not null and ${actor.departmentId} in (shifts.department_id, person.department_id))`;
const ofAnyone: ViewRule = () => sql<boolean>`shifts.user_id is not null`;
const openInOwnDepartment: ViewRule = (actor) =>
  sql<boolean>`(shifts.user_id is null and shifts.department_id = ${actor.departmentId})`;

const forEmployees: Record<Settings['schedule_employee_visibility'], ViewRule> = {
  OWN: either(own(columns), openInOwnDepartment),
  DEPARTMENT: either(own(columns), ofColleagues, openInOwnDepartment),
  EVERYONE: either(ofAnyone, openInOwnDepartment),
};

/** Unpublished weeks are hidden unless the organization uses default schedules. */
const oncePublished =
  (rule: ViewRule): ViewRule =>
  (actor) =>
    actor.organization.settings.schedule_default_schedules
      ? rule(actor)
      : sql<boolean>`(shifts.is_published and ${rule(actor)})`;

const byTheSettings: ViewRule = (actor) =>
  forEmployees[actor.organization.settings.schedule_employee_visibility](actor);

/**
 * Time rule 8, on the table shifts with its person joined as `person`. Outside it a shift does not exist: 404. What is open in
 * the department that one belongs to is offered to a Department Head as to an Employee.
 */
export const visibleShifts = visibility(
  columns,
  {
    EMPLOYEE: oncePublished(byTheSettings),
    DEPARTMENT_HEAD: either(own(columns), ofDepartmentScope, oncePublished(openInOwnDepartment)),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  { SCHEDULE_PLANNING: everyone(), SCHEDULE_PUBLISHING: everyone() },
);

export const shiftVisibility: RecordVisibility = {
  prefix: 'shf',
  record: (actor) => sql`
    from shifts left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
   where shifts.organization_id = ${actor.organizationId} and shifts.id = given.id`,
  isSeen: visibleShifts,
};

/** Part of a WHERE clause: of one of these departments, or whatever `or` says. */
export const ofDepartments = (departments: readonly string[] | null, column: string, or: Sql = sql.nothing): Sql =>
  optional(departments !== null && sql`and (${sql.ref(column)} = any(${departments}) ${or})`);
