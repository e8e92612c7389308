import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import { lowestId } from '../../lib/ids.ts';

export async function listEventIds(db: Db, organizationId: string, fromMs: number, toMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from events where organization_id = ${organizationId}
       and id >= ${lowestId('evt', fromMs)} and id < ${lowestId('evt', toMs)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function loadEvents(db: Db, organizationId: string, ids: readonly string[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select organization_id, id, type, created_at, subject_id, snapshot, previous
      from events where organization_id = ${organizationId} and id = any(${ids}::text[]) order by id`.execute(db);
  return rows;
}
