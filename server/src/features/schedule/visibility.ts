import { sql } from '../../db/sql.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Sight } from '../../kernel/sight.ts';
import { departmentScope, either, everyone, own, visibility, type ViewRule } from '../../kernel/view.ts';

const columns = { organization: 'shifts.organization_id', person: 'shifts.user_id' };

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

const byTheSettings: ViewRule = (actor) => {
  const { schedule_employee_visibility, schedule_default_schedules } = actor.organization.settings;
  const seen = forEmployees[schedule_employee_visibility](actor);
  return schedule_default_schedules ? seen : sql<boolean>`(shifts.is_published and ${seen})`;
};

/** Time rule 8, on the table shifts with its person joined as `person`. Outside it a shift does not exist: 404. */
export const visibleShifts = visibility(columns, {
  EMPLOYEE: byTheSettings,
  DEPARTMENT_HEAD: either(own(columns), ofDepartmentScope),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

export const shiftSight: Sight = {
  prefix: 'shf',
  record: (actor) => sql`
    from shifts left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
   where shifts.organization_id = ${actor.organizationId} and shifts.id = given.id`,
  isSeen: visibleShifts,
};
