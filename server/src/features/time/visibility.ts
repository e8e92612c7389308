import { administers, type Actor } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { departmentScope, either, everyone, own, visibility } from '../../kernel/view.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** Time rule 6, on the table users: whose entries and timesheets the actor sees. Outside it they do not exist: 404. */
export const whoseTimeIsSeen = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: either(own(columns), departmentScope(columns)),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** The view leaves nobody out: a list need not ask whose an entry is. */
export const seesAllTime = administers;

/** Rate and amount: on one's own entries, and on everyone's for Department Head and above. */
export const seesRate = (actor: Actor, entry: { user_id: string }): boolean =>
  entry.user_id === actor.userId || isAtLeast(actor.role, 'DEPARTMENT_HEAD');
