import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';

const { world, installation } = await openHarness();
const { db } = installation.database;
const newestMigration = readdirSync(new URL('../../../migrations/', import.meta.url))
  .sort()
  .at(-1);

describe('GET /health-report', () => {
  it('200: versions, sizes and the queue, for Executives', async () => {
    const { status, data } = await (await (await world.executive()).app()).get('/health-report');
    expect(status).toBe(200);
    expect(data).toMatchObject({ is_production: false, clock_offset_seconds: 0, mail: 'kept', waiting_deliveries: 0 });
    expect(data.database_bytes).toBeGreaterThan(0);
    expect(data.migration).toBe(newestMigration);
  });

  it('403: an Administrator', async () => {
    const app = await (await world.administrator()).app();
    expect((await app.get('/health-report')).status).toBe(403);
    expect((await app.post('/health-report/retry-jobs', { task: 'anything' })).status).toBe(403);
  });
});

describe('POST /health-report/retry-jobs', () => {
  it('200: what was given up is due again, of that task alone', async () => {
    await sql`select graphile_worker.add_job('test.one', max_attempts := 1), graphile_worker.add_job('test.two', max_attempts := 1)`.execute(
      db,
    );
    await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(db);
    const app = await (await world.executive()).app();
    const failed = async () =>
      (await app.get('/health-report')).data.jobs.failed.map(({ task }: { task: string }) => task);
    expect(await failed()).toEqual(['test.one', 'test.two']);
    const { status, data } = await app.post('/health-report/retry-jobs', { task: 'test.one' });
    expect([status, data]).toEqual([200, { retried: 1 }]);
    expect(await failed()).toEqual(['test.two']);
  });
});
