import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import { carryOutPlannedChanges } from '../people/employment/job.ts';

const { world: first, installation } = await openHarness();
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const off = { THURSDAY: 0, FRIDAY: 0, SATURDAY: 0, SUNDAY: 0 };
const threeDays = { cycle_weeks: 1, weeks: [{ MONDAY: 480, TUESDAY: 480, WEDNESDAY: 480, ...off }] };
const twoDays = { cycle_weeks: 1, weeks: [{ MONDAY: 480, TUESDAY: 480, WEDNESDAY: 0, ...off }] };

interface Place {
  readonly world: World;
  readonly app: Client;
  readonly ada: Somebody;
}

/** It is 10 January 2028; she has a week off in May and has asked for two days in June. */
async function open(rule: 'KEPT' | 'RECOUNTED'): Promise<Place> {
  at('2028-01-10T16:00:00Z');
  const world = await first.another();
  const app = await (await world.administrator()).app();
  const settings = await app.patch('/settings', { booked_leave_on_other_hours: rule });
  expect(settings.status, settings.text).toBe(200);
  const ada = await world.employee({ department: 'Kitchen', employment_start_date: '2028-01-01' });
  const type = { name: 'Vacation', code: 'VAC', annual_allowance: 20, is_paid: true, pro_rata: true };
  const leave_type_id = (await app.post('/leave-types', type)).data.id as string;
  const may = await app.post('/leaves', {
    user_id: ada.id,
    leave_type_id,
    start_date: '2028-05-08',
    end_date: '2028-05-12',
  });
  expect(may.status, may.text).toBe(201);
  if (may.data.status === 'PENDING')
    expect((await app.post(`/leaves/${String(may.data.id)}/approve`)).status).toBe(200);
  const june = { leave_type_id, start_date: '2028-06-08', end_date: '2028-06-09' };
  expect((await (await ada.app()).post('/leaves', june)).status).toBe(201);
  for (const day of ['2028-03-06', '2028-03-09']) {
    const span = { starts_at: `${day}T14:00:00Z`, ends_at: `${day}T22:00:00Z` };
    const shift = await app.post('/shifts', { user_id: ada.id, ...span, is_published: true });
    expect(shift.status, shift.text).toBe(201);
  }
  return { world, app, ada };
}
const change = { effective_date: '2028-03-01', values: { working_pattern: threeDays } };
const balanceOf = async ({ app, ada }: Place, year: number) =>
  (await app.get('/leave-balances', { query: { user_id: ada.id, year: String(year) } })).data.balances[0];

describe('POST /users/{id}/employment/preview', () => {
  it.each(['KEPT', 'RECOUNTED'] as const)(
    '200: what it says stands once it is saved and its day has come: booked leave %s',
    async (rule) => {
      const place = await open(rule);
      const { app, ada } = place;
      const path = `/users/${ada.id}/employment`;
      const asked = await app.post(`${path}/preview`, change);
      expect(asked.status, asked.text).toBe(200);
      const told = asked.data;
      expect(told).toMatchObject({
        status: 'PLANNED',
        rule,
        weekly_minutes: { before: 2400, after: 1440 },
        hours_account: null,
        shifts: { count: 2, on_days_off: [{ date: '2028-03-09' }], weeks_over: [] },
      });
      // Nothing has happened yet.
      expect((await app.get(`/users/${ada.id}/employment-history`)).data).toHaveLength(1);
      const [may, june] = rule === 'KEPT' ? [5, 2] : [3, 0];
      expect(told.bookings).toMatchObject([
        {
          status: 'APPROVED',
          days: { before: 5, after: may },
          days_anew: 3,
          days_off: ['2028-05-11', '2028-05-12'],
        },
        { status: 'PENDING', days: { before: 2, after: june }, days_anew: 0 },
      ]);
      expect(told.leave).toMatchObject([
        {
          year: 2028,
          is_pro_rata: true,
          before: { granted: 20, taken: 0, booked: 7, left: 13 },
          after: { booked: may + june },
        },
        { year: 2029, before: { granted: 20, booked: 0, left: 20 }, after: { granted: 12, booked: 0, left: 12 } },
      ]);
      const { after } = told.leave[0];
      expect(after.granted).toBeLessThan(20);
      expect(after.left).toBeCloseTo(after.granted - after.booked);

      const saved = await app.post(path, change);
      expect(saved.status).toBe(201);
      at('2028-03-01T16:00:00Z');
      await carryOutPlannedChanges.run(installation, {});
      const fresh = { ...place, app: await (await place.world.administrator()).app() };
      const now = await balanceOf(fresh, 2028);
      const { accrued, carried_over, adjusted, taken: used, pending, available } = now as Record<string, number>;
      expect(accrued! + carried_over! + adjusted!).toBe(after.granted);
      expect(used! + pending!).toBe(after.booked);
      expect(available).toBe(after.left);
      const leaves = (await fresh.app.get('/leaves', { query: { user_id: ada.id } })).data as { total_days: number }[];
      expect(leaves.map(({ total_days }) => total_days).sort()).toEqual([june, may].sort());
      const { data: ledger } = await fresh.app.get('/leave-balances/ledger', {
        query: { user_id: ada.id, year: '2028' },
      });
      const taken = (ledger as { kind: string; amount: number }[]).filter(
        ({ kind }) => kind === 'TAKEN' || kind === 'REVERSAL',
      );
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(0 - may);
    },
  );

  it('200: another plan, a plan that is deleted and a cancelled leave end where they began', async () => {
    const place = await open('RECOUNTED');
    const { app, ada } = place;
    const path = `/users/${ada.id}/employment`;
    const { data: plan } = await app.post(path, change);
    expect(await balanceOf(place, 2028)).toMatchObject({ taken: 3, pending: 0 });
    expect((await app.patch(`${path}/${String(plan.id)}`, { values: { working_pattern: twoDays } })).status).toBe(200);
    expect(await balanceOf(place, 2028)).toMatchObject({ taken: 2, pending: 0 });
    expect((await app.delete(`${path}/${String(plan.id)}`)).status).toBe(200);
    expect(await balanceOf(place, 2028)).toMatchObject({ taken: 5, pending: 2 });
    await app.post(path, change);
    const [may] = (await app.get('/leaves', { query: { user_id: ada.id, status: 'APPROVED' } })).data as {
      id: string;
    }[];
    expect((await app.post(`/leaves/${may!.id}/cancel`)).status).toBe(200);
    expect(await balanceOf(place, 2028)).toMatchObject({ taken: 0, pending: 0 });
  });

  it('200: of a planned change in whose place it would be, before is without either', async () => {
    const { app, ada } = await open('KEPT');
    const path = `/users/${ada.id}/employment`;
    const { data: plan } = await app.post(path, change);
    const other = { effective_date: '2028-04-01', values: { working_pattern: twoDays }, employment_id: plan.id };
    const { status, data, text } = await app.post(`${path}/preview`, other);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({ status: 'PLANNED', weekly_minutes: { before: 2400, after: 960 } });
    expect(data.leave[1]).toMatchObject({ year: 2029, before: { granted: 20 }, after: { granted: 8 } });
    expect((await app.get(`/users/${ada.id}/employment-history`)).data).toMatchObject([
      { id: plan.id, effective_date: '2028-03-01', status: 'PLANNED' },
      { status: 'CURRENT' },
    ]);
    const gone = await app.post(`${path}/preview`, { ...other, employment_id: `emp_${'0'.repeat(26)}` });
    expect(gone).toMatchObject({ status: 422, error: { details: { field: 'employment_id' } } });
  });

  it('422, 404, 403: as the change itself would be refused', async () => {
    const { world, app, ada } = await open('KEPT');
    const ask = (id: string, body: object, client = app) => client.post(`/users/${id}/employment/preview`, body);
    expect((await ask(ada.id, { ...change, values: {} })).error.details.field).toBe('values');
    expect((await ask(ada.id, { ...change, effective_date: '2027-12-31' })).error.details.field).toBe('effective_date');
    expect((await ask(world.newId('usr'), change)).status).toBe(404);
    const head = await world.departmentHeadOf('Kitchen');
    expect((await ask(ada.id, change, await head.app())).status).toBe(403);
    expect((await ask((await world.executive()).id, change)).status).toBe(403);
  });
});
