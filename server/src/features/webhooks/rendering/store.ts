import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { EventRow } from './envelope.ts';

/** Events by their id, those that are still kept. */
export async function findEvents(
  db: Db,
  wanted: readonly { readonly organizationId: string; readonly id: string }[],
): Promise<Map<string, EventRow>> {
  const each = [...new Map(wanted.map((one) => [one.id, one])).values()];
  const { rows } = await sql<EventRow>`
    select e.* from unnest(${each.map(({ organizationId }) => organizationId)}::text[], ${each.map(({ id }) => id)}::text[])
        as wanted (organization_id, id)
      cross join lateral (
        select organization_id, id, type, created_at, subject_id, snapshot, previous from events
         where events.organization_id = wanted.organization_id and events.id = wanted.id offset 0) as e`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
