import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { Asset, RegisteredAsset } from '../assets/record.ts';

const { world, installation } = await openHarness();

/** Late on 9 March in Toronto. */
installation.clock.setOffset(Date.parse('2026-03-10T03:30:00Z') - Date.now());
const today = '2026-03-09';

let admin: Somebody;
let app: Client;
let api: Client;
let cook: Somebody;
let cookApp: Client;
let headApp: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
  api = await admin.api();
  cook = await world.employee({ department: 'Kitchen' });
  cookApp = await cook.app();
  headApp = await (await world.departmentHeadOf('Kitchen')).app();
});

const add = async (body: object = {}) => (await app.post('/assets', { category_name: 'Laptop', ...body })).data;
const handOut = (id: string, body: object, by = app) => by.post(`/assets/${id}/hand-out`, body);
const found = async (query: Record<string, string>, by = app) =>
  ((await by.get('/assets/register', { query })).data as RegisteredAsset[]).map(({ id }) => id);
const auditOf = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id);

describe('POST /assets', () => {
  it('201: in stock, of no one; found by number, and never among what people have', async () => {
    const data = await add({ serial_number: 'NEW-1', description: '14-inch laptop' });
    check(RegisteredAsset, data);
    expect(data).toMatchObject({ user_id: null, status: 'AVAILABLE', date_assigned: null, notes: null });
    expect(await auditOf(data.id)).toMatchObject([{ action: 'stock.create', subject_type: 'asset' }]);
    expect(await found({ q: 'new-' })).toEqual([data.id]);
    expect(await found({ status: 'AVAILABLE', q: 'new-' })).toEqual([data.id]);
    expect(await found({ status: 'ASSIGNED', q: 'new-' })).toEqual([]);
    expect(await found({ user_id: cook.id })).toEqual([]);
    for (const { body } of [await api.get('/assets'), await app.get('/assets')]) {
      for (const asset of body.data) check(Asset, asset);
      expect(body.data.map(({ id }: Asset) => id)).not.toContain(data.id);
    }
  });

  it('405 and 404: not in the API', async () => {
    expect((await api.post('/assets', { category_name: 'Laptop' })).status).toBe(405);
    expect((await api.get('/assets/register')).status).toBe(404);
  });

  it.each([
    ['neither category_id nor category_name', { category_name: undefined }, 'category_id'],
    ['an unknown category', { category_name: undefined, category_id: world.newId('acat') }, 'category_id'],
    ['a person', { user_id: world.newId('usr') }, 'user_id'],
    ['a status', { status: 'LOST' }, 'status'],
  ])('422: %s', async (_title, body, field) => {
    const { status, error } = await app.post('/assets', { category_name: 'Laptop', ...body });
    expect([status, error.details.field]).toEqual([422, field]);
  });
});

describe('GET /assets/register', () => {
  it('200: stock among what people have, oldest first, page by page', async () => {
    const number = (n: number) => ({ serial_number: `PAGE-${String(n)}` });
    const given = async (n: number) =>
      (await api.post(`/users/${cook.id}/assets`, { category_name: 'Laptop', ...number(n) })).data;
    const ids = [(await add(number(1))).id, (await given(2)).id, (await add(number(3))).id, (await given(4)).id];
    const query = { q: 'page-', limit: '3' };
    const { body } = await app.get('/assets/register', { query });
    const next = await app.get('/assets/register', { query: { ...query, cursor: body.meta.next_cursor } });
    expect([...body.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(next.body.meta.has_more).toBe(false);
  });

  it('200: Department Heads see it with what their people have; Employees what is theirs alone; no one that of others', async () => {
    const { id } = await add({ serial_number: 'SEEN-1' });
    expect(await found({ q: 'seen-' }, headApp)).toEqual([id]);
    expect(await found({ q: 'seen-' }, cookApp)).toEqual([]);
    expect((await cookApp.post('/assets', { category_name: 'Laptop' })).status).toBe(403);
    const other = await (await (await world.another()).executive()).app();
    expect(await found({}, other)).toEqual([]);
    for (const answer of [
      await other.patch(`/assets/${id}`, { description: 'Mine' }),
      await other.delete(`/assets/${id}`),
      await other.post(`/assets/${id}/hand-out`, { user_id: cook.id }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('PATCH and DELETE /assets/{id}', () => {
  it('200: put right, then removed; 404 from then on; 409 for what someone has', async () => {
    const { id } = await add();
    const { data } = await app.patch(`/assets/${id}`, { serial_number: 'LT-9', category_name: 'Tablet' });
    expect(data).toMatchObject({ serial_number: 'LT-9', category: { name: 'Tablet' }, user_id: null });
    expect((await app.patch(`/assets/${id}`, { serial_number: 'LT-9' })).data).toEqual(data);
    expect((await app.patch(`/assets/${id}`, { category_id: world.newId('acat') })).error.details.field).toBe(
      'category_id',
    );
    expect((await app.delete(`/assets/${id}`)).status).toBe(200);
    expect((await app.delete(`/assets/${id}`)).status).toBe(404);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'stock.delete' });
    const held = (await api.post(`/users/${cook.id}/assets`, { category_name: 'Laptop' })).data;
    expect((await app.patch(`/assets/${held.id}`, { description: 'x' })).error.details.reason).toBe('state');
    expect((await app.delete(`/assets/${held.id}`)).status).toBe(409);
    expect((await app.patch(`/assets/${world.newId('ast')}`, { description: 'x' })).status).toBe(404);
  });
});

describe('POST /assets/{id}/hand-out', () => {
  it('200: the piece is theirs with its id and number, in the API too; taken back it is in stock', async () => {
    const { id } = await add({ serial_number: 'OUT-1' });
    const { status, data, text } = await handOut(id, { user_id: cook.id });
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      id,
      user_id: cook.id,
      serial_number: 'OUT-1',
      status: 'ASSIGNED',
      date_assigned: today,
    });
    expect((await api.get('/assets', { query: { user_id: cook.id } })).data).toContainEqual(data);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'stock.handOut' });
    await api.patch(`/users/${cook.id}/assets/${id}`, { status: 'AVAILABLE' });
    expect(await found({ q: 'out-', status: 'AVAILABLE' })).toEqual([id]);
    expect((await handOut(id, { user_id: cook.id })).error.details.reason).toBe('state');
  });

  it('200: of many at once one has it', async () => {
    const { id } = await add();
    const people = await Promise.all(Array.from({ length: 4 }, () => world.employee()));
    const answers = await Promise.all(people.map((person) => handOut(id, { user_id: person.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('403: to oneself; 422: to no one here, or out of a head’s scope; 404: unknown', async () => {
    const { id } = await add();
    expect((await handOut(id, { user_id: admin.id })).status).toBe(403);
    expect((await handOut(id, { user_id: world.newId('usr') })).error.details.field).toBe('user_id');
    const elsewhere = await world.employee({ department: 'Bar' });
    expect((await handOut(id, { user_id: elsewhere.id }, headApp)).error.details.field).toBe('user_id');
    expect((await handOut(id, { user_id: cook.id, date_assigned: 'soon' })).error.details.field).toBe('date_assigned');
    expect((await handOut(world.newId('ast'), { user_id: cook.id })).status).toBe(404);
    expect((await handOut(id, { user_id: cook.id }, headApp)).status).toBe(200);
  });
});
