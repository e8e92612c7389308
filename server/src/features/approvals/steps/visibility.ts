import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { stepRoles } from '../../../kernel/settings.ts';
import type { Predicate, ViewRule } from '../../../kernel/view.ts';
import { holdersOf } from '../../people/index.ts';

/** Who a step is for: parts of a query. */
interface StepColumns {
  readonly organization: Sql;
  readonly by: Sql;
  readonly role: Sql;
  /** Who is named by it. */
  readonly named: Sql;
  /** What whom it is for was given. */
  readonly given: Sql;
  readonly manager: Sql;
  readonly department: Sql;
}

/** More than can be the person or have decided before: whether anyone is left is known by so many. */
const mostOfRole = 100;

/** `id` of everyone whom a step is for, active or not. */
export const eligibleFor = ({ organization, by, role, named, given, manager, department }: StepColumns): Sql => sql`
  select ${manager} as id where ${by} = 'MANAGER'
  union all select ${named} where ${by} = 'PERSON'
  union all select d.head_id from departments d
   where ${by} = 'DEPARTMENT_HEAD' and d.organization_id = ${organization} and d.id = ${department}
  union all select m.user_id from department_managers m
   where ${by} = 'DEPARTMENT_HEAD' and m.organization_id = ${organization} and m.department_id = ${department}
  union all (select u.id from users u
   where ${by} = 'ROLE' and u.organization_id = ${organization} and u.is_active
     and case ${role} when 'EXECUTIVE' then u.role = 'EXECUTIVE'
           when 'ADMINISTRATOR' then u.role in ('ADMINISTRATOR', 'EXECUTIVE') else u.role <> 'EMPLOYEE' end
   order by u.id limit ${sql.lit(mostOfRole)})
  union all (select holder.id from (${holdersOf({ organization, name: given, department })}) as holder
   where ${by} = 'HOLDER_OF' order by holder.id limit ${sql.lit(mostOfRole)})`;

/** On `taker`: someone who can take a step for which they are. */
export const canTake = (by: Sql): Sql =>
  sql`taker.is_active and (${by} <> 'DEPARTMENT_HEAD' or taker.role <> 'EMPLOYEE')`;

const approvals = (alias: string): Sql => sql.ref(`${alias}.approvals`);

/** Of a request `alias` that a step of it waits. */
const isWaiting = (alias: string): Sql => sql`${approvals(alias)} @> '[{"status": "WAITING"}]'`;

const waiting = (alias: string): Sql =>
  sql`jsonb_path_query_first(${approvals(alias)}, '$[*] ? (@.status == "WAITING")')`;

/** Whether someone has decided a step of a request, or a deputy in their place. */
export const hasDecidedStep = (alias: string, userId: string | null): Predicate =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${approvals(alias)} @> ${JSON.stringify([{ decided_by_id: userId }])}::jsonb
    or ${approvals(alias)} @> ${JSON.stringify([{ on_behalf_of_id: userId }])}::jsonb)`;

/** On a request `alias` of the person `users`: nobody can take the step that waits. */
const isVacant = (alias: string): Sql => {
  const step = waiting(alias);
  const by = sql`(${step} ->> 'by')`;
  const eligible = eligibleFor({
    organization: sql.ref(`${alias}.organization_id`),
    by,
    role: sql`(${step} ->> 'role')`,
    named: sql`(${step} ->> 'user_id')`,
    given: sql`(${step} ->> 'package')`,
    manager: sql`users.manager_id`,
    department: sql`users.department_id`,
  });
  return sql`not exists (
    select from (${eligible}) as near
      join users taker on taker.organization_id = ${sql.ref(`${alias}.organization_id`)} and taker.id = near.id and ${canTake(by)}
     where taker.id <> users.id and not exists (
       select from jsonb_array_elements(${approvals(alias)}) as earlier
        where taker.id in (earlier ->> 'decided_by_id', earlier ->> 'on_behalf_of_id')))`;
};

/** On the person `users`: the actor was given this package for people of their department. */
const holds = ({ grants }: Actor, name: Sql): Sql =>
  sql.join(
    grants.map(
      (grant) =>
        sql`(${name} = ${grant.package} ${optional(grant.departments !== null && sql`and users.department_id = any(${[...grant.departments]})`)})`,
    ),
    ' or ',
  );

/** On a request `alias` of the person `users`: the step that waits is the actor's to take. The same as `isTaker`. */
function takesStep(alias: string, actor: Actor): Predicate {
  const step = waiting(alias);
  const roles = stepRoles.filter((role) => isAtLeast(actor.role, role));
  const scope = isAtLeast(actor.role, 'DEPARTMENT_HEAD') ? actor.departmentScope : [];
  return sql<boolean>`(users.id <> ${actor.userId} and not ${hasDecidedStep(alias, actor.userId)} and (
    case ${step} ->> 'by'
      when 'MANAGER' then users.manager_id = ${actor.userId}
      when 'DEPARTMENT_HEAD' then users.department_id = any(${scope})
      when 'ROLE' then ${step} ->> 'role' = any(${roles})
      ${optional(actor.grants.length > 0 && sql`when 'HOLDER_OF' then ${holds(actor, sql`${step} ->> 'package'`)}`)}
      when 'PERSON' then ${step} ->> 'user_id' = ${actor.userId}
      else false end
    ${administers(actor) ? sql`or ${isVacant(alias)}` : sql.nothing}))`;
}

/** What someone decides on: requests with a step that waits by that step, all others by the view of their kind. */
export const decidedBy =
  (alias: string, view: ViewRule): ViewRule =>
  (actor) =>
    sql<boolean>`(case when ${isWaiting(alias)} then ${takesStep(alias, actor)} else ${view(actor)} end)`;

/** Besides what one sees anyway: requests whose step is one's to take, and those of which one took a step. */
export const seenInSteps =
  (alias: string, view: ViewRule): ViewRule =>
  (actor) =>
    sql<boolean>`(${view(actor)} or ${approvals(alias)} <> '[]' and users.organization_id = ${actor.organizationId} and (
      ${hasDecidedStep(alias, actor.userId)} or ${isWaiting(alias)} and ${takesStep(alias, actor)}))`;

/** The steps of a request `alias` with what was said at each, as one column. */
export const approvalsColumn = (alias: string): string => `
  case when ${alias}.approvals = '[]' then ${alias}.approvals else (
    select jsonb_agg(entry.step || jsonb_build_object('comment', nullif(${alias}.approval_comments[entry.place::int], ''))
                     order by entry.place)
      from jsonb_array_elements(${alias}.approvals) with ordinality as entry (step, place)) end as approvals`;
