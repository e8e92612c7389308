import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { deactivate } from './testing/operator.ts';
import { namesOf } from './testing/somebody-known.ts';

const { world, installation } = await sharedHarness();
const then = '2026-02-03T04:05:06.000Z';
const gone = { is_active: false, deactivated_at: then, offboarded_at: then };
let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

describe('POST /users/{id}/reactivate', () => {
  it('200: active again, no longer offboarded, and user.reactivated', async () => {
    const ada = await world.employee(gone);
    const { status, data } = await app.post(`/users/${ada.id}/reactivate`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: ada.id, is_active: true });
    expect(Object.keys(data).sort()).toEqual(namesOf(['directory', 'employment']));
    const listed = await app.get('/users', { query: { status: 'offboarded' } });
    expect(listed.data).toEqual([]);
    expect((await world.events()).filter(({ subject_id }) => subject_id === ada.id)).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'user.reactivated',
        subject_id: ada.id,
        snapshot: Object.fromEntries(namesOf(['directory']).map((name) => [name, data[name]])),
        previous: { is_active: false },
        surface: 'app',
        actor_id: admin.id,
      },
    ]);
    expect((await world.audit()).find(({ subject_id }) => subject_id === ada.id)).toMatchObject({
      action: 'users.reactivate',
      changed_fields: ['is_active'],
    });
    expect(await world.accessLog()).toEqual([]);
  });

  it('200: a last day that has passed is cleared, one to come stays; nothing about the person contradicts itself', async () => {
    const [ada, grace] = [
      await world.employee({ ...gone, employment_start_date: '2020-01-01', employment_end_date: '2026-02-03' }),
      await world.employee({ ...gone, employment_end_date: '2099-12-31' }),
    ];
    expect((await app.post(`/users/${ada.id}/reactivate`)).data).toMatchObject({
      is_active: true,
      employment_start_date: '2020-01-01',
      employment_end_date: null,
    });
    expect((await app.post(`/users/${grace.id}/reactivate`)).data.employment_end_date).toBe('2099-12-31');
    const audited = (await world.audit()).findLast(
      ({ action, subject_id }) => action === 'users.reactivate' && subject_id === ada.id,
    );
    expect(audited?.changed_fields).toEqual(['is_active', 'employment_end_date']);
  });

  it('401: neither tokens nor sessions come back', async () => {
    const ada = await world.employee();
    const ways = [await ada.api(), await ada.app()];
    await deactivate(installation, world, ada, admin);
    expect((await app.post(`/users/${ada.id}/reactivate`)).status).toBe(200);
    for (const client of ways) expect((await client.get('/users')).status).toBe(401);
    expect((await (await ada.api()).get('/users')).status).toBe(200);
  });

  it('403: takes a seat, so one must be free', async () => {
    const small = await world.another({ plan: 'PRO', seat_limit: 2 });
    const owner = await (await small.executive()).app();
    const [ada, grace] = [await small.employee(gone), await small.employee(gone)];
    const answers = await Promise.all([ada, grace].map(({ id }) => owner.post(`/users/${id}/reactivate`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.error.details).toEqual({
      reason: 'seats',
      plan: 'PRO',
      seats: 2,
    });
  });

  it('409: active already', async () => {
    const ada = await world.employee();
    const { status, error } = await app.post(`/users/${ada.id}/reactivate`);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'state', is_active: 'ACTIVE' } });
  });

  it('200, 409: of two at once one reactivates', async () => {
    const ada = await world.employee(gone);
    const answers = await Promise.all([1, 2].map(() => app.post(`/users/${ada.id}/reactivate`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('409: someone whose personal data was erased does not come back', async () => {
    const ada = await world.employee({ ...gone, erased_at: then });
    const { status, error } = await app.post(`/users/${ada.id}/reactivate`);
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'erased' });
  });

  it('403: only an Executive reactivates an Executive', async () => {
    const executive = await world.executive(gone);
    expect((await app.post(`/users/${executive.id}/reactivate`)).status).toBe(403);
    const other = await (await world.executive()).app();
    expect((await other.post(`/users/${executive.id}/reactivate`)).status).toBe(200);
  });

  it('403: below Administrator', async () => {
    const ada = await world.employee({ ...gone, department: 'Kitchen' });
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    const { status, error } = await head.post(`/users/${ada.id}/reactivate`);
    expect(status).toBe(403);
    expect(error.details).toEqual({ required_role: 'ADMINISTRATOR' });
  });

  it('404: unknown, of another organization, or through the API', async () => {
    const stranger = await (await world.another()).employee(gone);
    for (const id of [world.newId('usr'), stranger.id]) {
      expect((await app.post(`/users/${id}/reactivate`)).status).toBe(404);
    }
    const ada = await world.employee(gone);
    expect((await (await admin.api()).post(`/users/${ada.id}/reactivate`)).status).toBe(404);
  });
});
