import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { insertRow } from '../src/db/rows.ts';
import { sql } from '../src/db/sql.ts';
import { hashSecret, newSecret, sessionCookie } from '../src/lib/secrets.ts';
import { openHarness } from './harness.ts';
import type { Somebody } from './world.ts';

const { world, server, installation } = await openHarness();
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
const { db } = installation.database;

/** One that listens: what it hears, and when it is let go. */
interface Ear {
  readonly status: number;
  readonly heard: string[][];
  readonly next: () => Promise<string[]>;
  readonly ended: Promise<void>;
  readonly close: () => void;
}

const ears: Ear[] = [];
afterEach(() => {
  for (const ear of ears.splice(0)) ear.close();
});

async function sessionOf(person: Somebody, expiresInMs = 3_600_000): Promise<string> {
  const secret = newSecret();
  await insertRow('sessions', {
    token_hash: hashSecret(secret),
    organization_id: world.organizationId,
    user_id: person.id,
    created_at: installation.clock.now(),
    expires_at: new Date(installation.clock.nowMs() + expiresInMs).toISOString(),
  }).execute(db);
  return secret;
}

async function listen(secret: string): Promise<Ear> {
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/app/api/stream',
    headers: { cookie: `${sessionCookie}=${secret}` },
  });
  request.on('error', () => undefined);
  const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  const heard: string[][] = [];
  const waiting: ((topics: string[]) => void)[] = [];
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data === undefined) continue;
      const { topics } = JSON.parse(data) as { topics: string[] };
      heard.push(topics);
      waiting.shift()?.(topics);
    }
  });
  const ear: Ear = {
    status: response.statusCode ?? 0,
    heard,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    ended: new Promise((resolve) => response.once('close', resolve)),
    close: () => request.destroy(),
  };
  ears.push(ear);
  return ear;
}

describe('GET /stream', () => {
  it('401: without a session', async () => {
    expect((await listen('nobody')).status).toBe(401);
  });

  it('tells whom it concerns and who may decide that something changed, never what, and no one else', async () => {
    const [cook, stranger] = [await world.employee({ department: 'Kitchen' }), await world.employee()];
    const head = await world.departmentHeadOf('Kitchen');
    const admin = await (await world.administrator()).app();
    const { data: type } = await admin.post('/leave-types', { name: 'Vacation' });
    const asks = await listen(await sessionOf(cook));
    const decides = await listen(await sessionOf(head));
    const other = await listen(await sessionOf(stranger));
    const request = { leave_type_id: type.id, start_date: '2030-06-03', end_date: '2030-06-03' };
    const told = decides.next();
    const { data: leave } = await (await cook.app()).post('/leaves', request);
    expect(await told).toEqual(['leave']);
    const answered = asks.next();
    await (await head.app()).post(`/leaves/${String(leave.id)}/approve`);
    expect(await answered).toEqual(['leave', 'notification']);
    expect(other.heard).toEqual([]);
    expect(decides.heard).toHaveLength(1);
  });

  it('ends with the session: signed out, deactivated, expired', async () => {
    const [one, two] = [await world.employee(), await world.employee()];
    const first = await listen(await sessionOf(one));
    const second = await listen(await sessionOf(two));
    const kept = await listen(await sessionOf(two));
    await sql`delete from sessions where user_id = ${one.id}`.execute(db);
    await first.ended;
    await sql`update users set is_active = ${false} where id = ${two.id}`.execute(db);
    await Promise.all([second.ended, kept.ended]);
  });

  it('429: more streams of a person than a person has browsers; none takes a connection', async () => {
    const person = await world.employee();
    const secret = await sessionOf(person);
    for (let i = 0; i < 6; i++) expect((await listen(secret)).status).toBe(200);
    expect((await listen(secret)).status).toBe(429);
    const { pool } = installation.database;
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 10_000, interval: 5 }).toBe(0);
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const ear = await listen(await sessionOf(await world.employee()));
    const startedMs = performance.now();
    await server.close();
    await ear.ended;
    expect(performance.now() - startedMs).toBeLessThan(20_000);
  });
});
