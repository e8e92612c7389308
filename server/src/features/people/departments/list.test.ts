import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';

const { world: first } = await sharedHarness();

const names = (data: { name: string }[]): string[] => data.map(({ name }) => name);

describe('GET /departments', () => {
  it('200: everyone in the organization sees every active department, oldest first', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.api();
    for (const name of ['Kitchen', 'Bar', 'Garden']) await api.post('/departments', { name });
    await api.post('/departments', { name: 'Cellar', is_active: false });
    const people = [admin, await world.employee(), await world.departmentHeadOf('Bar'), await world.executive()];
    for (const person of people) {
      for (const client of [await person.api(['departments:read']), await person.app()]) {
        const { status, data } = await client.get('/departments');
        expect(status).toBe(200);
        expect(names(data)).toEqual(['Kitchen', 'Bar', 'Garden']);
      }
    }
  });

  it('200: include_inactive adds the inactive ones', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    await api.post('/departments', { name: 'Cellar', is_active: false });
    await api.post('/departments', { name: 'Kitchen' });
    const list = async (include_inactive: string) =>
      names((await api.get('/departments', { query: { include_inactive } })).data);
    expect(await list('true')).toEqual(['Cellar', 'Kitchen']);
    expect(await list('false')).toEqual(['Kitchen']);
  });

  it('200: member_count counts the active people of each', async () => {
    const world = await first.another();
    await world.employee({ department: 'Kitchen' });
    await world.employee({ department: 'Kitchen' });
    await world.employee({ department: 'Kitchen', is_active: false });
    await world.employee({ department: 'Bar' });
    const api = await (await world.employee()).api();
    await world.department('Garden');
    const { data } = await api.get('/departments');
    const counts = data.map(({ name, member_count }: { name: string; member_count: number }) => [name, member_count]);
    expect(counts).toEqual([
      ['Kitchen', 2],
      ['Bar', 1],
      ['Garden', 0],
    ]);
  });

  it('200: pages cover all, each once', async () => {
    const world = await first.another();
    const wanted = ['A', 'B', 'C', 'D', 'E'];
    for (const name of wanted) await world.department(name);
    const api = await (await world.employee()).api();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.get>> = await api.get('/departments', {
        query: { limit: '2', ...(cursor !== null && { cursor }) },
      });
      expect(page.status).toBe(200);
      expect(page.body.meta.has_more).toBe(page.body.meta.next_cursor !== null);
      seen.push(...names(page.data));
      cursor = page.body.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(wanted);
  });

  it('422: a cursor with other filters, a limit of 0, an unknown or misspelt filter', async () => {
    const world = await first.another();
    for (const name of ['A', 'B']) await world.department(name);
    const api = await (await world.employee()).api();
    const { body } = await api.get('/departments', { query: { limit: '1' } });
    const cursor = String(body.meta.next_cursor);
    const refused: [string, Record<string, string>][] = [
      ['cursor', { limit: '1', cursor, include_inactive: 'true' }],
      ['cursor', { cursor: `${cursor}x` }],
      ['limit', { limit: '0' }],
      ['include_inactive', { include_inactive: 'yes' }],
      ['is_active', { is_active: 'true' }],
    ];
    for (const [field, query] of refused) {
      const { status, error } = await api.get('/departments', { query });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field });
    }
  });

  it('403: the token lacks departments:read', async () => {
    const { status, error } = await (await (await first.executive()).api(['users:read'])).get('/departments');
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'departments:read' } });
  });

  it('200: nothing of another organization', async () => {
    await (await first.another()).department('Kitchen');
    const { data } = await (await (await (await first.another()).executive()).api()).get('/departments');
    expect(data).toEqual([]);
  });
});

describe('GET /departments/{id}', () => {
  it('200: an Employee reads one, active or not', async () => {
    const world = await first.another();
    const adminApi = await (await world.administrator()).api();
    const cook = await world.employee();
    const api = await cook.api(['departments:read']);
    for (const is_active of [true, false]) {
      const { data } = await adminApi.post('/departments', { name: `Is ${String(is_active)}`, is_active });
      const found = await api.get(`/departments/${String(data.id)}`);
      expect(found.status).toBe(200);
      expect(found.data).toEqual(data);
    }
  });

  it('404: unknown, malformed or of another organization', async () => {
    const world = await first.another();
    const foreign = await (await first.another()).department('Kitchen');
    const api = await (await world.executive()).api();
    for (const id of [world.newId('dep'), 'kitchen', foreign]) {
      const { status, error } = await api.get(`/departments/${id}`);
      expect(status).toBe(404);
      expect(error.code).toBe('NOT_FOUND');
    }
  });
});
