import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

interface Offset {
  readonly clock_offset_ms: number;
}

/** By how much the test clock is ahead of the machine's. */
export async function readClockOffset(db: Db): Promise<number> {
  const { rows } = await sql<Offset>`select clock_offset_ms from installation`.execute(db);
  return rows[0]?.clock_offset_ms ?? 0;
}

export async function lockClockOffset(tx: Db): Promise<number> {
  const { rows } = await sql<Offset>`select clock_offset_ms from installation for update`.execute(tx);
  return rows[0]?.clock_offset_ms ?? 0;
}

export async function saveClockOffset(tx: Db, offsetMs: number): Promise<void> {
  await sql`update installation set clock_offset_ms = ${offsetMs}`.execute(tx);
}
