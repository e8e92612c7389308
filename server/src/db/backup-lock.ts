import type pg from 'pg';
import type { Db } from './database.ts';
import { sql } from './sql.ts';

// Two keys of an advisory lock: ours, and that a backup is under way.
const [lockSpace, backupUnderWay] = [7_108_716, 1];

/** For as long as the connection lasts, stored files stay where they are; several backups may hold it. */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [lockSpace, backupUnderWay]);
}

/**
 * A backup copies the files that its snapshot names, and needs those that were dropped since. What was dropped before
 * this is asked is in no later snapshot: asking once is enough.
 */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select exists (select 1 from pg_locks where locktype = 'advisory' and granted
      and classid = ${lockSpace}::int::oid and objid = ${backupUnderWay}::int::oid
      and database = (select oid from pg_database where datname = current_database())) as is_held`.execute(db);
  return rows[0]?.is_held === true;
}
