import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { advance } from '../../test/advance.ts';
import { openHarness } from '../../test/harness.ts';
import { untilBlocked } from '../../test/locks.ts';
import { sql } from '../db/sql.ts';
import { OpenTransaction } from '../db/transaction.ts';
import { listMail } from '../features/webhooks/testing/mail.ts';
import { answering, Receiver } from '../features/webhooks/testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../features/webhooks/testing/workplace.ts';
import { runJobsOnce } from '../worker/run.ts';

const { installation, world: first, dataDir } = await openHarness();
const { db } = installation.database;
const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An organization with an endpoint that receives everything. */
async function listening(details: object = {}) {
  const receiver = await Receiver.open(onTestFinished);
  const world = await first.another();
  const boss = await world.executive();
  const app = await boss.app();
  const endpoint = await endpointAt(app, receiver.url, details);
  const path = `/webhooks/${endpoint.id}`;
  return {
    receiver,
    world,
    boss,
    app,
    endpoint,
    path,
    record: async () => (await app.get(path)).data,
    log: () => logOf(app, endpoint.id),
    latest: async () => (await app.get(`${path}/deliveries/${(await logOf(app, endpoint.id))[0].id}`)).data,
  };
}

describe('a delivery that succeeds', () => {
  it('is signed, and logged with its attempt and what was sent', async () => {
    const { receiver, app, endpoint, latest, record } = await listening();
    const person = await addPerson(app);
    receiver.behaviour = answering(201, 'thank you');
    await runJobsOnce(installation);
    const [event, ...more] = receiver.taken();
    expect(more).toEqual([]);
    new Webhook(endpoint.signing_secret).verify(event!.text, event!.headers as Record<string, string>);
    expect(event!.headers['webhook-id']).toBe(event!.body.id);
    expect(event!.body).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'user.created',
      api_version: 'v1',
      created_at: person.created_at,
      organization_id: expect.stringMatching(/^org_/),
      data: { object: expect.objectContaining({ id: person.id, first_name: 'Ada', role: 'EMPLOYEE' }) },
    });
    expect(await latest()).toEqual({
      id: expect.stringMatching(/^dlv_/),
      endpoint_id: endpoint.id,
      event_id: event!.body.id,
      event_type: 'user.created',
      status: 'delivered',
      cancel_reason: null,
      attempt_count: 1,
      next_attempt_at: null,
      last_response_status: 201,
      last_error: null,
      is_test: false,
      is_redelivery: false,
      created_at: expect.any(String),
      completed_at: expect.any(String),
      attempts: [
        {
          number: 1,
          started_at: expect.any(String),
          duration_ms: expect.any(Number),
          response_status: 201,
          response_excerpt: 'thank you',
          error: null,
        },
      ],
      payload: event!.body,
    });
    expect(await record()).toMatchObject({ consecutive_failures: 0, last_success_at: expect.any(String) });
  });

  it('carries old values of what changed', async () => {
    const { receiver, app, boss } = await listening({ events: ['user.updated'] });
    await app.patch(`/users/${boss.id}`, { job_title: 'Founder' });
    await runJobsOnce(installation);
    expect(receiver.taken()[0]!.body).toMatchObject({
      type: 'user.updated',
      data: { object: { job_title: 'Founder' } },
      previous: { job_title: null },
    });
  });
});

describe('a delivery that fails', () => {
  it('is tried again on schedule with the same id and body, until a 2xx', async () => {
    const { receiver, app, log, latest, record } = await listening();
    await addPerson(app);
    receiver.behaviour = answering(500, 'broken');
    await runJobsOnce(installation);
    const [one] = await log();
    expect(one).toMatchObject({
      status: 'queued',
      attempt_count: 1,
      last_response_status: 500,
      last_error: 'The receiver answered 500.',
    });
    const waitMs = Date.parse(one.next_attempt_at) - installation.clock.nowMs();
    expect(waitMs).toBeGreaterThan(3 * secondMs);
    expect(waitMs).toBeLessThanOrEqual(5.5 * secondMs);
    expect(await record()).toMatchObject({ consecutive_failures: 1, last_failure_at: expect.any(String) });
    await advance(installation, 6 * secondMs);
    await advance(installation, 4 * minuteMs);
    expect(receiver.received).toHaveLength(2);
    receiver.behaviour = answering(204);
    await advance(installation, 2 * minuteMs);
    const received = receiver.taken();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ text }) => text)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const done = await latest();
    expect(done).toMatchObject({ status: 'delivered', attempt_count: 3, last_error: null, next_attempt_at: null });
    expect(
      done.attempts.map(({ number, response_status }: Record<string, number>) => [number, response_status]),
    ).toEqual([
      [1, 500],
      [2, 500],
      [3, 204],
    ]);
    expect(await record()).toMatchObject({ consecutive_failures: 0 });
  });

  it('is failed after eight attempts', async () => {
    const { receiver, app, latest } = await listening();
    await addPerson(app);
    receiver.behaviour = answering(404);
    await runJobsOnce(installation);
    for (const hours of [0.01, 0.2, 1, 3, 6, 12, 16]) await advance(installation, hours * hourMs);
    expect(await latest()).toMatchObject({ status: 'failed', attempt_count: 8, next_attempt_at: null });
    expect(receiver.taken()).toHaveLength(8);
    await advance(installation, 2 * dayMs);
    expect(receiver.taken()).toEqual([]);
  });

  it('waits as long as the receiver asks', async () => {
    const { receiver, app, log } = await listening();
    await addPerson(app);
    receiver.behaviour = answering(429, '', { 'retry-after': '3600' });
    await runJobsOnce(installation);
    const [delivery] = await log();
    expect(Date.parse(delivery.next_attempt_at) - installation.clock.nowMs()).toBeGreaterThan(3590 * secondMs);
    await advance(installation, 10 * minuteMs);
    expect(receiver.taken()).toHaveLength(1);
  });

  it('a redirect is an answer like any other; nothing listening is an error in words', async () => {
    const { receiver, app, path, latest } = await listening();
    receiver.behaviour = answering(302, '', { location: receiver.url });
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(receiver.taken()).toHaveLength(1);
    expect(await latest()).toMatchObject({ status: 'queued', last_response_status: 302 });
    const closed = await Receiver.open(onTestFinished);
    await closed.close();
    await app.patch(path, { url: closed.url });
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(await latest()).toMatchObject({
      last_response_status: null,
      last_error: 'The host refused the connection.',
    });
  });
});

describe('giving up', () => {
  it('410 disables the endpoint at once; what is queued is cancelled, and the owner is told', async () => {
    const { receiver, app, boss, path, record, log } = await listening();
    receiver.behaviour = answering(500);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    receiver.behaviour = answering(410);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(await record()).toMatchObject({ status: 'disabled', status_reason: 'gone' });
    expect(await log()).toMatchObject([
      { status: 'failed', last_response_status: 410 },
      { status: 'cancelled', cancel_reason: 'endpoint_disabled' },
    ]);
    expect(listMail(dataDir, boss.email)).toMatchObject([{ subject: expect.stringContaining('turned off') }]);
    receiver.taken();
    await addPerson(app);
    await advance(installation, dayMs);
    expect(receiver.taken()).toEqual([]);
    receiver.behaviour = answering(200);
    expect((await app.post(`${path}/resume`)).data).toMatchObject({ status: 'active', consecutive_failures: 0 });
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(receiver.taken()).toHaveLength(1);
  });

  it('410 disables the endpoint also if the database fails at that very moment', async () => {
    const { receiver, app, path, record, latest } = await listening();
    // Fails the first time an endpoint is given up on; a sequence does not roll back with the rest.
    await sql`create sequence hiccups`.execute(db);
    await sql`create function hiccup() returns trigger language plpgsql as $$ begin
      if new.status_reason = 'gone' and nextval('hiccups') = 1 then raise exception 'connection lost'; end if;
      return new; end $$`.execute(db);
    await sql`create trigger hiccup before update on webhook_endpoints for each row execute function hiccup()`.execute(
      db,
    );
    onTestFinished(async () => {
      await sql`drop trigger hiccup on webhook_endpoints`.execute(db);
    });
    receiver.behaviour = answering(410);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    const { rows } = await sql<{ last_value: number }>`select last_value from hiccups`.execute(db);
    expect(Number(rows[0]?.last_value)).toBe(2);
    expect(receiver.taken()).toHaveLength(1);
    expect(await latest()).toMatchObject({ status: 'failed', attempt_count: 1, last_response_status: 410 });
    expect(await record()).toMatchObject({ status: 'disabled', status_reason: 'gone', consecutive_failures: 1 });
  });

  it('410 disables the endpoint also if another attempt succeeded right after it', async () => {
    const { receiver, app, path, record } = await listening();
    const held: ServerResponse[] = [];
    receiver.behaviour = (_received, response) => {
      if (held.push(response) < 2) return;
      held[0]!.writeHead(410).end();
      held[1]!.writeHead(200).end();
    };
    await app.post(`${path}/test`);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(receiver.taken()).toHaveLength(2);
    expect(await record()).toMatchObject({ status: 'disabled', status_reason: 'gone' });
  });

  it('5 days without a success in which at least 20 attempts failed', async () => {
    const { receiver, app, boss, world, path, record, log } = await listening();
    receiver.behaviour = answering(503);
    for (let i = 0; i < 19; i++) await app.post(`${path}/test`);
    await runJobsOnce(installation);
    expect(await record()).toMatchObject({ status: 'active', consecutive_failures: 19 });
    await advance(installation, 5 * dayMs + hourMs);
    expect(await record()).toMatchObject({ status: 'disabled', status_reason: 'failing' });
    expect((await log()).every(({ status }) => status === 'cancelled' || status === 'failed')).toBe(true);
    expect(listMail(dataDir, boss.email)).toHaveLength(1);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'webhooks.disable', surface: 'job', actor_id: null });
  });

  it('not for 20 failures within the 5 days, nor for few failures over a long time', async () => {
    const many = await listening();
    many.receiver.behaviour = answering(503);
    for (let i = 0; i < 30; i++) await many.app.post(`${many.path}/test`);
    const few = await listening();
    few.receiver.behaviour = answering(503);
    await few.app.post(`${few.path}/test`);
    await runJobsOnce(installation);
    await advance(installation, 4 * dayMs);
    many.receiver.behaviour = answering(200);
    await many.app.post(`${many.path}/test`);
    await runJobsOnce(installation);
    expect(await many.record()).toMatchObject({ status: 'active', consecutive_failures: 0 });
    await advance(installation, 3 * dayMs);
    await few.app.post(`${few.path}/test`);
    await runJobsOnce(installation);
    expect(await few.record()).toMatchObject({ status: 'active' });
  });
});

describe('conditions before each attempt', () => {
  it('a module switched off cancels what is queued', async () => {
    const { receiver, world, log } = await listening({ events: ['time_entry.submitted'] });
    receiver.behaviour = answering(500);
    const hours = { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T17:00:00-04:00' };
    await (await (await world.employee()).api()).post('/time-entries', hours);
    await runJobsOnce(installation);
    await world.set({ modules: { time_tracking: false } });
    await advance(installation, minuteMs);
    expect(receiver.taken()).toHaveLength(1);
    expect(await log()).toMatchObject([{ status: 'cancelled', cancel_reason: 'module_disabled', attempt_count: 1 }]);
  });

  it('an owner demoted meanwhile gets what they still see, and nothing else', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const app = await boss.app();
    const owner = await world.administrator();
    const receiver = await Receiver.open(onTestFinished);
    const endpoint = await endpointAt(app, receiver.url, { owner_id: owner.id });
    receiver.behaviour = answering(500);
    await addPerson(app);
    await app.post('/departments', { name: 'Terrace' });
    await runJobsOnce(installation);
    receiver.taken();
    await sql`update users set role = 'EMPLOYEE' where id = ${owner.id}`.execute(db);
    installation.permissionCache.forgetAll();
    receiver.behaviour = answering(200);
    await advance(installation, minuteMs);
    expect(receiver.taken().map(({ body }) => body.type)).toEqual(['department.created']);
    expect(await logOf(app, endpoint.id, { event_type: 'user.created' })).toMatchObject([
      { status: 'cancelled', cancel_reason: 'not_visible' },
    ]);
  });

  it('a new owner receives the event as they see it', async () => {
    const { receiver, world, app, path } = await listening();
    const cook = await world.employee();
    const head = await world.departmentHeadOf('Pantry');
    receiver.behaviour = answering(500);
    await addPerson(app);
    await addPerson(app, { department_id: await world.department('Pantry'), last_name: 'Pantry' });
    await runJobsOnce(installation);
    receiver.taken();
    receiver.behaviour = answering(200);
    expect((await app.patch(path, { owner_id: head.id })).status).toBe(200);
    await advance(installation, minuteMs);
    expect(receiver.taken().map(({ body }) => body.data.object.last_name)).toEqual(['Pantry']);
    expect(cook.id).not.toBe(head.id);
  });

  it('both secrets sign for 24 hours after a rotation, then the new one alone', async () => {
    const { receiver, app, path, endpoint } = await listening();
    const rotated = await app.post(`${path}/rotate-secret`);
    expect(rotated.status).toBe(200);
    expect(rotated.data.signing_secret).not.toBe(endpoint.signing_secret);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    const [event] = receiver.taken();
    for (const secret of [rotated.data.signing_secret, endpoint.signing_secret])
      new Webhook(secret).verify(event!.text, event!.headers as Record<string, string>);
    await advance(installation, dayMs + minuteMs);
    await app.post(`${path}/test`);
    await runJobsOnce(installation);
    const [later] = receiver.taken();
    const headers = later!.headers as Record<string, string>;
    expect(() => new Webhook(endpoint.signing_secret).verify(later!.text, headers)).toThrow();
    new Webhook(rotated.data.signing_secret).verify(later!.text, headers);
  });

  it('each secret rotated away signs for its own 24 hours, however soon the next rotation comes', async () => {
    const { receiver, app, path, endpoint } = await listening();
    const rotate = async (): Promise<string> => (await app.post(`${path}/rotate-secret`)).data.signing_secret as string;
    const sentWith = async (secrets: readonly string[]): Promise<boolean[]> => {
      await app.post(`${path}/test`);
      await runJobsOnce(installation);
      const [event] = receiver.taken();
      const headers = event!.headers as Record<string, string>;
      expect(headers['webhook-signature']!.split(' ')).toHaveLength(
        new Set(headers['webhook-signature']!.split(' ')).size,
      );
      return secrets.map((secret) => {
        try {
          new Webhook(secret).verify(event!.text, headers);
          return true;
        } catch {
          return false;
        }
      });
    };
    const one = endpoint.signing_secret as string;
    const two = await rotate();
    await advance(installation, hourMs);
    const three = await rotate();
    expect(await sentWith([one, two, three])).toEqual([true, true, true]);
    await advance(installation, 23 * hourMs - minuteMs);
    expect(await sentWith([one, two, three])).toEqual([true, true, true]);
    await advance(installation, 2 * minuteMs);
    expect(await sentWith([one, two, three])).toEqual([false, true, true]);
    await advance(installation, hourMs);
    expect(await sentWith([one, two, three])).toEqual([false, false, true]);
  });

  it('409: an eleventh rotation within 24 hours, which would cut the first short', async () => {
    const { app, path } = await listening();
    for (let i = 0; i < 10; i++) expect((await app.post(`${path}/rotate-secret`)).status).toBe(200);
    expect((await app.post(`${path}/rotate-secret`)).error).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'rotation_limit', limit: 10 },
    });
    await advance(installation, dayMs + minuteMs);
    expect((await app.post(`${path}/rotate-secret`)).status).toBe(200);
    const { rows } = await sql`select 1 from webhook_older_secrets`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('what a further attempt carries', () => {
  it('conditions are looked at once more if rendering had to wait', async () => {
    const { receiver, app, path, log } = await listening({ events: ['user.created'] });
    receiver.behaviour = answering(500);
    await addPerson(app);
    await runJobsOnce(installation);
    receiver.taken();
    receiver.behaviour = answering(200);
    const held = await OpenTransaction.begin(installation.database.pool);
    await sql`lock table events in access exclusive mode`.execute(held.tx);
    const retried = advance(installation, minuteMs);
    await untilBlocked(db, { about: 'from events' });
    expect((await app.post(`${path}/pause`)).status).toBe(200);
    await held.rollback();
    await retried;
    expect(receiver.taken()).toEqual([]);
    expect(await log()).toMatchObject([{ status: 'cancelled', cancel_reason: 'endpoint_paused', attempt_count: 1 }]);
  });

  it('many are rendered together, not one by one', async () => {
    const { receiver, app } = await listening({ events: ['department.created'] });
    receiver.behaviour = answering(500);
    for (let i = 0; i < 60; i++) await app.post('/departments', { name: `Room ${String(i)}` });
    await runJobsOnce(installation);
    receiver.taken();
    receiver.behaviour = answering(200);
    const definition = installation.catalogue.events.find(({ type }) => type === 'department.created')!;
    const sound = { ...definition };
    let asked = 0;
    const seenBy: typeof sound.seenBy = (...all) => {
      asked++;
      return sound.seenBy(...all);
    };
    Object.assign(definition, { seenBy });
    onTestFinished(() => void Object.assign(definition, sound));
    await advance(installation, minuteMs);
    expect(receiver.taken()).toHaveLength(60);
    expect(asked).toBeLessThan(20);
  });

  it('one that cannot be rendered holds up no other', async () => {
    const { receiver, app, log } = await listening({ events: ['department.created', 'user.created'] });
    receiver.behaviour = answering(500);
    for (let i = 0; i < 5; i++) await app.post('/departments', { name: `Hall ${String(i)}` });
    const bad = await addPerson(app);
    await runJobsOnce(installation);
    receiver.taken();
    receiver.behaviour = answering(200);
    const definition = installation.catalogue.events.find(({ type }) => type === 'user.created')!;
    const sound = { ...definition };
    Object.assign(definition, { seenBy: () => Promise.reject(new Error('no')) });
    onTestFinished(() => void Object.assign(definition, sound));
    await advance(installation, minuteMs);
    expect(receiver.taken()).toHaveLength(5);
    expect((await log()).filter(({ status }) => status === 'queued')).toMatchObject([{ attempt_count: 1 }]);
    Object.assign(definition, sound);
    await advance(installation, minuteMs);
    expect(receiver.taken()).toMatchObject([{ body: { data: { object: { id: bad.id } } } }]);
  });

  it('an event that is no longer kept is not sent again', async () => {
    const { receiver, world, app, log } = await listening({ events: ['user.created'] });
    receiver.behaviour = answering(500);
    await addPerson(app);
    await runJobsOnce(installation);
    receiver.taken();
    await sql`delete from events where organization_id = ${world.organizationId}`.execute(db);
    await advance(installation, minuteMs);
    expect(receiver.taken()).toEqual([]);
    expect(await log()).toMatchObject([{ status: 'cancelled', cancel_reason: 'event_expired' }]);
  });
});
