import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import {
  addHoliday,
  addShift,
  book,
  dataOf,
  keepNoHolidays,
  monday,
  moveClockTo,
  office,
  weeks,
} from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
await keepNoHolidays(harness, world);
const calendar = weeks();
let days = calendar.next();
beforeEach(() => {
  days = calendar.next();
});

const shift = (date: string, more: Partial<Parameters<typeof addShift>[2]> = {}): Promise<string> =>
  addShift(harness, world, { userId: people.cook.id, date, ...more });
const on = (start_date: string, end_date = start_date) => ({ leave_type_id: types.vacation, start_date, end_date });
const takenOf = async (): Promise<number> => {
  const { data } = await api.cook.get('/leave-balances');
  const found = data.balances.find((one: { leave_type: { id: string } }) => one.leave_type.id === types.vacation);
  return (found.taken as number) + (found.pending as number);
};

describe('leave on a weekend with a published shift', () => {
  it('200, 201: counts, says so and names the shift; what is booked is what was said, balance included', async () => {
    const id = await shift(days.sat, { fields: { title: 'Brunch' } });
    const { data } = await api.cook.post('/leaves/preview', on(days.fri, days.sun));
    expect(data.days).toEqual([
      { date: days.fri, counted: 1, why: 'WORKING_DAY', holiday: null },
      { date: days.sat, counted: 1, why: 'SHIFT', holiday: null },
      { date: days.sun, counted: 0, why: 'WEEKEND', holiday: null },
    ]);
    expect([data.total_days, data.problems]).toEqual([2, []]);
    const instants = { starts_at: `${days.sat}T13:00:00.000Z`, ends_at: `${days.sat}T21:00:00.000Z` };
    expect(data.shifts).toEqual([{ id, title: 'Brunch', ...instants }]);
    const before = await takenOf();
    expect((await book(api.cook, on(days.fri, days.sun))).total_days).toBe(2);
    expect(await takenOf()).toBe(before + 2);
  });

  it('201: that day alone, half of it, and hours of it', async () => {
    await shift(days.sat);
    await shift(days.sun);
    const half = await api.cook.post('/leaves/preview', { ...on(days.sat), start_half: 'FIRST_HALF' });
    expect(half.data.days).toEqual([{ date: days.sat, counted: 0.5, why: 'SHIFT', holiday: null }]);
    expect((await book(api.cook, { ...on(days.sat), start_half: 'FIRST_HALF' })).total_days).toBe(0.5);
    const hours = { ...on(days.sun), leave_type_id: types.lieu, start_time: '10:00', end_time: '12:00' };
    expect((await book(api.cook, hours)).total_hours).toBe(2);
  });

  it('422: not with a draft, an open or a cancelled shift, another person’s, nor one of the night before', async () => {
    await shift(days.sat, { isPublished: false });
    await shift(days.sat, { userId: null, fields: { department_id: await world.department('Kitchen') } });
    await shift(days.sat, { fields: { status: 'CANCELLED' } });
    await shift(days.sat, { userId: people.otherCook.id });
    await shift(days.fri, { from: `${days.sat}T02:00:00Z`, to: `${days.sat}T10:00:00Z` });
    const { data } = await api.cook.post('/leaves/preview', on(days.sat));
    expect(data).toMatchObject({
      total_days: 0,
      days: [{ why: 'WEEKEND' }],
      problems: [{ reason: 'no_working_days' }],
    });
    expect(await api.cook.post('/leaves', on(days.sat))).toMatchObject({
      status: 422,
      error: { details: { reason: 'no_working_days', field: 'start_date' } },
    });
    // It meets the shift of the night before nevertheless.
    expect(data.shifts).toHaveLength(1);
  });

  it('422: a public holiday counts for no one, shift or not', async () => {
    await addHoliday(harness, world, days.sat);
    await shift(days.sat);
    const { data } = await api.cook.post('/leaves/preview', on(days.sat));
    expect(data.days).toMatchObject([{ counted: 0, why: 'HOLIDAY' }]);
    expect((await api.cook.post('/leaves', on(days.sat))).status).toBe(422);
  });

  it('200: only shifts that the leave meets, by halves and hours', async () => {
    const early = await shift(days.wed, { from: `${days.wed}T10:00:00Z`, to: `${days.wed}T14:00:00Z` });
    const late = await shift(days.wed, { from: `${days.wed}T20:00:00Z`, to: `${days.wed}T23:00:00Z` });
    const met = async (body: object): Promise<string[]> =>
      (await api.cook.post('/leaves/preview', { ...on(days.wed), ...body })).data.shifts.map(
        ({ id }: { id: string }) => id,
      );
    expect(await met({})).toEqual([early, late]);
    expect(await met({ start_half: 'FIRST_HALF' })).toEqual([early]);
    expect(await met({ start_half: 'SECOND_HALF' })).toEqual([late]);
    expect(await met({ leave_type_id: types.lieu, start_time: '11:00', end_time: '12:00' })).toEqual([]);
  });

  it('200: of shifts that the caller does not see the day is counted and nothing else told; of a stranger not even that', async () => {
    await shift(days.sat);
    const body = { ...on(days.sat), user_id: people.cook.id };
    const boss = (await api.boss.post('/leaves/preview', body)).data;
    expect(boss).toMatchObject({ total_days: 1, days: [{ why: 'SHIFT' }], shifts: [] });
    expect((await api.head.post('/leaves/preview', body)).data.shifts).toHaveLength(1);
    const stranger = (await api.barHead.post('/leaves/preview', body)).data;
    expect(stranger).toMatchObject({ total_days: 0, days: [{ why: 'WEEKEND' }], shifts: [] });
  });

  it('200: what was booked keeps what it cost, whatever becomes of the shift; changed days are counted anew', async () => {
    const id = await shift(days.sat);
    const leave = await book(api.cook, on(days.fri, days.sun));
    expect(leave.total_days).toBe(2);
    expect((await (await people.admin.app()).patch(`/shifts/${id}`, { status: 'CANCELLED' })).status).toBe(200);
    expect(dataOf(await api.cook.get(`/leaves/${leave.id}`)).total_days).toBe(2);
    await shift(days.sun);
    const reason = dataOf(await api.cook.patch(`/leaves/${leave.id}`, { reason: 'A wedding' }));
    expect(reason.total_days).toBe(2);
    const moved = dataOf(await api.cook.patch(`/leaves/${leave.id}`, { start_date: days.thu }));
    expect(moved.total_days).toBe(3);
    expect((await api.head.post(`/leaves/${leave.id}/approve`)).status).toBe(200);
  });
});
