import { sql } from '../db/sql.ts';
import type { Installation } from '../kernel/installation.ts';

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
