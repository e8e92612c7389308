import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { LongWork } from '../../kernel/long-work/kind.ts';
import { type HeldGrant, isPackage } from '../../kernel/packages.ts';
import { isAtLeast, type Role, roles } from '../../kernel/scopes.ts';
import type { Services } from '../../kernel/services.ts';
import { forbidden } from '../../lib/errors.ts';
import { isLanguage } from '../../lib/texts/texts.ts';
import { type OrganizationRow, tenantOf } from '../organization/index.ts';

/** Of `users`: a guest, who is never active, and who was given something that has not ended. */
const isLetIn = 'users.is_guest and users.erased_at is null and is_let_in(users.organization_id, users.id)';

/** Of the person `users`: they work here or are a guest, and their access is not suspended. Service accounts sign in nowhere. */
export const hasAccess = sql.raw(`(users.is_active or ${isLetIn}) and users.access_suspended_at is null`);

/** Of `users`: a guest, whoever lets them in again by giving them something. Who proves to be them is told that it has ended. */
export const isGuestOutside = sql.raw(
  'users.is_guest and users.access_suspended_at is null and users.erased_at is null',
);

/** Of `users`: a person who works here, a guest, or a service account, which is never active. Their ids begin with `svc_`. */
export const holdsText = `(users.is_active or users.id < 'usr_' or ${isLetIn})`;
export const mayHold = sql.raw(holdsText);
const accessText = `${holdsText} and users.access_suspended_at is null`;

/**
 * Of `users` in `organizations`: what they were given beyond their role and hold on this day of the organization, by the product's
 * clock. null: nothing, which one look into an index says.
 */
const isHeldText = `g.ended_at is null
     and ((now() + coalesce((select clock_offset_ms from installation), 0) * interval '1 millisecond')
          at time zone organizations.timezone)::date between g.starts_on and coalesce(g.ends_on, 'infinity')`;
const grantsText = `(
  select jsonb_agg(jsonb_build_object('package', g.package, 'departments', g.department_ids, 'ends_on', g.ends_on) order by g.id)
    from access_grants g
   where g.organization_id = users.organization_id and g.user_id = users.id and ${isHeldText}) as grants`;
export const grantsColumn = sql.raw(grantsText);

/** `id` of whoever holds a package today for people of a department. */
export const holdersOf = ({
  organization,
  name,
  department,
}: Readonly<Record<'organization' | 'name' | 'department', Sql>>): Sql => sql`
  select g.user_id as id from access_grants g join organizations on organizations.id = g.organization_id
   where g.organization_id = ${organization} and g.package = ${name} and ${sql.raw(isHeldText)}
     and (g.department_ids is null or ${department} = any(g.department_ids))`;

/** Columns and joins that make an actor of the person or service account `users`; tokens, sessions and endpoints add their own part. */
export const actorColumns = sql.raw(`
  users.id as user_id, users.role, users.is_guest, users.department_id, users.language, (${accessText}) as is_active,
  array(select d.id from departments d where d.organization_id = users.organization_id and d.head_id = users.id
        union select m.department_id from department_managers m
               where m.organization_id = users.organization_id and m.user_id = users.id
        union select s.department_id from service_account_departments s
               where s.organization_id = users.organization_id and s.account_id = users.id) as department_scope,
  case when users.id < 'usr_' then array(
    select unnest(array[a.responsible_id, a.created_by_id]) from service_accounts a
     where a.organization_id = users.organization_id and a.id = users.id) end as behind,
  ${grantsText}, to_jsonb(organizations) as organization`);
export const actorJoins = sql.raw('join organizations on organizations.id = users.organization_id');

/** Of a row with `actorColumns`: a role below the account's, or without one of its departments. */
export const seesLess = ({ role, departmentScope }: Pick<Actor, 'role' | 'departmentScope'>): Sql => sql`(
  role = any(${roles.filter((one) => !isAtLeast(one, role))}::text[])
  or role = 'DEPARTMENT_HEAD' and not ${[...departmentScope]}::text[] <@ department_scope)`;

export interface ActorRow {
  user_id: string;
  role: Role;
  is_guest: boolean;
  department_id: string | null;
  language: string | null;
  /** Whether they have access. */
  is_active: boolean;
  department_scope: string[];
  /** Of a service account: who made it, and who answers for it. */
  behind: (string | null)[] | null;
  grants: GrantRow[] | null;
  organization: OrganizationRow;
}

/** A package that this build does not know, of a later one, opens nothing. */
export interface GrantRow extends Omit<HeldGrant, 'package'> {
  readonly package: string;
}

export const heldGrants = (rows: readonly GrantRow[] | null): readonly HeldGrant[] =>
  (rows ?? []).flatMap((row) => (isPackage(row.package) ? [{ ...row, package: row.package }] : []));

/** `holder`: who made the token, and so holds it. */
export function actorOf(row: ActorRow, scopes: readonly string[] | null, holder: string | null = null): Actor {
  const organization = tenantOf(row.organization);
  return {
    organization,
    organizationId: organization.id,
    userId: row.user_id,
    role: row.role,
    departmentId: row.department_id,
    language: isLanguage(row.language) ? row.language : organization.settings.default_language,
    departmentScope: row.department_scope,
    grants: heldGrants(row.grants),
    scopes: scopes && new Set(scopes),
    ...(row.is_guest && { isGuest: true as const }),
    ...(row.behind && { selves: [...row.behind, holder].filter((id) => id !== null) }),
  };
}

/** A person or a service account with all their own rights: what an endpoint's owner, or the owner of a new token, may do. */
export async function findActor(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<(Actor & { isActive: boolean }) | null> {
  const { rows } = await sql<ActorRow>`
    select ${actorColumns} from users ${actorJoins} where users.organization_id = ${organizationId} and users.id = ${userId}`.execute(
    db,
  );
  return rows[0] ? { ...actorOf(rows[0], null), isActive: rows[0].is_active } : null;
}

/** Who asked for long work, by the rights of this moment; refused once they are not active any more. */
export async function askerOf(
  { database: { db } }: Pick<Services, 'database'>,
  { organization_id, created_by_id }: Pick<LongWork, 'organization_id' | 'created_by_id'>,
): Promise<Actor> {
  const asker = await findActor(db, organization_id, created_by_id);
  if (!asker?.isActive) throw forbidden('record.askerMayNot');
  return asker;
}
