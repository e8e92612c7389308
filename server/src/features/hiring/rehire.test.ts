import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import { carryOutPlannedChanges } from '../people/employment/job.ts';
import { deactivate } from '../people/users/testing/operator.ts';

const { world: first, installation } = await openHarness();
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const sweep = () => carryOutPlannedChanges.run(installation, {});

let world: World;
let admin: Somebody;
let app: Client;
let api: Client;
let bar: string;
let vacation: string;

/** Sessions end with the time that passes. */
const on = async (day: string): Promise<void> => {
  at(`${day}T16:00:00Z`);
  [app, api] = [await admin.app(), await admin.api()];
};

beforeEach(async () => {
  at('2026-01-05T16:00:00Z');
  world = await first.another();
  admin = await world.administrator();
  await on('2026-01-05');
  bar = await world.department('Bar');
  const type = { name: 'Vacation', code: 'VAC', annual_allowance: 20, is_paid: true };
  vacation = (await app.post('/leave-types', type)).data.id as string;
});

/** She began in 2026 and left on 4 September 2027; it is 19 November. */
async function leaver(body: object = {}): Promise<Somebody> {
  await on('2026-01-05');
  const ada = await world.employee({
    department: 'Kitchen',
    job_title: 'Cook',
    employee_id: 'E-7',
    employment_start_date: '2026-01-05',
    probation_period_months: 3,
    ...body,
  });
  await on('2027-03-01');
  await booked(ada, '2027-03-08', '2027-03-12');
  await booked(ada, '2027-12-06', '2027-12-07');
  await on('2027-09-01');
  const list = await app.post(`/users/${ada.id}/checklists`, { type: 'OFFBOARDING', last_day: '2027-09-04' });
  expect(list.status, list.text).toBe(201);
  await on('2027-09-05');
  expect((await app.post(`/onboarding/${String(list.data.id)}/complete`)).status).toBe(200);
  await on('2027-11-19');
  expect((await app.get(`/users/${ada.id}`)).data.is_active).toBe(false);
  return ada;
}
const booked = async ({ id }: Somebody, start_date: string, end_date: string): Promise<void> => {
  const { data, status, text } = await app.post('/leaves', {
    user_id: id,
    leave_type_id: vacation,
    start_date,
    end_date,
  });
  expect(status, text).toBe(201);
  if (data.status === 'PENDING') expect((await app.post(`/leaves/${String(data.id)}/approve`)).status).toBe(200);
};
const again = (id: string, body: object = {}, client = api) =>
  client.post(`/users/${id}/rehire`, { start_date: '2027-11-15', ...body });
const periodsOf = async (id: string) => (await api.get(`/users/${id}/employment-periods`)).data.periods as object[];
const balanceOf = async (id: string, year: number) =>
  (await app.get('/leave-balances', { query: { user_id: id, year: String(year) } })).data.balances[0];
const asOf = (id: string, as_of: string) => api.get(`/users/${id}`, { query: { as_of } });
const moved = (id: string) =>
  world.events().then((all) => all.filter(({ subject_id }) => subject_id === id).map(({ type }) => type));

describe('POST /users/{id}/rehire', () => {
  it('200: a second employment with its own start, probation and role; the first stays, and as_of and history know both', async () => {
    const ada = await leaver({ role: 'DEPARTMENT_HEAD' });
    const { status, data, text } = await again(ada.id, {
      department_id: bar,
      job_title: 'Barkeeper',
      probation_period_months: 6,
      reason: 'Back for the season',
    });
    expect(status, text).toBe(200);
    expect(data).toEqual({ id: ada.id, status: 'HIRED', start_date: '2027-11-15', planned_change_id: null });
    expect((await api.get(`/users/${ada.id}`)).data).toMatchObject({
      is_active: true,
      role: 'EMPLOYEE',
      employee_id: 'E-7',
      employment_start_date: '2027-11-15',
      employment_end_date: null,
      probation_end_date: '2028-05-15',
      job_title: 'Barkeeper',
    });
    const [one, two] = [
      { number: 1, started_on: '2026-01-05', ended_on: '2027-09-04', status: 'PAST', probation_period_months: 3 },
      { number: 2, started_on: '2027-11-15', ended_on: null, status: 'CURRENT', probation_period_months: 6 },
    ];
    expect(await periodsOf(ada.id)).toMatchObject([one, two]);
    expect((await api.get(`/users/${ada.id}/employment-history`)).data).toMatchObject([
      { effective_date: '2027-11-15', is_rehire: true, reason: 'Back for the season', values: { department_id: bar } },
      { effective_date: '2026-01-05', is_rehire: false, values: { job_title: 'Cook' } },
    ]);
    expect((await asOf(ada.id, '2027-09-04')).data).toMatchObject({
      job_title: 'Cook',
      employment_start_date: '2026-01-05',
      employment_end_date: '2027-09-04',
      probation_end_date: '2026-04-05',
    });
    for (const gap of ['2027-09-05', '2027-11-14', '2026-01-04']) expect((await asOf(ada.id, gap)).status).toBe(404);
    expect((await asOf(ada.id, '2027-11-15')).data.job_title).toBe('Barkeeper');
    const listed = async (as_of: string) => (await api.get('/users', { query: { as_of } })).data as { id: string }[];
    expect((await listed('2027-09-04')).map(({ id }) => id)).toContain(ada.id);
    expect((await listed('2027-10-01')).map(({ id }) => id)).not.toContain(ada.id);
    expect((await moved(ada.id)).slice(-2)).toEqual(['user.reactivated', 'user.updated']);
    // The first day of the second employment can be put right, but not into the first.
    const to = (employment_start_date: string | null) => api.patch(`/users/${ada.id}`, { employment_start_date });
    for (const day of ['2027-09-04', null]) {
      expect(await to(day)).toMatchObject({ status: 422, error: { details: { ended_on: '2027-09-04' } } });
    }
    expect((await to('2027-11-16')).status).toBe(200);
    expect((await asOf(ada.id, '2027-11-15')).status).toBe(404);
    expect((await asOf(ada.id, '2027-09-04')).data.job_title).toBe('Cook');
    const { data: report } = await app.get('/reports/headcount', {
      query: { start_date: '2027-08-01', end_date: '2027-11-19', by: 'department' },
    });
    expect(report.totals).toMatchObject({ joined: 1, left: 1 });
  });

  it('200: leave is new: what was left is settled, what was booked beyond the last day is cancelled, nothing is given twice', async () => {
    const ada = await leaver();
    expect(await balanceOf(ada.id, 2027)).toMatchObject({ accrued: 20, taken: 7, available: 13 });
    expect((await again(ada.id)).status).toBe(200);
    expect(await balanceOf(ada.id, 2027)).toMatchObject({ accrued: 20, taken: 5, adjusted: -15, available: 0 });
    expect(await balanceOf(ada.id, 2028)).toMatchObject({ accrued: 20, carried_over: 0, available: 20 });
    const { data: entries } = await app.get('/leave-balances/ledger', { query: { user_id: ada.id, year: '2027' } });
    expect((entries as { kind: string; amount: number }[]).filter(({ kind }) => kind === 'SETTLEMENT')).toMatchObject([
      { amount: -15 },
    ]);
    // She leaves again: only what the second employment gave is to be paid out.
    await on('2028-02-01');
    const list = await app.post(`/users/${ada.id}/checklists`, { type: 'OFFBOARDING', last_day: '2028-02-10' });
    expect((await app.get(`/users/${ada.id}/leaving`)).data.leave).toMatchObject([{ available: 20 }]);
    expect((await app.post(`/onboarding/${String(list.data.id)}/complete`)).status).toBe(200);
    expect((await again(ada.id, { start_date: '2028-02-10' })).status).toBe(422);
    expect((await again(ada.id, { start_date: '2028-02-11' })).data.status).toBe('PLANNED');
    await on('2028-02-11');
    await sweep();
    expect(await periodsOf(ada.id)).toMatchObject([
      { status: 'PAST' },
      { status: 'PAST' },
      { status: 'CURRENT', number: 3 },
    ]);
    expect(await balanceOf(ada.id, 2028)).toMatchObject({ available: 0 });

    const grace = await leaver();
    expect((await again(grace.id, { leave_left: 'KEPT' })).status).toBe(200);
    expect(await balanceOf(grace.id, 2027)).toMatchObject({ accrued: 20, taken: 5, available: 15 });
  });

  it('200: a later day is planned, seen as_of then, and carried out or taken back', async () => {
    const [ada, grace] = [await leaver(), await leaver()];
    const body = { start_date: '2027-12-01', job_title: 'Chef', department_id: bar };
    const { data } = await again(ada.id, body);
    expect(data.status).toBe('PLANNED');
    expect(await again(ada.id, body)).toMatchObject({ status: 409, error: { details: { reason: 'planned' } } });
    expect((await api.get(`/users/${ada.id}`)).data).toMatchObject({ is_active: false, job_title: 'Cook' });
    expect(await periodsOf(ada.id)).toMatchObject([
      { status: 'PAST' },
      { status: 'PLANNED', started_on: '2027-12-01', planned_change_id: data.planned_change_id },
    ]);
    expect((await asOf(ada.id, '2027-12-01')).data).toMatchObject({
      job_title: 'Chef',
      employment_start_date: '2027-12-01',
    });
    expect((await asOf(ada.id, '2027-11-30')).status).toBe(404);
    expect((await app.get('/planned-changes')).data).toMatchObject([{ user_id: ada.id, is_rehire: true }]);
    const path = `/users/${ada.id}/employment/${String(data.planned_change_id)}`;
    expect(await app.patch(path, { reason: 'x' })).toMatchObject({ error: { details: { reason: 'rehire' } } });
    expect((await app.delete(path)).status).toBe(200);
    expect(await periodsOf(ada.id)).toHaveLength(1);
    expect((await asOf(ada.id, '2027-12-01')).status).toBe(404);

    await again(ada.id, body);
    await again(grace.id, body);
    // Who had not left at all is not hired again.
    expect((await app.post(`/users/${grace.id}/reactivate`)).status).toBe(200);
    expect((await app.get('/planned-changes')).data).toHaveLength(1);
    at('2027-12-01T05:01:00Z');
    await sweep();
    await sweep();
    expect((await api.get(`/users/${ada.id}`)).data).toMatchObject({ is_active: true, job_title: 'Chef' });
    expect(await periodsOf(ada.id)).toMatchObject([{ status: 'PAST' }, { status: 'CURRENT', planned_change_id: null }]);
    expect((await api.get(`/users/${ada.id}/employment-history`)).data).toMatchObject([
      { effective_date: '2027-12-01', status: 'CURRENT', is_rehire: true },
      { effective_date: '2026-01-05', status: 'PAST' },
    ]);
    expect(await periodsOf(grace.id)).toMatchObject([{ status: 'CURRENT', ended_on: null }]);
  });

  it('200: sign-in and training follow what was chosen', async () => {
    const [ada, grace] = [await leaver(), await leaver()];
    const course = (await app.post('/courses', { name: 'Hygiene' })).data.id as string;
    for (const { id } of [ada, grace]) {
      const done = { course_id: course, status: 'COMPLETED', completed_date: '2027-01-01' };
      expect((await app.post(`/users/${id}/training`, done)).status).toBe(201);
    }
    expect((await again(ada.id, { access: 'ANEW', training: 'AGAIN' })).status).toBe(200);
    expect((await again(grace.id)).status).toBe(200);
    const trained = async (id: string) => (await api.get(`/users/${id}/training`)).data as { status: string }[];
    expect((await trained(ada.id)).map(({ status }) => status).sort()).toEqual(['ASSIGNED', 'COMPLETED']);
    expect((await trained(grace.id)).map(({ status }) => status)).toEqual(['COMPLETED']);
    expect((await app.get(`/users/${ada.id}/invitation`)).data.status).toBe('SENDING');
    expect((await app.get(`/users/${grace.id}/invitation`)).data.status).not.toBe('SENDING');
  });

  it('409, 422, 403, 404: still here, a day within the first employment, a role or a seat that is not to be had, erased', async () => {
    const ada = await leaver();
    const refused = async (id: string, body: object, client = api) => {
      const { status, error } = await again(id, body, client);
      return [status, error.details?.field ?? error.details?.reason];
    };
    expect(await refused((await world.employee()).id, {})).toEqual([409, 'state']);
    expect(await refused(ada.id, { start_date: '2027-09-04' })).toEqual([422, 'start_date']);
    expect(await refused(ada.id, { employment_end_date: '2027-11-14' })).toEqual([422, 'employment_end_date']);
    expect(await refused(ada.id, { department_id: world.newId('dep') })).toEqual([422, 'department_id']);
    expect(await refused(ada.id, { manager_id: world.newId('usr') })).toEqual([422, 'manager_id']);
    expect((await refused(ada.id, { start_date: '2028-01-01', role: 'EXECUTIVE' }))[0]).toBe(403);
    const gone = { is_active: false, deactivated_at: '2027-01-01T00:00:00Z' };
    expect((await again((await world.executive(gone)).id)).status).toBe(403);
    expect((await again((await world.employee({ ...gone, erased_at: '2027-01-02T00:00:00Z' })).id)).status).toBe(404);
    expect((await again((await first.employee(gone)).id)).status).toBe(404);
    const head = await world.departmentHeadOf('Kitchen');
    expect((await again(ada.id, {}, await head.app())).status).toBe(403);
    const small = await first.another({ plan: 'PRO', seat_limit: 1 });
    const owner = await (await small.executive()).app();
    const left = await small.employee(gone);
    expect(await refused(left.id, { start_date: '2027-11-19' }, owner)).toEqual([403, 'seats']);
    expect(await refused(left.id, { start_date: '2027-12-19' }, owner)).toEqual([403, 'seats']);
    expect(await periodsOf(ada.id)).toHaveLength(1);
    const both = await Promise.all([again(ada.id), again(ada.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('POST /users/{id}/hires', () => {
  it('200: what they are paid begins with the employment, now or planned; 422, 403: with all of it undone', async () => {
    const [ada, grace] = [await leaver(), await leaver()];
    const hire = (id: string, body: object) => app.post(`/users/${id}/hires`, { start_date: '2027-11-15', ...body });
    const pay = (amount: number) => ({ compensation: { pay_type: 'HOURLY', amount } });
    const paid = async (id: string) =>
      ((await app.get(`/users/${id}/compensation`)).data as object[]).map((row) => row as Record<string, unknown>);
    const wrong = await hire(ada.id, { compensation: { pay_type: 'HOURLY', amount: 20, currency: 'QQQ' } });
    expect(wrong).toMatchObject({ status: 422, error: { details: { field: 'compensation.currency' } } });
    expect(await periodsOf(ada.id)).toHaveLength(1);
    expect((await hire(ada.id, pay(24.5))).data).toMatchObject({ status: 'HIRED' });
    expect(await paid(ada.id)).toMatchObject([{ effective_date: '2027-11-15', amount: 24.5 }]);
    expect((await hire(grace.id, { ...pay(26), start_date: '2027-12-01' })).data).toMatchObject({ status: 'PLANNED' });
    expect(await paid(grace.id)).toMatchObject([{ effective_date: '2027-12-01', amount: 26 }]);
    const third = await leaver();
    expect((await hire(third.id, {})).data).toMatchObject({ status: 'HIRED' });
    expect(await paid(third.id)).toEqual([]);
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post(`/users/${third.id}/hires`, { start_date: '2027-11-15' })).status).toBe(403);
  });
});

describe('POST /users/{id}/reactivate', () => {
  it('200: takes back an offboarding that ended access before the last day, and the list that was open', async () => {
    await on('2027-11-19');
    const ada = await world.employee({ employment_start_date: '2026-01-05', employment_end_date: '2027-12-31' });
    const start = { type: 'OFFBOARDING', last_day: '2027-11-30' };
    const { id } = (await app.post(`/users/${ada.id}/checklists`, start)).data;
    expect((await app.post(`/onboarding/${String(id)}/complete`)).status).toBe(200);
    const { data } = await app.post(`/users/${ada.id}/reactivate`);
    expect(data).toMatchObject({ is_active: true, employment_end_date: '2027-12-31' });

    const open = (await app.post(`/users/${ada.id}/checklists`, { ...start, last_day: '2027-11-18' })).data
      .id as string;
    await deactivate(installation, world, ada, admin);
    expect((await again(ada.id, { start_date: '2027-11-19' })).status).toBe(200);
    expect((await app.get(`/onboarding/${open}`)).data.status).toBe('CANCELLED');
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject({ is_active: true, employment_end_date: null });
  });
});

describe('POST /users/known', () => {
  it('200: whom the caller sees, by address or by name and day of birth; nobody else', async () => {
    const ada = await leaver({ first_name: 'Zoé', last_name: 'Lund' });
    const { email } = (await app.get(`/users/${ada.id}`)).data;
    await app.patch(`/users/${ada.id}/personal`, { date_of_birth: '1990-02-03' });
    const known = async (body: object) => (await app.post('/users/known', body)).data.people as object[];
    expect(await known({ email: String(email).toUpperCase() })).toMatchObject([
      { id: ada.id, is_active: false, left_on: '2027-09-04', known_by: 'EMAIL' },
    ]);
    const name = { first_name: 'zoe', last_name: 'LUND', date_of_birth: '1990-02-03' };
    expect(await known({ email: 'new@example.com', ...name })).toMatchObject([
      { id: ada.id, known_by: 'NAME_AND_BIRTH' },
    ]);
    expect((await world.accessLog()).at(-1)).toMatchObject({ user_id: ada.id });
    for (const other of [{ ...name, date_of_birth: '1990-02-04' }, { first_name: 'Zoé', last_name: 'Lund' }, {}]) {
      expect(await known(other)).toEqual([]);
    }
    const stranger = await (await (await first.another()).administrator()).app();
    expect((await stranger.post('/users/known', { email, ...name })).data.people).toEqual([]);
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post('/users/known', { email })).status).toBe(403);
  });
});
