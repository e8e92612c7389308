import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow, hasAccess } from '../people/index.ts';
import { endOf, maxMsOf } from './lifetime.ts';

/** The session with this hash, of a person who is still active. */
export async function findSessionByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<{ actor: Actor; expiresAt: string; factorAt: string; needsFactor: boolean } | null> {
  const { rows } = await sql<
    ActorRow & {
      expires_at: string;
      created_at: string;
      last_seen_at: string | null;
      factor_at: string;
      needs_factor: boolean;
      provider_id: string | null;
      is_break_glass: boolean;
    }
  >`
    select sessions.expires_at, sessions.created_at, sessions.last_seen_at, sessions.needs_factor, sessions.provider_id, sessions.is_break_glass,
           coalesce(sessions.factor_at, sessions.created_at) as factor_at,
           ${actorColumns} from sessions
      join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id ${actorJoins}
     where sessions.token_hash = ${tokenHash} and ${hasAccess}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { factor_at: factorAt, needs_factor: needsFactor } = row;
  const actor = actorOf(row, null);
  if (!isOpenedAsNow(row, actor)) return null;
  return { actor, expiresAt: endOf(row, actor.organization.settings), factorAt, needsFactor };
}

interface Opened {
  readonly provider_id: string | null;
  readonly is_break_glass: boolean;
}

/** Not opened as the policy changed, or by someone who is no Executive any more. */
function isOpenedAsNow({ provider_id, is_break_glass }: Opened, { organization, role }: Actor): boolean {
  if (organization.settings.sign_in_policy !== 'SSO_ONLY') return true;
  return provider_id !== null || (is_break_glass && role === 'EXECUTIVE');
}

/**
 * Whether notices still go to the device that someone signed in on. Leaving it alone for a while locks the app, and silences nothing:
 * what rings opens nothing by itself.
 */
export const stillRings = (
  session: Opened & { readonly created_at: string; readonly expires_at: string; readonly needs_factor: boolean },
  actor: Actor,
  nowMs: number,
): boolean =>
  isOpenedAsNow(session, actor) &&
  !session.needs_factor &&
  Date.parse(session.expires_at) > nowMs &&
  Date.parse(session.created_at) + maxMsOf(actor.organization.settings) > nowMs;
