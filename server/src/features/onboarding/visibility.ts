import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import type { Role } from '../../kernel/scopes.ts';
import {
  departmentScope,
  either,
  everyone,
  own,
  type Predicate,
  type ViewRule,
  visibility,
} from '../../kernel/view.ts';

const columns = { organization: 'checklists.organization_id', person: 'checklists.user_id' };

/** Both rules below as lists of ids made once, so that an index finds the few checklists among all. */
const inDepartmentScope: ViewRule = (actor) => sql<boolean>`checklists.user_id = any(array(
  select member.id from users member
   where member.organization_id = ${actor.organizationId} and ${departmentScope({ department: 'member.department_id' })(actor)}))`;

const ownTeams = (actor: Actor): Sql => sql`array(
  select m.team_id from team_members m where m.organization_id = ${actor.organizationId} and m.user_id = ${actor.userId})`;

/** On a task `t`: whether it was given to the actor or to a team of theirs. */
export const isOwnTask = (actor: Actor): Predicate =>
  sql<boolean>`(t.assignee_id = ${actor.userId} or t.assignee_team_id = any(${ownTeams(actor)}))`;

const withOwnTask: ViewRule = (actor) => sql<boolean>`checklists.id = any(array(
  select mine.checklist_id from checklist_tasks mine
   where mine.organization_id = ${actor.organizationId} and mine.assignee_id = ${actor.userId}
  union all
  select of_team.checklist_id from checklist_tasks of_team
   where of_team.organization_id = ${actor.organizationId} and of_team.assignee_team_id = any(${ownTeams(actor)})))`;

/** Checklists shown with every task: one's own, and those that one administers. */
const whole: Record<Role, ViewRule> = {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: either(own(columns), inDepartmentScope),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
};

/** Onboarding rules 1 to 3. Outside the view a checklist does not exist: 404. */
export const visibleChecklists = visibility(columns, {
  EMPLOYEE: either(whole.EMPLOYEE, withOwnTask),
  DEPARTMENT_HEAD: either(whole.DEPARTMENT_HEAD, withOwnTask),
  ADMINISTRATOR: whole.ADMINISTRATOR,
  EXECUTIVE: whole.EXECUTIVE,
});

/** Onboarding rule 4, for the tasks `t` of a checklist that the actor sees: all of them, or only their own. */
export const visibleTasks = (actor: Actor): Predicate =>
  sql<boolean>`t.organization_id = checklists.organization_id and t.checklist_id = checklists.id
    and (${whole[actor.role](actor)} or ${isOwnTask(actor)})`;

export const checklistVisibility: RecordVisibility = {
  prefix: 'chk',
  record: (actor) =>
    sql`from checklists where checklists.organization_id = ${actor.organizationId} and checklists.id = given.id`,
  isSeen: visibleChecklists,
};

export const checklistTaskVisibility: RecordVisibility = {
  prefix: 'ctk',
  record: (actor) => sql`
    from checklist_tasks t
    join checklists on checklists.organization_id = t.organization_id and checklists.id = t.checklist_id
   where t.organization_id = ${actor.organizationId} and t.id = given.id`,
  isSeen: visibleTasks,
};
