import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { insertRows, type Row } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { Metrics } from '../http/metrics.ts';
import { catalogueOf, type Job } from '../kernel/catalogue.ts';
import { hashSecret } from '../lib/secrets.ts';
import { queueGauges } from './gauges.ts';
import { housekeeping } from './housekeeping.ts';
import { runJobsOnce } from './run.ts';
import { shiftJobs } from './shift.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ran: string[] = [];
const job = (task: string, cron?: string): Job => ({
  task,
  ...(cron !== undefined && { cron }),
  run: () => {
    ran.push(task);
    return Promise.resolve();
  },
});
const failing: Job = { task: 'test.failing', run: () => Promise.reject(new Error('no')) };
const jobs = [job('test.plain'), failing, job('test.newYear', '0 5 1 1 *'), job('test.daily', '30 4 * * *')];
const { installation, world } = await openHarness({ catalogue: catalogueOf([{ name: 'test', jobs }]) });
const { db, pool } = installation.database;

const add = (task: string, inMs = 0, maxAttempts = 25) =>
  installation.jobs.add(installation.clock, task, {}, { runAtMs: installation.clock.nowMs() + inMs, maxAttempts });

/** As the command line moves it: the row first, then the queue. */
async function moveClock(toMs: number): Promise<void> {
  const byMs = toMs - installation.clock.offsetMs;
  await sql`update installation set clock_offset_ms = ${toMs}`.execute(db);
  installation.clock.setOffset(toMs);
  await shiftJobs(installation, byMs);
}

beforeEach(async () => {
  await moveClock(0);
  await runJobsOnce(installation);
  await pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  ran.length = 0;
});

describe('shiftJobs', () => {
  it('a job waiting for tomorrow is due when the clock is moved on by a day, not before', async () => {
    await add('test.plain', dayMs);
    await moveClock(dayMs - hourMs);
    await runJobsOnce(installation);
    expect(ran).not.toContain('test.plain');
    await moveClock(dayMs + 1000);
    await runJobsOnce(installation);
    expect(ran).toContain('test.plain');
  });

  it('a clock moved back makes it wait again', async () => {
    await moveClock(dayMs);
    await add('test.plain', hourMs);
    await moveClock(0);
    const { rows } = await pool.query<{ run_at: string }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'test.plain'`,
    );
    expect(Date.parse(rows[0]?.run_at ?? '') - Date.now()).toBeGreaterThan(dayMs + hourMs - 60_000);
  });

  it('a retry comes sooner as well', async () => {
    await add('test.failing');
    await runJobsOnce(installation);
    await moveClock(dayMs);
    await runJobsOnce(installation);
    const { rows } = await pool.query(
      `select attempts from graphile_worker.jobs where task_identifier = 'test.failing'`,
    );
    expect(rows).toEqual([{ attempts: 2 }]);
  });

  it('jobs under way and jobs that failed for good stay as they are', async () => {
    await add('test.plain', hourMs);
    await add('test.failing', hourMs);
    await installation.jobs.forward();
    await pool.query(`update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'pool-x'
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'test.plain'`);
    await pool.query(`update graphile_worker._private_jobs j set attempts = max_attempts
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'test.failing'`);
    const runAts = () =>
      pool.query(
        'select run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier in ($1, $2) order by j.id',
        ['test.plain', 'test.failing'],
      );
    const before = (await runAts()).rows;
    await moveClock(dayMs);
    expect((await runAts()).rows).toEqual(before);
    await pool.query(`select graphile_worker.force_unlock_workers(array['pool-x'])`);
  });

  it('jobs that come by themselves run once when their hour was passed over', async () => {
    await moveClock(3 * dayMs);
    await runJobsOnce(installation);
    expect(ran.filter((task) => task === 'test.daily')).toHaveLength(1);
    // Three days on may lie beyond the turn of the year already.
    ran.length = 0;
    const newYear = Date.UTC(new Date(installation.clock.nowMs()).getUTCFullYear() + 1, 0, 2);
    await moveClock(newYear - Date.now());
    await runJobsOnce(installation);
    expect(ran.filter((task) => task === 'test.newYear')).toHaveLength(1);
  });
});

describe('queueGauges', () => {
  it('tell what is ready, waiting, failing and dead', async () => {
    await add('test.plain');
    await add('test.plain', hourMs);
    await add('test.failing', 0, 1);
    await add('test.failing');
    await installation.jobs.forward();
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          queueGauges(installation).map(async (gauge) => [gauge.name.replace('muster_jobs_', ''), await gauge.read()]),
        ),
      );
    expect(await read()).toMatchObject({ ready: 3, waiting: 1, running: 0, failing: 0, dead: 0, outbox: 0 });
    await runJobsOnce(installation);
    expect(await read()).toMatchObject({ ready: 0, waiting: 2, failing: 1, dead: 1 });
  });

  it('appear in /metrics', async () => {
    const metrics = new Metrics();
    for (const gauge of queueGauges(installation)) metrics.gauge(gauge.name, gauge.help, () => gauge.read());
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^muster_jobs_ready \d+$/m);
    expect(text).toMatch(/^muster_jobs_dead \d+$/m);
  });
});

describe('housekeeping', () => {
  it('deletes sessions, links and idempotency keys that have expired, however many, and nothing else', async () => {
    const person = await world.employee();
    const at = (fromNowMs: number): string => new Date(installation.clock.nowMs() + fromNowMs).toISOString();
    const owned = { organization_id: world.organizationId, user_id: person.id, created_at: at(-dayMs) };
    const expiries = [...Array.from({ length: 2100 }, () => at(-1)), at(hourMs)];
    const rows = expiries.map((expires_at, n) => ({ ...owned, token_hash: hashSecret(String(n)), expires_at }));
    await insertRows('sessions', rows).execute(db);
    await insertRows('password_links', rows.slice(-2)).execute(db);
    await insertRows(
      'idempotency_keys',
      rows.slice(-2).map(({ token_hash, expires_at }) => ({
        organization_id: world.organizationId,
        key_hash: token_hash,
        fingerprint: token_hash,
        status: 200,
        sealed_body: token_hash,
        request_id: 'req_x',
        expires_at,
      })),
    ).execute(db);

    await housekeeping.run(installation, {});
    for (const table of ['sessions', 'password_links', 'idempotency_keys'] as const) {
      const { rows } = await sql`select expires_at from ${sql.table(table)}`.execute(db);
      expect(rows).toEqual([{ expires_at: expiries.at(-1) }]);
    }
  });

  it('what was wrong with the lines of an import is forgotten after 90 days; the import stays', async () => {
    const import_ = {
      kind: 'people',
      status: 'COMPLETED',
      dry_run: false,
      created_at: '2026-01-01T00:00:00Z',
    } as const;
    const failures = JSON.stringify([{ line: 2, field: 'email', message: 'ada@example.com is taken.' }]);
    const at = (daysAgo: number): string => new Date(installation.clock.nowMs() - daysAgo * dayMs).toISOString();
    await insertRows(
      'imports',
      [91, 89].map((daysAgo, n) => ({
        ...import_,
        organization_id: world.organizationId,
        id: `imp_${String(n)}`,
        failures,
        completed_at: at(daysAgo),
      })),
    ).execute(db);
    await housekeeping.run(installation, {});
    const left = (await sql<Pick<Row<'imports'>, 'failures'>>`select failures from imports order by id`.execute(db))
      .rows;
    expect(left.map((row) => (row.failures as unknown[]).length)).toEqual([0, 1]);
  });

  it('jobs that failed for good are kept for 30 days', async () => {
    await add('test.failing', 0, 1);
    await runJobsOnce(installation);
    const count = async () =>
      (await pool.query(`select from graphile_worker.jobs where task_identifier = 'test.failing'`)).rowCount;
    await housekeeping.run(installation, {});
    expect(await count()).toBe(1);
    await pool.query(`update graphile_worker._private_jobs set updated_at = now() - interval '31 days'`);
    await housekeeping.run(installation, {});
    expect(await count()).toBe(0);
  });

  it('comes every day', () => {
    expect(housekeeping.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  });
});
