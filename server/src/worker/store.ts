import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Installation } from '../kernel/installation.ts';

export async function listOrganizationIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizations`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the keys that a record holds. */
export async function listNamedKeys(db: Db, organizationId: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where organization_id = ${organizationId} and key = any(${[...keys]})`.execute(db);
  return rows.map(({ key }) => key);
}

export interface Counts {
  ready: number;
  waiting: number;
  running: number;
  failing: number;
  dead: number;
  outbox: number;
  oldest_seconds: number;
}

export async function countJobs({ database }: Installation): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where is_open and run_at <= now()) as ready,
           count(*) filter (where is_open and run_at > now()) as waiting,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where is_open and attempts > 0) as failing,
           count(*) filter (where locked_at is null and attempts >= max_attempts) as dead,
           (select count(*) from job_outbox) as outbox,
           coalesce(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now())), 0)::float8 as oldest_seconds
      from (select *, locked_at is null and attempts < max_attempts as is_open from graphile_worker.jobs) as jobs`.execute(
    database.db,
  );
  return rows[0] as Counts;
}

/** Jobs whose time is still to come, by so much earlier. */
export async function moveWaitingJobs(db: Db, byMs: number): Promise<void> {
  await sql`
    select moved.id from graphile_worker.jobs as waiting,
           graphile_worker.reschedule_jobs(array[waiting.id], run_at := waiting.run_at - make_interval(secs => ${byMs / 1000}::float8)) as moved
     where waiting.locked_at is null and waiting.attempts < waiting.max_attempts and waiting.run_at > now()`.execute(
    db,
  );
}
