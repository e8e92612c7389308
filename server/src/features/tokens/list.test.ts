import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';

const { installation, world: first } = await openHarness();
const past = new Date(installation.clock.nowMs() - 86_400_000).toISOString();

async function names(client: Client, query: Record<string, string> = {}): Promise<string[]> {
  const { status, data } = await client.get('/tokens', { query });
  expect(status).toBe(200);
  return data.map(({ id }: { id: string }) => id);
}

async function make(client: Client): Promise<string> {
  const { data } = await client.post('/tokens', { name: 'A token', scopes: ['users:read'] });
  return data.id;
}

describe('GET /tokens', () => {
  it("200: one's own, newest first, with when each was last used", async () => {
    const world = await first.another();
    const ada = await world.employee();
    const app = await ada.app();
    await make(await (await world.employee()).app());
    const used = await app.post('/tokens', { name: 'Used', scopes: ['users:read'] });
    const unused = await make(app);
    await world.clientWith(used.data.token).get('/organization');
    const { data } = await app.get('/tokens');
    expect(data.map(({ id }: { id: string }) => id)).toEqual([unused, used.data.id]);
    expect(data[0].last_used_at).toBeNull();
    expect(data[1].last_used_at).toMatch(/:00\.000Z$/);
    expect(data[1]).not.toHaveProperty('token');
  });

  it("200: a Department Head sees their own alone, an Administrator and an Executive everyone's", async () => {
    const world = await first.another();
    const head = await world.departmentHeadOf('Kitchen');
    const cook = await world.employee({ department: 'Kitchen' });
    const administrator = await world.administrator();
    const executive = await world.executive();
    const made: string[] = [];
    for (const somebody of [head, cook, administrator, executive]) made.push(await make(await somebody.app()));
    expect(await names(await head.app())).toEqual([made[0]]);
    expect(await names(await administrator.app())).toEqual(made.toReversed());
    expect(await names(await executive.app())).toEqual(made.toReversed());
    expect(await names(await administrator.app(), { user_id: cook.id })).toEqual([made[1]]);
    expect(await names(await head.app(), { user_id: cook.id })).toEqual([]);
    expect(await names(await administrator.app(), { user_id: 'nobody' })).toEqual([]);
  });

  it('200: active are those neither revoked nor expired', async () => {
    const world = await first.another();
    const ada = await world.employee();
    await world.token(ada.id, [], { revoked_at: past });
    await world.token(ada.id, [], { expires_at: past });
    const app = await ada.app();
    const live = await make(app);
    expect(await names(app)).toHaveLength(3);
    expect(await names(app, { status: 'active' })).toEqual([live]);
    const inactive = await app.get('/tokens', { query: { status: 'inactive' } });
    expect(inactive.data).toMatchObject([
      { revoked_at: null, expires_at: past },
      { revoked_at: past, expires_at: null },
    ]);
  });

  it('200: pages meet without a gap or an overlap', async () => {
    const world = await first.another();
    const ada = await world.employee();
    for (let i = 0; i < 5; i++) await world.token(ada.id, []);
    const app = await ada.app();
    const all = await names(app);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await app.get('/tokens', { query: { limit: '2', ...(cursor && { cursor }) } });
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      expect(body.meta.has_more).toBe(body.meta.next_cursor !== null);
      cursor = body.meta.next_cursor;
    }
    expect(seen).toEqual(all);
    expect(seen).toHaveLength(5);
  });

  it('200: nothing of another organization', async () => {
    const world = await first.another();
    const stranger = await (await first.another()).employee();
    await make(await stranger.app());
    expect(await names(await (await world.executive()).app(), { user_id: stranger.id })).toEqual([]);
    expect(await names(await (await world.executive()).app())).toEqual([]);
  });

  it('422: an unknown filter or status', async () => {
    const app = await (await first.employee()).app();
    expect((await app.get('/tokens', { query: { owner: 'x' } })).status).toBe(422);
    expect((await app.get('/tokens', { query: { status: 'dead' } })).status).toBe(422);
  });

  it('404: not for tokens', async () => {
    const api = await (await first.executive()).api();
    expect((await api.get('/tokens')).status).toBe(404);
  });
});
