import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

interface Storage {
  readonly postgres_version: string;
  readonly migration: string;
  readonly database_bytes: number;
  readonly file_count: number;
  readonly file_bytes: number;
}

export async function readStorage(db: Db, { organizationId }: Actor): Promise<Storage> {
  const { rows } = await sql<Storage>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres_version,
           (select coalesce(max(name), '') from (
             select name from schema_migrations union all select name from schema_expansions) as changes) as migration,
           pg_database_size(current_database())::float8 as database_bytes,
           count(*) as file_count, coalesce(sum(size_bytes), 0)::float8 as file_bytes
      from stored_files where organization_id = ${organizationId}`.execute(db);
  return rows[0] as Storage;
}

const mostCounted = 10_000;

/** Each half has an index of its own, of what is queued alone. */
export async function readWaitingDeliveries(db: Db, { organizationId }: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      (select 1 from webhook_deliveries
        where organization_id = ${organizationId} and status = 'queued' and attempt_count = 0 limit ${mostCounted})
      union all
      (select 1 from webhook_deliveries
        where organization_id = ${organizationId} and status = 'queued' and attempt_count > 0 limit ${mostCounted})
      limit ${mostCounted}) waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Jobs {
  ready: number;
  waiting: number;
  running: number;
  failing: number;
  oldest_seconds: number;
  failed: { task: string; count: number; last_failed_at: string }[];
}

const isGivenUp = sql.raw('locked_at is null and attempts >= max_attempts');

export async function readJobs(db: Db): Promise<Jobs> {
  const { rows } = await sql<Omit<Jobs, 'failed'>>`
    select count(*) filter (where is_open and run_at <= now()) as ready,
           count(*) filter (where is_open and run_at > now()) as waiting,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where is_open and attempts > 0) as failing,
           coalesce(floor(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now()))), 0)::int
             as oldest_seconds
      from (select *, locked_at is null and attempts < max_attempts as is_open from graphile_worker.jobs) as jobs`.execute(
    db,
  );
  const { rows: failed } = await sql<Jobs['failed'][number]>`
    select task_identifier as task, count(*) as count, max(updated_at) as last_failed_at
      from graphile_worker.jobs where ${isGivenUp} group by task_identifier order by task_identifier`.execute(db);
  return { ...(rows[0] as Omit<Jobs, 'failed'>), failed };
}

/** Gives jobs of one task that were given up all their attempts again. */
export async function rescheduleFailed({ tx }: UnitOfWork, task: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where ${isGivenUp} and task_identifier = ${task} limit ${limit}),
      run_at := now(), attempts := 0)`.execute(tx);
  return rows[0]?.count ?? 0;
}
