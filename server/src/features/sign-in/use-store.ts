import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { LastUsed } from '../../kernel/last-use.ts';

/** Another process may have written a later minute, which stays; one from before the clock was set back does not. */
export async function saveLastSeen(db: Db, used: readonly LastUsed[], now: string): Promise<void> {
  await sql`
    update sessions set last_seen_at = used.at
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (organization_id text, id text, at timestamptz)
     where sessions.organization_id = used.organization_id and sessions.token_hash = decode(used.id, 'base64')
       and (last_seen_at is null or last_seen_at < used.at or last_seen_at > ${now})`.execute(db);
}
