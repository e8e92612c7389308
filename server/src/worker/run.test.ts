import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { catalogueOf, type Job } from '../kernel/catalogue.ts';
import { runJobsOnce, startWorker } from './run.ts';

/** A job whose runs a test can wait for and decide. */
class Probe implements Job {
  readonly runs: Record<string, unknown>[] = [];
  #waiting: (() => void)[] = [];
  act: () => Promise<void> = () => Promise.resolve();
  readonly task: string;

  constructor(task: string) {
    this.task = task;
  }

  async run(_installation: unknown, payload: Record<string, unknown>): Promise<void> {
    this.runs.push(payload);
    for (const wake of this.#waiting.splice(0)) wake();
    await this.act();
  }

  async ranTimes(count: number): Promise<void> {
    while (this.runs.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

const errand = new Probe('test.errand');
const flaky = new Probe('test.flaky');
const slow = new Probe('test.slow');
const chain: Job = {
  task: 'test.chain',
  run: (installation) => installation.jobs.add(installation.clock, 'test.errand', { from: 'chain' }),
};
const catalogue = catalogueOf([{ name: 'test', jobs: [errand, flaky, slow, chain] }]);
const { installation, logLines } = await openHarnessWithLog();

async function openHarnessWithLog() {
  const harness = await openHarness({ catalogue });
  const lines: Record<string, unknown>[] = [];
  const log = Object.assign(Object.create(harness.installation.log) as typeof harness.installation.log, {
    info: (line: Record<string, unknown>, message: string) => lines.push({ ...line, message }),
    warn: (line: Record<string, unknown>, message: string) => lines.push({ ...line, message }),
    error: (line: Record<string, unknown>, message: string) => lines.push({ ...line, message }),
  });
  return { installation: { ...harness.installation, log }, logLines: lines };
}

const add = (
  task: string,
  payload: Record<string, unknown> = {},
  options: { maxAttempts?: number; runAtMs?: number } = {},
) => installation.jobs.add(installation.clock, task, payload, options);
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await installation.database.pool.query<Row>(text, values)).rows;
const lockedBy = async (task: string): Promise<string | null> =>
  (
    await query<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs where task_identifier = $1', [
      task,
    ])
  )[0]?.locked_by ?? null;

describe('runJobsOnce', () => {
  it('does what is due and what that brings about, and leaves what is not due', async () => {
    await add('test.chain');
    await add('test.errand', { when: 'later' }, { runAtMs: installation.clock.nowMs() + 3_600_000 });
    expect(await runJobsOnce(installation)).toEqual({ completed: 2, failed: 0 });
    expect(errand.runs.splice(0)).toEqual([{ from: 'chain' }]);
    await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
  });

  it('a failed job is logged by name and attempt, without payload or values, and tried again later', async () => {
    flaky.act = () =>
      Promise.reject(Object.assign(new Error('Key (email)=(ada@example.com)'), { severity: 'ERROR', code: '23505' }));
    await add('test.flaky', { secret: 'hush' }, { maxAttempts: 2 });
    logLines.length = 0;
    expect(await runJobsOnce(installation)).toEqual({ completed: 0, failed: 1 });
    expect(logLines).toMatchObject([
      { task: 'test.flaky', attempt: 1, max_attempts: 2, message: 'job failed and will be tried again' },
    ]);
    expect(JSON.stringify(logLines)).not.toContain('hush');
    const [job] = await query<{ last_error: string; run_at: string }>(
      `select last_error, run_at from graphile_worker.jobs where task_identifier = 'test.flaky'`,
    );
    expect(job?.last_error).toBe('The database refused with 23505.');
    expect(Date.parse(job?.run_at ?? '')).toBeGreaterThan(Date.now());
    await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
  });
});

describe('startWorker', () => {
  it('takes up a job as soon as it is committed, and stops when told', async () => {
    const worker = await startWorker(installation);
    await add('test.errand', { n: 1 });
    await errand.ranTimes(1);
    await worker.stop();
    expect(errand.runs.splice(0)).toEqual([{ n: 1 }]);
    await add('test.errand', { n: 2 });
    await installation.jobs.forward();
    expect(await lockedBy('test.errand')).toBeNull();
    await runJobsOnce(installation);
    errand.runs.length = 0;
  });

  it('stop waits for the job under way', async () => {
    let finish = (): void => undefined;
    slow.act = () => new Promise((resolve) => (finish = resolve));
    const worker = await startWorker(installation);
    await add('test.slow');
    await slow.ranTimes(1);
    let isStopped = false;
    const stopped = worker.stop().then(() => (isStopped = true));
    await query('select pg_sleep(0.2)');
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(await query(`select 1 from graphile_worker.jobs where task_identifier = 'test.slow'`)).toEqual([]);
    slow.runs.length = 0;
  });

  it('a job that does not end in time goes back into the queue', async () => {
    slow.act = () => new Promise(() => undefined);
    const worker = await startWorker(installation, { graceMs: 50 });
    await add('test.slow');
    await slow.ranTimes(1);
    await worker.stop();
    expect(await lockedBy('test.slow')).toBeNull();
    const left = await query(`select attempts from graphile_worker.jobs where task_identifier = 'test.slow'`);
    expect(left).toEqual([{ attempts: 1 }]);
    await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
    slow.runs.length = 0;
  });

  it('goes on after every database connection was cut', async () => {
    const worker = await startWorker(installation);
    await add('test.errand', { n: 'before' });
    await errand.ranTimes(1);
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await add('test.errand', { n: 'after' });
    await errand.ranTimes(2);
    await worker.stop();
    expect(errand.runs.splice(0)).toEqual([{ n: 'before' }, { n: 'after' }]);
  });

  it('takes over the jobs of a worker that was killed, not those of one that lives', async () => {
    slow.act = () => new Promise(() => undefined);
    const living = await startWorker(installation, { graceMs: 50 });
    await add('test.slow');
    await slow.ranTimes(1);
    const holder = await lockedBy('test.slow');
    await add('test.errand', { of: 'the dead' }, { runAtMs: installation.clock.nowMs() + 3_600_000 });
    await installation.jobs.forward();
    await query(
      `update graphile_worker._private_jobs set run_at = now(), locked_by = 'pool-dead', locked_at = now()
        where payload->>'of' = 'the dead'`,
    );
    await query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`,
    );

    const next = await startWorker(installation);
    await errand.ranTimes(1);
    expect(await lockedBy('test.slow')).toBe(holder);
    expect(slow.runs).toHaveLength(1);
    await Promise.all([living.stop(), next.stop()]);
    // Ended that fast, a worker may have had no time to write down that the errand was done.
    await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
    errand.runs.length = 0;
  });

  it('takes up what a process left in the outbox when it died', async () => {
    const worker = await startWorker(installation);
    await query(
      `insert into job_outbox (task, payload, run_at, max_attempts) values ('test.errand', '{"left": true}', now(), 3)`,
    );
    await errand.ranTimes(1);
    await worker.stop();
    expect(errand.runs.splice(0)).toEqual([{ left: true }]);
  });
});
