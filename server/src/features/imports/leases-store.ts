import { sql } from '../../db/sql.ts';
import type { Services } from '../../kernel/services.ts';
import { type FixedKey, say } from '../../lib/texts/texts.ts';
import { failureFrom } from './record.ts';

const aboutTheFile = (said: FixedKey): string => JSON.stringify([failureFrom(null, { field: null }, say(said, {}))]);

const brokenOff = aboutTheFile('imports.brokenOff');

/** Ends imports of the command line whose process is gone. Those of an earlier version have no lease: an hour is theirs. */
export async function endBrokenOff({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<number> {
  const { rowCount } = await sql`
    update imports set status = 'FAILED', reason = 'broken_off', completed_at = ${clock.now()},
           failures = failures || ${brokenOff}::jsonb
     where status in ('PENDING', 'RUNNING') and csv is null and file_id is null
       and coalesce(leased_until, created_at + interval '1 hour') < ${clock.now()}::timestamptz`.execute(database.db);
  return rowCount;
}

const givenUp = aboutTheFile('imports.givenUp');

/**
 * Ends imports of the worker that have no job left: one that runs or has attempts left still comes to it, as does one that
 * is on its way to the queue.
 */
export async function endGivenUp(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  task: string,
): Promise<number> {
  const { rowCount } = await sql`
    update imports set status = 'FAILED', reason = 'given_up', completed_at = ${clock.now()}, csv = null, file_id = null,
           failures = failures || ${givenUp}::jsonb
     where status in ('PENDING', 'RUNNING') and (csv is not null or file_id is not null)
       and coalesce(leased_until, created_at + interval '1 hour') < ${clock.now()}::timestamptz
       and not exists (select from job_outbox where task = ${task} and payload ->> 'import_id' = imports.id)
       and not exists (
         select from graphile_worker._private_jobs job
           join graphile_worker._private_tasks t on t.id = job.task_id
          where t.identifier = ${task} and job.payload ->> 'import_id' = imports.id
            and (job.attempts < job.max_attempts or job.locked_at is not null))`.execute(database.db);
  return rowCount;
}
