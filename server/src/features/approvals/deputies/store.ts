import type { Db } from '../../../db/database.ts';
import { advisoryLock } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among, equal } from '../../../kernel/filters.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { isPerson } from '../../people/index.ts';
import { isAtWork } from '../stand-ins-store.ts';
import { visibleDeputies } from '../visibility.ts';
import type { Deputy, NamedDeputy } from './record.ts';

/** With the role of the person, by which others may appoint for them. */
export type DeputyRow = Deputy & { readonly user_role: Role };

const named = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name)`;

const columns = (tenant: Tenant, now: string): Sql => sql`
  d.id, d.user_id, d.deputy_id, d.kinds, d.from_date as "from", d.to_date as "to", d.while_away, d.created_at, d.updated_at,
  ${sql.raw(named('users'))} as user, ${sql.raw(named('deputy'))} as deputy, users.role as user_role,
  (users.is_active and deputy.is_active and ${isAtWork(tenant, now)}) as is_at_work`;

const tables = sql.raw(`deputies d
  join users on users.organization_id = d.organization_id and users.id = d.user_id
  join users deputy on deputy.organization_id = d.organization_id and deputy.id = d.deputy_id`);

const byId = ascending('d.id');

export async function listVisibleDeputies(
  db: Db,
  actor: Actor,
  filter: { readonly user_id?: readonly string[]; readonly deputy_id?: string; readonly person_id?: string },
  page: PageRequest,
  now: string,
): Promise<Page<DeputyRow>> {
  const { rows } = await sql<DeputyRow>`
    select ${columns(actor.organization, now)} from ${tables}
     where ${visibleDeputies(actor)} ${among('d.user_id', filter.user_id)} ${equal('d.deputy_id', filter.deputy_id)}
       ${filter.person_id === undefined ? sql.nothing : sql`and ${filter.person_id} in (d.user_id, d.deputy_id)`}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

/** 404 if the actor does not see it. */
export async function lockVisibleDeputy({ actor, tx, now }: UnitOfWork, id: string): Promise<DeputyRow> {
  return sql<DeputyRow>`
    select ${columns(actor.organization, now)} from ${tables}
     where ${visibleDeputies(actor)} and d.id = ${id} for no key update of d`.get(tx, 'deputy');
}

/** As it stands after a change. */
export async function deputyAfter({ actor, tx, now }: UnitOfWork, id: string): Promise<DeputyRow> {
  const { rows } = await sql<DeputyRow>`
    select ${columns(actor.organization, now)} from ${tables}
     where d.organization_id = ${actor.organizationId} and d.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('The deputy is gone although it was just written.');
  return rows[0];
}

/** One at a time for each person, so that the limit holds. */
export async function countDeputiesOf({ actor, tx }: UnitOfWork, userId: string): Promise<number> {
  await advisoryLock('deputies', actor.organizationId, userId).execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deputies
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The roles of some people, by their ids. */
export async function findRoles(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Role>> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from users where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, role }) => [id, role]));
}

interface Appointing {
  readonly id: string;
  readonly role: Role;
  readonly department_id: string | null;
  readonly is_active: boolean;
  readonly erased_at: string | null;
}

/** Someone whom the body names; with a share lock, so that they are still there when the change is done. */
export async function lockPersonNamed({ actor, tx }: UnitOfWork, userId: string): Promise<Appointing> {
  const { rows } = await sql<Appointing>`
    select id, role, department_id, is_active, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${userId} for share`.execute(tx);
  if (!rows[0]) throw invalid('user_id', 'reference.activePerson');
  return rows[0];
}

/**
 * Whoever is named as a deputy: any active person of the organization, in the caller's directory or not. Everyone else is refused alike.
 * With a share lock, as above. Answers with their id.
 */
export async function lockDeputyNamed({ actor, tx }: UnitOfWork, named: NamedDeputy): Promise<string> {
  const { deputy_id: id, deputy_email: address } = named;
  const [field, isNamed] =
    address === undefined
      ? (['deputy_id', sql`users.id = ${id ?? ''}`] as const)
      : (['deputy_email', sql`users.email = lower(${address})`] as const);
  const { rows } = await sql<{ id: string }>`
    select users.id from users
     where users.organization_id = ${actor.organizationId} and ${isNamed} and users.is_active and ${isPerson} for share`.execute(
    tx,
  );
  if (!rows[0]) throw invalid(field, field === 'deputy_id' ? 'reference.activePerson' : 'approvals.noSuchAddress');
  return rows[0].id;
}

export async function deleteDeputy({ actor, tx }: UnitOfWork, id: string): Promise<void> {
  await sql`delete from deputies where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

/** Whom someone named, or named for other days, since then. Answers with their ids. */
export async function deleteDeputiesSince({ actor, tx }: UnitOfWork, userId: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from deputies
     where organization_id = ${actor.organizationId} and user_id = ${userId} and updated_at >= ${since}::timestamptz
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
