import { expect } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

/** Until so many statements of this database wait for a lock that another transaction holds; `about` is part of their text. */
export async function untilBlocked(db: Db, { count = 1, about = '' } = {}): Promise<void> {
  const blocked = sql`
    select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${about}%`}`;
  await expect
    .poll(async () => (await blocked.execute(db)).rows.length, { interval: 5, timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
}
