import type { Db } from '../../db/database.ts';
import { optional, updateRow } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import { isLockTimeout } from '../../db/sql-state.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { among } from '../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../kernel/keyset.ts';
import type { TokenResource } from '../../kernel/resources.ts';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import type { Services } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { lastUseOf } from '../tokens/index.ts';
import { type ClientRow, presentClient } from './clients-store.ts';
import type { ConnectedApp } from './record.ts';
import { visibleConnections } from './visibility.ts';

/** What a person has allowed an app, as its endpoints need it. */
export interface Grant {
  readonly organization_id: string;
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly scopes: string[];
  readonly requires_acceptance: boolean;
  readonly resource: TokenResource;
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly code_expires_at: string;
  readonly token_id: string | null;
  readonly refresh_hash: Buffer | null;
  readonly refresh_expires_at: string | null;
  /** Of its token. */
  readonly revoked_at: string | null;
  readonly client_name: string;
}

const columns = sql.raw(`
  g.organization_id, g.id, g.client_id, g.user_id, g.scopes, g.requires_acceptance, g.resource, g.redirect_uri, g.code_challenge,
  g.code_expires_at, g.token_id, g.refresh_hash, g.refresh_expires_at, t.revoked_at, c.name as client_name`);
const joins = sql.raw(`
  join app_clients c on c.id = g.client_id
  left join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id`);

async function findGrant(db: Db, which: Sql): Promise<Grant | null> {
  const { rows } = await sql<Grant>`select ${columns} from app_grants g ${joins} where ${which}`.execute(db);
  return rows[0] ?? null;
}

/** By what its app holds: nobody has said yet of which organization. */
export const findGrantByCode = (db: Db, codeHash: Buffer): Promise<Grant | null> =>
  findGrant(db, sql`g.code_hash = ${codeHash}`);
export const findGrantByFamily = (db: Db, familyHash: Buffer): Promise<Grant | null> =>
  findGrant(db, sql`g.family_hash = ${familyHash}`);
export const findGrantByToken = (db: Db, tokenHash: Buffer): Promise<Grant | null> =>
  findGrant(db, sql`t.token_hash = ${tokenHash}`);

/** Until when the app of a token may come for the next one, unless it is taken back; null: no app has it. */
export async function findGrantEnd(db: Db, organizationId: string, tokenId: string): Promise<string | null> {
  const { rows } = await sql<{ refresh_expires_at: string | null }>`
    select refresh_expires_at from app_grants where organization_id = ${organizationId} and token_id = ${tokenId}`.execute(
    db,
  );
  return rows[0]?.refresh_expires_at ?? null;
}

/** Whose connected apps carry a scope, until when the last of them may come again. */
export async function listConnectedWithScope(
  db: Db,
  organizationId: string,
  scope: Scope,
  userIds: readonly string[],
  now: string,
): Promise<{ user_id: string; until: string | null }[]> {
  const { rows } = await sql<{ user_id: string; until: string | null }>`
    select g.user_id, max(g.refresh_expires_at) as until from app_grants g
      join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id and t.revoked_at is null
     where g.organization_id = ${organizationId} and g.user_id = any(${[...userIds]}) and ${scope} = any(g.scopes)
       and g.refresh_expires_at > ${now}
     group by g.user_id`.execute(db);
  return rows;
}

/**
 * Locks the row: a code is exchanged, and a token refreshed, one at a time. Read by a statement of its own, which sees what whoever held
 * it before has left of its token, too.
 */
export async function lockGrant({ tx, actor }: UnitOfWork, id: string): Promise<Grant | null> {
  const which = sql`g.organization_id = ${actor.organizationId} and g.id = ${id}`;
  try {
    const [, rows] = await executeTogether(
      tx,
      sql`select 1 from app_grants g where ${which} for no key update`,
      sql<Grant>`select ${columns} from app_grants g ${joins} where ${which}`,
    );
    return rows[0] ?? null;
  } catch (error) {
    // Whoever holds it for so long exchanges the same code, or token.
    throw isLockTimeout(error) ? conflict('request.busy', { reason: 'overtaken' }) : error;
  }
}

export async function saveGrant(
  { tx, actor }: UnitOfWork,
  id: string,
  saved: {
    readonly token_id?: string;
    readonly family_hash?: Buffer;
    readonly refresh_hash: Buffer;
    readonly refresh_expires_at: string;
  },
): Promise<void> {
  await updateRow('app_grants', { organization_id: actor.organizationId, id }, saved).execute(tx);
}

/** Those that work; the person's row is locked, so that they are counted one at a time. */
export async function countConnections({ tx, actor, now }: UnitOfWork): Promise<number> {
  await sql`select 1 from users
             where organization_id = ${actor.organizationId} and id = ${actor.userId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from app_grants g
      left join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id
     where g.organization_id = ${actor.organizationId} and g.user_id = ${actor.userId} and t.revoked_at is null
       and coalesce(g.refresh_expires_at, g.code_expires_at) > ${now}`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface ConnectionRow extends Omit<ConnectedApp, 'client' | 'user' | 'scopes'> {
  readonly client: ClientRow;
  readonly user: ConnectedApp['user'];
  readonly scopes: string[];
  readonly redirect_uri: string;
}

/** Which are shown: those whose app has come back for its token. */
const shown = sql.raw(`
  select g.id, g.user_id, json_build_object('id', c.id, 'name', c.name, 'redirect_uris', c.redirect_uris,
           'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as client,
         json_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
         g.scopes, g.requires_acceptance, g.resource, g.redirect_uri, g.token_id, g.created_at, t.last_used_at, t.revoked_at
    from app_grants g
    join app_clients c on c.id = g.client_id
    join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id
    join users on users.organization_id = g.organization_id and users.id = g.user_id`);

export const presentConnection = (services: Services, row: ConnectionRow): ConnectedApp => ({
  id: row.id,
  client: presentClient(row.client, row.redirect_uri),
  user: row.user,
  scopes: row.scopes.filter(isScope),
  requires_acceptance: row.requires_acceptance,
  resource: row.resource,
  token_id: row.token_id,
  created_at: row.created_at,
  last_used_at: lastUseOf(services, { id: row.token_id, last_used_at: row.last_used_at }),
  revoked_at: row.revoked_at,
});

interface ConnectionFilter {
  readonly user_id?: readonly string[];
  readonly status?: readonly ('all' | 'active' | 'inactive')[];
}

const newestFirst = descending('g.id');

export async function listVisibleConnections(
  db: Db,
  actor: Actor,
  filter: ConnectionFilter,
  page: PageRequest,
  now: string,
): Promise<Page<ConnectionRow>> {
  const isOver = sql`(t.revoked_at is not null or g.refresh_expires_at <= ${now})`;
  const status = { all: sql.nothing, active: sql`and not ${isOver}`, inactive: sql`and ${isOver}` };
  const [only = 'active', ...rest] = filter.status ?? [];
  const { rows } = await sql<ConnectionRow>`
    ${shown}
     where ${visibleConnections(actor)} ${rest.length > 0 ? status.all : status[only]}
       ${among('g.user_id', filter.user_id)}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** Locks the row if it is to be changed. */
export async function getVisibleConnection(
  db: Db,
  actor: Actor,
  id: string,
  locks: 'unlocked' | 'locked' = 'unlocked',
): Promise<ConnectionRow> {
  return sql<ConnectionRow>`
    ${shown} where ${visibleConnections(actor)} and g.id = ${id}
    ${optional(locks === 'locked' && sql`for no key update of g`)}`.get(db, 'connected app');
}

/** Of the organization, and of one client if it is named: whose tokens are to be taken back. Approved clients' may be spared. */
export async function listLiveTokens(
  { tx, actor }: UnitOfWork,
  which: { readonly clientId?: string; readonly sparesApproved?: boolean },
): Promise<{ token_id: string; user_id: string; client_name: string }[]> {
  const { rows } = await sql<{ token_id: string; user_id: string; client_name: string }>`
    select g.token_id, g.user_id, c.name as client_name from app_grants g
      join app_clients c on c.id = g.client_id
      join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id
     where g.organization_id = ${actor.organizationId} and t.revoked_at is null
       ${optional(which.clientId !== undefined && sql`and g.client_id = ${which.clientId}`)}
       ${optional(
         which.sparesApproved === true &&
           sql`and not exists (select from app_approvals a where a.organization_id = g.organization_id
                                  and a.client_id = g.client_id and a.approved_at is not null)`,
       )}
     order by g.id`.execute(tx);
  return rows;
}

/** Codes that nobody came back for, and what ended long ago. Its token stays, for the logs that name it. */
export async function deleteOverGrants(
  db: Db,
  before: { readonly unused: string; readonly ended: string },
): Promise<number> {
  const { rowCount } = await sql`
    delete from app_grants where (organization_id, id) in (
      select g.organization_id, g.id from app_grants g
        left join api_tokens t on t.organization_id = g.organization_id and t.id = g.token_id
       where (g.token_id is null and g.created_at < ${before.unused})
          or t.revoked_at < ${before.ended} or g.refresh_expires_at < ${before.ended}
       limit 1000)`.execute(db);
  return rowCount;
}

/** Of a person: those whose app has not come back. */
export async function deleteCodesSince({ tx, actor }: UnitOfWork, userId: string, since: string): Promise<void> {
  await sql`
    delete from app_grants
     where organization_id = ${actor.organizationId} and user_id = ${userId} and token_id is null
       and created_at >= ${since}::timestamptz`.execute(tx);
}

/** What connections are called, for those who see them. */
export async function listConnectionNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select g.id, c.name from app_grants g join app_clients c on c.id = g.client_id
     where ${visibleConnections(actor)} and g.id = any(${ids})`.execute(db);
  return rows;
}
