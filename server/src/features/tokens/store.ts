import { everyone, own, visibility } from '../../kernel/view.ts';
import { afterIn, descending } from '../../kernel/keyset.ts';
import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../kernel/cursor.ts';
import { notFound } from '../../lib/errors.ts';
import { among } from '../../kernel/filters.ts';
import type { TokenRow } from './record.ts';

const columns = {
  organization: 'api_tokens.organization_id',
  person: 'api_tokens.user_id',
  department: 'users.department_id',
};

/** One's own; Administrators and Executives see, and revoke, everyone's. */
export const visibleTokens = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: own(columns),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

const select = sql.raw(`
  select api_tokens.id, api_tokens.name, api_tokens.prefix, api_tokens.scopes, api_tokens.user_id, users.first_name,
         users.last_name, users.role, api_tokens.organization_id, api_tokens.created_at, api_tokens.expires_at,
         api_tokens.revoked_at, api_tokens.last_used_at
    from api_tokens
    join users on users.organization_id = api_tokens.organization_id and users.id = api_tokens.user_id`);

export async function getVisibleToken(db: Db, actor: Actor, id: string): Promise<TokenRow> {
  const { rows } = await sql<TokenRow>`${select} where ${visibleTokens(actor)} and api_tokens.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('token');
  return rows[0];
}

/** Locks the token's row. */
export async function lockVisibleToken(db: Db, actor: Actor, id: string): Promise<TokenRow> {
  const { rows } = await sql<TokenRow>`
    ${select} where ${visibleTokens(actor)} and api_tokens.id = ${id} for no key update of api_tokens`.execute(db);
  if (!rows[0]) throw notFound('token');
  return rows[0];
}

export interface TokenFilter {
  readonly user_id?: readonly string[];
  readonly status?: readonly ('all' | 'active' | 'inactive')[];
}

export async function listVisibleTokens(
  db: Db,
  actor: Actor,
  filter: TokenFilter,
  page: PageRequest,
  now: string,
): Promise<Page<TokenRow>> {
  const isOver = sql`(api_tokens.revoked_at is not null or coalesce(api_tokens.expires_at <= ${now}, false))`;
  const status = { all: sql``, active: sql`and not ${isOver}`, inactive: sql`and ${isOver}` };
  // Two of the three are all of them.
  const [only, ...rest] = filter.status ?? [];
  const { rows } = await sql<TokenRow>`
    ${select}
     where ${visibleTokens(actor)} ${only === undefined || rest.length > 0 ? status.all : status[only]}
       ${among('api_tokens.user_id', filter.user_id)}
       ${afterIn(descending('api_tokens.id'), page)}
     order by api_tokens.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
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
