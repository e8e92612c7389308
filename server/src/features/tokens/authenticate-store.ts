import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';

export interface FoundToken {
  tokenId: string;
  actor: Actor;
  isRevoked: boolean;
  expiresAt: string | null;
  isOwnerActive: boolean;
}

/** The token with this hash and the person behind it, in one query. */
export async function findTokenByHash(db: Db, tokenHash: Buffer): Promise<FoundToken | null> {
  const { rows } = await sql<
    ActorRow & { id: string; scopes: string[]; revoked_at: string | null; expires_at: string | null }
  >`
    select api_tokens.id, api_tokens.scopes, api_tokens.revoked_at, api_tokens.expires_at, ${actorColumns}
      from api_tokens
      join users on users.organization_id = api_tokens.organization_id and users.id = api_tokens.user_id ${actorJoins}
     where api_tokens.token_hash = ${tokenHash}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    tokenId: row.id,
    actor: actorOf(row, row.scopes),
    isRevoked: row.revoked_at !== null,
    expiresAt: row.expires_at,
    isOwnerActive: row.is_active,
  };
}
