import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { Asset, type AssetStatus, assetStatuses } from './record.ts';

const { world, installation } = await openHarness();

/** Late on 9 March in Toronto. */
installation.clock.setOffset(Date.parse('2026-03-10T03:30:00Z') - Date.now());
const today = '2026-03-09';

let api: Client;
let app: Client;
let cook: Somebody;

beforeAll(async () => {
  const admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
});

beforeEach(async () => {
  cook = await world.employee();
});

const give = (body: object = {}) => api.post(`/users/${cook.id}/assets`, { category_name: 'Laptop', ...body });
const change = (id: string, body: object) => api.patch(`/users/${cook.id}/assets/${id}`, body);
const auditOf = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id);

describe('POST /users/{id}/assets', () => {
  it('201: a category is enough; assigned today on the organization’s calendar', async () => {
    const { status, data } = await give();
    expect(status).toBe(201);
    check(Asset, data);
    expect(data).toEqual({
      id: data.id,
      user_id: cook.id,
      description: null,
      serial_number: null,
      category: { id: data.category.id, name: 'Laptop' },
      date_assigned: today,
      date_returned: null,
      status: 'ASSIGNED',
      notes: null,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await api.get(`/users/${cook.id}/assets`)).data).toEqual([data]);
  });

  it('201: every field as given, with an audit row and no event', async () => {
    const { data: first } = await give();
    const given = {
      description: '14-inch laptop',
      serial_number: 'SN-1',
      category_id: first.category.id,
      date_assigned: '2026-01-02',
      notes: 'With charger.',
    };
    const { status, data } = await api.post(`/users/${cook.id}/assets`, given);
    expect(status).toBe(201);
    const { category_id, ...fields } = given;
    expect(data).toMatchObject({ ...fields, category: { id: category_id, name: 'Laptop' }, status: 'ASSIGNED' });
    expect(await auditOf(data.id)).toMatchObject([
      { action: 'assets.create', subject_type: 'asset', changed_fields: Object.keys(given) },
    ]);
    expect(await world.events()).toEqual([]);
  });

  it('201: a category is found by name whatever the case and the blanks, and made once', async () => {
    const made = await give({ category_name: ' Chef’s Knife ' });
    const found = await give({ category_name: 'CHEF’S knife' });
    expect(found.data.category).toEqual(made.data.category);
    expect(made.data.category.name).toBe('Chef’s Knife');
    expect(await auditOf(made.data.category.id)).toMatchObject([{ action: 'assetCategories.create' }]);
  });

  it('201: many at once for a new category share the one that is made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => give({ category_name: i % 2 === 0 ? 'Tablet' : 'TABLET' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ data }) => data.category.id)).size).toBe(1);
    const { data: categories } = await app.get('/asset-categories');
    expect(categories.filter(({ name }: { name: string }) => name.toLowerCase() === 'tablet')).toHaveLength(1);
  });

  it('201: what the person had before: returned, by its date alone too, or lost', async () => {
    const returned = { date_assigned: '2025-01-01', date_returned: '2025-06-30' };
    expect((await give(returned)).data).toMatchObject({ ...returned, status: 'AVAILABLE' });
    expect((await give({ status: 'AVAILABLE' })).data).toMatchObject({ status: 'AVAILABLE', date_returned: today });
    expect((await give({ status: 'LOST' })).data).toMatchObject({ status: 'LOST', date_returned: null });
  });

  it.each([
    ['neither category_id nor category_name', { category_name: undefined }, 'category_id'],
    ['both category_id and category_name', { category_id: world.newId('acat') }, 'category_id'],
    ['an unknown category', { category_name: undefined, category_id: world.newId('acat') }, 'category_id'],
    ['a blank category', { category_name: ' ' }, 'category_name'],
    ['returned before it was assigned', { date_assigned: '2026-03-01', date_returned: '2026-02-28' }, 'date_returned'],
    ['returned and yet assigned', { status: 'ASSIGNED', date_returned: today }, 'date_returned'],
    ['available and never returned', { status: 'AVAILABLE', date_returned: null }, 'date_returned'],
    [
      'returned today though only assigned tomorrow',
      { status: 'AVAILABLE', date_assigned: '2026-03-10' },
      'date_returned',
    ],
    ['a status nobody knows', { status: 'STOLEN' }, 'status'],
    ['an unknown field', { colour: 'grey' }, 'colour'],
  ])('422: %s', async (_title, body, field) => {
    const { status, error } = await give(body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
    expect((await api.get(`/users/${cook.id}/assets`)).data).toEqual([]);
  });

  it('422: a category of another organization', async () => {
    const other = await world.another();
    const theirs = await (await other.executive()).api();
    const { data } = await theirs.post(`/users/${(await other.employee()).id}/assets`, { category_name: 'Theirs' });
    const answer = await give({ category_name: undefined, category_id: data.category.id });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'category_id' } } });
  });
});

describe('PATCH /users/{id}/assets/{asset_id}', () => {
  it('200: a return is AVAILABLE from today on, or from the day given', async () => {
    const { data } = await give({ date_assigned: '2026-01-01' });
    const { status, data: returned } = await change(data.id, { status: 'AVAILABLE' });
    expect(status).toBe(200);
    expect(returned).toMatchObject({ status: 'AVAILABLE', date_returned: today });
    expect((await auditOf(data.id)).at(-1)).toMatchObject({
      action: 'assets.update',
      changed_fields: ['status', 'date_returned'],
    });
    const { data: other } = await give({ date_assigned: '2026-01-01' });
    expect((await change(other.id, { status: 'AVAILABLE', date_returned: '2026-02-01' })).data.date_returned).toBe(
      '2026-02-01',
    );
  });

  it('200: a date_returned alone is a return', async () => {
    const { data } = await give({ date_assigned: '2026-01-01' });
    expect((await change(data.id, { date_returned: '2026-02-01' })).data).toMatchObject({
      status: 'AVAILABLE',
      date_returned: '2026-02-01',
    });
  });

  it('200: a loss, and what was lost may turn up again', async () => {
    const { data } = await give();
    expect((await change(data.id, { status: 'LOST', notes: 'On the train.' })).data).toMatchObject({
      status: 'LOST',
      date_returned: null,
      notes: 'On the train.',
    });
    expect((await change(data.id, { status: 'AVAILABLE' })).data.date_returned).toBe(today);
    expect((await change(data.id, { status: 'ASSIGNED' })).data).toMatchObject({
      status: 'ASSIGNED',
      date_returned: null,
    });
  });

  const allowed: Record<AssetStatus, readonly AssetStatus[]> = {
    ASSIGNED: ['AVAILABLE', 'LOST', 'DAMAGED', 'RETIRED'],
    AVAILABLE: ['ASSIGNED', 'DAMAGED', 'RETIRED'],
    LOST: ['ASSIGNED', 'AVAILABLE', 'DAMAGED', 'RETIRED'],
    DAMAGED: ['ASSIGNED', 'AVAILABLE', 'LOST', 'RETIRED'],
    RETIRED: [],
  };
  const moves = assetStatuses.flatMap((from) => assetStatuses.map((to) => ({ from, to })));
  it.each(moves)('$from to $to', async ({ from, to }) => {
    const { data } = await give({ status: from });
    const { status, error } = await change(data.id, { status: to });
    const isAllowed = from === to || allowed[from].includes(to);
    expect(status).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'state', status: from } });
  });

  it('200: moved to another category, by id or by name; nothing different keeps updated_at', async () => {
    const { data } = await give({ serial_number: 'SN-1' });
    const { data: moved } = await change(data.id, { category_name: 'Phone' });
    expect(moved.category.name).toBe('Phone');
    const back = await change(data.id, { category_id: data.category.id });
    expect(back.data.category).toEqual(data.category);
    const same = { category_name: 'laptop', serial_number: 'SN-1', status: 'ASSIGNED', date_returned: null };
    expect((await change(data.id, same)).data).toEqual(back.data);
    expect((await auditOf(data.id)).map(({ changed_fields }) => changed_fields).slice(1)).toEqual([
      ['category_id'],
      ['category_id'],
      [],
    ]);
  });

  it.each([
    ['both category_id and category_name', { category_id: world.newId('acat'), category_name: 'Phone' }, 'category_id'],
    ['an unknown category', { category_id: world.newId('acat') }, 'category_id'],
    ['no category', { category_id: null }, 'category_id'],
    ['returned before it was assigned', { status: 'AVAILABLE', date_returned: '2026-03-08' }, 'date_returned'],
    ['assigned after today and returned', { status: 'AVAILABLE', date_assigned: '2026-03-10' }, 'date_returned'],
    ['assigned and returned', { status: 'ASSIGNED', date_returned: today }, 'date_returned'],
    ['another person', { user_id: world.newId('usr') }, 'user_id'],
  ])('422: %s', async (_title, body, field) => {
    const { data } = await give();
    const { status, error } = await change(data.id, body);
    expect(status).toBe(422);
    expect(error.details).toEqual({ field });
    expect((await api.get(`/users/${cook.id}/assets`)).data).toEqual([data]);
  });

  it('422: what is back cannot lose the day on which it came', async () => {
    const { data } = await give({ status: 'AVAILABLE' });
    expect((await change(data.id, { date_returned: null })).error.details).toEqual({ field: 'date_returned' });
  });

  it('200: of many returns at once, one changes it and the others find it so', async () => {
    const { data } = await give();
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(data.id, { status: 'AVAILABLE' })));
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text.replace(/"meta".*/, '')}`)).size).toBe(
      1,
    );
    const changes = (await auditOf(data.id)).filter(({ action }) => action === 'assets.update');
    expect(changes.filter(({ changed_fields }) => changed_fields?.length !== 0)).toHaveLength(1);
  });

  it('404: unknown', async () => {
    expect((await change(world.newId('ast'), {})).status).toBe(404);
  });
});

describe('lists', () => {
  it('pages equipment oldest first', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await give()).data.id);
    const path = `/users/${cook.id}/assets`;
    const { body } = await api.get(path, { query: { limit: '2' } });
    const next = await api.get(path, { query: { limit: '2', cursor: body.meta.next_cursor } });
    expect([...body.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('GET /asset-categories: paged; 200 for Department Heads, 403 for Employees; none of another organization', async () => {
    await give({ category_name: 'Phone' });
    const { body } = await app.get('/asset-categories', { query: { limit: '1' } });
    expect(body.data).toHaveLength(1);
    expect(body.meta.has_more).toBe(true);
    expect((await app.get('/asset-categories', { query: { cursor: body.meta.next_cursor } })).data).not.toContainEqual(
      body.data[0],
    );
    expect((await (await (await world.departmentHeadOf('Kitchen')).app()).get('/asset-categories')).status).toBe(200);
    expect((await (await cook.app()).get('/asset-categories')).status).toBe(403);
    expect((await (await (await (await world.another()).executive()).app()).get('/asset-categories')).data).toEqual([]);
  });
});

describe('POST /users/{id}/assets/{asset_id}/hand-out', () => {
  const handOut = (id: string, body: object, owner = cook.id) =>
    app.post(`/users/${owner}/assets/${id}/hand-out`, body);

  it('200: what came back goes to the next person, with its number and without remarks', async () => {
    const { data } = await give({ serial_number: 'LT-011', notes: 'Ada scratched it.', status: 'AVAILABLE' });
    const next = await world.employee();
    const answer = await handOut(data.id, { user_id: next.id });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({
      id: data.id,
      user_id: next.id,
      serial_number: 'LT-011',
      status: 'ASSIGNED',
      date_assigned: today,
      date_returned: null,
      notes: null,
    });
    expect((await api.get(`/users/${cook.id}/assets`)).data).toEqual([]);
    expect((await auditOf(data.id)).at(-1)).toMatchObject({ action: 'assets.handOut' });
  });

  it('409: someone has it, or it is retired; 403: to oneself; 422: to no one here; 404: unknown piece or owner', async () => {
    const next = await world.employee();
    const held = (await give()).data.id as string;
    expect((await handOut(held, { user_id: next.id })).error.details.reason).toBe('state');
    const retired = (await give({ status: 'RETIRED' })).data.id as string;
    expect((await handOut(retired, { user_id: next.id })).status).toBe(409);
    const back = (await give({ status: 'AVAILABLE' })).data.id as string;
    const other = await world.administrator();
    expect(
      (await (await other.app()).post(`/users/${cook.id}/assets/${back}/hand-out`, { user_id: other.id })).status,
    ).toBe(403);
    expect((await handOut(world.newId('ast'), { user_id: next.id })).status).toBe(404);
    expect((await handOut(back, { user_id: world.newId('usr') })).error.details.field).toBe('user_id');
    expect((await handOut(back, { user_id: next.id }, next.id)).status).toBe(404);
  });
});

describe('GET /assets', () => {
  it('200: the app finds a piece by the beginning of its number, whatever the case; other words name people', async () => {
    const ada = await world.employee({ first_name: 'Adelheid' });
    const { data } = await api.post(`/users/${ada.id}/assets`, {
      category_name: 'Laptop',
      serial_number: 'LAPTOPQX_77%1',
    });
    const found = async (q: string) =>
      (await app.get('/assets', { query: { q } })).data.map(({ id }: { id: string }) => id) as string[];
    expect(await found('laptopqx_77')).toEqual([data.id]);
    expect(await found('laptopqx%')).toEqual([]);
    expect(await found('adelheid')).toEqual([data.id]);
    const head = await (await world.departmentHeadOf('Bar')).app();
    expect((await head.get('/assets', { query: { q: 'LAPTOPQX_77' } })).data).toEqual([]);
  });
});
