import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import {
  addHoliday,
  addType,
  book,
  keepNoHolidays,
  monday,
  moveClockTo,
  type Office,
  office,
} from '../../leave/testing/office.ts';
import { eightHours, record, sheetOver } from '../testing/workplace.ts';

const harness = await openHarness();
moveClockTo(harness, monday);

let here: Office;
/** Pay periods: 9 to 22 March, and 23 March to 5 April. */
beforeEach(async () => {
  here = await office(harness);
  await keepNoHolidays(harness, here.world);
});

const work = (day: string) => record(here.api.cook, eightHours(day));
const linesOn = async (day: string) => {
  const sheet = await sheetOver(here.api.admin, here.people.cook.id, day);
  return sheet && [sheet.paid_leave_minutes, sheet.holiday_minutes];
};
const ask = (fields: object = {}) =>
  book(here.api.cook, {
    leave_type_id: here.types.vacation,
    start_date: '2026-03-11',
    end_date: '2026-03-12',
    ...fields,
  });
const approve = (id: string) => here.api.boss.post(`/leaves/${id}/approve`);

describe('paid leave on a timesheet', () => {
  it('counts once it is approved, and no more once it is cancelled; worked time stays', async () => {
    await work('2026-03-09');
    const { id } = await ask();
    expect(await linesOn('2026-03-09')).toEqual([0, 0]);
    await approve(id);
    expect(await linesOn('2026-03-09')).toEqual([960, 0]);
    expect((await sheetOver(here.api.admin, here.people.cook.id, '2026-03-09'))?.total_minutes).toBe(480);
    await here.api.cook.post(`/leaves/${id}/cancel`);
    expect(await linesOn('2026-03-09')).toEqual([960, 0]);
    await here.api.boss.post(`/leaves/${id}/cancel`);
    expect(await linesOn('2026-03-09')).toEqual([0, 0]);
  });

  it('counts at once if the manager books it', async () => {
    await work('2026-03-09');
    const body = { leave_type_id: here.types.vacation, start_date: '2026-03-10', end_date: '2026-03-10' };
    await book(here.api.boss, { ...body, user_id: here.people.cook.id });
    expect(await linesOn('2026-03-09')).toEqual([480, 0]);
  });

  it('counts on a timesheet that is opened later', async () => {
    await approve((await ask()).id);
    expect(await linesOn('2026-03-09')).toBeUndefined();
    await work('2026-03-09');
    expect(await linesOn('2026-03-09')).toEqual([960, 0]);
  });

  it('each period counts its own days: without the weekend, halves as halves', async () => {
    await work('2026-03-09');
    await work('2026-03-23');
    const { id } = await ask({ start_date: '2026-03-19', end_date: '2026-03-24', start_half: 'SECOND_HALF' });
    await approve(id);
    expect([await linesOn('2026-03-09'), await linesOn('2026-03-23')]).toEqual([
      [720, 0],
      [960, 0],
    ]);
  });

  it('counts a standard day as the organization has it', async () => {
    await here.world.set({ overtime_daily_minutes: 450 });
    await work('2026-03-09');
    await approve((await ask()).id);
    expect(await linesOn('2026-03-09')).toEqual([900, 0]);
  });

  it('counts hours by the minute', async () => {
    await work('2026-03-09');
    const hours = { leave_type_id: here.types.lieu, end_date: '2026-03-11', start_time: '13:00', end_time: '15:15' };
    await approve((await ask(hours)).id);
    expect(await linesOn('2026-03-09')).toEqual([135, 0]);
  });

  it('leaves out unpaid leave, and leave of anybody else', async () => {
    await work('2026-03-09');
    await approve((await ask({ leave_type_id: here.types.unpaid })).id);
    const others = { leave_type_id: here.types.sick, start_date: '2026-03-13', end_date: '2026-03-13' };
    await book(here.api.otherCook, others);
    expect(await linesOn('2026-03-09')).toEqual([0, 0]);
  });

  it('a timesheet that is FINALIZED stays as it is, its neighbour follows', async () => {
    await work('2026-03-09');
    await work('2026-03-23');
    const [cook, admin] = [await here.people.cook.app(), await here.people.admin.app()];
    const sheet = await sheetOver(here.api.admin, here.people.cook.id, '2026-03-09');
    const path = `/timesheets/${sheet?.id ?? ''}`;
    await cook.post(`${path}/submit`);
    await admin.post(`${path}/approve`);
    expect((await admin.post(`${path}/finalize`)).status).toBe(200);
    await approve((await ask({ start_date: '2026-03-19', end_date: '2026-03-23' })).id);
    expect([await linesOn('2026-03-09'), await linesOn('2026-03-23')]).toEqual([
      [0, 0],
      [480, 0],
    ]);
  });

  it('time and leave of one person at the same moment wait for each other and count both', async () => {
    await work('2026-03-16');
    const { id } = await ask();
    const answers = await Promise.all([
      approve(id),
      here.api.cook.post('/time-entries', eightHours('2026-03-09')),
      here.api.cook.post('/time-entries', eightHours('2026-03-10')),
      here.api.cook.post('/leaves', {
        leave_type_id: here.types.sick,
        start_date: '2026-03-13',
        end_date: '2026-03-13',
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 201]);
    expect(await linesOn('2026-03-09')).toEqual([1440, 0]);
    expect((await sheetOver(here.api.admin, here.people.cook.id, '2026-03-09'))?.total_minutes).toBe(1440);
  });
});

describe('public holidays on a timesheet', () => {
  it('a standard day for each that is no weekend', async () => {
    await addHoliday(harness, here.world, '2026-03-10');
    await addHoliday(harness, here.world, '2026-03-14');
    await work('2026-03-09');
    expect(await linesOn('2026-03-09')).toEqual([0, 480]);
  });

  it('none if the organization has no timesheet over them', async () => {
    await addHoliday(harness, here.world, '2026-03-25');
    await work('2026-03-09');
    expect(await linesOn('2026-03-09')).toEqual([0, 0]);
    expect(await linesOn('2026-03-25')).toBeUndefined();
  });

  it('one added later reaches a timesheet with its next change; leave keeps the days it was counted with', async () => {
    await work('2026-03-09');
    await approve((await ask()).id);
    await addHoliday(harness, here.world, '2026-03-13');
    expect(await linesOn('2026-03-09')).toEqual([960, 0]);
    const sheet = await sheetOver(here.api.admin, here.people.cook.id, '2026-03-09');
    await (await here.people.cook.app()).post(`/timesheets/${sheet?.id ?? ''}/submit`);
    expect(await linesOn('2026-03-09')).toEqual([960, 480]);
  });

  it('those of the country that the organization keeps, by its own weekend', async () => {
    const { db } = harness.installation.database;
    await sql`update organizations set country = ${'CA'}, region = ${'ON'} where id = ${here.world.organizationId}`.execute(
      db,
    );
    await here.world.set({ weekend_days: ['FRIDAY', 'SATURDAY'] });
    await record(here.api.cook, eightHours('2026-07-02'));
    expect(await linesOn('2026-07-02')).toEqual([0, 480]);
    const { data } = await here.api.admin.get('/public-holidays', { query: { year: '2026' } });
    const canadaDay = data.holidays.find(({ date }: { date: string }) => date === '2026-07-01');
    expect((await (await here.people.admin.app()).delete(`/public-holidays/${canadaDay.id}`)).status).toBe(200);
    await record(here.api.cook, eightHours('2026-07-05'));
    expect(await linesOn('2026-07-02')).toEqual([0, 0]);
    // Good Friday is a weekend here, and neither a holiday to be paid nor leave to be taken.
    await record(here.api.cook, eightHours('2026-03-31'));
    const paid = await addType(harness, here.world, 'Paid');
    await approve((await ask({ leave_type_id: paid, start_date: '2026-04-02', end_date: '2026-04-05' })).id);
    expect(await linesOn('2026-03-31')).toEqual([960, 0]);
  });
});
