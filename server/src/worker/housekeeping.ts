import { sql } from '../db/sql.ts';
import type { Job } from '../kernel/catalogue.ts';

/** Rows of these are worth nothing after their `expires_at`. */
const perishable = ['sessions', 'password_links', 'idempotency_keys'] as const;
const batchSize = 1000;

/** Deletes what has expired, a batch at a time so that no statement holds many rows for long. */
export const housekeeping: Job = {
  task: 'housekeeping',
  cron: '17 3 * * *',
  async run({ database, clock, log }) {
    for (const table of perishable) {
      let deleted = 0;
      for (let batch = batchSize; batch === batchSize; deleted += batch) {
        const { rowCount } = await sql`
          delete from ${sql.table(table)} where ctid in (
            select ctid from ${sql.table(table)} where expires_at <= ${clock.now()}::timestamptz
             limit ${batchSize} for update skip locked)`.execute(database.db);
        batch = rowCount;
      }
      if (deleted > 0) log.info({ table, rows: deleted }, 'expired rows deleted');
    }
  },
};
