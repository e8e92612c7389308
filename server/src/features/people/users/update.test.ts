import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { employment, namesOf, somebodyKnown } from './testing/somebody-known.ts';

const { world } = await sharedHarness();
let admin: Somebody;
let executive: Somebody;
let api: Client;

beforeAll(async () => {
  admin = await world.administrator();
  executive = await world.executive();
  api = await admin.api();
});

const eventsOf = async (id: string) => (await world.events()).filter(({ subject_id }) => subject_id === id);
const lastAudit = async () => (await world.audit()).at(-1);
const refusal = async (client: Client, id: string, body: object) => {
  const { status, error } = await client.patch(`/users/${id}`, body);
  return { status, code: error.code, field: error.details?.field };
};

describe('PATCH /users/{id}', () => {
  it('200: only the fields sent change', async () => {
    const ada = await world.employee({ job_title: 'Cook', division: 'Food' });
    const before = (await api.get(`/users/${ada.id}`)).data;
    const { status, data } = await api.patch(`/users/${ada.id}`, { job_title: 'Chef', middle_name: 'K' });
    expect(status).toBe(200);
    expect(data).toEqual({ ...before, job_title: 'Chef', middle_name: 'K', updated_at: data.updated_at });
    expect(data.updated_at > before.updated_at).toBe(true);
    expect((await api.get(`/users/${ada.id}`)).data).toEqual(data);
  });

  it('200: every field can change, and null empties what can be empty', async () => {
    const ada = await world.employee();
    const changes = {
      first_name: 'Augusta',
      last_name: 'King',
      middle_name: 'Ada',
      preferred_name: 'Ada',
      job_title: 'Analyst',
      division: 'Engines',
      work_location: 'London',
      department_id: await world.department('Kitchen'),
      manager_id: executive.id,
      role: 'DEPARTMENT_HEAD',
      level: 'LEAD',
      ...employment,
    };
    const changed = await api.patch(`/users/${ada.id}`, changes);
    expect(changed.data).toMatchObject({ ...changes, probation_end_date: '2026-04-30' });
    const { first_name: _f, last_name: _l, role: _r, level: _v, ...emptied } = changes;
    const nothing = Object.fromEntries(Object.keys(emptied).map((name) => [name, null]));
    expect((await api.patch(`/users/${ada.id}`, nothing)).data).toMatchObject({ ...nothing, probation_end_date: null });
  });

  it('raises user.updated with the record as it now stands and the old directory values', async () => {
    const ada = await world.employee({ job_title: 'Cook' });
    const { data } = await api.patch(`/users/${ada.id}`, { job_title: 'Chef', level: 'LEAD', payroll_id: 'P-1' });
    expect(await eventsOf(ada.id)).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'user.updated',
        subject_id: ada.id,
        snapshot: Object.fromEntries(namesOf(['directory']).map((name) => [name, data[name]])),
        previous: { job_title: 'Cook', level: 'STANDARD' },
        surface: 'api',
        actor_id: admin.id,
      },
    ]);
  });

  it('raises user.updated without previous when employment alone changed', async () => {
    const ada = await world.employee();
    const { data } = await api.patch(`/users/${ada.id}`, { employee_id: 'E-1', probation_period_months: 6 });
    const [event, ...more] = await eventsOf(ada.id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ type: 'user.updated', previous: null });
    expect(event?.snapshot).not.toHaveProperty('employee_id');
    expect(event?.snapshot).toMatchObject({ updated_at: data.updated_at });
  });

  it('200: what is already so changes nothing: no event, the same updated_at', async () => {
    const ada = await world.employee({ job_title: 'Cook', department: 'Kitchen', ...employment });
    const before = (await api.get(`/users/${ada.id}`)).data;
    const same = { job_title: 'Cook', department_id: ada.departmentId, role: 'EMPLOYEE', ...employment };
    for (const body of [same, {}]) {
      const { status, data } = await api.patch(`/users/${ada.id}`, body);
      expect(status).toBe(200);
      expect(data).toEqual(before);
      expect(await lastAudit()).toMatchObject({ action: 'users.update', subject_id: ada.id, changed_fields: [] });
    }
    expect(await eventsOf(ada.id)).toEqual([]);
  });

  it('is in the audit log with the fields that changed, not those that were sent', async () => {
    const ada = await world.employee({ job_title: 'Cook' });
    const { body } = await api.patch(`/users/${ada.id}`, { level: 'LEAD', job_title: 'Cook', division: 'Food' });
    expect(await lastAudit()).toMatchObject({
      action: 'users.update',
      subject_type: 'user',
      subject_id: ada.id,
      actor_id: admin.id,
      changed_fields: ['division', 'level'],
      request_id: body.meta.request_id,
    });
  });

  it('200: the answer has the tiers of the token, and the access log the private ones', async () => {
    const ada = await somebodyKnown(world, 'Kitchen');
    const before = (await world.accessLog()).length;
    const narrow = await (
      await executive.api(['users:write', 'users.govid:read'])
    ).patch(`/users/${ada.id}`, {
      job_title: 'Chef',
    });
    expect(Object.keys(narrow.data).sort()).toEqual(namesOf(['directory', 'government_id']));
    const whole = await (await executive.api()).patch(`/users/${ada.id}`, { job_title: 'Head chef' });
    expect(whole.data).toMatchObject({ job_title: 'Head chef', nationality: 'Canadian', tax_id: 'TX-889201' });
    const rows = (await world.accessLog()).slice(before);
    expect(rows.map(({ user_id, tier }) => [user_id, tier])).toEqual([
      [ada.id, 'government_id'],
      [ada.id, 'personal'],
      [ada.id, 'government_id'],
    ]);
  });
});

describe('PATCH /users/{id}: refused input', () => {
  it.each([
    [{ email: 'new@example.com' }, 'email'],
    [{ is_active: false }, 'is_active'],
    [{ id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'id'],
    [{ created_at: '2026-01-01T00:00:00.000Z' }, 'created_at'],
    [{ probation_end_date: '2026-05-01' }, 'probation_end_date'],
    [{ phone: '1' }, 'phone'],
    [{ tax_id: '1' }, 'tax_id'],
    [{ nick: 'A' }, 'nick'],
    [{ first_name: null }, 'first_name'],
    [{ first_name: ' ' }, 'first_name'],
    [{ job_title: '' }, 'job_title'],
    [{ role: null }, 'role'],
    [{ probation_period_months: 9 }, 'probation_period_months'],
    [{ probation_period_months: 3.5 }, 'probation_period_months'],
    [{ employment_end_date: '2026-01-30' }, 'employment_end_date'],
    [{ employment_start_date: '2027-07-01' }, 'employment_end_date'],
  ])('422: %j', async (body, field) => {
    const ada = await world.employee(employment);
    expect(await refusal(api, ada.id, body)).toEqual({ status: 422, code: 'VALIDATION_FAILED', field });
    expect(await eventsOf(ada.id)).toEqual([]);
  });

  it('422: a body that is no object, or none at all', async () => {
    const ada = await world.employee();
    for (const body of [undefined, [], 'null']) expect((await api.patch(`/users/${ada.id}`, body)).status).toBe(422);
  });

  it('422 (rule 4): a department or manager that is unknown or of another organization', async () => {
    const ada = await world.employee();
    const elsewhere = await world.another();
    for (const department_id of [world.newId('dep'), await elsewhere.department('Kitchen')]) {
      expect(await refusal(api, ada.id, { department_id })).toMatchObject({ status: 422, field: 'department_id' });
    }
    for (const manager_id of [world.newId('usr'), (await elsewhere.employee()).id]) {
      expect(await refusal(api, ada.id, { manager_id })).toMatchObject({ status: 422, field: 'manager_id' });
    }
  });
});

describe('PATCH /users/{id}: managers', () => {
  it('422: no one manages themselves, directly or through others', async () => {
    const [a, b, c] = [await world.employee(), await world.employee(), await world.employee()];
    expect(await refusal(api, a.id, { manager_id: a.id })).toMatchObject({ status: 422, field: 'manager_id' });
    expect((await api.patch(`/users/${b.id}`, { manager_id: a.id })).status).toBe(200);
    expect((await api.patch(`/users/${c.id}`, { manager_id: b.id })).status).toBe(200);
    expect(await refusal(api, a.id, { manager_id: c.id })).toMatchObject({ status: 422, field: 'manager_id' });
    expect((await api.patch(`/users/${b.id}`, { manager_id: null })).status).toBe(200);
    expect((await api.patch(`/users/${a.id}`, { manager_id: c.id })).status).toBe(200);
  });

  it('200, 422: two changes at once cannot close a circle', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await world.employee(), await world.employee()];
      const answers = await Promise.all([
        api.patch(`/users/${a.id}`, { manager_id: b.id }),
        api.patch(`/users/${b.id}`, { manager_id: a.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

describe('PATCH /users/{id}: who may', () => {
  it('404: an id that does not exist, is malformed, or belongs to another organization', async () => {
    const elsewhere = await world.another();
    const stranger = await elsewhere.employee();
    const whole = await executive.api();
    for (const id of [world.newId('usr'), 'usr_1', stranger.id]) {
      expect(await refusal(whole, id, { job_title: 'X' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await elsewhere.events()).toEqual([]);
  });

  it('403 (rule 1): only an Executive edits an Executive', async () => {
    const other = await world.executive();
    expect(await refusal(api, other.id, { job_title: 'X' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await (await executive.api()).patch(`/users/${other.id}`, { job_title: 'X' })).status).toBe(200);
  });

  it('403 (rule 1): only an Executive promotes to Executive', async () => {
    const ada = await world.employee();
    expect(await refusal(api, ada.id, { role: 'EXECUTIVE' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const { data } = await (await executive.api()).patch(`/users/${ada.id}`, { role: 'EXECUTIVE' });
    expect(data.role).toBe('EXECUTIVE');
  });

  it('403 (rule 2): no one changes their own role, up or down', async () => {
    expect(await refusal(api, admin.id, { role: 'EMPLOYEE' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const own = await executive.api();
    expect(await refusal(own, executive.id, { role: 'ADMINISTRATOR' })).toMatchObject({ status: 403 });
    expect(await refusal(await admin.app(), admin.id, { role: 'EXECUTIVE' })).toMatchObject({ status: 403 });
    const { status, data } = await api.patch(`/users/${admin.id}`, { role: 'ADMINISTRATOR', job_title: 'Boss' });
    expect([status, data.job_title]).toEqual([200, 'Boss']);
  });

  it('403 (rule 3): employment, as all else, is for Administrators and Executives', async () => {
    const ada = await world.employee({ department: 'Bar' });
    const head = await world.departmentHeadOf('Bar');
    for (const person of [head, ada]) {
      const token = await person.api(['users:read', 'users:write', 'users.employment:read']);
      for (const client of [token, await person.app()]) {
        const { status, error } = await client.patch(`/users/${ada.id}`, { payroll_id: 'P-2' });
        expect(status).toBe(403);
        expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
      }
    }
  });

  it('403 SCOPE_MISSING: a token without users:write', async () => {
    const ada = await world.employee();
    const { status, error } = await (await admin.api(['users:read'])).patch(`/users/${ada.id}`, { job_title: 'X' });
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'users:write' } });
  });
});

describe('PATCH /users/{id}: at once', () => {
  it('200: changes of different fields both stay, each with its own event', async () => {
    const ada = await world.employee({ job_title: 'Cook' });
    const answers = await Promise.all([
      api.patch(`/users/${ada.id}`, { job_title: 'Chef' }),
      api.patch(`/users/${ada.id}`, { division: 'Food' }),
      api.patch(`/users/${ada.id}`, { work_location: 'Toronto' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.get(`/users/${ada.id}`)).data).toMatchObject({
      job_title: 'Chef',
      division: 'Food',
      work_location: 'Toronto',
    });
    const previous = (await eventsOf(ada.id)).map((event) => event.previous);
    expect(previous).toHaveLength(3);
    expect(previous).toEqual(
      expect.arrayContaining([{ job_title: 'Cook' }, { division: null }, { work_location: null }]),
    );
  });

  it('200: of two equal changes one is made', async () => {
    const ada = await world.employee({ job_title: 'Cook' });
    const change = () => api.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await eventsOf(ada.id)).toHaveLength(1);
  });
});
