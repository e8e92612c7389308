import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { OpenTransaction } from '../../src/db/transaction.ts';
import type { Client, Response } from '../client.ts';
import { sized } from '../depth.ts';
import { type Harness, openHarness } from '../harness.ts';
import { median } from './support.ts';

const stuck = 20;
/** A loaded machine answers in tens of milliseconds; one that waits for a neighbour's lock takes the two seconds of it. */
const normalMs = sized(1000, 1900);

const timesOf = async (count: number, ask: (n: number) => Promise<Response>): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const startedMs = performance.now();
    const { status } = await ask(n);
    times.push(performance.now() - startedMs);
    expect(status).toBeLessThan(300);
  }
  return times;
};

describe(`${String(stuck)} requests of one organization stuck`, () => {
  const sockets: Socket[] = [];
  let harness: Harness;
  let mine: Client;
  let others: Client;
  let subject = '';
  let name = 0;

  beforeAll(async () => {
    const bucket = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const endpoint = encodeURIComponent(`http://127.0.0.1:${String((bucket.address() as AddressInfo).port)}`);
    process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
    harness = await openHarness({
      env: {
        MUSTER_FILES_URL: `s3://muster-test/x?endpoint=${endpoint}&path_style=1`,
        MUSTER_WEBHOOK_ALLOW_PRIVATE: '0',
      },
    });
    const { world } = harness;
    mine = await (await world.executive()).api();
    others = await (await (await world.another()).executive()).api();
    subject = await world.department('Kitchen');
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const othersAnswer = async (): Promise<void> => {
    const times = await timesOf(sized(100, 20), (n) =>
      n % 2 === 0 ? others.get('/users') : others.post('/departments', { name: `Place ${String(++name)}` }),
    );
    console.log(
      `Another organization meanwhile: median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms.`,
    );
    expect(Math.max(...times)).toBeLessThan(normalMs);
  };

  it('in a lock: others answer in normal time; 409 busy or 503 with Retry-After, and nothing changed', async () => {
    const holder = await OpenTransaction.begin(harness.installation.database.pool);
    await sql`select from departments where id = ${subject} for update`.execute(holder.tx);
    const startedMs = performance.now();
    const waiting = Promise.all(
      Array.from({ length: stuck }, () => mine.patch(`/departments/${subject}`, { description: 'Changed' })),
    );
    await othersAnswer();
    const answers = await waiting;
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    const reasons = new Set(answers.map(({ status, error }) => `${String(status)} ${String(error.details?.reason)}`));
    expect([...reasons].sort()).toEqual(['409 busy', '503 undefined']);
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await holder.rollback();
    expect((await mine.get(`/departments/${subject}`)).data.description).toBeNull();
  }, 60_000);

  it('409 busy is no answer that a key remembers: tried again, the change comes about', async () => {
    const holder = await OpenTransaction.begin(harness.installation.database.pool);
    await sql`select from departments where id = ${subject} for update`.execute(holder.tx);
    const change = () =>
      mine.patch(
        `/departments/${subject}`,
        { description: 'Tried again' },
        { headers: { 'idempotency-key': 'once-more' } },
      );
    expect(await change()).toMatchObject({ status: 409, error: { details: { reason: 'busy' } } });
    await holder.rollback();
    expect(await change()).toMatchObject({ status: 200, data: { description: 'Tried again' } });
  }, 30_000);

  it('in a bucket that says nothing: others answer in normal time, and so does the organization itself', async () => {
    const document = { title: 'Plan', file_name: 'plan.txt', mime_type: 'text/plain', content: 'aGVsbG8=' };
    const waiting = Promise.all(Array.from({ length: stuck }, () => mine.post('/documents', document)));
    await expect.poll(() => sockets.length, { timeout: 5000 }).toBeGreaterThan(stuck / 2);
    await othersAnswer();
    expect(Math.max(...(await timesOf(10, () => mine.get('/users'))))).toBeLessThan(normalMs);
    expect((await waiting).map(({ status }) => status)).toEqual(Array.from({ length: stuck }, () => 503));
  }, 60_000);

  it('in name servers that say nothing: others answer in normal time, and so does the organization itself', async () => {
    let giveUp = (): void => undefined;
    const silence = new Promise<never>((_, reject) => {
      giveUp = () => {
        reject(new Error('no answer'));
      };
    });
    silence.catch(() => undefined);
    const resolve4 = vi.spyOn(Resolver.prototype, 'resolve4').mockReturnValue(silence);
    vi.spyOn(Resolver.prototype, 'resolve6').mockReturnValue(silence);
    const endpoint = { url: 'https://hooks.example.com/in', events: ['department.created'] };
    const waiting = Promise.all(
      Array.from({ length: stuck }, (_, n) =>
        mine.post('/webhooks', endpoint, { headers: { 'idempotency-key': `stuck-${String(n)}` } }),
      ),
    );
    await expect.poll(() => resolve4.mock.calls.length, { timeout: 5000 }).toBe(stuck);
    await othersAnswer();
    expect(Math.max(...(await timesOf(10, () => mine.get('/users'))))).toBeLessThan(normalMs);
    const { pool } = harness.installation.database;
    // A write in the background may have one for a moment; the twenty hold none.
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 4000, interval: 5 }).toBe(0);
    giveUp();
    expect((await waiting).map(({ status }) => status)).toEqual(Array.from({ length: stuck }, () => 422));
  }, 60_000);
});
