import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readWarnings } from '../src/kernel/warnings.ts';
import { readConfig } from '../src/main/config.ts';
import { Lifecycle } from '../src/main/lifecycle.ts';
import { prepareServing } from '../src/main/serving.ts';
import { openHarness } from './harness.ts';
import { freePort } from './processes.ts';

const { installation, server } = await openHarness();

describe('/readyz and /metrics', () => {
  it('ask the database once a second at most, however often they are asked', async () => {
    const connect = vi.spyOn(installation.database.pool, 'connect');
    onTestFinished(() => {
      connect.mockRestore();
    });
    const startedMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.inject({ url: '/readyz' })));
    for (let n = 0; n < 20; n++) await server.inject({ url: '/readyz' });
    const seconds = Math.ceil((performance.now() - startedMs) / 1000);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(connect.mock.calls.length).toBeLessThanOrEqual(seconds);
    const read = async () => (await server.inject({ url: '/metrics' })).body;
    expect(await read()).toBe(await read());
  });

  it('503 while the database is silent, at once', async () => {
    const { pool } = installation.database;
    onTestFinished(() => {
      pool.resume();
    });
    pool.stall();
    await expect.poll(async () => (await server.inject({ url: '/readyz' })).statusCode, { timeout: 3000 }).toBe(503);
    pool.resume();
    await expect.poll(async () => (await server.inject({ url: '/readyz' })).statusCode, { timeout: 3000 }).toBe(200);
  });
});

describe('HEAD', () => {
  it.each(['/healthz', '/readyz', '/metrics'])('200: %s, with the headers of GET', async (url) => {
    const [head, get] = [await server.inject({ method: 'HEAD', url }), await server.inject({ url })];
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });

  it('503: /readyz while the database is silent', async () => {
    const { pool } = installation.database;
    onTestFinished(() => {
      pool.resume();
    });
    pool.stall();
    const status = async () => (await server.inject({ method: 'HEAD', url: '/readyz' })).statusCode;
    await expect.poll(status, { timeout: 3000 }).toBe(503);
  });
});

describe('/readyz tells what the installation lacks', () => {
  const warningsWith = (config: Partial<typeof installation.config>, isLocal = true) =>
    readWarnings({ config: { ...installation.config, ...config }, files: { ...installation.files, isLocal } });
  const codesOf = async (...asked: Parameters<typeof warningsWith>) =>
    (await warningsWith(...asked)).map(({ code }) => code);
  const smtpUrl = 'smtp://mail.example';

  it('nothing in development, and nothing in production with a mail server', async () => {
    expect(await codesOf({})).toEqual([]);
    expect(await codesOf({ isProduction: true, smtpUrl })).toEqual([]);
  });

  it('production without a mail server', async () => {
    expect(await codesOf({ isProduction: true, smtpUrl: null })).toEqual(['mail_not_sent']);
  });

  it('a data folder that cannot be written, unless nothing is written there', async () => {
    const folder = join(tmpdir(), `muster-health-${String(process.pid)}`);
    writeFileSync(folder, 'a file in its place');
    onTestFinished(() => rmSync(folder));
    const broken = { isProduction: true, smtpUrl, dataDir: folder };
    expect(await codesOf(broken)).toEqual(['data_folder_not_writable']);
    expect((await warningsWith(broken))[0]?.message).not.toContain(folder);
    expect(await codesOf(broken, false)).toEqual([]);
    expect(await codesOf({ ...broken, smtpUrl: null }, false)).toEqual(['mail_not_sent', 'data_folder_not_writable']);
  });
});

describe('MUSTER_METRICS_PORT', () => {
  it('takes metrics off the public port: 404 there, 200 on its own, which tells nothing else', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const config = readConfig({ PORT: port, MUSTER_METRICS_PORT: metricsPort });
    const lifecycle = new Lifecycle();
    const serving = await prepareServing(installation, config, lifecycle);
    onTestFinished(async () => {
      await serving.drain();
      await lifecycle.stop();
    });
    expect(String(await serving.listen())).toBe(port);
    const statusOf = async (at: string, path: string) => (await fetch(`http://127.0.0.1:${at}${path}`)).status;
    expect(await statusOf(port, '/metrics')).toBe(404);
    expect(await statusOf(port, '/readyz')).toBe(200);
    expect(await statusOf(metricsPort, '/metrics')).toBe(200);
    expect(await statusOf(metricsPort, '/api/v1/me')).toBe(404);
  });

  it('without it metrics are told on the public port', async () => {
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(200);
  });
});

describe('MUSTER_DATABASE_POOL', () => {
  it('is 20 unless it is set, and 4 at least', () => {
    expect(readConfig({}).databasePool).toBe(20);
    expect(readConfig({ MUSTER_DATABASE_POOL: '50' }).databasePool).toBe(50);
    expect(() => readConfig({ MUSTER_DATABASE_POOL: '3' })).toThrow('MUSTER_DATABASE_POOL must be 4 or more.');
    expect(() => readConfig({ MUSTER_DATABASE_POOL: 'many' })).toThrow('MUSTER_DATABASE_POOL must be a whole number');
  });
});

describe('MUSTER_DATABASE_REPLICA_URL', () => {
  const url = 'postgres://muster@a,b/muster';
  const read = (env: Record<string, string>) => readConfig({ DATABASE_URL: url, ...env }).replica;

  it('allows a lag of five seconds unless MUSTER_DATABASE_REPLICA_MAX_LAG says another', () => {
    expect(read({})).toBeNull();
    expect(read({ MUSTER_DATABASE_REPLICA_URL: url })).toEqual({ url, maxLagMs: 5000 });
    expect(read({ MUSTER_DATABASE_REPLICA_URL: url, MUSTER_DATABASE_REPLICA_MAX_LAG: '2m' })?.maxLagMs).toBe(120_000);
  });

  it.each([
    [{ MUSTER_DATABASE_REPLICA_URL: 'redis://a' }, 'MUSTER_DATABASE_REPLICA_URL must be an address starting with'],
    [{ MUSTER_DATABASE_REPLICA_MAX_LAG: '5' }, 'must be a duration such as 500ms, 5s or 1m'],
    [{ MUSTER_DATABASE_REPLICA_MAX_LAG: '900ms' }, 'must be from 1s to 5m'],
    [{ MUSTER_DATABASE_REPLICA_URL: url, DATABASE_URL: '' }, 'needs DATABASE_URL'],
    [{ DATABASE_URL: `${url}?target_session_attrs=writer` }, 'DATABASE_URL has target_session_attrs "writer"'],
  ])('%o is refused', (env, message) => {
    expect(() => read(env as unknown as Record<string, string>)).toThrow(message);
  });
});
