import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';

/** The session with this hash, of a person who is still active. */
export async function findSessionByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<{ actor: Actor; expiresAt: string; factorAt: string; needsFactor: boolean } | null> {
  const { rows } = await sql<ActorRow & { expires_at: string; factor_at: string; needs_factor: boolean }>`
    select sessions.expires_at, sessions.needs_factor, coalesce(sessions.factor_at, sessions.created_at) as factor_at,
           ${actorColumns} from sessions
      join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id ${actorJoins}
     where sessions.token_hash = ${tokenHash} and users.is_active`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { expires_at: expiresAt, factor_at: factorAt, needs_factor: needsFactor } = row;
  return { actor: actorOf(row, null), expiresAt, factorAt, needsFactor };
}
