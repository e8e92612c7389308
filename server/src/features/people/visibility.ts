import { sql } from '../../db/sql.ts';
import { type Actor, administers, isInDepartmentScope } from '../../kernel/actor.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type PackageRules,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** On the table users: not a service account, whose id comes before those of people. */
export const isPerson = sql.raw(`users.id >= 'usr_'`);
const people = sql`and ${isPerson}`;

/** A role sees the whole directory if the organization says so. */
const unlessOpened =
  (setting: 'directory_employee_sees_all' | 'directory_department_head_sees_all', rule: ViewRule): ViewRule =>
  (actor) =>
    (actor.organization.settings[setting] ? everyone() : rule)(actor);

/** Who works on records of others knows whom there is: the directory, and nothing private. */
const knownBy: PackageRules = {
  LEAVE_KEEPING: everyone(),
  RECORDS_KEEPING: everyone(),
  HIRING: everyone(),
  PAYROLL_PREPARING: everyone(),
  SCHEDULE_PLANNING: everyone(),
  SCHEDULE_PUBLISHING: everyone(),
};

/** Directory visibility, on the table users. Outside it a person does not exist: 404. */
export const visiblePeople = visibility(
  columns,
  {
    EMPLOYEE: unlessOpened('directory_employee_sees_all', own(columns)),
    DEPARTMENT_HEAD: unlessOpened('directory_department_head_sees_all', either(own(columns), departmentScope(columns))),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  people,
  knownBy,
);

/**
 * What someone's job was and is planned to be, on the table users: less than the directory, never more. By departments and roles of
 * today, whichever day is asked about.
 */
export const visibleHistory = visibility(
  columns,
  {
    EMPLOYEE: own(columns),
    DEPARTMENT_HEAD: either(own(columns), departmentScope(columns)),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  people,
);

/** Whose private details the actor sees, on the table users: the scope is for roles that see everyone's, and the app shows one's own. */
export const whosePrivateDetailsAreSeen = visibility(
  columns,
  { EMPLOYEE: own(columns), DEPARTMENT_HEAD: own(columns), ADMINISTRATOR: everyone(), EXECUTIVE: everyone() },
  people,
);

/** Probation dates: Administrators, Executives and the person's Department Head. */
export const seesProbation = (actor: Actor, person: { department_id: string | null }): boolean =>
  administers(actor) || isInDepartmentScope(actor, person.department_id);
