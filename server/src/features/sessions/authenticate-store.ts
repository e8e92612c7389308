import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';

/** The session with this hash, of a person who is still active. */
export async function findSessionByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<{ actor: Actor; expiresAt: string } | null> {
  const { rows } = await sql<ActorRow & { expires_at: string }>`
    select sessions.expires_at, ${actorColumns} from sessions
      join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id ${actorJoins}
     where sessions.token_hash = ${tokenHash} and users.is_active`.execute(db);
  return rows[0] ? { actor: actorOf(rows[0], null), expiresAt: rows[0].expires_at } : null;
}
