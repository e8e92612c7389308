import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';

const { installation, world: first } = await openHarness();

/** An organization in which an Executive, by token, and an Administrator, in the app, have looked at a cook's record. */
async function organization() {
  const world = await first.another();
  const executive = await world.executive({ first_name: 'Ada', last_name: 'Byron' });
  const administrator = await world.administrator();
  const cook = await world.employee();
  const api = await executive.api(['users:read', 'users.personal:read', 'users.govid:read']);
  const { data: token } = await api.get('/token');
  await api.get(`/users/${cook.id}`);
  await (await administrator.app()).get(`/users/${cook.id}`, { query: { tiers: 'personal' } });
  await (await administrator.app()).get(`/users/${administrator.id}`, { query: { tiers: 'personal' } });
  return { world, executive, administrator, cook, token };
}

async function seen(client: Client, path: string, query: Record<string, string> = {}): Promise<[string, string][]> {
  const { status, data } = await client.get(path, { query });
  expect(status).toBe(200);
  return data.map((row: { actor: { id: string }; tier: string }) => [row.actor.id, row.tier]);
}

describe('GET /sensitive-access-log', () => {
  it('200: newest first: who was shown which private record of whom', async () => {
    const { executive, administrator, cook, token } = await organization();
    const { data } = await (await executive.app()).get('/sensitive-access-log');
    expect(data).toHaveLength(4);
    expect(data[3]).toEqual({
      id: expect.stringMatching(/^sal_/),
      at: expect.stringMatching(/Z$/),
      actor: { id: executive.id, first_name: 'Ada', last_name: 'Byron' },
      surface: 'api',
      token_id: token.id,
      user_id: cook.id,
      tier: 'personal',
      record_id: cook.id,
      ip: '127.0.0.1',
      request_id: expect.stringMatching(/^req_/),
    });
    expect(data[0]).toMatchObject({ actor: { id: administrator.id }, surface: 'app', token_id: null });
  });

  it('200: filters narrow by person, actor, tier and day', async () => {
    const { executive, administrator, cook } = await organization();
    const app = await administrator.app();
    const path = '/sensitive-access-log';
    const mine: [string, string] = [administrator.id, 'personal'];
    const hers: [string, string][] = [
      [executive.id, 'government_id'],
      [executive.id, 'personal'],
    ];
    expect(await seen(app, path)).toEqual([mine, mine, ...hers]);
    expect(await seen(app, path, { user_id: cook.id })).toEqual([mine, ...hers]);
    expect(await seen(app, path, { actor_id: executive.id })).toEqual(hers);
    expect(await seen(app, path, { tier: 'government_id' })).toEqual([hers[0]]);
    expect(await seen(app, path, { user_id: administrator.id, actor_id: executive.id })).toEqual([]);
    expect(await seen(app, path, { end_date: '2020-01-01' })).toEqual([]);
    expect(await seen(app, path, { start_date: '2020-01-01' })).toHaveLength(4);
  });

  it('200: pages meet', async () => {
    const { administrator, executive } = await organization();
    const app = await administrator.app();
    const page = await app.get('/sensitive-access-log', { query: { limit: '3' } });
    const cursor: string = page.body.meta.next_cursor;
    const next = await app.get('/sensitive-access-log', { query: { limit: '3', cursor } });
    expect(page.data).toHaveLength(3);
    expect(next.data).toMatchObject([{ actor: { id: executive.id }, tier: 'personal' }]);
    expect(next.body.meta).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('200: nothing of another organization', async () => {
    const { cook } = await organization();
    const stranger = await (await first.another()).executive();
    expect(await seen(await stranger.app(), '/sensitive-access-log', { user_id: cook.id })).toEqual([]);
  });

  it('403: below Administrator', async () => {
    const { cook } = await organization();
    expect((await (await cook.app()).get('/sensitive-access-log')).status).toBe(403);
    expect((await (await (await first.departmentHeadOf('Kitchen')).app()).get('/sensitive-access-log')).status).toBe(
      403,
    );
  });

  it('404: not for tokens', async () => {
    const api = await (await first.executive()).api();
    expect((await api.get('/sensitive-access-log')).status).toBe(404);
    expect((await api.get('/my-access-log')).status).toBe(404);
  });

  it('422: an unknown tier', async () => {
    const app = await (await first.executive()).app();
    expect((await app.get('/sensitive-access-log', { query: { tier: 'directory' } })).status).toBe(422);
  });
});

describe('GET /my-access-log', () => {
  it('200: an Employee learns who looked at their record, not from where', async () => {
    const { executive, administrator, cook } = await organization();
    const { status, data } = await (await cook.app()).get('/my-access-log');
    expect(status).toBe(200);
    expect(data.map((row: { actor: { id: string }; tier: string }) => [row.actor.id, row.tier])).toEqual([
      [administrator.id, 'personal'],
      [executive.id, 'government_id'],
      [executive.id, 'personal'],
    ]);
    expect(data[2]).toMatchObject({
      actor: { first_name: 'Ada', last_name: 'Byron' },
      surface: 'api',
      user_id: cook.id,
      token_id: null,
      ip: null,
      request_id: null,
    });
  });

  it("200: one's own looks are whole; rows about others are not there, for an Administrator neither", async () => {
    const { administrator } = await organization();
    const { data } = await (await administrator.app()).get('/my-access-log');
    expect(data).toMatchObject([{ user_id: administrator.id, actor: { id: administrator.id }, ip: '127.0.0.1' }]);
  });

  it('200: narrows by tier, and by no one else', async () => {
    const { cook, executive } = await organization();
    const app = await cook.app();
    expect(await seen(app, '/my-access-log', { tier: 'government_id' })).toEqual([[executive.id, 'government_id']]);
    expect((await app.get('/my-access-log', { query: { user_id: executive.id } })).status).toBe(422);
  });

  it('200: of an erased reader the id alone stays', async () => {
    const { cook, executive } = await organization();
    await sql`update users set erased_at = ${installation.clock.now()} where id = ${executive.id}`.execute(
      installation.database.db,
    );
    const { data } = await (await cook.app()).get('/my-access-log');
    expect(data[1].actor).toEqual({ id: executive.id, first_name: null, last_name: null });
  });
});
