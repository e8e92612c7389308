import { sql } from '../../db/sql.ts';
import { type Actor, administers, isInDepartmentScope } from '../../kernel/actor.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type PackageRules,
  type Predicate,
  type View,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** On the table users: not a service account, whose id comes before those of people, and not a guest, who does not work here. */
export const isPerson = sql.raw(`users.id >= 'usr_' and not users.is_guest`);
const people = sql`and ${isPerson}`;

/** Those, and guests. */
export const signsIn = sql.raw(`users.id >= 'usr_'`);

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

/** Directory visibility, on the table users. Guests are in no directory: `visibleWithGuests` has them. Outside it a person does not exist: 404. */
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

/** The same with guests, for those who administer and for themselves: of one person by id, and of a list that asks for guests. */
export const visibleWithGuests: View = Object.assign(
  (actor: Actor): Predicate =>
    sql<boolean>`(${visiblePeople(actor)} or users.organization_id = ${actor.organizationId} and users.is_guest
      and (${administers(actor)}::boolean or users.id = ${actor.userId}))`,
  { byRole: visiblePeople.byRole, seesAll: administers },
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
