import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, administers, mayUse, moduleIsOn } from '../actor.ts';
import { isAtLeast, roles, scopeNames } from '../scopes.ts';
import { modules } from '../settings.ts';
import { departmentScope, everyone, own, visibility } from '../view.ts';

const columns = {
  organization: 'p.organization_id',
  person: 'p.proposed_by_id',
  department: 'person.department_id',
};

const mine = own(columns);

/** Those of colleagues in charge, about people of departments that one is in charge of as well. What someone sees of themselves is more. */
const ofMyPeople = (actor: Actor): Sql => sql`
  p.role = 'DEPARTMENT_HEAD' and p.person_id is distinct from p.proposed_by_id and p.person_id is distinct from ${actor.userId}
  and ${departmentScope(columns)(actor)}`;

/** What planners of a department ask of those in charge of it. */
const ofMyDepartments = departmentScope({ department: 'p.department_id' });

const visible = visibility(columns, {
  EMPLOYEE: mine,
  DEPARTMENT_HEAD: (actor) => sql<boolean>`(${mine(actor)} or ${ofMyPeople(actor)} or ${ofMyDepartments(actor)})`,
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** Scope, role and module of the operation, as `findHurdle` asks them. */
const usable = (actor: Actor, lower: readonly string[]): Sql => sql`
  (p.needs_scope is null or p.needs_scope = any(${scopeNames.filter((scope) => mayUse(actor, scope))}::text[]))
  and (p.needs_role is null or p.needs_role = any(${lower}::text[]))
  and (p.needs_module is null or p.needs_module = any(${modules.filter((name) => moduleIsOn(actor.organization, name))}::text[]))`;

/** Those that name what someone holds: whoever holds it may do what is proposed, and sees of it what they see of the records. */
const forHolder = ({ grants }: Actor): Sql => sql`
  or p.holder_of is not null and (${sql.join(
    grants.map(
      ({ package: name, departments }) =>
        sql`(p.holder_of = ${name} ${optional(departments !== null && sql`and coalesce(p.department_id, person.department_id) = any(${departments})`)})`,
    ),
    ' or ',
  )})`;

/**
 * A proposal shows what its author saw: so it is shown to nobody whose role is lower or whose token holds less, nor to anyone who may not
 * use the operation. One's own is there in the app in any case, to be withdrawn.
 */
export function visibleProposals(actor: Actor): Sql<boolean> {
  const lower = roles.filter((role) => isAtLeast(actor.role, role));
  const isUsable = usable(actor, lower);
  const isOpen = actor.scopes === null ? sql`(${mine(actor)} or (${isUsable}))` : isUsable;
  const held = actor.scopes === null ? sql.nothing : sql`and p.scopes <@ ${[...actor.scopes]}::text[]`;
  const byRole = sql`${visible(actor)} and p.role = any(${lower}::text[]) and ${isOpen}`;
  if (actor.grants.length === 0) return sql<boolean>`${byRole} ${held}`;
  return sql<boolean>`p.organization_id = ${actor.organizationId} and (${byRole} ${forHolder(actor)}) ${held}`;
}

/**
 * Whether someone stands behind a proposal of a service account: who made the account, who answers for it, and who made the token. An
 * account is no second person beside them.
 */
const standsBehind = (userId: string | null): Sql => sql`
  (p.proposed_by_id < 'usr_' and (
     exists (select from service_accounts a where a.organization_id = p.organization_id and a.id = p.proposed_by_id
                and (a.responsible_id = ${userId} or a.created_by_id = ${userId}))
     or exists (select from api_tokens t where t.organization_id = p.organization_id and t.id = p.token_id
                   and t.created_by_id = ${userId})))`;

/** Of these, which the person stands behind. */
export async function listStoodBehind(db: Db, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from proposals p
     where p.organization_id = ${actor.organizationId} and p.id = any(${[...ids]}) and ${standsBehind(actor.userId)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of those that wait: which the actor may accept. */
export const acceptable = (actor: Actor): Sql => sql`
  ((p.proposed_by_id <> ${actor.userId} and not ${standsBehind(actor.userId)})
   or (p.surface <> 'app' and not p.needs_two and p.operation_id <> all(${actor.organization.settings.four_eyes}::text[])))
  ${administers(actor) ? sql.nothing : sql`and not p.is_own_record`}`;
