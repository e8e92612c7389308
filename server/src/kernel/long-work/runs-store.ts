import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Clock } from '../../lib/clock.ts';
import { leaseFrom, type LongWork, type LongWorkRef, maxFailuresKept, Overtaken, type Progress } from './kind.ts';
import { underWay, whole } from './store.ts';

/** Runs in a row that come to nothing: some minutes, as those wait longer and longer. */
const maxAttempts = 8;

/** What it leaves stays as long as it was given when it was asked for. */
const ended = (now: string): Sql => sql`
  completed_at = ${now}, todo = '{}', expires_at = ${now}::timestamptz + (expires_at - created_at)`;

/** Takes it for a run: what an earlier one still brings is refused. null: it has ended, is gone, or its attempts are used up. */
export async function beginRun(db: Db, clock: Clock, { organization_id, id }: LongWorkRef): Promise<LongWork | null> {
  const { rows } = await sql<LongWork>`
    update long_work set status = 'RUNNING', run = run + 1, attempts = attempts + 1, leased_until = ${leaseFrom(clock)}
     where organization_id = ${organization_id} and id = ${id} and ${underWay} and attempts < ${maxAttempts}
    returning ${whole}`.execute(db);
  return rows[0] ?? null;
}

const thisRun = ({ organization_id, id, run }: LongWork): Sql =>
  sql`organization_id = ${organization_id} and id = ${id} and status = 'RUNNING' and run = ${run}`;

/** How far it is. Kept with what the step did: after a crash the next run goes on there. */
export async function saveProgress(
  db: Db,
  clock: Clock,
  work: LongWork,
  { done, total = work.total, state, failure, file, isWhole = false }: Progress,
): Promise<void> {
  const { rowCount } = await sql`
    update long_work
       set done = ${done}, total = ${total}, attempts = 0, leased_until = ${leaseFrom(clock)}
           ${optional(state !== undefined && sql`, state = ${JSON.stringify(state)}::jsonb`)}
           ${optional(
             failure !== undefined &&
               sql`, failed = failed + 1, failures = case when jsonb_array_length(failures) < ${maxFailuresKept}
                       then failures || ${JSON.stringify([failure])}::jsonb else failures end`,
           )}
           ${optional(isWhole && sql`, status = 'COMPLETED', ${ended(clock.now())}`)}
     where ${thisRun(work)}`.execute(db);
  if (rowCount !== 1) throw new Overtaken(`${work.id} is not for this run any more.`);
  if (file) {
    await sql`
      insert into long_work_files (organization_id, work_id, part, file_key)
      values (${work.organization_id}, ${work.id}, ${file.part}, ${file.key})`.execute(db);
  }
}

/** For a step that takes long and leaves nothing behind if it is broken off: how far it is, for who looks. */
export async function showProgress(db: Db, clock: Clock, work: LongWork, done: number, total: number): Promise<void> {
  const { rowCount } = await sql`
    update long_work set done = ${done}, total = ${total}, leased_until = ${leaseFrom(clock)}
     where ${thisRun(work)}`.execute(db);
  if (rowCount !== 1) throw new Overtaken(`${work.id} is not for this run any more.`);
}

export async function renewLease(db: Db, clock: Clock, work: LongWork): Promise<void> {
  await sql`update long_work set leased_until = ${leaseFrom(clock)} where ${thisRun(work)}`.execute(db);
}

export async function failLongWork(db: Db, clock: Clock, work: LongWork, reason: string): Promise<void> {
  await sql`
    update long_work set status = 'FAILED', reason = ${reason}, ${ended(clock.now())} where ${thisRun(work)}`.execute(
    db,
  );
}

export type Unattended = Pick<LongWork, 'organization_id' | 'id' | 'kind' | 'created_by_id' | 'created_at'>;

const unattended = (clock: Clock): Sql => sql`${underWay} and leased_until <= ${clock.now()}::timestamptz`;

/** Ends what used up its attempts: this one, or all that no run shows a sign of life of, of all organizations. */
export async function giveUp(db: Db, clock: Clock, work?: LongWork): Promise<Unattended[]> {
  const { rows } = await sql<Unattended>`
    update long_work set status = 'FAILED', reason = 'given_up', ${ended(clock.now())}
     where ${work ? thisRun(work) : unattended(clock)} and attempts >= ${maxAttempts}
    returning organization_id, id, kind, created_by_id, created_at`.execute(db);
  return rows;
}

/** What no run shows a sign of life of: its worker died, its job is lost, or it waits its turn. */
export async function listUnattended(db: Db, clock: Clock): Promise<Unattended[]> {
  const { rows } = await sql<Unattended>`
    select organization_id, id, kind, created_by_id, created_at from long_work
     where ${unattended(clock)} order by created_at limit 1000`.execute(db);
  return rows;
}

const earlierTasks = ['bulk.run', 'dataArchives.run', 'exports.run', 'whatIf.run'];

/** What the build before is asked for while both are at work, and jobs that no worker knows any more; goes a release later. */
export async function takeOver(db: Db): Promise<void> {
  await sql`select take_over_long_work()`.execute(db);
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = any(${earlierTasks}) limit 1000))`.execute(db);
}
