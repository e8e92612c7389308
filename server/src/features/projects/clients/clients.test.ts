import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { scopeNames } from '../../../kernel/scopes.ts';
import { check } from '../../../lib/schema.ts';
import { maker } from '../testing/kitchen.ts';
import { Client } from './record.ts';

const { world: first } = await sharedHarness();

const names = (data: { name: string }[]): string[] => data.map(({ name }) => name);

async function agency() {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const make = maker(app);
  const lakeside = await make('/clients', { name: 'Lakeside' });
  const harbour = await make('/clients', { name: 'Harbour', is_active: false });
  return { world, admin, app, make, lakeside, harbour };
}

describe('GET /clients', () => {
  it('200: Department Heads and above see every client', async () => {
    const { world, admin, lakeside } = await agency();
    for (const person of [await world.departmentHeadOf('Kitchen'), admin, await world.executive()]) {
      for (const client of [await person.api(['projects:read']), await person.app()]) {
        const { status, data } = await client.get('/clients');
        expect(status).toBe(200);
        for (const record of data) check(Client, record);
        expect(names(data)).toEqual(['Lakeside', 'Harbour']);
        expect((await client.get(`/clients/${lakeside.id}`)).data).toEqual(lakeside);
      }
    }
  });

  it('403: an Employee, even with projects:read', async () => {
    const { world, lakeside } = await agency();
    const employee = await world.employee();
    for (const client of [await employee.api(scopeNames), await employee.app()]) {
      for (const path of ['/clients', `/clients/${lakeside.id}`]) {
        const { status, error } = await client.get(path);
        expect(status).toBe(403);
        expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'DEPARTMENT_HEAD' } });
      }
    }
  });

  it('200: by is_active, in pages', async () => {
    const { app } = await agency();
    const list = async (query: Record<string, string>) => app.get('/clients', { query });
    expect(names((await list({ is_active: 'true' })).data)).toEqual(['Lakeside']);
    expect(names((await list({ is_active: 'false' })).data)).toEqual(['Harbour']);
    const one = await list({ limit: '1' });
    const two = await list({ limit: '1', cursor: one.body.meta.next_cursor });
    expect(names([...one.data, ...two.data])).toEqual(['Lakeside', 'Harbour']);
    expect(two.body.meta.has_more).toBe(false);
    expect((await list({ is_active: 'yes' })).status).toBe(422);
  });

  it('404: unknown, malformed or of another organization', async () => {
    const { app } = await agency();
    const { harbour } = await agency();
    for (const id of [first.newId('cli'), 'cli_1', harbour.id]) {
      expect((await app.get(`/clients/${id}`)).status).toBe(404);
    }
  });
});

describe('POST /clients', () => {
  it('201: a name is enough; every field as given', async () => {
    const { world, admin, app } = await agency();
    const { status, data } = await app.post('/clients', { name: ' Pier 7 ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      name: 'Pier 7',
      code: 'PIER_7',
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      is_active: true,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    const given = {
      name: 'Pier 8',
      code: 'p8',
      contact_name: 'Ada',
      contact_email: 'ada@example.com',
      contact_phone: '+1 416 555 0100',
      is_active: false,
    };
    expect((await app.post('/clients', given)).data).toMatchObject(given);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'clients.create',
      subject_type: 'client',
      actor_id: admin.id,
      changed_fields: Object.keys(given),
    });
    expect(await world.events()).toEqual([]);
  });

  it('201: a generated code that is taken gets a number; 409: a given one', async () => {
    const { app } = await agency();
    expect((await app.post('/clients', { name: 'Lakeside' })).data.code).toBe('LAKESIDE_2');
    const { status, error } = await app.post('/clients', { name: 'Other', code: 'LAKESIDE' });
    expect([status, error.details]).toEqual([409, { field: 'code' }]);
  });

  it.each([
    ['name', {}],
    ['name', { name: '\t' }],
    ['contact_email', { name: 'A', contact_email: 'nobody' }],
    ['contact_name', { name: 'A', contact_name: '' }],
    ['is_active', { name: 'A', is_active: null }],
    ['email', { name: 'A', email: 'ada@example.com' }],
  ])('422: %s of %j', async (field, body) => {
    const { status, error } = await (await (await first.administrator()).app()).post('/clients', body);
    expect([status, error.details]).toEqual([422, { field }]);
  });

  it('403: below Administrator', async () => {
    const app = await (await first.departmentHeadOf('Kitchen')).app();
    expect((await app.post('/clients', { name: 'A' })).status).toBe(403);
  });
});

describe('PATCH /clients/{id}', () => {
  it('200: only what differs changes; nothing different leaves updated_at', async () => {
    const { world, app, lakeside } = await agency();
    const path = `/clients/${lakeside.id}`;
    expect((await app.patch(path, { name: 'Lakeside', code: ' LAKESIDE ' })).data).toEqual(lakeside);
    const { data } = await app.patch(path, { name: 'Lakeside Hotels', is_active: false });
    expect(data).toEqual({ ...lakeside, name: 'Lakeside Hotels', is_active: false, updated_at: data.updated_at });
    expect((await app.get(path)).data).toEqual(data);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'clients.update',
      subject_id: lakeside.id,
      changed_fields: ['name', 'is_active'],
    });
  });

  it('409: the code of another client', async () => {
    const { app, lakeside } = await agency();
    const { status, error } = await app.patch(`/clients/${lakeside.id}`, { code: 'HARBOUR' });
    expect([status, error.details]).toEqual([409, { field: 'code' }]);
  });
});
