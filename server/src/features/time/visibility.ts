import { sql } from '../../db/sql.ts';
import { type Actor, administers, mayUse } from '../../kernel/actor.ts';
import { holdsAny, isGranted } from '../../kernel/packages.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type PackageRules,
  type View,
  type ViewColumns,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';
import { locationScope } from './entries/record.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };
const peopleInScope = departmentScope(columns);

/** Time rule 6. Outside it entries and timesheets do not exist: 404. */
const byOffice = (person: Pick<ViewColumns, 'person'>, inDepartmentScope: ViewRule): View['byRole'] => ({
  EMPLOYEE: own(person),
  DEPARTMENT_HEAD: either(own(person), inDepartmentScope),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** Who prepares payroll sees what it is made of: timesheets with their entries. */
const byPackage: PackageRules = { PAYROLL_PREPARING: everyone() };

/** On the table users: on whose time the actor decides, by office. What is counted of people, and waits in inboxes, goes by it as well. */
export const whoseTimeIsDecided = visibility(columns, byOffice(columns, peopleInScope));

/** The same, and those whose payroll the actor prepares. */
export const whoseTimeIsSeen = visibility(columns, whoseTimeIsDecided.byRole, sql.nothing, byPackage);

const nobody: ViewRule = () => sql<boolean>`false`;

/** On the table users: whose payroll the actor prepares. */
export const whosePayrollIsPrepared = visibility(
  columns,
  { EMPLOYEE: nobody, DEPARTMENT_HEAD: nobody, ADMINISTRATOR: everyone(), EXECUTIVE: everyone() },
  sql.nothing,
  byPackage,
);

/** The same of a person whose department is known. */
export const preparesPayrollOf = (actor: Actor, departmentId: string | null): boolean =>
  administers(actor) || isGranted(actor, departmentId, 'PAYROLL_PREPARING');

const entries = {
  organization: 'e.organization_id',
  person: 'e.user_id',
  department: sql`(select users.department_id from users where users.organization_id = e.organization_id and users.id = e.user_id)`,
};

/** On entries `e`: which of them the actor sees. People are looked at only if their department matters. */
export const entriesSeen = visibility(
  entries,
  byOffice(
    entries,
    (actor) => sql<boolean>`exists (
    select from users where users.organization_id = e.organization_id and users.id = e.user_id and ${peopleInScope(actor)})`,
  ),
  sql.nothing,
  byPackage,
);

/** The view leaves no one out: a list need not ask whose an entry is. */
export const seesAllTime = whoseTimeIsSeen.seesAll;

/** For whom it matters. */
export const seesByDepartment = (actor: Actor): boolean =>
  !seesAllTime(actor) && (actor.role === 'DEPARTMENT_HEAD' || holdsAny(actor, ['PAYROLL_PREPARING']));

/**
 * Rate and amount: on one's own entries, and on everyone's for Department Head and above. Below them others' entries are seen by who
 * prepares payroll alone.
 */
export const seesRate = (actor: Actor, entry: { user_id: string }): boolean =>
  entry.user_id === actor.userId || isAtLeast(actor.role, 'DEPARTMENT_HEAD') || holdsAny(actor, ['PAYROLL_PREPARING']);

/** Whether places are even read for this actor. */
export const seesLocations = (actor: Actor): boolean => mayUse(actor, locationScope);
