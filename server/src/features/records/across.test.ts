import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sharedHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import { recordSpecimens } from './testing/specimens.ts';

const { world: first } = await sharedHarness();
let world: World;
let people: Record<'admin' | 'head' | 'cook' | 'barman', Somebody>;
let app: Client;
const made: Record<string, Awaited<ReturnType<typeof recordSpecimens>>> = {};

beforeAll(async () => {
  world = await first.another();
  people = {
    admin: await world.administrator(),
    cook: await world.employee({ department: 'Kitchen', first_name: 'Kit', last_name: 'Marsh' }),
    barman: await world.employee({ department: 'Bar', first_name: 'Zoé', last_name: 'Martin' }),
    head: await world.departmentHeadOf('Kitchen'),
  };
  app = await people.admin.app();
  for (const { id } of [people.cook, people.barman]) made[id] = await recordSpecimens(app, id);
});

const whose = async (client: Client, path: string, query: Record<string, string> = {}): Promise<string[]> => {
  const { status, data } = await client.get(path, { query });
  expect(status).toBe(200);
  return data.map((row: { user_id: string }) => row.user_id);
};

describe('lists across the organization', () => {
  it.each(['/training', '/certifications', '/assets'])(
    'GET %s: of everyone whose records the caller reads, and of nobody else',
    async (path) => {
      const { admin, head, cook, barman } = people;
      expect(await whose(await admin.api(), path)).toEqual([cook.id, barman.id]);
      expect(await whose(await admin.api(), path, { user_id: `${barman.id},${cook.id}` })).toEqual([
        cook.id,
        barman.id,
      ]);
      expect(await whose(await admin.api(), path, { user_id: barman.id })).toEqual([barman.id]);
      expect(await whose(await head.api(), path)).toEqual([cook.id]);
      expect(await whose(await cook.api(), path)).toEqual([cook.id]);
      expect(await whose(await cook.api(), path, { user_id: barman.id })).toEqual([]);
      expect(await whose(await (await (await first.another()).administrator()).api(), path)).toEqual([]);
    },
  );

  it.each(['/benefits', '/compensation'])(
    'GET %s: for Administrators and Executives; 403: anyone else',
    async (path) => {
      const { admin, head, cook, barman } = people;
      expect(await whose(await admin.api(), path)).toEqual([cook.id, barman.id]);
      expect(await whose(await admin.api(), path, { user_id: cook.id })).toEqual([cook.id]);
      expect((await (await head.app()).get(path)).status).toBe(403);
      expect((await (await cook.app()).get(path)).status).toBe(403);
    },
  );

  it.each(['/training', '/certifications', '/assets', '/benefits', '/compensation'])(
    'GET %s: q finds by the beginnings of names, among those whom the caller reads',
    async (path) => {
      const { head, cook, barman } = people;
      expect(await whose(app, path, { q: 'zo' })).toEqual([barman.id]);
      expect(await whose(app, path, { q: 'zoe mar' })).toEqual([barman.id]);
      expect(await whose(app, path, { q: 'nobody' })).toEqual([]);
      expect(await whose(app, path, { q: 'kit', limit: '1' })).toEqual([cook.id]);
      expect(await whose(app, path, { q: 'zoe', user_id: cook.id })).toEqual([]);
      if (path === '/benefits' || path === '/compensation') return;
      expect(await whose(await head.app(), path, { q: 'zoe' })).toEqual([]);
      expect(await whose(await head.app(), path, { q: 'kit' })).toEqual([cook.id]);
    },
  );

  it('422: q belongs to the app alone', async () => {
    const { status, body } = await (await people.admin.api()).get('/training', { query: { q: 'zoe' } });
    expect([status, body.error.details.field]).toEqual([422, 'q']);
  });

  it('the same record as in the list of the person', async () => {
    const api = await people.admin.api();
    for (const [across, ofPerson] of [
      ['training'],
      ['certifications'],
      ['assets'],
      ['benefits'],
      ['compensation'],
      ['custom-field-values', 'custom-fields'],
    ] as string[][]) {
      const one = await api.get(`/users/${people.cook.id}/${ofPerson ?? across ?? ''}`);
      const all = await api.get(`/${across ?? ''}`, { query: { user_id: people.cook.id } });
      expect(all.data).toEqual(one.data);
      expect(one.data).toHaveLength(1);
    }
  });

  it('GET /compensation: each record of each page is in the access log', async () => {
    const api = await people.admin.api();
    const before = (await world.accessLog()).length;
    const { body } = await api.get('/compensation', { query: { limit: '1', fields: 'effective_date' } });
    await api.get('/compensation', { query: { limit: '1', fields: 'amount', cursor: body.meta.next_cursor } });
    const looks = (await world.accessLog()).slice(before);
    expect(looks.map(({ user_id, tier, record_id }) => [user_id, tier, record_id])).toEqual(
      [people.cook, people.barman].map(({ id }) => [id, 'compensation', made[id]?.comp]),
    );
  });

  it('GET /custom-field-values: one’s own on every tab, of others those on tabs of one’s role', async () => {
    const { admin, head, cook, barman } = people;
    expect(await whose(await admin.api(), '/custom-field-values')).toEqual([cook.id, barman.id]);
    expect(await whose(await head.api(), '/custom-field-values')).toEqual([]);
    expect(await whose(await cook.api(), '/custom-field-values')).toEqual([cook.id]);
    await app.patch(`/custom-field-tabs/${made[cook.id]?.cft ?? ''}`, { visible_to_roles: ['DEPARTMENT_HEAD'] });
    expect(await whose(await head.api(), '/custom-field-values')).toEqual([cook.id]);
    expect(await whose(await admin.api(), '/custom-field-values', { field_id: made[barman.id]?.cfd ?? '' })).toEqual([
      barman.id,
    ]);
  });

  it('states that follow from the day are filtered as they are shown', async () => {
    const { cook } = people;
    const path = `/users/${cook.id}/certifications/${made[cook.id]?.crt ?? ''}`;
    await app.patch(path, { issued_date: '2019-01-01', expiry_date: '2020-01-01' });
    await app.patch(`/users/${cook.id}/training/${made[cook.id]?.trn ?? ''}`, { due_date: '2020-01-01' });
    expect(await whose(app, '/certifications', { status: 'EXPIRED' })).toEqual([cook.id]);
    expect(await whose(app, '/certifications', { status: 'EXPIRED,VALID' })).toHaveLength(2);
    expect(await whose(app, '/certifications', { expires_before: '2020-01-02' })).toEqual([cook.id]);
    expect(await whose(app, '/certifications', { expires_before: '2020-01-01' })).toEqual([]);
    expect(await whose(app, '/training', { status: 'OVERDUE' })).toEqual([cook.id]);
    expect(await whose(app, '/training', { status: 'COMPLETED' })).toEqual([]);
    expect(await whose(app, '/training', { course_id: made[cook.id]?.crs ?? '' })).toEqual([cook.id]);
    expect(await whose(app, '/assets', { status: 'LOST' })).toEqual([]);
  });
});
