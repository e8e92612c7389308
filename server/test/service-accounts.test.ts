import type { TSchema } from 'typebox';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tellOwner } from '../src/features/webhooks/endpoints/tell-owner.ts';
import { listMail } from '../src/features/webhooks/testing/mail.ts';
import { Receiver } from '../src/features/webhooks/testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../src/features/webhooks/testing/workplace.ts';
import type { Operation } from '../src/kernel/declaration.ts';
import { exampleOf } from '../src/kernel/example.ts';
import { usableScopes } from '../src/kernel/scopes.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { Assistant } from './assistants.ts';
import { pathOf, type Specimens, specimensOf } from './catalogue/specimens.ts';
import type { Client } from './client.ts';
import { openHarness } from './harness.ts';
import type { Somebody, World } from './world.ts';

const harness = await openHarness();
const { installation, server, world } = harness;
const { pool } = installation.database;

/* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */
const made = async (client: Client, path: string, body: object = {}): Promise<any> => {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.data;
};
/* oxlint-enable typescript/no-explicit-any */

const name = 'Zzyzx gateway';

interface Held {
  readonly id: string;
  readonly token: string;
  readonly tokenId: string;
  readonly client: Client;
}

/** An account and a token of it with every scope that its role can use. */
async function accountIn(place: World, by: Client, details: object = {}): Promise<Held> {
  const { id, role } = await made(by, '/service-accounts', { name, role: 'ADMINISTRATOR', ...details });
  const scopes = usableScopes(role as 'ADMINISTRATOR').filter(
    (scope) => !/^(leaves|time_entries):approve$/.test(scope),
  );
  const { token, id: tokenId } = await made(by, '/tokens', { name: 'Nightly', scopes, service_account_id: id });
  return { id, token, tokenId, client: place.clientWith(token) };
}

describe('a service account is no person', () => {
  let boss: Somebody;
  let clients: Record<'api' | 'app', Client>;
  let specimens: Specimens;

  beforeAll(async () => {
    boss = await world.executive();
    clients = { api: await boss.api(), app: await boss.app() };
    specimens = await specimensOf(harness, world, boss);
  });

  const days: Record<string, string> = { start_date: '2026-03-01', end_date: '2026-03-31', date: '2026-03-09' };

  /** What the operation needs to be asked, and each way in which it shows more than it would by itself. */
  function queriesOf({ query, appQuery }: Operation): Record<string, string>[] {
    const fields = { ...query?.properties, ...appQuery?.properties } as Record<string, TSchema>;
    const required = (query as { required?: string[] } | undefined)?.required ?? [];
    const needed = Object.fromEntries(
      required.map((field) => [field, days[field] ?? String(exampleOf(fields[field] as TSchema, 'request', field))]),
    );
    const more = [
      ...('status' in fields ? [{ status: 'all' }, { status: 'inactive' }] : []),
      ...('q' in fields ? [{ q: 'Zzyzx' }] : []),
      ...('as_of' in fields ? [{ as_of: '2099-01-01' }] : []),
      ...('role' in fields ? [{ role: 'ADMINISTRATOR' }] : []),
    ];
    return [needed, ...more.map((one) => ({ ...needed, ...one }))];
  }

  /** Everything that anyone can read, by the way it was asked. */
  async function readAll(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const operation of catalogue.operations.filter(({ method, kind }) => method === 'GET' && kind !== 'open'))
      for (const [way, query] of queriesOf(operation).entries())
        // What is shown in more ways is shown by the same query to tokens.
        for (const client of operation.surface === 'api' && operation.kind === 'list' && way === 0
          ? [clients.api, clients.app]
          : [clients.app]) {
          const answer = await client.get(pathOf(operation, specimens), { query });
          expect(answer.status, `${operation.id}: ${answer.text}`).toBeLessThan(500);
          if (answer.status === 200)
            answers.set(`${operation.id} ${JSON.stringify(query)} ${String(client === clients.app)}`, answer.text);
        }
    return answers;
  }

  /** What tells of tokens, endpoints, who did what and who can see what, and of the accounts themselves. */
  const tells =
    /^(serviceAccounts|tokens|webhooks|auditLog|audit|requests|changes|mail|users\.getVisibleTo|departments\.previewMerge)\b/;

  it('and shows in no list, report, picker, export, feed or search; seats and headcounts stay', async () => {
    const counts = async () => ({
      headcount: (
        await clients.app.get('/reports/headcount', { query: { start_date: '2026-01-01', end_date: '2099-12-31' } })
      ).data,
      people: (await clients.app.get('/users', { query: { status: 'all' } })).data.length,
      inactive: (await clients.app.get('/users', { query: { status: 'inactive' } })).data.length,
      audience: (await clients.app.post('/audiences/count', { audience: { everyone: true } })).data,
      balances: (await clients.app.get('/leave-balances/people', { query: { status: 'inactive' } })).data.length,
      active: (
        await pool.query('select count(*) from users where organization_id = $1 and is_active', [world.organizationId])
      ).rows,
      employment: (
        await pool.query('select count(*) from employment where organization_id = $1', [world.organizationId])
      ).rows,
      words: (
        await pool.query('select count(*) from user_search_words where organization_id = $1', [world.organizationId])
      ).rows,
      events: (await world.events()).length,
    });
    const before = await counts();
    const accounts = [await accountIn(world, clients.app)];
    for (const role of ['EMPLOYEE', 'EXECUTIVE']) accounts.push(await accountIn(world, clients.app, { role }));
    const head = { role: 'DEPARTMENT_HEAD', department_ids: [specimens['dep']] };
    accounts.push(await accountIn(world, clients.app, head));
    await made(clients.app, '/webhooks', { url: 'https://example.com/hook', events: ['*'], owner_id: accounts[0]!.id });
    expect(await counts()).toEqual(before);
    const answers = await readAll();
    expect(answers.size).toBeGreaterThan(150);
    const shown = [...answers]
      .filter(([, text]) => text.includes('Zzyzx') || /svc_\w{26}/.test(text))
      .map(([asked]) => asked);
    expect(shown.filter((asked) => !tells.test(asked))).toEqual([]);
    expect(shown.some((asked) => asked.startsWith('serviceAccounts.list'))).toBe(true);
  }, 120_000);

  it('and no operation takes it for one: 404 in a path, 4xx in a body', async () => {
    const { id } = await accountIn(world, clients.app);
    const before = (await pool.query(`select role, is_active, first_name, erased_at from users where id = $1`, [id]))
      .rows;
    for (const operation of catalogue.operations.filter(
      ({ path, kind }) => path.includes('/users/{id}') && kind !== 'open',
    )) {
      const path = pathOf(operation, { ...specimens, usr: id });
      const answer = await clients[operation.surface].send(operation.method, path, operation.body && {});
      expect([operation.id, answer.status === 404 || answer.status === 422]).toEqual([operation.id, true]);
    }
    const asked: [string, object][] = [
      ['/shifts', { user_id: id, starts_at: '2099-04-09T13:00:00Z', ends_at: '2099-04-09T21:00:00Z' }],
      ['/deputies', { deputy_id: id, kinds: ['LEAVE'], while_away: true }],
      ['/departments', { name: 'Headed', head_id: id }],
      ['/users', { first_name: 'A', last_name: 'B', email: 'managed@example.com', manager_id: id }],
      [`/documents/${String(specimens['doc'])}/signers`, { user_ids: [id] }],
      ['/time-entries', { user_id: id, clock_in: '2026-04-07T09:00:00Z', clock_out: '2026-04-07T10:00:00Z' }],
    ];
    for (const [path, body] of asked) {
      const answer = await clients.app.post(path, body);
      expect([path, answer.status]).toEqual([path, 422]);
    }
    expect((await clients.app.put(`/teams/${String(specimens['team'])}/members/${id}`)).status).toBe(404);
    expect(
      (await pool.query(`select role, is_active, first_name, erased_at from users where id = $1`, [id])).rows,
    ).toEqual(before);
  });

  it('and signs in nowhere: no password, no link, no session', async () => {
    const { id } = await accountIn(world, clients.app);
    const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [id]);
    const { email } = rows[0]!;
    const visitor = { headers: { 'x-muster-app': '1' } };
    expect((await clients.app.post('/session', { email, password: 'a green bicycle in May' }, visitor)).status).toBe(
      401,
    );
    await clients.app.post('/password-link', { email }, visitor);
    await runJobsOnce(installation);
    expect((await pool.query('select from password_links where user_id = $1', [id])).rowCount).toBe(0);
    expect((await (await world.signedIn(id)).get('/session')).status).toBe(401);
  });
});

describe('rights between two moments', () => {
  it('a role that is lowered, departments that go, an account that is deleted: from the next request on', async () => {
    const place = await world.another({
      settings: { directory_department_head_sees_all: false, directory_employee_sees_all: false },
    });
    const boss = await (await place.executive()).app();
    const [kitchen, bar] = [await place.department('Kitchen'), await place.department('Bar')];
    const cook = await place.employee({ department: 'Kitchen' });
    const waiter = await place.employee({ department: 'Bar' });
    const { id, client } = await accountIn(place, boss);
    const path = `/service-accounts/${id}`;
    const seen = async () => ((await client.get('/users')).data as { id: string }[]).map((person) => person.id);
    expect(await seen()).toEqual(expect.arrayContaining([cook.id, waiter.id]));
    await boss.patch(path, { role: 'DEPARTMENT_HEAD', department_ids: [kitchen, bar] });
    expect(await seen()).toEqual([cook.id, waiter.id]);
    expect(
      (await client.post('/users', { first_name: 'A', last_name: 'B', email: 'too.late@example.com' })).status,
    ).toBe(403);
    await boss.patch(path, { department_ids: [kitchen] });
    expect(await seen()).toEqual([cook.id]);
    // A department that is deleted takes nothing along but itself.
    await pool.query('update users set department_id = null where id = $1', [cook.id]);
    expect((await boss.delete(`/departments/${kitchen}`)).status).toBe(200);
    expect((await boss.get(path)).data.department_ids).toEqual([]);
    expect(await seen()).toEqual([]);
    expect((await boss.delete(path)).status).toBe(200);
    expect((await client.get('/users')).status).toBe(401);
  });

  it('deleted while a request is under way: it is not carried out', async () => {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const { id, client } = await accountIn(place, boss);
    const department = await made(boss, '/departments', { name: 'Kitchen' });
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from departments where id = $1 for update', [department.id]);
    const change = client.patch(`/departments/${String(department.id)}`, { name: 'Renamed' });
    // Longer than rights are taken for granted.
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect((await boss.delete(`/service-accounts/${id}`)).status).toBe(200);
    await holder.query('commit');
    holder.release();
    expect((await change).status).toBe(401);
    expect((await boss.get(`/departments/${String(department.id)}`)).data.name).toBe('Kitchen');
  });

  it('an answer is replayed to the token that asked, after it was handed over as before, and not past its role', async () => {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const ada = await place.administrator();
    const secret = await place.token(ada.id, usableScopes('ADMINISTRATOR'));
    const client = place.clientWith(secret);
    const headers = { 'idempotency-key': 'once' };
    const body = { first_name: 'Nora', last_name: 'Lind', email: 'nora.lind.once@example.com' };
    const first = await client.post('/users', body, { headers });
    expect(first.status).toBe(201);
    const { id } = await made(boss, '/service-accounts', { name, role: 'ADMINISTRATOR' });
    const token = (await client.get('/token')).data.id as string;
    expect((await boss.post(`/tokens/${token}/hand-over`, { service_account_id: id })).status).toBe(200);
    expect((await client.post('/users', body, { headers })).data).toEqual(first.data);
    await boss.patch(`/service-accounts/${String(id)}`, { role: 'EMPLOYEE' });
    expect((await client.post('/users', body, { headers })).status).toBe(403);
  });

  it('what its token proposes is accepted by another with the right, and by none once the account is gone', async () => {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const { id, client } = await accountIn(place, boss);
    const propose = async (title: string) =>
      (await client.post('/departments', { name: title }, { query: { propose: 'true' } })).data as { id: string };
    const one = await propose('Proposed');
    expect((await client.post(`/proposals/${one.id}/accept`)).error.details).toEqual({ reason: 'service_account' });
    const head = await (await place.departmentHeadOf('Bar')).app();
    expect((await head.post(`/proposals/${one.id}/accept`)).status).toBe(404);
    const accepted = await boss.post(`/proposals/${one.id}/accept`);
    expect(accepted.data).toMatchObject({
      status: 'ACCEPTED',
      proposed_by: { id, first_name: name, last_name: 'Service account' },
    });
    const two = await propose('Too late');
    await boss.delete(`/service-accounts/${id}`);
    expect((await boss.post(`/proposals/${two.id}/accept`)).status).toBe(409);
  });
});

describe('handing over', () => {
  async function leaver() {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const ada = await place.administrator();
    const app = await ada.app();
    const token = await made(app, '/tokens', { name: 'Payroll', scopes: ['users:read', 'users:write'] });
    const account = await made(boss, '/service-accounts', { name, role: 'ADMINISTRATOR' });
    return { place, boss, ada, app, token, account, client: place.clientWith(token.token as string) };
  }
  const leave = async (boss: Client, person: Somebody) => {
    const list = await made(boss, `/users/${person.id}/checklists`, { type: 'OFFBOARDING', last_day: '2020-01-31' });
    await made(boss, `/onboarding/${String(list.id)}/complete`);
  };

  it('200: a token keeps its id and secret, and outlives the person; what they did stays theirs', async () => {
    const { place, boss, ada, token, account, client } = await leaver();
    const department = await client.post('/users', {
      first_name: 'A',
      last_name: 'B',
      email: 'made.by.ada@example.com',
    });
    expect(department.status).toBe(201);
    const { data } = await boss.post(`/tokens/${String(token.id)}/hand-over`, { service_account_id: account.id });
    expect(data).toMatchObject({ id: token.id, prefix: token.prefix, owner: { id: account.id, first_name: name } });
    await leave(boss, ada);
    expect((await client.get('/users')).status).toBe(200);
    const rows = await place.audit();
    expect(rows.find(({ action }) => action === 'users.create')!.actor_id).toBe(ada.id);
    expect(rows.find(({ action }) => action === 'tokens.handOver')).toMatchObject({
      subject_id: token.id,
      changed_fields: ['owner_id'],
      person_id: ada.id,
    });
  });

  it('409: not one that ended with its person; 200 of someone whose access is suspended: it works again, as the account', async () => {
    const { boss, ada, token, account, client, place } = await leaver();
    expect((await boss.post(`/users/${ada.id}/suspend-access`, { reason: 'Lost laptop' })).status).toBe(200);
    expect((await client.get('/users')).status).toBe(401);
    const other = await place.token(ada.id, ['users:read']);
    const { rows } = await pool.query<{ id: string }>(
      `select id from api_tokens where user_id = $1 and name = 'test'`,
      [ada.id],
    );
    expect((await boss.post(`/tokens/${String(token.id)}/hand-over`, { service_account_id: account.id })).status).toBe(
      200,
    );
    expect((await client.get('/users')).status).toBe(200);
    await leave(boss, ada);
    const { status, error } = await boss.post(`/tokens/${rows[0]!.id}/hand-over`, { service_account_id: account.id });
    expect([status, error.details]).toEqual([409, { reason: 'state' }]);
    expect((await place.clientWith(other).get('/users')).status).toBe(401);
  });

  it('403: to an account of a higher role; below an Administrator; 409 past its fifty tokens; 422 to one that is gone', async () => {
    const { place, boss, app, token, account } = await leaver();
    const higher = await made(boss, '/service-accounts', { name: 'Higher', role: 'EXECUTIVE' });
    const path = `/tokens/${String(token.id)}/hand-over`;
    expect((await app.post(path, { service_account_id: higher.id })).status).toBe(403);
    const eve = await (await place.employee()).app();
    expect((await eve.post(path, { service_account_id: account.id })).status).toBe(403);
    for (let n = 0; n < 50; n++) await place.token(account.id as string, ['users:read']);
    expect((await app.post(path, { service_account_id: account.id })).error.details).toMatchObject({
      reason: 'token_limit',
    });
    await boss.delete(`/service-accounts/${String(higher.id)}`);
    expect((await boss.post(path, { service_account_id: higher.id })).error.details).toEqual({
      field: 'service_account_id',
    });
  });

  it('200: an endpoint keeps its secret, and one that stopped with its owner goes on; nothing is replayed', async () => {
    const { boss, ada, app, account } = await leaver();
    const receiver = await Receiver.open(onTestFinished);
    const endpoint = await endpointAt(app, receiver.url, { events: ['user.created'] });
    await leave(boss, ada);
    await addPerson(boss);
    expect((await boss.get(`/users/${ada.id}/leaving`)).data.held_endpoints).toEqual([
      { id: endpoint.id, url: endpoint.url, description: null, status: 'disabled' },
    ]);
    const { data } = await boss.post(`/webhooks/${String(endpoint.id)}/hand-over`, { service_account_id: account.id });
    expect(data).toMatchObject({
      status: 'active',
      status_reason: null,
      owner: { id: account.id, first_name: name, last_name: 'Service account' },
    });
    const added = await addPerson(boss);
    await runJobsOnce(installation);
    expect(receiver.received.map(({ body }) => body.data.object.id)).toEqual([added.id]);
    expect((await boss.get(`/users/${ada.id}/leaving`)).data.held_endpoints).toEqual([]);
    await boss.delete(`/service-accounts/${String(account.id)}`);
    expect((await boss.get(`/webhooks/${String(endpoint.id)}`)).data).toMatchObject({
      status: 'disabled',
      status_reason: 'owner_deactivated',
      owner: { first_name: name },
    });
  });

  it('offboarding shows what would stop, until it is handed over', async () => {
    const { boss, ada, token, account } = await leaver();
    const held = async () => (await boss.get(`/users/${ada.id}/leaving`)).data;
    expect(await held()).toMatchObject({
      tokens: 1,
      held_tokens: [{ id: token.id, name: 'Payroll', prefix: token.prefix, last_used_at: null }],
    });
    await boss.post(`/tokens/${String(token.id)}/hand-over`, { service_account_id: account.id });
    expect(await held()).toMatchObject({ tokens: 0, held_tokens: [] });
  });
});

describe('its endpoints', () => {
  it('get what its role and departments see at that moment; who answers for it is told when one is given up', async () => {
    const place = await world.another({ settings: { directory_department_head_sees_all: false } });
    const person = await place.executive();
    const boss = await person.app();
    const receiver = await Receiver.open(onTestFinished);
    const [kitchen, bar] = [await place.department('Kitchen'), await place.department('Bar')];
    const { id } = await made(boss, '/service-accounts', { name, role: 'DEPARTMENT_HEAD', department_ids: [kitchen] });
    const endpoint = await endpointAt(boss, receiver.url, { events: ['user.created'], owner_id: id });
    const cook = await addPerson(boss, { department_id: kitchen });
    await addPerson(boss, { department_id: bar });
    await runJobsOnce(installation);
    expect(receiver.taken().map(({ body }) => body.data.object.id)).toEqual([cook.id]);
    await boss.patch(`/service-accounts/${String(id)}`, { department_ids: [bar] });
    await addPerson(boss, { department_id: kitchen });
    const waiter = await addPerson(boss, { department_id: bar });
    await runJobsOnce(installation);
    expect(receiver.taken().map(({ body }) => body.data.object.id)).toEqual([waiter.id]);
    // Its peers look after it: no one else is there to do it.
    const peer = await (await place.administrator()).app();
    expect((await peer.patch(`/webhooks/${String(endpoint.id)}`, { events: ['user.updated'] })).status).toBe(200);
    expect(await logOf(boss, endpoint.id)).toHaveLength(2);
    await pool.query(`update webhook_endpoints set status = 'disabled', status_reason = 'gone' where id = $1`, [
      endpoint.id,
    ]);
    await tellOwner.run(installation, { organization_id: place.organizationId, endpoint_id: endpoint.id });
    expect(listMail(harness.dataDir, person.email)).toHaveLength(1);
  });
});

describe('by MCP', () => {
  it('has the tools of its scopes and role but for decisions, and acts by its own name', async () => {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const { id } = await made(boss, '/service-accounts', { name, role: 'ADMINISTRATOR' });
    const assistant = await Assistant.with(server, await place.token(id as string, usableScopes('ADMINISTRATOR')));
    const tools = (await assistant.client.listTools()).tools.map((tool) => tool.name);
    expect(tools).toContain('departments.create');
    for (const tool of ['leaves.approve', 'timeEntries.reject', 'expenseReports.approve', 'proposals.accept'])
      expect(tools).not.toContain(tool);
    const answer = await assistant.call('departments.create', { name: 'Kitchen' });
    expect(answer.isError).toBe(false);
    expect((await place.audit()).at(-1)).toMatchObject({ actor_id: id, surface: 'mcp', action: 'departments.create' });
    await boss.delete(`/service-accounts/${String(id)}`);
    await expect(assistant.call('departments.create', { name: 'Bar' })).rejects.toThrow();
  });
});
