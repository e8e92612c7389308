import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Muster } from '../../sdk/src/index.ts';
import type { Sandbox } from '../src/features/sandboxes/record.ts';
import { Receiver } from '../src/features/webhooks/testing/receiver.ts';
import { FaultsOf } from '../src/kernel/sandbox-faults.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { Client } from './client.ts';
import { openHarness } from './harness.ts';

const { world, installation, server, requestLog } = await openHarness();

let app: Client;
let api: Client;
let sandboxId: string;
let token: string;
let base: string;

beforeAll(async () => {
  app = await (await world.administrator()).app();
  const { data } = await app.post('/sandboxes', { name: 'Faulty', people: 0 });
  await runJobsOnce(installation);
  sandboxId = (data as Sandbox).id;
  token = (await app.post(`/sandboxes/${sandboxId}/tokens`, { name: 'Contractor' })).data.token as string;
  api = world.clientWith(token);
  await server.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}/api/v1`;
});
afterEach(async () => {
  expect((await api.delete('/sandbox/faults')).data).toEqual({ faults: [] });
  installation.clock.setOffset(0);
});

const begin = async (kind: string, seconds = 60): Promise<void> => {
  const answer = await api.post('/sandbox/faults', { kind, seconds });
  expect(answer.status, answer.text).toBe(200);
};
/** In the app of the sandbox. */
const open = async (): Promise<Client> => {
  const header = String((await app.post(`/sandboxes/${sandboxId}/open`)).headers['set-cookie']);
  return new Client(server, '/app/api', {
    'x-muster-app': '1',
    cookie: /muster_session=[^;]*/.exec(header)?.[0] ?? '',
  });
};
const departments = async (): Promise<string[]> =>
  ((await api.get('/departments', { query: { limit: '100' } })).data as { name: string }[]).map(({ name }) => name);

describe('POST /sandbox/faults', () => {
  it('200: says what goes wrong and until when; one that goes on is set anew; DELETE ends all at once', async () => {
    await begin('LATE', 600);
    await begin('RATE_LIMIT', 5);
    await begin('RATE_LIMIT', 30);
    const { faults } = (await api.get('/sandbox/faults')).data as { faults: { kind: string; until: string }[] };
    expect(faults.map(({ kind }) => kind)).toEqual(['RATE_LIMIT', 'LATE']);
    expect(Math.abs(Date.parse(faults[0]!.until) - Date.now() - 30_000)).toBeLessThan(5000);
    expect((await api.get('/users')).status).toBe(429);
    await api.delete('/sandbox/faults');
    expect((await api.get('/users')).status).toBe(200);
  });

  it('422: no such kind, too long, or no time at all', async () => {
    for (const [body, field] of [
      [{ kind: 'FIRE', seconds: 5 }, 'kind'],
      [{ kind: 'CUT', seconds: 601 }, 'seconds'],
      [{ kind: 'CUT', seconds: 0 }, 'seconds'],
      [{ kind: 'CUT' }, 'seconds'],
    ] as const) {
      const { status, error } = await api.post('/sandbox/faults', body);
      expect([status, error.details.field]).toEqual([422, field]);
    }
  });

  it('401: a real token; 409: in the app of a real organization; 403: without the scope', async () => {
    const admin = await world.administrator();
    const body = { kind: 'RATE_LIMIT', seconds: 60 };
    for (const by of [await admin.api(), await admin.app()]) {
      const answers = [
        await by.post('/sandbox/faults', body),
        await by.get('/sandbox/faults'),
        await by.delete('/sandbox/faults'),
      ];
      const isApp = answers[0]!.status === 409;
      for (const { status, error } of answers)
        expect([status, error.details.reason]).toEqual(isApp ? [409, 'no_sandbox'] : [401, 'real_token']);
      expect((await by.get('/users')).status).toBe(200);
    }
    const narrow = await app.post(`/sandboxes/${sandboxId}/tokens`, { name: 'Narrow', scopes: ['users:read'] });
    expect((await world.clientWith(narrow.data.token as string).post('/sandbox/faults', body)).status).toBe(403);
  });

  it('concerns no one else: a real organization answers as ever', async () => {
    await begin('UNAVAILABLE');
    expect((await api.get('/users')).status).toBe(503);
    expect((await (await world.administrator()).api().then((by) => by.get('/users'))).status).toBe(200);
  });
});

describe('requests', () => {
  it.each([
    ['RATE_LIMIT', 429, 'RATE_LIMITED', 60],
    ['UNAVAILABLE', 503, 'UNAVAILABLE', 5],
  ])('%s: %i with Retry-After, and the name of what was asked for', async (kind, status, code, longest) => {
    await begin(kind, 300);
    const answer = await api.get('/users');
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(answer.error.details).toEqual({ reason: 'sandbox_fault', kind });
    expect(Number(answer.headers['retry-after'])).toBe(longest);
  });

  it('SLOW: the answer is right, and five seconds late', async () => {
    await begin('SLOW');
    const startedMs = performance.now();
    expect((await api.get('/users')).status).toBe(200);
    expect(performance.now() - startedMs).toBeGreaterThan(4900);
  });

  it('CUT: no answer comes; every other change was made nevertheless, and its key answers for it', async () => {
    await begin('CUT');
    const post = (name: string, key: string) =>
      fetch(`${base}/departments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name }),
      });
    await expect(fetch(`${base}/users`, { headers: { authorization: `Bearer ${token}` } })).rejects.toThrow();
    await expect(post('Cut first', 'key-of-the-first-try')).rejects.toThrow();
    await expect(post('Cut second', 'key-of-the-second-try')).rejects.toThrow();
    await api.delete('/sandbox/faults');
    expect(await departments()).toEqual(expect.arrayContaining(['Cut first']));
    expect(await departments()).not.toContain('Cut second');
    expect((await post('Cut first', 'key-of-the-first-try')).status).toBe(201);
    expect((await departments()).filter((name) => name === 'Cut first')).toHaveLength(1);
    // Nobody heard of those three: the log says which they were.
    await requestLog.flush();
    const app = await open();
    const failed = await app.get('/requests', { query: { status: 'error', limit: '100' } });
    const cut = (failed.data as { operation: string; status: number }[]).filter(({ status }) => status === 499);
    expect(cut.map(({ operation }) => operation).sort()).toEqual([
      'departments.create',
      'departments.create',
      'users.list',
    ]);
  });
});

describe('the client for TypeScript', () => {
  it.each(['RATE_LIMIT', 'UNAVAILABLE', 'CUT'])('survives %s: what it was asked for is done, once', async (kind) => {
    const muster = new Muster({ baseUrl: base, token, retries: 8 });
    await begin(kind, 2);
    const { data } = await muster.departments.create({ name: `After ${kind}` });
    expect(data.name).toBe(`After ${kind}`);
    expect((await departments()).filter((name) => name === `After ${kind}`)).toHaveLength(1);
  });
});

describe('deliveries that are put off', () => {
  it('are put off once, also where two processes take one up in turn', () => {
    const [one, other] = [new FaultsOf(), new FaultsOf()];
    for (const faults of [one, other]) faults.set('LATE', Date.now() + 60_000);
    expect(one.delayOf(1000, 1000)).toBe(30_000);
    expect(other.delayOf(1000, 11_000)).toBe(20_000);
    expect(other.delayOf(1000, 31_000)).toBe(0);
    expect(one.delayOf(1000, 999)).toBe(0);
  });
});

describe('webhooks', () => {
  /** Names of the departments that a receiver was told of, in order. */
  const told = (receiver: Receiver): string[] =>
    receiver.received.map(({ body }) => (body as { data: { object: { name: string } } }).data.object.name);
  const listening = async (): Promise<Receiver> => {
    const receiver = await Receiver.open(onTestFinished);
    const { data } = await api.post('/webhooks', { url: receiver.url, events: ['department.created'] });
    onTestFinished(async () => void (await api.delete(`/webhooks/${String(data.id)}`)));
    return receiver;
  };
  const make = async (name: string): Promise<void> => {
    expect((await api.post('/departments', { name })).status).toBe(201);
    await runJobsOnce(installation);
  };

  it('DUPLICATE: twice, with the same id and the name of the sandbox', async () => {
    const receiver = await listening();
    await begin('DUPLICATE');
    await make('Twice');
    expect(told(receiver)).toEqual(['Twice', 'Twice']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received[0]?.headers['muster-sandbox']).toBe('Faulty');
  });

  it('LATE: half a minute later, once', async () => {
    const receiver = await listening();
    await begin('LATE');
    await make('Late');
    expect(told(receiver)).toEqual([]);
    installation.clock.setOffset(31_000);
    await installation.jobs.add(installation.clock, 'webhooks.deliver', {});
    await runJobsOnce(installation);
    expect(told(receiver)).toEqual(['Late']);
  });

  it('OUT_OF_ORDER: one is overtaken by the next', async () => {
    const receiver = await listening();
    await begin('OUT_OF_ORDER');
    await make('First');
    await make('Second');
    expect(told(receiver)).toEqual(['Second']);
    installation.clock.setOffset(6000);
    await installation.jobs.add(installation.clock, 'webhooks.deliver', {});
    await runJobsOnce(installation);
    expect(told(receiver)).toEqual(['Second', 'First']);
  });
});
