import type pg from 'pg';

// The first of two keys of an advisory lock: tells ours from others'.
const lockSpace = 7_108_714;

/**
 * Says that the worker with this id lives, for as long as the connection does. A job belongs to the worker that took it,
 * and the queue itself would wait four hours before it gives the jobs of a killed one to another. Shared, so that one
 * who reconnects need not wait for its old connection to be noticed as lost.
 */
export async function showPresence(client: pg.ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace, workerId]);
}

/** Gives back the jobs of workers that are gone. Seconds of grace cover a worker that is just arriving. */
export async function freeOrphans(pool: pg.Pool, ownId: string): Promise<number> {
  const { rows } = await pool.query<{ freed: string[] | null }>(
    `with gone as (
       select locked_by from (
         select distinct locked_by from graphile_worker.jobs
          where locked_by like 'pool-%' and locked_by <> $2 and locked_at < now() - interval '5 seconds') as holders
        where pg_try_advisory_xact_lock($1, hashtext(locked_by)))
     select array_agg(locked_by) as freed, graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone`,
    [lockSpace, ownId],
  );
  return rows[0]?.freed?.length ?? 0;
}
