import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { scopeNames } from '../../../kernel/scopes.ts';

const { world: first, installation } = await sharedHarness();

const longAgo = '2020-01-01T00:00:00.000Z';
const ageTeam = (id: string) =>
  sql`update teams set updated_at = ${longAgo} where id = ${id}`.execute(installation.database.db);

async function nightShift() {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const id = String((await app.post('/teams', { name: 'Night shift' })).data.id);
  return { world, admin, app, id, pathOf: (userId: string) => `/teams/${id}/members/${userId}` };
}

describe('PUT /teams/{id}/members/{user_id}', () => {
  it('200: the person joins; a second time changes nothing', async () => {
    const { world, admin, app, id, pathOf } = await nightShift();
    const cook = await world.employee({ job_title: 'Cook', first_name: 'Ada', last_name: 'Byron' });
    const { status, data } = await app.put(pathOf(cook.id));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      member_count: 1,
      members: [{ id: cook.id, first_name: 'Ada', last_name: 'Byron', job_title: 'Cook' }],
    });
    expect((await app.get(`/teams/${id}`)).data).toEqual(data);
    await ageTeam(id);
    expect((await app.put(pathOf(cook.id))).data).toEqual({ ...data, updated_at: longAgo });
    expect((await world.audit()).slice(1)).toMatchObject([
      {
        action: 'teams.addMember',
        subject_type: 'team',
        subject_id: id,
        actor_id: admin.id,
        changed_fields: ['members'],
      },
      { action: 'teams.addMember', subject_id: id, changed_fields: [] },
    ]);
    const other = await world.employee();
    expect((await app.put(pathOf(other.id))).data.updated_at > longAgo).toBe(true);
  });

  it('200: several at once all join; the same person twice joins once', async () => {
    const { world, app, pathOf } = await nightShift();
    const [ada, zoe] = [await world.employee(), await world.employee()];
    const answers = await Promise.all([ada.id, ada.id, zoe.id].map((userId) => app.put(pathOf(userId))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await app.put(pathOf(zoe.id))).data.member_count).toBe(2);
  });

  it('409: a deactivated person', async () => {
    const { world, app, pathOf } = await nightShift();
    const gone = await world.employee({ is_active: false });
    const { status, error } = await app.put(pathOf(gone.id));
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'inactive' } });
  });

  it('404: person or team is unknown, malformed or of another organization', async () => {
    const { world, app, id, pathOf } = await nightShift();
    const cook = await world.employee();
    const foreign = await nightShift();
    const stranger = await foreign.world.employee();
    const paths = [
      pathOf(world.newId('usr')),
      pathOf('cook'),
      pathOf(stranger.id),
      `/teams/${world.newId('team')}/members/${cook.id}`,
      `/teams/night-shift/members/${cook.id}`,
      foreign.pathOf(cook.id),
      foreign.pathOf(stranger.id),
    ];
    for (const path of paths) expect((await app.put(path)).status).toBe(404);
    expect((await app.get(`/teams/${id}`)).data.member_count).toBe(0);
  });

  it('422: a body that says something', async () => {
    const { world, app, pathOf } = await nightShift();
    const { status, error } = await app.put(pathOf((await world.employee()).id), { role: 'LEAD' });
    expect(status).toBe(422);
    expect(error.details).toEqual({ field: 'role' });
  });
});

describe('DELETE /teams/{id}/members/{user_id}', () => {
  it('200: the person leaves, deactivated or not', async () => {
    const { world, app, id, pathOf } = await nightShift();
    const cook = await world.employee();
    const gone = await world.employee();
    for (const person of [cook, gone]) await app.put(pathOf(person.id));
    await sql`update users set is_active = ${false} where id = ${gone.id}`.execute(installation.database.db);
    await ageTeam(id);
    const { status, data } = await app.delete(pathOf(cook.id));
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, member_count: 0, members: [] });
    expect(data.updated_at > longAgo).toBe(true);
    expect((await app.delete(pathOf(gone.id))).status).toBe(200);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'teams.removeMember',
      subject_type: 'team',
      subject_id: id,
      changed_fields: ['members'],
    });
  });

  it('404: no member, twice, or of another organization', async () => {
    const { world, app, pathOf } = await nightShift();
    const cook = await world.employee();
    expect((await app.delete(pathOf(cook.id))).status).toBe(404);
    await app.put(pathOf(cook.id));
    const foreign = await nightShift();
    expect((await foreign.app.delete(pathOf(cook.id))).status).toBe(404);
    const answers = await Promise.all([app.delete(pathOf(cook.id)), app.delete(pathOf(cook.id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('membership', () => {
  it('403: below Administrator', async () => {
    const { world, pathOf } = await nightShift();
    const cook = await world.employee();
    for (const person of [cook, await world.departmentHeadOf('Kitchen')]) {
      const app = await person.app();
      for (const { status, error } of [await app.put(pathOf(cook.id)), await app.delete(pathOf(cook.id))]) {
        expect(status).toBe(403);
        expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
      }
    }
  });

  it('404: is managed in the app alone, not with a token', async () => {
    const { world, pathOf } = await nightShift();
    const cook = await world.employee();
    const api = await (await world.executive()).api(scopeNames);
    expect((await api.put(pathOf(cook.id))).status).toBe(404);
    expect((await api.delete(pathOf(cook.id))).status).toBe(404);
  });
});

describe('PUT /teams/{id}/lead', () => {
  it('200: chooses, changes and removes the lead; 422: someone who left or of another organization', async () => {
    const world = await first.another();
    const app = await (await world.administrator()).app();
    const { data: team } = await app.post('/teams', { name: 'Closing crew' });
    const ada = await world.employee();
    const set = (lead_id: string | null) => app.put(`/teams/${team.id}/lead`, { lead_id });
    expect((await set(ada.id)).data).toMatchObject({ lead_id: ada.id });
    const gone = await world.employee({ is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' });
    const stranger = await (await world.another()).employee();
    for (const { id } of [gone, stranger]) expect((await set(id)).status).toBe(422);
    expect((await set(null)).data).toMatchObject({ lead_id: null });
  });

  it('403: an Employee chooses no lead', async () => {
    const world = await first.another();
    const { data: team } = await (await (await world.administrator()).app()).post('/teams', { name: 'Openers' });
    const ada = await world.employee();
    expect((await (await ada.app()).put(`/teams/${team.id}/lead`, { lead_id: ada.id })).status).toBe(403);
  });
});
