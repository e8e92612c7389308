import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Jobs whose time is still to come, by so much earlier. */
export async function moveWaitingJobs(db: Db, byMs: number): Promise<void> {
  await sql`
    select moved.id from graphile_worker.jobs as waiting,
           graphile_worker.reschedule_jobs(array[waiting.id], run_at := waiting.run_at - make_interval(secs => ${byMs / 1000}::float8)) as moved
     where waiting.locked_at is null and waiting.attempts < waiting.max_attempts and waiting.run_at > now()`.execute(
    db,
  );
}
