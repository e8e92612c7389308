import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';

const { world: first, installation } = await sharedHarness();
let world: World;
let boss: Somebody;
let api: Client;
let cook: Somebody;

beforeAll(async () => {
  world = await first.another();
  boss = await world.executive();
  api = await boss.api();
});

beforeEach(async () => {
  cook = await world.employee({ department: 'Kitchen', employee_id: 'E-7' });
});

const looks = async (): Promise<string[]> => (await world.accessLog()).map(({ tier }) => tier);

describe('fields', () => {
  it.each([
    ['first_name,email', []],
    ['employment_start_date', []],
    ['first_name,phone', ['personal']],
    ['tax_id', ['government_id']],
    ['tax_id,phone', ['personal', 'government_id']],
  ])('%s: of the private tiers only those are logged that are asked for', async (fields, tiers) => {
    const before = (await looks()).length;
    const { status, data } = await api.get(`/users/${cook.id}`, { query: { fields } });
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['id', ...fields.split(',')].sort());
    expect((await looks()).slice(before)).toEqual(tiers);
    const listed = await api.get('/users', { query: { fields, email: cook.email } });
    expect(listed.data).toEqual([data]);
    expect((await looks()).slice(before)).toEqual([...tiers, ...tiers]);
  });

  it('a field that the token may not see is left out, and is no error', async () => {
    const plain = await boss.api(['users:read']);
    const { data } = await plain.get(`/users/${cook.id}`, { query: { fields: 'last_name,employee_id,phone' } });
    expect(Object.keys(data).sort()).toEqual(['id', 'last_name']);
  });

  it('does not bind a cursor: pages may ask for other fields', async () => {
    const { body } = await api.get('/users', { query: { limit: '1', fields: 'email' } });
    const next = await api.get('/users', { query: { limit: '1', cursor: body.meta.next_cursor, fields: 'last_name' } });
    expect([next.status, Object.keys(next.data[0])]).toEqual([200, ['id', 'last_name']]);
  });

  it('a version comes with the whole record alone', async () => {
    const etag = (await api.get(`/users/${cook.id}`)).headers['etag'];
    expect(etag).toBeDefined();
    const narrowed = await api.get(`/users/${cook.id}`, {
      query: { fields: 'email' },
      headers: { 'if-none-match': String(etag) },
    });
    expect([narrowed.status, narrowed.headers['etag']]).toEqual([200, undefined]);
  });
});

describe('include', () => {
  it('shows department and manager by name, and null for those whom the owner does not see', async () => {
    const manager = await world.employee({ first_name: 'Grace', last_name: 'Hopper', department: 'Bar' });
    const head = await world.departmentHeadOf('Kitchen', { first_name: 'Ada', last_name: 'Byron' });
    await sql`update users set manager_id = ${manager.id} where id = ${cook.id}`.execute(installation.database.db);
    const query = { include: 'department,manager', fields: 'email' };
    const seen = (client: Client) => client.get(`/users/${cook.id}`, { query });
    const whole = { id: cook.id, email: cook.email, department: { id: cook.departmentId, name: 'Kitchen' } };
    const named = { id: manager.id, first_name: 'Grace', last_name: 'Hopper' };
    expect((await seen(api)).data).toEqual({ ...whole, manager: named });
    // One's own manager is one's to know; to the head of the department they are someone of another one.
    expect((await seen(await cook.api())).data).toEqual({ ...whole, manager: named });
    expect((await seen(await head.api())).data).toEqual({ ...whole, manager: null });
  });
});

describe('look-ups', () => {
  it('email in any case, employee_id as it is stored', async () => {
    const found = async (query: Record<string, string>): Promise<string[]> =>
      (await api.get('/users', { query })).data.map(({ id }: { id: string }) => id);
    expect(await found({ email: cook.email.toUpperCase() })).toEqual([cook.id]);
    expect(await found({ employee_id: 'E-7' })).toContain(cook.id);
    expect(await found({ employee_id: 'e-7' })).toEqual([]);
    const stranger = await first.another();
    expect(
      (await (await (await stranger.executive()).api()).get('/users', { query: { email: cook.email } })).data,
    ).toEqual([]);
  });

  it('403 SCOPE_MISSING: employee_id without users.employment:read; 403: for a role that does not see it', async () => {
    const query = { employee_id: 'E-7' };
    const plain = await (await boss.api(['users:read'])).get('/users', { query });
    expect(plain).toMatchObject({
      status: 403,
      error: { code: 'SCOPE_MISSING', details: { field: 'employee_id', required_scope: 'users.employment:read' } },
    });
    const own = await (await cook.app()).get('/users', { query });
    expect(own).toMatchObject({ status: 403, error: { code: 'FORBIDDEN', details: { field: 'employee_id' } } });
  });

  it('422: sort with updated_since', async () => {
    const query = { sort: 'name', updated_since: '2026-01-01T00:00:00Z' };
    expect(await (await boss.app()).get('/users', { query })).toMatchObject({
      status: 422,
      error: { details: { field: 'sort' } },
    });
  });
});
