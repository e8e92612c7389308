import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { RedisServer, redisServerPath } from '../../src/http/limits/testing/redis-server.ts';
import { storeKey } from '../../src/kernel/file-store.ts';
import { startWorker } from '../../src/worker/run.ts';
import type { Client, Response } from '../client.ts';
import { sized, withinMs } from '../depth.ts';
import { type Harness, openHarness } from '../harness.ts';
import { FreezableEngine } from './frozen.ts';

const answerWithinMs = 10_000;

async function timed(asked: Promise<Response>): Promise<{ response: Response; ms: number }> {
  const startedMs = performance.now();
  const response = await asked;
  return { response, ms: performance.now() - startedMs };
}

const document = {
  title: 'Plan',
  file_name: 'plan.txt',
  mime_type: 'text/plain',
  content: Buffer.from('hello').toString('base64'),
};

/** Takes connections and says nothing. */
async function openSilentServer(): Promise<{ port: number; close: () => void }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('PostgreSQL frozen', () => {
  let frozen: FreezableEngine;
  let harness: Harness;
  let api: Client;
  let app: Client;
  let name = 0;

  beforeAll(async () => {
    frozen = await FreezableEngine.start();
    harness = await openHarness({ connection: frozen.engine.connection });
    const boss = await harness.world.executive();
    api = await boss.api();
    app = await boss.app();
  }, 120_000);

  afterAll(async () => {
    await frozen.stop();
  });

  const newDepartment = () => ({ name: `Place ${String(++name)}` });
  const readiness = () => harness.server.inject({ url: '/readyz' });
  const isBack = async () => (await readiness()).statusCode === 200 && (await api.get('/users')).status === 200;

  /** Reads and changes of both surfaces, more than there are connections. */
  const requests = (): Promise<{ response: Response; ms: number }>[] =>
    Array.from({ length: sized(60, 24) }, (_, n) =>
      timed(
        [
          () => api.get('/users'),
          () => api.post('/departments', newDepartment()),
          () => app.get('/session'),
          () => api.post('/departments', newDepartment(), { headers: { 'idempotency-key': `frozen-${String(n)}` } }),
        ][n % 4]!(),
      ),
    );

  it('503 with Retry-After for every request within 10 s, and readiness says so', async () => {
    expect((await api.get('/users')).status).toBe(200);
    frozen.freeze();
    const answers = await Promise.all(requests());
    const slowestMs = Math.max(...answers.map(({ ms }) => ms));
    console.log(`PostgreSQL frozen: the slowest of ${String(answers.length)} answers took ${slowestMs.toFixed(0)} ms.`);
    for (const { response } of answers) {
      expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(slowestMs).toBeLessThan(answerWithinMs);
    await expect.poll(async () => (await readiness()).statusCode, { timeout: 5000 }).toBe(503);
  }, 60_000);

  it('once it is known to be frozen no one waits', async () => {
    const answers = await Promise.all(requests());
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 503));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(withinMs(1000));
  }, 30_000);

  it('goes on by itself when PostgreSQL does', async () => {
    frozen.thaw();
    await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
    expect((await api.post('/departments', newDepartment())).status).toBe(201);
  }, 30_000);

  it('goes on by itself when PostgreSQL is replaced', async () => {
    frozen.freeze();
    expect((await api.post('/departments', newDepartment())).status).toBe(503);
    frozen.kill();
    await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
    expect((await api.post('/departments', newDepartment())).status).toBe(201);
  }, 60_000);
});

describe.skipIf(redisServerPath === null)('Redis frozen', () => {
  it('requests are answered as ever; limits are kept in memory until it goes on', async () => {
    const redis = await RedisServer.start();
    const { server, world } = await openHarness({ env: { REDIS_URL: redis.url } });
    const api = await (await world.executive()).api();
    const metric = async () =>
      /^muster_limits_degraded (\d)$/m.exec((await server.inject({ url: '/metrics' })).body)?.[1];
    await expect.poll(metric, { timeout: 10_000 }).toBe('0');
    redis.pause();
    const answers = await Promise.all(Array.from({ length: 20 }, () => timed(api.get('/users'))));
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 200));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(withinMs(2000));
    await expect.poll(metric, { timeout: 5000 }).toBe('1');
    redis.resume();
    await expect.poll(metric, { timeout: 15_000 }).toBe('0');
    await redis.stop();
  }, 60_000);
});

describe('an SMTP server that says nothing', () => {
  it('holds up mail, which is tried again, and no other job', async () => {
    const smtp = await openSilentServer();
    const { installation, world } = await openHarness({
      env: { SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}` },
    });
    const api = await (await world.administrator()).api();
    for (let n = 0; n < 8; n++) {
      const person = {
        first_name: 'New',
        last_name: String(n),
        email: `new${String(n)}@example.com`,
        role: 'EMPLOYEE',
      };
      expect((await api.post('/users', person)).status).toBe(201);
    }
    const worker = await startWorker(installation);
    const jobs = async () =>
      (
        await sql<{ running: number; failed: number }>`
          select count(*) filter (where locked_at is not null) as running, count(*) filter (where attempts > 0 and locked_at is null) as failed
            from graphile_worker.jobs where task_identifier = 'sessions.invite'`.execute(installation.database.db)
      ).rows[0];
    try {
      await expect.poll(async () => (await jobs())?.running, { timeout: 10_000 }).toBe(2);
      const key = storeKey(world.organizationId, '0'.repeat(32));
      await installation.files.put(key, Buffer.from('to be removed'));
      await installation.jobs.add(installation.clock, 'files.remove', { key });
      const isThere = async () => {
        const found = await installation.files.open(key);
        found?.stream.destroy();
        return found !== null;
      };
      await expect.poll(isThere, { timeout: 4000 }).toBe(false);
      expect((await timed(api.get('/users'))).ms).toBeLessThan(withinMs(1000));
      // Ten seconds without a greeting, and the next attempt waits in the queue.
      await expect.poll(async () => (await jobs())?.failed, { timeout: 25_000 }).toBeGreaterThan(0);
    } finally {
      smtp.close();
      await worker.stop();
    }
  }, 60_000);
});

describe('a bucket that stalls', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function withBucket(answer: RequestListener): Promise<{ harness: Harness; api: Client; app: Client }> {
    const server = createHttpServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const endpoint = encodeURIComponent(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
    const harness = await openHarness({
      env: { MUSTER_FILES_URL: `s3://muster-test/x?endpoint=${endpoint}&path_style=1` },
    });
    const boss = await harness.world.executive();
    return { harness, api: await boss.api(), app: await boss.app() };
  }

  /** As JSON all go to the bucket at once; files as they are wait for places, and are refused in time as well. */
  const ways = {
    'as JSON': { atOnce: 12, send: ({ api }: { api: Client }) => api.post('/documents', document) },
    'as it is': {
      atOnce: 3,
      send: ({ app }: { app: Client }) =>
        app.send('POST', '/documents/file', Buffer.from('hello'), {
          query: { title: 'Plan', file_name: 'plan.txt' },
          headers: { 'content-type': 'text/plain' },
        }),
    },
  };

  it.each(Object.entries(ways))(
    '503 within 10 s for a file %s; no connection is held',
    async (_, { atOnce, send }) => {
      let stalled = 0;
      const { harness, ...clients } = await withBucket(() => ++stalled);
      const { api } = clients;
      const { pool } = harness.installation.database;
      const uploads = Promise.all(Array.from({ length: 12 }, () => timed(send(clients))));
      await expect.poll(() => stalled, { timeout: 5000 }).toBeGreaterThanOrEqual(atOnce);
      expect((await timed(api.get('/users'))).ms).toBeLessThan(withinMs(1000));
      // What else needs one gives it back at once; the uploads wait for seconds more.
      await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 4000, interval: 5 }).toBe(0);
      for (const { response, ms } of await uploads) {
        expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
        expect(ms).toBeLessThan(answerWithinMs);
      }
      const { rows } = await sql`select from stored_files`.execute(harness.installation.database.db);
      expect(rows).toEqual([]);
    },
    60_000,
  );

  it('503 within 10 s for a download whose first byte never comes', async () => {
    const { api } = await withBucket((request, response) => {
      request.resume();
      if (request.method === 'GET') response.writeHead(200, { 'content-length': '5' }).flushHeaders();
      else response.writeHead(200, { etag: '"x"' }).end();
    });
    const { data } = await api.post('/documents', document);
    const { response, ms } = await timed(api.get(`/documents/${String(data.id)}/content`));
    expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    expect(ms).toBeLessThan(answerWithinMs);
  }, 60_000);
});
