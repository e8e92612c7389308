import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { newApiToken } from '../src/lib/secrets.ts';
import { openHarness } from './harness.ts';

const { world, installation } = await openHarness();
const admin = await world.administrator();
const invalidToken = { status: 401, error: { code: 'AUTH_INVALID' } };
let lastAddress = 0;
const newAddress = (): string => `203.0.113.${String(++lastAddress)}`;

const good = await world.token(admin.id, ['users:read']);
const badChecksum = good.slice(0, -1) + (good.endsWith('0') ? '1' : '0');
const cases: [string, string | undefined][] = [
  ['missing', undefined],
  ['another scheme', `Basic ${good}`],
  ['no scheme', good],
  ['empty', 'Bearer '],
  ['two tokens', `Bearer ${good} ${good}`],
  ['a bad checksum', `Bearer ${badChecksum}`],
  ['too short', `Bearer ${good.slice(0, 30)}`],
  ['unknown', `Bearer ${newApiToken()}`],
  ['revoked', `Bearer ${await world.token(admin.id, ['users:read'], { revoked_at: installation.clock.now() })}`],
  ['expired', `Bearer ${await world.token(admin.id, ['users:read'], { expires_at: installation.clock.now() })}`],
];

describe('401 AUTH_INVALID', () => {
  it.each(cases)('%s', async (_name, authorization) => {
    const response = await world.clientWith(null).get('/token', {
      headers: authorization === undefined ? {} : { authorization },
      ip: newAddress(),
    });
    expect(response).toMatchObject(invalidToken);
  });

  it('200: the scheme is case-insensitive', async () => {
    const response = await world
      .clientWith(null)
      .get('/organization', { headers: { authorization: `bearer ${good}` } });
    expect(response.status).toBe(200);
  });

  it('a token expires by itself as time passes', async () => {
    const expiresAt = new Date(installation.clock.nowMs() + 3_600_000).toISOString();
    const api = world.clientWith(await world.token(admin.id, ['users:read'], { expires_at: expiresAt }));
    expect((await api.get('/organization')).status).toBe(200);
    installation.clock.setOffset(3_600_001);
    expect(await api.get('/organization')).toMatchObject(invalidToken);
    installation.clock.setOffset(0);
  });
});

describe('refused though the token is known, and not counted towards the block', () => {
  const send = async (client: { get: typeof api.get }, times: number, ip: string) => {
    let last;
    for (let i = 0; i < times; i++) last = await client.get('/organization', { ip });
    return last;
  };
  const api = world.clientWith(null);

  it('401: the owner is deactivated', async () => {
    const gone = await world.employee({ is_active: false });
    const ip = newAddress();
    expect(await send(await gone.api(), 30, ip)).toMatchObject(invalidToken);
    expect(await api.get('/organization', { ip })).toMatchObject(invalidToken);
  });

  it.each([
    ['plan', { plan: 'FREE' as const }],
    ['api_disabled', { settings: { api_enabled: false } }],
  ])('403 FORBIDDEN with details.reason %s', async (reason, details) => {
    const other = await world.another(details);
    const boss = await other.executive();
    const ip = newAddress();
    expect(await send(await boss.api(), 30, ip)).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', details: { reason } },
    });
    expect(await api.get('/organization', { ip })).toMatchObject(invalidToken);
  });

  it.each([
    ['PAST_DUE', 403],
    ['CANCELLED', 403],
    ['TRIALING', 200],
    ['ACTIVE', 200],
  ])('subscription %s: %i', async (status, expected) => {
    const other = await world.another();
    const boss = await other.executive();
    await sql`update organizations set subscription_status = ${status} where id = ${other.organizationId}`.execute(
      installation.database.db,
    );
    const response = await (await boss.api()).get('/organization');
    expect(response.status).toBe(expected);
    if (expected === 403) expect(response.error.details).toEqual({ reason: 'subscription' });
  });
});

describe('failed-authentication block', () => {
  const wrong = world.clientWith(newApiToken());

  it('429 after more than 20 in 10 minutes, with Retry-After; a valid token is not blocked', async () => {
    const ip = newAddress();
    for (let i = 0; i < 21; i++) expect((await wrong.get('/users', { ip })).status).toBe(401);
    const blocked = await wrong.get('/users', { ip });
    expect(blocked).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await world.clientWith(null).get('/users', { ip })).status).toBe(429);
    expect((await (await admin.api()).get('/users', { ip })).status).toBe(200);
    expect((await wrong.get('/users', { ip: newAddress() })).status).toBe(401);
  });

  it('counts an IPv6 network, not each of its addresses', async () => {
    for (let i = 0; i < 21; i++) await wrong.get('/users', { ip: `2001:db8:1:2::${(i + 1).toString(16)}` });
    expect((await wrong.get('/users', { ip: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await wrong.get('/users', { ip: '2001:db8:1:3::1' })).status).toBe(401);
  });
});

describe('scopes and roles', () => {
  it('403 SCOPE_MISSING names the scope that is needed', async () => {
    const response = await (await admin.api(['departments:read'])).get('/users');
    expect(response).toMatchObject({
      status: 403,
      error: { code: 'SCOPE_MISSING', details: { required_scope: 'users:read' } },
    });
  });

  it('403 FORBIDDEN: a scope the owner’s role cannot use', async () => {
    const ada = await world.employee();
    const response = await (await ada.api(['users:write'])).post('/users', {});
    expect(response).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } },
    });
  });

  it('a change of role reaches a token at once', async () => {
    const ada = await world.administrator();
    const api = await ada.api(['users:read', 'users:write']);
    const body = { first_name: 'A', last_name: 'B', email: 'role.change@example.com' };
    expect((await api.post('/users', body)).status).toBe(201);
    const boss = await world.executive();
    await (await boss.api()).patch(`/users/${ada.id}`, { role: 'EMPLOYEE' });
    expect(await api.post('/users', { ...body, email: 'role.change2@example.com' })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
  });
});
