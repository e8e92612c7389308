import type { Db } from '../db/database.ts';
import { inBatches } from '../db/in-batches.ts';
import { sql } from '../db/sql.ts';
import type { Job } from '../kernel/catalogue.ts';

const dayMs = 86_400_000;
const batchSize = 1000;

/** Rows of these are worth nothing after their `expires_at`, on which each has an index. */
const perishable = ['sessions', 'password_links', 'idempotency_keys', 'event_waits', 'request_log'] as const;
/** What was wrong with which line of an import is of use while the file is at hand. */
const importFailuresKeptMs = 90 * dayMs;

/** Jobs that failed for good are kept for as long as someone may look into them. */
const failedJobsKeptDays = 30;

async function deleteExpired(db: Db, table: string, now: string): Promise<number> {
  const { rowCount } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where expires_at <= ${now}::timestamptz
       limit ${batchSize} for update skip locked))`.execute(db);
  return rowCount;
}

async function emptyImports(db: Db, before: string): Promise<number> {
  const { rowCount } = await sql`
    update imports set failures = '[]' where ctid = any(array(
      select ctid from imports where failures <> '[]' and completed_at <= ${before}::timestamptz
       limit ${batchSize} for update skip locked))`.execute(db);
  return rowCount;
}

/** By the machine's clock, as the queue writes down its times. */
async function deleteFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select count(*) as deleted from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null
         and updated_at < now() - ${failedJobsKeptDays} * interval '1 day' limit ${batchSize}))`.execute(db);
  return rows[0]?.deleted ?? 0;
}

/** Deletes what has expired. */
export const housekeeping: Job = {
  task: 'housekeeping',
  cron: '17 3 * * *',
  async run({ database: { db }, clock, log }) {
    for (const table of perishable) {
      const rows = await inBatches(batchSize, () => deleteExpired(db, table, clock.now()));
      if (rows > 0) log.info({ table, rows }, 'expired rows deleted');
    }
    const before = new Date(clock.nowMs() - importFailuresKeptMs).toISOString();
    await inBatches(batchSize, () => emptyImports(db, before));
    const jobs = await inBatches(batchSize, () => deleteFailedJobs(db));
    if (jobs > 0) log.info({ jobs }, 'jobs that failed for good deleted');
  },
};
