import { sql } from '../../db/sql.ts';
import { type Actor, administers, mayUse } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { departmentScope, either, everyone, own, type ViewRule, visibility } from '../../kernel/view.ts';
import { locationScope } from './entries/record.ts';

/** Time rule 6. Outside it entries and timesheets do not exist: 404. */
const rule = (columns: { organization: string; person: string }, inDepartmentScope: ViewRule) =>
  visibility(columns, {
    EMPLOYEE: own(columns),
    DEPARTMENT_HEAD: either(own(columns), inDepartmentScope),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  });

const peopleInScope = departmentScope({ department: 'users.department_id' });

/** On the table users: whose time the actor sees. */
export const whoseTimeIsSeen = rule({ organization: 'users.organization_id', person: 'users.id' }, peopleInScope);

/** On entries `e`: which of them the actor sees. People are looked at only if their department matters. */
export const entriesSeen = rule(
  { organization: 'e.organization_id', person: 'e.user_id' },
  (actor) => sql<boolean>`exists (
    select from users where users.organization_id = e.organization_id and users.id = e.user_id and ${peopleInScope(actor)})`,
);

/** For whom it matters. */
export const seesByDepartment = (actor: Actor): boolean => actor.role === 'DEPARTMENT_HEAD';

/** The view leaves no one out: a list need not ask whose an entry is. */
export const seesAllTime = administers;

/** Rate and amount: on one's own entries, and on everyone's for Department Head and above. */
export const seesRate = (actor: Actor, entry: { user_id: string }): boolean =>
  entry.user_id === actor.userId || isAtLeast(actor.role, 'DEPARTMENT_HEAD');

/** Whether places are even read for this actor. */
export const seesLocations = (actor: Actor): boolean => mayUse(actor, locationScope);
