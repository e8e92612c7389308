import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';

const { installation, world } = await openHarness();
const minute = (atMs: number): string => new Date(Math.floor(atMs / 60_000) * 60_000).toISOString();

describe('GET /token', () => {
  it('200: the token the request carries, its owner, and when it was last used', async () => {
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    const expires_at = '2999-01-01T00:00:00.000Z';
    const secret = await world.token(ada.id, ['users:read', 'leaves:write'], { expires_at });
    const before = minute(installation.clock.nowMs());
    const { status, data } = await world.clientWith(secret).get('/token');
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.stringMatching(/^tok_/),
      name: 'test',
      prefix: secret.slice(0, 8),
      scopes: ['users:read', 'leaves:write'],
      usable_scopes: ['users:read', 'leaves:write'],
      owner: { id: ada.id, first_name: 'Ada', last_name: 'Byron', role: 'EMPLOYEE' },
      requires_acceptance: false,
      organization_id: world.organizationId,
      created_at: expect.stringMatching(/Z$/),
      expires_at,
      last_used_at: expect.stringMatching(/:00\.000Z$/),
    });
    expect([before, minute(installation.clock.nowMs())]).toContain(data.last_used_at);
  });

  it('200: usable_scopes are those that the role of the owner can use', async () => {
    const ada = await world.employee();
    const api = await ada.api(['users:read', 'users:write', 'time_entries:approve']);
    expect((await api.get('/token')).data).toMatchObject({
      scopes: ['users:read', 'users:write', 'time_entries:approve'],
      usable_scopes: ['users:read'],
    });
  });

  it('200: without any scope', async () => {
    const api = await (await world.employee()).api([]);
    expect((await api.get('/token')).data).toMatchObject({ scopes: [], usable_scopes: [], expires_at: null });
  });

  it('200: never says the token itself', async () => {
    const secret = await world.token((await world.employee()).id, []);
    const { text } = await world.clientWith(secret).get('/token');
    expect(text).not.toContain(secret.slice(8));
  });

  it('404: in the app, where no token is used', async () => {
    const { status, error } = await (await (await world.executive()).app()).get('/token');
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
