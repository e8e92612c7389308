import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { addHoliday, book, keepNoHolidays, monday, moveClockTo, office } from '../../leave/testing/office.ts';
import { from, rota } from '../testing/restaurant.ts';
import type { ScheduleCost, ScheduleWeek } from './record.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, people, types, api } = await office(harness);
await keepNoHolidays(harness, world);
await addHoliday(harness, world, '2026-06-03');
const apps = {
  head: await people.head.app(),
  barHead: await people.barHead.app(),
  admin: await people.admin.app(),
  cook: await people.cook.app(),
};
const kitchen = await world.department('Kitchen');
const add = rota(apps.admin);
/** June 2026 in Toronto: four hours behind. The week of Monday the 1st. */
const on = (day: string, from = 13, hours = 8) => {
  const startMs = Date.parse(`2026-06-${day}T00:00:00Z`) + from * 3_600_000;
  return {
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(startMs + hours * 3_600_000).toISOString(),
  };
};

async function weekOf(reader: keyof typeof apps, query: Record<string, string> = {}): Promise<ScheduleWeek> {
  const path = `/schedule?${new URLSearchParams({ week_start: '2026-06-01', ...query }).toString()}`;
  const answer = await apps[reader].get(path);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as ScheduleWeek;
}

await book(api.cook, { leave_type_id: types.therapy, start_date: '2026-06-02', end_date: '2026-06-02' });
const away = await add({ user_id: people.cook.id, is_published: false, break_minutes: 30, ...on('02') });
const tired = await add({ user_id: people.cook.id, is_published: false, ...on('03', 6, 4) });
const open = await add({ department_id: kitchen, title: 'Grill', is_published: false, ...on('04') });
const bar = await add({ user_id: people.bartender.id, ...on('05') });
await add({ user_id: people.cook.id, ...on('08') });

describe('GET /schedule', () => {
  it('200: days, people, shifts with what speaks against them, hours, and what would be published', async () => {
    const week = await weekOf('admin');
    expect([week.week_start, week.week_end, week.days.length]).toEqual(['2026-06-01', '2026-06-07', 7]);
    expect(week.days[1]).toEqual({
      date: '2026-06-02',
      is_weekend: false,
      holiday: null,
      is_holiday: false,
      minutes: 450,
    });
    expect(week.days[2]).toMatchObject({ holiday: 'Founders’ Day', minutes: 240 });
    expect(week.shifts.map(({ id }) => id)).toEqual([away.id, tired.id, open.id, bar.id]);
    expect(week.shifts.map(({ warnings }) => warnings.map(({ kind }) => kind))).toEqual([['LEAVE'], ['REST'], [], []]);
    expect(week.shifts[0]?.warnings[0]?.leave_status).toBe('PENDING');
    expect(week.shifts[1]?.warnings[0]).toMatchObject({ minutes: 540, limit_minutes: 660 });
    expect(week.people.find(({ id }) => id === people.cook.id)).toMatchObject({ minutes: 690, is_plannable: true });
    expect(week.unpublished).toEqual({ shift_count: 3, open_count: 1, change_count: 0, user_ids: [people.cook.id] });
    expect(JSON.stringify(week)).not.toContain('Therapy');
  });

  it('a head sees the departments they plan, may change their shifts and no one else’s', async () => {
    const week = await weekOf('head');
    expect(week.departments.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(week.shifts.map(({ id }) => id)).toEqual([away.id, tired.id, open.id]);
    for (const { can } of week.shifts) expect(can).toEqual(['shifts.update', 'shifts.delete', 'shifts.move']);
    expect(week.people.map(({ id }) => id)).not.toContain(people.bartender.id);
    expect(week.absences).toMatchObject([{ user_id: people.cook.id, status: 'PENDING', start_date: '2026-06-02' }]);
    const theirs = await weekOf('barHead');
    expect([theirs.shifts.map(({ id }) => id), theirs.absences, theirs.unpublished.shift_count]).toEqual([
      [bar.id],
      [],
      0,
    ]);
  });

  it('keeps to a department; what publishing it publishes is counted alike', async () => {
    const week = await weekOf('admin', { department_id: kitchen });
    expect(week.people.every(({ department_id: id }) => id === kitchen)).toBe(true);
    expect(week.shifts).toHaveLength(3);
    const published = await apps.head.post('/shifts/publish', { week_start: '2026-06-15', department_id: kitchen });
    expect(published.data).toMatchObject({ published: 0 });
  });

  it('a shift that someone else’s department gave brings its person along, not to be planned', async () => {
    const shift = await add({ user_id: people.bartender.id, department_id: kitchen, ...on('23') });
    const week = await weekOf('head', { week_start: '2026-06-22' });
    expect(week.shifts.map(({ id }) => id)).toEqual([shift.id]);
    expect(week.people.find(({ id }) => id === people.bartender.id)).toMatchObject({ is_plannable: false });
  });

  it('the hours of a day are those of the shifts shown, also under a filter', async () => {
    await add({ user_id: people.bartender.id, department_id: kitchen, ...on('16', 10, 4) });
    await add({ user_id: people.bartender.id, ...on('16', 20, 4) });
    const hours = async (query: Record<string, string>) => {
      const week = await weekOf('admin', { week_start: '2026-06-15', ...query });
      return [week.shifts.length, week.days[1]?.minutes];
    };
    expect(await hours({})).toEqual([2, 480]);
    expect(await hours({ department_id: kitchen })).toEqual([1, 240]);
  });

  it('marks who leaves, warns of shifts after their last day, and drops them from the weeks after it', async () => {
    const leaver = await world.employee({ department: 'Kitchen', employment_end_date: '2026-07-14' });
    const [last, after, later] = [
      await add({ user_id: leaver.id, ...from('2026-07-14T13:00:00Z') }),
      await add({ user_id: leaver.id, ...from('2026-07-15T13:00:00Z') }),
      await add({ user_id: leaver.id, ...from('2026-07-21T13:00:00Z') }),
    ];
    const seen = async (reader: keyof typeof apps, week_start: string) => {
      const week = await weekOf(reader, { week_start });
      const person = week.people.find(({ id }) => id === leaver.id);
      return [
        person && [person.last_day, person.is_plannable],
        week.shifts.map(({ id, warnings }) => [id, warnings.map(({ kind }) => kind)]),
      ];
    };
    expect(await seen('head', '2026-07-13')).toEqual([
      ['2026-07-14', true],
      [
        [last.id, []],
        [after.id, ['LAST_DAY']],
      ],
    ]);
    expect(await seen('head', '2026-07-20')).toEqual([['2026-07-14', false], [[later.id, ['LAST_DAY']]]]);
    expect(await seen('head', '2026-07-27')).toEqual([undefined, []]);
    const check = await apps.head.post('/schedule/check', { user_id: leaver.id, ...from('2026-07-17T13:00:00Z') });
    expect(check.data.warnings).toMatchObject([{ kind: 'LAST_DAY', last_day: '2026-07-14' }]);
    const copied = await apps.head.post('/schedule/copy-week', {
      from_week_start: '2026-07-13',
      to_week_start: '2026-08-10',
    });
    expect(copied.data).toEqual({
      copied: 0,
      shift_ids: [],
      left_out: [
        { shift_id: last.id, reason: 'PERSON_GONE' },
        { shift_id: after.id, reason: 'PERSON_GONE' },
      ],
    });
  });

  it('who only lends a hand is shown without their last day', async () => {
    const lent = await world.employee({ department: 'Bar', employment_end_date: '2026-07-14' });
    await add({ user_id: lent.id, department_id: kitchen, ...from('2026-08-19T13:00:00Z') });
    const week = await weekOf('head', { week_start: '2026-08-17' });
    expect(week.people.find(({ id }) => id === lent.id)).toMatchObject({ last_day: null, is_plannable: false });
    expect(week.shifts.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('403: an Employee; 422: a day on which no week begins, a year beyond the calendar', async () => {
    expect((await apps.cook.get('/schedule')).status).toBe(403);
    for (const week_start of ['2026-06-02', '9999-12-27', '0001-01-01']) {
      const answer = await apps.admin.get(`/schedule?week_start=${week_start}`);
      expect(answer).toMatchObject({ status: 422, error: { details: { field: 'week_start' } } });
    }
  });
});

describe('POST /schedule/check', () => {
  const checkOf = async (client: (typeof apps)['head'], body: object) => {
    const { data } = await client.post('/schedule/check', { user_id: people.cook.id, ...body });
    return (data as { warnings: { kind: string }[] }).warnings.map(({ kind }) => kind);
  };

  it('200: what a shift would meet, its own old place not counted, and nothing is saved', async () => {
    expect(await checkOf(apps.head, on('02'))).toEqual(['LEAVE', 'OVERLAP']);
    expect(await checkOf(apps.head, { ...on('02', 14), shift_id: away.id })).toEqual(['LEAVE', 'REST']);
    expect(await checkOf(apps.head, { ...on('06'), shift_id: tired.id })).toEqual([]);
    expect((await weekOf('head')).shifts).toHaveLength(3);
  });

  it('422: a person out of reach, someone unknown, a shift unseen, times that are none', async () => {
    const fields = async (client: (typeof apps)['head'], body: object) => {
      const { status, error } = await client.post('/schedule/check', { user_id: people.cook.id, ...body });
      return [status, error.details.field as string];
    };
    expect(await fields(apps.barHead, on('02'))).toEqual([422, 'user_id']);
    expect(await fields(apps.admin, { ...on('02'), user_id: world.newId('usr') })).toEqual([422, 'user_id']);
    expect(await fields(apps.head, { ...on('02'), shift_id: bar.id })).toEqual([422, 'shift_id']);
    expect(await fields(apps.head, { ...on('02'), ends_at: on('02').starts_at })).toEqual([422, 'ends_at']);
    const far = { starts_at: '9999-12-31T00:00:00Z', ends_at: '9999-12-31T01:00:00Z' };
    expect(await fields(apps.head, far)).toEqual([422, 'starts_at']);
  });

  it('403: an Employee', async () => {
    expect((await apps.cook.post('/schedule/check', { user_id: people.cook.id, ...on('02') })).status).toBe(403);
  });
});

describe('POST /schedule/copy-week', () => {
  const copy = (client: (typeof apps)['head'], body: object) =>
    client.post('/schedule/copy-week', { from_week_start: '2026-06-01', ...body });

  it('200: drafts at the same times of the week; asked again, it adds nothing', async () => {
    const { status, data } = await copy(apps.head, { to_week_start: '2026-06-29' });
    expect([status, data]).toMatchObject([200, { copied: 3, left_out: [] }]);
    expect(new Set(data.shift_ids).size).toBe(3);
    const week = await weekOf('head', { week_start: '2026-06-29' });
    expect(week.shifts).toMatchObject([
      { user_id: people.cook.id, starts_at: '2026-06-30T13:00:00.000Z', break_minutes: 30, is_published: false },
      { user_id: people.cook.id, starts_at: '2026-07-01T06:00:00.000Z', status: 'SCHEDULED' },
      { user_id: null, title: 'Grill', status: 'OPEN', department_id: kitchen },
    ]);
    const again = await copy(apps.head, { to_week_start: '2026-06-29' });
    expect(again.data.copied).toBe(0);
    expect(again.data.left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
      'OVERLAP',
      'OVERLAP',
      'ALREADY_THERE',
    ]);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'schedule.copyWeek', record_count: 0 });
  });

  it('200: asked twice at once, every shift has one copy', async () => {
    const both = await Promise.all([1, 2].map(() => copy(apps.head, { to_week_start: '2026-09-07' })));
    expect(both.map(({ data }) => data.copied as number).sort()).toEqual([0, 3]);
    expect((await weekOf('head', { week_start: '2026-09-07' })).shifts).toHaveLength(3);
  });

  it('200: across a change of clocks the times on the wall stay', async () => {
    const { data } = await copy(apps.admin, { to_week_start: '2026-11-02', department_id: kitchen });
    expect(data.copied).toBe(3);
    const week = await weekOf('admin', { week_start: '2026-11-02' });
    expect(week.shifts[0]).toMatchObject({
      starts_at: '2026-11-03T14:00:00.000Z',
      ends_at: '2026-11-03T22:00:00.000Z',
    });
  });

  it('200: hours that a change of clocks takes away leave a shift that can be stored', async () => {
    // In Toronto 02:00 to 03:00 does not exist on 14 March 2027; the week before has a shift there.
    const inTheGap = { starts_at: '2027-03-07T07:15:00Z', ends_at: '2027-03-07T08:10:00Z', break_minutes: 50 };
    await add({ department_id: kitchen, ...inTheGap });
    const body = { from_week_start: '2027-03-01', to_week_start: '2027-03-08' };
    expect((await copy(apps.admin, body)).data).toMatchObject({ copied: 1, left_out: [] });
  });

  it('200: who has left is left out', async () => {
    const gone = await world.employee({ department: 'Kitchen' });
    const { id } = await add({ user_id: gone.id, ...on('14') });
    await sql`update users set is_active = ${false} where id = ${gone.id}`.execute(harness.installation.database.db);
    const { data } = await copy(apps.head, { from_week_start: '2026-06-08', to_week_start: '2026-08-03' });
    expect(data).toMatchObject({ copied: 1, left_out: [{ shift_id: id, reason: 'PERSON_GONE' }] });
  });

  it('403: a department that somebody else plans, an Employee; 422: no week, the same week', async () => {
    const to_week_start = '2026-07-06';
    expect((await copy(apps.barHead, { to_week_start, department_id: kitchen })).status).toBe(403);
    expect((await copy(apps.cook, { to_week_start })).status).toBe(403);
    for (const wrong of ['2026-06-01', '2026-06-30']) {
      const { status, error } = await copy(apps.head, { to_week_start: wrong });
      expect([status, error.details.field]).toEqual([422, 'to_week_start']);
    }
  });
});

describe('templates of a week', () => {
  const save = (client: (typeof apps)['head'], body: object) =>
    client.post('/week-templates', { week_start: '2026-06-01', ...body });
  const named = async (client: (typeof apps)['head']) =>
    ((await client.get('/week-templates')).data as { name: string }[]).map(({ name }) => name);

  it('201, 200: a week is saved, rehearsed over another, laid over it as drafts; a second time nothing is added', async () => {
    const { status, data: template, text } = await save(apps.head, { name: ' Usual ' });
    expect([status, template], text).toMatchObject([201, { name: 'Usual', department_id: null, shift_count: 3 }]);
    const apply = (query: Record<string, string> = {}) =>
      apps.head.post(`/week-templates/${String(template.id)}/apply`, { week_start: '2026-10-05' }, { query });
    const rehearsed = await apply({ dry_run: 'true' });
    expect(rehearsed.status, rehearsed.text).toBe(200);
    expect(rehearsed.data).toMatchObject({ copied: 3, left_out: [] });
    expect((await weekOf('head', { week_start: '2026-10-05' })).shifts).toEqual([]);
    expect((await apply()).data.shift_ids).toHaveLength(3);
    expect((await weekOf('head', { week_start: '2026-10-05' })).shifts).toMatchObject([
      { user_id: people.cook.id, starts_at: '2026-10-06T13:00:00.000Z', break_minutes: 30, is_published: false },
      { user_id: people.cook.id, starts_at: '2026-10-07T06:00:00.000Z' },
      { user_id: null, title: 'Grill', status: 'OPEN', department_id: kitchen, notes: null },
    ]);
    const again = await apply();
    expect(again.data).toMatchObject({
      copied: 0,
      left_out: [
        { user_id: people.cook.id, starts_at: '2026-10-06T13:00:00.000Z', reason: 'OVERLAP' },
        { user_id: people.cook.id, reason: 'OVERLAP' },
        { user_id: null, title: 'Grill', reason: 'ALREADY_THERE' },
      ],
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'weekTemplates.apply',
      subject_id: template.id,
      record_count: 0,
    });
  });

  it('200: renamed and deleted by who sees it; the shifts that were made of it stay', async () => {
    const { data: template } = await save(apps.head, { name: 'Winter', department_id: kitchen });
    const path = `/week-templates/${String(template.id)}`;
    expect((await apps.admin.patch(path, { name: 'Cold' })).data).toMatchObject({ name: 'Cold', shift_count: 3 });
    expect((await apps.head.post(`${path}/apply`, { week_start: '2026-12-07' })).data.copied).toBe(3);
    expect((await apps.head.delete(path)).status).toBe(200);
    expect(await named(apps.head)).not.toContain('Cold');
    expect((await weekOf('head', { week_start: '2026-12-07' })).shifts).toHaveLength(3);
  });

  it('404: a template of a department that one does not plan, and of an author who is another', async () => {
    const barHead = await (await world.departmentHeadOf('Bar')).app();
    const { data: own } = await save(apps.head, { name: 'Own' });
    const { data: ofKitchen } = await save(apps.admin, { name: 'Of the kitchen', department_id: kitchen });
    expect(await named(apps.head)).toEqual(expect.arrayContaining(['Own', 'Of the kitchen']));
    expect(await named(barHead)).toEqual([]);
    for (const { id } of [own, ofKitchen] as { id: string }[]) {
      expect((await barHead.patch(`/week-templates/${id}`, { name: 'Mine' })).status).toBe(404);
      expect((await barHead.delete(`/week-templates/${id}`)).status).toBe(404);
      expect((await barHead.post(`/week-templates/${id}/apply`, { week_start: '2026-10-12' })).status).toBe(404);
    }
  });

  it('403: an Employee, a department of others; 409: a name that one has; 422: a week without shifts, a day on which none begins', async () => {
    expect((await save(apps.cook, { name: 'Mine' })).status).toBe(403);
    expect((await save(apps.head, { name: 'Bar', department_id: await world.department('Bar') })).status).toBe(403);
    expect((await save(apps.admin, { name: 'Twice' })).status).toBe(201);
    expect(await save(apps.admin, { name: 'TWICE' })).toMatchObject({
      status: 409,
      error: { details: { field: 'name' } },
    });
    for (const week_start of ['2026-06-02', '2030-01-07']) {
      const refused = await save(apps.head, { name: week_start, week_start });
      expect(refused).toMatchObject({ status: 422, error: { details: { field: 'week_start' } } });
    }
  });
});

describe('GET /schedule/cost', () => {
  const costs = async (): Promise<ScheduleCost> =>
    (await apps.admin.get(`/schedule/cost?week_start=2026-06-01&department_id=${kitchen}`)).data as ScheduleCost;
  const looksAtPay = async (): Promise<number> => {
    const { data } = await apps.cook.get('/my-access-log', { query: { limit: '100' } });
    return (data as { tier: string }[]).filter(({ tier }) => tier === 'compensation').length;
  };
  const pay = (body: object) => apps.admin.post(`/users/${people.cook.id}/compensation`, body);

  it('200: hours at the rate of their day, by the hour or from a salary; each look is told to the access log', async () => {
    expect(await costs()).toMatchObject({ total: 0, unpriced_shift_count: 2 });
    await pay({ effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 20 });
    await pay({ effective_date: '2026-06-03', pay_type: 'SALARY', amount: 62_400 });
    const before = await looksAtPay();
    const { days, total, currency, unpriced_shift_count: unpriced } = await costs();
    expect(days.map(({ cost }) => cost)).toEqual([0, 150, 120, 0, 0, 0, 0]);
    expect([total, currency, unpriced]).toEqual([270, 'CAD', 0]);
    expect((await looksAtPay()) - before).toBe(2);
  });

  it('403: a Department Head', async () => {
    expect((await apps.head.get('/schedule/cost')).status).toBe(403);
  });
});

describe('GET /schedule with people at other places of work', () => {
  it('200: their holidays are theirs; the day is named with the place', async () => {
    const holiday_regions = [{ work_location: 'Montréal', country: 'CA', region: 'QC' }];
    expect((await apps.admin.patch('/settings', { holiday_regions })).status).toBe(200);
    await apps.admin.patch(`/users/${people.cook.id}`, { work_location: 'Montréal' });
    const week = await weekOf('admin', { week_start: '2026-06-22' });
    expect(week.days[2]).toMatchObject({ holiday: 'National Holiday (Montréal)', is_holiday: false });
    const holidaysOf = (id: string) => week.people.find((person) => person.id === id)?.holidays;
    expect(holidaysOf(people.cook.id)).toEqual(['2026-06-24']);
    expect(holidaysOf(people.bartender.id)).toEqual([]);
    expect(JSON.stringify(week.people)).not.toContain('work_location');
  });
});
