import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';

const { world } = await openHarness();

const kinds = [
  { path: '/departments', body: { name: 'Éclair & Tarts/Night', code: 'PASTRY_7' } },
  { path: '/projects', body: { name: 'Éclair & Tarts/Night', code: 'PASTRY_7' } },
  { path: '/clients', body: { name: 'Éclair & Tarts/Night', code: 'PASTRY_7' } },
  { path: '/courses', body: { name: 'Éclair & Tarts/Night' } },
  { path: '/folders', body: { name: 'Éclair & Tarts/Night' } },
  { path: '/benefit-plans', body: { name: 'Éclair & Tarts/Night', kind: 'HEALTH' } },
  { path: '/checklist-templates', body: { name: 'Éclair & Tarts/Night', type: 'ONBOARDING', tasks: [] } },
];

describe('choices of', () => {
  it.each(kinds)('$path are found by words that begin those of their names, and by id', async ({ path, body }) => {
    const admin = await world.administrator();
    const app = await admin.app();
    const created = await app.post(path, body);
    expect(created.status, created.text).toBe(201);
    const id = created.data.id as string;
    const found = async (query: Record<string, string>): Promise<string[]> => {
      const { status, data, text } = await app.get(path, { query });
      expect(status, text).toBe(200);
      return (data as { id: string }[]).map((one) => one.id);
    };
    expect(await found({ q: 'ecl' })).toEqual([id]);
    expect(await found({ q: 'NIGHT tar' })).toEqual([id]);
    expect(await found({ q: 'air' })).toEqual([]);
    expect(await found({ q: '&!' })).toEqual([]);
    expect(await found({ q: `' ⑴ \\ a@b'c :* (` })).toEqual([]);
    expect(await found({ id })).toEqual([id]);
    if ('code' in body) expect(await found({ q: '7 pastry' })).toEqual([id]);
    expect(
      (await (await (await world.another()).administrator()).app().then((other) => other.get(path, { query: { id } })))
        .data,
    ).toEqual([]);
  });

  it('departments: the one that is chosen is told although it is inactive', async () => {
    const app = await (await world.administrator()).app();
    const { data } = await app.post('/departments', { name: 'Closed' });
    await app.patch(`/departments/${String(data.id)}`, { is_active: false });
    expect((await app.get('/departments', { query: { q: 'closed' } })).data).toEqual([]);
    expect((await app.get('/departments', { query: { id: data.id } })).data).toMatchObject([{ name: 'Closed' }]);
  });

  it('422: the API takes neither', async () => {
    const api = await (await world.administrator()).api();
    expect((await api.get('/departments', { query: { q: 'x' } })).status).toBe(422);
  });
});
