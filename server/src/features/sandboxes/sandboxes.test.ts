import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../../test/client.ts';
import { sized, withinMs } from '../../../test/depth.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { check } from '../../lib/schema.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { NewSandbox, Sandbox } from './record.ts';
import { retireUnused } from './retire.ts';

const { world, installation, server } = await openHarness();
const { db } = installation.database;

let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Quirina', last_name: 'Vandermolen', job_title: 'Keeper of keys' });
  app = await admin.app();
});

const ask = async (name: string, body: object = {}, by = app): Promise<Sandbox> => {
  const answer = await by.post('/sandboxes', { name, people: 0, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as Sandbox;
};
const get = async (id: string, by = app): Promise<Sandbox> =>
  ((await by.get('/sandboxes')).data as Sandbox[]).find((one) => one.id === id)!;
const make = async (name: string, body: object = {}, by = app): Promise<Sandbox> => {
  const { id } = await ask(name, body, by);
  await runJobsOnce(installation);
  const made = await get(id, by);
  expect(made.status).toBe('READY');
  return made;
};
const remove = async ({ id }: Sandbox, by = app): Promise<void> => {
  expect((await by.delete(`/sandboxes/${id}`)).status).toBe(200);
  await runJobsOnce(installation);
};
const count = async (table: string, organizationId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where organization_id = ${organizationId}`.execute(db);
  return rows[0]?.n ?? 0;
};
const tokenOf = async (sandbox: Sandbox, by = app): Promise<string> => {
  const answer = await by.post(`/sandboxes/${sandbox.id}/tokens`, { name: 'Contractor' });
  expect(answer.status, answer.text).toBe(201);
  return (answer.data as { token: string }).token;
};
/** In the app by the cookie that an answer has set. */
const withCookie = (header: unknown): Client => {
  const cookie = /^muster_session=[^;]*/.exec(Array.isArray(header) ? String(header[0]) : String(header))?.[0] ?? '';
  return new Client(server, '/app/api', { 'x-muster-app': '1', cookie });
};
const open = async (sandbox: Sandbox, by = app): Promise<Client> => {
  const answer = await by.post(`/sandboxes/${sandbox.id}/open`);
  expect(answer.status, answer.text).toBe(200);
  return withCookie(answer.headers['set-cookie']);
};

/** Every text and every id of an organization: what no other may hold. */
async function textsOf(organizationId: string): Promise<Set<string>> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    db,
  );
  const texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) walk(one);
  };
  for (const { name } of tables.rows) {
    if (name === 'sandboxes' || name === 'sandbox_people') continue;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where t.organization_id = ${organizationId}`.execute(db);
    for (const { row } of rows) walk(row);
  }
  return texts;
}

describe('a sandbox with 25 people and the settings of the organization', () => {
  let sandbox: Sandbox;
  let own: string;
  beforeAll(async () => {
    await world.departmentHeadOf('Vandermolen Plant', { first_name: 'Ottoline', last_name: 'Brakspear' });
    await world.set({ default_language: 'fr', pay_period_type: 'MONTHLY', time_manual_entry: false });
    await app.post('/leave-types', {
      name: 'Moonlight leave',
      code: 'MOON',
      color: '#112233',
      unit: 'DAYS',
      annual_allowance: 7,
    });
    const startedMs = performance.now();
    sandbox = await make('Agence Étoile', { people: 25, copy_settings: true });
    expect(performance.now() - startedMs).toBeLessThan(withinMs(10_000));
    own = sandbox.sandbox_organization_id;
  });

  it('201: is full, with departments, leave types and rules of the organization, in its language', async () => {
    check(Sandbox, sandbox);
    expect(await count('users', own)).toBe(26);
    for (const table of ['time_entries', 'leave_requests', 'shifts', 'documents', 'expense_reports'])
      expect(await count(table, own), table).toBeGreaterThan(5);
    const api = world.clientWith(await tokenOf(sandbox));
    const departments = await api.get('/departments', { query: { limit: '100' } });
    expect(departments.text).toContain('Vandermolen Plant');
    expect(departments.text).toContain('Cuisine');
    expect(departments.headers['muster-sandbox']).toBe('Agence %C3%89toile');
    expect((await api.get('/leave-types', { query: { limit: '100' } })).text).toContain('Moonlight leave');
    expect((await api.get('/organization')).data).toMatchObject({ pay_period_type: 'MONTHLY', name: 'Agence Étoile' });
  });

  it('holds no text and no id of the organization but what was copied', async () => {
    const outside = await textsOf(world.organizationId);
    const inside = await textsOf(own);
    const copied = new Set(['Vandermolen Plant', 'VANDERMOLEN_PLANT', 'Moonlight leave', 'MOON', '#112233', '#6B7280']);
    const shared = [...inside].filter((text) => outside.has(text) && !copied.has(text));
    // Codes, days and states are everyone’s, and a request from outside is noted in both; a name, an address, an id or a secret is someone’s.
    const telling = shared.filter((text) =>
      /^(?!req_)[a-z]{2,4}_[0-9A-Z]{26}$|@|Quirina|Vandermolen|Ottoline|Brakspear|Keeper/.test(text),
    );
    expect(telling).toEqual([]);
    expect([...inside].filter((text) => text.includes(world.organizationId) || text.includes(admin.id))).toEqual([]);
  });

  it('reset: ids of before are gone; the token and the endpoint of who comes from outside are there', async () => {
    const token = await tokenOf(sandbox);
    const api = world.clientWith(token);
    const before = (await api.get('/users', { query: { limit: '100' } })).data as { id: string }[];
    const endpoint = await api.post('/webhooks', { url: 'http://127.0.0.1:9/x', events: ['*'] });
    expect(endpoint.status, endpoint.text).toBe(201);
    const startedMs = performance.now();
    expect((await app.post(`/sandboxes/${sandbox.id}/reset`)).data.status).toBe('RESETTING');
    await runJobsOnce(installation);
    expect(performance.now() - startedMs).toBeLessThan(withinMs(10_000));
    expect((await get(sandbox.id)).status).toBe('READY');
    const after = (await api.get('/users', { query: { limit: '100' } })).data as { id: string }[];
    expect(after).toHaveLength(26);
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toHaveLength(1);
    expect((await api.get('/webhooks')).data).toMatchObject([{ id: endpoint.data.id }]);
    expect((await api.get('/departments', { query: { limit: '100' } })).text).toContain('Vandermolen Plant');
  });

  it('delete: nothing is left of it, and its token opens nothing', async () => {
    const token = await tokenOf(sandbox);
    await remove(sandbox);
    expect(await get(sandbox.id)).toBeUndefined();
    expect((await textsOf(own)).size).toBe(0);
    const { status, error } = await world.clientWith(token).get('/users');
    expect([status, error.details.reason]).toEqual([401, 'test_token']);
    expect((await world.audit()).filter(({ subject_id }) => subject_id === sandbox.id).map(({ action }) => action)).toEqual([
      'sandboxes.create', 'tokens.create', 'sandboxes.createToken', 'tokens.create', 'sandboxes.createToken', 'sandboxes.reset',
      'tokens.create', 'sandboxes.createToken', 'sandboxes.delete',
    ].filter((action) => action !== 'tokens.create')); // prettier-ignore
    await world.set({});
  });
});

describe('POST /sandboxes', () => {
  it('422: what is not offered', async () => {
    for (const [body, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x', people: 26 }, 'people'],
      [{ name: 'x', copy_settings: 'yes' }, 'copy_settings'],
    ] as const) {
      const { status, error } = await app.post('/sandboxes', body);
      expect([status, error.details.field]).toEqual([422, field]);
    }
    check(NewSandbox, { name: 'x' });
  });

  it('403: below Administrator', async () => {
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    for (const answer of [await head.get('/sandboxes'), await head.post('/sandboxes', { name: 'x' })])
      expect(answer.status).toBe(403);
  });

  it('409: a sixth, also of those asked for at once, and a name that is taken', async () => {
    const other = await world.another();
    const by = await (await other.administrator()).app();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => by.post('/sandboxes', { name: `S${String(n)}`, people: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toMatchObject({
      reason: 'sandbox_limit',
      limit: 5,
    });
    await runJobsOnce(installation);
    const [one] = (await by.get('/sandboxes')).data as Sandbox[];
    await remove(one!, by);
    const left = (await by.get('/sandboxes')).data as Sandbox[];
    expect((await by.post('/sandboxes', { name: left[0]?.name.toLowerCase() })).error.details.reason).toBe(
      'name_taken',
    );
    for (const sandbox of left) await remove(sandbox, by);
  });

  it('409: while it is being made it is neither opened, reset nor deleted', async () => {
    const { id } = await ask('Early');
    for (const answer of [
      await app.delete(`/sandboxes/${id}`),
      await app.post(`/sandboxes/${id}/reset`),
      await app.post(`/sandboxes/${id}/open`),
      await app.post(`/sandboxes/${id}/tokens`, { name: 'x' }),
    ])
      expect([answer.status, answer.error.details.reason]).toEqual([409, 'under_way']);
    await runJobsOnce(installation);
    await remove(await get(id));
  });

  it('409: while something in it is being worked at it is neither reset nor deleted', async () => {
    const sandbox = await make('Working');
    const api = world.clientWith(await tokenOf(sandbox));
    const own = sandbox.sandbox_organization_id;
    await sql`update sandboxes set moving_until = now() + interval '1 minute' where sandbox_organization_id = ${own}`.execute(
      db,
    );
    for (const answer of [
      await app.delete(`/sandboxes/${sandbox.id}`),
      await app.post(`/sandboxes/${sandbox.id}/reset`),
    ])
      expect([answer.status, answer.error.details.reason]).toEqual([409, 'jobs_running']);
    const { status, error } = await api.post('/sandbox/clock', { advance: '1d' });
    expect([status, error.details.reason]).toEqual([409, 'under_way']);
    await sql`update sandboxes set moving_until = null where sandbox_organization_id = ${own}`.execute(db);
    await remove(sandbox);
  });

  it('404: one of another organization', async () => {
    const sandbox = await make('Ours');
    const stranger = await (await (await world.another()).administrator()).app();
    expect((await stranger.post(`/sandboxes/${sandbox.id}/open`)).status).toBe(404);
    expect((await stranger.delete(`/sandboxes/${sandbox.id}`)).status).toBe(404);
    expect((await stranger.get('/sandboxes')).data).toEqual([]);
    await remove(sandbox);
  });
});

describe('tokens', () => {
  it('401: of the one kind at the other, and it says which was sent', async () => {
    const sandbox = await make('Kinds');
    const test = await tokenOf(sandbox);
    expect(test).toMatch(/^mst_test_[0-9A-Za-z]{46}$/);
    const real = await world.token(admin.id, ['users:read']);
    const move = (token: string, organizationId: string) =>
      sql`
      update api_tokens set organization_id = ${organizationId}, user_id = (
        select id from users where organization_id = ${organizationId} and role in ('EXECUTIVE', 'ADMINISTRATOR') order by id limit 1)
       where prefix = ${token.startsWith('mst_test_') ? token.slice(0, 13) : token.slice(0, 8)}`.execute(db);
    await move(test, world.organizationId);
    await move(real, sandbox.sandbox_organization_id);
    for (const [token, reason] of [
      [test, 'test_token'],
      [real, 'real_token'],
    ] as const) {
      const { status, error } = await world.clientWith(token).get('/users');
      expect([status, error.details.reason]).toEqual([401, reason]);
    }
    await remove(sandbox);
  });
});

describe('in and out', () => {
  it('200: opened without signing in again, as an Executive without a name; and back', async () => {
    const me = await world.administrator();
    const mine = await me.app();
    const sandbox = await make('Switch', { people: 0 }, mine);
    const within = await open(sandbox, mine);
    const session = (await within.get('/session')).data;
    expect(session.organization).toMatchObject({ is_sandbox: true, name: 'Switch' });
    expect(session.user).toMatchObject({ role: 'EXECUTIVE', first_name: 'Developer' });
    expect((await within.post('/tokens', { name: 'mine', scopes: ['users:read'] })).data.token).toMatch(/^mst_test_/);
    expect((await get(sandbox.id, mine)).last_used_at).not.toBeNull();
    for (const answer of [await within.post('/sandboxes', { name: 'Inner' }), await mine.post('/sandbox/leave')])
      expect(answer.status).toBe(409);
    const back = await within.post('/sandbox/leave');
    expect(back.data).toEqual({ is_signed_in: true });
    const again = withCookie(back.headers['set-cookie']);
    expect((await again.get('/session')).data.user.id).toBe(me.id);
    expect((await within.get('/session')).status).toBe(401);
    // Nothing of it is open any more: it was used nevertheless.
    const used = (await get(sandbox.id, again)).last_used_at ?? '';
    expect(Math.abs(Date.parse(used) - Date.now())).toBeLessThan(60_000);
    await remove(sandbox, again);
  });

  it('401: in the sandbox too, once the session outside has ended', async () => {
    const me = await world.administrator();
    const mine = await me.app();
    const sandbox = await make('Ends', {}, mine);
    const within = await open(sandbox, mine);
    expect((await mine.delete('/session')).status).toBe(200);
    expect((await within.get('/session')).status).toBe(401);
    await remove(sandbox);
  });

  it.each([
    ['suspended', `access_suspended_at = now()`],
    ['deactivated', `is_active = false`],
    ['made an Employee', `role = 'EMPLOYEE'`],
  ])('401: session and token, once the person is %s; another’s token goes on', async (_what, change) => {
    const me = await world.administrator();
    const mine = await me.app();
    const sandbox = await make(`Lost ${_what}`, {}, mine);
    const within = await open(sandbox, mine);
    const token = await tokenOf(sandbox, mine);
    const theirs = await tokenOf(sandbox);
    await sql`update users set ${sql.raw(change)} where id = ${me.id}`.execute(db);
    expect((await within.get('/session')).status).toBe(401);
    expect((await world.clientWith(token).get('/users')).status).toBe(401);
    expect((await world.clientWith(theirs).get('/users')).status).toBe(200);
    await remove(sandbox);
  });
});

describe('mail', () => {
  it('stays in the sandbox, where it is read', async () => {
    const sandbox = await make('Post');
    const api = world.clientWith(await tokenOf(sandbox));
    const made = await api.post('/users', {
      email: 'new@post.example',
      first_name: 'New',
      last_name: 'Person',
      role: 'EMPLOYEE',
      job_title: 'Cook',
      employment_start_date: '2026-01-05',
    });
    expect(made.status, made.text).toBe(201);
    await runJobsOnce(installation);
    const within = await open(sandbox);
    expect((await within.get('/development/mail')).data).toMatchObject([{ to: 'new@post.example' }]);
    await remove(sandbox);
  });
});

describe('POST /sandbox/clock', () => {
  let sandbox: Sandbox;
  let api: Client;
  beforeAll(async () => {
    sandbox = await make('Clock', { people: 25 });
    api = world.clientWith(await tokenOf(sandbox));
  });
  /** A whole year at full size. */
  const days = sized(366, 45);
  const advance = (body: object, by = api) => by.post('/sandbox/clock', body);

  it(
    '200: a year passes within a minute; what happened is counted, and the parent’s time stands',
    { timeout: 240_000 },
    async () => {
      const before = Date.parse((await api.get('/sandbox/clock')).data.now as string);
      const startedMs = performance.now();
      let answer = await advance({ advance: `${String(days)}d` });
      const kinds = new Set<string>();
      for (;;) {
        expect(answer.status, answer.text).toBe(200);
        for (const { kind } of answer.data.happened as { kind: string }[]) kinds.add(kind);
        if (answer.data.is_there === true) break;
        answer = await advance({ to: answer.data.to });
      }
      expect(performance.now() - startedMs).toBeLessThan(withinMs(60_000));
      expect([...kinds]).toEqual(expect.arrayContaining(['leave.accrue', 'inbox.remindDeciders']));
      const now = Date.parse((await api.get('/sandbox/clock')).data.now as string);
      expect(now - before).toBeGreaterThanOrEqual(days * 86_400_000);
      const year = new Date(now).getUTCFullYear();
      const made = await api.post('/departments', { name: 'Later', code: 'LATER' });
      expect(made.data.created_at.slice(0, 4)).toBe(String(year));
      const outside = await app.get('/session');
      expect(outside.status).toBe(200);
      const dep = await world.department(`Now ${String(now)}`);
      expect(dep).toMatch(/^dep_/);
      expect(installation.clock.nowMs()).toBeLessThan(now - (days - 5) * 86_400_000);
    },
  );

  it('200: a planned change comes on its day, and what is told of it is counted', async () => {
    const app2 = await open(sandbox);
    const { data: people } = await api.get('/users', { query: { limit: '100' } });
    const cook = (people as { id: string; role: string }[]).find(({ role }) => role === 'EMPLOYEE')!;
    const today = (await api.get('/sandbox/clock')).data.now as string;
    const day = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
    const planned = await app2.post(`/users/${cook.id}/employment`, {
      effective_date: day,
      values: { job_title: 'Keeper of clocks' },
    });
    expect(planned.status, planned.text).toBe(201);
    const { data } = await advance({ advance: '6d' });
    expect(data.is_there).toBe(true);
    expect((await api.get(`/users/${cook.id}`)).data.job_title).toBe('Keeper of clocks');
    expect((data.happened as { kind: string }[]).map(({ kind }) => kind)).toContain('user.updated');
  });

  it('409: backwards; 422: neither, both, no duration or too far', async () => {
    const { error } = await advance({ to: '2026-01-01T00:00:00Z' });
    expect(error.details.reason).toBe('backwards');
    for (const body of [{}, { to: '2099-01-01T00:00:00Z', advance: '1d' }, { advance: 'soon' }, { advance: '9999d' }])
      expect((await advance(body)).status).toBe(422);
  });

  it('401: a real token; 409: in the real organization; 403: without the scope', async () => {
    const real = await admin.api();
    const refused = await advance({ advance: '1d' }, real);
    expect([refused.status, refused.error.details.reason]).toEqual([401, 'real_token']);
    expect((await advance({ advance: '1d' }, app)).error.details.reason).toBe('no_sandbox');
    const narrow = await app.post(`/sandboxes/${sandbox.id}/tokens`, { name: 'n', scopes: ['users:read'] });
    expect((await advance({ advance: '1d' }, world.clientWith(narrow.data.token))).status).toBe(403);
  });

  it('reset comes back to now', async () => {
    await app.post(`/sandboxes/${sandbox.id}/reset`);
    await runJobsOnce(installation);
    expect((await api.get('/sandbox/clock')).data.ahead_seconds).toBe(0);
    await remove(sandbox);
  });
});

describe('unused', () => {
  const { clock } = installation;
  const dayMs = 86_400_000;
  /** Sessions have ended by then: everyone signs in anew. */
  const after = async (days: number): Promise<Client> => {
    clock.setOffset(days * dayMs);
    await retireUnused.run(installation, {});
    await runJobsOnce(installation);
    return admin.app();
  };
  const told = async (by: Client) =>
    ((await by.get('/notifications')).data as { kind: string; title: string; text: string; leads_to: string }[]).filter(
      ({ kind }) => kind === 'sandbox_unused',
    );

  it('for 90 days: who administers is told, and it is deleted 14 days later; one that is used again stays', async () => {
    const [left, kept] = [await make('Left alone'), await make('Taken up')];
    await tokenOf(left);
    const token = await tokenOf(kept);
    try {
      let by = await after(89);
      expect(await told(by)).toEqual([]);
      by = await after(91);
      expect((await told(by)).map(({ title }) => title).sort()).toEqual(['Left alone', 'Taken up']);
      expect((await told(by))[0]).toMatchObject({ leads_to: '/developers/sandboxes' });
      expect((await told(by))[0]?.text).toContain('No one has used this sandbox for 90 days');
      const goes = Date.parse((await get(left.id, by)).deleted_on ?? '');
      expect(Math.round((goes - clock.nowMs()) / dayMs)).toBe(14);
      clock.setOffset(92 * dayMs);
      expect((await world.clientWith(token).get('/users')).status).toBe(200);
      await expect.poll(async () => (await get(kept.id, by)).deleted_on, { timeout: 20_000 }).toBeNull();
      by = await after(104);
      expect(await get(left.id, by)).toMatchObject({ status: 'READY' });
      by = await after(106);
      expect(await get(left.id, by)).toBeUndefined();
      expect(await count('users', left.sandbox_organization_id)).toBe(0);
      expect(await get(kept.id, by)).toMatchObject({ status: 'READY', deleted_on: null });
      expect(await told(by)).toEqual([]);
      expect((await world.audit()).filter(({ subject_id }) => subject_id === left.id).at(-1)).toMatchObject({
        action: 'sandboxes.delete',
        surface: 'job',
      });
      await remove(kept, by);
    } finally {
      clock.setOffset(0);
    }
  });
});

describe('MUSTER_SANDBOXES=0', async () => {
  const off = await openHarness({ env: { MUSTER_SANDBOXES: '0' } });
  it('403: none is made', async () => {
    const { status, error } = await (await (await off.world.administrator()).app()).post('/sandboxes', { name: 'x' });
    expect([status, error.details.reason]).toEqual([403, 'sandboxes_off']);
  });
});
