import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { book, keepNoHolidays, monday, moveClockTo, office } from '../leave/testing/office.ts';
import { eightHours, record } from '../time/testing/workplace.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, people } = await office(harness);
await keepNoHolidays(harness, world);
const admin = await people.admin.app();
const packages = ['REPORTS_READING'] as const;
const path = '/reports/departments';

interface Row {
  readonly month: string;
  readonly department_id: string | null;
  readonly department_name: string | null;
  readonly people: number;
  readonly total_minutes: number | null;
  readonly absence_days: number | null;
}

const began = { employment_start_date: '2025-01-01' };
let large: string;
let small: string;
let inLarge: Somebody[];
let inSmall: Somebody[];
let reader: Somebody;
let app: Client;

const rowsFor = async (by: Client, query: Record<string, string> = {}): Promise<Row[]> => {
  const answer = await by.get(path, { query: { start_month: '2026-02', end_month: '2026-03', ...query } });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.rows;
};
const rowOf = (rows: readonly Row[], department: string | null, month = '2026-02'): Row | undefined =>
  rows.find((row) => row.department_id === department && row.month === month);

async function away(user_id: string, start_date: string, end_date: string): Promise<void> {
  const { id } = await book(admin, { user_id, leave_type_id: types.vacation, start_date, end_date });
  expect((await admin.post(`/leaves/${id}/approve`, {})).status).toBe(200);
}

beforeAll(async () => {
  const add = (department: string): Promise<Somebody> => world.employee({ department, ...began });
  inLarge = await Promise.all([add('Large'), add('Large'), add('Large')]);
  inSmall = await Promise.all([add('Small'), add('Small')]);
  [large, small] = await Promise.all([world.department('Large'), world.department('Small')]);
  for (const { id } of [inLarge[0]!, inSmall[0]!]) {
    await away(id, '2026-02-10', '2026-02-11');
    await away(id, '2026-03-10', '2026-03-10');
    await record(admin, { user_id: id, ...eightHours('2026-02-12') });
  }
  reader = await world.employee({ department: 'Office', ...began });
  await world.give(reader, { packages });
  app = await reader.app();
});

describe('GET /reports/departments', () => {
  it('200: hours, absence and headcount of each department and month, as the other reports have them', async () => {
    const rows = await rowsFor(admin);
    expect(rowOf(rows, large)).toMatchObject({
      department_name: 'Large',
      people: 3,
      total_minutes: 480,
      absence_days: 2,
    });
    expect(rowOf(rows, small)).toMatchObject({ people: 2, total_minutes: 480, absence_days: 2 });
    expect(rowOf(rows, small, '2026-03')).toMatchObject({ absence_days: 1, total_minutes: 0 });
    const days = { start_date: '2026-02-01', end_date: '2026-02-28', by: 'department' };
    const sumOf = (name: 'people' | 'total_minutes' | 'absence_days') =>
      rows.filter(({ month }) => month === '2026-02').reduce((sum, row) => sum + (row[name] ?? 0), 0);
    expect(sumOf('people')).toBe((await admin.get('/reports/headcount', { query: days })).data.totals.people);
    expect(sumOf('total_minutes')).toBe((await admin.get('/reports/hours', { query: days })).data.totals.total_minutes);
    expect(sumOf('absence_days')).toBe((await admin.get('/reports/absence', { query: days })).data.totals.days);
  });

  it('200: to who was given to read reports no absence of fewer than three people, nor of a month that is not over', async () => {
    const rows = await rowsFor(app);
    expect(rowOf(rows, large)).toMatchObject({ people: 3, total_minutes: 480, absence_days: 2 });
    expect(rowOf(rows, small)).toMatchObject({ people: 2, total_minutes: 480, absence_days: null });
    expect(rowOf(rows, large, '2026-03')).toMatchObject({ absence_days: null });
  });

  it('200: who came or went within the month is none of the three', async () => {
    const fourth = await world.employee({ department: 'Few', employment_start_date: '2026-02-02' });
    const others = await Promise.all([1, 2].map(() => world.employee({ department: 'Few', ...began })));
    await away(others[0]!.id, '2026-02-16', '2026-02-16');
    const few = await world.department('Few');
    expect(rowOf(await rowsFor(app), few)).toMatchObject({ people: 3, absence_days: null });
    expect((await admin.patch(`/users/${fourth.id}`, { employment_start_date: '2026-02-01' })).status).toBe(200);
    expect(rowOf(await rowsFor(app), few)).toMatchObject({ people: 3, absence_days: 1 });
  });

  it('200: whose leave the reader sees otherwise is none of the three either: theirs could be taken from the sum', async () => {
    const both = await world.employee({ department: 'Office', ...began });
    await world.give(both, { packages });
    expect((await admin.patch(`/users/${inLarge[1]!.id}`, { manager_id: both.id })).status).toBe(200);
    expect(rowOf(await rowsFor(await both.app()), large)).toMatchObject({ absence_days: null });
    await world.give(both, { packages: ['LEAVE_KEEPING'] });
    expect(rowOf(await rowsFor(await both.app()), large)).toMatchObject({ absence_days: 2 });
  });

  it('200: of the departments that it was given for, and no others', async () => {
    const one = await world.employee({ ...began });
    await world.give(one, { packages, department_ids: [large] });
    const by = await one.app();
    expect(new Set((await rowsFor(by)).map(({ department_id: id }) => id))).toEqual(new Set([large]));
    expect(await rowsFor(by, { department_id: small })).toEqual([]);
    expect((await rowsFor(by, { department_id: large })).length).toBe(2);
  });

  it('200: as a file, recorded in the audit log', async () => {
    const file = await app.get(`${path}/file`, {
      query: { start_month: '2026-02', end_month: '2026-02', department_id: large },
    });
    expect(file.text.split('\r\n').slice(0, 2).join('\n').replace('\uFEFF', '')).toBe(
      'Department,Month,People at the end,Joined,Left,Hours,Days away\nLarge,2026-02,3,0,0,8,2',
    );
    expect((await world.audit()).find(({ action }) => action === 'reports.departmentsFile')).toMatchObject({
      actor_id: reader.id,
    });
  });

  it('403: without it, before and after its days, and the other reports stay closed', async () => {
    const other = await world.employee();
    expect((await (await other.app()).get(path)).status).toBe(403);
    await world.give(other, { packages, starts_on: '2100-01-01' });
    await world.give(other, { packages, ends_on: '2020-12-31' });
    expect((await (await other.app()).get(path)).status).toBe(403);
    for (const closed of ['absence', 'headcount', 'expenses']) {
      expect((await app.get(`/reports/${closed}`)).status).toBe(403);
      expect((await app.get(`/reports/${closed}/file`)).status).toBe(403);
    }
    const hours = await app.get('/reports/hours', { query: { by: 'person', start_date: '2026-02-01' } });
    expect(hours.data.rows).toEqual([]);
  });

  it('422: months that are none, in the wrong order, too many or far away', async () => {
    const cases = [
      [{ start_month: '2026-13' }, 'start_month'],
      [{ start_month: '2026-02-03' }, 'start_month'],
      [{ start_month: '2026-03', end_month: '2026-02' }, 'end_month'],
      [{ start_month: '2020-01', end_month: '2026-02' }, 'end_month'],
      [{ start_month: '0001-01', end_month: '2026-02' }, 'start_month'],
      [{ end_month: '9999-12' }, 'end_month'],
    ] as const;
    for (const [query, field] of cases) {
      const answer = await app.get(path, { query });
      expect([answer.status, answer.error.details.field], JSON.stringify(query)).toEqual([422, field]);
    }
  });
});
