import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { mergeDue } from '../../people/departments/merges/carry-out.ts';
import { restaurant, rota } from '../testing/restaurant.ts';

const harness = await openHarness();
const { world, admin, app, kitchen } = await restaurant(harness.world);
const bar = await world.department('Bar');
const headApp = await (await world.departmentHeadOf('Kitchen')).app();
const barApp = await (await world.departmentHeadOf('Bar')).app();
const cook = await world.employee({ department: 'Kitchen' });
const other = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });

/** The Wednesday of a week without a holiday, at noon in Toronto. */
harness.installation.clock.setOffset(Date.parse('2027-01-20T17:00:00.000Z') - Date.now());
const week = '2027-01-18';
const on = (day: string, from: string, to: string) => ({
  starts_at: new Date(`${day}T${from}:00-05:00`).toISOString(),
  ends_at: new Date(`${day}T${to}:00-05:00`).toISOString(),
});
const budget = { department_id: kitchen, week, hours: 40, amount: 800 };
const weekOf = async (client = app, query: object = {}) => {
  const answer = await client.get('/schedule', { query: { week_start: week, ...query } });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.budgets as object[];
};
const costOf = async () => (await app.get('/schedule/cost', { query: { week_start: week } })).data.budgets as object[];

describe('/labor-budgets', () => {
  it('201, 200, 409: set, read, changed and deleted; a department has one a week', async () => {
    const made = await app.post('/labor-budgets', budget);
    expect(made, made.text).toMatchObject({ status: 201, data: budget });
    const path = `/labor-budgets/${String(made.data.id)}`;
    expect(await app.post('/labor-budgets', budget)).toMatchObject({
      status: 409,
      error: { details: { field: 'week' } },
    });
    expect((await app.post('/labor-budgets', { ...budget, week: '2027-01-25', hours: 12.25 })).status).toBe(201);
    const found = async (query: object) =>
      ((await app.get('/labor-budgets', { query: query as Record<string, string> })).data as { week: string }[]).map(
        (one) => one.week,
      );
    expect(await found({ department_id: kitchen })).toEqual([week, '2027-01-25']);
    expect(await found({ week: '2027-01-25' })).toEqual(['2027-01-25']);
    expect(await found({ department_id: bar })).toEqual([]);
    expect((await app.patch(path, { amount: null })).data).toMatchObject({ hours: 40, amount: null });
    expect((await app.patch(path, { hours: null })).status).toBe(422);
    expect((await app.patch(path, { hours: 38.5, amount: 770.125 })).data).toMatchObject({
      hours: 38.5,
      amount: 770.125,
    });
    expect((await app.delete(path)).status).toBe(200);
    expect((await app.get(path)).status).toBe(404);
  });

  it('200, 404: a Department Head reads the hours of their departments, and never money; 403: they set none', async () => {
    const { data } = await app.post('/labor-budgets', budget);
    const money = await app.post('/labor-budgets', { department_id: kitchen, week: '2027-02-01', amount: 500 });
    const path = `/labor-budgets/${String(data.id)}`;
    const seen = await headApp.get(path);
    expect(seen.data).toMatchObject({ hours: 40 });
    expect(seen.text).not.toContain('amount');
    expect((await headApp.get(`/labor-budgets/${String(money.data.id)}`)).status).toBe(404);
    const listed = await headApp.get('/labor-budgets', { query: { department_id: kitchen } });
    expect(listed.text).not.toMatch(/amount|500/);
    expect(JSON.stringify(await weekOf(headApp))).not.toMatch(/amount|800/);
    expect((await barApp.get(path)).status).toBe(404);
    expect((await barApp.get('/labor-budgets')).data).toEqual([]);
    expect(await weekOf(barApp)).toEqual([]);
    expect((await headApp.post('/labor-budgets', { ...budget, week: '2027-02-08' })).status).toBe(403);
    expect((await headApp.patch(path, { hours: 50 })).status).toBe(403);
    expect((await headApp.delete(path)).status).toBe(403);
    expect((await (await cook.app()).get('/labor-budgets')).status).toBe(403);
    const token = await admin.api(['labor_budgets:read']);
    expect((await token.get(path)).data).toMatchObject({ amount: 800 });
    expect((await token.delete(path)).status).toBe(403);
    expect((await app.delete(path)).status).toBe(200);
  });

  it('422: not the first day of a week, no such department, nothing that is limited, more decimals than are kept', async () => {
    const fieldOf = async (change: object): Promise<unknown> => {
      const { status, error } = await app.post('/labor-budgets', { ...budget, week: '2027-03-01', ...change });
      return [status, error.details.field];
    };
    expect(await fieldOf({ week: '2027-03-02' })).toEqual([422, 'week']);
    expect(await fieldOf({ department_id: world.newId('dep') })).toEqual([422, 'department_id']);
    expect(await fieldOf({ hours: null, amount: null })).toEqual([422, 'hours']);
    expect(await fieldOf({ hours: 1.005 })).toEqual([422, 'hours']);
    expect(await fieldOf({ amount: 1.00005 })).toEqual([422, 'amount']);
    expect(await fieldOf({ hours: -1 })).toEqual([422, 'hours']);
  });
});

describe('a week beside its budget', () => {
  it('what is over was worked, what comes is planned, of today the more of both; by the department of the shift', async () => {
    expect((await app.post('/labor-budgets', budget)).status).toBe(201);
    expect(await weekOf()).toMatchObject([{ hours: 40, planned_minutes: 0, worked_minutes: 0, forecast_minutes: 0 }]);
    for (const [id, amount] of [
      [cook.id, 20],
      [waiter.id, 30],
    ] as const) {
      const pay = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount };
      expect((await app.post(`/users/${id}/compensation`, pay)).status).toBe(201);
    }
    const add = rota(app);
    const entry = async (body: object) => {
      const answer = await app.post('/time-entries', body);
      expect(answer.status, answer.text).toBe(201);
    };
    // Monday: eight planned, six worked. Wednesday, today: four planned, five worked. Saturday: a draft of eight with half an hour of break.
    await add({ user_id: cook.id, ...on('2027-01-18', '09:00', '17:00') });
    await entry({
      user_id: cook.id,
      clock_in: on('2027-01-18', '09:00', '15:00').starts_at,
      clock_out: on('2027-01-18', '09:00', '15:00').ends_at,
    });
    await add({ user_id: cook.id, ...on('2027-01-20', '06:00', '10:00') });
    await entry({
      user_id: cook.id,
      clock_in: on('2027-01-20', '06:00', '11:00').starts_at,
      clock_out: on('2027-01-20', '06:00', '11:00').ends_at,
    });
    await add({ user_id: cook.id, is_published: false, break_minutes: 30, ...on('2027-01-23', '09:00', '17:00') });
    // One of the bar is lent for Friday; a cook works at the bar, which is none of the kitchen's.
    await add({ user_id: waiter.id, department_id: kitchen, ...on('2027-01-22', '18:00', '20:00') });
    await add({ user_id: other.id, department_id: bar, ...on('2027-01-22', '18:00', '23:00') });
    // Open and called off shifts are nobody's hours.
    await add({ department_id: kitchen, ...on('2027-01-22', '09:00', '17:00') });
    const off = await add({ user_id: other.id, ...on('2027-01-21', '09:00', '17:00') });
    expect((await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' })).status).toBe(200);
    const hours = {
      planned_minutes: 480 + 240 + 450 + 120,
      worked_minutes: 360 + 300,
      forecast_minutes: 360 + 300 + 450 + 120,
    };
    expect(await weekOf()).toMatchObject([{ department_id: kitchen, hours: 40, ...hours }]);
    expect(await weekOf(headApp)).toMatchObject([hours]);
    expect(await weekOf(app, { department_id: bar })).toEqual([]);
    expect(await costOf()).toMatchObject([
      { amount: 800, planned: 20 * 19.5 + 30 * 2, worked: 20 * 11, forecast: 20 * 18.5 + 30 * 2 },
    ]);
  });

  it('where time is not tracked all is as planned, and each pay that is in the figures is told to its person', async () => {
    const looks = async (): Promise<number> => {
      const answer = await (await waiter.app()).get('/my-access-log', { query: { limit: '100' } });
      return (answer.data as { tier: string }[]).filter(({ tier }) => tier === 'compensation').length;
    };
    const before = await looks();
    await costOf();
    expect(await looks()).toBe(before + 1);
    await world.set({ modules: { time_tracking: false } });
    const [hours] = (await weekOf()) as { planned_minutes: number; worked_minutes: null; forecast_minutes: number }[];
    expect([hours?.worked_minutes, hours?.forecast_minutes]).toEqual([null, hours?.planned_minutes]);
    expect(await costOf()).toMatchObject([{ worked: null }]);
  });

  it('a department that becomes part of another takes its budgets along: of a week that both have one is made', async () => {
    const terrace = await world.department('Terrace');
    for (const [name, body] of [
      ['both', { department_id: terrace, week: '2027-04-05', hours: 10 }],
      ['theirs', { department_id: terrace, week: '2027-04-12', amount: 100 }],
      ['over', { department_id: terrace, week: '2027-01-11', hours: 7 }],
      ['ours', { department_id: bar, week: '2027-04-05', hours: 30, amount: 200 }],
    ] as const) {
      const answer = await app.post('/labor-budgets', body);
      expect(answer.status, `${name}: ${answer.text}`).toBe(201);
    }
    const wanted = { department_id: terrace, weekday: 6, from: '17:00', to: '22:00', people: 3 };
    expect((await app.post('/staffing-requirements', wanted)).status).toBe(201);
    const merged = await app.post(`/departments/${terrace}/merge`, { into_id: bar, effective_date: '2027-01-20' });
    expect(merged.status, merged.text).toBeLessThan(300);
    await mergeDue.run(harness.installation, {});
    const budgets = async (id: string) =>
      (await app.get('/labor-budgets', { query: { department_id: id } })).data as object[];
    expect(await budgets(terrace)).toMatchObject([{ week: '2027-01-11' }]);
    expect(await budgets(bar)).toMatchObject([
      { week: '2027-04-12', hours: null, amount: 100 },
      { week: '2027-04-05', hours: 40, amount: 200 },
    ]);
    expect((await app.get('/staffing-requirements', { query: { department_id: bar } })).data).toMatchObject([
      { people: 3 },
    ]);
  });
});
