import type pg from 'pg';

export interface ServerFacts {
  readonly version_number: number;
  readonly version: string;
  readonly max_connections: number;
}

export async function readServerFacts(pool: pg.Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version_num')::int as version_number, current_setting('server_version') as version,
            current_setting('max_connections')::int as max_connections`,
  );
  return rows[0] as ServerFacts;
}

export interface JobFacts {
  readonly given_up: number;
  readonly oldest_seconds: number;
}

/** How the queue stands: one that no worker works through grows old. */
export async function readJobFacts(pool: pg.Pool): Promise<JobFacts> {
  const { rows } = await pool.query<JobFacts>(
    `select count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
            coalesce(extract(epoch from now() - min(run_at)
              filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::int as oldest_seconds
       from graphile_worker.jobs`,
  );
  return rows[0] as JobFacts;
}
