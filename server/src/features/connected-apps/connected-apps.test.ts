import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { untilBlocked } from '../../../test/locks.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { OpenTransaction } from '../../db/transaction.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { mailTo } from '../sign-in/testing/accounts.ts';
import { cleanApps } from './exchange.ts';
import { isRedirectUri, isRegistered } from './redirects.ts';
import { redirectUri, Stranger, type Tokens } from './testing/stranger.ts';

const harness = await openHarness();
const { server, installation, world } = harness;
const { clock } = installation;
const { db } = installation.database;
const origin = 'http://127.0.0.1:8080';

type Person = Somebody & { client: Client };
const asPerson = async (somebody: Somebody): Promise<Person> => ({ ...somebody, client: await somebody.app() });

let cook: Person;
let admin: Person;
let app: Stranger;
beforeAll(async () => {
  cook = await asPerson(await world.employee({ email: 'cook@example.com' }));
  admin = await asPerson(await world.administrator());
  app = await Stranger.registered(server);
});

const api = (tokens: Pick<Tokens, 'access_token'>): Client => world.clientWith(tokens.access_token);
const connectionOf = async (person: Person, status = 'active') =>
  (await person.client.get('/connected-apps', { query: { user_id: person.id, status } })).data[0];
/** Connections of the organization as another transaction holds them: whoever wants one of them waits until it is over. */
async function holdConnections(): Promise<OpenTransaction> {
  const holder = await OpenTransaction.begin(installation.database.pool);
  await sql`select 1 from app_grants where organization_id = ${world.organizationId} for update`.execute(holder.tx);
  return holder;
}
/** Later; both have signed in again. */
async function ahead(ms: number): Promise<void> {
  clock.setOffset(clock.offsetMs + ms);
  [cook, admin] = [await asPerson(cook), await asPerson(admin)];
}

describe('what clients find out by themselves', () => {
  it('who issues tokens: S256 alone, public clients, iss in answers', async () => {
    const answer = await server.inject({ url: '/.well-known/oauth-authorization-server' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/connected-apps`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it.each([
    ['/mcp', 'POST', '/.well-known/oauth-protected-resource/mcp'],
    ['/api/v1/users', 'GET', '/.well-known/oauth-protected-resource/api/v1'],
  ] as const)('401 of %s names where its resource is described', async (url, method, place) => {
    const answer = await server.inject({ method, url });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(`Bearer resource_metadata="${origin}${place}"`);
    const described = (await server.inject({ url: place })).json();
    expect(described).toMatchObject({ authorization_servers: [origin], bearer_methods_supported: ['header'] });
    expect(url.startsWith(new URL(described.resource as string).pathname)).toBe(true);
  });

  it('a token that is wrong is told apart from none; on this machine by its name as well', async () => {
    const headers = { authorization: 'Bearer mst_nonsense', host: 'localhost:8080' };
    const answer = await server.inject({ method: 'POST', url: '/mcp', headers });
    expect(answer.headers['www-authenticate']).toBe(
      'Bearer error="invalid_token", resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/mcp"',
    );
    const evil = await server.inject({
      url: '/.well-known/oauth-protected-resource/mcp',
      headers: { host: 'evil.example' },
    });
    expect(evil.json().resource).toBe(`${origin}/mcp`);
  });
});

describe('registration', () => {
  it('gives an id and no secret, and says what holds', async () => {
    const { status, body } = await app.register({
      client_name: 'Two\u202Elines\n',
      redirect_uris: [redirectUri, 'http://localhost/callback'],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_name: 'Two lines',
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
    });
    expect(body.client_id).toMatch(/^app_/);
    expect(body.client_secret).toBeUndefined();
  });

  it.each([
    ['no addresses', { client_name: 'X' }, 'invalid_redirect_uri'],
    ['a page without TLS', { redirect_uris: ['http://payroll.example.com/'] }, 'invalid_redirect_uri'],
    ['a script', { redirect_uris: ['javascript://x/%0Aalert(1)'] }, 'invalid_redirect_uri'],
    ['what runs a tool of the system', { redirect_uris: ['ms-msdt:/id PCWDiagnostic'] }, 'invalid_redirect_uri'],
    ['a scheme that anyone may take', { redirect_uris: [redirectUri, 'search-ms://x/y'] }, 'invalid_redirect_uri'],
    ['one of several', { redirect_uris: [redirectUri, 'http://10.0.0.1/cb'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: [`${redirectUri}#x`] }, 'invalid_redirect_uri'],
    ['a password', { redirect_uris: ['https://a:b@payroll.example.com/'] }, 'invalid_redirect_uri'],
    ['another grant', { redirect_uris: [redirectUri], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ['no object', [], 'invalid_client_metadata'],
  ])('400 for %s', async (_name, metadata, error) => {
    expect(await app.register(metadata)).toMatchObject({ status: 400, body: { error } });
  });

  it('addresses are the same to the letter, but for the port of this machine', () => {
    expect(isRedirectUri('com.example.payroll:/oauth/callback')).toBe(true);
    expect(isRedirectUri('payroll://oauth/callback')).toBe(false);
    // Nor one that was registered when it was taken.
    expect(isRegistered(['ms-msdt://x/y'], 'ms-msdt://x/y')).toBe(false);
    expect(isRegistered(['http://127.0.0.1/cb'], 'http://127.0.0.1:51234/cb')).toBe(true);
    expect(isRegistered(['http://127.0.0.1/cb'], 'http://127.0.0.1:51234/cb/')).toBe(false);
    expect(isRegistered(['http://127.0.0.1/cb'], 'http://127.0.0.1.evil.example:51234/cb')).toBe(false);
    expect(isRegistered([redirectUri], `${redirectUri}?x=1`)).toBe(false);
    expect(isRegistered([redirectUri], 'https://payroll.example.com:444/callback')).toBe(false);
  });

  it('429: more than 30 an hour from one address', async () => {
    const register = async () =>
      (
        await server.inject({
          method: 'POST',
          url: '/oauth/register',
          remoteAddress: '203.0.113.9',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        })
      ).statusCode;
    for (let i = 0; i < 30; i++) expect(await register()).toBe(400);
    expect(await register()).toBe(429);
  });
});

describe('what a person is asked', () => {
  const ask = (request: string, person = cook) => person.client.get('/connected-app-request', { query: { request } });

  it('who asks, where they go back to, and what each scope opens for them', async () => {
    const { data } = await ask(
      app.request({ scope: 'users:read leaves:write users:write users.govid:read offline_access' }),
    );
    expect(data).toMatchObject({
      client: { name: 'Payroll', host: 'payroll.example.com' },
      problem: null,
      error: null,
    });
    const scopes = Object.fromEntries((data.scopes as { scope: string }[]).map((scope) => [scope.scope, scope]));
    expect(scopes['users:read']).toMatchObject({ is_usable: true, writes: false });
    expect((scopes['users:read'] as unknown as { operations: string[] }).operations).toContain('users.list');
    expect(scopes['leaves:write']).toMatchObject({ is_usable: true, writes: true });
    // An Employee cannot use it: it opens nothing, and is not offered.
    expect(scopes['users:write']).toMatchObject({ is_usable: false, operations: [] });
    expect(scopes['users.govid:read']).toMatchObject({ is_private: true });
    const back = new URL(data.return_url as string);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('a-state');
    expect(back.searchParams.get('iss')).toBe(origin);
  });

  it.each([
    ['an unknown client', { client_id: 'app_01HZX0000000000000000000000' }],
    ['an address that is not registered (open redirect)', { redirect_uri: 'https://evil.example/callback' }],
    ['one that only begins like it', { redirect_uri: `${redirectUri}/../../evil` }],
  ])('422 for %s: nobody is sent anywhere', async (_name, changes) => {
    const answer = await ask(app.request(changes));
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'request' } } });
    expect(answer.text).not.toContain('evil');
    const consent = await cook.client.post('/connected-apps', Stranger.consent(cook.id, app.request(changes)));
    expect(consent.status).toBe(422);
  });

  it.each([
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit way', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'everything' }, 'invalid_scope'],
    ['no scope', { scope: null }, 'invalid_scope'],
    ['a scope of service accounts', { scope: 'users:read scim' }, 'invalid_scope'],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ])('%s is told to the app, by a link and not by itself', async (_name, changes, error) => {
    const { data } = await ask(app.request(changes));
    expect(data).toMatchObject({ error, scopes: [] });
    expect(new URL(data.return_url as string).searchParams.get('error')).toBe(error);
    expect((await cook.client.post('/connected-apps', Stranger.consent(cook.id, app.request(changes)))).status).toBe(
      422,
    );
  });

  it('a parameter given twice is refused', async () => {
    expect((await ask(`${app.request()}&state=other`)).data).toMatchObject({ error: 'invalid_request' });
    expect((await ask(`${app.request()}&redirect_uri=${encodeURIComponent(redirectUri)}`)).status).toBe(422);
  });

  it('401: not without a fresh sign-in, nor without a session', async () => {
    const person = await asPerson(await world.employee());
    await sql`update sessions set factor_at = ${new Date(clock.nowMs() - 11 * 60_000).toISOString()} where user_id = ${person.id}`.execute(
      db,
    );
    const answer = await person.client.post('/connected-apps', Stranger.consent(person.id, app.request()));
    expect(answer).toMatchObject({ status: 401, error: { details: { reason: 'fresh_sign_in' } } });
    expect((await server.inject({ url: '/app/api/connected-app-request?request=x' })).statusCode).toBe(401);
  });

  it('422: another person has signed in meanwhile', async () => {
    const answer = await admin.client.post('/connected-apps', Stranger.consent(cook.id, app.request()));
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'user_id', reason: 'other_person' } } });
  });

  it('422: nothing that was not asked for; 403: nothing beyond the role', async () => {
    const more = await cook.client.post(
      '/connected-apps',
      Stranger.consent(cook.id, app.request(), { scopes: ['expenses:read'] }),
    );
    expect(more).toMatchObject({ status: 422, error: { details: { field: 'scopes.0' } } });
    const request = app.request({ scope: 'users:write' });
    const beyond = await cook.client.post(
      '/connected-apps',
      Stranger.consent(cook.id, request, { scopes: ['users:write'] }),
    );
    expect(beyond.status).toBe(403);
  });
});

describe('a code', () => {
  it('becomes a token of ours for an hour, with what the person left ticked', async () => {
    const tokens = await app.connect(cook);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'users:read leaves:read' });
    expect(tokens.access_token).toMatch(/^mst_/);
    const { data } = await api(tokens).get('/token');
    expect(data).toMatchObject({ name: 'Payroll', scopes: ['users:read', 'leaves:read'], requires_acceptance: true });
    expect((await api(tokens).get('/expense-reports')).error.code).toBe('SCOPE_MISSING');
    // Not among the tokens of the person, and listed as what it is.
    expect((await cook.client.get('/tokens')).data).toEqual([]);
    expect(await connectionOf(cook)).toMatchObject({ client: { name: 'Payroll' }, can: ['connectedApps.revoke'] });
  });

  it.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another redirect', { redirect_uri: 'https://payroll.example.com/other' }, 'invalid_grant'],
    ['another resource', { resource: `${origin}/mcp` }, 'invalid_target'],
    ['an unknown client', { client_id: 'app_01HZX0000000000000000000000' }, 'invalid_client'],
    ['another way', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is refused with %s', async (_name, changes, error) => {
    const { status, body } = await app.exchange(await app.ask(cook), changes);
    expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
    expect(body.access_token).toBeUndefined();
  });

  it('is refused to another client', async () => {
    const other = await Stranger.registered(server);
    const { body } = await other.exchange(await app.ask(cook), { code_verifier: app.verifier });
    expect(body.error).toBe('invalid_grant');
  });

  it('used twice shuts what it opened, and tells the person', async () => {
    const code = await app.ask(cook);
    const { body: tokens } = await app.exchange(code);
    expect((await api(tokens).get('/token')).status).toBe(200);
    expect((await app.exchange(code)).body.error).toBe('invalid_grant');
    expect((await api(tokens).get('/token')).status).toBe(401);
    expect((await app.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    await runJobsOnce(installation);
    expect(mailTo(harness, 'cook@example.com').some(({ text }) => text.includes('used a second time'))).toBe(true);
  });

  it('of two exchanges at once one wins, and then neither', async () => {
    const code = await app.ask(cook);
    const answers = await Promise.all([app.exchange(code), app.exchange(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect((await api(winner.body).get('/token')).status).toBe(401);
  });

  it('400 invalid_grant: of many exchanges at once all but one, in the shape of RFC 6749', async () => {
    const code = await app.ask(cook);
    const holder = await holdConnections();
    const exchanges = Promise.all(Array.from({ length: 4 }, () => app.exchange(code)));
    await untilBlocked(db, { count: 4, about: 'app_grants' });
    await holder.rollback();
    const answers = await exchanges;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { status, body } of answers) expect(body.error).toBe(status === 200 ? undefined : 'invalid_grant');
  });

  it('400, 413: whoever waits for it in vain, and what is too large, has that shape, too', async () => {
    const code = await app.ask(cook);
    const holder = await holdConnections();
    const answer = await app.exchange(code);
    await holder.rollback();
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await app.exchange(code)).status).toBe(200);
    const large = await app.post('/oauth/token', `grant_type=${'x'.repeat(20_000)}`);
    expect(large).toMatchObject({ status: 413, body: { error: 'invalid_request' } });
    const text = await app.register('{');
    expect(text).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } });
  });

  it('lives a minute', async () => {
    const code = await app.ask(cook);
    await ahead(61_000);
    expect((await app.exchange(code)).body.error).toBe('invalid_grant');
  });

  it('400: the form is one, and no parameter comes twice', async () => {
    const raw = await server.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(raw.json()).toMatchObject({ error: 'invalid_request' });
    expect((await app.post('/oauth/token', 'client_id=a&client_id=b')).body.error).toBe('invalid_request');
    expect((await app.post('/oauth/token', { grant_type: 'authorization_code' })).body.error).toBe('invalid_request');
  });
});

describe('a token of an app', () => {
  it('opens the address that it is for, and no other', async () => {
    const tokens = await app.connect(cook);
    const there = await server.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      payload: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(there.statusCode).toBe(401);
    expect(there.json().error.message).toContain('/api/v1');
    const assistant = await app.connect(cook, {}, app.request({ resource: `${origin}/mcp` }));
    expect(await api(assistant).get('/token')).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
  });

  it('only proposes, unless the person lets it write', async () => {
    const request = app.request({ scope: 'time_entries:write' });
    const hours = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00' };
    const record = async (requires_acceptance: boolean) =>
      api(await app.connect(cook, { scopes: ['time_entries:write'], requires_acceptance }, request)).post(
        '/time-entries',
        hours,
      );
    expect(await record(true)).toMatchObject({ status: 202, data: { status: 'WAITING', client: 'Payroll' } });
    expect((await record(false)).status).toBe(201);
  });

  it('what it proposed can be accepted after the hour of its token, and no more once it is taken back', async () => {
    const request = app.request({ scope: 'time_entries:write' });
    const consent = { scopes: ['time_entries:write'], requires_acceptance: true };
    const tokens = await app.connect(cook, consent, request);
    const propose = async (day: string): Promise<string> => {
      const hours = { clock_in: `${day}T09:00:00-04:00`, clock_out: `${day}T17:00:00-04:00` };
      return (await api(tokens).post('/time-entries', hours)).data.id as string;
    };
    const [first, second] = [await propose('2026-04-08'), await propose('2026-04-09')];
    await ahead(3 * 3_600_000);
    expect((await api(tokens).get('/token')).status).toBe(401);
    expect(await cook.client.post(`/proposals/${first}/accept`)).toMatchObject({
      status: 200,
      data: { status: 'ACCEPTED' },
    });
    await sql`update api_tokens set revoked_at = now() where user_id = ${cook.id}`.execute(db);
    expect(await cook.client.post(`/proposals/${second}/accept`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'refused' } },
    });
  });

  it('loses what the role loses, between consent and use', async () => {
    const head = await asPerson(await world.administrator());
    const scope = 'users:write users:read';
    const code = await app.ask(head, app.request({ scope }), {
      scopes: ['users:write', 'users:read'],
      requires_acceptance: false,
    });
    await sql`update users set role = 'EMPLOYEE' where id = ${head.id}`.execute(db);
    const { body: tokens } = await app.exchange(code);
    const refused = await api(tokens).post('/users', { first_name: 'A', last_name: 'B', email: 'ab@example.com' });
    expect(refused.status).toBe(403);
    expect((await api(tokens).get('/users')).status).toBe(200);
  });

  it('401 once the person has no access; the code and the refresh token, too', async () => {
    const leaver = await asPerson(await world.employee());
    const tokens = await app.connect(leaver);
    const code = await app.ask(leaver);
    await admin.client.post(`/users/${leaver.id}/suspend-access`, { reason: 'Away' });
    expect((await api(tokens).get('/token')).status).toBe(401);
    expect((await app.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await app.exchange(code)).body.error).toBe('invalid_grant');
  });
});

describe('a refresh token', () => {
  it('gives the next pair; the ones before open nothing', async () => {
    const first = await app.connect(cook);
    await ahead(3_600_001);
    expect((await api(first).get('/token')).status).toBe(401);
    const { body: second } = await app.refresh(first.refresh_token);
    expect((await api(second).get('/token')).status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const { body: third } = await app.refresh(second.refresh_token);
    expect((await api(second).get('/token')).status).toBe(401);
    expect((await api(third).get('/token')).status).toBe(200);
    // Still one token, and one connection, of this app.
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from app_grants where organization_id = ${world.organizationId} and refresh_hash is not null
         and token_id = ${(await api(third).get('/token')).data.id}`.execute(db);
    expect(rows[0]?.count).toBe(1);
  });

  it('reused ends the whole connection and mails the person', async () => {
    const victim = await asPerson(await world.employee({ email: 'victim@example.com' }));
    const first = await app.connect(victim);
    const { body: second } = await app.refresh(first.refresh_token);
    expect((await app.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await api(second).get('/token')).status).toBe(401);
    expect((await app.refresh(second.refresh_token)).body.error).toBe('invalid_grant');
    await runJobsOnce(installation);
    expect(mailTo(harness, 'victim@example.com').some(({ text }) => text.includes('used a second time'))).toBe(true);
  });

  it('is refused to another client, for another resource and for more scopes; and ends nothing by it', async () => {
    const { refresh_token: token } = await app.connect(cook);
    const other = await Stranger.registered(server);
    expect((await other.refresh(token)).body.error).toBe('invalid_grant');
    expect((await app.refresh(token, { resource: `${origin}/mcp` })).body.error).toBe('invalid_target');
    expect((await app.refresh(token, { scope: 'expenses:read' })).body.error).toBe('invalid_scope');
    expect((await app.refresh(`msr_${'x'.repeat(86)}`)).body.error).toBe('invalid_grant');
    const { status, body } = await app.refresh(token, { scope: 'users:read' });
    expect([status, body.scope]).toEqual([200, 'users:read']);
  });

  it('that nobody used for a quarter of a year is over', async () => {
    const { refresh_token: token } = await app.connect(cook);
    await ahead(91 * 86_400_000);
    expect((await app.refresh(token)).body.error).toBe('invalid_grant');
  });
});

describe('taken back', () => {
  it('by the app: either token, at once, and the same answer for what is unknown', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await app.connect(cook);
      expect(await app.revoke(tokens[which])).toEqual({ status: 200, body: null });
      expect((await api(tokens).get('/token')).status).toBe(401);
      expect((await app.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    }
    expect(await app.revoke('nothing')).toEqual({ status: 200, body: null });
    const { access_token: token } = await app.connect(cook);
    const other = await Stranger.registered(server);
    expect((await other.revoke(token)).status).toBe(400);
    expect((await world.clientWith(token).get('/token')).status).toBe(200);
  });

  it('by the person or an Administrator: at once; 409 a second time, 404 for others', async () => {
    const person = await asPerson(await world.employee({ email: 'person@example.com' }));
    const tokens = await app.connect(person);
    const { id } = await connectionOf(person);
    expect((await cook.client.delete(`/connected-apps/${id}`)).status).toBe(404);
    expect((await admin.client.delete(`/connected-apps/${id}`)).data.revoked_at).not.toBeNull();
    expect((await api(tokens).get('/token')).status).toBe(401);
    expect((await app.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await person.client.delete(`/connected-apps/${id}`)).status).toBe(409);
    await runJobsOnce(installation);
    expect(mailTo(harness, 'person@example.com').some(({ text }) => text.includes('disconnected'))).toBe(true);
    expect(await connectionOf(person, 'inactive')).toMatchObject({ id, can: [] });
  });

  it('404: the token of an app is not handed over to a service account', async () => {
    const { access_token: token } = await app.connect(admin);
    const { id } = (await world.clientWith(token).get('/token')).data;
    const account = await admin.client.post('/service-accounts', { name: 'Sync', role: 'EMPLOYEE' });
    const answer = await admin.client.post(`/tokens/${id}/hand-over`, { service_account_id: account.data.id });
    expect(answer.status).toBe(404);
  });
});

describe('what the organization lets in', () => {
  const set = (connected_apps: string) => admin.client.put('/connected-app-policy', { connected_apps });

  it('NOBODY disconnects all and refuses new ones; LISTED spares what is approved', async () => {
    const first = await app.connect(cook);
    expect((await set('NOBODY')).data.connected_apps).toBe('NOBODY');
    expect((await api(first).get('/token')).status).toBe(401);
    const asked = await cook.client.get('/connected-app-request', { query: { request: app.request() } });
    expect(asked.data.problem).toBe('NOBODY');
    const refused = await cook.client.post('/connected-apps', Stranger.consent(cook.id, app.request()));
    expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'nobody' } } });

    await set('LISTED');
    const unlisted = await cook.client.post('/connected-apps', Stranger.consent(cook.id, app.request()));
    expect(unlisted).toMatchObject({ status: 403, error: { details: { reason: 'not_listed' } } });
    const ask = await cook.client.post('/connected-app-asks', { request: app.request() });
    expect(ask.data).toMatchObject({ is_asked_for: true });
    const [waiting] = (await admin.client.get('/connected-app-policy')).data.clients;
    expect(waiting).toMatchObject({ id: app.clientId, approved_at: null, asked_by: { id: cook.id } });
    expect((await admin.client.post(`/app-clients/${app.clientId}/approve`)).data.approved_at).not.toBeNull();
    const second = await app.connect(cook);
    await set('LISTED');
    expect((await api(second).get('/token')).status).toBe(200);
    await admin.client.post(`/app-clients/${app.clientId}/withdraw`);
    expect((await api(second).get('/token')).status).toBe(401);
    await set('ANYONE');
    expect((await cook.client.post('/connected-app-asks', { request: app.request() })).status).toBe(409);
  });

  it('a code from before is refused afterwards', async () => {
    const code = await app.ask(cook);
    await set('NOBODY');
    expect((await app.exchange(code)).body.error).toBe('invalid_grant');
    await set('ANYONE');
  });

  it.each(['exchange', 'refresh'] as const)(
    'NOBODY, and an approval withdrawn, win over an %s that is under way',
    async (step) => {
      const take = async (): Promise<() => ReturnType<Stranger['exchange']>> => {
        if (step === 'exchange') return app.exchange.bind(app, await app.ask(cook), {});
        return app.refresh.bind(app, (await app.connect(cook)).refresh_token, {});
      };
      await app.connect(cook);
      for (const shut of [() => set('NOBODY'), () => admin.client.post(`/app-clients/${app.clientId}/withdraw`)]) {
        await set('ANYONE');
        await admin.client.post(`/app-clients/${app.clientId}/approve`);
        await set('LISTED');
        const begin = await take();
        const holder = await holdConnections();
        const underWay = begin();
        await untilBlocked(db, { about: 'app_grants' });
        const isShut = shut();
        // It waits for who is under way, or is done already.
        await Promise.race([isShut, untilBlocked(db, { count: 2 })]);
        await holder.rollback();
        const { body } = await underWay;
        const { access_token, refresh_token } = body as Partial<typeof body>;
        expect((await isShut).status).toBe(200);
        if (access_token !== undefined) expect((await api(body).get('/token')).status).toBe(401);
        if (refresh_token !== undefined) expect((await app.refresh(refresh_token)).body.error).toBe('invalid_grant');
      }
      await set('ANYONE');
    },
  );

  it('shows every host that an app has registered', async () => {
    const two = ['https://claude.ai/callback', 'https://elsewhere.example/callback', 'com.example.app:/callback'];
    const stranger = await Stranger.registered(server, { redirect_uris: two });
    await stranger.connect(cook, {}, stranger.request({ redirect_uri: two[0] ?? '' })).catch(() => null);
    const listed = (await admin.client.get('/connected-app-policy')).data.clients as { id: string; hosts: string[] }[];
    expect(listed.find(({ id }) => id === stranger.clientId)?.hosts).toEqual([
      'claude.ai',
      'elsewhere.example',
      'com.example.app',
    ]);
  });

  it('403: Employees do not set it', async () => {
    expect((await cook.client.put('/connected-app-policy', { connected_apps: 'NOBODY' })).status).toBe(403);
    expect((await cook.client.get('/connected-app-policy')).status).toBe(403);
  });
});

describe('what nobody uses goes', () => {
  it('clients after 30 days, unless they are connected or approved', async () => {
    const [unused, used] = [await Stranger.registered(server), await Stranger.registered(server)];
    await used.connect(cook);
    await ahead(31 * 86_400_000);
    await cleanApps.run(installation, {});
    const left = async (id: string) => (await sql`select 1 from app_clients where id = ${id}`.execute(db)).rows.length;
    expect([await left(unused.clientId), await left(used.clientId)]).toEqual([0, 1]);
    expect((await unused.exchange('mac_x')).body.error).toBe('invalid_client');
  });
});

describe('MUSTER_OAUTH_REGISTRATION=off', () => {
  it('404, and the metadata names no endpoint for it', async () => {
    const shut = await openHarness({ env: { MUSTER_OAUTH_REGISTRATION: 'off' } });
    const metadata = (await shut.server.inject({ url: '/.well-known/oauth-authorization-server' })).json();
    expect(metadata.registration_endpoint).toBeUndefined();
    expect((await shut.server.inject({ method: 'POST', url: '/oauth/register' })).statusCode).toBe(404);
  });
});
