import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import { namesOf, somebodyKnown } from './testing/somebody-known.ts';

const { world: first } = await sharedHarness();
const emptyWorld = () => first.another();
const then = '2026-02-03T04:05:06.000Z';

const idsOf = async (client: Client, query: Record<string, string> = {}): Promise<string[]> => {
  const { status, data } = await client.get('/users', { query });
  expect(status).toBe(200);
  return data.map((person: { id: string }) => person.id);
};

describe('GET /users: filters', () => {
  it('200: status all, active, inactive and offboarded', async () => {
    const world = await emptyWorld();
    const admin = await world.administrator();
    const active = await world.employee();
    const inactive = await world.employee({ is_active: false, deactivated_at: then });
    const offboarded = await world.employee({ is_active: false, deactivated_at: then, offboarded_at: then });
    const api = await admin.api();
    const all = [admin.id, active.id, inactive.id, offboarded.id];
    expect(await idsOf(api)).toEqual(all);
    expect(await idsOf(api, { status: 'all' })).toEqual(all);
    expect(await idsOf(api, { status: 'active' })).toEqual([admin.id, active.id]);
    expect(await idsOf(api, { status: 'inactive' })).toEqual([inactive.id, offboarded.id]);
    expect(await idsOf(api, { status: 'offboarded' })).toEqual([offboarded.id]);
  });

  it('200: department_id, role and status narrow together', async () => {
    const world = await emptyWorld();
    const admin = await world.administrator({ department: 'Kitchen' });
    const cook = await world.employee({ department: 'Kitchen' });
    await world.employee({ department: 'Kitchen', is_active: false, deactivated_at: then });
    await world.employee({ department: 'Bar' });
    const api = await admin.api();
    const kitchen = await world.department('Kitchen');
    expect(await idsOf(api, { department_id: kitchen, role: 'EMPLOYEE', status: 'active' })).toEqual([cook.id]);
    expect(await idsOf(api, { department_id: kitchen, role: 'ADMINISTRATOR' })).toEqual([admin.id]);
    expect(await idsOf(api, { role: 'EXECUTIVE' })).toEqual([]);
  });

  it('200: an empty list for a department that is unknown, malformed or of another organization', async () => {
    const world = await emptyWorld();
    const api = await (await world.administrator({ department: 'Kitchen' })).api();
    const foreign = await (await emptyWorld()).department('Kitchen');
    for (const department_id of [world.newId('dep'), 'x', foreign])
      expect(await idsOf(api, { department_id })).toEqual([]);
  });

  it('200: filters never widen the view', async () => {
    const world = await emptyWorld();
    const cook = await world.employee({ department: 'Kitchen' });
    const head = await world.departmentHeadOf('Kitchen');
    await world.administrator({ department: 'Bar' });
    const own = await cook.api();
    const kitchen = await world.department('Kitchen');
    const bar = await world.department('Bar');
    expect(await idsOf(own, { department_id: kitchen })).toEqual([cook.id]);
    expect(await idsOf(own, { role: 'DEPARTMENT_HEAD' })).toEqual([]);
    expect(await idsOf(own, { status: 'all' })).toEqual([cook.id]);
    const heads = await head.api();
    expect(await idsOf(heads, { department_id: kitchen })).toEqual([cook.id, head.id]);
    expect(await idsOf(heads, { department_id: bar })).toEqual([]);
    expect(await idsOf(heads, { role: 'ADMINISTRATOR' })).toEqual([]);
  });

  it.each([
    { status: 'ACTIVE' },
    { status: '' },
    { role: 'employee' },
    { department: 'Kitchen' },
    { tiers: 'directory' },
    { limit: '0' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: 'ten' },
    { limit: '' },
    { cursor: '' },
    { cursor: 'abc' },
  ])('422: %o', async (query) => {
    const { status, error } = await (await (await first.administrator()).api()).get('/users', { query });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: Object.keys(query)[0] } });
  });
});

describe('GET /users: pages', () => {
  it('200: every person once, oldest first, and has_more until the last page', async () => {
    const world = await emptyWorld();
    const people = [await world.administrator()];
    for (let i = 0; i < 4; i++) people.push(await world.employee());
    const api = await people[0]!.api();
    const seen: string[] = [];
    let query: Record<string, string> = { limit: '2' };
    const pages: unknown[] = [];
    do {
      const { data, body } = await api.get('/users', { query });
      seen.push(...data.map((person: { id: string }) => person.id));
      pages.push([data.length, body.meta.has_more]);
      query = { limit: '2', cursor: body.meta.next_cursor };
    } while (query['cursor']);
    expect(seen).toEqual(people.map(({ id }) => id));
    expect(pages).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ]);
  });

  it('200: 50 a page unless asked; a limit above 100 is taken as 100', async () => {
    const world = await emptyWorld();
    const api = await (await world.administrator()).api();
    for (let i = 0; i < 101; i++) await world.employee();
    expect(await idsOf(api)).toHaveLength(50);
    expect(await idsOf(api, { limit: '100' })).toHaveLength(100);
    expect(await idsOf(api, { limit: '5000' })).toHaveLength(100);
  });

  it('200: the next page does not skip or repeat when someone joins in between', async () => {
    const world = await emptyWorld();
    const admin = await world.administrator();
    const second = await world.employee();
    const api = await admin.api();
    const { body } = await api.get('/users', { query: { limit: '1' } });
    const third = await world.employee();
    expect(await idsOf(api, { cursor: body.meta.next_cursor })).toEqual([second.id, third.id]);
  });

  it('422: an altered cursor, one of other filters, of another list or of another organization', async () => {
    const world = await emptyWorld();
    const api = await (await world.administrator({ department: 'Kitchen' })).api();
    await world.employee({ department: 'Kitchen' });
    const kitchen = await world.department('Kitchen');
    const { body } = await api.get('/users', { query: { limit: '1', department_id: kitchen } });
    const cursor: string = body.meta.next_cursor;
    const refused = async (client: Client, query: Record<string, string>) => {
      const { status, error } = await client.get('/users', { query });
      expect(status).toBe(422);
      expect(error.details.field).toBe('cursor');
    };
    expect(await idsOf(api, { department_id: kitchen, cursor })).toHaveLength(1);
    await refused(api, { department_id: kitchen, cursor: cursor.slice(0, -1) + (cursor.endsWith('A') ? 'B' : 'A') });
    await refused(api, { cursor });
    await refused(api, { department_id: kitchen, role: 'EMPLOYEE', cursor });
    const other = await emptyWorld();
    await refused(await (await other.administrator()).api(), { department_id: kitchen, cursor });
    const departments = await api.get('/departments', { query: { cursor } });
    expect(departments.status).toBe(422);
  });
});

describe('GET /users: tiers and logs', () => {
  it('200: people at the tiers of the token, and a row in the access log for each of them and each private tier', async () => {
    const world = await emptyWorld();
    const ada = await somebodyKnown(world, 'Kitchen');
    const before = (await world.accessLog()).length;
    const executive = await world.executive();
    const { data } = await (await executive.api()).get('/users', { query: { role: 'EMPLOYEE' } });
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0]).sort()).toEqual(namesOf(['directory', 'employment', 'personal', 'government_id']));
    const { data: everyone } = await (await executive.api(['users:read', 'users.personal:read'])).get('/users');
    expect(Object.keys(everyone[0]).sort()).toEqual(namesOf(['directory', 'personal']));
    const rows = (await world.accessLog()).slice(before);
    expect(rows.map(({ user_id, tier }) => [user_id, tier])).toEqual([
      [ada.id, 'personal'],
      [ada.id, 'government_id'],
      ...everyone.map((person: { id: string }) => [person.id, 'personal']),
    ]);
  });

  it('200: an Employee whose token holds users.employment:read sees themselves without it', async () => {
    const world = await emptyWorld();
    const api = await (await world.employee()).api(['users:read', 'users.employment:read', 'users.govid:read']);
    const { data } = await api.get('/users');
    expect(Object.keys(data[0]).sort()).toEqual(namesOf(['directory']));
    expect(await world.accessLog()).toEqual([]);
  });

  it('every page is an export in the audit log, with its number of records', async () => {
    const world = await emptyWorld();
    const admin = await world.administrator();
    await world.employee();
    await world.employee();
    const api = await admin.api(['users:read']);
    const { body } = await api.get('/users', { query: { limit: '2' } });
    await api.get('/users', { query: { limit: '2', cursor: body.meta.next_cursor } });
    await api.get('/users', { query: { role: 'EXECUTIVE' } });
    const rows = await world.audit();
    expect(rows.map(({ action, record_count }) => [action, record_count])).toEqual([
      ['users.export', 2],
      ['users.export', 1],
      ['users.export', 0],
    ]);
    expect(rows[0]).toMatchObject({ actor_id: admin.id, surface: 'api', subject_type: 'user', subject_id: null });
  });

  it('a refused page is no export', async () => {
    const world = await emptyWorld();
    await (await (await world.administrator()).api()).get('/users', { query: { limit: '0' } });
    expect(await world.audit()).toEqual([]);
  });

  it('403 SCOPE_MISSING: a token without users:read', async () => {
    const { status, error } = await (await (await first.administrator()).api(['users:write'])).get('/users');
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'users:read' } });
  });
});
