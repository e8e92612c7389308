import { sql } from '../../db/sql.ts';
import { type Actor, isInPerson } from '../../kernel/actor.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import {
  departmentScope,
  either,
  everyone,
  grantedIn,
  own,
  type PackageRules,
  type Predicate,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';

/** Those who were given to pay: what waits for payment, and what was paid. */
const paidBy: PackageRules = {
  EXPENSES_PAYING: () => sql<boolean>`r.status in ('APPROVED', 'PAID')`,
};

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** Who was named to decide, or has decided, wherever the person belongs. */
const asApprover: ViewRule = (actor) => sql<boolean>`${actor.userId} in (r.approver_id, r.decided_by_id)`;

/** As for time, on the table users: whose reports the actor sees whole. */
export const whoseExpensesAreSeen = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: either(own(columns), departmentScope(columns)),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** People whose manager the actor is. In the app alone: through the API a scope has its lowest role. */
export const reportsTo: ViewRule = (actor) =>
  isInPerson(actor) ? sql<boolean>`users.manager_id = ${actor.userId}` : sql<boolean>`false`;

/** What was handed in by those whose manager the actor is; a draft is the person's own. */
const asManager: ViewRule = (actor) => sql<boolean>`(${reportsTo(actor)} and r.status <> 'DRAFT')`;

/** The same on a report `r` joined with its person: what events tell of. */
export const visibleReports = visibility(
  columns,
  {
    ...whoseExpensesAreSeen.byRole,
    DEPARTMENT_HEAD: either(whoseExpensesAreSeen.byRole.DEPARTMENT_HEAD, asApprover),
  },
  sql.nothing,
  paidBy,
);

/** The same with what managers see in the app. Outside it the report does not exist: 404. */
export const reportsSeen = (actor: Actor): Predicate =>
  sql<boolean>`users.organization_id = ${actor.organizationId} and ${either(visibleReports, asManager)(actor)}`;

/** On the table users: those whose reports the actor was given to pay. */
export const whoseReportsArePaid = grantedIn(columns, 'EXPENSES_PAYING');

const asNamedApprover: ViewRule = (actor) => sql<boolean>`r.approver_id = ${actor.userId}`;

/** On a report `r` joined with its person: those that mayDecide lets the actor decide on, one's own aside. */
export const reportsToDecide = visibility(columns, {
  EMPLOYEE: asManager,
  DEPARTMENT_HEAD: either(departmentScope(columns), asNamedApprover, asManager),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

export const reportVisibility: RecordVisibility = {
  prefix: 'exp',
  record: (actor) => sql`
    from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
   where r.organization_id = ${actor.organizationId} and r.id = given.id`,
  isSeen: reportsSeen,
};
