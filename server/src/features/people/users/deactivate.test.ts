import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { deactivate } from './testing/operator.ts';
import { namesOf } from './testing/somebody-known.ts';

const { world, installation } = await sharedHarness();
let admin: Somebody;

beforeAll(async () => {
  admin = await world.administrator();
});

const rowOf = (id: string) =>
  sql<
    Pick<Row<'users'>, 'is_active' | 'deactivated_at' | 'offboarded_at'>
  >`select is_active, deactivated_at, offboarded_at from users where id = ${id}`
    .execute(installation.database.db)
    .then(({ rows }) => rows[0]!);

describe('deactivating a person', () => {
  it('by offboarding: inactive, with the instants of both, and user.deactivated', async () => {
    const ada = await world.employee({ job_title: 'Cook' });
    await deactivate(installation, world, ada, admin);
    const { data } = await (await admin.api()).get(`/users/${ada.id}`);
    expect(data.is_active).toBe(false);
    expect(await rowOf(ada.id)).toEqual({
      is_active: false,
      deactivated_at: data.updated_at,
      offboarded_at: data.updated_at,
    });
    const events = (await world.events()).filter(({ subject_id }) => subject_id === ada.id);
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'user.deactivated',
        subject_id: ada.id,
        snapshot: Object.fromEntries(namesOf(['directory']).map((name) => [name, data[name]])),
        previous: { is_active: true },
        surface: 'job',
        actor_id: admin.id,
      },
    ]);
    expect((await world.audit()).find(({ subject_id }) => subject_id === ada.id)).toMatchObject({
      action: 'users.deactivate',
      changed_fields: ['is_active'],
      actor_id: admin.id,
    });
  });

  it('otherwise: inactive, not offboarded', async () => {
    const ada = await world.employee();
    await deactivate(installation, world, ada, admin, { offboarded: false });
    expect(await rowOf(ada.id)).toMatchObject({ is_active: false, offboarded_at: null });
  });

  it('401: the token and the session are refused from then on', async () => {
    const ada = await world.employee();
    const [api, app] = [await ada.api(), await ada.app()];
    expect([(await api.get('/users')).status, (await app.get('/users')).status]).toEqual([200, 200]);
    await deactivate(installation, world, ada, admin);
    for (const client of [api, app]) {
      const { status, error } = await client.get('/users');
      expect([status, error.code]).toEqual([401, 'AUTH_INVALID']);
    }
  });

  it('leaves no department or team to someone who is gone', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    await deactivate(installation, world, head, admin);
    const { data } = await (await admin.api()).get(`/departments/${await world.department('Kitchen')}`);
    expect(data.head_id).toBeNull();
    expect((await world.events()).slice(-2).map(({ type, previous }) => [type, previous])).toEqual([
      ['user.deactivated', { is_active: true }],
      ['department.updated', { head_id: head.id }],
    ]);
  });

  it('409: someone inactive already', async () => {
    const ada = await world.employee({ is_active: false });
    await expect(deactivate(installation, world, ada, admin)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'state', is_active: 'INACTIVE' },
    });
  });

  it('403: only an Executive deactivates an Executive', async () => {
    const executive = await world.executive();
    await expect(deactivate(installation, world, executive, admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await deactivate(installation, world, executive, await world.executive());
    expect(await rowOf(executive.id)).toMatchObject({ is_active: false });
  });

  it('404: the API has no operation for it', async () => {
    const ada = await world.employee();
    for (const client of [await admin.api(), await admin.app()]) {
      expect((await client.post(`/users/${ada.id}/deactivate`)).status).toBe(404);
      expect((await client.delete(`/users/${ada.id}`)).status).toBe(405);
    }
  });
});
