import type { Db } from '../../db/database.ts';
import { updateRow } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { among } from '../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../kernel/keyset.ts';
import type { Role, Scope } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { everyone, own, visibility } from '../../kernel/view.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import {
  actorColumns,
  actorJoins,
  type GrantRow,
  grantsColumn,
  heldGrants,
  mayHold,
  seesLess,
} from '../people/index.ts';
import type { TokenRow } from './record.ts';

const columns = {
  organization: 'api_tokens.organization_id',
  person: 'api_tokens.user_id',
  department: 'users.department_id',
};

/** One's own; Administrators and Executives see, and revoke, everyone's; who was given to develop those of service accounts. */
const visibleTokens = visibility(
  columns,
  {
    EMPLOYEE: own(columns),
    DEPARTMENT_HEAD: own(columns),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  { DEVELOPING: () => sql<boolean>`api_tokens.user_id < 'usr_'` },
);

const select = sql`
  select api_tokens.id, api_tokens.name, api_tokens.prefix, api_tokens.scopes, api_tokens.user_id, users.first_name,
         users.last_name, users.role, api_tokens.requires_acceptance, api_tokens.organization_id, api_tokens.created_at, api_tokens.expires_at,
         api_tokens.revoked_at, api_tokens.last_used_at,
         ${grantsColumn}
    from api_tokens
    join users on users.organization_id = api_tokens.organization_id and users.id = api_tokens.user_id ${actorJoins}`;

export async function getVisibleToken(db: Db, actor: Actor, id: string): Promise<TokenRow> {
  return sql<TokenRow>`${select} where ${visibleTokens(actor)} and api_tokens.id = ${id}`.get(db, 'token');
}

/** Locks the token's row. */
export async function lockVisibleToken(db: Db, actor: Actor, id: string): Promise<TokenRow> {
  return sql<TokenRow>`
    ${select} where ${visibleTokens(actor)} and api_tokens.id = ${id} for no key update of api_tokens`.get(db, 'token');
}

type Owner = Pick<Actor, 'role' | 'grants'>;

/** Takes the person's row: their role and activity hold until the token exists, and tokens are counted one at a time. */
export async function lockOwner(work: UnitOfWork, ownerId: string): Promise<Owner> {
  const { rows } = await sql<{ role: Role; is_active: boolean; grants: GrantRow[] | null }>`
    select users.role, ${mayHold} as is_active, ${grantsColumn} from users ${actorJoins}
     where users.organization_id = ${work.actor.organizationId} and users.id = ${ownerId} for no key update of users`.execute(
    work.tx,
  );
  if (!rows[0]) throw notFound('person');
  if (!rows[0].is_active) throw conflict('tokens.ownerInactive', { reason: 'state' });
  const { role, grants } = rows[0];
  return { role, grants: heldGrants(grants) };
}

/** Those of the person that can still be used; tokens of apps that they have connected are none of these. */
export const countLiveTokens = ({ actor, tx, now }: UnitOfWork, ownerId: string): Promise<number> =>
  countTokensAt(tx, actor, ownerId, now);

/** Whose tokens carry a scope, until when at the latest; null: until one is revoked. Those of connected apps are none of these. */
export async function listHoldersOfScope(
  db: Db,
  organizationId: string,
  scope: Scope,
  ownerIds: readonly string[],
  now: string,
): Promise<{ user_id: string; until: string | null }[]> {
  const { rows } = await sql<{ user_id: string; until: string | null }>`
    select user_id, case when bool_or(expires_at is null) then null else max(expires_at) end as until from api_tokens
     where organization_id = ${organizationId} and user_id = any(${[...ownerIds]}) and client_id is null
       and ${scope} = any(scopes) and revoked_at is null and (expires_at is null or expires_at > ${now})
     group by user_id`.execute(db);
  return rows;
}

/** Those of the person that can be used at an instant, as they stand now. */
export async function countTokensAt(db: Db, actor: Actor, ownerId: string, instant: string): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*) as live from api_tokens
     where organization_id = ${actor.organizationId} and user_id = ${ownerId} and client_id is null
       and revoked_at is null and (expires_at is null or expires_at > ${instant})`.execute(db);
  return rows[0]?.live ?? 0;
}

export async function saveRevocation({ actor, tx, now }: UnitOfWork, id: string): Promise<void> {
  await updateRow('api_tokens', { organization_id: actor.organizationId, id }, { revoked_at: now }).execute(tx);
}

/** Its rights are those of the new owner from this moment on; who had it still knows its secret. That of a connected app is its person's alone. */
export async function saveOwner({ actor, tx }: UnitOfWork, id: string, ownerId: string): Promise<void> {
  const { rowCount } = await sql`
    update api_tokens set user_id = ${ownerId},
           created_by_id = coalesce(created_by_id, case when user_id >= 'usr_' then user_id end)
     where organization_id = ${actor.organizationId} and id = ${id} and client_id is null`.execute(tx);
  if (rowCount === 0) throw notFound('token');
}

/** The same token with another secret: it goes on from here, and the one before opens nothing. */
export async function saveSecret(
  { actor, tx }: UnitOfWork,
  id: string,
  renewed: {
    readonly prefix: string;
    readonly token_hash: Buffer;
    readonly scopes: string[];
    readonly expires_at: string;
  },
): Promise<void> {
  await updateRow('api_tokens', { organization_id: actor.organizationId, id }, renewed).execute(tx);
}

/** Of a service account: whether someone with a role below its own, or without one of its departments, knows a token that still works. */
export async function isHeldBelow(
  { actor, tx, now }: UnitOfWork,
  accountId: string,
  account: Pick<Actor, 'role' | 'departmentScope'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select ${actorColumns} from api_tokens t
        join users on users.organization_id = t.organization_id and users.id = t.created_by_id ${actorJoins}
       where t.organization_id = ${actor.organizationId} and t.user_id = ${accountId} and t.revoked_at is null
         and (t.expires_at is null or t.expires_at > ${now})) holder
     where ${seesLess(account)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What works until an instant unless it is revoked before, for who looks at someone's leaving. */
export async function listTokensAt(
  db: Db,
  actor: Actor,
  ownerId: string,
  instant: string,
  limit: number,
): Promise<{ id: string; name: string; prefix: string; last_used_at: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; prefix: string; last_used_at: string | null }>`
    select id, name, prefix, last_used_at from api_tokens
     where organization_id = ${actor.organizationId} and user_id = ${ownerId} and client_id is null
       and revoked_at is null and (expires_at is null or expires_at > ${instant})
     order by last_used_at desc nulls last, id limit ${limit}`.execute(db);
  return rows;
}

/** Of every token of the person that was not revoked before; answers with their ids. */
export async function saveRevocationsOf({ actor, tx, now }: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update api_tokens set revoked_at = ${now}
     where organization_id = ${actor.organizationId} and user_id = ${userId} and revoked_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The same of those that the person was given, or made for a service account, since then. */
export async function saveRevocationsSince(
  { actor, tx, now }: UnitOfWork,
  userId: string,
  since: string,
): Promise<{ id: string; is_app: boolean }[]> {
  const { rows } = await sql<{ id: string; is_app: boolean }>`
    update api_tokens set revoked_at = ${now}
     where organization_id = ${actor.organizationId} and (user_id = ${userId} or created_by_id = ${userId})
       and created_at >= ${since}::timestamptz and revoked_at is null
    returning id, client_id is not null as is_app`.execute(tx);
  return rows;
}

interface TokenFilter {
  readonly user_id?: readonly string[];
  readonly status?: readonly ('all' | 'active' | 'inactive')[];
}

const newestFirst = descending('api_tokens.id');

export async function listVisibleTokens(
  db: Db,
  actor: Actor,
  filter: TokenFilter,
  page: PageRequest,
  now: string,
): Promise<Page<TokenRow>> {
  const isOver = sql`(api_tokens.revoked_at is not null or coalesce(api_tokens.expires_at <= ${now}, false))`;
  const status = { all: sql.nothing, active: sql`and not ${isOver}`, inactive: sql`and ${isOver}` };
  // Two of the three are all of them.
  const [only, ...rest] = filter.status ?? [];
  const { rows } = await sql<TokenRow>`
    ${select}
     where ${visibleTokens(actor)} and api_tokens.client_id is null ${only === undefined || rest.length > 0 ? status.all : status[only]}
       ${among('api_tokens.user_id', filter.user_id)}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** What tokens are called, for those who see them. */
export async function listTokenNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select api_tokens.id, api_tokens.name
      from api_tokens
      join users on users.organization_id = api_tokens.organization_id and users.id = api_tokens.user_id
     where ${visibleTokens(actor)} and api_tokens.id = any(${ids})`.execute(db);
  return rows;
}

/** For anyone who holds an id and nothing else: the command line. */
export async function findOrganizationOfToken(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from api_tokens where id = ${id}`.execute(db);
  return rows[0]?.organization_id ?? null;
}
