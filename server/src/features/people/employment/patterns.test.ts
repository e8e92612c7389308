import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { runLongWork } from '../../../../test/long-work.ts';
import { sql } from '../../../db/sql.ts';
import { cycleWeekOf } from '../../../kernel/working-patterns.ts';
import { addDays } from '../../../lib/days.ts';
import { importJob } from '../../imports/job.ts';
import {
  addHoliday,
  addShift,
  book,
  keepNoHolidays,
  monday,
  moveClockTo,
  type Office,
  office,
  weeks,
} from '../../leave/testing/office.ts';
import { eightHours, record, sheetOver } from '../../time/testing/workplace.ts';
import { followPatternJob } from '../../time/timesheets/follow-pattern.ts';
import { carryOutPlannedChanges } from './job.ts';
import { hoursOf, mondayToWednesday } from './testing/patterns.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { installation } = harness;
const { db } = installation.database;

let here: Office;
let app: Awaited<ReturnType<Office['people']['admin']['app']>>;
beforeAll(async () => {
  here = await office(harness);
  await keepNoHolidays(harness, here.world);
  app = await here.people.admin.app();
});

const set = (id: string, working_pattern: object | null) => app.patch(`/users/${id}`, { working_pattern });
const from = (id: string, effective_date: string, working_pattern: object | null) =>
  app.post(`/users/${id}/employment`, { effective_date, values: { working_pattern } });
const newcomer = async () => here.world.employee({ department: 'Kitchen', employment_start_date: '2025-01-01' });

describe('a working pattern', () => {
  it('200: is a value of employment: kept with its day, shown with the part of a full week it is, the same again is no change', async () => {
    const { id } = await newcomer();
    expect((await app.get(`/users/${id}`)).data).toMatchObject({ working_pattern: null, fte: 1 });
    expect((await set(id, mondayToWednesday)).data).toMatchObject({ working_pattern: mondayToWednesday, fte: 0.6 });
    const { data: history } = await app.get(`/users/${id}/employment-history`);
    expect(history).toMatchObject([
      { changed: ['working_pattern'], values: { working_pattern: mondayToWednesday }, status: 'CURRENT' },
      { values: { working_pattern: null }, status: 'PAST' },
    ]);
    const { data: before } = await app.get(`/users/${id}`);
    const { weeks: sent } = mondayToWednesday;
    const turned = Object.fromEntries(Object.entries(sent[0] ?? {}).reverse());
    const { data: again } = await set(id, { cycle_weeks: 1, weeks: [turned] });
    expect(again.updated_at).toBe(before.updated_at);
  });

  it('200: two weeks that take turns count as their average; another standard day makes another part', async () => {
    const { id } = await newcomer();
    const { data } = await set(id, hoursOf({ MONDAY: 8, TUESDAY: 8 }, { MONDAY: 8, TUESDAY: 8, WEDNESDAY: 4 }));
    expect(data.fte).toBe(0.45);
    await here.world.set({ overtime_daily_minutes: 450 });
    expect((await app.get(`/users/${id}`)).data.fte).toBe(0.48);
    await here.world.set({ overtime_daily_minutes: 480 });
  });

  it('201: someone new begins with theirs', async () => {
    const { data } = await app.post('/users', {
      first_name: 'A',
      last_name: 'B',
      email: 'part@time.example',
      working_pattern: mondayToWednesday,
    });
    expect(data).toMatchObject({ working_pattern: mondayToWednesday, fte: 0.6 });
    const { data: history } = await app.get(`/users/${data.id as string}/employment-history`);
    expect(history).toMatchObject([{ changed: [], values: { working_pattern: mondayToWednesday } }]);
  });

  it.each([
    ['weeks', { ...mondayToWednesday, cycle_weeks: 2 }],
    ['weeks', hoursOf({})],
    ['weeks.0.MONDAY', hoursOf({ MONDAY: 25 })],
    ['weeks.0.FRIDAY', { cycle_weeks: 1, weeks: [{ MONDAY: 480 }] }],
    ['cycle_weeks', { ...mondayToWednesday, cycle_weeks: 3 }],
  ])('422: %s of %j', async (field, pattern) => {
    const answers = [
      await set(here.people.cook.id, pattern),
      await app.post('/users', { first_name: 'A', last_name: 'B', email: 'no@one.example', working_pattern: pattern }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(answer.error.details.field).toContain(`working_pattern.${field === 'weeks.0.FRIDAY' ? 'weeks.0' : field}`);
    }
    const planned = await from(here.people.cook.id, '2026-09-01', pattern);
    expect([planned.status, planned.error.details.field]).toEqual([
      422,
      expect.stringContaining('values.working_pattern') as string,
    ]);
  });

  it('200: planned, it is shown as of its day, and carried out on it; a plan of other values takes it over', async () => {
    const { id } = await newcomer();
    await from(id, '2026-04-06', mondayToWednesday);
    await app.post(`/users/${id}/employment`, { effective_date: '2026-05-04', values: { job_title: 'Sous-chef' } });
    const asOf = async (day: string) => (await app.get(`/users/${id}?as_of=${day}`)).data;
    expect(await asOf('2026-04-05')).toMatchObject({ working_pattern: null, fte: 1 });
    expect(await asOf('2026-04-06')).toMatchObject({ working_pattern: mondayToWednesday, fte: 0.6 });
    expect(await asOf('2026-06-01')).toMatchObject({ working_pattern: mondayToWednesday, job_title: 'Sous-chef' });
    moveClockTo(harness, Date.parse('2026-04-06T14:00:00Z'));
    await carryOutPlannedChanges.run(installation, {});
    moveClockTo(harness, monday);
    expect((await app.get(`/users/${id}`)).data).toMatchObject({ working_pattern: mondayToWednesday });
  });

  it('202: of many at once, and taken back', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await set(other.id, mondayToWednesday);
    const mornings = hoursOf({ MONDAY: 4, TUESDAY: 4, WEDNESDAY: 4, THURSDAY: 4, FRIDAY: 4 });
    const { data, status } = await app.post('/bulk-changes', {
      operation_id: 'users.update',
      audience: { user_ids: [one.id, other.id] },
      input: { working_pattern: mornings },
    });
    expect(status).toBe(202);
    await runLongWork(installation, data.id);
    const parts = async () =>
      Promise.all([one, other].map(async ({ id }) => (await app.get(`/users/${id}`)).data.fte as number));
    expect(await parts()).toEqual([0.5, 0.5]);
    const undoing = await app.post(`/bulk-changes/${data.id as string}/undo`);
    expect(undoing.status).toBe(202);
    await runLongWork(installation, undoing.data.id);
    expect(await parts()).toEqual([1, 0.6]);
  });
});

describe('many people from a day on', () => {
  it('202: planned for each, and taken back while it is only planned', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const body = {
      operation_id: 'employment.create',
      audience: { user_ids: [one.id, other.id] },
      input: { effective_date: '2026-10-01', values: { working_pattern: mondayToWednesday } },
    };
    const rehearsed = await app.post('/bulk-changes', body, { query: { dry_run: 'true' } });
    expect(rehearsed.status, rehearsed.text).toBe(202);
    expect(rehearsed.data).toMatchObject({ total: 2, failed: 0, outcomes: [{ data: { status: 'PLANNED' } }, {}] });
    const run = (id: string) => runLongWork(installation, id);
    const { data } = await app.post('/bulk-changes', body);
    await run(data.id as string);
    const parts = async () =>
      Promise.all(
        [one, other].map(async ({ id }) => (await app.get(`/users/${id}?as_of=2026-10-01`)).data.fte as number),
      );
    expect(await parts()).toEqual([0.6, 0.6]);
    const undoing = await app.post(`/bulk-changes/${data.id as string}/undo`);
    await run(undoing.data.id as string);
    expect(await parts()).toEqual([1, 1]);
  });
});

describe('leave by a pattern', () => {
  const calendar = weeks();
  const on = (start_date: string, end_date = start_date) => ({
    leave_type_id: here.types.vacation,
    start_date,
    end_date,
  });

  it('200, 201: a week off costs the days that the pattern works, and says so of each day', async () => {
    const days = calendar.next();
    const { id } = await newcomer();
    await set(id, mondayToWednesday);
    const body = { ...on(days.mon, days.sun), user_id: id };
    const { data } = await app.post('/leaves/preview', body);
    expect(data.days.map(({ counted, why }: { counted: number; why: string }) => [counted, why])).toEqual([
      [1, 'WORKING_DAY'],
      [1, 'WORKING_DAY'],
      [1, 'WORKING_DAY'],
      [0, 'NOT_A_WORKING_DAY'],
      [0, 'NOT_A_WORKING_DAY'],
      [0, 'NOT_A_WORKING_DAY'],
      [0, 'NOT_A_WORKING_DAY'],
    ]);
    expect(data).toMatchObject({ total_days: 3, balance: { available_before: 20, available_after: 17 }, problems: [] });
    expect((await book(app, body)).total_days).toBe(3);
  });

  it('201: a Saturday that the pattern works counts; half of it is a half; 422: a day off, shift or not', async () => {
    const days = calendar.next();
    const { id } = await newcomer();
    await set(id, hoursOf({ THURSDAY: 6, SATURDAY: 6 }));
    await addShift(harness, here.world, { userId: id, date: days.fri });
    const { data } = await app.post('/leaves/preview', { ...on(days.fri), user_id: id });
    expect(data).toMatchObject({ total_days: 0, days: [{ why: 'NOT_A_WORKING_DAY' }] });
    expect((await app.post('/leaves', { ...on(days.fri), user_id: id })).status).toBe(422);
    const half = await book(app, { ...on(days.thu, days.sat), end_half: 'FIRST_HALF', user_id: id });
    expect(half.total_days).toBe(1.5);
    const { rows } = await sql<{ hours: string }>`
      select hours from leave_request_days where leave_request_id = ${half.id} order by date`.execute(db);
    expect(rows.map(({ hours }) => Number(hours))).toEqual([6, 3]);
  });

  it('201: hours are of that day’s minutes, and never more', async () => {
    const days = calendar.next();
    const { id } = await newcomer();
    await set(id, hoursOf({ MONDAY: 4, TUESDAY: 4 }));
    const hours = { leave_type_id: here.types.lieu, user_id: id };
    const two = await book(app, {
      ...hours,
      ...on(days.mon),
      leave_type_id: here.types.lieu,
      start_time: '09:00',
      end_time: '11:00',
    });
    expect(two).toMatchObject({ total_hours: 2, total_days: 0.5 });
    const whole = await book(app, { ...on(days.tue), ...hours, start_time: '09:00', end_time: '17:00' });
    expect(whole).toMatchObject({ total_hours: 4, total_days: 1 });
  });

  it('201: each day of a leave by the pattern that holds on it; two weeks in turn; holidays cost nothing', async () => {
    const days = calendar.next();
    const { id } = await newcomer();
    await from(id, days.next, mondayToWednesday);
    await addHoliday(harness, here.world, days.tue);
    const { data } = await app.post('/leaves/preview', { ...on(days.mon, addDays(days.mon, 13)), user_id: id });
    expect(data.total_days).toBe(4 + 3);
    const turns = hoursOf({ MONDAY: 8 }, { TUESDAY: 8, WEDNESDAY: 8 });
    const other = await newcomer();
    await set(other.id, turns);
    const start = addDays(days.mon, 14);
    const { data: twoWeeks } = await app.post('/leaves/preview', {
      ...on(start, addDays(start, 13)),
      user_id: other.id,
    });
    const counted = twoWeeks.days.filter((day: { counted: number }) => day.counted > 0);
    expect(counted.map(({ date }: { date: string }) => date)).toEqual(
      cycleWeekOf(start) === 0
        ? [start, addDays(start, 8), addDays(start, 9)]
        : [addDays(start, 1), addDays(start, 2), addDays(start, 7)],
    );
  });

  it('200: what was booked keeps what it cost when the pattern changes; changed days are counted anew', async () => {
    const days = calendar.next();
    const ada = await newcomer();
    const own = await ada.api();
    const leave = await book(own, on(days.mon, days.fri));
    expect(leave.total_days).toBe(5);
    await set(ada.id, mondayToWednesday);
    expect((await own.get(`/leaves/${leave.id}`)).data.total_days).toBe(5);
    expect((await own.patch(`/leaves/${leave.id}`, { end_date: days.thu })).data.total_days).toBe(3);
  });
});

describe('timesheets by a pattern', () => {
  /** The period of 9 to 22 March. */
  const linesOf = async (id: string) => {
    const sheet = await sheetOver(here.api.admin, id, '2026-03-09');
    return sheet && [sheet.paid_leave_minutes, sheet.holiday_minutes];
  };

  it('a day of paid leave and a holiday are worth that day’s pattern; what is locked keeps its numbers', async () => {
    const ada = await newcomer();
    const own = await ada.api();
    await set(ada.id, hoursOf({ MONDAY: 6, TUESDAY: 5, SATURDAY: 4 }));
    await record(own, eightHours('2026-03-09'));
    const { id } = await book(app, {
      leave_type_id: here.types.vacation,
      start_date: '2026-03-10',
      end_date: '2026-03-13',
      user_id: ada.id,
    });
    await app.post(`/leaves/${id}/approve`);
    expect(await linesOf(ada.id)).toEqual([300, 0]);
    // A Saturday that is worked, and a Wednesday off.
    await addHoliday(harness, here.world, '2026-03-14');
    await addHoliday(harness, here.world, '2026-03-18');
    await set(ada.id, hoursOf({ MONDAY: 6, TUESDAY: 7, SATURDAY: 4 }));
    await followPatternJob.run(installation, { organization_id: here.world.organizationId, user_id: ada.id });
    expect(await linesOf(ada.id)).toEqual([420, 240]);
    const sheet = await sheetOver(here.api.admin, ada.id, '2026-03-09');
    const { data } = await here.api.admin.get(`/timesheets/${sheet?.id ?? ''}/explanation`);
    expect(data.is_current).toBe(true);
    await sql`update timesheets set status = 'FINALIZED' where id = ${sheet?.id}`.execute(db);
    await set(ada.id, null);
    await followPatternJob.run(installation, { organization_id: here.world.organizationId, user_id: ada.id });
    expect(await linesOf(ada.id)).toEqual([420, 240]);
  });
});

describe('where else it is seen', () => {
  it('200: the schedule has the contract beside planned hours and warns on a day off, also before a shift is saved', async () => {
    const { id } = await newcomer();
    await set(id, mondayToWednesday);
    // The week of Monday, 9 March.
    const date = '2026-03-12';
    const shift = await addShift(harness, here.world, { userId: id, date });
    const { data } = await app.get('/schedule?week_start=2026-03-09');
    const person = (data.people as { id: string }[]).find((one) => one.id === id);
    expect(person).toMatchObject({ contract_minutes: 1440, minutes: 480 });
    const cook = (data.people as { id: string }[]).find((one) => one.id === here.people.otherCook.id);
    expect(cook).toMatchObject({ contract_minutes: 2400 });
    const shown = (data.shifts as { id: string }[]).find((one) => one.id === shift);
    expect(shown).toMatchObject({ warnings: [{ kind: 'DAY_OFF' }] });
    const check = await app.post('/schedule/check', {
      user_id: id,
      starts_at: '2026-03-13T13:00:00Z',
      ends_at: '2026-03-13T15:00:00Z',
    });
    expect(check.data.warnings).toMatchObject([{ kind: 'DAY_OFF' }]);
  });

  it('200: headcount counts heads and full-time equivalents, by the patterns of each day', async () => {
    const world = await harness.world.another();
    const admin = await (await world.administrator({ employment_start_date: '2025-01-01' })).app();
    const half = await world.employee({ department: 'Kitchen', employment_start_date: '2025-01-01' });
    await admin.post(`/users/${half.id}/employment`, {
      effective_date: '2026-02-01',
      values: { working_pattern: hoursOf({ MONDAY: 8, TUESDAY: 8, WEDNESDAY: 4 }) },
    });
    const { data } = await admin.get('/reports/headcount?start_date=2026-01-01&end_date=2026-02-28');
    expect(data.totals).toMatchObject({ people: 2, fte: 1.5 });
    expect(data.months).toMatchObject([
      { month: '2026-01', people: 2, fte: 2 },
      { month: '2026-02', people: 2, fte: 1.5 },
    ]);
    expect(data.rows).toContainEqual(expect.objectContaining({ name: 'Kitchen', people: 1, fte: 0.5 }));
  });

  it('202: an exported list has it in words, an import reads them again and says what it cannot read', async () => {
    const world = await harness.world.another();
    const admin = await (await world.administrator()).app();
    const { id } = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    await admin.patch(`/users/${id}`, { working_pattern: hoursOf({ MONDAY: 8, TUESDAY: 8 }, { FRIDAY: 4.5 }) });
    const { text } = await admin.get('/users/export');
    expect(text).toContain('Mon–Tue 8:00 / Fri 4:30,0.2563');
    const csv = [
      'first_name,last_name,email,working_pattern',
      'Grace,Hopper,grace@pattern.example,Mon–Tue 8:00 / Fri 4:30',
      'Kenji,Sato,kenji@pattern.example,three days',
    ].join('\n');
    const { data } = await admin.post('/imports', { kind: 'people', csv });
    await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id as string });
    const done = await admin.get(`/imports/${data.id as string}`);
    expect(done.data).toMatchObject({ rows_failed: 1 });
    expect(done.text).toContain('Write days with their hours');
    const { data: people } = await admin.get('/users?q=Grace');
    expect(people).toMatchObject([{ working_pattern: hoursOf({ MONDAY: 8, TUESDAY: 8 }, { FRIDAY: 4.5 }) }]);
  });
});
