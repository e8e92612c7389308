import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';

interface Storage {
  readonly postgres_version: string;
  readonly migration: string;
  readonly file_count: number;
  readonly file_bytes: number;
}

export async function readStorage(db: Db, { organizationId }: Actor): Promise<Storage> {
  const { rows } = await sql<Storage>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres_version,
           (select coalesce(max(name), '') from (
             select name from schema_migrations union all select name from schema_expansions) as changes) as migration,
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

/** Which jobs: those of one organization, of one task. Without either all of the installation, which is for its operator alone. */
interface JobFilter {
  readonly organizationId?: string | undefined;
  readonly task?: string | undefined;
}

/** The queue's own view leaves out the payload, which tells whose a job is. */
const jobsOf = ({ organizationId, task }: JobFilter): Sql => sql`
  (select job.id, t.identifier as task, job.payload ->> 'organization_id' as organization_id, job.run_at, job.locked_at,
          job.attempts, job.max_attempts, job.last_error, job.updated_at,
          job.locked_at is null and job.attempts < job.max_attempts as is_open,
          job.locked_at is null and job.attempts >= job.max_attempts as is_given_up
     from graphile_worker._private_jobs job join graphile_worker._private_tasks t on t.id = job.task_id
    where true ${optional(organizationId !== undefined && sql`and job.payload ->> 'organization_id' = ${organizationId}`)}
      ${optional(task !== undefined && sql`and t.identifier = ${task}`)}) as jobs`;

interface Jobs {
  ready: number;
  waiting: number;
  running: number;
  failing: number;
  oldest_seconds: number;
  failed: { task: string; count: number; last_failed_at: string }[];
}

export async function readJobs(db: Db, filter: JobFilter): Promise<Jobs> {
  const { rows } = await sql<Omit<Jobs, 'failed'>>`
    select count(*) filter (where is_open and run_at <= now()) as ready,
           count(*) filter (where is_open and run_at > now()) as waiting,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where is_open and attempts > 0) as failing,
           coalesce(floor(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now()))), 0)::int
             as oldest_seconds
      from ${jobsOf(filter)}`.execute(db);
  const { rows: failed } = await sql<Jobs['failed'][number]>`
    select task, count(*) as count, max(updated_at) as last_failed_at
      from ${jobsOf(filter)} where is_given_up group by task order by task`.execute(db);
  return { ...(rows[0] as Omit<Jobs, 'failed'>), failed };
}

interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly organization_id: string | null;
  readonly attempts: number;
  readonly last_failed_at: string;
  readonly last_error: string | null;
}

/** Those that were given up, the latest first. */
export async function listFailedJobs(db: Db, filter: JobFilter, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, task, organization_id, attempts, updated_at as last_failed_at, last_error
      from ${jobsOf(filter)} where is_given_up order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Gives jobs that were given up all their attempts again. */
export async function rescheduleFailed(db: Db, filter: JobFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.reschedule_jobs(array(
      select id from ${jobsOf(filter)} where is_given_up order by id limit ${limit}),
      run_at := now(), attempts := 0)`.execute(db);
  return rows[0]?.count ?? 0;
}
