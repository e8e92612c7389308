import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { CustomField } from './fields/record.ts';
import { CustomFieldTab } from './tabs/record.ts';
import { CustomFieldValue } from './values/record.ts';

const { world } = await sharedHarness();
let admin: Somebody;
let api: Client;
let app: Client;
let cook: Somebody;
let count = 0;

beforeAll(async () => {
  admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
});

beforeEach(async () => {
  cook = await world.employee({ department: 'Kitchen' });
});

const newTab = async (body: object = {}): Promise<CustomFieldTab> =>
  (await app.post('/custom-field-tabs', { name: `Tab ${String(++count)}`, ...body })).data;

async function newField(body: object = {}, tab?: { id: string }): Promise<CustomField> {
  const tab_id = (tab ?? (await newTab())).id;
  const key = `field_${String(++count)}`;
  return (await app.post('/custom-fields', { tab_id, key, label: 'Field', type: 'TEXT', ...body })).data;
}

const put = (field: { id: string }, value: unknown) =>
  app.put(`/users/${cook.id}/custom-fields/${field.id}`, { value });
const auditOf = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id);

describe('custom-field tabs', () => {
  it('201, 200: added after all others, active and visible to no one else; then changed', async () => {
    const tab = await newTab({ name: ' Uniform ' });
    check(CustomFieldTab, tab);
    expect(tab).toMatchObject({ name: 'Uniform', visible_to_roles: [], is_active: true });
    expect((await newTab()).position).toBe(tab.position + 1);
    const changes = { visible_to_roles: ['DEPARTMENT_HEAD', 'EMPLOYEE'], is_active: false, position: 7 };
    const { data } = await app.patch(`/custom-field-tabs/${tab.id}`, changes);
    expect(data).toMatchObject(changes);
    expect((await app.patch(`/custom-field-tabs/${tab.id}`, { ...changes, name: 'Uniform' })).data).toEqual(data);
    expect(await auditOf(tab.id)).toMatchObject([
      { action: 'customFieldTabs.create', changed_fields: ['name'] },
      { action: 'customFieldTabs.update', changed_fields: Object.keys(changes) },
      { action: 'customFieldTabs.update', changed_fields: [] },
    ]);
  });

  it('409: the name is taken, whatever the case', async () => {
    const { name } = await newTab();
    const answer = await app.post('/custom-field-tabs', { name: name.toUpperCase() });
    expect(answer).toMatchObject({ status: 409, error: { details: { field: 'name' } } });
    expect((await app.patch(`/custom-field-tabs/${(await newTab()).id}`, { name })).status).toBe(409);
  });

  it('422: a role no one has, one twice, a position below 0', async () => {
    const bodies = [{ visible_to_roles: ['OWNER'] }, { visible_to_roles: ['EMPLOYEE', 'EMPLOYEE'] }, { position: -1 }];
    for (const body of bodies)
      expect((await app.post('/custom-field-tabs', { name: 'New', ...body })).status).toBe(422);
  });

  it('200: listed by position, a page at a time; none of another organization', async () => {
    const other = await world.another();
    const theirs = await (await other.administrator()).app();
    const ids: string[] = [];
    for (const [name, position] of Object.entries({ Last: 9, First: 1, Middle: 5 }))
      ids.push((await theirs.post('/custom-field-tabs', { name, position })).data.id);
    const { body } = await theirs.get('/custom-field-tabs', { query: { limit: '2' } });
    const next = await theirs.get('/custom-field-tabs', { query: { limit: '2', cursor: body.meta.next_cursor } });
    expect([...body.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  });
});

describe('custom fields', () => {
  it('201, 200: defined, then changed; key and type stay', async () => {
    const tab = await newTab();
    const field = await newField({ key: 'shirt_size', type: 'SELECT', options: ['S', 'M'] }, tab);
    check(CustomField, field);
    expect(field).toMatchObject({ tab_id: tab.id, key: 'shirt_size', type: 'SELECT', options: ['S', 'M'] });
    const changes = { label: 'Shirt', options: ['S', 'M', 'L'], tab_id: (await newTab()).id, position: 3 };
    expect((await app.patch(`/custom-fields/${field.id}`, changes)).data).toMatchObject(changes);
    for (const body of [{ key: 'shirt' }, { type: 'TEXT' }])
      expect((await app.patch(`/custom-fields/${field.id}`, body)).status).toBe(422);
    expect(await auditOf(field.id)).toMatchObject([
      { action: 'customFields.create', subject_type: 'custom_field' },
      { action: 'customFields.update', changed_fields: Object.keys(changes) },
    ]);
  });

  it('409: the key is taken, also by two at once', async () => {
    const { id: tab_id } = await newTab();
    const body = { tab_id, key: 'badge', label: 'Badge', type: 'TEXT' };
    const answers = await Promise.all([1, 2].map(() => app.post('/custom-fields', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ field: 'key' });
  });

  it.each([
    ['options', { type: 'SELECT' }],
    ['options', { type: 'MULTI_SELECT', options: [] }],
    ['options', { type: 'TEXT', options: ['S'] }],
    ['options', { type: 'SELECT', options: ['S', 'S'] }],
    ['key', { key: 'Shirt Size' }],
    ['type', { type: 'FILE' }],
    ['tab_id', { tab_id: world.newId('cft') }],
  ])('422: %s of %j', async (field, body) => {
    const { id: tab_id } = await newTab();
    const answer = await app.post('/custom-fields', { tab_id, key: 'new', label: 'New', type: 'TEXT', ...body });
    expect(answer).toMatchObject({ status: 422, error: { details: { field } } });
  });

  it('422: a change that leaves a choice without options, or names a tab of another organization', async () => {
    const field = await newField({ type: 'SELECT', options: ['S'] });
    expect((await app.patch(`/custom-fields/${field.id}`, { options: [] })).error.details).toEqual({
      field: 'options',
    });
    const theirs = await (await (await world.another()).executive()).app();
    const { data: tab } = await theirs.post('/custom-field-tabs', { name: 'Theirs' });
    const answer = await app.patch(`/custom-fields/${field.id}`, { tab_id: tab.id });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'tab_id' } } });
  });

  it('403: for those below Administrator, reading included', async () => {
    const head = await (await world.departmentHeadOf('Bakery')).app();
    for (const path of ['/custom-fields', '/custom-field-tabs']) {
      expect((await head.get(path)).status).toBe(403);
      expect((await head.post(path, {})).status).toBe(403);
    }
  });
});

describe('PUT /users/{id}/custom-fields/{field_id}', () => {
  const options = ['S', 'M', 'L'];
  const types: [string, { options?: string[] }, unknown[], unknown[]][] = [
    ['TEXT', {}, ['Left-handed', 'true', '2026-02-30'], ['', '  ', 1, true, ['x']]],
    ['NUMBER', {}, [0, -1.5, 1e15, 12.345678], ['1', true, [1]]],
    ['DATE', {}, ['2026-02-28', '0001-01-01'], ['2026-02-30', '28.02.2026', '2026-02-28T00:00:00Z', 20260228]],
    ['BOOLEAN', {}, [true, false], ['true', 1, 0]],
    ['SELECT', { options }, ['M'], ['XL', 'm', ['M'], '']],
    ['MULTI_SELECT', { options }, [['M', 'S'], []], ['M', ['M', 'XL'], ['M', 'M']]],
  ];
  it.each(types)('%s: takes what fits and refuses the rest', async (type, given, good, bad) => {
    const field = await newField({ type, ...given });
    for (const value of [...good, null]) {
      const { status, data } = await put(field, value);
      expect(status).toBe(200);
      check(CustomFieldValue, data);
      expect(data.value).toEqual(value);
      expect((await api.get(`/users/${cook.id}/custom-fields`)).data).toEqual([data]);
    }
    for (const value of bad) {
      expect(await put(field, value)).toMatchObject({ status: 422, error: { details: { field: 'value' } } });
    }
    expect((await api.get(`/users/${cook.id}/custom-fields`)).data[0].value).toBe(null);
  });

  it('200: one value a field, also from many at once; the same again keeps updated_at; audited by key', async () => {
    const field = await newField({ type: 'NUMBER' });
    const answers = await Promise.all([1, 2, 3, 4].map((value) => put(field, value)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { data } = await api.get(`/users/${cook.id}/custom-fields`);
    expect(data).toHaveLength(1);
    const { data: first } = await put(field, 5);
    expect((await put(field, 5)).data).toEqual(first);
    expect((await auditOf(cook.id)).slice(-2)).toMatchObject([
      { action: 'customFieldValues.set', subject_type: 'user', changed_fields: [field.key] },
      { action: 'customFieldValues.set', subject_type: 'user', changed_fields: [] },
    ]);
  });

  it('an option that is gone stays where it was chosen, and is chosen no more', async () => {
    const field = await newField({ type: 'SELECT', options: ['S', 'M'] });
    await put(field, 'S');
    await app.patch(`/custom-fields/${field.id}`, { options: ['M'] });
    expect((await api.get(`/users/${cook.id}/custom-fields`)).data[0].value).toBe('S');
    expect((await put(field, 'S')).status).toBe(422);
  });

  it('404: an unknown field', async () => {
    expect((await put({ id: world.newId('cfd') }, 'x')).status).toBe(404);
  });

  it('422: no value at all', async () => {
    const field = await newField();
    expect((await app.put(`/users/${cook.id}/custom-fields/${field.id}`, {})).error.details).toEqual({
      field: 'value',
    });
  });
});

describe('GET /users/{id}/custom-fields', () => {
  const everybody = ['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'];
  const tabs = [
    { label: 'everybody', visible_to_roles: everybody },
    { label: 'heads', visible_to_roles: ['DEPARTMENT_HEAD'] },
    { label: 'employees', visible_to_roles: ['EMPLOYEE'] },
    { label: 'nobody', visible_to_roles: [] },
    { label: 'inactive', visible_to_roles: everybody, is_active: false },
  ];
  const all = tabs.map(({ label }) => label);

  beforeEach(async () => {
    for (const { label, ...body } of tabs) await put(await newField({ label }, await newTab(body)), label);
  });

  const labelsSeenBy = async (viewer: Somebody) => {
    const { status, data } = await (await viewer.api()).get(`/users/${cook.id}/custom-fields`);
    return status === 200 ? data.map(({ field }: CustomFieldValue) => field.label) : status;
  };

  it('the person, Administrators and Executives see every tab, inactive ones too', async () => {
    for (const viewer of [cook, admin, await world.executive()]) expect(await labelsSeenBy(viewer)).toEqual(all);
  });

  it('a Department Head sees, in their scope, active tabs visible to the role', async () => {
    for (const viewer of [await world.departmentHeadOf('Kitchen'), await world.managerOf('Kitchen')])
      expect(await labelsSeenBy(viewer)).toEqual(['everybody', 'heads']);
    expect(await labelsSeenBy(await world.departmentHeadOf('Bakery'))).toBe(404);
  });

  it('if a role sees the whole directory, its tabs of everyone in it', async () => {
    const [employee, head] = [await world.employee(), await world.departmentHeadOf('Bakery')];
    expect(await labelsSeenBy(employee)).toBe(404);
    await world.set({ directory_employee_sees_all: true, directory_department_head_sees_all: true });
    expect(await labelsSeenBy(employee)).toEqual(['everybody', 'employees']);
    expect(await labelsSeenBy(head)).toEqual(['everybody', 'heads']);
    await world.set({});
  });

  it('200: nothing on the tabs of the role is an empty list', async () => {
    const other = await world.employee({ department: 'Kitchen' });
    const head = await (await world.departmentHeadOf('Kitchen')).api();
    expect(await head.get(`/users/${other.id}/custom-fields`)).toMatchObject({ status: 200, data: [] });
  });

  it('by tab and field as the organization has placed them, a page at a time', async () => {
    const other = await world.employee();
    const [late, early] = [await newTab({ position: 900_001 }), await newTab({ position: 900_000 })];
    const fields = [
      await newField({ position: 5 }, late),
      await newField({ position: 9 }, early),
      await newField({ position: 1 }, early),
      await newField({ position: 5 }, late),
    ];
    for (const { id } of fields) await app.put(`/users/${other.id}/custom-fields/${id}`, { value: 'x' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await api.get(`/users/${other.id}/custom-fields`, {
        query: { limit: '1', ...(cursor && { cursor }) },
      });
      seen.push(...body.data.map(({ field }: CustomFieldValue) => field.id));
      cursor = body.meta.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([2, 1, 0, 3].map((index) => fields[index]!.id));
  });
});
