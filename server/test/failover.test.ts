import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostClient } from '../src/db/host-client.ts';
import { FeedReader, OpenWriter } from '../src/features/feed/testing/reader.ts';
import { hashSecret } from '../src/lib/secrets.ts';
import { connectionOf } from '../src/main/source.ts';
import type { Client } from './client.ts';
import { withinMs } from './depth.ts';
import { openHarness } from './harness.ts';
import { runLongWork } from './long-work.ts';
import { startPair } from './standby.ts';

const pair = await startPair();
afterAll(() => pair.stop());

const { installation, world, server } = await openHarness({
  connection: connectionOf(pair.url),
  env: {
    DATABASE_URL: pair.url,
    MUSTER_DATABASE_REPLICA_URL: pair.standbyUrl,
    MUSTER_DATABASE_REPLICA_MAX_LAG: '1s',
  },
});
const { replica } = installation.database;
const boss = await world.executive();
const [app, api] = [await boss.app(), await boss.api()];

/** A test that fails leaves its connection open, and the server then ends it: that must not hide the failure. */
function clientOf(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client;
}

const standby = clientOf(pair.standbyUrl);
const pause = () => standby.query('select pg_wal_replay_pause()');
const resume = () => standby.query('select pg_wal_replay_resume()');
beforeAll(() => standby.connect());
afterAll(() => standby.end());

let count = 0;
async function addDepartment(client: Client = app): Promise<string> {
  const { status, data, text } = await client.post('/departments', { name: `Section ${String(++count)}` });
  expect(status, text).toBe(201);
  return data.id as string;
}

const reads = () => ({ ...replica?.reads });
const headcount = async (): Promise<number> => {
  const { status, data, text } = await app.get('/reports/headcount', { query: { by: 'department' } });
  expect(status, text).toBe(200);
  return data.rows.length as number;
};

describe('a replica', () => {
  it('serves reports, until it is further behind than allowed: then the primary does', async () => {
    const before = reads();
    await expect
      .poll(async () => (await headcount(), reads().replica), { timeout: 5000 })
      .toBeGreaterThan(before.replica ?? 0);
    await pause();
    await world.employee();
    const { primary } = reads();
    // Within a second it may miss the person; after it, the answer comes from the primary.
    await expect
      .poll(async () => (await headcount(), reads().primary), { timeout: 5000 })
      .toBeGreaterThan(primary ?? 0);
    await resume();
    const again = reads().replica ?? 0;
    await expect.poll(async () => (await headcount(), reads().replica), { timeout: 5000 }).toBeGreaterThan(again);
  });

  it('never makes the feed skip: one that has not replayed an event is not read from', async () => {
    await addDepartment();
    const reader = new FeedReader(api);
    await reader.drain();
    await pause();
    const late = await OpenWriter.begin(installation, world);
    const first = await late.write();
    await addDepartment();
    // Held back by the open transaction, which the standby knows nothing of.
    expect(await reader.drain()).toEqual([]);
    await late.end('commit');
    expect((await reader.drain())[0]).toBe(first);
    await resume();
    const before = reads().replica ?? 0;
    await expect.poll(async () => (await reader.drain(), reads().replica), { timeout: 5000 }).toBeGreaterThan(before);
    await addDepartment();
    expect(await reader.drain()).toHaveLength(1);
  });

  it('an export holds what was changed just before it was asked for', async () => {
    await pause();
    const id = await addDepartment();
    const { data } = await app.post('/exports', { kind: 'departments', filters: '' });
    await runLongWork(installation, data.id);
    await resume();
    expect((await app.get(`/exports/${String(data.id)}/file`)).text).toContain(id);
  });
});

describe('a server that takes no writes', () => {
  /** Also for the sessions that are there: as their server's end as a leader would be. */
  const setReadOnly = async (isReadOnly: boolean) => {
    const admin = clientOf(pair.primaryUrl);
    await admin.connect();
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await admin.query('select pg_reload_conf()');
    await admin.end();
  };

  it('is no host of a read-write address', async () => {
    const to = (parameter: string) =>
      new HostClient(connectionOf(`${pair.standbyUrl}?target_session_attrs=${parameter}`));
    await expect(to('read-write').connect()).rejects.toThrow('No host could be connected to for read-write sessions');
    const client = to('standby');
    await client.connect();
    await expect(client.query('create table t ()')).rejects.toMatchObject({ code: '25006' });
    // The connection has closed itself, and no one has to listen for that.
    await new Promise((resolve) => client.once('end', resolve));
  });

  it('503 with Retry-After meanwhile, and 201 as soon as one takes them', { timeout: 30_000 }, async () => {
    const token = { authorization: `Bearer ${await world.token(boss.id, ['departments:read', 'departments:write'])}` };
    await setReadOnly(true);
    const post = (name: string) =>
      server.inject({ method: 'POST', url: '/api/v1/departments', headers: token, payload: { name } });
    await expect.poll(async () => (await post(`Nowhere ${String(++count)}`)).statusCode).toBe(503);
    const refused = await post('Nowhere');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await setReadOnly(false);
    await expect
      .poll(async () => (await post(`Somewhere ${String(++count)}`)).statusCode, { timeout: 15_000 })
      .toBe(201);
  });
});

describe('a failover', () => {
  it(
    'is followed by requests, and a right that was revoked during it is not honoured after',
    { timeout: 60_000 },
    async () => {
      await addDepartment();
      const revoked = await world.token(boss.id, ['departments:read']);
      const asRevoked = () =>
        server.inject({ url: '/api/v1/departments', headers: { authorization: `Bearer ${revoked}` } });
      expect((await asRevoked()).statusCode).toBe(200);
      // All that was acknowledged has to be there first: this pair replicates asynchronously.
      await replica?.since(world.organizationId, await replica.position(), 5000);
      await pair.failOver();
      // Behind the back of every process: no trigger's notice reaches a listener that is not connected.
      const client = clientOf(pair.standbyUrl);
      await client.connect();
      await client.query(`update api_tokens set revoked_at = now() where token_hash = $1`, [hashSecret(revoked)]);
      await client.end();
      await expect
        .poll(async () => (await app.get('/departments')).status, { timeout: 20_000, interval: 50 })
        .toBe(200);
      const recoveredMs = performance.now();
      await expect.poll(async () => (await asRevoked()).statusCode, { timeout: 20_000, interval: 20 }).toBe(401);
      expect(performance.now() - recoveredMs).toBeLessThan(withinMs(2000));
      await addDepartment();
    },
  );
});
