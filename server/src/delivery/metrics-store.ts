import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** How many deliveries, and events that are not fanned out yet, stand where. */
export async function countQueue(db: Db): Promise<{ readonly status: string; readonly count: number }[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    select 'queued' as status, count(*) as count from webhook_deliveries where status = 'queued' and attempt_count = 0
    union all
    select 'retrying', count(*) from webhook_deliveries where status = 'queued' and attempt_count > 0
    union all
    select 'delivering', count(*) from webhook_deliveries where status = 'delivering'
    union all
    select 'unsorted', count(*) from event_fan_out`.execute(db);
  return rows;
}
