import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { Stranger } from '../connected-apps/testing/stranger.ts';
import { findActor } from '../people/index.ts';
import { appAfter, givePassword, goodPassword, mailTo, tokenIn, Visitor } from './testing/accounts.ts';
import { sessionUseOf } from './use.ts';

const harness = await openHarness({ notesSessionUse: true });
const { world, installation, server } = harness;
const { db } = installation.database;

const someone = async (make: () => Promise<Somebody> = () => world.employee()): Promise<Somebody> =>
  givePassword(harness, await make());

async function mailsTo(email: string): Promise<string[]> {
  await runJobsOnce(installation);
  return mailTo(harness, email).map(({ text }) => text);
}

const bossOf = async (): Promise<Client> => (await world.executive()).app();
const because = { reason: 'A lost phone.' };

describe('POST /users/{id}/suspend-access', () => {
  it('at once sessions end, tokens answer 401, calendars are gone, no one signs in; employment goes on', async () => {
    const ada = await someone();
    const [app, boss] = [await ada.app(), await bossOf()];
    const api = world.clientWith(await world.token(ada.id, ['users:read']));
    const feed = (await app.post('/calendar-feeds', { kind: 'MY_SHIFTS' })).data as { url: string };
    const calendar = async () => (await server.inject(new URL(feed.url).pathname)).statusCode;
    expect([(await api.get('/users')).status, await calendar()]).toEqual([200, 200]);
    const suspended = await boss.post(`/users/${ada.id}/suspend-access`, because);
    expect(suspended, suspended.text).toMatchObject({ status: 200, data: { suspended_reason: because.reason } });
    expect((await app.get('/session')).status).toBe(401);
    expect(await api.get('/users')).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
    expect(await calendar()).toBe(404);
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(401);
    // Jobs and deliveries ask this: who is not active gets nothing.
    expect((await findActor(db, world.organizationId, ada.id))?.isActive).toBe(false);
    expect((await boss.get(`/users/${ada.id}`)).data).toMatchObject({ is_active: true });
    expect((await boss.get(`/users/${ada.id}/access`)).data).toMatchObject({ suspended_reason: because.reason });
    await new Visitor(harness).askForLink(ada.email);
    const told = (await mailsTo(ada.email)).join('\n');
    expect(told).toContain('has suspended your access');
    expect(told).not.toContain('set-password');
  });

  it('it can be given back: tokens and calendars work again, sessions do not come back', async () => {
    const ada = await someone();
    const [app, boss] = [await ada.app(), await bossOf()];
    const api = world.clientWith(await world.token(ada.id, ['users:read']));
    await boss.post(`/users/${ada.id}/suspend-access`, because);
    expect((await api.get('/users')).status).toBe(401);
    expect((await boss.post(`/users/${ada.id}/suspend-access`, because)).status).toBe(409);
    expect((await boss.post(`/users/${ada.id}/restore-access`)).data).toEqual({
      suspended_at: null,
      suspended_reason: null,
    });
    expect((await boss.post(`/users/${ada.id}/restore-access`)).status).toBe(409);
    expect((await api.get('/users')).status).toBe(200);
    expect((await app.get('/session')).status).toBe(401);
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(200);
    expect((await mailsTo(ada.email)).join('\n')).toContain('given you your access');
  });

  it('an open stream ends within a second, and an endpoint of theirs gets nothing, then or later', async () => {
    const admin = await someone(() => world.administrator());
    const app = await admin.app();
    const endpoint = await app.post('/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['user.updated'] });
    expect(endpoint.status, endpoint.text).toBe(201);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const stream = await fetch(`http://127.0.0.1:${String(port)}/app/api/stream`, {
      headers: await world.session(admin.id),
    });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    const boss = await bossOf();
    const startMs = performance.now();
    expect((await boss.post(`/users/${admin.id}/suspend-access`, because)).status).toBe(200);
    await ended;
    expect(performance.now() - startMs).toBeLessThan(20_000);
    await boss.patch(`/users/${(await world.employee()).id}`, { job_title: 'Baker' });
    await runJobsOnce(installation);
    await boss.post(`/users/${admin.id}/restore-access`);
    await runJobsOnce(installation);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from webhook_deliveries
       where endpoint_id = ${String(endpoint.data.id)} and status not in ('cancelled')`.execute(db);
    expect(rows[0]?.count).toBe(0);
  });

  it('401: a request that waits for events is sent away at once', async () => {
    const admin = await someone(() => world.administrator());
    const api = world.clientWith(await world.token(admin.id, ['users:read']));
    const { body } = await api.get('/events', { query: { since: 'now' } });
    const waiting = api.get('/events', { query: { cursor: body.meta.next_cursor as string, wait: '30' } });
    await expect.poll(() => installation.eventSignals.waiterCount).toBeGreaterThan(0);
    const boss = await bossOf();
    const startMs = performance.now();
    expect((await boss.post(`/users/${admin.id}/suspend-access`, because)).status).toBe(200);
    expect((await waiting).status).toBe(401);
    expect(performance.now() - startMs).toBeLessThan(20_000);
  });

  it('an export that waits stops, with its reason', async () => {
    const admin = await someone(() => world.administrator());
    const asked = await (await admin.app()).post('/exports', { kind: 'teams' });
    expect(asked.status, asked.text).toBe(202);
    const boss = await bossOf();
    await boss.post(`/users/${admin.id}/suspend-access`, because);
    await runJobsOnce(installation);
    const { rows } = await sql<{ status: string }>`
      select status from long_work where id = ${String(asked.data.id)}`.execute(db);
    expect(rows[0]?.status).toBe('FAILED');
  });

  it('403: Administrators for those below, nobody themselves; 404: out of view; 422: without a reason; 409: inactive', async () => {
    const [cook, admin, other, executive] = [
      await world.employee(),
      await world.administrator(),
      await world.administrator(),
      await world.executive(),
    ];
    const suspend = async (by: Somebody, id: string, body: unknown = because) =>
      (await (await by.app()).post(`/users/${id}/suspend-access`, body)).status;
    expect([await suspend(cook, admin.id), await suspend(admin, other.id), await suspend(admin, executive.id)]).toEqual(
      [403, 403, 403],
    );
    expect(await suspend(executive, executive.id)).toBe(403);
    expect(await suspend(executive, (await (await world.another()).employee()).id)).toBe(404);
    expect(await suspend(admin, cook.id, {})).toBe(422);
    expect(await suspend(admin, cook.id, { reason: ' ' })).toBe(422);
    const left = await world.employee();
    await sql`update users set is_active = false where id = ${left.id}`.execute(db);
    expect(await suspend(admin, left.id)).toBe(409);
    expect(await suspend(admin, cook.id)).toBe(200);
  });

  it('409: of two Executives who suspend each other at once, one stays', async () => {
    const place = await world.another();
    const [one, two] = [await place.executive(), await place.executive()];
    const [ones, twos] = [await one.app(), await two.app()];
    const answers = await Promise.all([
      ones.post(`/users/${two.id}/suspend-access`, because),
      twos.post(`/users/${one.id}/suspend-access`, because),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`
      select 1 from users where organization_id = ${place.organizationId} and role = 'EXECUTIVE'
        and access_suspended_at is null`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('how long a session lasts', () => {
  const use = sessionUseOf(installation);
  const minuteMs = 60_000;
  const enter = async (person: Somebody): Promise<Client> =>
    appAfter(harness, await new Visitor(harness).signIn(person.email));

  it('401: nothing was asked for session_idle_minutes; what is asked keeps it open; 401: after session_max_hours in any case', async () => {
    const place = await world.another();
    const ada = await givePassword({ ...harness, world: place }, await place.employee());
    await place.set({ session_idle_minutes: 15, session_max_hours: 1 });
    const app = await enter(ada);
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'base64') as hash from sessions where user_id = ${ada.id}`.execute(db);
    for (let i = 0; i < 4; i++) {
      await advance(installation, 14 * minuteMs);
      installation.permissionCache.forgetAll();
      expect((await app.get('/session')).status).toBe(200);
      use.note(place.organizationId, rows[0]!.hash);
      await use.flush();
    }
    await advance(installation, 5 * minuteMs);
    installation.permissionCache.forgetAll();
    expect((await app.get('/session')).status).toBe(401);
    const idle = await enter(ada);
    await advance(installation, 16 * minuteMs);
    installation.permissionCache.forgetAll();
    expect((await idle.get('/session')).status).toBe(401);
    await use.close();
  });

  it('a policy that is tightened ends what is open; the list shows when something was last asked', async () => {
    const place = await world.another();
    const ada = await givePassword({ ...harness, world: place }, await place.employee());
    const app = await enter(ada);
    expect((await app.get('/sessions')).data.sessions[0]).toMatchObject({ last_seen_at: expect.any(String) });
    await advance(installation, 2 * 60 * minuteMs);
    installation.permissionCache.forgetAll();
    expect((await app.get('/session')).status).toBe(200);
    await place.set({ session_max_hours: 1 });
    installation.permissionCache.forgetAll();
    expect((await app.get('/session')).status).toBe(401);
  });

  it('422: beyond the bounds', async () => {
    const boss = await bossOf();
    for (const settings of [
      { session_idle_minutes: 14 },
      { session_idle_minutes: 43_201 },
      { session_max_hours: 0 },
      { session_max_hours: 2161 },
    ])
      expect((await boss.patch('/settings', settings)).status).toBe(422);
  });
});

describe('another e-mail address', () => {
  const confirm = (token: string) => new Visitor(harness).post('/email-change/confirm', { link_token: token });
  const takeBack = (token: string) => new Visitor(harness).post('/email-change/take-back', { link_token: token });
  let count = 0;
  const fresh = (): string => `new${String(count++)}@elsewhere.example`;

  async function asked(person: Somebody, email = fresh()) {
    const app = await person.app();
    const answer = await app.post('/email-changes', { email });
    expect(answer.status, answer.text).toBe(202);
    await runJobsOnce(installation);
    return {
      app,
      email,
      link: tokenIn(mailTo(harness, email).at(-1)),
      undo: tokenIn(mailTo(harness, person.email).findLast(({ text }) => text.includes('/take-back-email#token='))),
    };
  }

  /** The last one that was mailed. */
  async function resetLinkOf({ email }: Somebody): Promise<string> {
    await runJobsOnce(installation);
    return tokenIn(mailTo(harness, email).findLast(({ text }) => text.includes('/set-password#token=')));
  }

  it('the new one confirms by link, the old one is told with a link; from then on one signs in with it, and it is an event', async () => {
    const ada = await someone();
    const { app, email, link } = await asked(ada);
    expect((await app.get('/email-changes')).data).toMatchObject({ email });
    expect((await new Visitor(harness).signIn(email)).status).toBe(401);
    expect((await confirm(link)).data).toEqual({ email });
    expect((await confirm(link)).status).toBe(422);
    expect((await new Visitor(harness).signIn(email)).status).toBe(200);
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(401);
    expect((await app.get('/session')).data.user.email).toBe(email);
    const { rows } = await sql<{ previous: unknown }>`
      select previous from events where subject_id = ${ada.id} and type = 'user.updated'`.execute(db);
    expect(rows).toMatchObject([{ previous: { email: ada.email } }]);
    expect(mailTo(harness, ada.email).at(-1)?.text).toContain(email);
  });

  it('the old one takes it back: before it has taken effect, and for seven days after; all sessions end', async () => {
    const ada = await someone();
    const first = await asked(ada);
    expect((await takeBack(first.undo)).data).toEqual({ email: ada.email });
    expect((await confirm(first.link)).status).toBe(422);
    expect((await first.app.get('/session')).status).toBe(401);
    const second = await asked(ada);
    await confirm(second.link);
    await advance(installation, 6 * 86_400_000);
    expect((await takeBack(second.undo)).data).toEqual({ email: ada.email });
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(401);
    expect((await takeBack(second.undo)).status).toBe(422);
    expect((await new Visitor(harness).setPassword(await resetLinkOf(ada))).status).toBe(200);
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(200);
    const third = await asked(ada);
    await confirm(third.link);
    await advance(installation, 7 * 86_400_000 + 1000);
    expect((await takeBack(third.undo)).status).toBe(422);
  });

  it('taken back, everything made since it was asked for opens nothing; what was there before stays', async () => {
    const place = await world.another();
    const [ada, admin] = [await place.administrator(), await place.administrator()];
    await givePassword({ ...harness, world: place }, ada);
    const [before, stranger] = [await ada.app(), await Stranger.registered(server)];
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['user.updated'] };
    expect((await before.post('/webhooks', hook)).status).toBe(201);
    const old = String((await before.post('/tokens', { name: 'Mine', scopes: ['users:read'] })).data.token);
    expect((await before.post('/calendar-feeds', { kind: 'MY_SHIFTS' })).status).toBe(201);
    await advance(installation, 1000);

    // Whoever sits at the unlocked screen.
    const { app: thief, email, link, undo } = await asked(ada);
    await confirm(link);
    const made = String((await thief.post('/tokens', { name: 'Theirs', scopes: ['users:read'] })).data.token);
    const tokens = await stranger.connect({ id: ada.id, client: thief });
    const code = await stranger.ask({ id: ada.id, client: thief });
    expect((await thief.post('/calendar-feeds', { kind: 'MY_LEAVE' })).status).toBe(201);
    const decides = { deputy_email: admin.email, kinds: ['LEAVE'], while_away: true };
    expect((await thief.post('/deputies', decides)).status).toBe(201);
    expect((await thief.post('/webhooks', hook)).status).toBe(201);
    const now = installation.clock.now();
    const bytes = Buffer.from('x');
    await sql`
      insert into passkeys (organization_id, id, user_id, name, credential_id, public_key, transports, counter, created_at)
      values (${place.organizationId}, 'pky_1', ${ada.id}, 'Theirs', ${bytes}, ${bytes}, '{}', 0, ${now})`.execute(db);
    await sql`
      insert into one_time_codes (organization_id, user_id, sealed_secret, created_at)
      values (${place.organizationId}, ${ada.id}, ${bytes}, ${now})`.execute(db);
    const opens = async (token: string) => (await place.clientWith(token).get('/token')).status;
    expect(await Promise.all([old, made, tokens.access_token].map(opens))).toEqual([200, 200, 200]);

    expect((await takeBack(undo)).data).toEqual({ email: ada.email });
    expect(await Promise.all([old, made, tokens.access_token].map(opens))).toEqual([200, 401, 401]);
    expect((await thief.get('/session')).status).toBe(401);
    expect((await sql`select 1 from deputies where user_id = ${ada.id}`.execute(db)).rows).toEqual([]);
    const endpoints = sql`select status from webhook_endpoints where owner_id = ${ada.id} order by id`;
    expect((await endpoints.execute(db)).rows).toEqual([{ status: 'active' }, { status: 'paused' }]);
    expect((await stranger.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await stranger.exchange(code)).body.error).toBe('invalid_grant');
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(401);
    expect((await new Visitor(harness).signIn(email)).status).toBe(401);
    const left = sql<{ kind: string }>`
      select 'passkey' as kind from passkeys where user_id = ${ada.id}
       union all select 'code' from one_time_codes where user_id = ${ada.id}
       union all select kind from calendar_feeds where user_id = ${ada.id}`;
    expect((await left.execute(db)).rows).toEqual([{ kind: 'MY_SHIFTS' }]);

    await runJobsOnce(installation);
    const again = await resetLinkOf(ada);
    const told = mailTo(harness, ada.email).map(({ text }) => text);
    expect(told.some((text) => text.includes('passkeys 1, one-time codes 1') && text.includes('API tokens 1'))).toBe(
      true,
    );
    expect(mailTo(harness, admin.email).at(-1)?.text).toMatch(/connected apps 1.*webhook endpoints 1, deputies 1/s);
    expect((await new Visitor(harness).setPassword(again, 'a password of her own')).data.set).toBe(true);
    expect((await new Visitor(harness).signIn(ada.email, 'a password of her own')).status).toBe(200);
  });

  it('422: the link of another request, one that is over, of someone suspended or gone; the last request counts', async () => {
    const ada = await someone();
    const first = await asked(ada);
    const second = await asked(ada);
    expect((await confirm(first.link)).status).toBe(422);
    await advance(installation, 86_400_000);
    expect((await confirm(second.link)).status).toBe(422);
    const third = await asked(ada);
    await (await bossOf()).post(`/users/${ada.id}/suspend-access`, because);
    expect((await confirm(third.link)).status).toBe(422);
  });

  it('409: taken already; of two who want the same at once one has it', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const bobs = await bob.app();
    expect(await bobs.post('/email-changes', { email: ada.email.toUpperCase() })).toMatchObject({
      status: 409,
      error: { details: { field: 'email' } },
    });
    expect((await bobs.post('/email-changes', { email: bob.email })).status).toBe(422);
    expect((await bobs.delete('/email-changes')).status).toBe(409);
    const email = fresh();
    const one = await asked(ada, email);
    const other = await asked(bob, email);
    const both = await Promise.all([confirm(one.link), confirm(other.link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('it can be called off', async () => {
    const { app, link } = await asked(await someone());
    expect((await app.delete('/email-changes')).status).toBe(200);
    expect((await confirm(link)).status).toBe(422);
    expect((await app.get('/email-changes')).data).toEqual({ email: null, expires_at: null });
  });

  it('an Administrator asks for people below them; 403: for others', async () => {
    const [ada, admin] = [await someone(), await world.administrator()];
    const app = await admin.app();
    const email = fresh();
    expect((await app.post(`/users/${ada.id}/email-change`, { email })).status).toBe(202);
    await runJobsOnce(installation);
    expect((await confirm(tokenIn(mailTo(harness, email).at(-1)))).status).toBe(200);
    const other = await world.administrator();
    expect((await app.post(`/users/${other.id}/email-change`, { email: fresh() })).status).toBe(403);
    expect((await (await ada.app()).post(`/users/${other.id}/email-change`, { email: fresh() })).status).toBe(403);
  });

  it('429: links that lead nowhere count by address', async () => {
    const visitor = new Visitor(harness);
    const guess = () => visitor.post('/email-change/confirm', { link_token: 'nothing' });
    for (let i = 0; i < 21; i++) await guess();
    expect((await guess()).status).toBe(429);
    expect((await visitor.post('/session', { email: 'x@example.com', password: goodPassword })).status).toBe(401);
  });
});
