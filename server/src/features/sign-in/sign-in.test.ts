import type * as argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { admit } from '../../http/gate.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { catalogue } from '../../main/catalogue.ts';
import { findActor } from '../people/index.ts';
import { appAfter, cookieIn, givePassword, goodPassword, Visitor } from './testing/accounts.ts';
import { warnOfFailures, warnTask } from './warn.ts';

// Still the real one; only counted.
vi.mock('@node-rs/argon2', async (original) => {
  const actual = await original<typeof argon2>();
  return { ...actual, verify: vi.fn(actual.verify) };
});

const harness = await openHarness();
const { world, installation } = harness;
const { db } = installation.database;
const secure = await openHarness({ env: { MUSTER_BASE_URL: 'https://muster.example/api/v1' } });

const sessionsOf = (userId: string) =>
  sql<Row<'sessions'>>`select * from sessions where user_id = ${userId}`.execute(db).then(({ rows }) => rows);

describe('POST /session', () => {
  it('200: the person, their organization and what they may do, with a cookie', async () => {
    const ada = await givePassword(harness, await world.administrator({ preferred_name: 'Ada' }));
    const answer = await new Visitor(harness).signIn(`  ${ada.email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      user: { id: ada.id, email: ada.email, preferred_name: 'Ada', role: 'ADMINISTRATOR', department_id: null },
      organization: {
        id: world.organizationId,
        name: 'Northwind Kitchens',
        timezone: 'America/Toronto',
        currency: 'CAD',
        tax_rates: { hst: 13 },
        modules: { time_tracking: true, expenses: true },
      },
    });
    const mine = await appAfter(harness, answer).get('/session');
    expect(mine.status).toBe(200);
    expect(mine.data).toEqual(answer.data);
  });

  it('says what the person uses: shifts that they can see, a token that works, an endpoint, people whom they lead', async () => {
    const place = await world.another();
    const department_id = await place.department('Kitchen');
    const [admin, head, cook] = [
      await place.administrator(),
      await place.departmentHeadOf('Kitchen'),
      await place.employee({ department: 'Kitchen' }),
    ];
    const uses = async (person: typeof cook) => (await (await person.app()).get('/session')).data.uses;
    const app = await admin.app();
    const nothing = {
      ...{ shifts: false, developers: false, people: false, team: false, illness: false },
      ...{ kiosks: false, grants: false, merges: false },
    };
    expect(await uses(cook)).toEqual(nothing);
    await app.post('/leave-types', { name: 'Sick leave', is_sickness: true });
    expect(await uses(cook)).toEqual({ ...nothing, illness: true });
    expect(await uses(admin)).toMatchObject({ developers: false, people: true });
    const startsAt = installation.clock.nowMs() + 86_400_000;
    const shift = await app.post('/shifts', {
      user_id: cook.id,
      department_id,
      starts_at: new Date(startsAt).toISOString(),
      ends_at: new Date(startsAt + 3_600_000).toISOString(),
    });
    expect(shift.status, shift.text).toBe(201);
    expect(await uses(cook)).toMatchObject({ shifts: false });
    await sql`update shifts set is_published = true where id = ${String(shift.data.id)}`.execute(db);
    expect(await uses(cook)).toMatchObject({ shifts: true });
    const token = await (await cook.app()).post('/tokens', { name: 'Mine', scopes: ['users:read'] });
    expect(token.status, token.text).toBe(201);
    expect([await uses(cook), await uses(head), await uses(admin)]).toMatchObject([
      { developers: true },
      { developers: false, shifts: false, people: true },
      { developers: true },
    ]);
    await (await cook.app()).delete(`/tokens/${String(token.data.id)}`);
    expect(await uses(cook)).toMatchObject({ developers: false });
    const made = async (path: string, body: object) => {
      const answer = await app.post(path, body);
      expect(answer.status, answer.text).toBe(201);
    };
    await made('/kiosks', { name: 'Back door', department_ids: [department_id] });
    const today = new Date(installation.clock.nowMs()).toISOString().slice(0, 10);
    const grant = {
      package: 'RECORDS_KEEPING',
      department_ids: null,
      starts_on: today,
      ends_on: null,
      reason: 'Spring',
    };
    await made('/access-grants', { ...grant, user_id: cook.id });
    const bar = await place.department('Bar');
    await made(`/departments/${bar}/merge`, { into_id: department_id, effective_date: '2099-01-01' });
    expect([await uses(cook), await uses(head), await uses(admin)]).toMatchObject([
      { kiosks: true, grants: true, merges: false },
      { kiosks: true, grants: false, merges: false },
      { kiosks: true, grants: false, merges: true },
    ]);
  });

  it('the cookie is HttpOnly, SameSite and lasts 30 days; only its hash is stored', async () => {
    const person = await givePassword(harness, await world.employee());
    const cookie = cookieIn(await new Visitor(harness).signIn(person.email));
    expect(cookie).toMatch(/^muster_session=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const secret = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    const [session] = await sessionsOf(person.id);
    expect(session?.token_hash).toEqual(hashSecret(secret));
    const lifeMs = Date.parse(session?.expires_at ?? '') - Date.parse(session?.created_at ?? '');
    expect(lifeMs).toBe(30 * 86_400_000);
  });

  it('the cookie is Secure if the product is reached by https', async () => {
    const person = await givePassword(secure, await secure.world.employee());
    expect(cookieIn(await new Visitor(secure).signIn(person.email))).toMatch(/; Max-Age=2592000; Secure$/);
  });

  it('401: one answer for a wrong password, an unknown address, no password yet and a person no longer active', async () => {
    const known = await givePassword(harness, await world.employee());
    const invited = await world.employee();
    const gone = await givePassword(harness, await world.employee());
    await sql`update users set is_active = ${false} where id = ${gone.id}`.execute(db);
    const answers = await Promise.all([
      new Visitor(harness).signIn(known.email, 'not the right password'),
      new Visitor(harness).signIn('nobody@example.com'),
      new Visitor(harness).signIn(invited.email),
      new Visitor(harness).signIn(gone.email),
    ]);
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(Array(4).fill([401, 'AUTH_INVALID']));
    expect(new Set(answers.map(({ error }) => error.message)).size).toBe(1);
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(Array(4).fill(undefined));
  });

  it('401: an unknown address costs a verification like a known one', async () => {
    const verified = vi.mocked(verify);
    verified.mockClear();
    await new Visitor(harness).signIn('nobody.at.all@example.com');
    expect(verified).toHaveBeenCalledOnce();
    expect(String(verified.mock.calls[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('401: the session ends after 14 days', async () => {
    const person = await givePassword(harness, await world.employee());
    const app = appAfter(harness, await new Visitor(harness).signIn(person.email));
    await sql`update sessions set expires_at = ${installation.clock.now()} where user_id = ${person.id}`.execute(db);
    expect((await app.get('/session')).status).toBe(401);
  });

  it('403: without the header X-Muster-App', async () => {
    const person = await givePassword(harness, await world.employee());
    const answer = await new Visitor(harness).post('/session', { email: person.email, password: goodPassword }, {});
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('422: unknown and missing fields', async () => {
    const visitor = new Visitor(harness);
    expect((await visitor.post('/session', { email: 'a@example.com' })).error.details.field).toBe('password');
    const extra = { email: 'a@example.com', password: goodPassword, remember: true };
    expect((await visitor.post('/session', extra)).error.details.field).toBe('remember');
  });

  it('a password typed with combining characters is the same password', async () => {
    const person = await givePassword(harness, await world.employee(), 'Grüße aus Zürich'.normalize('NFC'));
    const answer = await new Visitor(harness).signIn(person.email, 'Grüße aus Zürich'.normalize('NFD'));
    expect(answer.status).toBe(200);
  });

  it('a hash made with other parameters is renewed by signing in', async () => {
    const person = await givePassword(harness, await world.employee());
    const credentials = sql<Row<'user_credentials'>>`select * from user_credentials where user_id = ${person.id}`;
    const [before] = (await credentials.execute(db)).rows;
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1 });
    await sql`update user_credentials set password_hash = ${old} where user_id = ${person.id}`.execute(db);

    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
    const [after] = (await credentials.execute(db)).rows;
    expect(after!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(after!.changed_at).toBe(before!.changed_at);
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
  });

  it('is audited', async () => {
    const person = await givePassword(harness, await world.employee());
    const visitor = new Visitor(harness);
    await visitor.signIn(person.email);
    const entry = (await world.audit()).findLast(({ subject_id }) => subject_id === person.id);
    expect(entry).toMatchObject({ action: 'session.create', surface: 'app', actor_id: person.id, ip: visitor.ip });
  });
});

describe('throttling of sign-in', () => {
  it('429: an account from one address after ten wrong passwords, the right password included', async () => {
    const person = await givePassword(harness, await world.employee());
    const visitor = new Visitor(harness);
    for (let i = 0; i < 11; i++) expect((await visitor.signIn(person.email, 'wrong')).status).toBe(401);
    const blocked = await visitor.signIn(person.email);
    expect([blocked.status, blocked.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect(await sessionsOf(person.id)).toEqual([]);
  });

  it('200: the owner signs in from their own address, whatever others send from one address or from many', async () => {
    const person = await givePassword(harness, await world.employee());
    const attacker = new Visitor(harness);
    for (let i = 0; i < 12; i++) await attacker.signIn(person.email, 'wrong');
    expect((await attacker.signIn(person.email)).status).toBe(429);
    await Promise.all(Array.from({ length: 30 }, () => new Visitor(harness).signIn(person.email, 'wrong')));
    const startMs = performance.now();
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
    // Slowed down, by a bounded time.
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(990);
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
  });

  it('many failures are told to the person by mail, once', async () => {
    const person = await givePassword(harness, await world.employee({ preferred_name: 'Ada' }));
    for (let round = 0; round < 2; round++)
      await Promise.all(Array.from({ length: 25 }, () => new Visitor(harness).signIn(person.email, 'wrong')));
    await installation.jobs.forward();
    const { rows } = await installation.database.pool.query<{ payload: Record<string, unknown> }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where identifier = $1 and payload->>'user_id' = $2`,
      [warnTask, person.id],
    );
    const payloads = rows.map(({ payload }) => payload);
    expect(payloads).toEqual([{ organization_id: world.organizationId, user_id: person.id }]);
    await warnOfFailures.run(installation, payloads[0] ?? {});
    const inbox = await (await world.executive()).app();
    const { data } = await inbox.get('/development/mail');
    expect(data[0]).toMatchObject({ to: person.email, subject: 'Northwind Kitchens: wrong passwords at your account' });
    expect(data[0].text).toContain('Hello Ada,');
  });

  it('429: an address after twenty wrong passwords for whatever account', async () => {
    const person = await givePassword(harness, await world.employee());
    const visitor = new Visitor(harness);
    for (let i = 0; i < 21; i++) expect((await visitor.signIn(`nobody${String(i)}@example.com`)).status).toBe(401);
    expect((await visitor.signIn(person.email)).status).toBe(429);
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
  });

  it('signing in clears what the account had counted from that address', async () => {
    const person = await givePassword(harness, await world.employee());
    const visitor = new Visitor(harness);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 8; i++) await visitor.signIn(person.email, 'wrong');
      expect((await visitor.signIn(person.email)).status).toBe(200);
    }
  });

  it('of many guesses at once from one address none gets in, not even the right one among them', async () => {
    const person = await givePassword(harness, await world.employee());
    const guesses = Array.from({ length: 24 }, (_, i) => (i === 23 ? goodPassword : `guess number ${String(i)}`));
    const visitor = new Visitor(harness);
    const answers = await Promise.all(guesses.map((guess) => visitor.signIn(person.email, guess)));
    expect(answers.map(({ status }) => status)).not.toContain(200);
  });
});

describe('GET /session', () => {
  it('401: no one signed in', async () => {
    const browser = new Client(harness.server, '/app/api', { cookie: `muster_session=${newSecret()}` });
    expect((await browser.get('/session')).error.code).toBe('AUTH_INVALID');
  });

  it('abilities are the operations that the surface would let through, for every role', async () => {
    await world.set({ modules: { expenses: false } });
    for (const role of ['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'] as const) {
      const person = await world.person(role);
      const actor = await findActor(db, world.organizationId, person.id);
      const admitted = catalogue.operations.filter((operation) => {
        try {
          admit(actor!, operation);
          return operation.kind !== 'open';
        } catch {
          return false;
        }
      });
      const { data } = await (await person.app()).get('/session');
      expect(data.abilities).toEqual(admitted.map(({ id }) => id));
      expect(data.abilities.includes('users.create')).toBe(role === 'ADMINISTRATOR' || role === 'EXECUTIVE');
      expect(data.organization.modules).toEqual({ time_tracking: true, expenses: false });
    }
    await world.set({});
  });
});

describe('DELETE /session', () => {
  it('200: ends this session and takes the cookie away; others go on', async () => {
    const person = await givePassword(harness, await world.employee());
    const here = appAfter(harness, await new Visitor(harness).signIn(person.email));
    const elsewhere = appAfter(harness, await new Visitor(harness).signIn(person.email));
    const answer = await here.delete('/session');
    expect([answer.status, answer.data]).toEqual([200, { ended: true }]);
    expect(cookieIn(answer)).toBe('muster_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect((await here.get('/session')).status).toBe(401);
    expect((await elsewhere.get('/session')).status).toBe(200);
    const entry = (await world.audit()).findLast(({ subject_id }) => subject_id === person.id);
    expect(entry).toMatchObject({ action: 'session.delete', surface: 'app', actor_id: person.id });
  });

  it('403: without the header X-Muster-App', async () => {
    const person = await givePassword(harness, await world.employee());
    const app = appAfter(harness, await new Visitor(harness).signIn(person.email));
    expect((await app.delete('/session', undefined, { headers: { 'x-muster-app': '0' } })).status).toBe(403);
    expect((await app.get('/session')).status).toBe(200);
  });

  it('409: what a device kept for another person, by X-Muster-Person; with one’s own id it counts', async () => {
    const [ada, ben] = [await world.employee(), await world.employee()];
    const app = await ben.app();
    const headers = { 'x-muster-person': ada.id };
    const refused = await app.post('/expense-reports', { title: 'Hers', line_items: [] }, { headers });
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'another_person' } } });
    const own = { headers: { 'x-muster-person': ben.id } };
    expect((await app.post('/expense-reports', { title: 'His', line_items: [] }, own)).status).toBe(201);
    expect((await app.get('/expense-reports')).data).toMatchObject([{ title: 'His' }]);
  });
});

describe('the language of a first sign-in', () => {
  const signIn = async (email: string, language: string) => {
    const headers = { 'x-muster-app': '1', 'accept-language': language };
    const { data } = await new Visitor(harness).post('/session', { email, password: goodPassword }, headers);
    return { own: data.user.language, language: data.language, locale: data.locale };
  };

  it('is that of the browser, if we have it', async () => {
    const ada = await givePassword(harness, await world.employee());
    expect(await signIn(ada.email, 'fr-CA,fr;q=0.9,en;q=0.8')).toEqual({ own: 'fr', language: 'fr', locale: 'fr-CA' });
  });

  it('is that of the organization, if the browser asks for the same or for none of ours', async () => {
    const [one, other] = [await world.employee(), await world.employee()];
    for (const person of [one, other]) await givePassword(harness, person);
    expect((await signIn(one.email, 'en-CA')).own).toBeNull();
    expect((await signIn(other.email, 'de')).own).toBeNull();
  });

  it('is kept once: a later browser, and a choice given back, change nothing', async () => {
    const ada = await givePassword(harness, await world.employee());
    expect((await signIn(ada.email, 'fr')).own).toBe('fr');
    await (await ada.app()).patch('/me', { language: null });
    expect((await signIn(ada.email, 'fr')).own).toBeNull();
  });

  it('stays what the person has chosen before', async () => {
    const ada = await givePassword(harness, await world.employee());
    await (await ada.app()).patch('/me', { language: 'en' });
    expect((await signIn(ada.email, 'fr')).own).toBe('en');
  });
});
