import { describe, expect, it, onTestFinished } from 'vitest';
import type { Client } from '../../test/client.ts';
import { withinMs } from '../../test/depth.ts';
import { openHarness } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { answering, hanging, Receiver } from '../features/webhooks/testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../features/webhooks/testing/workplace.ts';
import { Metrics } from '../http/metrics.ts';
import { deliverTask } from '../kernel/delivery.ts';
import { newId } from '../lib/ids.ts';
import { startJobs } from '../main/jobs.ts';
import { runJobsOnce } from '../worker/run.ts';
import { expireLeases, type LeasedDelivery, leaseDue, leaseMs } from './lease-store.ts';
import { saveResults } from './result-store.ts';
import { resultOf } from './results.ts';

const { installation, world: first } = await openHarness({ env: { MUSTER_WEBHOOK_RETRY_SECONDS: '1,2,600' } });
const { clock, database } = installation;
const { db } = database;

async function listening(receiver: Receiver) {
  const world = await first.another();
  const app = await (await world.executive()).app();
  const endpoint = await endpointAt(app, receiver.url);
  const ref = { organizationId: world.organizationId, endpointId: String(endpoint.id) };
  return { world, app, endpoint, ref, path: `/webhooks/${String(endpoint.id)}` };
}

const answer = (status: number) =>
  ({ kind: 'answered', status, excerpt: '', retryAfterSeconds: null, durationMs: 1 }) as const;
const leaseOne = async (ref: { organizationId: string; endpointId: string }) =>
  (await leaseDue(database, 'first', [{ ...ref, count: 1 }], clock.now()))[0];
const resultNow = (delivery: LeasedDelivery, status: number) => {
  const times = { startedMs: clock.nowMs(), endedMs: clock.nowMs() };
  return resultOf(delivery, { body: delivery.payload, outcome: answer(status) }, times, [1]);
};
const runOutLeases = () =>
  sql`update webhook_deliveries set claimed_until = now() - interval '1 second' where status = 'delivering'`.execute(
    db,
  );

/** Many deliveries to send, without a change for each. */
async function queue(app: Client, path: string, count: number): Promise<void> {
  const { data } = await app.post(`${path}/test`);
  const ids = Array.from({ length: count - 1 }, () => newId('dlv', clock.nowMs()));
  await sql`
    insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, status, activation, next_attempt_at,
      payload, is_test, created_at)
    select organization_id, endpoint_id, copies.id, event_id, event_type, 'queued', activation, next_attempt_at, payload, true,
           created_at
      from webhook_deliveries d, unnest(${ids}::text[]) as copies (id) where d.id = ${data.id}`.execute(db);
}

describe('a lease', () => {
  it('keeps others away until it runs out; then another worker may take the delivery', async () => {
    const { app, path, ref } = await listening(await Receiver.open(onTestFinished));
    await app.post(`${path}/test`);
    const leased = await leaseOne(ref);
    expect(leased).toMatchObject({ attempt_count: 0 });
    expect(await leaseOne(ref)).toBeUndefined();
    const { nextMs } = await expireLeases(database, clock.now());
    expect(nextMs).toBeGreaterThan(leaseMs - 5000);
    expect(await leaseOne(ref)).toBeUndefined();
    expect(await logOf(app, ref.endpointId)).toMatchObject([{ status: 'delivering', next_attempt_at: null }]);
    await runOutLeases();
    await expireLeases(database, clock.now());
    expect(await leaseOne(ref)).toMatchObject({ id: leased?.id });
  });

  it('a worker killed in the middle: the delivery is sent by the next', async () => {
    const receiver = await Receiver.open(onTestFinished);
    const { app, path, ref } = await listening(receiver);
    await app.post(`${path}/test`);
    await leaseOne(ref);
    await runJobsOnce(installation);
    expect(receiver.received).toEqual([]);
    await runOutLeases();
    await installation.jobs.add(clock, deliverTask, {});
    await runJobsOnce(installation);
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(app, ref.endpointId)).toMatchObject([{ status: 'delivered', attempt_count: 1 }]);
  });

  it('who finishes late does not overwrite a newer outcome', async () => {
    const { app, path, ref } = await listening(await Receiver.open(onTestFinished));
    await app.post(`${path}/test`);
    const late = (await leaseOne(ref))!;
    await runOutLeases();
    await expireLeases(database, clock.now());
    const newer = (await leaseOne(ref))!;
    expect(newer.claim_token).not.toBe(late.claim_token);
    expect(await saveResults(db, [resultNow(late, 500)])).toEqual(new Set());
    expect(await logOf(app, ref.endpointId)).toMatchObject([{ status: 'delivering' }]);
    expect(await saveResults(db, [resultNow(newer, 200)])).toEqual(new Set([newer.id]));
    expect(await saveResults(db, [resultNow(late, 500)])).toEqual(new Set());
    expect(await logOf(app, ref.endpointId)).toMatchObject([{ status: 'delivered', attempt_count: 1 }]);
  });

  it('the log keeps what was last sent, but not what was erased from it meanwhile', async () => {
    const { app, path, ref } = await listening(await Receiver.open(onTestFinished));
    await app.post(`${path}/test`);
    await app.post(`${path}/test`);
    const [one, two] = (await leaseDue(database, 'first', [{ ...ref, count: 2 }], clock.now())) as [
      LeasedDelivery,
      LeasedDelivery,
    ];
    await sql`update webhook_deliveries set payload = '{"of":"nobody"}' where id = ${two.id}`.execute(db);
    const sent = (delivery: LeasedDelivery) => ({ ...resultNow(delivery, 200), body: '{"of":"Ada, Byron"}' });
    await saveResults(db, [sent(one), sent(two)]);
    const { rows } = await sql<{ id: string; payload: string }>`
      select id, payload from webhook_deliveries where endpoint_id = ${ref.endpointId}`.execute(db);
    expect(new Map(rows.map(({ id, payload }) => [id, payload]))).toEqual(
      new Map([
        [one.id, '{"of":"Ada, Byron"}'],
        [two.id, '{"of":"nobody"}'],
      ]),
    );
  });

  it('two workers that lease at once never get the same delivery', async () => {
    const { app, path, ref } = await listening(await Receiver.open(onTestFinished));
    await queue(app, path, 100);
    const batches = await Promise.all(
      Array.from({ length: 8 }, () => leaseDue(database, 'first', [{ ...ref, count: 30 }], clock.now())),
    );
    const ids = batches.flat().map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
    await runOutLeases();
    await expireLeases(database, clock.now());
    await app.post(`${path}/pause`);
  });

  it('a failure at an endpoint that was paused meanwhile is not queued again; a success counts', async () => {
    const { app, path, ref } = await listening(await Receiver.open(onTestFinished));
    await app.post(`${path}/test`);
    await app.post(`${path}/test`);
    const [one, two] = await leaseDue(database, 'first', [{ ...ref, count: 2 }], clock.now());
    await app.post(`${path}/pause`);
    await saveResults(db, [resultNow(one!, 500), resultNow(two!, 200)]);
    const log = await logOf(app, ref.endpointId);
    expect(log.find(({ id }) => id === one!.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'endpoint_paused',
      attempt_count: 1,
      last_response_status: 500,
    });
    expect(log.find(({ id }) => id === two!.id)).toMatchObject({ status: 'delivered' });
  });
});

describe('isolation', () => {
  it('at most eight attempts at one endpoint at once', async () => {
    const receiver = await Receiver.open(onTestFinished);
    receiver.behaviour = (_received, response) => setTimeout(() => response.end('ok'), 5);
    const { app, path } = await listening(receiver);
    await queue(app, path, 200);
    await runJobsOnce(installation);
    expect(receiver.received).toHaveLength(200);
    expect(receiver.mostUnderWay).toBeLessThanOrEqual(8);
    expect(receiver.mostUnderWay).toBeGreaterThan(4);
  });

  it('an organization has 40 places for first attempts, and each of its endpoints gets a share of them', async () => {
    const receivers = await Promise.all(Array.from({ length: 10 }, () => Receiver.open(onTestFinished)));
    let underWay = 0;
    let mostUnderWay = 0;
    let whenFirstWasDone: number[] = [];
    for (const receiver of receivers) {
      receiver.behaviour = (_received, response) => {
        mostUnderWay = Math.max(mostUnderWay, ++underWay);
        if (receiver.received.length === 60 && whenFirstWasDone.length === 0)
          whenFirstWasDone = receivers.map(({ received }) => received.length);
        setTimeout(() => {
          underWay--;
          response.end('ok');
        }, 5);
      };
    }
    const { app, path } = await listening(receivers[0]!);
    const others = await Promise.all(receivers.slice(1).map(({ url }) => endpointAt(app, url)));
    for (const each of [path, ...others.map(({ id }) => `/webhooks/${String(id)}`)]) await queue(app, each, 60);
    await runJobsOnce(installation);
    expect(receivers.map(({ received }) => received.length)).toEqual(receivers.map(() => 60));
    expect(mostUnderWay).toBeGreaterThan(20);
    expect(mostUnderWay).toBeLessThanOrEqual(40);
    expect(Math.min(...whenFirstWasDone)).toBeGreaterThan(20);
  });

  it('a failing endpoint is probed one at a time, and ramps up when it is back', async () => {
    const receiver = await Receiver.open(onTestFinished);
    receiver.behaviour = answering(500);
    const { app, path } = await listening(receiver);
    await queue(app, path, 4);
    await runJobsOnce(installation);
    receiver.taken();
    receiver.mostUnderWay = 0;
    await queue(app, path, 10);
    await runJobsOnce(installation);
    expect(receiver.taken().length).toBeGreaterThanOrEqual(10);
    expect(receiver.mostUnderWay).toBe(1);
    const together: number[] = [];
    receiver.behaviour = (_received, response) => {
      together.push(receiver.underWay);
      setTimeout(() => response.end('ok'), 5);
    };
    await queue(app, path, 60);
    await runJobsOnce(installation);
    expect(together[0]).toBe(1);
    expect(Math.max(...together)).toBeGreaterThan(4);
  });

  it('hanging endpoints, of the same organization and of others, do not delay a healthy one', async () => {
    const dead = await Receiver.open(onTestFinished);
    dead.behaviour = hanging;
    const healthy = await Receiver.open(onTestFinished);
    const { world, app, path } = await listening(healthy);
    for (let i = 0; i < 5; i++) await queue(app, `/webhooks/${(await endpointAt(app, dead.url)).id}`, 50);
    for (let i = 0; i < 5; i++) {
      const other = await listening(dead);
      await queue(other.app, other.path, 50);
    }
    const stop = await startJobs(installation, null);
    onTestFinished(() => stop().then(() => undefined));
    await dead.receivedTimes(20);
    for (let i = 0; i < 20; i++) {
      const sentMs = Date.now();
      await app.post(`${path}/test`);
      await healthy.receivedTimes(i + 1);
      expect(healthy.received[i]!.atMs - sentMs).toBeLessThan(withinMs(1500));
    }
    expect(dead.received.length).toBeLessThanOrEqual(40);
    expect(await logOf(app, path.split('/')[2]!, { status: 'queued' })).toEqual([]);
    expect(world.organizationId).toBeDefined();
  });
});

describe('a worker', () => {
  it('sends within a moment of the commit, and shows it in /metrics', async () => {
    const receiver = await Receiver.open(onTestFinished);
    const { app } = await listening(receiver);
    const metrics = new Metrics();
    const stop = await startJobs(installation, metrics);
    onTestFinished(() => stop().then(() => undefined));
    const delays: number[] = [];
    for (let i = 0; i < 15; i++) {
      await addPerson(app);
      const committedMs = Date.now();
      await receiver.receivedTimes(i + 1);
      delays.push(receiver.received[i]!.atMs - committedMs);
    }
    expect(delays.sort((a, b) => a - b)[7]).toBeLessThan(withinMs(300));
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^muster_webhook_deliveries_total\{result="delivered"\} \d+$/m);
    expect(text).toMatch(/^muster_webhook_queue\{status="queued"\} \d+$/m);
    expect(text).toMatch(/^muster_webhook_attempt_seconds_count \d+$/m);
    expect(text).toMatch(/^muster_webhook_first_attempt_delay_seconds_count \d+$/m);
  });

  it('comes back to a failed delivery by itself when its time has come', async () => {
    const receiver = await Receiver.open(onTestFinished);
    receiver.behaviour = answering(500);
    const { app, path, ref } = await listening(receiver);
    const stop = await startJobs(installation, null);
    onTestFinished(() => stop().then(() => undefined));
    await app.post(`${path}/test`);
    await receiver.receivedTimes(1);
    receiver.behaviour = answering(200);
    await receiver.receivedTimes(2);
    expect(receiver.received[1]!.atMs - receiver.received[0]!.atMs).toBeGreaterThanOrEqual(950);
    expect(receiver.received[1]!.atMs - receiver.received[0]!.atMs).toBeLessThan(4000);
    expect(receiver.received[1]!.text).toBe(receiver.received[0]!.text);
    expect(ref.endpointId).toBe(receiver.received[0]!.body.data.object.id);
  });

  it('told to stop lets attempts under way end, and gives back what it has not begun', async () => {
    const receiver = await Receiver.open(onTestFinished);
    const held: (() => void)[] = [];
    receiver.behaviour = (_received, response) => held.push(() => response.end('ok'));
    const { app, path, ref } = await listening(receiver);
    await queue(app, path, 30);
    const stop = await startJobs(installation, null);
    await receiver.receivedTimes(4);
    const stopped = stop();
    for (const finish of held.splice(0)) finish();
    await stopped;
    const log = await logOf(app, ref.endpointId);
    const count = (status: string): number => log.filter((delivery) => delivery.status === status).length;
    expect(count('delivering')).toBe(0);
    expect(count('delivered')).toBe(receiver.received.length);
    expect(count('queued')).toBe(30 - receiver.received.length);
    expect(log.filter(({ status }) => status === 'queued').every(({ attempt_count }) => attempt_count === 0)).toBe(
      true,
    );
    await app.post(`${path}/pause`);
  });

  it('cuts off what does not end in time and gives it back uncounted', { timeout: 20_000 }, async () => {
    const receiver = await Receiver.open(onTestFinished);
    receiver.behaviour = hanging;
    const { app, path, ref } = await listening(receiver);
    await app.post(`${path}/test`);
    const stop = await startJobs(installation, null);
    await receiver.receivedTimes(1);
    await stop();
    expect(await logOf(app, ref.endpointId)).toMatchObject([{ status: 'queued', attempt_count: 0 }]);
  });
});
