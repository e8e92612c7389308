import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { LastUsed } from '../../kernel/last-use.ts';

/** Another process may have written a later minute, which stays; one from before the clock was set back does not. */
export async function saveLastUses(db: Db, used: readonly LastUsed[], now: string): Promise<void> {
  await sql`
    update api_tokens set last_used_at = used.at
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (organization_id text, id text, at timestamptz)
     where api_tokens.organization_id = used.organization_id and api_tokens.id = used.id
       and (last_used_at is null or last_used_at < used.at or last_used_at > ${now})`.execute(db);
}
