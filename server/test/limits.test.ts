import { describe, expect, it } from 'vitest';
import { newApiToken } from '../src/lib/secrets.ts';
import { openHarness } from './harness.ts';
import { Probe } from './probe.ts';
import { stopTime } from './stop-time.ts';

const wide = {
  token_per_second: 1000,
  token_per_minute: 1000,
  organization_per_minute: 1000,
  ip_per_minute: 1000,
  edge_per_second: 0,
};

/** Limits as given, and otherwise none that a test could meet. */
const limited = (limits: Partial<typeof wide> & { edge_burst?: number }) =>
  openHarness({
    limits: Object.entries({ ...wide, ...limits })
      .map(([name, value]) => `${name}=${value}`)
      .join(','),
    catalogue: new Probe().catalogue,
  });
const refusal = { status: 429, error: { code: 'RATE_LIMITED' } };

describe('per token', () => {
  it('429 after the burst, with the window that refused and when to come back; another token goes on', async () => {
    const { world } = await limited({ token_per_second: 5 });
    const boss = await world.executive();
    const api = await boss.api();
    stopTime();
    for (let i = 4; i >= 0; i--) {
      const response = await api.get('/organization');
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'ratelimit-limit': '5',
        'ratelimit-remaining': String(i),
        'ratelimit-reset': '1',
      });
    }
    const refused = await api.get('/organization');
    expect(refused).toMatchObject(refusal);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'ratelimit-remaining': '0' });
    expect((await (await boss.api()).get('/organization')).status).toBe(200);
  });

  it('headers speak of the window closest to exhaustion', async () => {
    const { world } = await limited({ token_per_second: 50, token_per_minute: 10 });
    const api = await (await world.executive()).api();
    expect((await api.get('/organization')).headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
    });
  });

  it('an operation may cost more than one', async () => {
    const { world } = await limited({ token_per_minute: 25 });
    const api = await (await world.executive()).api();
    expect((await api.get('/probe')).headers['ratelimit-remaining']).toBe('15');
    expect((await api.get('/probe')).headers['ratelimit-remaining']).toBe('5');
    expect(await api.get('/probe')).toMatchObject(refusal);
    expect((await api.get('/organization')).headers['ratelimit-remaining']).toBe('4');
  });
});

describe('per organization', () => {
  it('429 across all its tokens; another organization goes on', async () => {
    const { world } = await limited({ organization_per_minute: 4 });
    const boss = await world.executive();
    for (let i = 0; i < 4; i++) expect((await (await boss.api()).get('/organization')).status).toBe(200);
    expect(await (await boss.api()).get('/organization')).toMatchObject(refusal);
    const other = await (await world.another()).executive();
    expect((await (await other.api()).get('/organization')).status).toBe(200);
  });
});

describe('per address', () => {
  it('429 before the token is looked at, the description documents included', async () => {
    const { world } = await limited({ ip_per_minute: 3 });
    const nobody = world.clientWith(null);
    const ip = '198.51.100.7';
    expect((await nobody.get('/openapi.json', { ip })).status).toBe(200);
    expect((await nobody.get('/users', { ip })).status).toBe(401);
    expect((await nobody.send('OPTIONS', '/users', undefined, { ip })).status).toBe(204);
    const refused = await (await (await world.executive()).api()).get('/users', { ip });
    expect(refused).toMatchObject(refusal);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await nobody.get('/openapi.json', { ip: '198.51.100.8' })).status).toBe(200);
  });

  it('a request that the token limit refuses does not count against the address', async () => {
    const { world } = await limited({ ip_per_minute: 4, token_per_minute: 2 });
    const boss = await world.executive();
    const ip = '198.51.100.9';
    const api = await boss.api();
    for (let i = 0; i < 2; i++) expect((await api.get('/organization', { ip })).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await api.get('/organization', { ip })).status).toBe(429);
    const other = await boss.api();
    for (let i = 0; i < 2; i++) expect((await other.get('/organization', { ip })).status).toBe(200);
    expect((await (await boss.api()).get('/organization', { ip })).status).toBe(429);
  });
});

describe('network edge', () => {
  it('429 past the burst', async () => {
    const { world } = await limited({ edge_per_second: 1, edge_burst: 3 });
    const nobody = world.clientWith(null);
    stopTime();
    for (let i = 0; i < 3; i++) expect((await nobody.get('/openapi.json')).status).toBe(200);
    expect(await nobody.get('/openapi.json')).toMatchObject(refusal);
  });
});

describe('the app', () => {
  it('does not count against the limits of the API', async () => {
    const { world } = await limited({
      token_per_minute: 1,
      organization_per_minute: 1,
      ip_per_minute: 1,
      edge_per_second: 1,
      edge_burst: 1,
    });
    const app = await (await world.executive()).app();
    for (let i = 0; i < 5; i++) expect((await app.get('/organization')).status).toBe(200);
  });
});

describe('the app’s own limits', () => {
  it('429 per session and per address', async () => {
    const { world } = await openHarness({ appLimits: { sessionPerSecond: 2, ipPerMinute: 5 } });
    const boss = await world.executive();
    const app = await boss.app();
    stopTime();
    for (const status of [200, 200, 429]) expect((await app.get('/organization')).status).toBe(status);
    const other = await boss.app();
    for (const status of [200, 200, 429]) expect((await other.get('/organization')).status).toBe(status);
  });
});

describe('order of checks', () => {
  it('address before token before plan before token limit before scope before body', async () => {
    const { world } = await limited({ ip_per_minute: 5, token_per_minute: 1 });
    const ip = '198.51.100.20';
    const free = await (await (await world.another({ plan: 'FREE' })).executive()).api([]);
    const lacking = await (await world.executive()).api([]);
    expect((await world.clientWith(newApiToken()).post('/users', '{', { ip })).status).toBe(401);
    expect((await free.post('/users', '{', { ip })).error.details.reason).toBe('plan');
    expect((await lacking.post('/users', '{', { ip })).error.code).toBe('SCOPE_MISSING');
    expect((await lacking.post('/users', '{', { ip })).error.code).toBe('RATE_LIMITED');
    expect((await free.post('/users', '{', { ip })).error.code).toBe('FORBIDDEN');
    expect((await free.post('/users', '{', { ip })).error.code).toBe('FORBIDDEN');
    expect((await free.post('/users', '{', { ip })).error.code).toBe('RATE_LIMITED');
  });

  it('403 MODULE_DISABLED: after the scope, before anything else', async () => {
    const { world } = await limited({ ip_per_minute: 1000 });
    await world.set({ modules: { time_tracking: false } });
    const response = await (await (await world.executive()).api()).get('/probe');
    expect(response).toMatchObject({
      status: 403,
      error: { code: 'MODULE_DISABLED', details: { module: 'time_tracking' } },
    });
  });
});
