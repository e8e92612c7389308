import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Client, type Response } from '../../../test/client.ts';
import { sized } from '../../../test/depth.ts';
import { openHarness } from '../../../test/harness.ts';
import { FeedReader, OpenWriter } from './testing/reader.ts';

const many = sized(1000, 150);
const { installation, server, world: first } = await openHarness();
/** Another process on the same database, as far as the product can tell. */
const second = await openHarness({ connection: installation.database.connection });
const { eventSignals } = installation;

async function office() {
  const world = await first.another();
  const boss = await world.executive();
  const token = await world.token(boss.id, ['departments:read']);
  const api = world.clientWith(token);
  const elsewhere = new Client(second.server, '/api/v1', { authorization: `Bearer ${token}` });
  const start = new FeedReader(api, { since: 'now' });
  await start.page();
  return { world, boss, token, api, elsewhere, app: await boss.app(), cursor: String(start.cursor) };
}

let count = 0;
const addDepartment = (client: Client): Promise<Response> =>
  client.post('/departments', { name: `Section ${String(++count)}` });

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
};

/** Asks, and comes back once the request waits. */
async function asking(client: Client, cursor: string, wait = '20'): Promise<{ answer: Promise<Response> }> {
  const answer = client.get('/events', { query: { cursor, wait } });
  await until(async () => (await waits()) > 0);
  return { answer };
}

async function waits(): Promise<number> {
  const { rows } = await installation.database.pool.query<{ count: number }>('select count(*)::int from event_waits');
  return rows[0]?.count ?? 0;
}

describe('wait', () => {
  it('answers at once if there is something, and as soon as there is', async () => {
    const { app, api, cursor } = await office();
    const { answer } = await asking(api, cursor);
    const startMs = performance.now();
    await addDepartment(app);
    expect((await answer).data).toHaveLength(1);
    expect((await api.get('/events', { query: { cursor, wait: '30' } })).data).toHaveLength(1);
    expect(performance.now() - startMs).toBeLessThan(20_000);
    expect(await waits()).toBe(0);
  });

  it('hears what another process writes', async () => {
    const { app, elsewhere, cursor } = await office();
    const { answer } = await asking(elsewhere, cursor);
    await addDepartment(app);
    const startMs = performance.now();
    expect((await answer).data).toHaveLength(1);
    // Sooner than it would look by itself.
    expect(performance.now() - startMs).toBeLessThan(2500);
  });

  it('finds what a process wrote that died before it could tell', async () => {
    const { world, app, api, cursor } = await office();
    await addDepartment(app);
    const before = new FeedReader(api);
    before.cursor = cursor;
    await before.page();
    const { answer } = await asking(api, before.cursor);
    const writer = await OpenWriter.begin(installation, world);
    const id = await writer.write();
    await writer.end('commit');
    expect((await answer).data).toMatchObject([{ id }]);
  });

  it('what an open transaction holds back comes when that gives up, although no one tells of it', async () => {
    const { world, app, api, cursor } = await office();
    await addDepartment(app);
    const before = new FeedReader(api);
    before.cursor = cursor;
    await before.page();
    const { answer } = await asking(api, before.cursor);
    const writer = await OpenWriter.begin(installation, world);
    await writer.write();
    await addDepartment(app);
    await writer.end('rollback');
    expect((await answer).data).toHaveLength(1);
  });

  it('ends when its time is over, with a cursor to go on with', async () => {
    const { api, cursor } = await office();
    const { status, data, body } = await api.get('/events', { query: { cursor, wait: '1' } });
    expect([status, data, body.meta.has_more]).toEqual([200, [], false]);
    expect(body.meta.next_cursor).toEqual(expect.any(String));
  });

  it('an event that the reader may not see does not end it', async () => {
    const { world, app, cursor, api } = await office();
    const { answer } = await asking(api, cursor, '1');
    await app.post('/users', { first_name: 'A', last_name: 'B', email: `x${world.organizationId}@example.com` });
    const { data, body } = await answer;
    expect([data, body.meta.has_more]).toEqual([[], false]);
  });

  it('409: a second waiting request of a token, also in another process; another token may wait', async () => {
    const { world, boss, app, api, elsewhere, cursor } = await office();
    const { answer } = await asking(api, cursor);
    for (const client of [api, elsewhere]) {
      const { status, error } = await client.get('/events', { query: { cursor, wait: '5' } });
      expect([status, error.code, error.details.reason]).toEqual([409, 'CONFLICT', 'waiting']);
    }
    expect((await api.get('/events', { query: { cursor } })).status).toBe(200);
    const other = world.clientWith(await world.token(boss.id, ['departments:read']));
    const others = other.get('/events', { query: { cursor, wait: '20' } });
    await until(() => eventSignals.waiterCount === 2);
    await addDepartment(app);
    expect((await answer).data).toHaveLength(1);
    expect((await others).data).toHaveLength(1);
  });

  it('401: a token that was revoked meanwhile reads nothing more', async () => {
    const { app, api, cursor } = await office();
    const { answer } = await asking(api, cursor);
    const { data } = await app.get('/tokens');
    expect((await app.delete(`/tokens/${data[0].id as string}`)).status).toBe(200);
    await addDepartment(app);
    expect((await answer).status).toBe(401);
  });

  it('a client that leaves waits no longer', async () => {
    const { token, cursor } = await office();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ port, host: '127.0.0.1', path: `/api/v1/events?wait=30&cursor=${cursor}`, headers });
    call.on('error', () => undefined).end();
    await until(async () => (await waits()) === 1);
    // Not `once`: it fails with the error that comes first, as it must here.
    const closed = new Promise((resolve) => call.once('close', resolve));
    call.destroy();
    await closed;
    await until(async () => (await waits()) === 0);
    await until(() => eventSignals.waiterCount === 0);
  });

  it(`${String(many)} wait without a connection, and all hear of one event`, { timeout: 60_000 }, async () => {
    const { world, boss, app, cursor } = await office();
    const tokens = await Promise.all(Array.from({ length: many }, () => world.token(boss.id, ['departments:read'])));
    const clients = tokens.map((token) => world.clientWith(token));
    const answers = Promise.all(clients.map((client) => client.get('/events', { query: { cursor, wait: '30' } })));
    await until(() => eventSignals.waiterCount === many);
    await until(async () => (await waits()) === many);
    const { pool } = installation.database;
    expect(pool.totalCount).toBeLessThanOrEqual(10);
    // The last of them may just be giving its connection back.
    await until(() => pool.idleCount === pool.totalCount);
    await addDepartment(app);
    for (const { status, data } of await answers) expect([status, data.length]).toEqual([200, 1]);
    expect(eventSignals.waiterCount).toBe(0);
  });

  it('ends with the process: everyone gets an answer at once', async () => {
    const { elsewhere, cursor } = await office();
    const { answer } = await asking(elsewhere, cursor, '30');
    const startMs = performance.now();
    await second.server.close();
    const { status, body } = await answer;
    expect([status, body.meta.next_cursor]).toEqual([200, expect.any(String)]);
    expect(performance.now() - startMs).toBeLessThan(20_000);
  });
});
