import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { check } from '../../../lib/schema.ts';
import { TeamWithMembers } from './record.ts';

const { world: first, installation } = await sharedHarness();

async function nightShift() {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const team = (await app.post('/teams', { name: 'Night shift' })).data;
  const cook = await world.employee({
    first_name: 'Ada',
    last_name: 'Byron',
    department: 'Kitchen',
    job_title: 'Cook',
  });
  const waiter = await world.employee({ first_name: 'Zoe', last_name: 'Abel', department: 'Hall' });
  for (const person of [cook, waiter]) await app.put(`/teams/${String(team.id)}/members/${person.id}`);
  const seenBy = async (person: Somebody): Promise<string[]> => {
    const { status, data } = await (await person.api(['teams:read'])).get(`/teams/${String(team.id)}`);
    expect(status).toBe(200);
    check(TeamWithMembers, data);
    expect(data.member_count).toBe(2);
    return data.members.map((member: { id: string }) => member.id);
  };
  return { world, admin, app, id: String(team.id), cook, waiter, seenBy };
}

describe('GET /teams/{id}', () => {
  it('200: an Administrator and an Executive see every member, by name', async () => {
    const { world, admin, app, id, cook, waiter, seenBy } = await nightShift();
    expect(await seenBy(admin)).toEqual([waiter.id, cook.id]);
    expect(await seenBy(await world.executive())).toEqual([waiter.id, cook.id]);
    expect((await app.get(`/teams/${id}`)).data.members).toEqual([
      { id: waiter.id, first_name: 'Zoe', last_name: 'Abel', job_title: null },
      { id: cook.id, first_name: 'Ada', last_name: 'Byron', job_title: 'Cook' },
    ]);
  });

  it('200: a Department Head sees the members of the departments they head or manage', async () => {
    const { world, cook, waiter, seenBy } = await nightShift();
    expect(await seenBy(await world.departmentHeadOf('Kitchen'))).toEqual([cook.id]);
    expect(await seenBy(await world.managerOf('Hall'))).toEqual([waiter.id]);
    expect(await seenBy(await world.departmentHeadOf('Garden'))).toEqual([]);
  });

  it('200: an Employee sees themselves alone, or everyone if the directory is open', async () => {
    const { world, cook, waiter, seenBy } = await nightShift();
    expect(await seenBy(cook)).toEqual([cook.id]);
    expect(await seenBy(await world.employee())).toEqual([]);
    await world.set({ directory_employee_sees_all: true });
    expect(await seenBy(cook)).toEqual([waiter.id, cook.id]);
  });

  it('200: a deactivated member is neither shown nor counted', async () => {
    const { app, id, cook, waiter } = await nightShift();
    await sql`update users set is_active = ${false} where id = ${waiter.id}`.execute(installation.database.db);
    const { data } = await app.get(`/teams/${id}`);
    expect(data.member_count).toBe(1);
    expect(data.members.map((member: { id: string }) => member.id)).toEqual([cook.id]);
  });

  it('404: unknown, malformed or of another organization', async () => {
    const { id } = await nightShift();
    const other = await first.another();
    const api = await (await other.executive()).api();
    for (const one of [other.newId('team'), 'night-shift', id])
      expect((await api.get(`/teams/${one}`)).status).toBe(404);
  });

  it('403: the token lacks teams:read', async () => {
    const { admin, id } = await nightShift();
    expect((await (await admin.api(['users:read'])).get(`/teams/${id}`)).error.code).toBe('SCOPE_MISSING');
  });
});
