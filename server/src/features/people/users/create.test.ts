import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { employment, namesOf } from './testing/somebody-known.ts';

const { world } = await openHarness();
let admin: Somebody;
let executive: Somebody;
let api: Client;

beforeAll(async () => {
  admin = await world.administrator();
  executive = await world.executive();
  api = await admin.api();
});

let count = 0;
const somebody = (fields: object = {}) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email: `grace${String(count++)}@example.com`,
  ...fields,
});
const lastEvent = async () => (await world.events()).at(-1);
const lastAudit = async () => (await world.audit()).at(-1);

describe('POST /users', () => {
  it('201: three fields are enough; the rest is null, EMPLOYEE and STANDARD', async () => {
    const body = somebody();
    const { status, data } = await api.post('/users', body);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...body,
      middle_name: null,
      department_id: null,
      manager_id: null,
      role: 'EMPLOYEE',
      level: 'STANDARD',
      is_active: true,
      employment_start_date: null,
      probation_period_months: null,
      probation_end_date: null,
    });
    expect(data.id).toMatch(/^usr_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(data.updated_at).toBe(data.created_at);
    expect((await api.get(`/users/${data.id}`)).data).toEqual(data);
  });

  it('201: every field', async () => {
    const body = somebody({
      middle_name: 'Brewster',
      preferred_name: 'Amazing',
      job_title: 'Rear admiral',
      division: 'Navy',
      work_location: 'Arlington',
      department_id: await world.department('Kitchen'),
      manager_id: admin.id,
      role: 'DEPARTMENT_HEAD',
      level: 'PRINCIPAL',
      ...employment,
    });
    const { status, data } = await api.post('/users', body);
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...body, probation_end_date: '2026-04-30' });
    expect((await api.get(`/users/${data.id}`)).data).toEqual(data);
  });

  it('201: the answer has the tiers of the token, and the access log the private ones', async () => {
    const before = (await world.accessLog()).length;
    const bare = await (await admin.api(['users:write'])).post('/users', somebody());
    expect(Object.keys(bare.data).sort()).toEqual(namesOf(['directory']));
    const whole = await (await executive.api()).post('/users', somebody());
    expect(Object.keys(whole.data).sort()).toEqual(namesOf(['directory', 'employment', 'personal', 'government_id']));
    expect(whole.data).toMatchObject({ home_address: null, emergency_contacts: [], tax_id: null });
    const rows = (await world.accessLog()).slice(before);
    expect(rows.map(({ user_id, tier, actor_id }) => [user_id, tier, actor_id])).toEqual([
      [whole.data.id, 'personal', executive.id],
      [whole.data.id, 'government_id', executive.id],
    ]);
  });

  it('raises user.created with the directory tier alone', async () => {
    const { data } = await api.post('/users', somebody(employment));
    const snapshot = Object.fromEntries(namesOf(['directory']).map((name) => [name, data[name]]));
    expect(await lastEvent()).toEqual({
      id: expect.stringMatching(/^evt_[0-9A-Z]{26}$/),
      type: 'user.created',
      subject_id: data.id,
      snapshot,
      previous: null,
      surface: 'api',
      actor_id: admin.id,
    });
  });

  it('is in the audit log with the names of the fields and none of their values', async () => {
    const body = somebody({ job_title: 'Cook' });
    const { data, body: answer } = await api.post('/users', body);
    expect(await lastAudit()).toMatchObject({
      action: 'users.create',
      subject_type: 'user',
      subject_id: data.id,
      actor_id: admin.id,
      surface: 'api',
      changed_fields: ['first_name', 'last_name', 'email', 'job_title'],
      request_id: answer.meta.request_id,
    });
  });

  it('201: in the app by the same rules', async () => {
    const { status, data } = await (await admin.app()).post('/users', somebody());
    expect(status).toBe(201);
    expect(await lastEvent()).toMatchObject({ type: 'user.created', subject_id: data.id, surface: 'app' });
  });
});

describe('POST /users: refused input', () => {
  it.each([
    [{ first_name: undefined }, 'first_name'],
    [{ last_name: undefined }, 'last_name'],
    [{ email: undefined }, 'email'],
    [{ first_name: '' }, 'first_name'],
    [{ last_name: ' \t' }, 'last_name'],
    [{ first_name: 'x'.repeat(101) }, 'first_name'],
    [{ first_name: 'a\u0000b' }, 'first_name'],
    [{ email: 'grace' }, 'email'],
    [{ email: '"a\nb"@example.com' }, 'email'],
    [{ email: '"\u0130"@example.com' }, 'email'],
    [{ email: null }, 'email'],
    [{ role: 'CEO' }, 'role'],
    [{ role: null }, 'role'],
    [{ level: 'standard' }, 'level'],
    [{ employment_type: 'FREELANCE' }, 'employment_type'],
    [{ employment_start_date: '2026-02-30' }, 'employment_start_date'],
    [{ employment_start_date: '2026-02-03T00:00:00Z' }, 'employment_start_date'],
    [{ probation_period_months: 0 }, 'probation_period_months'],
    [{ probation_period_months: 4 }, 'probation_period_months'],
    [{ probation_period_months: '3' }, 'probation_period_months'],
    [{ employment_start_date: '2026-02-03', employment_end_date: '2026-02-02' }, 'employment_end_date'],
    [{ is_active: false }, 'is_active'],
    [{ id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'id'],
    [{ probation_end_date: '2026-05-01' }, 'probation_end_date'],
    [{ phone: '1' }, 'phone'],
    [{ nick: 'G' }, 'nick'],
    [{ department_id: 'Kitchen' }, 'department_id'],
  ])('422: %j', async (fields, field) => {
    const before = (await world.events()).length;
    const { status, error } = await api.post('/users', somebody(fields));
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
    expect(await world.events()).toHaveLength(before);
  });

  it.each([3, 6, null])('201: probation_period_months %j', async (probation_period_months) => {
    const { status, data } = await api.post('/users', somebody({ probation_period_months }));
    expect([status, data.probation_period_months]).toEqual([201, probation_period_months]);
  });

  it('201: employment may start and end on one day', async () => {
    const day = '2098-02-03';
    const body = somebody({ employment_start_date: day, employment_end_date: day });
    expect((await api.post('/users', body)).status).toBe(201);
  });

  it('422: a department or manager that is unknown or of another organization', async () => {
    const elsewhere = await world.another();
    const cases = {
      department_id: [world.newId('dep'), await elsewhere.department('Kitchen')],
      manager_id: [world.newId('usr'), (await elsewhere.employee()).id],
    };
    for (const [field, ids] of Object.entries(cases)) {
      for (const id of ids) {
        const { status, error } = await api.post('/users', somebody({ [field]: id }));
        expect(status).toBe(422);
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
      }
    }
  });
});

describe('POST /users: e-mail', () => {
  it('201: kept in lower case', async () => {
    const { data } = await api.post('/users', somebody({ email: 'Grace.HOPPER@Example.COM' }));
    expect(data.email).toBe('grace.hopper@example.com');
  });

  it('201: known in another organization is known there alone', async () => {
    await (await world.another()).employee({ email: 'taken.elsewhere@example.com' });
    expect((await api.post('/users', somebody({ email: 'Taken.Elsewhere@example.com' }))).status).toBe(201);
  });

  it('409: already in use, whatever the case, also by someone inactive', async () => {
    await world.employee({ email: 'taken@example.com', is_active: false });
    for (const email of ['taken@example.com', 'TAKEN@example.com']) {
      const { status, error } = await api.post('/users', somebody({ email }));
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'email' } });
    }
  });

  it('201, 409: of five at once exactly one gets the address', async () => {
    const body = somebody();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.post('/users', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const created = (await world.events()).filter(
      ({ snapshot }) => (snapshot as { email?: string }).email === body.email,
    );
    expect(created).toHaveLength(1);
  });
});

describe('POST /users: who may', () => {
  it('403: below Administrator, though the token holds users:write', async () => {
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.api(['users:write'])).post('/users', somebody());
      expect(status).toBe(403);
      expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
      expect((await (await person.app()).post('/users', somebody())).status).toBe(403);
    }
  });

  it('403 SCOPE_MISSING: a token without users:write', async () => {
    const { status, error } = await (await admin.api(['users:read'])).post('/users', somebody());
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'users:write' } });
  });

  it('403: only an Executive creates an Executive', async () => {
    const refused = await api.post('/users', somebody({ role: 'EXECUTIVE' }));
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('FORBIDDEN');
    const created = await (await executive.api()).post('/users', somebody({ role: 'EXECUTIVE' }));
    expect([created.status, created.data.role]).toEqual([201, 'EXECUTIVE']);
  });
});

describe('POST /users: seats', () => {
  it('403: no free seat; an inactive person takes none', async () => {
    const small = await world.another({ plan: 'PRO', seat_limit: 2 });
    const owner = await small.executive();
    await small.employee({ is_active: false });
    const client = await owner.api();
    expect((await client.post('/users', somebody())).status).toBe(201);
    const { status, error } = await client.post('/users', somebody());
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'seats' } });
    expect(await small.events()).toHaveLength(1);
  });

  it('201, 403: of five at once exactly one gets the last seat', async () => {
    const small = await world.another({ plan: 'BUSINESS', seat_limit: 2 });
    const client = await (await small.executive()).api();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.post('/users', somebody())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    const { data } = await client.get('/users', { query: { status: 'active' } });
    expect(data).toHaveLength(2);
  });

  it('403: the seats of the plan if none were agreed', async () => {
    const pro = await world.another({ plan: 'PRO' });
    const client = await (await pro.executive()).api();
    for (let i = 0; i < 49; i++) await pro.employee();
    expect((await client.post('/users', somebody())).error).toMatchObject({ details: { reason: 'seats' } });
  });
});
