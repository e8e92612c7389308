import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

export interface TakenJob {
  readonly task: string;
  readonly payload: Record<string, unknown>;
}

/** Jobs of a sandbox that its clock has reached, the earliest first, out of the queue: who asks does them. */
export async function takeDueJobs(
  db: Db,
  organizationId: string,
  dueBy: string,
  tasks: readonly string[],
): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob & { run_at: string }>`
    with due as (
      select j.id, t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload ->> 'organization_id' = ${organizationId} and j.locked_at is null and j.attempts < j.max_attempts
         and j.run_at <= ${dueBy}::timestamptz and t.identifier = any(${[...tasks]})
       order by j.run_at, j.id limit 100 for update of j skip locked),
    taken as (delete from graphile_worker._private_jobs j using due where j.id = due.id returning j.id, j.payload, j.run_at)
    select due.identifier as task, taken.payload::jsonb as payload, taken.run_at from taken join due on due.id = taken.id
     order by taken.run_at, taken.id`.execute(db);
  return rows;
}

/** What still waits comes so much earlier, by the machine’s clock. */
export async function moveJobs(db: Db, organizationId: string, byMs: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${byMs / 1000}::float8)
     where payload ->> 'organization_id' = ${organizationId} and locked_at is null and run_at > now()`.execute(db);
}
