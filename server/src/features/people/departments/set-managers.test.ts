import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { scopeNames } from '../../../kernel/scopes.ts';

const { world: first } = await sharedHarness();

async function kitchen() {
  const world = await first.another();
  const admin = await world.administrator();
  const id = await world.department('Kitchen');
  return { world, admin, id, app: await admin.app(), path: `/departments/${id}/managers` };
}

describe('PUT /departments/{id}/managers', () => {
  it('200: replaces the set, by name; a second time changes nothing', async () => {
    const { world, admin, id, app, path } = await kitchen();
    const zoe = await world.employee({ first_name: 'Zoe', last_name: 'Abel' });
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    const max = await world.employee({ first_name: 'Max', last_name: 'Cole' });
    const put = async (people: { id: string }[]) => app.put(path, { user_ids: people.map((person) => person.id) });
    const { status, data } = await put([ada, zoe]);
    expect(status).toBe(200);
    expect(data).toEqual({
      department_id: id,
      managers: [
        { id: zoe.id, first_name: 'Zoe', last_name: 'Abel' },
        { id: ada.id, first_name: 'Ada', last_name: 'Byron' },
      ],
    });
    const shown = async () => (await app.get(path)).data.managers.map((manager: { id: string }) => manager.id);
    expect(await shown()).toEqual([zoe.id, ada.id]);
    await put([ada, zoe]);
    await put([max, ada]);
    expect(await shown()).toEqual([ada.id, max.id]);
    await put([]);
    expect(await shown()).toEqual([]);
    const trail = await world.audit();
    expect(trail.map(({ changed_fields }) => changed_fields)).toEqual([['managers'], [], ['managers'], ['managers']]);
    expect(trail[0]).toMatchObject({
      action: 'departments.setManagers',
      subject_type: 'department',
      subject_id: id,
      actor_id: admin.id,
      surface: 'app',
    });
    expect(await world.events()).toEqual([]);
  });

  it('200: the department comes into their scope and leaves it, at once', async () => {
    const { world, app, path } = await kitchen();
    const cook = await world.employee({ department: 'Kitchen' });
    const manager = await world.person('DEPARTMENT_HEAD');
    const api = await manager.api();
    expect((await api.get(`/users/${cook.id}`)).status).toBe(404);
    await app.put(path, { user_ids: [manager.id] });
    expect((await api.get(`/users/${cook.id}`)).status).toBe(200);
    await app.put(path, { user_ids: [] });
    expect((await api.get(`/users/${cook.id}`)).status).toBe(404);
  });

  it('422: someone unknown, deactivated or of another organization; nothing changes', async () => {
    const { world, app, path } = await kitchen();
    const ada = await world.employee();
    const gone = await world.employee({ is_active: false });
    const stranger = await (await first.another()).employee();
    for (const user_id of [world.newId('usr'), gone.id, stranger.id]) {
      const { status, error } = await app.put(path, { user_ids: [ada.id, user_id] });
      expect(status).toBe(422);
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'user_ids.1' } });
    }
    expect((await app.get(path)).data.managers).toEqual([]);
  });

  it('422: twice the same, more than 100, malformed, missing, unknown fields', async () => {
    const { world, app, path } = await kitchen();
    const ada = await world.employee();
    const many = Array.from({ length: 101 }, () => world.newId('usr'));
    const refused: [string, unknown][] = [
      ['user_ids', { user_ids: [ada.id, ada.id] }],
      ['user_ids', { user_ids: many }],
      ['user_ids.0', { user_ids: ['ada'] }],
      ['user_ids', {}],
      ['managers', { user_ids: [], managers: [] }],
    ];
    for (const [field, body] of refused) {
      const { status, error } = await app.put(path, body);
      expect(status).toBe(422);
      expect(error.details).toEqual({ field });
    }
  });

  it('404: unknown, malformed or of another organization, before anything of the body is looked up', async () => {
    const { world, app } = await kitchen();
    const foreign = await (await first.another()).department('Kitchen');
    for (const id of [world.newId('dep'), 'kitchen', foreign]) {
      expect((await app.put(`/departments/${id}/managers`, { user_ids: [world.newId('usr')] })).status).toBe(404);
    }
  });

  it('403: below Administrator, the head included', async () => {
    const { world, path } = await kitchen();
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.app()).put(path, { user_ids: [] });
      expect(status).toBe(403);
      expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
    }
  });

  it('404: not with a token', async () => {
    const { world, path } = await kitchen();
    const api = await (await world.executive()).api(scopeNames);
    expect((await api.put(path, { user_ids: [] })).status).toBe(404);
    expect((await api.get(path)).status).toBe(404);
  });
});

describe('GET /departments/{id}/managers', () => {
  it('200: each person sees the managers they see in the directory', async () => {
    const { world, app, path } = await kitchen();
    const ada = await world.employee({ last_name: 'Abel' });
    const max = await world.employee({ last_name: 'Cole', department: 'Kitchen' });
    await app.put(path, { user_ids: [ada.id, max.id] });
    const seen = async (person: { app: typeof ada.app }): Promise<string[]> => {
      const { status, data } = await (await person.app()).get(path);
      expect(status).toBe(200);
      return data.managers.map((manager: { id: string }) => manager.id);
    };
    expect(await seen(await world.executive())).toEqual([ada.id, max.id]);
    expect(await seen(await world.departmentHeadOf('Kitchen'))).toEqual([max.id]);
    expect(await seen(ada)).toEqual([ada.id]);
    expect(await seen(await world.employee())).toEqual([]);
  });

  it('404: unknown or of another organization', async () => {
    const { world, app } = await kitchen();
    const foreign = await (await first.another()).department('Kitchen');
    for (const id of [world.newId('dep'), foreign])
      expect((await app.get(`/departments/${id}/managers`)).status).toBe(404);
  });
});
