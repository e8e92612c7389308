import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { scopeNames } from '../../../kernel/scopes.ts';

const { world: first, installation } = await sharedHarness();

const longAgo = '2020-01-01T00:00:00.000Z';

async function kitchen() {
  const world = await first.another();
  const admin = await world.administrator();
  const id = await world.department('Kitchen');
  await sql`update departments set updated_at = ${longAgo} where id = ${id}`.execute(installation.database.db);
  return { world, admin, id, api: await admin.api() };
}

describe('PATCH /departments/{id}', () => {
  it('200: only what is sent changes; the event carries the record and the old values', async () => {
    const { world, admin, id, api } = await kitchen();
    await world.employee({ department: 'Kitchen' });
    const before = (await api.get(`/departments/${id}`)).data;
    const changes = { name: 'Main kitchen', color: '#112233', description: 'Hot.', is_active: false, code: 'MK' };
    const { status, data } = await api.patch(`/departments/${id}`, changes);
    expect(status).toBe(200);
    expect(data).toEqual({ ...before, ...changes, updated_at: data.updated_at });
    expect(data.updated_at > longAgo).toBe(true);
    expect(data.member_count).toBe(1);
    expect((await api.get(`/departments/${id}`)).data).toEqual(data);
    const { name, color, description, is_active, code } = before;
    expect(await world.events()).toMatchObject([
      {
        type: 'department.updated',
        subject_id: id,
        snapshot: data,
        previous: { name, color, description, is_active, code },
        actor_id: admin.id,
      },
    ]);
    expect(await world.audit()).toMatchObject([
      {
        action: 'departments.update',
        subject_type: 'department',
        subject_id: id,
        changed_fields: Object.keys(changes),
      },
    ]);
  });

  it('200: previous holds no more than what changed', async () => {
    const { world, id, api } = await kitchen();
    await api.patch(`/departments/${id}`, { name: 'Kitchen', color: '#112233' });
    expect((await world.events()).map(({ previous }) => previous)).toEqual([{ color: '#6B7280' }]);
    expect((await world.audit()).map(({ changed_fields }) => changed_fields)).toEqual([['color']]);
  });

  it('200: nothing different leaves no event and keeps updated_at', async () => {
    const { world, id, api } = await kitchen();
    for (const body of [{}, { name: 'Kitchen' }, { name: ' Kitchen ', head_id: null, is_active: true }]) {
      const { status, data } = await api.patch(`/departments/${id}`, body);
      expect(status).toBe(200);
      expect(data.updated_at).toBe(longAgo);
    }
    expect(await world.events()).toEqual([]);
    expect((await world.audit()).map(({ changed_fields }) => changed_fields)).toEqual([[], [], []]);
  });

  it('200: its own name in another case', async () => {
    const { id, api } = await kitchen();
    expect((await api.patch(`/departments/${id}`, { name: 'KITCHEN' })).data.name).toBe('KITCHEN');
  });

  it('200: a head is set and taken back; the scope follows at once', async () => {
    const { world, id, api } = await kitchen();
    const cook = await world.employee({ department: 'Kitchen' });
    const head = await world.person('DEPARTMENT_HEAD');
    const headApi = await head.api();
    expect((await headApi.get(`/users/${cook.id}`)).status).toBe(404);
    expect((await api.patch(`/departments/${id}`, { head_id: head.id })).data.head_id).toBe(head.id);
    expect((await headApi.get(`/users/${cook.id}`)).status).toBe(200);
    expect((await api.patch(`/departments/${id}`, { head_id: null })).data.head_id).toBeNull();
    expect((await headApi.get(`/users/${cook.id}`)).status).toBe(404);
    expect((await world.events()).map(({ previous }) => previous)).toEqual([{ head_id: null }, { head_id: head.id }]);
  });

  it('409: the name or code of another department', async () => {
    const { world, id, api } = await kitchen();
    await api.post('/departments', { name: 'Bar', code: 'B' });
    for (const [field, body] of [
      ['name', { name: 'bar' }],
      ['code', { code: 'B' }],
    ] as const) {
      const { status, error } = await api.patch(`/departments/${id}`, body);
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'CONFLICT', details: { field } });
    }
    expect(await world.events()).toHaveLength(1);
  });

  it('409: a refusal under an Idempotency-Key is remembered and changes nothing', async () => {
    const { id, api } = await kitchen();
    await api.post('/departments', { name: 'Bar' });
    const options = { headers: { 'idempotency-key': 'rename-1' } };
    const refused = await api.patch(`/departments/${id}`, { name: 'Bar' }, options);
    const replayed = await api.patch(`/departments/${id}`, { name: 'Bar' }, options);
    expect([refused.status, replayed.status]).toEqual([409, 409]);
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    expect((await api.get(`/departments/${id}`)).data.name).toBe('Kitchen');
  });

  it('200, 409: of two renamed to one name at once, one is', async () => {
    const { world, id, api } = await kitchen();
    const other = await world.department('Bar');
    const answers = await Promise.all([id, other].map((one) => api.patch(`/departments/${one}`, { name: 'Galley' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ field: 'name' });
  });

  it('200: changes at once are both kept', async () => {
    const { id, api } = await kitchen();
    await Promise.all([
      api.patch(`/departments/${id}`, { description: 'Hot.' }),
      api.patch(`/departments/${id}`, { color: '#112233' }),
    ]);
    expect((await api.get(`/departments/${id}`)).data).toMatchObject({ description: 'Hot.', color: '#112233' });
  });

  it('422: head_id is unknown, deactivated or of another organization', async () => {
    const { world, id, api } = await kitchen();
    const gone = await world.employee({ is_active: false });
    const stranger = await (await first.another()).employee();
    for (const head_id of [world.newId('usr'), gone.id, stranger.id]) {
      const { status, error } = await api.patch(`/departments/${id}`, { head_id });
      expect(status).toBe(422);
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'head_id' } });
    }
  });

  it('422: unknown fields, and fields that cannot be emptied', async () => {
    const { id, api } = await kitchen();
    const bodies = { member_count: 3, created_at: longAgo, managers: [], name: null, code: null, color: 'blue' };
    for (const [field, value] of Object.entries(bodies)) {
      const { status, error } = await api.patch(`/departments/${id}`, { [field]: value });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field });
    }
  });

  it('404: unknown, malformed or of another organization', async () => {
    const { world, api } = await kitchen();
    const foreign = await (await first.another()).department('Kitchen');
    for (const id of [world.newId('dep'), 'kitchen', foreign]) {
      expect((await api.patch(`/departments/${id}`, { name: 'Bar' })).status).toBe(404);
    }
  });

  it('403: below Administrator, the head of the department included', async () => {
    const { world, id } = await kitchen();
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.api(scopeNames)).patch(`/departments/${id}`, { name: 'Bar' });
      expect(status).toBe(403);
      expect(error.code).toBe('FORBIDDEN');
    }
  });

  it('403: the token lacks departments:write', async () => {
    const { admin, id } = await kitchen();
    const { status, error } = await (await admin.api(['departments:read'])).patch(`/departments/${id}`, {});
    expect(status).toBe(403);
    expect(error.code).toBe('SCOPE_MISSING');
  });
});
