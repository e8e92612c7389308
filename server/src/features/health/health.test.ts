import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';

const { world, installation } = await openHarness();
const { db } = installation.database;
const newestMigration = readdirSync(new URL('../../../migrations/', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1);

describe('GET /health-report', () => {
  it('200: versions, sizes and the queue, for Executives', async () => {
    const { status, data } = await (await (await world.executive()).app()).get('/health-report');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      is_production: false,
      clock_offset_seconds: 0,
      mail: 'kept',
      warnings: [],
      waiting_deliveries: 0,
    });
    expect(data.migration).toBe(newestMigration);
  });

  it('200: what production runs without is told', async () => {
    const production = await openHarness({ env: { MUSTER_ENV: 'production', DATABASE_URL: 'postgres://unused' } });
    const app = await (await production.world.executive()).app();
    const { data } = await app.get('/health-report');
    expect(data.warnings.map(({ code }: { code: string }) => code)).toEqual(['mail_not_sent']);
  });

  it('200: seats that are taken and how many there are; who is suspended by the directory takes none', async () => {
    const place = await world.another();
    await sql`update organizations set plan = 'FREE', seat_limit = null where id = ${place.organizationId}`.execute(db);
    const app = await (await place.executive()).app();
    const [cook] = [await place.employee(), await place.employee()];
    expect((await app.get('/health-report')).data.seats).toEqual({ taken: 3, limit: 5 });
    await sql`
      update users set access_suspended_at = now(), access_suspended_by_directory = true where id = ${cook.id}`.execute(
      db,
    );
    expect((await app.get('/health-report')).data.seats).toEqual({ taken: 2, limit: 5 });
  });

  it('403: an Administrator', async () => {
    const app = await (await world.administrator()).app();
    expect((await app.get('/health-report')).status).toBe(403);
    expect((await app.post('/health-report/retry-jobs', { task: 'anything' })).status).toBe(403);
  });
});

/** Jobs that were given up, as the queue keeps them: of this organization, or of none. */
async function giveUp(task: string, organizationId: string | null): Promise<void> {
  const payload = organizationId === null ? {} : { organization_id: organizationId };
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts := 1)`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(db);
}
const failedOf = async (app: Client) =>
  (await app.get('/health-report')).data.jobs.failed.map(({ task }: { task: string }) => task);

describe('POST /health-report/retry-jobs', () => {
  it('200: what was given up is due again, of that task alone', async () => {
    await giveUp('test.one', world.organizationId);
    await giveUp('test.two', world.organizationId);
    const app = await (await world.executive()).app();
    expect(await failedOf(app)).toEqual(['test.one', 'test.two']);
    const { status, data } = await app.post('/health-report/retry-jobs', { task: 'test.one' });
    expect([status, data]).toEqual([200, { retried: 1 }]);
    expect(await failedOf(app)).toEqual(['test.two']);
  });

  it('200: jobs of another organization, and of none, are neither shown nor tried again', async () => {
    const [own, other] = [await world.another(), await world.another()];
    const app = await (await own.executive()).app();
    await giveUp('test.own', own.organizationId);
    await giveUp('test.foreign', other.organizationId);
    await giveUp('test.installation', null);
    await sql`select graphile_worker.add_job('test.waits', ${JSON.stringify({ organization_id: other.organizationId })}::json,
      run_at := now() + interval '1 day')`.execute(db);
    const { data } = await app.get('/health-report');
    expect(data).not.toHaveProperty('database_bytes');
    expect(data.jobs).toMatchObject({ ready: 0, waiting: 0, running: 0, failing: 0, oldest_seconds: 0 });
    expect(await failedOf(app)).toEqual(['test.own']);
    for (const task of ['test.foreign', 'test.installation'])
      expect((await app.post('/health-report/retry-jobs', { task })).data).toEqual({ retried: 0 });
    expect(await failedOf(await (await other.executive()).app())).toEqual(['test.foreign']);
  });
});
