import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { packageKind, packageNames } from '../../kernel/packages.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { reportIn } from '../expenses/testing/claims.ts';
import { givePassword, Visitor } from '../sign-in/testing/accounts.ts';
import { eightHours } from '../time/testing/workplace.ts';

const harness = await openHarness();
const { world, installation } = harness;
const today = () => dayIn('America/Toronto', installation.clock.nowMs());
const inDays = (days: number) => addDays(today(), days);

const admin = await world.administrator();
const executive = await world.executive();
const cook = await world.employee({ department: 'Kitchen' });
const kitchen = await world.department('Kitchen');

let app: Client;
let api: Client;
let byExecutive: Client;
beforeAll(async () => {
  [app, api, byExecutive] = await Promise.all([admin.app(), admin.api(), executive.app()]);
});

const grant = (more: object = {}) => ({
  package: 'EXPENSES_PAYING',
  department_ids: null,
  starts_on: today(),
  ends_on: inDays(30),
  reason: 'Pays the expenses until April.',
  ...more,
});

let count = 0;
const guest = (more: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Counts',
  email: `accountant${String(count++)}@example.com`,
  job_title: 'Accountant',
  is_guest: true,
  grants: [grant()],
  ...more,
});

const refusal = ({ status, error }: Response) => ({ status, ...error?.details });

async function added(more: object = {}): Promise<{ id: string; email: string; client: Client }> {
  const { status, data, text } = await app.post('/users', guest(more));
  expect(status, text).toBe(201);
  return { id: data.id, email: data.email, client: await world.signedIn(data.id) };
}

const grantOf = async (id: string) => (await app.get('/access-grants', { query: { user_id: id } })).data[0];

/** Rights are kept for a second, which a test does not wait for. */
const now = () => installation.permissionCache.forget(world.organizationId);

describe('POST /users with is_guest', () => {
  it('201: no employment and no seat; given, invited, audited, and told as an event that says it', async () => {
    const seats = async () => (await app.get('/users', { query: { status: 'active', total: 'true' } })).body.total;
    const before = await seats();
    const { status, data } = await api.post('/users', guest());
    expect(status).toBe(201);
    expect(data).toMatchObject({ is_guest: true, is_active: false, role: 'EMPLOYEE', department_id: null });
    expect(await grantOf(data.id)).toMatchObject({
      package: 'EXPENSES_PAYING',
      standing: 'HOLDS',
      given_by_id: admin.id,
    });
    expect((await app.get(`/users/${String(data.id)}/invitation`)).data.status).toBe('SENDING');
    expect(await seats()).toBe(before);
    const events = await world.events();
    expect(events.findLast(({ type }) => type === 'user.created')?.snapshot).toMatchObject({ is_guest: true });
    const { rows } = await sql`select 1 from employment where user_id = ${data.id}`.execute(installation.database.db);
    expect(rows).toHaveLength(0);
  });

  it.each([
    ['nothing to do', { grants: [] }, 'grants'],
    ['no access at all', { grants: undefined }, 'grants'],
    ['no end', { grants: [{ ...grant(), ends_on: null }] }, 'grants.0.ends_on'],
    ['a first day in the past', { grants: [{ ...grant(), starts_on: '2020-01-01' }] }, 'grants.0.starts_on'],
    ['a role', { role: 'DEPARTMENT_HEAD' }, 'role'],
    ['a department', { department_id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'department_id'],
    ['a manager', { manager_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'manager_id'],
    ['a first day of employment', { employment_start_date: '2026-01-05' }, 'employment_start_date'],
    ['a number of the personnel office', { employee_id: 'E-1' }, 'employee_id'],
  ])('422: %s', async (_what, more, field) => {
    const body = guest(more);
    expect(refusal(await app.post('/users', body))).toMatchObject({ status: 422, field });
    expect((await app.get('/users', { query: { is_guest: 'true', email: body.email } })).data).toEqual([]);
  });

  it('422: access for someone who is no guest; 403: what one could not give, and by who was given to hire', async () => {
    const { is_guest: _no, ...employee } = guest();
    expect(refusal(await app.post('/users', employee))).toMatchObject({ status: 422, field: 'grants' });
    const auditor = guest({ grants: [grant({ package: 'AUDITING' })] });
    expect(refusal(await app.post('/users', auditor))).toMatchObject({
      status: 403,
      required_role: 'EXECUTIVE',
      field: 'grants.0.package',
    });
    expect((await byExecutive.post('/users', auditor)).status).toBe(201);
    const hiring = await world.employee();
    await app.post('/access-grants', { ...grant({ package: 'HIRING' }), user_id: hiring.id });
    expect(refusal(await (await hiring.app()).post('/users', guest()))).toMatchObject({
      status: 403,
      field: 'is_guest',
    });
  });

  it('403: alone, where the organization wants a second person', async () => {
    await world.set({ four_eyes: ['ACCESS_GIVEN'] });
    const alone = await app.post('/users', guest());
    const employee = await app.post('/users', { ...guest(), is_guest: undefined, grants: undefined });
    await world.set({});
    expect(refusal(alone)).toMatchObject({ status: 403, reason: 'needs_proposal' });
    expect(employee.status).toBe(201);
  });
});

describe('a guest', () => {
  it('finds what they were given, and nothing else', async () => {
    const report = await reportIn('APPROVED', { person: await cook.app(), decider: app, app });
    await world.set({ directory_employee_sees_all: true });
    const { client, id } = await added();
    const { data: session } = await client.get('/session');
    expect(session).toMatchObject({ user: { id, is_guest: true }, packages: ['EXPENSES_PAYING'] });
    expect(session.abilities).toEqual(
      expect.arrayContaining(['home.get', 'expenseReports.list', 'expenseReports.pay']),
    );
    for (const one of [
      'clock.in',
      'leaves.create',
      'shifts.list',
      'expenseReports.create',
      'users.list',
      'orgChart.get',
    ])
      expect(session.abilities, one).not.toContain(one);
    expect((await client.get('/home')).status).toBe(200);
    expect((await client.get('/me')).data).toMatchObject({ id, is_guest: true });
    expect((await client.get('/access-grants')).data).toHaveLength(1);
    expect((await client.get('/expense-reports')).data).toMatchObject([{ id: report.id }]);
    for (const path of ['/users', '/shifts', '/leaves', '/timesheets', '/clock', '/documents', '/announcements/mine'])
      expect(refusal(await client.get(path)), path).toMatchObject({ status: 403, reason: 'guest' });
    expect(refusal(await client.post('/clock/in'))).toMatchObject({ status: 403, reason: 'guest' });
    expect(refusal(await client.post('/expense-reports', { title: 'Mine' }))).toMatchObject({
      status: 403,
      reason: 'guest',
    });
    expect((await client.get(`/users/${cook.id}`)).status).toBe(404);
    expect((await client.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' })).data.status).toBe(
      'PAID',
    );
    await world.set({});
  });

  it('is in no list of people, and is found by administrators who ask for guests', async () => {
    const { id, client } = await added();
    const listed = async (by: Client, query: Record<string, string> = {}) =>
      ((await by.get('/users', { query })).data as { id: string }[]).some((one) => one.id === id);
    expect(await listed(app)).toBe(false);
    expect(await listed(app, { status: 'inactive' })).toBe(false);
    expect(await listed(app, { is_guest: 'true' })).toBe(true);
    expect(await listed(app, { is_guest: 'false' })).toBe(false);
    expect(await listed(await cook.app(), { is_guest: 'true' })).toBe(false);
    expect((await app.get(`/users/${id}`)).data.is_guest).toBe(true);
    expect((await (await cook.app()).get(`/users/${id}`)).status).toBe(404);
    expect((await app.get('/org-chart')).text).not.toContain(id);
    expect((await client.get(`/users/${id}`)).data.id).toBe(id);
  });

  it('has nothing of an employment: each is refused in words', async () => {
    const { id } = await added();
    const day = inDays(5);
    const shift = { user_id: id, starts_at: `${day}T13:00:00Z`, ends_at: `${day}T18:00:00Z`, department_id: kitchen };
    const leaveType = (
      await app.post('/leave-types', { name: 'Vacation', code: 'VAC', unit: 'DAYS', annual_allowance: 20 })
    ).data.id as string;
    for (const [path, body, field] of [
      ['/shifts', shift, 'user_id'],
      ['/time-entries', { user_id: id, ...eightHours(inDays(-3)) }, 'user_id'],
      ['/leaves', { user_id: id, leave_type_id: leaveType, start_date: day, end_date: day }, 'user_id'],
      [`/users/${id}/compensation`, { effective_date: day, amount: 20, pay_type: 'HOURLY', currency: 'CAD' }, 'id'],
      [`/users/${id}/checklists`, { type: 'ONBOARDING' }, 'id'],
      [`/users/${id}/employment`, { effective_date: day, values: { job_title: 'Cook' } }, 'id'],
      [`/users/${id}/reactivate`, {}, 'id'],
      ['/departments', { name: 'Books', head_id: id }, 'head_id'],
    ] as const) {
      expect(refusal(await app.post(path, body)), path).toMatchObject({ reason: 'guest', field });
    }
    const changed = async (body: object) => refusal(await app.patch(`/users/${id}`, body));
    expect(await changed({ department_id: kitchen })).toMatchObject({
      status: 422,
      field: 'department_id',
      reason: 'guest',
    });
    expect(await changed({ manager_id: cook.id })).toMatchObject({ status: 422, field: 'manager_id' });
    expect(await changed({ role: 'ADMINISTRATOR' })).toMatchObject({ status: 422, field: 'role' });
    expect((await changed({ last_name: 'Lovelace' })).status).toBe(200);
    expect(refusal(await app.patch(`/users/${cook.id}`, { manager_id: id }))).toMatchObject({
      status: 422,
      field: 'manager_id',
    });
  });

  it('422: nobody becomes a guest, and access of a guest always ends', async () => {
    expect(refusal(await app.patch(`/users/${cook.id}`, { is_guest: true }))).toMatchObject({ status: 422 });
    await expect(
      sql`update users set is_guest = true, is_active = false where id = ${cook.id}`.execute(installation.database.db),
    ).rejects.toThrow('does not become a guest');
    const { id } = await added();
    const { id: given } = await grantOf(id);
    expect(refusal(await app.patch(`/access-grants/${String(given)}`, { ends_on: null }))).toMatchObject({
      status: 422,
      field: 'ends_on',
    });
    const more = { ...grant({ package: 'REPORTS_READING', ends_on: null }), user_id: id };
    expect(refusal(await app.post('/access-grants', more))).toMatchObject({
      status: 422,
      field: 'ends_on',
      reason: 'guest',
    });
    expect((await app.post('/access-grants', { ...more, ends_on: inDays(3) })).status).toBe(201);
  });
});

describe('the end', () => {
  it('comes with the last grant: sessions and tokens stop, sign-in says why, and a new grant lets them in again', async () => {
    const { id, email } = await added();
    await givePassword(harness, { id, email } as Somebody);
    const signedIn = await world.signedIn(id);
    const { data: token } = await signedIn.post('/tokens', { name: 'Books', scopes: ['expenses:read'] });
    const byToken = world.clientWith(token.token);
    expect((await byToken.get('/expense-reports')).status).toBe(200);
    const held = await grantOf(id);
    await app.post('/access-grants', { ...grant({ package: 'REPORTS_READING' }), user_id: id });
    await app.delete(`/access-grants/${String(held.id)}`);
    now();
    expect((await signedIn.get('/session')).data.packages).toEqual(['REPORTS_READING']);
    await app.delete(`/access-grants/${String((await grantOf(id)).id)}`);
    now();
    expect((await signedIn.get('/session')).status).toBe(401);
    expect((await byToken.get('/expense-reports')).status).toBeGreaterThanOrEqual(401);
    const outside = await new Visitor(harness).signIn(email);
    expect(refusal(outside)).toMatchObject({ status: 401, reason: 'guest' });
    expect(outside.error?.message).toContain('ended');
    expect(refusal(await new Visitor(harness).signIn(email, 'another bicycle in June')).reason).toBeUndefined();
    await app.post('/access-grants', { ...grant(), user_id: id });
    now();
    expect((await new Visitor(harness).signIn(email)).status).toBe(200);
  });

  it('401: reaches what waits: a token that asked before it was taken back reads nothing more', async () => {
    const { id, client } = await added();
    const { data } = await client.post('/tokens', { name: 'Waits', scopes: ['expenses:read', 'access_grants:read'] });
    const waiting = world.clientWith(data.token);
    const { body } = await waiting.get('/events');
    const answer = waiting.get('/events', { query: { cursor: body.meta.next_cursor, wait: '20' } });
    const waits = async () => (await sql`select 1 from event_waits`.execute(installation.database.db)).rows.length;
    while ((await waits()) === 0) await new Promise((resolve) => setImmediate(resolve));
    await app.delete(`/access-grants/${String((await grantOf(id)).id)}`);
    expect((await answer).status).toBe(401);
  });

  it('comes by day; before the first day they come in and find nothing yet', async () => {
    const { client } = await added({ grants: [grant({ starts_on: inDays(2), ends_on: inDays(3) })] });
    const dayMs = 86_400_000;
    expect((await client.get('/session')).data.packages).toEqual([]);
    expect((await client.get('/access-grants')).data).toMatchObject([{ standing: 'PLANNED' }]);
    expect(refusal(await client.get('/expense-reports'))).toMatchObject({ status: 403, reason: 'guest' });
    await advance(installation, 2 * dayMs);
    now();
    expect((await client.get('/expense-reports')).status).toBe(200);
    await advance(installation, 2 * dayMs);
    now();
    expect((await client.get('/session')).status).toBe(401);
  });
});

describe('POST /users/{id}/hire', () => {
  const hire = (id: string, body: object = {}, client = api) =>
    client.post(`/users/${id}/hire`, { start_date: today(), ...body });

  it('200: an employment begins, with what they were given; audited and told', async () => {
    const { id, client } = await added();
    const { status, data, text } = await hire(id, {
      department_id: kitchen,
      job_title: 'Bookkeeper',
      employment_type: 'PART_TIME',
    });
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      is_guest: false,
      is_active: true,
      department_id: kitchen,
      employment_start_date: today(),
      employment_type: 'PART_TIME',
    });
    expect((await api.get(`/users/${id}/employment-history`)).data).toMatchObject([
      { effective_date: today(), status: 'CURRENT', values: { job_title: 'Bookkeeper', department_id: kitchen } },
    ]);
    now();
    expect((await client.get('/session')).data).toMatchObject({
      user: { is_guest: false },
      packages: ['EXPENSES_PAYING'],
    });
    expect((await client.get('/leaves')).status).toBe(200);
    const told = (await world.events()).filter(({ subject_id }) => subject_id === id).map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(['user.reactivated', 'user.updated']));
    expect((await world.audit()).some(({ action, subject_id }) => action === 'users.hire' && subject_id === id)).toBe(
      true,
    );
    expect(refusal(await hire(id))).toMatchObject({ status: 409, reason: 'state' });
  });

  it('409, 422, 403, 404: an employee, no first day, a role or a seat that is not to be had, out of sight', async () => {
    expect(refusal(await hire(cook.id))).toMatchObject({ status: 409, reason: 'state', field: 'id' });
    const { id } = await added();
    expect(refusal(await hire(id, { start_date: undefined }))).toMatchObject({ status: 422, field: 'start_date' });
    expect(refusal(await hire(id, { department_id: world.newId('dep') }))).toMatchObject({
      status: 422,
      field: 'department_id',
    });
    expect(refusal(await hire(id, { manager_id: id })).status).toBe(422);
    expect(refusal(await hire(id, { role: 'EXECUTIVE' })).status).toBe(403);
    expect((await hire(id, {}, await (await world.departmentHeadOf('Bar')).app())).status).toBe(403);
    const other = await world.another({ plan: 'PRO', seat_limit: 1 });
    const owner = await (await other.executive()).app();
    expect((await hire(id, {}, owner)).status).toBe(404);
    const { data } = await owner.post('/users', guest());
    expect(refusal(await hire(data.id, {}, owner))).toMatchObject({ status: 403, reason: 'seats' });
    const both = await Promise.all([hire(id), hire(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('POST /users/{id}/erase of a guest', () => {
  it('202: their data is gone, and nobody comes in by it', async () => {
    const { id, client } = await added();
    expect((await byExecutive.post(`/users/${id}/erase`)).status).toBe(202);
    now();
    expect((await client.get('/session')).status).toBe(401);
    expect((await app.get(`/users/${id}`)).data).toMatchObject({ first_name: 'Erased', is_guest: true });
    expect((await app.get('/access-grants', { query: { user_id: id } })).data).toEqual([]);
  });
});

it('every operation that a package names for guests is there', () => {
  const ids = new Set(installation.catalogue.operations.map(({ id }) => id));
  for (const name of packageNames) expect(packageKind(name).forGuests.filter((id) => !ids.has(id))).toEqual([]);
});
