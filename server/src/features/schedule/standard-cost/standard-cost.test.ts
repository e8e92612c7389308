import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { addDays } from '../../../lib/days.ts';
import { restaurant, rota } from '../testing/restaurant.ts';
import { workOutStandardCosts } from './work-out.ts';

const harness = await openHarness();
const { installation } = harness;
const { world, app, kitchen } = await restaurant(harness.world);
const bar = await world.department('Bar');
const head = await world.departmentHeadOf('Kitchen');
const headApp = await head.app();
const packages = ['SCHEDULE_COST'] as const;

/** The Wednesday of a week without a holiday, at noon in Toronto. */
async function setDay(day: string): Promise<void> {
  const offsetMs = Date.parse(`${day}T17:00:00.000Z`) - Date.now();
  installation.clock.setOffset(offsetMs);
  // What someone holds today is judged by the database.
  await sql`update installation set clock_offset_ms = ${offsetMs}`.execute(installation.database.db);
}
const today = '2027-01-20';
await setDay(today);
const week = '2027-01-18';
const saturday = '2027-01-23';
const on = (day: string, from: string, to: string) => ({
  starts_at: new Date(`${day}T${from}:00-05:00`).toISOString(),
  ends_at: new Date(`${day}T${to}:00-05:00`).toISOString(),
});

async function pay(who: Pick<Somebody, 'id'>, amount: number, more: object = {}): Promise<void> {
  const body = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount, ...more };
  const answer = await app.post(`/users/${who.id}/compensation`, body);
  expect(answer.status, answer.text).toBe(201);
}
async function paid(department: string, amount: number, more: object = {}): Promise<Somebody> {
  const who = await world.employee({ department });
  await pay(who, amount, more);
  return who;
}
const cooks = [await paid('Kitchen', 20), await paid('Kitchen', 22), await paid('Kitchen', 26)];
await paid('Bar', 31);
await paid('Bar', 32);
await paid('Bar', 33, { currency: 'USD' });

interface Costed {
  readonly department_id: string;
  readonly hourly_cost: number | null;
  readonly worked_out_on: string | null;
  readonly withheld: string | null;
  readonly planned_minutes: number;
  readonly planned_cost: number | null;
  readonly budget_amount: number | null;
  readonly days: { date: string; planned_minutes: number; planned_cost: number | null }[];
}
async function ask(client: Client, query: Record<string, string> = { week_start: week }): Promise<Costed[]> {
  const answer = await client.get('/schedule/standard-cost', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.departments as Costed[];
}
const ofKitchen = async (client = headApp): Promise<Costed> =>
  (await ask(client)).find(({ department_id: id }) => id === kitchen)!;
const give = async (who: Somebody, more: object = {}) => {
  const grant = { user_id: who.id, package: packages[0], starts_on: today, ends_on: null, reason: 'Plans by cost.' };
  return app.post('/access-grants', { ...grant, department_ids: [kitchen], ...more });
};

describe('GET /schedule/standard-cost', () => {
  it('403: not without the package; nothing was worked out before somebody holds it', async () => {
    for (const one of [headApp, await cooks[0]!.app()]) {
      expect((await one.get('/schedule/standard-cost')).status).toBe(403);
    }
    expect(await ask(app)).toMatchObject([
      { department_id: bar, hourly_cost: null, withheld: 'NOT_YET' },
      { department_id: kitchen, hourly_cost: null, withheld: 'NOT_YET', worked_out_on: null },
    ]);
  });

  it('200: the head may see what Saturday costs, at what an hour costs on average; of the department given alone', async () => {
    const given = await give(head);
    expect(given.status, given.text).toBe(201);
    const add = rota(app);
    await add({ user_id: cooks[0]!.id, is_published: false, break_minutes: 30, ...on(saturday, '09:00', '17:00') });
    await add({ user_id: cooks[2]!.id, ...on('2027-01-19', '09:00', '13:00') });
    const asked = await ask(headApp);
    expect(asked).toMatchObject([
      { department_id: kitchen, hourly_cost: 23, worked_out_on: '2027-01-01', withheld: null },
    ]);
    expect(asked[0]).toMatchObject({ planned_minutes: 690, planned_cost: 11.5 * 23 });
    expect(asked[0]!.days.find(({ date }) => date === saturday)).toMatchObject({
      planned_minutes: 450,
      planned_cost: 7.5 * 23,
    });
    expect(asked[0]!.days).toHaveLength(7);
    expect(await ask(headApp, { week_start: week, department_id: bar })).toEqual([]);
    // What people really are paid stays where it was.
    expect((await headApp.get('/schedule/cost')).status).toBe(403);
    expect((await headApp.get(`/users/${cooks[0]!.id}/compensation`)).status).toBeGreaterThanOrEqual(403);
  });

  it('may I add someone on Saturday? whoever it is, the same hours cost the same', async () => {
    const add = rota(app);
    const before = await ofKitchen();
    const costs: number[] = [];
    for (const { id } of cooks) {
      const shift = await add({ user_id: id, ...on(saturday, '18:00', '22:00') });
      costs.push((await ofKitchen()).planned_cost! - before.planned_cost!);
      expect((await app.delete(`/shifts/${shift.id}`)).status).toBe(200);
    }
    expect(costs).toEqual([92, 92, 92]);
  });

  it('is withheld below three people: who is paid in another currency is not among them', async () => {
    expect(await ask(app, { week_start: week, department_id: bar })).toMatchObject([
      { hourly_cost: null, worked_out_on: null, withheld: 'FEW_PEOPLE', planned_cost: null },
    ]);
  });

  it('is withheld from one of three: to them it would be of two', async () => {
    const mate = cooks[1]!;
    await world.give(mate, { packages, department_ids: [kitchen] });
    expect(await ofKitchen(await mate.app())).toMatchObject({ hourly_cost: null, withheld: 'FEW_PEOPLE' });
    expect(await ofKitchen(app)).toMatchObject({ hourly_cost: 23 });
  });

  it('403: before its first day, after its last, and once it is taken back', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee();
      await world.give(clerk, { packages, ...days });
      expect((await (await clerk.app()).get('/schedule/standard-cost')).status).toBe(403);
    }
    const clerk = await world.employee();
    const { data } = await give(clerk, { ends_on: today });
    const clerkApp = await clerk.app();
    expect(await ofKitchen(clerkApp)).toMatchObject({ hourly_cost: 23 });
    expect((await app.delete(`/access-grants/${String(data.id)}`)).status).toBe(200);
    expect((await clerkApp.get('/schedule/standard-cost')).status).toBe(403);
  });

  it('422: not the first day of a week', async () => {
    const answer = await headApp.get('/schedule/standard-cost', { query: { week_start: '2027-01-19' } });
    expect([answer.status, answer.error.details.field]).toEqual([422, 'week_start']);
  });

  it('looks at nobody’s pay: no one finds it in the access log', async () => {
    const before = (await world.accessLog()).length;
    await ask(headApp);
    expect(await world.accessLog()).toHaveLength(before);
  });
});

describe('budgets of who was given standard cost', () => {
  const budget = { week, hours: 40, amount: 800 };

  it('201, 200: set, read with money, changed and deleted in the department; they stand beside the cost', async () => {
    const made = await headApp.post('/labor-budgets', { ...budget, department_id: kitchen });
    expect(made, made.text).toMatchObject({ status: 201, data: budget });
    const path = `/labor-budgets/${String(made.data.id)}`;
    expect((await headApp.patch(path, { amount: 750 })).data).toMatchObject({ amount: 750 });
    expect((await headApp.get('/labor-budgets')).data).toMatchObject([{ amount: 750 }]);
    expect(await ofKitchen()).toMatchObject({ budget_id: made.data.id, budget_hours: 40, budget_amount: 750 });
    expect((await headApp.delete(path)).status).toBe(200);
  });

  it('403, 404: of another department none is set, seen with money, changed or deleted', async () => {
    const refused = await headApp.post('/labor-budgets', { ...budget, department_id: bar });
    expect([refused.status, refused.error.details.field]).toEqual([403, 'department_id']);
    const { data } = await app.post('/labor-budgets', { ...budget, department_id: bar });
    const path = `/labor-budgets/${String(data.id)}`;
    expect((await headApp.get(path)).status).toBe(404);
    expect((await headApp.patch(path, { hours: 1 })).status).toBe(404);
    // Led without the package: hours alone, as before.
    const lead = await world.departmentHeadOf('Bar');
    await world.give(lead, { packages, department_ids: [kitchen] });
    const leadApp = await lead.app();
    const seen = await leadApp.get(path);
    expect(seen.data).toMatchObject({ hours: 40 });
    expect(seen.text).not.toContain('amount');
    for (const answer of [await leadApp.patch(path, { hours: 1 }), await leadApp.delete(path)]) {
      expect([answer.status, answer.error.details.field]).toEqual([403, 'department_id']);
    }
    expect((await app.delete(path)).status).toBe(200);
  });

  it('201, 403: by a token of an Employee who holds it, with its scope', async () => {
    const clerk = await world.employee();
    await world.give(clerk, { packages, department_ids: [kitchen] });
    const token = await clerk.api(['labor_budgets:read', 'labor_budgets:write']);
    const made = await token.post('/labor-budgets', { ...budget, department_id: kitchen });
    expect(made.status, made.text).toBe(201);
    const path = `/labor-budgets/${String(made.data.id)}`;
    const reading = await clerk.api(['labor_budgets:read']);
    expect((await reading.get(path)).data).toMatchObject({ amount: 800 });
    expect((await reading.delete(path)).status).toBe(403);
    expect((await token.delete(path)).status).toBe(200);
  });
});

describe('over months', () => {
  const workOut = () => workOutStandardCosts.run(installation, {});
  const nextMonth = async (day: string): Promise<Costed> => {
    await setDay(day);
    await workOut();
    return (await ask(headApp, { week_start: '2027-06-07' }))[0]!;
  };

  it('a correction, a rise and a newcomer move no figure of any week; nor does asking again', async () => {
    const weeks = ['2026-12-28', week, '2027-02-01', '2027-06-07'];
    const all = async () => {
      const answers = await Promise.all(weeks.map((week_start) => ask(headApp, { week_start })));
      // Forecasts move with the day, as hours do.
      return JSON.stringify(answers, (key, value: unknown) => (key.startsWith('forecast_') ? undefined : value));
    };
    const before = await all();
    await pay(cooks[0]!, 90);
    await paid('Kitchen', 95);
    await workOut();
    expect(await all()).toBe(before);
    await setDay('2027-02-03');
    await workOut();
    expect(await all()).toBe(before);
  });

  it('renewed with the third newcomer; a department that has three from then on gets its first', async () => {
    await paid('Kitchen', 40);
    expect(await nextMonth('2027-03-03')).toMatchObject({ hourly_cost: 23, worked_out_on: '2027-01-01' });
    await paid('Kitchen', 40);
    expect(await nextMonth('2027-04-07')).toMatchObject({ worked_out_on: '2027-04-01' });
    // Of six, one of whom was paid anew.
    expect(await ofKitchen(app)).toMatchObject({ hourly_cost: 23, worked_out_on: '2027-01-01' });
    expect((await ask(headApp, { week_start: '2027-04-05' }))[0]).toMatchObject({
      hourly_cost: Math.round((90 + 22 + 26 + 95 + 40 + 40) / 6),
    });
  });

  it('renewed when the same people are all paid anew, in the month after', async () => {
    const people = (await app.get('/users', { query: { department_id: kitchen, limit: '100' } })).data as {
      id: string;
    }[];
    for (const { id } of people.filter((one) => one.id !== head.id)) {
      await pay({ id }, 50, { effective_date: '2027-04-20' });
    }
    expect(await nextMonth('2027-04-28')).toMatchObject({ worked_out_on: '2027-04-01' });
    expect(await nextMonth('2027-05-05')).toMatchObject({ hourly_cost: 50, worked_out_on: '2027-05-01' });
  });

  it('who moves to another department takes nothing along: it has three newcomers only with another', async () => {
    for (const { id } of cooks.slice(0, 2)) {
      const move = { effective_date: '2027-05-05', values: { department_id: bar } };
      expect((await app.post(`/users/${id}/employment`, move)).status).toBe(201);
    }
    expect(await nextMonth('2027-06-02')).toMatchObject({ worked_out_on: '2027-05-01' });
    expect(await ask(app, { week_start: '2027-06-07', department_id: bar })).toMatchObject([
      { withheld: 'FEW_PEOPLE' },
    ]);
    await paid('Bar', 34);
    await nextMonth('2027-07-07');
    expect(await ask(app, { week_start: '2027-07-05', department_id: bar })).toMatchObject([
      { worked_out_on: '2027-07-01', hourly_cost: Math.round((31 + 32 + 34 + 50 + 50) / 5) },
    ]);
  });

  it('an average in a currency that the organization no longer has is not told', async () => {
    expect(await nextMonth('2027-07-14')).toMatchObject({ worked_out_on: '2027-05-01' });
    const { db } = installation.database;
    await sql`update organizations set currency = 'EUR' where id = ${world.organizationId}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    expect(await ask(app, { week_start: '2027-07-05', department_id: bar })).toMatchObject([
      { hourly_cost: null, withheld: 'FEW_PEOPLE' },
    ]);
  });
});
