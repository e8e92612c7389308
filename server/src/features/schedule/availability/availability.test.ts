import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { addDays, dayIn, weekdayOf } from '../../../lib/days.ts';
import { from, restaurant } from '../testing/restaurant.ts';
import { availabilityAt, isUnavailable, saidOf } from './said.ts';

const { world: first, installation } = await openHarness();

const today = () => dayIn('America/Toronto', installation.clock.nowMs());
/** The next day of a week, 1 to 7, at least a week away. */
const next = (weekday: number): string => {
  const day = addDays(today(), 8);
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
};
const mondays = { weekly: [{ weekday: 1, from: '00:00', to: '24:00', kind: 'UNAVAILABLE' }] };

async function kitchen(settings: object = {}) {
  const { world, app, add, kitchen: department } = await restaurant(first);
  if (Object.keys(settings).length > 0) expect((await app.patch('/settings', settings)).status).toBe(200);
  const [head, cook] = [await world.departmentHeadOf('Kitchen'), await world.employee({ department: 'Kitchen' })];
  return { world, app, add, department, head, cook, asCook: await cook.app(), asHead: await head.app() };
}

const put = async (person: Somebody, body: object) =>
  (await person.app()).put(`/users/${person.id}/availability`, body);

describe('PUT /users/{id}/availability', () => {
  it('200: what the person says holds from today, in order, and replaces what was said', async () => {
    const { cook, asCook } = await kitchen();
    expect((await asCook.get(`/users/${cook.id}/availability`)).data).toEqual({
      user_id: cook.id,
      weekly: [],
      holds_from: null,
      weekly_before: [],
      fixed_through: null,
      is_settable: true,
      updated_at: null,
    });
    const late = { weekday: 3, from: '17:00', to: '24:00', kind: 'IF_NEEDED' };
    const answer = await put(cook, { weekly: [late, ...mondays.weekly] });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({ weekly: [...mondays.weekly, late], holds_from: today(), weekly_before: [] });
    expect((await put(cook, { weekly: [] })).data).toMatchObject({ weekly: [], holds_from: today() });
  });

  it('422: two stretches of one day overlap; an end before its beginning; a time that is none', async () => {
    const { cook } = await kitchen();
    const stretch = (from: string, to: string) => ({ weekday: 2, from, to, kind: 'AVAILABLE' });
    const faults: [object[], string][] = [
      [[stretch('12:00', '14:00'), stretch('09:00', '12:01')], 'weekly.0.from'],
      [[stretch('12:00', '12:00')], 'weekly.0.to'],
      [[stretch('24:00', '24:00')], 'weekly.0.from'],
      [[stretch('09:00', '25:00')], 'weekly.0.to'],
    ];
    for (const [weekly, field] of faults) {
      const { status, error } = await put(cook, { weekly });
      expect([status, error.details.field]).toEqual([422, field]);
    }
    expect((await put(cook, { weekly: [stretch('09:00', '12:00'), stretch('12:00', '14:00')] })).status).toBe(200);
  });

  it('what is fixed keeps what was said before: the change holds from the first week that is not', async () => {
    const { cook, asHead, asCook } = await kitchen({ availability_deadline_days: 7 });
    const answer = await put(cook, mondays);
    const { holds_from, fixed_through, weekly_before } = answer.data;
    expect([holds_from, weekly_before]).toEqual([addDays(fixed_through, 1), []]);
    expect(weekdayOf(holds_from)).toBe(1);
    expect(holds_from > addDays(today(), 7)).toBe(true);
    expect(addDays(holds_from, -7) <= addDays(today(), 7)).toBe(true);
    const byHead = await asHead.put(`/users/${cook.id}/availability`, { weekly: [] });
    expect(byHead.data).toMatchObject({ holds_from: today(), weekly: [] });
    expect((await asCook.get(`/users/${cook.id}/availability`)).data).toMatchObject({ holds_from: today() });
  });

  it('404: someone whose availability the caller does not see; a head of another department', async () => {
    const { world, cook, asCook, asHead } = await kitchen();
    const waiter = await world.employee({ department: 'Bar' });
    for (const app of [asCook, asHead]) {
      expect((await app.get(`/users/${waiter.id}/availability`)).status).toBe(404);
      expect((await app.put(`/users/${waiter.id}/availability`, mondays)).status).toBe(404);
    }
    expect((await asHead.get(`/users/${cook.id}/availability`)).status).toBe(200);
  });

  it('403: a token without availability:write', async () => {
    const { world, cook } = await kitchen();
    const client = world.clientWith(await world.token(cook.id, ['availability:read']));
    expect((await client.get(`/users/${cook.id}/availability`)).status).toBe(200);
    expect((await client.put(`/users/${cook.id}/availability`, mondays)).status).toBe(403);
  });
});

describe('POST /availability-exceptions', () => {
  it('201: the whole day unless hours are given; the note is for the person and those who plan', async () => {
    const { world, cook, asCook, asHead } = await kitchen();
    const date = next(6);
    const answer = await asCook.post('/availability-exceptions', { date, kind: 'UNAVAILABLE', note: 'Driving test' });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.data).toMatchObject({ user_id: cook.id, date, from: '00:00', to: '24:00', note: 'Driving test' });
    expect((await asHead.get('/availability-exceptions')).data).toMatchObject([{ note: 'Driving test' }]);
    const mate = await world.employee({ department: 'Kitchen' });
    expect((await (await mate.app()).get('/availability-exceptions', { query: { user_id: cook.id } })).data).toEqual(
      [],
    );
    const window = { query: { user_id: cook.id, from: addDays(date, 1) } };
    expect((await asCook.get('/availability-exceptions', window)).data).toEqual([]);
    expect((await asCook.delete(`/availability-exceptions/${answer.data.id}`)).status).toBe(200);
    expect((await asCook.get('/availability-exceptions')).data).toEqual([]);
  });

  it('422: a day that is over, one that is too far, one time without the other, someone out of reach', async () => {
    const { world, asCook } = await kitchen();
    const mate = await world.employee({ department: 'Kitchen' });
    const day = { date: next(6), kind: 'AVAILABLE' };
    const faults: [object, string][] = [
      [{ ...day, date: addDays(today(), -1) }, 'date'],
      [{ ...day, date: addDays(today(), 800) }, 'date'],
      [{ ...day, from: '09:00' }, 'to'],
      [{ ...day, to: '09:00' }, 'from'],
      [{ ...day, from: '10:00', to: '09:00' }, 'to'],
      [{ ...day, user_id: mate.id }, 'user_id'],
    ];
    for (const [body, field] of faults) {
      const { status, error } = await asCook.post('/availability-exceptions', body);
      expect([status, error?.details.field], JSON.stringify(body)).toEqual([422, field]);
    }
  });

  it('409: hours of which something else was said', async () => {
    const { asCook } = await kitchen();
    const morning = { date: next(6), from: '08:00', to: '12:00', kind: 'AVAILABLE' };
    const { data } = await asCook.post('/availability-exceptions', morning);
    const again = await asCook.post('/availability-exceptions', { ...morning, from: '11:00', to: '13:00' });
    expect([again.status, again.error.details]).toEqual([409, { reason: 'overlap', exception_id: data.id }]);
    expect((await asCook.post('/availability-exceptions', { ...morning, from: '12:00', to: '13:00' })).status).toBe(
      201,
    );
  });

  it('409: a week that is fixed is no longer the person’s to change; who plans for them still does', async () => {
    const { cook, asCook, asHead } = await kitchen({ availability_deadline_days: 14 });
    const body = { date: addDays(today(), 3), kind: 'UNAVAILABLE' };
    const refused = await asCook.post('/availability-exceptions', body);
    expect([refused.status, refused.error.details.reason]).toEqual([409, 'fixed']);
    const { data } = await asHead.post('/availability-exceptions', { ...body, user_id: cook.id });
    expect((await asCook.delete(`/availability-exceptions/${data.id}`)).error.details.reason).toBe('fixed');
    expect((await asCook.get('/availability-exceptions')).data[0].can).toEqual([]);
    expect((await asHead.delete(`/availability-exceptions/${data.id}`)).status).toBe(200);
  });
});

describe('the schedule', () => {
  it('shows what people said to those who plan, and warns of a shift that breaks it; an exception stands in for the pattern', async () => {
    const { cook, asHead, add } = await kitchen();
    const monday = next(1);
    const shift = await add({ user_id: cook.id, ...from(`${monday}T14:00:00Z`) });
    await put(cook, mondays);
    const week = async () => (await asHead.get('/schedule', { query: { week_start: monday } })).data;
    const warnings = async () =>
      (await week()).shifts
        .find(({ id }: { id: string }) => id === shift.id)
        .warnings.map((one: { kind: string }) => one.kind);
    expect(await warnings()).toContain('UNAVAILABLE');
    expect((await week()).availability).toMatchObject([{ user_id: cook.id, kind: 'UNAVAILABLE' }]);
    const check = { user_id: cook.id, ...from(`${addDays(monday, 7)}T14:00:00Z`) };
    const { data } = await asHead.post('/schedule/check', check);
    expect(data.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(['UNAVAILABLE']);
    await (await cook.app()).post('/availability-exceptions', { date: monday, kind: 'IF_NEEDED' });
    expect(await warnings()).not.toContain('UNAVAILABLE');
  });

  it('who plans is told of a change once shifts of that week are published, and not before', async () => {
    const { world, cook, asCook, asHead, add, department } = await kitchen();
    const intern = await world.employee({ department: 'Office' });
    await world.give(intern, { packages: ['SCHEDULE_PLANNING'], department_ids: [department] });
    const date = next(2);
    const told = async (client = asHead) =>
      (await client.get('/notifications')).data.filter(({ kind }: { kind: string }) => kind === 'availability_changed');
    await asCook.post('/availability-exceptions', { date, from: '08:00', to: '09:00', kind: 'UNAVAILABLE' });
    expect(await told()).toEqual([]);
    await add({ user_id: null, department_id: department, ...from(`${date}T14:00:00Z`) });
    await asCook.post('/availability-exceptions', { date, from: '10:00', to: '11:00', kind: 'UNAVAILABLE' });
    const week = addDays(date, -1);
    expect(await told()).toMatchObject([{ subject_id: cook.id, week_start: week, leads_to: `/schedule?week=${week}` }]);
    expect((await told())[0].text).not.toContain('08:00');
    expect(await told(await intern.app())).toMatchObject([{ subject_id: cook.id, week_start: week }]);
  });
});

describe('what was said', () => {
  const night = [
    { from_date: '2026-01-01', weekly: [{ weekday: 7, from: '00:00', to: '06:00', kind: 'UNAVAILABLE' as const }] },
  ];
  const instant = Date.parse;

  it('is as long as the clocks make it on the nights when they change', () => {
    const days = { start_date: '2026-03-08', end_date: '2026-03-08' };
    const [short] = saidOf('America/Toronto', days, night, []);
    const [long] = saidOf('America/Toronto', { start_date: '2026-11-01', end_date: '2026-11-01' }, night, []);
    expect([short, long].map((one) => ((one?.endMs ?? 0) - (one?.startMs ?? 0)) / 3_600_000)).toEqual([5, 7]);
  });

  it('counts as IF_NEEDED for a part of the time, and as nothing where nothing was said', () => {
    const days = { start_date: '2026-03-15', end_date: '2026-03-15' };
    const said = saidOf('UTC', days, night, [{ date: '2026-03-15', from: '05:00', to: '08:00', kind: 'AVAILABLE' }]);
    const at = (from: string, to: string) =>
      availabilityAt(said, instant(`2026-03-15T${from}Z`), instant(`2026-03-15T${to}Z`));
    expect(at('05:00', '08:00')).toBe('AVAILABLE');
    expect(at('00:00', '05:00')).toBe('UNAVAILABLE');
    expect(at('04:00', '08:00')).toBe('IF_NEEDED');
    expect(at('07:00', '10:00')).toBe('IF_NEEDED');
    expect(at('08:00', '10:00')).toBe(null);
    expect(isUnavailable(said, instant('2026-03-15T04:00Z'), instant('2026-03-15T08:00Z'))).toBe(true);
    expect(isUnavailable(said, instant('2026-03-15T05:00Z'), instant('2026-03-15T08:00Z'))).toBe(false);
  });
});
