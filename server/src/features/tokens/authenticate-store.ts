import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { LastUsed } from '../../kernel/last-use.ts';
import type { TokenResource } from '../../kernel/resources.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';

export interface FoundToken {
  tokenId: string;
  actor: Actor;
  isRevoked: boolean;
  expiresAt: string | null;
  isOwnerActive: boolean;
  requiresAcceptance: boolean;
  /** The one address that it opens, of a connected app; null: all. */
  resource: TokenResource | null;
}

interface FoundRow extends ActorRow {
  readonly id: string;
  readonly scopes: string[];
  readonly revoked_at: string | null;
  readonly expires_at: string | null;
  readonly requires_acceptance: boolean;
  readonly resource: TokenResource | null;
  readonly created_by_id: string | null;
}

/** The token with this hash and the person behind it, in one query. */
export const findTokenByHash = (db: Db, tokenHash: Buffer): Promise<FoundToken | null> =>
  findToken(db, sql`api_tokens.token_hash = ${tokenHash}`);

/** The same by its id, for what was begun with it. */
export const findTokenById = (db: Db, organizationId: string, id: string): Promise<FoundToken | null> =>
  findToken(db, sql`api_tokens.organization_id = ${organizationId} and api_tokens.id = ${id}`);

async function findToken(db: Db, which: Sql): Promise<FoundToken | null> {
  const { rows } = await sql<FoundRow>`
    select api_tokens.id, api_tokens.scopes, api_tokens.revoked_at, api_tokens.expires_at, api_tokens.requires_acceptance,
           api_tokens.resource, api_tokens.created_by_id, ${actorColumns}
      from api_tokens
      join users on users.organization_id = api_tokens.organization_id and users.id = api_tokens.user_id ${actorJoins}
     where ${which}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    tokenId: row.id,
    actor: actorOf(row, row.scopes, row.created_by_id),
    isRevoked: row.revoked_at !== null,
    expiresAt: row.expires_at,
    isOwnerActive: row.is_active,
    requiresAcceptance: row.requires_acceptance,
    resource: row.resource,
  };
}

/** Another process may have written a later minute, which stays; one from before the clock was set back does not. */
export async function saveLastUses(db: Db, used: readonly LastUsed[], now: string): Promise<void> {
  await sql`
    update api_tokens set last_used_at = used.at
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (organization_id text, id text, at timestamptz)
     where api_tokens.organization_id = used.organization_id and api_tokens.id = used.id
       and (last_used_at is null or last_used_at < used.at or last_used_at > ${now})`.execute(db);
}
