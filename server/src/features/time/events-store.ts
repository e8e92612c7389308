import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { whoseTimeIsSeen } from './visibility.ts';

/** Those of the people whose time the viewer sees. */
export async function listPeopleWithTimeSeen(db: Db, viewer: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users where ${whoseTimeIsSeen(viewer)} and users.id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}
