import { describe, expect, it, onTestFinished } from 'vitest';
import { advance } from '../../../../test/advance.ts';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { eventExample } from '../../../kernel/event-example.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { answering, Receiver } from '../testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../testing/workplace.ts';
import { cleanDeliveries } from './retention-store.ts';

const { installation, world: first } = await openHarness();
const { db } = installation.database;
const dayMs = 86_400_000;

async function listening() {
  const receiver = await Receiver.open(onTestFinished);
  const world = await first.another();
  const boss = await world.executive();
  const app = await boss.app();
  const endpoint = await endpointAt(app, receiver.url);
  return { receiver, world, boss, app, endpoint, path: `/webhooks/${String(endpoint.id)}` };
}

describe('POST /webhooks/{id}/test', () => {
  it('202: the delivery; the receiver gets webhook.test whatever it subscribes to', async () => {
    const { receiver, boss, world, app, endpoint, path } = await listening();
    await app.patch(path, { events: ['department.created'] });
    const api = await boss.api(['webhooks:write']);
    const { status, data } = await api.post(`${path}/test`);
    expect(status).toBe(202);
    expect(data).toMatchObject({
      endpoint_id: endpoint.id,
      event_type: 'webhook.test',
      status: 'queued',
      is_test: true,
      is_redelivery: false,
      attempt_count: 0,
      next_attempt_at: data.created_at,
    });
    await runJobsOnce(installation);
    expect(receiver.received[0]!.body).toEqual({
      id: data.event_id,
      type: 'webhook.test',
      api_version: 'v1',
      created_at: data.created_at,
      organization_id: world.organizationId,
      data: { object: { id: endpoint.id, object: 'webhook_endpoint', message: expect.any(String) } },
    });
    expect((await world.audit()).map(({ action }) => action)).toContain('webhooks.test');
  });

  it('409: the endpoint must be active', async () => {
    const { app, path } = await listening();
    await app.post(`${path}/pause`);
    expect((await app.post(`${path}/test`)).error).toMatchObject({ code: 'CONFLICT', details: { status: 'paused' } });
  });

  it('403: someone of a lower role than the owner', async () => {
    const { world, path } = await listening();
    expect((await (await (await world.administrator()).api()).post(`${path}/test`)).status).toBe(403);
    expect((await (await (await world.executive()).api()).post(`${path}/test`)).status).toBe(202);
  });
});

describe('POST /webhooks/{id}/test-event', () => {
  it('202: the receiver gets the example of the type, with an id and a time of its own', async () => {
    const { receiver, world, app, path } = await listening();
    const { status, data } = await app.post(`${path}/test-event`, { type: 'user.updated' });
    expect([status, data.event_type, data.is_test]).toEqual([202, 'user.updated', true]);
    await runJobsOnce(installation);
    const definition = installation.catalogue.events.find(({ type }) => type === 'user.updated')!;
    expect(receiver.received[0]!.body).toEqual({
      ...eventExample(definition, installation.catalogue.states),
      id: data.event_id,
      created_at: data.created_at,
      organization_id: world.organizationId,
    });
    const again = await app.post(`${path}/deliveries/${String(data.id)}/redeliver`);
    await runJobsOnce(installation);
    expect(receiver.taken().at(-1)!.body).toMatchObject({ id: again.data.event_id, type: 'user.updated' });
  });

  it('202: every type of the catalogue has an example that can be sent', async () => {
    const { receiver, app, path } = await listening();
    const types = installation.catalogue.events.map(({ type }) => type);
    for (const type of types) expect((await app.post(`${path}/test-event`, { type })).status, type).toBe(202);
    await advance(installation, 5000);
    expect(
      receiver
        .taken()
        .map(({ body }) => body.type as string)
        .sort(),
    ).toEqual(types.sort());
  });

  it('409: a type that it does not subscribe to, an endpoint that is paused; 422: an unknown type; 403, 404 as a test', async () => {
    const { boss, world, app, path } = await listening();
    const body = { type: 'user.updated' };
    expect((await app.post(`${path}/test-event`, { type: 'user.exploded' })).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { field: 'type' },
    });
    expect((await (await (await world.administrator()).app()).post(`${path}/test-event`, body)).status).toBe(403);
    expect((await (await boss.api()).post(`${path}/test-event`, body)).status).toBe(404);
    await app.patch(path, { events: ['department.created'] });
    expect((await app.post(`${path}/test-event`, body)).error.details).toEqual({ reason: 'unsubscribed' });
    await app.post(`${path}/pause`);
    expect((await app.post(`${path}/test-event`, { type: 'department.created' })).status).toBe(409);
  });
});

describe('GET /webhooks/{id}/statistics', () => {
  it('200: how many were received and how fast, by day and by week', async () => {
    const { receiver, app, path, endpoint } = await listening();
    const none = { counted: 0, delivered: 0, failed: 0, success_rate: null, median_ms: null };
    expect((await app.get(`${path}/statistics`)).data.periods).toEqual([
      { period: 'day', ...none },
      { period: 'week', ...none },
    ]);
    for (let i = 0; i < 3; i++) await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(receiver.taken()).toHaveLength(3);
    await sql`update webhook_deliveries d set attempts = jsonb_set(attempts, '{0,duration_ms}', to_jsonb(n * 100))
        from (select id, row_number() over (order by id) as n from webhook_deliveries where endpoint_id = ${endpoint.id}) as x
       where d.id = x.id`.execute(db);
    await app.post(`${path}/test`);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where endpoint_id = ${endpoint.id} and status = 'queued'`.execute(db);
    const counts = { counted: 4, delivered: 3, failed: 1, success_rate: 0.75, median_ms: 200 };
    expect((await app.get(`${path}/statistics`)).data.periods).toEqual([
      { period: 'day', ...counts },
      { period: 'week', ...counts },
    ]);
    const offset = installation.clock.offsetMs;
    installation.clock.setOffset(offset + 2 * dayMs);
    onTestFinished(() => installation.clock.setOffset(offset));
    expect((await app.get(`${path}/statistics`)).data.periods).toEqual([
      { period: 'day', ...none },
      { period: 'week', ...counts },
    ]);
  });
});

describe('GET /webhooks/{id}/deliveries', () => {
  it('200: newest first, narrowed by status and type, page by page; any Administrator reads it', async () => {
    const { receiver, world, app, path } = await listening();
    await addPerson(app);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    receiver.behaviour = answering(500);
    await addPerson(app);
    await runJobsOnce(installation);
    const api = await (await world.administrator()).api(['webhooks:read']);
    const get = (query: Record<string, string> = {}) => api.get(`${path}/deliveries`, { query });
    const all = (await get()).data;
    expect(all.map(({ id }: { id: string }) => id)).toEqual(
      all
        .map(({ id }: { id: string }) => id)
        .sort()
        .reverse(),
    );
    expect(all).toHaveLength(3);
    expect(all[0]).not.toHaveProperty('payload');
    expect((await get({ status: 'queued' })).data).toMatchObject([{ event_type: 'user.created', attempt_count: 1 }]);
    expect((await get({ event_type: 'user.created', status: 'delivered' })).data).toHaveLength(1);
    expect((await get({ event_type: 'nothing.known' })).data).toEqual([]);
    const page = await get({ limit: '2' });
    expect((await get({ limit: '2', cursor: page.body.meta.next_cursor })).data).toEqual([all[2]]);
    expect((await get({ status: 'lost' })).status).toBe(422);
  });

  it('200: the payload takes the read scope of its event; without it meta.withheld names the scope', async () => {
    const { boss, world, app, path } = await listening();
    const person = await addPerson(app);
    await runJobsOnce(installation);
    const [delivered] = await logOf(app, path.split('/')[2]!);
    const get = (api: Client) => api.get(`${path}/deliveries/${delivered.id}`);
    const withheld = [{ fields: ['payload'], scope: 'users:read', reason: 'scope' }];
    for (const reader of [boss, await world.administrator()]) {
      const without = await get(await reader.api(['webhooks:read', 'leaves:read']));
      expect(without.data).toMatchObject({ id: delivered.id, payload: null, attempts: [{ number: 1 }] });
      expect(without.body.meta).toMatchObject({ withheld });
      expect(without.text).not.toContain(person.email);
      for (const api of [await reader.api(['webhooks:read', 'users:read']), await reader.app()]) {
        const { data, body } = await get(api);
        expect(data.payload).toMatchObject({ id: delivered.event_id, data: { object: { id: person.id } } });
        expect(body.meta).not.toHaveProperty('withheld');
      }
    }
    const { data } = await app.post(`${path}/test`);
    const test = await (await boss.api(['webhooks:read'])).get(`${path}/deliveries/${data.id}`);
    expect(test.data.payload).toMatchObject({ type: 'webhook.test' });
  });

  it('200: of a person erased since the payload tells nothing, also before the log was cleaned of them', async () => {
    const { app, path } = await listening();
    const person = await addPerson(app, { first_name: 'Zebulon' });
    await runJobsOnce(installation);
    const [{ id }] = await logOf(app, path.split('/')[2]!);
    await sql`update users set first_name = 'Erased', erased_at = ${installation.clock.now()}::timestamptz + interval '1 second'
      where id = ${person.id}`.execute(db);
    const { data, text } = await app.get(`${path}/deliveries/${String(id)}`);
    expect(data.payload).toMatchObject({ type: 'user.created', data: { object: { id: person.id, object: 'user' } } });
    expect(text).not.toContain('Zebulon');
  });

  it('404: a delivery of another endpoint, or of another organization', async () => {
    const { app, path } = await listening();
    const other = await listening();
    const { data } = await other.app.post(`${other.path}/test`);
    for (const asked of [`${path}/deliveries/${data.id}`, `${other.path}/deliveries/${data.id}`])
      expect((await app.get(asked)).status).toBe(404);
    expect((await other.app.get(`${other.path}/deliveries/${data.id}`)).status).toBe(200);
  });
});

describe('POST …/retry', () => {
  /** One attempt failed, the next is five seconds away, and hours once it has failed more often. */
  const failedOnce = async () => {
    const there = await listening();
    there.receiver.behaviour = answering(500);
    const { data } = await there.app.post(`${there.path}/test`);
    await runJobsOnce(installation);
    return { ...there, at: `${there.path}/deliveries/${String(data.id)}` };
  };

  it('202: what waits is sent at once, as the attempt that was due; the schedule goes on from there', async () => {
    const { receiver, app, world, at } = await failedOnce();
    const waiting = (await app.get(at)).data;
    expect([waiting.status, waiting.attempt_count]).toEqual(['queued', 1]);
    const { status, data } = await app.post(`${at}/retry`);
    expect([status, data]).toMatchObject([202, { id: waiting.id, status: 'queued', attempt_count: 1 }]);
    expect(Date.parse(data.next_attempt_at)).toBeLessThan(Date.parse(waiting.next_attempt_at));
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'webhooks.deliveries.retry' });
    await runJobsOnce(installation);
    expect(receiver.taken()).toHaveLength(2);
    const again = (await app.get(at)).data;
    expect([again.status, again.attempt_count]).toEqual(['queued', 2]);
    // The second pause of the schedule, five minutes, and not the first one again.
    const pauseMs = Date.parse(again.next_attempt_at) - Date.parse(again.attempts[1].started_at);
    expect(pauseMs).toBeGreaterThanOrEqual(290_000);
    receiver.behaviour = answering(200);
    await app.post(`${at}/retry`);
    await runJobsOnce(installation);
    expect((await app.get(at)).data).toMatchObject({ status: 'delivered', attempt_count: 3 });
  });

  it('409: nothing waits any more, or the endpoint is off', async () => {
    const { receiver, app, path, at } = await failedOnce();
    receiver.behaviour = answering(200);
    await app.post(`${at}/retry`);
    await runJobsOnce(installation);
    expect((await app.post(`${at}/retry`)).error).toMatchObject({ code: 'CONFLICT', details: { status: 'delivered' } });
    await app.post(`${path}/pause`);
    expect((await app.post(`${at}/retry`)).error).toMatchObject({ code: 'CONFLICT', details: { status: 'paused' } });
  });

  it('403: someone of a lower role than the owner; 404: a delivery of another endpoint', async () => {
    const { boss, world, app, at } = await failedOnce();
    expect((await (await (await world.administrator()).api()).post(`${at}/retry`)).status).toBe(403);
    const other = (await endpointAt(app, 'https://example.com/other')).id as string;
    const elsewhere = `/webhooks/${other}/deliveries/${at.split('/').at(-1)!}/retry`;
    expect((await (await boss.api()).post(elsewhere)).status).toBe(404);
  });
});

describe('POST …/redeliver', () => {
  it('202: a new delivery of the same event, which is received once more with the same id', async () => {
    const { receiver, world, app, path } = await listening();
    await addPerson(app);
    await runJobsOnce(installation);
    const [delivered] = await logOf(app, path.split('/')[2]!);
    const { status, data } = await app.post(`${path}/deliveries/${delivered.id}/redeliver`);
    expect(status).toBe(202);
    expect(data).toMatchObject({
      event_id: delivered.event_id,
      is_redelivery: true,
      status: 'queued',
      attempt_count: 0,
    });
    expect(data.id).not.toBe(delivered.id);
    await runJobsOnce(installation);
    const [one, two] = receiver.taken();
    expect(two!.body).toEqual(one!.body);
    expect(two!.headers['webhook-id']).toBe(one!.headers['webhook-id']);
    expect(await logOf(app, path.split('/')[2]!)).toMatchObject([
      { id: data.id, status: 'delivered' },
      { id: delivered.id },
    ]);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'webhooks.redeliver' });
  });

  it('409: while the delivery is under way, or the endpoint off', async () => {
    const { receiver, app, path } = await listening();
    receiver.behaviour = answering(500);
    const { data } = await app.post(`${path}/test`);
    const again = `${path}/deliveries/${data.id}/redeliver`;
    expect((await app.post(again)).error).toMatchObject({ code: 'CONFLICT', details: { status: 'queued' } });
    await app.post(`${path}/pause`);
    expect((await app.post(again)).error).toMatchObject({ code: 'CONFLICT', details: { status: 'paused' } });
    await app.post(`${path}/resume`);
    expect((await app.post(again)).status).toBe(202);
  });

  it('409: what the endpoint no longer subscribes to, which may lead elsewhere by now', async () => {
    const { receiver, boss, app, endpoint, path } = await listening();
    const elsewhere = await Receiver.open(onTestFinished);
    receiver.behaviour = answering(500);
    await addPerson(app);
    await app.post('/departments', { name: 'Terrace' });
    await runJobsOnce(installation);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where endpoint_id = ${endpoint.id}`.execute(db);
    // A token that may not read people points the endpoint to another address.
    const api = await boss.api(['webhooks:read', 'webhooks:write', 'departments:read']);
    expect((await api.patch(path, { events: ['department.created'] })).status).toBe(200);
    expect((await api.patch(path, { url: elsewhere.url })).status).toBe(200);
    const [failed] = await logOf(app, endpoint.id, { event_type: 'user.created' });
    expect((await api.post(`${path}/deliveries/${failed.id}/redeliver`)).error).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'unsubscribed' },
    });
    expect((await app.post(`${path}/redeliver-failed`)).data).toEqual({ queued: 1, has_more: false });
    await advance(installation, 5000);
    expect(elsewhere.taken().map(({ body }) => body.type)).toEqual(['department.created']);
  });

  it('403: one who was demoted below Administrator since', async () => {
    const { world, app, path } = await listening();
    const administrator = await world.administrator();
    const own = await administrator.api();
    const ownPath = `/webhooks/${(await endpointAt(await administrator.app(), 'https://example.com/hook')).id as string}`;
    const { data } = await own.post(`${ownPath}/test`);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where id = ${data.id}`.execute(db);
    const again = `${ownPath}/deliveries/${String(data.id)}/redeliver`;
    expect((await own.post(again)).status).toBe(202);
    expect((await app.patch(`/users/${administrator.id}`, { role: 'DEPARTMENT_HEAD' })).status).toBe(200);
    expect((await own.post(again)).status).toBe(403);
    expect((await (await administrator.app()).post(`${ownPath}/redeliver-failed`)).status).toBe(403);
    expect((await app.post(`${path}/redeliver-failed`)).status).toBe(202);
  });

  it('403: someone of a lower role than the owner', async () => {
    const { world, app, path } = await listening();
    const { data } = await app.post(`${path}/test`);
    await runJobsOnce(installation);
    const api = await (await world.administrator()).api();
    expect((await api.post(`${path}/deliveries/${data.id}/redeliver`)).status).toBe(403);
  });

  it('what the owner may no longer see is cancelled', async () => {
    const receiver = await Receiver.open(onTestFinished);
    const world = await first.another();
    const app = await (await world.executive()).app();
    const owner = await world.administrator();
    const endpoint = await endpointAt(app, receiver.url, { owner_id: owner.id });
    await addPerson(app);
    await runJobsOnce(installation);
    const [delivered] = await logOf(app, endpoint.id);
    await app.patch(`/users/${owner.id}`, { role: 'EMPLOYEE' });
    await runJobsOnce(installation);
    receiver.taken();
    await app.post(`/webhooks/${endpoint.id}/deliveries/${delivered.id}/redeliver`);
    await runJobsOnce(installation);
    expect(receiver.taken()).toEqual([]);
    expect((await logOf(app, endpoint.id))[0]).toMatchObject({ status: 'cancelled', cancel_reason: 'not_visible' });
  });
});

describe('POST /webhooks/{id}/redeliver-failed', () => {
  it('202: each event whose last delivery failed, paced', async () => {
    const { receiver, app, path, endpoint } = await listening();
    for (let i = 0; i < 15; i++) await app.post(`${path}/test`);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where endpoint_id = ${endpoint.id}`.execute(db);
    const { status, data } = await app.post(`${path}/redeliver-failed`);
    expect([status, data]).toEqual([202, { queued: 15, has_more: false }]);
    expect((await app.post(`${path}/redeliver-failed`)).data).toEqual({ queued: 0, has_more: false });
    const queued = await logOf(app, endpoint.id, { status: 'queued' });
    const times = queued.map(({ next_attempt_at }) => Date.parse(next_attempt_at)).sort();
    expect(times.at(-1)! - times[0]!).toBe(1400);
    await advance(installation, 5000);
    expect(receiver.taken()).toHaveLength(15);
    expect(await logOf(app, endpoint.id, { status: 'delivered' })).toHaveLength(15);
  });

  it('202: each is woken when it falls due, the last of a few too', async () => {
    const { receiver, app, path, endpoint } = await listening();
    for (let i = 0; i < 5; i++) await app.post(`${path}/test`);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where endpoint_id = ${endpoint.id}`.execute(db);
    await app.post(`${path}/redeliver-failed`);
    const dueMs = (await logOf(app, endpoint.id, { status: 'queued' })).map(({ next_attempt_at }) =>
      Date.parse(next_attempt_at as string),
    );
    await installation.jobs.forward();
    const { rows } = await sql<{ run_at: string }>`
      select run_at from graphile_worker.jobs where task_identifier = 'webhooks.deliver'`.execute(db);
    const wakeMs = rows.map(({ run_at }) => Date.parse(run_at) + installation.clock.offsetMs);
    expect(dueMs).toHaveLength(5);
    for (const ms of dueMs.sort().slice(1)) expect(wakeMs.some((at) => at >= ms && at < ms + 300)).toBe(true);
    // What runs first finds those that are due by then, and no later ones.
    await runJobsOnce(installation);
    await advance(installation, 700);
    expect(receiver.taken()).toHaveLength(5);
  });

  it('202: those since a time; 422: what is no time', async () => {
    const { app, path, endpoint } = await listening();
    await app.post(`${path}/test`);
    const { data: later } = await app.post(`${path}/test`);
    await sql`update webhook_deliveries set status = 'failed', next_attempt_at = null, completed_at = now()
      where endpoint_id = ${endpoint.id}`.execute(db);
    const since = (at: string) => app.post(`${path}/redeliver-failed`, { since: at });
    expect((await since('yesterday')).error.details).toEqual({ field: 'since' });
    const ahead = new Date(Date.parse(later.created_at as string) + 60_000).toISOString();
    expect((await since(ahead)).data).toEqual({ queued: 0, has_more: false });
    expect((await since(new Date(Date.parse(ahead) - 3_600_000).toISOString())).data.queued).toBe(2);
  });

  it('403 and 409 as for one; 404 with a token', async () => {
    const { boss, world, app, path } = await listening();
    expect((await (await (await world.administrator()).app()).post(`${path}/redeliver-failed`)).status).toBe(403);
    expect((await (await (await world.administrator()).app()).post(`${path}/rotate-secret`)).status).toBe(403);
    expect((await (await (await world.executive()).app()).post(`${path}/rotate-secret`)).status).toBe(403);
    await app.post(`${path}/pause`);
    expect((await app.post(`${path}/redeliver-failed`)).status).toBe(409);
    for (const action of ['redeliver-failed', 'rotate-secret'])
      expect((await (await boss.api()).post(`${path}/${action}`)).status).toBe(404);
  });
});

describe('the log', () => {
  it('keeps what is over for 30 days; that of a deleted endpoint goes with it', async () => {
    const { boss, app, path, endpoint } = await listening();
    const gone = await listening();
    await gone.app.post(`${gone.path}/test`);
    await gone.app.delete(gone.path);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    // Sessions do not last that long.
    await advance(installation, 20 * dayMs);
    await (await boss.app()).post(`${path}/test`);
    await runJobsOnce(installation);
    await advance(installation, 11 * dayMs);
    await cleanDeliveries.run(installation, {});
    expect(await logOf(await boss.app(), endpoint.id)).toHaveLength(1);
    const { rows } = await sql`select 1 from webhook_endpoints where id = ${gone.endpoint.id}
      union all select 1 from webhook_deliveries where endpoint_id = ${gone.endpoint.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('goes back as far as the organization has it', async () => {
    const { app, path, endpoint, world: own } = await listening();
    await sql`update organizations set settings = '{"deliveries_retention_days": 7}'
               where id = ${own.organizationId}`.execute(db);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    await advance(installation, 6 * dayMs);
    await cleanDeliveries.run(installation, {});
    expect(await logOf(app, endpoint.id)).toHaveLength(1);
    await advance(installation, 2 * dayMs);
    await cleanDeliveries.run(installation, {});
    expect(await logOf(app, endpoint.id)).toHaveLength(0);
  });

  it('says nothing of a person whose data was erased, sent or still to be sent', async () => {
    const { receiver, world, app, path, endpoint } = await listening();
    receiver.behaviour = answering(500, 'Hello Zebulon');
    const person = await addPerson(app, { first_name: 'Zebulon', last_name: 'Vane' });
    const kept = await addPerson(app, { first_name: 'Kept' });
    await runJobsOnce(installation);
    await sql`update users set is_active = false where id = ${person.id}`.execute(db);
    expect((await app.post(`/users/${person.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    const text = (
      await sql<{ text: string }>`select string_agg(d::text, '') as text from webhook_deliveries d
      where organization_id = ${world.organizationId} and payload like ${`%${String(person.id)}%`}`.execute(db)
    ).rows[0]!.text;
    expect(text).not.toMatch(/Zebulon|Vane/);
    receiver.behaviour = answering(200);
    receiver.taken();
    await advance(installation, 60_000);
    const bodies = receiver.taken().map(({ body }) => body);
    expect(bodies.find(({ type, data }) => type === 'user.created' && data.object.id === person.id)).toMatchObject({
      data: { object: { id: person.id, object: 'user' } },
    });
    expect(bodies.find(({ data }) => data.object.id === kept.id)).toMatchObject({
      data: { object: { first_name: 'Kept' } },
    });
    expect(JSON.stringify(bodies)).not.toMatch(/Zebulon|Vane/);
    expect((await app.get(`${path}/deliveries`)).text).not.toContain('Zebulon');
    expect(endpoint.id).toBeDefined();
  });
});
