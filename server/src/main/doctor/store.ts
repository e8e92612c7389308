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

export interface SeatFacts {
  readonly name: string;
  readonly taken: number;
  readonly seats: number;
}

/** Organizations that have taken nine of ten of their seats, or more; the fullest first. */
export async function readFullOrganizations(
  pool: pg.Pool,
  seatsOfPlan: Readonly<Record<string, number | null>>,
): Promise<SeatFacts[]> {
  const { rows } = await pool.query<SeatFacts>(
    `select o.name, count(u.id)::int as taken, o.seats
       from (select id, name, coalesce(seat_limit, ($1::jsonb ->> plan)::int) as seats from organizations) o
       join users u on u.organization_id = o.id and u.is_active
       and not (u.access_suspended_at is not null and u.access_suspended_by_directory)
      where o.seats is not null
      group by o.id, o.name, o.seats having count(u.id) * 10 >= o.seats * 9
      order by count(u.id)::float8 / greatest(o.seats, 1) desc, o.id limit 20`,
    [JSON.stringify(seatsOfPlan)],
  );
  return rows;
}
