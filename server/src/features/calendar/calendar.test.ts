import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { addHoliday, book, keepNoHolidays, monday, moveClockTo, office } from '../leave/testing/office.ts';
import { rota } from '../schedule/testing/restaurant.ts';
import type { Calendar } from './record.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
await keepNoHolidays(harness, world);
await addHoliday(harness, world, '2026-06-10');
const apps = {
  cook: await people.cook.app(),
  head: await people.head.app(),
  barHead: await people.barHead.app(),
  admin: await people.admin.app(),
};
const therapy = await book(api.cook, {
  leave_type_id: types.therapy,
  start_date: '2026-06-03',
  end_date: '2026-06-04',
});
const vacation = await book(api.cook, {
  leave_type_id: types.vacation,
  start_date: '2026-05-28',
  end_date: '2026-06-01',
});
await rota(apps.admin)({
  user_id: people.cook.id,
  starts_at: '2026-06-08T13:00:00Z',
  ends_at: '2026-06-08T21:00:00Z',
});

const june = { start_date: '2026-06-01', end_date: '2026-06-30' };
async function calendarOf(reader: keyof typeof apps, query: Record<string, string> = {}): Promise<Calendar> {
  const answer = await apps[reader].get(`/calendar?${new URLSearchParams({ ...june, ...query }).toString()}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as Calendar;
}

describe('GET /calendar', () => {
  it('200: days with weekends and holidays, people by name, leave that touches them, shifts', async () => {
    const { days, people: shown, leaves, shifts } = await calendarOf('admin');
    expect(days).toHaveLength(30);
    expect(days[9]).toEqual({ date: '2026-06-10', is_weekend: false, holiday: 'Founders’ Day', is_holiday: true });
    expect(shown[0]?.holidays).toEqual(['2026-06-10']);
    expect(days[5]?.is_weekend).toBe(true);
    expect(shown.map(({ id }) => id)).toContain(people.cook.id);
    expect(leaves.map(({ id }) => id)).toEqual([vacation.id, therapy.id]);
    expect(shifts).toMatchObject([{ user_id: people.cook.id, starts_at: '2026-06-08T13:00:00.000Z' }]);
  });

  it('private leave has no title for a head, and one for the person and an Administrator', async () => {
    const titleFor = async (reader: keyof typeof apps) =>
      (await calendarOf(reader)).leaves.find(({ id }) => id === therapy.id);
    expect(await titleFor('head')).toMatchObject({
      title: null,
      color: null,
      can: ['leaves.approve', 'leaves.reject', 'leaves.cancel'],
    });
    expect(await titleFor('admin')).toMatchObject({ title: 'Therapy' });
    expect(await titleFor('cook')).toMatchObject({
      title: 'Therapy',
      can: ['leaves.update', 'leaves.cancel', 'leaves.removeAttachment'],
    });
  });

  it('shows no one beyond the view: the head of another department, an Employee', async () => {
    const bar = await calendarOf('barHead');
    expect(bar.people.map(({ id }) => id)).not.toContain(people.cook.id);
    expect(bar.leaves).toEqual([]);
    expect((await calendarOf('cook')).people.map(({ id }) => id)).toEqual([people.cook.id]);
  });

  it('keeps to a department', async () => {
    const id = await world.department('Bar');
    const { people: shown, leaves, shifts } = await calendarOf('admin', { department_id: id });
    expect(shown.every(({ department_id: department }) => department === id)).toBe(true);
    expect([leaves, shifts]).toEqual([[], []]);
  });

  it('422: days in the wrong order, more than six weeks', async () => {
    for (const end_date of ['2026-05-01', '2026-07-13']) {
      const answer = await apps.admin.get(`/calendar?start_date=${june.start_date}&end_date=${end_date}`);
      expect(answer).toMatchObject({ status: 422, error: { details: { field: 'end_date' } } });
    }
  });
});

describe('GET /calendar with people at other places of work', () => {
  it('200: their holidays are theirs, named with the place; where all have one it is named alone', async () => {
    const holiday_regions = [{ work_location: 'Montréal', country: 'CA', region: 'QC' }];
    expect((await apps.admin.patch('/settings', { holiday_regions })).status).toBe(200);
    const moved = await apps.admin.patch(`/users/${people.cook.id}`, { work_location: 'montréal ' });
    expect(moved.status, moved.text).toBe(200);
    const { days, people: shown } = await calendarOf('admin');
    const on = (date: string) => days.find((day) => day.date === date);
    expect(on('2026-06-24')).toMatchObject({ holiday: 'National Holiday (Montréal)', is_holiday: false });
    expect(on('2026-06-10')).toMatchObject({ holiday: 'Founders’ Day', is_holiday: true });
    expect(shown.find(({ id }) => id === people.cook.id)?.holidays).toEqual(['2026-06-10', '2026-06-24']);
    expect(shown.find(({ id }) => id === people.head.id)?.holidays).toEqual(['2026-06-10']);
    expect(JSON.stringify(shown)).not.toContain('work_location');
    // The only one shown is there: all have it.
    const own = await calendarOf('cook');
    expect(own.people).toHaveLength(1);
    expect(own.days.find(({ date }) => date === '2026-06-24')).toMatchObject({
      holiday: 'National Holiday',
      is_holiday: true,
    });
  });
});
