import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { addHoliday, addType, book, keepNoHolidays, monday, moveClockTo, office, weeks } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
const { db } = harness.installation.database;
await keepNoHolidays(harness, world);
const calendar = weeks();
let days = calendar.next();
beforeEach(async () => {
  await world.set({ directory_employee_sees_all: false, directory_department_head_sees_all: false });
  days = calendar.next();
});

const wanted = (fields: object = {}) => ({
  leave_type_id: types.vacation,
  start_date: days.thu,
  end_date: days.next,
  ...fields,
});
const reasonsOf = (data: { problems: { reason: string }[] }): string[] => data.problems.map(({ reason }) => reason);

const awayFor = async (client: Client, fields: object): Promise<number> =>
  (await client.post('/leaves/preview', wanted(fields))).data.colleagues_away as number;

async function lock(start_date: string, end_date: string, department: string | null = null): Promise<void> {
  const department_id = department === null ? null : await world.department(department);
  const row = { organization_id: world.organizationId, id: world.newId('lck'), start_date, end_date, department_id };
  await insertRow('locked_dates', {
    ...row,
    reason: 'Stocktaking',
    created_at: harness.installation.clock.now(),
  }).execute(db);
}

describe('POST /leaves/preview', () => {
  it('200: each day and why, the balance before and after, who decides; nothing is written', async () => {
    await addHoliday(harness, world, days.fri);
    const before = [(await world.events()).length, (await world.audit()).length];
    const { status, data } = await api.cook.post('/leaves/preview', wanted());
    expect(status).toBe(200);
    expect(data.total_days).toBe(2);
    expect(data.days).toEqual([
      { date: days.thu, counted: 1, why: 'WORKING_DAY', holiday: null },
      { date: days.fri, counted: 0, why: 'HOLIDAY', holiday: 'Founders’ Day' },
      { date: days.sat, counted: 0, why: 'WEEKEND', holiday: null },
      { date: days.sun, counted: 0, why: 'WEEKEND', holiday: null },
      { date: days.next, counted: 1, why: 'WORKING_DAY', holiday: null },
    ]);
    expect(data.balance).toEqual({ available_before: 20, available_after: 18, unit: 'DAYS' });
    expect(data.problems).toEqual([]);
    expect(data.decided_by[0].id).toBe(people.boss.id);
    expect(data.decided_by.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([people.head.id, people.deputy.id]),
    );
    expect([(await world.events()).length, (await world.audit()).length]).toEqual(before);
    expect((await api.cook.get('/leaves')).data).toEqual([]);
  });

  it('200: what is said is what booking then takes', async () => {
    const { data } = await api.otherCook.post('/leaves/preview', wanted({ end_half: 'FIRST_HALF' }));
    const leave = await book(api.otherCook, wanted({ end_half: 'FIRST_HALF' }));
    expect(leave.total_days).toBe(data.total_days);
    const balances = (await api.otherCook.get('/leave-balances')).data.balances as { available: number }[];
    expect(balances[0]?.available).toBe(data.balance.available_after);
  });

  it('200: every problem at once: leave that is there, locked dates, the balance', async () => {
    await book(api.bartender, wanted({ end_date: days.thu }));
    await lock(days.fri, days.fri);
    await lock(days.next, days.next, 'Bar');
    await lock(days.next, days.next, 'Kitchen');
    const { data } = await api.bartender.post('/leaves/preview', wanted({ end_date: '2026-12-31' }));
    expect(reasonsOf(data)).toEqual(['overlap', 'locked_dates', 'locked_dates', 'balance']);
    expect(data.problems[0].dates).toEqual([days.thu]);
    expect(data.problems[1]).toMatchObject({ dates: [days.fri], message: expect.stringContaining('Stocktaking') });
    expect(data.balance.available_after).toBeLessThan(0);
    const booked = await api.bartender.post('/leaves', wanted({ end_date: '2026-12-31' }));
    expect(booked).toMatchObject({ status: 409, error: { details: { reason: 'overlap' } } });
  });

  it('200: a range without a working day is 0 days and says so', async () => {
    const { data } = await api.cook.post('/leaves/preview', wanted({ start_date: days.sat, end_date: days.sun }));
    expect(data.total_days).toBe(0);
    expect(reasonsOf(data)).toEqual(['no_working_days']);
  });

  it('200: no one decides if the type needs no approval; an unlimited type has no balance', async () => {
    const { data } = await api.cook.post('/leaves/preview', wanted({ leave_type_id: types.sick }));
    expect(data.decided_by).toEqual([]);
    expect(data.balance).toEqual({ available_before: null, available_after: null, unit: 'DAYS' });
  });

  it('200: hours are part of a day', async () => {
    const hours = { start_date: days.mon, end_date: days.mon, start_time: '09:00', end_time: '11:00' };
    const { data } = await api.cook.post('/leaves/preview', wanted({ leave_type_id: types.lieu, ...hours }));
    expect(data).toMatchObject({ total_hours: 2, days: [{ why: 'PART_OF_DAY' }], balance: { available_after: 38 } });
  });

  it('200: counts others of the department who are away, each once, and not oneself', async () => {
    for (const date of [days.mon, days.wed]) {
      await book(api.chef, {
        leave_type_id: types.sick,
        start_date: date,
        end_date: date,
        user_id: people.otherCook.id,
      });
    }
    await book(api.cook, { leave_type_id: types.sick, start_date: days.mon, end_date: days.mon });
    const week = { start_date: days.mon, end_date: days.fri };
    await world.set({ directory_employee_sees_all: true });
    expect(await awayFor(api.cook, week)).toBe(1);
    expect(await awayFor(api.bartender, week)).toBe(0);
  });

  it('200: counts no one outside the caller’s directory, whoever it is for', async () => {
    const week = { start_date: days.mon, end_date: days.fri };
    await book(api.chef, { leave_type_id: types.sick, ...week, user_id: people.otherCook.id });
    const readers = ['cook', 'boss', 'head', 'deputy', 'admin', 'executive'] as const;
    const counted = async () => {
      const pairs = readers.map(async (reader) => {
        const directory = (await api[reader].get('/users')).data as { id: string }[];
        const isThere = directory.some(({ id }) => id === people.otherCook.id);
        const user_id = people.cook.id;
        return { reader, isThere, away: await awayFor(api[reader], { ...week, user_id }) };
      });
      return Promise.all(pairs);
    };
    for (const isOpen of [false, true]) {
      await world.set({ directory_employee_sees_all: isOpen, directory_department_head_sees_all: isOpen });
      const found = await counted();
      expect(found.filter(({ isThere }) => isThere)).not.toHaveLength(isOpen ? 0 : readers.length);
      for (const { reader, isThere, away } of found)
        expect([reader, isOpen, away]).toEqual([reader, isOpen, isThere ? 1 : 0]);
    }
  });

  it('200: counts no one on days that are over; today and what is to come of a range that has begun', async () => {
    await world.set({ directory_employee_sees_all: true });
    const away = (start_date: string, end_date: string) => awayFor(api.cook, { start_date, end_date });
    for (const [user_id, start_date] of [
      [people.otherCook.id, '2026-02-26'],
      [people.head.id, '2026-03-02'],
      [people.chef.id, '2026-03-03'],
    ] as const) {
      await book(api.admin, { leave_type_id: types.sick, start_date, end_date: start_date, user_id });
    }
    expect(await away('2026-02-26', '2026-02-26')).toBe(0);
    expect(await away('2026-02-23', '2026-02-27')).toBe(0);
    expect(await away('2026-02-23', '2026-03-02')).toBe(1);
    expect(await away('2026-02-23', '2026-03-06')).toBe(2);
    expect(await away('2026-03-02', '2026-03-02')).toBe(1);
  });

  it('200: the person, the type and the range are problems too, all of them at once', async () => {
    const { status, data } = await api.barHead.post('/leaves/preview', {
      ...wanted({ user_id: people.cook.id, leave_type_id: world.newId('lvt'), end_date: days.mon }),
    });
    expect(status).toBe(200);
    expect(reasonsOf(data)).toEqual(['person', 'leave_type', 'range']);
    expect(data).toMatchObject({ total_days: 0, total_hours: null, days: [], decided_by: [], colleagues_away: 0 });
    const turned = await api.cook.post('/leaves/preview', wanted({ end_date: days.mon, start_half: 'FIRST_HALF' }));
    expect(reasonsOf(turned.data)).toEqual(['range', 'range']);
  });

  it('200: of someone for whom one may not book, the calendar alone', async () => {
    await lock(days.thu, days.thu);
    await book(api.cook, wanted({ end_date: days.thu, start_date: days.wed, leave_type_id: types.sick })).catch(
      () => 0,
    );
    for (const client of [api.otherCook, api.barHead]) {
      const { data } = await client.post('/leaves/preview', wanted({ user_id: people.cook.id }));
      expect(reasonsOf(data)).toEqual(['person']);
      expect(data).toMatchObject({ total_days: 3, decided_by: [], colleagues_away: 0 });
      expect(data.balance).toEqual({ available_before: null, available_after: null, unit: 'DAYS' });
      const unknown = await client.post('/leaves/preview', wanted({ user_id: world.newId('usr') }));
      if (client === api.barHead) expect(unknown.data).toEqual(data);
    }
  });

  it('200: a type that is no longer in use is counted, and a problem', async () => {
    const retired = await addType(harness, world, 'Retired', { is_active: false });
    const { data } = await api.cook.post('/leaves/preview', wanted({ leave_type_id: retired }));
    expect([data.total_days, reasonsOf(data)]).toEqual([3, ['leave_type']]);
  });

  it('422: a body that is not well-formed', async () => {
    const answer = await api.cook.post('/leaves/preview', wanted({ start_date: 'tomorrow' }));
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'start_date' } } });
  });
});
