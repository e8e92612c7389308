import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { scopeNames } from '../../../kernel/scopes.ts';

const { world: first, installation } = await sharedHarness();

const longAgo = '2020-01-01T00:00:00.000Z';

async function nightShift() {
  const world = await first.another();
  const admin = await world.administrator();
  const api = await admin.api();
  const { data } = await api.post('/teams', { name: 'Night shift', lead_id: admin.id });
  const id = String(data.id);
  await sql`update teams set updated_at = ${longAgo} where id = ${id}`.execute(installation.database.db);
  return { world, admin, api, id, created: { ...data, updated_at: longAgo } };
}

describe('PATCH /teams/{id}', () => {
  it('200: only what is sent changes, with an audit row', async () => {
    const { world, admin, api, id, created } = await nightShift();
    const changes = {
      name: 'Late shift',
      description: 'After ten.',
      department_id: await world.department('Kitchen'),
      status: 'ARCHIVED',
    };
    const { status, data } = await api.patch(`/teams/${id}`, changes);
    expect(status).toBe(200);
    expect(data).toEqual({ ...created, ...changes, updated_at: data.updated_at });
    expect(data.updated_at > longAgo).toBe(true);
    expect((await api.get(`/teams/${id}`)).data).toEqual({ ...data, members: [] });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'teams.update',
      subject_type: 'team',
      subject_id: id,
      actor_id: admin.id,
      changed_fields: Object.keys(changes),
    });
    const emptied = await api.patch(`/teams/${id}`, { description: null, department_id: null, status: 'ACTIVE' });
    expect(emptied.data).toMatchObject({ description: null, department_id: null, status: 'ACTIVE' });
  });

  it('200: nothing different keeps updated_at', async () => {
    const { world, api, id, created } = await nightShift();
    for (const body of [{}, { name: 'Night shift ', status: 'ACTIVE' }]) {
      expect((await api.patch(`/teams/${id}`, body)).data).toEqual(created);
      expect((await world.audit()).at(-1)).toMatchObject({ action: 'teams.update', changed_fields: [] });
    }
  });

  it('409: the name of another team; its own in another case is fine', async () => {
    const { api, id } = await nightShift();
    await api.post('/teams', { name: 'Day shift' });
    const { status, error } = await api.patch(`/teams/${id}`, { name: 'day SHIFT' });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'name' } });
    expect((await api.patch(`/teams/${id}`, { name: 'NIGHT SHIFT' })).status).toBe(200);
  });

  it('200, 409: of two renamed to one name at once, one is', async () => {
    const { api, id } = await nightShift();
    const { data: other } = await api.post('/teams', { name: 'Day shift' });
    const answers = await Promise.all(
      [id, String(other.id)].map((one) => api.patch(`/teams/${one}`, { name: 'Late shift' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ field: 'name' });
  });

  it('422: department_id is unknown or of another organization', async () => {
    const { world, api, id } = await nightShift();
    for (const department_id of [world.newId('dep'), await (await first.another()).department('Kitchen')]) {
      const { status, error } = await api.patch(`/teams/${id}`, { department_id });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field: 'department_id' });
    }
  });

  it('422: name, description, department and status are all that can be changed', async () => {
    const { admin, api, id } = await nightShift();
    const bodies = {
      lead_id: admin.id,
      members: [],
      member_count: 1,
      department: 'Kitchen',
      name: null,
      status: 'OFF',
    };
    for (const [field, value] of Object.entries(bodies)) {
      const { status, error } = await api.patch(`/teams/${id}`, { [field]: value });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field });
    }
  });

  it('404: unknown, malformed or of another organization', async () => {
    const { id } = await nightShift();
    const other = await first.another();
    const api = await (await other.executive()).api();
    for (const one of [other.newId('team'), 'night-shift', id])
      expect((await api.patch(`/teams/${one}`, { name: 'Mine' })).status).toBe(404);
  });

  it('403: below Administrator, the lead of the team included; the token lacks teams:write', async () => {
    const { world, admin, id } = await nightShift();
    const lead = await world.departmentHeadOf('Kitchen');
    await sql`update teams set lead_id = ${lead.id} where id = ${id}`.execute(installation.database.db);
    for (const person of [lead, await world.employee()])
      expect((await (await person.api(scopeNames)).patch(`/teams/${id}`, {})).error.code).toBe('FORBIDDEN');
    expect((await (await admin.api(['teams:read'])).patch(`/teams/${id}`, {})).error.code).toBe('SCOPE_MISSING');
  });
});
