import { optional } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { isGranted } from '../../kernel/packages.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import {
  departmentScope,
  either,
  everyone,
  grantedIn,
  own,
  type Predicate,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

/** People whose manager the actor is: anyone who decides on a leave must be able to see it. */
const reports: ViewRule = (actor) => sql<boolean>`users.manager_id = ${actor.userId}`;

/** On the table users: on whose requests the actor decides, by office. */
export const whoseLeaveIsDecided = visibility(columns, {
  EMPLOYEE: either(own(columns), reports),
  DEPARTMENT_HEAD: either(own(columns), departmentScope(columns), reports),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** The same, and those whose leave the actor keeps. On the table users; outside it a leave does not exist: 404. */
export const whoseLeaveIsSeen = visibility(columns, whoseLeaveIsDecided.byRole, sql.nothing, {
  LEAVE_KEEPING: everyone(),
});

/** Of whom the actor knows that they are away, and nothing else of it: also those whom they were given to plan. */
export const whoseAbsenceIsKnown = visibility(columns, whoseLeaveIsDecided.byRole, sql.nothing, {
  LEAVE_KEEPING: everyone(),
  SCHEDULE_PLANNING: everyone(),
  SCHEDULE_PUBLISHING: everyone(),
});

/** The view leaves no one out: a list need not ask whose a leave is. */
export const seesAllLeave = whoseLeaveIsSeen.seesAll;

/** Whose a leave is, as far as the view of private types goes. */
interface Whose {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly manager_id: string | null;
}

/** Who was given to keep the leave of the person's department. */
export const keepsLeaveOf = (actor: Actor, { department_id: id }: Pick<Whose, 'department_id'>): boolean =>
  isGranted(actor, id, 'LEAVE_KEEPING');

const whoseLeaveIsKept = grantedIn(columns, 'LEAVE_KEEPING');

/** Private leave: whole for the person, their manager, who keeps it, Administrators and Executives; redacted for any other reader. */
export const seesPrivateLeave = (actor: Actor, person: Whose): boolean =>
  administers(actor) ||
  (actor.userId !== null && (person.user_id === actor.userId || person.manager_id === actor.userId)) ||
  keepsLeaveOf(actor, person);

/** Which types of a person's leave the actor may know: their leave, what it is for, and every figure of their balances. */
export const seesLeaveOfType = (actor: Actor, type: { readonly is_private: boolean }, person: Whose): boolean =>
  !type.is_private || seesPrivateLeave(actor, person);

/** The same on the table users, for who does not administer. */
export const isPrivateLeaveSeen = (actor: Actor): Predicate =>
  sql<boolean>`(${actor.userId} in (users.id, users.manager_id) ${optional(actor.grants.length > 0 && sql`or ${whoseLeaveIsKept(actor)}`)})`;

/** On the tables users and leave_types `t`. */
export const leaveOfTypeIsSeen = (actor: Actor): Predicate =>
  administers(actor) ? sql<boolean>`true` : sql<boolean>`(not t.is_private or ${isPrivateLeaveSeen(actor)})`;

/** A leave that is seen whole: of a private one a department's head sees the days alone. */
export const leaveVisibility: RecordVisibility = {
  prefix: 'lv',
  record: (actor) => sql`
    from leave_requests l
    join users on users.organization_id = l.organization_id and users.id = l.user_id
    join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
   where l.organization_id = ${actor.organizationId} and l.id = given.id`,
  isSeen: (actor) => sql<boolean>`
    ${whoseLeaveIsSeen(actor)} and ${leaveOfTypeIsSeen(actor)}`,
};
