import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { executeTogether, type Sql, sql } from '../db/sql.ts';
import type { Clock } from '../lib/clock.ts';
import { jobOutbox, type JobRow } from './change-log/change-log.ts';
import { withCause } from './job-cause.ts';

/** Jobs that wait for the same thing outside; `concurrency` of them run at a time in the whole installation. */
export interface JobQueue {
  readonly name: string;
  readonly concurrency: number;
}

export interface JobOptions {
  readonly runAtMs?: number;
  /** A job with the key of one that still waits takes its place. */
  readonly jobKey?: string;
  readonly maxAttempts?: number;
}

/** A job as it waits in the outbox. */
export const jobRow = (clock: Clock, task: string, payload: Record<string, unknown>, options: JobOptions): JobRow => ({
  task,
  payload: withCause(payload),
  run_at: new Date(clock.toMachineMs(options.runAtMs ?? clock.nowMs())).toISOString(),
  max_attempts: options.maxAttempts ?? 25,
  job_key: options.jobKey ?? null,
});

/** One job if the condition holds within the change that sends this. */
export const jobWhere = (task: string, payload: Record<string, unknown>, condition: Sql): Sql => sql`
  insert into job_outbox (task, payload, run_at, max_attempts)
  select ${task}, ${JSON.stringify(withCause(payload))}::jsonb, now(), 25 where ${condition}`;

/** One job for each of `rows (payload, job_key)`, within the change that sends this. */
export const jobsOfRows = (task: string, rows: Sql): Sql => sql`
  insert into job_outbox (task, payload, run_at, max_attempts, job_key)
  select ${task}, waiting.payload, now(), 25, waiting.job_key from (${rows}) as waiting (payload, job_key)`;

const batchSize = 500;
/** A busy server hands over many jobs at once; on a quiet one a job waits for nothing. */
const spacingMs = 50;

/**
 * Jobs wait in a table of ours from the commit that asked for them until they are handed to the queue. The queue wakes
 * its workers by NOTIFY, and a commit that notifies waits for every other one that does: that wait is not for requests.
 */
export class JobOutbox {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #queues: string;
  #underWay: Promise<void> | null = null;
  #isAskedAgain = false;
  /** Batches of this process come one after the other: one that begins finds all that the one before has left. */
  #batches: Promise<unknown> = Promise.resolve();

  /** `queues` by task. */
  constructor(db: Db, log: Logger, queues: Readonly<Record<string, JobQueue>>) {
    this.#db = db;
    this.#log = log;
    this.#queues = JSON.stringify(queues);
  }

  /** For the rare job that belongs to no change; within one, `work.enqueue`. */
  async add(clock: Clock, task: string, payload: Record<string, unknown>, options: JobOptions = {}): Promise<void> {
    await executeTogether(this.#db, ...jobOutbox.insert([jobRow(clock, task, payload, options)]));
    void this.forward();
  }

  /** Hands over what waits, in batches. What fails is taken up again by the worker's own rounds. */
  forward(): Promise<void> {
    if (this.#underWay) {
      this.#isAskedAgain = true;
      return this.#underWay;
    }
    this.#underWay = this.#forwardAll().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /** All that waits by now, without the spacing that a busy server keeps: for one who goes on with what is handed over. */
  async handOver(): Promise<void> {
    try {
      while ((await this.#forwardBatch()) === batchSize);
    } catch (error) {
      this.#couldNot(error);
    }
  }

  /** Until nothing of this process is under way. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  async #forwardAll(): Promise<void> {
    try {
      for (;;) {
        this.#isAskedAgain = false;
        const startedMs = performance.now();
        while ((await this.#forwardBatch()) === batchSize);
        if (!(this.#isAskedAgain as boolean)) return;
        await sleep(Math.max(0, startedMs + spacingMs - performance.now()));
      }
    } catch (error) {
      this.#couldNot(error);
    }
  }

  #couldNot(error: unknown): void {
    this.#log.warn({ err: error }, 'waiting jobs could not be handed to the queue yet');
  }

  #forwardBatch(): Promise<number> {
    const batch = this.#batches.then(() => this.#handOverSome());
    this.#batches = batch.catch(() => undefined);
    return batch;
  }

  async #handOverSome(): Promise<number> {
    const { rows } = await sql<{ taken: number }>`
      with waiting as (
        delete from job_outbox where id in (select id from job_outbox order by id limit ${batchSize} for update skip locked)
        returning *),
      latest as (
        select distinct on (coalesce(job_key, id::text)) *, ${this.#queues}::jsonb -> task as queue from waiting order by coalesce(job_key, id::text), id desc),
      added as (
        select graphile_worker.add_jobs(array_agg((task, payload::json,
          (queue ->> 'name') || ':' || id % (queue -> 'concurrency')::int, run_at, max_attempts::smallint, job_key, null, null)
          ::graphile_worker.job_spec order by id)) from latest having count(*) > 0)
      select (select count(*) from waiting) as taken, (select count(*) from added) as added`.execute(this.#db);
    return rows[0]?.taken ?? 0;
  }
}
