import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { scopeNames } from '../../../kernel/scopes.ts';
import { check } from '../../../lib/schema.ts';
import { Team } from './record.ts';

const { world: first } = await sharedHarness();

describe('POST /teams', () => {
  it('201: a name is enough', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const { status, data } = await api.post('/teams', { name: ' Night shift ' });
    expect(status).toBe(201);
    check(Team, data);
    expect(data).toEqual({
      id: data.id,
      name: 'Night shift',
      description: null,
      department_id: null,
      lead_id: null,
      status: 'ACTIVE',
      member_count: 0,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await api.get(`/teams/${String(data.id)}`)).data).toEqual({ ...data, members: [] });
  });

  it('201: every field as given, with an audit row', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const given = {
      name: 'Night shift',
      description: 'After ten.',
      department_id: await world.department('Kitchen'),
      lead_id: (await world.employee()).id,
    };
    const { status, data } = await (await admin.api()).post('/teams', given);
    expect(status).toBe(201);
    expect(data).toMatchObject(given);
    expect(await world.audit()).toMatchObject([
      {
        action: 'teams.create',
        subject_type: 'team',
        subject_id: data.id,
        actor_id: admin.id,
        changed_fields: Object.keys(given),
      },
    ]);
  });

  it('409: the name is taken, in any case and with blanks around', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    await api.post('/teams', { name: 'Night shift' });
    for (const name of ['Night shift', 'NIGHT SHIFT', ' night shift ']) {
      const { status, error } = await api.post('/teams', { name });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'name' } });
    }
  });

  it('201, 409: of many that create one name at once, one does', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.post('/teams', { name: 'Night shift' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { status, error } of answers) if (status === 409) expect(error.details).toEqual({ field: 'name' });
    expect((await api.get('/teams')).data).toHaveLength(1);
  });

  it('201: the same name lives in another organization', async () => {
    for (const world of [await first.another(), await first.another()]) {
      const api = await (await world.administrator()).api();
      expect((await api.post('/teams', { name: 'Night shift' })).status).toBe(201);
    }
  });

  it('422: department_id or lead_id is unknown or of another organization, or the lead is deactivated', async () => {
    const world = await first.another();
    const other = await first.another();
    const api = await (await world.administrator()).api();
    const refused = [
      { department_id: world.newId('dep') },
      { department_id: await other.department('Kitchen') },
      { lead_id: world.newId('usr') },
      { lead_id: (await other.employee()).id },
      { lead_id: (await world.employee({ is_active: false })).id },
    ];
    for (const body of refused) {
      const { status, error } = await api.post('/teams', { name: 'Night shift', ...body });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field: Object.keys(body)[0] });
    }
    expect((await api.get('/teams')).data).toEqual([]);
  });

  it.each([
    ['name', {}],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['description', { name: 'A', description: 7 }],
    ['department_id', { name: 'A', department_id: 'kitchen' }],
    ['status', { name: 'A', status: 'ACTIVE' }],
    ['members', { name: 'A', members: [] }],
  ])('422: %s of %j', async (field, body) => {
    const { status, error } = await (await (await first.administrator()).api()).post('/teams', body);
    expect(status).toBe(422);
    expect(error.details).toEqual({ field });
  });

  it('403: below Administrator; the token lacks teams:write', async () => {
    const world = await first.another();
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.api(scopeNames)).post('/teams', { name: 'A' });
      expect(status).toBe(403);
      expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
    }
    const { error } = await (await (await world.executive()).api(['teams:read'])).post('/teams', { name: 'A' });
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'teams:write' } });
  });
});
