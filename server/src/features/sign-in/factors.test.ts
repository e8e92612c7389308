import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { takeFactorsAway } from './index.ts';
import { appAfter, asOperator, cookieIn, givePassword, goodPassword, mailTo, Visitor } from './testing/accounts.ts';
import { Authenticator } from './testing/authenticator.ts';

const harness = await openHarness({ env: { MUSTER_BASE_URL: 'https://muster.example/api/v1' } });
const { world, installation, server } = harness;
const { db } = installation.database;
const here = 'https://muster.example';

const codeOf = (secret: string, atMs = installation.clock.nowMs()): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: atMs });

/** Each code is taken once: the next one is that of half a minute later. */
async function nextCode(secret: string): Promise<string> {
  await advance(installation, 30_000);
  return codeOf(secret);
}

async function someone(make: () => Promise<Somebody> = () => world.employee()): Promise<Somebody> {
  return givePassword(harness, await make());
}

async function withCodes(person: Somebody) {
  const app = await person.app();
  const begun = await app.post('/one-time-codes');
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.data as { secret: string };
  const confirmed = await app.post('/one-time-codes/confirm', { code: codeOf(secret) });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret, app, recovery: confirmed.data.recovery_codes as string[] };
}

const enter = (person: Somebody, code?: string, visitor = new Visitor(harness)): Promise<Response> =>
  visitor.post('/session', { email: person.email, password: goodPassword, ...(code !== undefined && { code }) });

async function mailsOf(person: Somebody): Promise<string[]> {
  await runJobsOnce(installation);
  return mailTo(harness, person.email).map(({ text }) => text);
}

const set = async (second_factor: 'OPTIONAL' | 'ADMINISTRATORS' | 'EVERYONE'): Promise<void> => {
  await world.set({ second_factor });
  installation.permissionCache.forget(world.organizationId);
};

describe('one-time codes', () => {
  it('are set up, confirmed, asked for, each taken once; the person is told', async () => {
    const ada = await someone();
    const { secret, app, recovery } = await withCodes(ada);
    expect(recovery).toHaveLength(10);
    expect((await app.get('/factors')).data).toMatchObject({
      is_required: false,
      recovery_codes_left: 10,
      passkeys: [],
    });
    const asked = await enter(ada);
    expect(asked).toMatchObject({
      status: 401,
      error: { code: 'AUTH_INVALID', details: { reason: 'second_factor', ways: ['code'] } },
    });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const code = await nextCode(secret);
    const entered = await enter(ada, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.status, entered.text).toBe(200);
    expect(entered.data.needs_second_factor).toBe(false);
    // The same code, and one before it.
    expect((await enter(ada, code)).status).toBe(401);
    expect((await enter(ada, codeOf(secret, installation.clock.nowMs() - 30_000))).status).toBe(401);
    expect((await appAfter(harness, entered).get('/sign-ins')).data.sign_ins[0]).toMatchObject({ way: 'CODE' });
    expect((await mailsOf(ada)).join('\n')).toContain('one-time codes were just turned on');
  });

  it('of two who use the same code at once, one gets in', async () => {
    const ada = await someone();
    const { secret, recovery } = await withCodes(ada);
    const code = await nextCode(secret);
    const both = await Promise.all([enter(ada, code), enter(ada, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await Promise.all([enter(ada, recovery[0]), enter(ada, recovery[0])]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('a recovery code signs in once, and is told of; new ones end those before', async () => {
    const ada = await someone();
    const { app, recovery } = await withCodes(ada);
    expect((await enter(ada, recovery[0]?.toLowerCase())).status).toBe(200);
    expect((await enter(ada, recovery[0])).status).toBe(401);
    expect((await app.get('/factors')).data.recovery_codes_left).toBe(9);
    const renewed = await app.post('/recovery-codes');
    expect(renewed.data.recovery_codes).toHaveLength(10);
    expect((await enter(ada, recovery[1])).status).toBe(401);
    expect((await enter(ada, renewed.data.recovery_codes[1] as string)).status).toBe(200);
    expect((await mailsOf(ada)).join('\n')).toContain('with a recovery code');
  });

  it('429: the fifth wrong code blocks account and address together, and nobody else', async () => {
    const ada = await someone();
    const { secret } = await withCodes(ada);
    const thief = new Visitor(harness);
    for (let i = 0; i < 5; i++) expect((await enter(ada, '000000', thief)).status).toBe(401);
    const right = await nextCode(secret);
    const blocked = await enter(ada, right, thief);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await enter(ada, right)).status).toBe(200);
    expect((await thief.signIn((await someone()).email)).status).toBe(200);
  });

  it('422: a wrong code confirms nothing; 409: nothing to confirm, on already, off already', async () => {
    const ada = await someone();
    const app = await ada.app();
    expect((await app.post('/one-time-codes/confirm', { code: '123456' })).status).toBe(409);
    expect((await app.delete('/one-time-codes')).status).toBe(409);
    expect((await app.post('/recovery-codes')).status).toBe(409);
    await app.post('/one-time-codes');
    expect(await app.post('/one-time-codes/confirm', { code: 'nonsense' })).toMatchObject({
      status: 422,
      error: { details: { field: 'code' } },
    });
    expect((await enter(ada)).status).toBe(200);
    // A secret that was begun anew takes the place of the one before.
    const { secret } = (await app.post('/one-time-codes')).data as { secret: string };
    expect((await app.post('/one-time-codes/confirm', { code: codeOf(secret) })).status).toBe(200);
    expect((await app.post('/one-time-codes')).status).toBe(409);
    expect((await app.delete('/one-time-codes')).status).toBe(200);
    expect((await enter(ada)).status).toBe(200);
    expect((await mailsOf(ada)).join('\n')).toContain('turned off');
  });

  it('half-way through signing in: codes that were taken away are not asked for, a password that was changed opens nothing', async () => {
    const ada = await someone();
    await withCodes(ada);
    expect((await enter(ada)).status).toBe(401);
    await asOperator(harness, (work) => takeFactorsAway(work, ada.id));
    expect((await enter(ada, '123456')).status).toBe(200);
    const { secret } = await withCodes(ada);
    expect((await enter(ada)).status).toBe(401);
    await givePassword(harness, ada, 'another bicycle in June');
    const late = await enter(ada, await nextCode(secret));
    expect(late).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
    expect(late.error.details).toBeUndefined();
  });

  it('the secret is sealed, recovery codes are hashes, and neither is in the audit log', async () => {
    const ada = await someone();
    const { secret, recovery } = await withCodes(ada);
    const kept = await sql<{ row: string }>`
      select row_to_json(one_time_codes)::text || coalesce((select string_agg(row_to_json(r)::text, '') from recovery_codes r
        where r.user_id = one_time_codes.user_id), '') as row from one_time_codes where user_id = ${ada.id}`.execute(
      db,
    );
    const audited = JSON.stringify(await world.audit());
    for (const shown of [secret, ...recovery]) {
      expect(kept.rows[0]?.row).not.toContain(shown);
      expect(audited).not.toContain(shown);
    }
  });
});

async function offered(app: Client): Promise<string> {
  const answer = await app.post('/passkeys/options');
  expect(answer.status, answer.text).toBe(200);
  return answer.data.challenge as string;
}

async function withPasskey(person: Somebody, authenticator = new Authenticator(here)) {
  const app = await person.app();
  const added = await app.post('/passkeys', { name: 'Laptop', ...authenticator.made(await offered(app)) });
  expect(added.status, added.text).toBe(201);
  return { app, authenticator, id: added.data.id as string };
}

async function challenge(visitor = new Visitor(harness)): Promise<string> {
  return (await visitor.post('/session/passkey/options', {})).data.challenge as string;
}

const enterWith = async (
  authenticator: Authenticator,
  how: Parameters<Authenticator['answered']>[1] = {},
): Promise<Response> => new Visitor(harness).post('/session/passkey', authenticator.answered(await challenge(), how));

describe('passkeys', () => {
  it('200: sign in without a password, and count as both factors; date of last use and name are shown', async () => {
    const ada = await someone();
    const { app, authenticator, id } = await withPasskey(ada);
    await withCodes(ada);
    const entered = await enterWith(authenticator);
    expect(entered.status, entered.text).toBe(200);
    expect(entered.data).toMatchObject({ user: { id: ada.id }, needs_second_factor: false });
    expect((await appAfter(harness, entered).get('/session')).status).toBe(200);
    expect((await app.patch(`/passkeys/${id}`, { name: ' Old laptop ' })).data).toMatchObject({
      id,
      name: 'Old laptop',
    });
    expect((await app.get('/factors')).data.passkeys).toMatchObject([
      { id, name: 'Old laptop', last_used_at: expect.any(String) },
    ]);
    expect((await app.get('/sign-ins')).data.sign_ins[0]).toMatchObject({ way: 'PASSKEY' });
    expect((await mailsOf(ada)).join('\n')).toContain('“Laptop” was just added');
  });

  it('those that keep no count sign in again and again', async () => {
    const { authenticator } = await withPasskey(await someone(), new Authenticator(here, 0));
    for (let i = 0; i < 2; i++) expect((await enterWith(authenticator)).status).toBe(200);
  });

  it('401: without user verification, for another address, with a challenge of another purpose, of another time, or none of ours', async () => {
    const ada = await someone();
    const { app, authenticator } = await withPasskey(ada);
    const refused = async (answer: Promise<Response>) =>
      expect(await answer).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
    await refused(enterWith(authenticator, { isVerified: false }));
    await refused(enterWith(authenticator, { origin: 'https://elsewhere.example' }));
    await refused(enterWith(authenticator, { origin: 'http://localhost:8080' }));
    const send = (answered: unknown) => new Visitor(harness).post('/session/passkey', answered);
    await refused(send(authenticator.answered(await offered(app))));
    await refused(send(authenticator.answered(Buffer.alloc(54).toString('base64url'))));
    await refused(send(new Authenticator(here).answered(await challenge())));
    const old = await challenge();
    await advance(installation, 15 * 60_000);
    await refused(send(authenticator.answered(old)));
  });

  it('401: an answer is taken once', async () => {
    const { authenticator } = await withPasskey(await someone(), new Authenticator(here, 0));
    const answered = authenticator.answered(await challenge());
    const send = () => new Visitor(harness).post('/session/passkey', answered);
    expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await send()).status).toBe(401);
  });

  it('401: a count that has gone back is a copy: refused, audited, and told by mail', async () => {
    const ada = await someone();
    const { authenticator } = await withPasskey(ada);
    expect((await enterWith(authenticator, { counter: 9 })).status).toBe(200);
    expect((await enterWith(authenticator, { counter: 5 })).status).toBe(401);
    expect((await enterWith(authenticator, { counter: 0 })).status).toBe(401);
    expect((await mailsOf(ada)).join('\n')).toContain('there may be a copy of that passkey');
    expect((await world.audit()).map(({ action }) => action)).toContain('passkeys.refuse');
    expect((await enterWith(authenticator, { counter: 10 })).status).toBe(200);
  });

  it('401: one that was removed, one of someone deactivated; 404: that of another is not there', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const { app, authenticator, id } = await withPasskey(ada);
    const other = await withPasskey(bob);
    expect((await other.app.delete(`/passkeys/${id}`)).status).toBe(404);
    expect((await other.app.patch(`/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await app.delete(`/passkeys/${id}`)).status).toBe(200);
    expect((await enterWith(authenticator)).status).toBe(401);
    await sql`update users set is_active = false where id = ${bob.id}`.execute(db);
    expect((await enterWith(other.authenticator)).status).toBe(401);
  });

  it('409: known already, and no more than ten; 422: made for another account or another address', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const { app, authenticator } = await withPasskey(ada);
    const bobs = await bob.app();
    const add = async (to: Client, made: object) => (await to.post('/passkeys', { name: 'Key', ...made })).status;
    expect(await add(bobs, authenticator.made(await offered(bobs)))).toBe(409);
    expect(await add(bobs, new Authenticator(here).made(await offered(app)))).toBe(422);
    expect(await add(bobs, new Authenticator('https://elsewhere.example').made(await offered(bobs)))).toBe(422);
    expect(await add(bobs, new Authenticator(here).made(await offered(bobs), { isVerified: false }))).toBe(422);
    const last = await offered(app);
    for (let i = 0; i < 9; i++) expect(await add(app, new Authenticator(here).made(await offered(app)))).toBe(201);
    expect((await app.post('/passkeys/options')).status).toBe(409);
    expect(await add(app, new Authenticator(here).made(last))).toBe(409);
  });

  it('an organization with an address of its own has passkeys there', async () => {
    const place = await world.another();
    const own = 'https://people.northwind.example';
    await sql`update organizations set base_url = ${`${own}/api/v1`} where id = ${place.organizationId}`.execute(db);
    const { authenticator } = await withPasskey(await place.employee(), new Authenticator(own));
    expect((await enterWith(authenticator)).status).toBe(200);
    const stranger = new Authenticator(own);
    const app = await (await world.employee()).app();
    expect((await app.post('/passkeys', { name: 'Key', ...stranger.made(await offered(app)) })).status).toBe(422);
  });
});

describe('second_factor', () => {
  it('EVERYONE: who has none sets one up before anything else; then all is open', async () => {
    const ada = await someone();
    await set('EVERYONE');
    const entered = await enter(ada);
    expect(entered).toMatchObject({ status: 200, data: { needs_second_factor: true } });
    const app = appAfter(harness, entered);
    expect(await app.get('/users')).toMatchObject({ status: 403, error: { details: { reason: 'second_factor' } } });
    expect((await app.post('/tokens', { name: 'Mine', scopes: ['users:read'] })).status).toBe(403);
    const stream = await server.inject({
      url: '/app/api/stream',
      headers: { cookie: cookieIn(entered).split(';', 1)[0] ?? '' },
    });
    expect(stream.statusCode).toBe(403);
    expect((await app.get('/session')).data.needs_second_factor).toBe(true);
    const { secret } = (await app.post('/one-time-codes')).data as { secret: string };
    expect((await app.post('/one-time-codes/confirm', { code: codeOf(secret) })).status).toBe(200);
    expect((await app.get('/session')).data.needs_second_factor).toBe(false);
    expect((await app.get('/users')).status).toBe(200);
    // The last one stays while it is asked for.
    expect(await app.delete('/one-time-codes')).toMatchObject({
      status: 409,
      error: { details: { reason: 'second_factor' } },
    });
    const { id } = await withPasskey(ada);
    expect((await app.delete('/one-time-codes')).status).toBe(200);
    expect((await app.delete(`/passkeys/${id}`)).status).toBe(409);
    // A password is not enough where only a passkey is left.
    expect(await enter(ada)).toMatchObject({ status: 401, error: { details: { ways: ['passkey'] } } });
    expect((await enter(ada, '123456')).status).toBe(401);
    await set('OPTIONAL');
    expect((await enter(ada)).status).toBe(200);
  });

  it('ADMINISTRATORS: Administrators and Executives, and nobody else; sessions that are open go on', async () => {
    const [cook, admin, executive] = [
      await someone(),
      await someone(() => world.administrator()),
      await someone(() => world.executive()),
    ];
    const before = await admin.app();
    await set('ADMINISTRATORS');
    expect((await enter(cook)).data.needs_second_factor).toBe(false);
    expect((await enter(admin)).data.needs_second_factor).toBe(true);
    expect((await enter(executive)).data.needs_second_factor).toBe(true);
    expect((await before.get('/users')).status).toBe(200);
    expect((await (await cook.app()).get('/factors/missing')).status).toBe(403);
    await set('OPTIONAL');
  });

  it('who has none is told by pages, the highest roles first; with a provider alone, of those who get in without it', async () => {
    const place = await world.another();
    const [executive, admin] = [await place.executive(), await place.administrator()];
    const others = [await place.employee({ last_name: 'B' }), await place.employee({ last_name: 'A' })];
    await withPasskey(await place.employee());
    await withCodes(await place.employee());
    const app = await admin.app();
    const seen: string[] = [];
    const totals: unknown[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
      const { data, body } = await app.get('/factors/missing', { query });
      seen.push(...(data as { id: string }[]).map(({ id }) => id));
      totals.push(body.meta.total);
      cursor = (body.meta.next_cursor as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([executive.id, admin.id, others[1]?.id, others[0]?.id]);
    expect(totals).toEqual([4, undefined]);
    const chief = await executive.app();
    await sql`update sessions set is_break_glass = true where user_id = ${executive.id}`.execute(db);
    await sql`
      insert into break_glass_people (organization_id, user_id, created_at)
      values (${place.organizationId}, ${executive.id}, now())`.execute(db);
    await place.set({ sign_in_policy: 'SSO_ONLY' });
    expect((await chief.get('/factors/missing')).body).toMatchObject({
      data: [{ id: executive.id }],
      meta: { total: 1 },
    });
  });

  it('a first password by link signs in to setting one up', async () => {
    await set('EVERYONE');
    const invited = await world.employee();
    const visitor = new Visitor(harness);
    await visitor.askForLink(invited.email);
    await runJobsOnce(installation);
    const token = /#token=([0-9A-Za-z]+)/.exec(mailTo(harness, invited.email).at(-1)?.text ?? '')?.[1] ?? '';
    const entered = await visitor.setPassword(token);
    expect(entered.data.is_signed_in).toBe(true);
    const app = appAfter(harness, entered);
    expect((await app.get('/session')).data.needs_second_factor).toBe(true);
    expect((await app.get('/users')).status).toBe(403);
    await set('OPTIONAL');
  });
});

describe('POST /users/{id}/reset-factors', () => {
  it('200: factors are gone, all sessions end, the person is told; the password alone signs in', async () => {
    const [ada, admin] = [await someone(), await someone(() => world.administrator())];
    const { app } = await withCodes(ada);
    const { authenticator } = await withPasskey(ada);
    expect((await (await admin.app()).post(`/users/${ada.id}/reset-factors`)).status).toBe(200);
    expect((await app.get('/session')).status).toBe(401);
    expect((await enterWith(authenticator)).status).toBe(401);
    expect((await enter(ada)).status).toBe(200);
    expect((await mailsOf(ada)).join('\n')).toContain('were just reset');
  });

  it('403: Administrators for those below them, Executives for anyone but themselves; 404: out of view', async () => {
    const [cook, admin, other, executive, second] = [
      await world.employee(),
      await world.administrator(),
      await world.administrator(),
      await world.executive(),
      await world.executive(),
    ];
    const reset = async (by: Somebody, of: Somebody) =>
      (await (await by.app()).post(`/users/${of.id}/reset-factors`)).status;
    expect(await reset(cook, other)).toBe(403);
    expect([await reset(admin, other), await reset(admin, executive), await reset(admin, admin)]).toEqual([
      403, 403, 403,
    ]);
    expect(await reset(executive, executive)).toBe(403);
    expect([await reset(executive, admin), await reset(executive, second)]).toEqual([200, 200]);
    expect(await reset(executive, await (await world.another()).employee())).toBe(404);
  });

  it('the command line does the same', async () => {
    const ada = await someone();
    await withCodes(ada);
    await asOperator(harness, (work) => takeFactorsAway(work, ada.id));
    expect((await enter(ada)).status).toBe(200);
  });
});

describe('a factor is asked for again', () => {
  const old = async (person: Somebody): Promise<void> => {
    const at = new Date(installation.clock.nowMs() - 601_000).toISOString();
    await sql`update sessions set factor_at = ${at} where user_id = ${person.id}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
  };
  const fresh = { status: 401, error: { code: 'AUTH_INVALID', details: { reason: 'fresh_sign_in' } } };

  it('401 fresh_sign_in: for tokens, sign-in ways, roles, policies, identifiers, erasing, pay; the rest goes on', async () => {
    const executive = await someone(() => world.executive());
    const cook = await world.employee();
    const app = await executive.app();
    await app.patch(`/users/${cook.id}/government-ids`, { tax_id: 'T-1' });
    await old(executive);
    const role = { role: 'DEPARTMENT_HEAD' };
    const asked: (() => Promise<Response>)[] = [
      () => app.post('/tokens', { name: 'Mine', scopes: ['users:read'] }),
      () => app.post('/one-time-codes'),
      () => app.post('/passkeys/options'),
      () => app.post(`/users/${cook.id}/reset-factors`),
      () => app.patch(`/users/${cook.id}`, role),
      () => app.post('/users', { first_name: 'A', last_name: 'B', email: 'new@example.com', role: 'EXECUTIVE' }),
      () => app.post('/bulk-changes', { operation_id: 'users.update', audience: { user_ids: [cook.id] }, input: role }),
      () => app.patch('/settings', { second_factor: 'EVERYONE' }),
      () => app.get(`/users/${cook.id}`, { query: { tiers: 'directory,government_id' } }),
      () => app.patch(`/users/${cook.id}/government-ids`, { tax_id: 'T-2' }),
      () => app.post(`/users/${cook.id}/erase`),
      () => app.post('/exports', { kind: 'compensation' }),
      () => app.post('/exports', { kind: 'audit_log', filters: 'tiers=compensation' }),
      () => app.get('/reports/hours/file', { query: { by: 'person', measure: 'cost' } }),
      () => app.post('/data-archives'),
    ];
    for (const ask of asked) expect(await ask()).toMatchObject(fresh);
    expect((await app.patch(`/users/${cook.id}`, { job_title: 'Baker' })).data).not.toHaveProperty('tax_id');
    expect((await app.get(`/users/${cook.id}`)).data).not.toHaveProperty('tax_id');
    expect((await app.patch('/settings', { week_start: 'SUNDAY' })).status).toBe(200);
    // Tokens are not asked.
    const api = world.clientWith(await world.token(executive.id, ['users:read', 'users.govid:read', 'users:write']));
    expect((await api.get(`/users/${cook.id}`)).data).toMatchObject({ tax_id: 'T-1' });
    expect((await api.patch(`/users/${cook.id}`, role)).status).toBe(200);
  });

  it('401 fresh_sign_in: accepting what asks for one, and nothing else that was proposed', async () => {
    const [executive, other] = [await someone(() => world.executive()), await world.executive()];
    const proposer = await other.app();
    const propose = async (body: object): Promise<string> => {
      const cook = await world.employee();
      const made = await proposer.patch(`/users/${cook.id}`, body, { query: { propose: 'true' } });
      expect(made.status, made.text).toBe(202);
      return (made.data as { id: string }).id;
    };
    const [role, title] = [await propose({ role: 'DEPARTMENT_HEAD' }), await propose({ job_title: 'Baker' })];
    const app = await executive.app();
    await old(executive);
    expect(await app.post(`/proposals/${role}/accept`)).toMatchObject(fresh);
    expect((await app.post(`/proposals/${title}/accept`)).status).toBe(200);
    expect((await app.get(`/proposals/${role}`)).data).toMatchObject({ status: 'WAITING' });
    expect((await app.post('/session/confirm', { password: goodPassword })).status).toBe(200);
    expect((await app.post(`/proposals/${role}/accept`)).status).toBe(200);
  });

  it('POST /session/confirm: with the password or a passkey it is open for ten minutes, in this session alone', async () => {
    const ada = await someone();
    const [app, elsewhere] = [await ada.app(), await ada.app()];
    const { authenticator } = await withPasskey(ada);
    await old(ada);
    expect(await app.post('/session/confirm', { password: 'not this one' })).toMatchObject({
      status: 422,
      error: { details: { field: 'password' } },
    });
    expect((await app.post('/session/confirm', {})).status).toBe(422);
    expect((await app.post('/session/confirm', { password: goodPassword })).status).toBe(200);
    expect((await app.post('/one-time-codes')).status).toBe(200);
    expect(await elsewhere.post('/one-time-codes')).toMatchObject(fresh);
    await advance(installation, 601_000);
    expect(await app.post('/one-time-codes')).toMatchObject(fresh);
    const { challenge: own } = (await app.post('/session/confirm/options')).data as { challenge: string };
    expect((await app.post('/session/confirm', { passkey: authenticator.answered(await challenge()) })).status).toBe(
      422,
    );
    expect((await app.post('/session/confirm', { passkey: authenticator.answered(own) })).data).toEqual({
      confirmed: true,
    });
    expect((await app.post('/one-time-codes')).status).toBe(200);
    const bob = await withPasskey(await someone());
    const theirs = (await app.post('/session/confirm/options')).data.challenge as string;
    expect((await app.post('/session/confirm', { passkey: bob.authenticator.answered(theirs) })).status).toBe(422);
  });

  it('429: wrong passwords count as they do when signing in', async () => {
    const ada = await someone();
    const app = await ada.app();
    const ip = '198.51.100.78';
    for (let i = 0; i < 11; i++) await app.post('/session/confirm', { password: `guess ${String(i)}` }, { ip });
    expect((await app.post('/session/confirm', { password: goodPassword }, { ip })).status).toBe(429);
  });
});
