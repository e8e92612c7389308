import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export const batchSize = 1000;

/** Jobs that failed for good are kept for as long as someone may look into them. */
const failedJobsKeptDays = 30;

export async function deleteExpired(db: Db, table: string, now: string): Promise<number> {
  const { rowCount } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where expires_at <= ${now}::timestamptz
       limit ${batchSize} for update skip locked))`.execute(db);
  return rowCount;
}

export async function emptyImports(db: Db, before: string): Promise<number> {
  const { rowCount } = await sql`
    update imports set failures = '[]' where ctid = any(array(
      select ctid from imports where failures <> '[]' and completed_at <= ${before}::timestamptz
       limit ${batchSize} for update skip locked))`.execute(db);
  return rowCount;
}

/** Rows as they stood in the file, after as long. */
export async function deleteFailedImportRows(db: Db, before: string): Promise<number> {
  const { rowCount } = await sql`
    delete from import_failed_rows where ctid = any(array(
      select r.ctid from import_failed_rows r
        join imports i on i.organization_id = r.organization_id and i.id = r.import_id
       where i.created_at <= ${before}::timestamptz limit ${batchSize} for update of r skip locked))`.execute(db);
  return rowCount;
}

/** By the machine's clock, as the queue writes down its times. */
export async function deleteFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select count(*) as deleted from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null
         and updated_at < now() - ${failedJobsKeptDays} * interval '1 day' limit ${batchSize}))`.execute(db);
  return rows[0]?.deleted ?? 0;
}
