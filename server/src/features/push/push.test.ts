import { createECDH } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { askForLeave, type Counter, counter, setToday } from '../inbox/testing/counter.ts';
import { encrypt } from './encrypt.ts';
import { sendPush } from './send.ts';
import { type Browser, browserAt, pushService, vapidOf } from './testing/push-service.ts';

const harness = await openHarness();
const { installation } = harness;
const { db } = installation.database;
const service = await pushService();
let place: Counter;

beforeEach(async () => {
  service.delivered.length = 0;
  place = await counter(harness);
});

const subscribe = async (client: Client, browser = browserAt(service.origin)): Promise<Browser> => {
  expect((await client.get('/push-key')).status).toBe(200);
  const answer = await client.post('/push-subscriptions', browser.subscription);
  expect(answer.status, answer.text).toBe(201);
  return browser;
};
const devicesOf = async (client: Client): Promise<{ id: string; is_current: boolean }[]> =>
  (await client.get('/push-subscriptions')).data.devices as { id: string; is_current: boolean }[];
const sentTo = (browser: Browser) =>
  service.delivered.filter(({ path }) => path === browser.path).map(({ body }) => browser.open(body));

/** The cook’s leave is approved: they are told. */
const tellCook = async (): Promise<string> => {
  const id = await askForLeave(place, 'cook');
  expect((await place.app.head.post(`/leaves/${id}/approve`)).status).toBe(200);
  await runJobsOnce(installation);
  return id;
};
const waitingSends = async (): Promise<{ run_at: string }[]> =>
  (
    await sql<{ run_at: string }>`select run_at from graphile_worker.jobs where task_identifier = 'push.send'`.execute(
      db,
    )
  ).rows;
const rest = (seconds: number): void => {
  installation.clock.setOffset(installation.clock.offsetMs + seconds * 1000);
};
/** What waits, as if its time had come. */
const runWaiting = async (): Promise<void> => {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier like 'push.%'), now())`.execute(
    db,
  );
  await runJobsOnce(installation);
};

it('encrypts as the example of RFC 8291', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const receiver = {
    p256dh: Buffer.from(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      'base64url',
    ),
    auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'),
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encrypt(text, receiver, { salt, pair, padTo: 0 }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('a notice on one’s devices', () => {
  it('rings each device once, signed and encrypted, without names unless they are wanted', async () => {
    const { app, people } = place;
    const { public_key: key } = (await app.cook.get('/push-key')).data as { public_key: string };
    expect((await app.head.get('/push-key')).data).toEqual({ public_key: key });
    const [phone, desk] = [await subscribe(app.cook), await subscribe(await people.cook.app())];
    const id = await tellCook();
    expect(sentTo(phone)).toEqual([
      {
        title: 'Northwind Kitchens',
        body: expect.stringMatching(/^Your time off was approved: \w{3} \d{1,2}, 2026\.$/),
        url: `/time-off/${id}`,
        tag: expect.stringMatching(/^ntf_/),
        lang: 'en',
        waiting: 0,
      },
    ]);
    expect(sentTo(desk)).toHaveLength(1);
    const [first] = service.delivered;
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(String(first?.headers['topic'])).toMatch(/^[\w-]{32}$/);
    const vapid = vapidOf(first?.headers ?? {});
    expect(vapid).toMatchObject({
      key,
      claims: { aud: service.origin, sub: expect.stringMatching(/^(mailto|https):/) },
    });
    expect(Number(vapid.claims['exp'])).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);

    await runWaiting();
    expect(sentTo(phone)).toHaveLength(1);
    await app.cook.patch('/notification-preferences', { shows_names: true });
    await tellCook();
    expect(sentTo(phone)[1]).toMatchObject({ body: expect.stringContaining('Vacation, ') });
  });

  it('what is not wanted, was read, or was told before the device asked does not ring', async () => {
    const { app } = place;
    await tellCook();
    const phone = await subscribe(app.cook);
    await runWaiting();
    expect((await app.cook.patch('/notification-preferences', { preset: 'MY_SHIFTS' })).status).toBe(200);
    await tellCook();
    await app.cook.patch('/notification-preferences', { preset: 'EVERYTHING' });
    const kinds = { requests: { in_app: true, by_mail: true, by_push: false } };
    expect((await app.cook.patch('/notification-preferences', { kinds })).data).toMatchObject({
      preset: 'CUSTOM',
      kinds: { requests: { by_push: false }, shifts: { by_push: true } },
    });
    await tellCook();
    await app.cook.patch('/notification-preferences', { preset: 'EVERYTHING' });
    await app.cook.post('/notifications/read');
    await runWaiting();
    expect(service.delivered).toEqual([]);
    expect(sentTo(phone)).toEqual([]);
  });

  it('quiet hours: what came in them is one notice at their end', async () => {
    const { app } = place;
    const quiet = { quiet_from: '11:30', quiet_to: '13:00' };
    expect((await app.cook.patch('/notification-preferences', quiet)).data).toMatchObject(quiet);
    const phone = await subscribe(app.cook);
    await tellCook();
    await tellCook();
    expect(sentTo(phone)).toEqual([]);
    rest(3600);
    await runWaiting();
    expect(sentTo(phone)).toMatchObject([
      {
        body: expect.stringMatching(
          /^2 new notifications\nYour time off was approved: .+\nYour time off was approved: .+$/,
        ),
        url: '/notifications?show=unread',
      },
    ]);
    setToday(harness);
  });

  it('422: quiet hours have two ends that differ; null ends them', async () => {
    const { app } = place;
    for (const [body, field] of [
      [{ quiet_from: '22:00' }, 'quiet_to'],
      [{ quiet_to: '07:00' }, 'quiet_from'],
      [{ quiet_from: '22:00', quiet_to: '22:00' }, 'quiet_to'],
      [{ quiet_from: '25:00', quiet_to: '22:00' }, 'quiet_from'],
    ] as const) {
      const refused = await app.cook.patch('/notification-preferences', body);
      expect(refused, JSON.stringify(body)).toMatchObject({ status: 422, error: { details: { field } } });
    }
    await app.cook.patch('/notification-preferences', { quiet_from: '22:00', quiet_to: '07:00' });
    const none = { quiet_from: null, quiet_to: null };
    expect((await app.cook.patch('/notification-preferences', none)).data).toMatchObject(none);
  });
});

describe('whose device it is', () => {
  it('ends with signing out, with access, and with another person on the same device', async () => {
    const { app, people } = place;
    const shared = browserAt(service.origin);
    await subscribe(app.cook, shared);
    await subscribe(app.otherCook, shared);
    expect(await devicesOf(app.cook)).toEqual([]);
    await tellCook();
    expect(service.delivered).toEqual([]);

    const renewed = await subscribe(app.cook);
    await subscribe(app.cook);
    expect(await devicesOf(app.cook)).toMatchObject([{ is_current: true }]);
    const [device] = await devicesOf(app.cook);
    expect((await app.otherCook.delete(`/push-subscriptions/${String(device?.id)}`)).status).toBe(404);
    expect((await app.cook.delete(`/push-subscriptions/${String(device?.id)}`)).status).toBe(200);
    expect(await devicesOf(app.cook)).toEqual([]);
    await tellCook();
    expect(sentTo(renewed)).toEqual([]);

    const again = await people.cook.app();
    await subscribe(again);
    await again.delete('/session');
    await subscribe(app.cook);
    expect((await app.executive.post(`/users/${people.cook.id}/suspend-access`, { reason: 'x' })).status).toBeLessThan(
      300,
    );
    expect(
      (await sql`select 1 from push_subscriptions where user_id = ${people.cook.id}`.execute(db)).rows,
    ).toHaveLength(0);
  });

  it('422: keys of no browser, and addresses that are no push service', async () => {
    const { subscription } = browserAt(service.origin);
    const { keys } = subscription;
    for (const [body, field] of [
      [{ ...subscription, endpoint: 'https://10.0.0.1/x' }, 'endpoint'],
      [{ ...subscription, endpoint: 'ftp://push.example.com/x' }, 'endpoint'],
      [{ ...subscription, keys: { ...keys, p256dh: 'AAAA' } }, 'keys.p256dh'],
      [{ ...subscription, keys: { ...keys, auth: 'AAAA' } }, 'keys.auth'],
    ] as const) {
      const refused = await place.app.cook.post('/push-subscriptions', body);
      expect(refused, field).toMatchObject({ status: 422, error: { details: { field } } });
    }
  });
});

describe('a push service that', () => {
  it('no longer knows the device, or the key: the device is forgotten', async () => {
    for (const status of [404, 410, 403]) {
      const phone = await subscribe(place.app.cook);
      service.answerAt(phone, { status });
      await tellCook();
      expect(await devicesOf(place.app.cook), String(status)).toEqual([]);
    }
  });

  it('has no time: tried again when it says so, and no sooner; a redirect is not followed', async () => {
    const { app } = place;
    const phone = await subscribe(app.cook);
    service.answerAt(phone, { status: 429, headers: { 'retry-after': '600' } });
    await tellCook();
    expect(service.delivered).toHaveLength(1);
    const [waiting] = await waitingSends();
    expect(Date.parse(String(waiting?.run_at)) - Date.now()).toBeGreaterThan(590_000);
    await runWaiting();
    expect(service.delivered).toHaveLength(1);

    rest(601);
    service.answerAt(phone, { status: 302, headers: { location: `${service.origin}/elsewhere` } });
    await runWaiting();
    rest(601);
    service.answerAt(phone, { status: 201 });
    await runWaiting();
    expect(service.delivered.map(({ path }) => path)).toEqual([phone.path, phone.path, phone.path]);
    expect(await waitingSends()).toEqual([]);
    setToday(harness);
  });

  it('finds it too long: told shorter once', async () => {
    const phone = await subscribe(place.app.cook);
    service.answerAt(phone, { status: 413 });
    await tellCook();
    expect(sentTo(phone)).toMatchObject([
      { body: expect.stringContaining('approved') },
      { body: 'One new notification' },
    ]);
    expect(await devicesOf(place.app.cook)).toHaveLength(1);
  });

  it('hangs up: other devices ring meanwhile, and it is given up after many attempts', async () => {
    const { app, people } = place;
    const [slow, phone] = [await subscribe(app.cook), await subscribe(await people.cook.app())];
    service.answerAt(slow, 'hangs up');
    await tellCook();
    expect(sentTo(phone)).toHaveLength(1);
    expect(sentTo(slow)).toHaveLength(1);
    await sql`update push_subscriptions set failures = 11, rests_until = null where user_id = ${people.cook.id}`.execute(
      db,
    );
    service.answerAt(slow, { status: 500 });
    await runWaiting();
    expect(await devicesOf(app.cook)).toHaveLength(1);
  });

  it('is asked by the rights of the moment: nothing of what is gone, and nothing for who has left', async () => {
    const { app, people } = place;
    const phone = await subscribe(app.cook);
    service.answerAt(phone, { status: 503 });
    const id = await tellCook();
    service.answerAt(phone, { status: 201 });
    rest(61);
    await sql`update users set is_active = false where id = ${people.cook.id}`.execute(db);
    await runWaiting();
    expect(service.delivered, id).toHaveLength(1);
    const gone = { organization_id: place.world.organizationId, subscription_id: 'psh_gone', ids: [] };
    await expect(sendPush.run(installation, gone)).resolves.toBeUndefined();
    setToday(harness);
  });
});
