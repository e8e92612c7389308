import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentWithDemo } from './demo.ts';
import { isInPath, root } from './deploy/known.ts';
import {
  ensureProductBuilt,
  freePort,
  newDatabaseUrl,
  newDataDir,
  type Running,
  startMuster,
  startProduct,
  stopAll,
} from './processes.ts';

beforeAll(ensureProductBuilt);
afterAll(stopAll);

const tokenIn = (text: string): string => /mst_[0-9A-Za-z]{46}/.exec(text)?.[0] ?? '';

async function call(
  { origin }: Running,
  token: string,
  path: string,
  body?: object,
): Promise<{ status: number; data: Record<string, unknown> & { email: string; id: string }[] }> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const { data } = (await response.json()) as { data: never };
  return { status: response.status, data };
}

const signIn = ({ origin }: Running, email: string, password: string): Promise<globalThis.Response> =>
  fetch(`${origin}/app/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-muster-app': '1' },
    body: JSON.stringify({ email, password }),
  });

/** One sentence, and no stack trace. */
async function refusal(running: Running): Promise<string> {
  expect(await running.ended).toBe(1);
  expect(running.stderr.trim().split('\n')).toHaveLength(1);
  expect(running.stderr).not.toMatch(/^\s+at |Error:/m);
  expect(running.stdout).toBe('');
  return running.stderr.trim();
}

describe('npm start on an empty data folder', { timeout: 60_000 }, () => {
  const dataDir = newDataDir();
  let env: Record<string, string>;
  let running: Running;
  let token = '';

  beforeAll(async () => {
    env = { MUSTER_DATA_DIR: dataDir, PORT: await freePort() };
    running = await startProduct(env).ready();
    token = tokenIn(running.stdout);
  });

  it('says where everything is, once, and the demo sign-in and token it prints work', async () => {
    expect(running.stdout.match(/Muster is ready/g)).toHaveLength(1);
    for (const path of ['/api/v1', '/docs']) expect(running.stdout).toContain(`${running.origin}${path}\n`);
    // Passkeys need a name for a host.
    expect(running.stdout).toContain(`${running.origin.replace('127.0.0.1', 'localhost')}/\n`);
    expect((await call(running, token, '/users?limit=100')).data).toHaveLength(80);
    const email = /Sign in +(\S+)/.exec(running.stdout)?.[1] ?? '';
    const password = /Password +(\S+)/.exec(running.stdout)?.[1] ?? '';
    expect((await signIn(running, email, password)).status).toBe(200);
  });

  it('a second start on the same folder is refused in one sentence', async () => {
    const second = startProduct({ ...env, PORT: await freePort() });
    expect(await refusal(second)).toContain('already runs');
  });

  it('SIGTERM ends it well, and a restart keeps the data and the same demo token', async () => {
    expect((await call(running, token, '/departments', { name: 'Kept' })).status).toBe(201);
    expect(await running.stop()).toBe(0);
    running = await startProduct(env).ready();
    expect(tokenIn(running.stdout)).toBe(token);
    expect(JSON.stringify((await call(running, token, '/departments')).data)).toContain('Kept');
  });

  it('kill -9 loses nothing that was acknowledged', async () => {
    const created = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => call(running, token, '/departments', { name: `Killed ${name}` })),
    );
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
    await running.stop('SIGKILL');
    running = await startProduct(env).ready();
    const names = JSON.stringify((await call(running, token, '/departments')).data);
    for (const name of ['One', 'Two', 'Three']) expect(names).toContain(`Killed ${name}`);
  });

  it('mints a new demo token when the old one was revoked', async () => {
    const { data } = await call(running, token, '/token');
    const revoke = startMuster(['token', 'revoke', String(data['id'])], env);
    expect(await revoke.ended).toBe(0);
    await running.stop();
    running = await startProduct(env).ready();
    expect(tokenIn(running.stdout)).not.toBe(token);
    expect((await call(running, tokenIn(running.stdout), '/token')).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });

  it('keeps secrets where only their owner reads them', async () => {
    const { statSync } = await import('node:fs');
    for (const name of ['demo.json', 'secret.key']) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
    expect(readFileSync(join(dataDir, 'demo.json'), 'utf8')).toContain('mst_');
  });
});

describe('in a terminal', { timeout: 60_000 }, () => {
  const canRecord = isInPath('script');
  if (!canRecord) console.log('Not tried: script, which gives a program a terminal, is not on this machine.');

  /** What a person sees, without the line that is drawn again each second. */
  async function seen(env: Record<string, string>): Promise<string> {
    const command = `"${process.execPath}" "${join(root, 'server/dist/cli.js')}" serve`;
    const screen = spawn('script', ['-qec', command, '/dev/null'], {
      env: { PATH: process.env['PATH'] ?? '', PORT: await freePort(), MUSTER_DATA_DIR: newDataDir(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    screen.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    await expect.poll(() => text, { timeout: 30_000 }).toContain('ready');
    const ended = once(screen, 'close');
    screen.kill('SIGTERM');
    await ended;
    return text;
  }

  it.skipIf(!canRecord)('logs are for people, in production for programs', async () => {
    const env = { DATABASE_URL: await newDatabaseUrl(), MUSTER_SECRET_KEY: 'k'.repeat(32) };
    expect(await seen(env)).toMatch(/^\d\d:\d\d:\d\d +ready /m);
    const production = await seen({ ...env, MUSTER_ENV: 'production' });
    expect(production).toMatch(/^\{"level":30,.*"msg":"ready"\}/m);
  });
});

describe('stopping', { timeout: 60_000 }, () => {
  const slowBody = JSON.stringify({ name: 'Slow' });

  async function serve(): Promise<{ running: Running; token: string }> {
    const running = await startProduct({ ...(await environmentWithDemo()), PORT: await freePort() }).ready();
    return { running, token: tokenIn(running.stdout) };
  }

  /** A request whose second half is still to come, under way on the server. */
  async function slowRequest({ origin }: Running, token: string) {
    const slow = request(`${origin}/api/v1/departments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': slowBody.length,
        expect: '100-continue',
      },
    });
    slow.on('error', () => undefined);
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write(slowBody.slice(0, 5));
    return slow;
  }

  async function untilRefusing({ origin }: Running): Promise<void> {
    while (await fetch(`${origin}/healthz`).catch(() => null)) await sleep(10);
  }

  it('lets a request under way finish, takes no new ones and says at /readyz that it stops', async () => {
    const { running, token } = await serve();
    const slow = await slowRequest(running, token);
    const probe = connect(Number(new URL(running.origin).port), '127.0.0.1');
    await once(probe, 'connect');
    probe.write('GET /readyz HTTP/1.1\r\nHost: muster\r\n');
    // Something that is answered after it: what was sent before has arrived.
    await fetch(`${running.origin}/healthz`);
    running.child.kill('SIGTERM');
    await untilRefusing(running);
    probe.write('\r\n');
    const [answer] = (await once(probe, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 503 /);
    probe.destroy();
    slow.end(slowBody.slice(5));
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(201);
    // Well before the connection, which its client would like to keep, is cut off.
    expect(await Promise.race([running.ended, sleep(5000, 'still there')])).toBe(0);
  });

  it('asked a second time, ends at once', async () => {
    const { running, token } = await serve();
    const slow = await slowRequest(running, token);
    running.child.kill('SIGTERM');
    await untilRefusing(running);
    // Signals that come within a second are one signal that came by several ways.
    await sleep(1100);
    expect(await running.stop()).toBe(1);
    slow.destroy();
  });
});

describe('what keeps it from starting is one sentence', { timeout: 60_000 }, () => {
  it('a port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    expect(await refusal(startProduct({ MUSTER_DATA_DIR: newDataDir(), PORT: port }))).toContain(
      `Port ${port} is taken`,
    );
    holder.close();
  });

  it('a database that cannot be reached, without its password', async () => {
    const databaseUrl = 'postgres://muster:not-to-be-shown@127.0.0.1:1/muster';
    const sentence = await refusal(
      startProduct({ MUSTER_DATA_DIR: newDataDir(), PORT: await freePort(), DATABASE_URL: databaseUrl }),
    );
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('not-to-be-shown');
  });

  it('a setting that is misspelt, with the one that was meant', async () => {
    const env = { MUSTER_DATA_DIR: newDataDir(), PORT: await freePort() };
    expect(await refusal(startProduct({ ...env, MUSTER_ENV: 'Production' }))).toContain('Did you mean production?');
    expect(await refusal(startProduct({ ...env, MUSTER_LOG_LEVELS: 'info' }))).toContain('mean MUSTER_LOG_LEVEL?');
  });

  it('a data folder that is none', async () => {
    const file = join(newDataDir(), 'file');
    writeFileSync(file, '');
    expect(await refusal(startProduct({ MUSTER_DATA_DIR: file, PORT: await freePort() }))).toContain(file);
  });

  it('a variable that makes no sense', async () => {
    expect(await refusal(startProduct({ MUSTER_DATA_DIR: newDataDir(), PORT: 'eighty' }))).toContain('PORT');
  });

  it('another key than the one the data was filled with', async () => {
    const env = { ...(await environmentWithDemo()), PORT: await freePort() };
    const started = startProduct({ ...env, MUSTER_SECRET_KEY: 'another key, long enough to be taken too' });
    expect(await refusal(started)).toContain('MUSTER_SECRET_KEY');
  });
});

describe('production', { timeout: 60_000 }, () => {
  it('npm start is refused, muster serve and muster worker run and stop on SIGTERM', async () => {
    const env = {
      MUSTER_ENV: 'production',
      DATABASE_URL: await newDatabaseUrl(false),
      MUSTER_SECRET_KEY: 'a key for production, long enough to be taken',
      MUSTER_DATA_DIR: join(newDataDir(), 'absent'),
      PORT: await freePort(),
      MUSTER_WORKER_PORT: await freePort(),
    };
    expect(await refusal(startProduct(env))).toContain('muster serve');
    const [server, worker] = [startMuster(['serve', '--json'], env), startMuster(['worker', '--json'], env)];
    await server.ready();
    for (const part of [server, worker])
      while (part.stdout === '') await once(part.child.stdout as NodeJS.ReadableStream, 'data');
    expect(JSON.parse(server.stdout)).toMatchObject({ status: 'ready', port: Number(env.PORT) });
    expect(JSON.parse(worker.stdout)).toEqual({ status: 'ready' });
    const ofWorker = (path: string) => fetch(`http://127.0.0.1:${env.MUSTER_WORKER_PORT}${path}`);
    expect((await ofWorker('/healthz')).status).toBe(200);
    const warnings = [{ code: 'mail_not_sent', message: expect.stringContaining('SMTP_URL is not set') }];
    for (const at of [env.PORT, env.MUSTER_WORKER_PORT])
      expect(await (await fetch(`http://127.0.0.1:${at}/readyz`)).json()).toEqual({ status: 'ready', warnings });
    for (const { stderr } of [server, worker]) expect(stderr).toMatch(/"level":40,.*"code":"mail_not_sent"/);
    expect(await (await ofWorker('/metrics')).text()).toMatch(/^muster_webhook_deliveries_total/m);
    expect((await ofWorker('/api/v1/users')).status).toBe(404);
    const second = startMuster(['worker'], env);
    expect(await second.ended).toBe(1);
    expect(second.stderr).toContain('MUSTER_WORKER_PORT');
    for (const [args, telling] of [
      [['demo'], 'demo'],
      [['clock', 'advance', '1d'], 'clock'],
    ] as const) {
      const refused = startMuster(args, env);
      expect(await refused.ended).toBe(1);
      expect(refused.stderr).toContain(telling);
    }
    expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0]);
    rmSync(env.MUSTER_DATA_DIR, { recursive: true, force: true });
  });
});
