import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { check } from '../../../lib/schema.ts';
import { from, restaurant, titles } from '../testing/restaurant.ts';
import { Shift } from './record.ts';

const { world: first, installation } = await openHarness();
const day = { start_date: '2026-03-09', end_date: '2026-03-09' };
const morning = '2026-03-09T13:00:00Z';

/** Every kind of shift there is to be seen or not, on one day, an hour apart. */
async function wholeRota(settings = {}) {
  const house = await restaurant(first, { settings });
  const { world, add, kitchen } = house;
  const bar = await world.department('Bar');
  const cook = await world.employee({ department: 'Kitchen' });
  const mate = await world.employee({ department: 'Kitchen' });
  const barkeeper = await world.employee({ department: 'Bar' });
  const nomad = await world.employee();
  const shifts = [
    { title: 'cook', user_id: cook.id },
    { title: 'cook, unpublished', user_id: mate.id, is_published: false },
    { title: 'mate in Bar', user_id: mate.id, department_id: bar },
    { title: 'barkeeper', user_id: barkeeper.id },
    { title: 'barkeeper in Kitchen', user_id: barkeeper.id, department_id: kitchen },
    { title: 'nomad', user_id: nomad.id },
    { title: 'open in Kitchen', department_id: kitchen },
    { title: 'open in Kitchen, unpublished', department_id: kitchen, is_published: false },
    { title: 'open in Bar', department_id: bar },
  ];
  // One after another, so that no one is in two places.
  for (const [hour, shift] of shifts.entries()) {
    await add({ ...shift, ...from(new Date(Date.parse(morning) + hour * 3_600_000).toISOString(), 1) });
  }
  return { ...house, cook, mate, barkeeper, nomad, all: shifts.map(({ title }) => title) };
}

async function seenBy(person: Somebody): Promise<string[]> {
  const lists: string[][] = [];
  for (const client of [await person.api(['schedules:read']), await person.app()]) {
    const { status, data } = await client.get('/shifts', { query: day });
    expect(status).toBe(200);
    for (const shift of data) check(Shift, shift);
    lists.push(titles(data));
  }
  expect(lists[0]).toEqual(lists[1]);
  return lists[0]!;
}

describe('GET /shifts: who sees which', () => {
  let rota: Awaited<ReturnType<typeof wholeRota>>;
  beforeAll(async () => {
    rota = await wholeRota();
  });

  it('200: Administrators and Executives see all', async () => {
    expect(await seenBy(rota.admin)).toEqual(rota.all);
    expect(await seenBy(await rota.world.executive())).toEqual(rota.all);
  });

  it('200: a Department Head sees shifts of their departments and of people in them, unpublished ones too', async () => {
    const ofKitchen = rota.all.filter((title) => /cook|mate|Kitchen/.test(title));
    expect(await seenBy(await rota.world.departmentHeadOf('Kitchen'))).toEqual(ofKitchen);
    const ofBar = rota.all.filter((title) => /barkeeper|Bar|^open in Kitchen$/.test(title));
    expect(await seenBy(await rota.world.managerOf('Bar', { department: 'Kitchen' }))).toEqual(ofBar);
  });

  it('200: a Department Head sees their own shifts wherever they are, and what is open where they belong', async () => {
    const head = await rota.world.person('DEPARTMENT_HEAD', { department: 'Bar' });
    await rota.add({ title: 'own', user_id: head.id, ...from('2026-03-09T14:00:00Z'), is_published: false });
    expect(await seenBy(head)).toEqual(['own', 'open in Bar']);
  });

  it('200: of a person, and with or_open what is open as well, as far as the caller sees it', async () => {
    const { cook, admin, mate } = rota;
    const found = async (who: Somebody, more: Record<string, string>) =>
      titles((await (await who.app()).get('/shifts', { query: { ...day, ...more } })).data);
    expect(await found(cook, { user_id: cook.id })).toEqual(['cook']);
    expect(await found(cook, { user_id: cook.id, or_open: 'true' })).toEqual(['cook', 'open in Kitchen']);
    expect(await found(admin, { user_id: `${cook.id},${mate.id}`, or_open: 'true', limit: '4' })).toEqual([
      'cook',
      'cook, unpublished',
      'mate in Bar',
      'open in Kitchen',
    ]);
    expect(await found(admin, { user_id: cook.id, or_open: 'false' })).toEqual(['cook']);
  });

  it('200: an Employee sees their own and open ones in their department', async () => {
    expect(await seenBy(rota.cook)).toEqual(['cook', 'open in Kitchen']);
    expect(await seenBy(rota.mate)).toEqual(['mate in Bar', 'open in Kitchen']);
    expect(await seenBy(rota.nomad)).toEqual(['nomad']);
  });

  it('200: a cancelled shift is seen as it was before', async () => {
    const { app, cook, add } = await wholeRota();
    const { id } = await add({ title: 'off', user_id: cook.id, ...from('2026-03-09T03:00:00-04:00', 1) });
    await app.patch(`/shifts/${id}`, { status: 'CANCELLED' });
    expect(await seenBy(cook)).toEqual(['off', 'cook', 'open in Kitchen']);
  });

  it('404: what is not listed cannot be read; 200: the rest can', async () => {
    const { data } = await rota.app.get('/shifts', { query: day });
    const api = await rota.cook.api();
    for (const shift of data) {
      const { status } = await api.get(`/shifts/${String(shift.id)}`);
      expect([shift.title, status]).toEqual([shift.title, /^(cook|open in Kitchen)$/.test(shift.title) ? 200 : 404]);
    }
  });
});

describe('GET /shifts: what the organization allows Employees', () => {
  it('200: their department: its shifts and those of its people', async () => {
    const { cook, nomad } = await wholeRota({ schedule_employee_visibility: 'DEPARTMENT' });
    expect(await seenBy(cook)).toEqual(['cook', 'mate in Bar', 'barkeeper in Kitchen', 'open in Kitchen']);
    expect(await seenBy(nomad)).toEqual(['nomad']);
  });

  it("200: everyone's, and still open ones of their department alone", async () => {
    const { cook, nomad } = await wholeRota({ schedule_employee_visibility: 'EVERYONE' });
    const people = ['cook', 'mate in Bar', 'barkeeper', 'barkeeper in Kitchen', 'nomad'];
    expect(await seenBy(cook)).toEqual([...people, 'open in Kitchen']);
    expect(await seenBy(nomad)).toEqual(people);
  });

  it('200: with default schedules unpublished shifts are seen', async () => {
    const { cook, mate } = await wholeRota({ schedule_default_schedules: true });
    const open = ['open in Kitchen', 'open in Kitchen, unpublished'];
    expect(await seenBy(cook)).toEqual(['cook', ...open]);
    expect(await seenBy(mate)).toEqual(['cook, unpublished', 'mate in Bar', ...open]);
  });
});

describe('GET /shifts: filters', () => {
  it('200: by person, department and status; a person outside the view is an empty list', async () => {
    const { app, world, cook, mate, kitchen } = await wholeRota();
    const list = async (query: Record<string, string>) =>
      titles((await app.get('/shifts', { query: { ...day, ...query } })).data);
    expect(await list({ user_id: cook.id })).toEqual(['cook']);
    expect(await list({ department_id: kitchen, status: 'OPEN' })).toEqual([
      'open in Kitchen',
      'open in Kitchen, unpublished',
    ]);
    expect(await list({ status: 'CANCELLED' })).toEqual([]);
    expect(await list({ user_id: world.newId('usr') })).toEqual([]);
    const api = await cook.api();
    expect((await api.get('/shifts', { query: { ...day, user_id: mate.id } })).data).toEqual([]);
  });

  it('403: department_id below Administrator', async () => {
    const { world, kitchen } = await restaurant(first);
    for (const person of [await world.employee({ department: 'Kitchen' }), await world.departmentHeadOf('Kitchen')]) {
      const { status, error } = await (await person.api()).get('/shifts', { query: { department_id: kitchen } });
      expect(status).toBe(403);
      expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
    }
  });

  it('403: the token lacks schedules:read', async () => {
    const { error } = await (await (await first.executive()).api(['projects:read'])).get('/shifts');
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'schedules:read' } });
  });

  it.each([
    ['end_date', { start_date: '2026-03-09', end_date: '2026-03-08' }],
    ['end_date', { start_date: '2026-01-01', end_date: '2026-05-01' }],
    ['start_date', { start_date: '2026-02-30' }],
    ['end_date', { end_date: 'tomorrow' }],
    ['status', { status: 'open' }],
    ['is_published', { is_published: 'true' }],
  ])('422: %s of %j', async (field, query) => {
    const api = await (await first.employee()).api();
    const answer = await api.get('/shifts', { query });
    expect([answer.status, answer.error.details]).toEqual([422, { field }]);
  });
});

describe('GET /shifts: windows', () => {
  const timezone = 'Australia/Lord_Howe';

  it('200: the next 7 days, today included, on the calendar of the organization', async () => {
    const { app, add, kitchen } = await restaurant(first, { timezone });
    const today = dayIn(timezone, installation.clock.nowMs());
    const noon = (offset: number) => `${addDays(today, offset)}T12:00:00+10:45`;
    for (const offset of [-1, 0, 6, 7]) {
      await add({ title: String(offset), department_id: kitchen, ...from(noon(offset), 1) });
    }
    const list = async (query: Record<string, string>) => titles((await app.get('/shifts', { query })).data);
    expect(await list({})).toEqual(['0', '6']);
    expect(await list({ start_date: addDays(today, 1) })).toEqual(['6', '7']);
    expect(await list({ end_date: addDays(today, 5) })).toEqual(['-1', '0']);
    expect(await list({ start_date: addDays(today, -1), end_date: addDays(today, 118) })).toHaveLength(4);
  });

  it.each([
    // [timezone, day, last minute before it, first of it, last of it, first after it]
    [
      'America/Toronto',
      '2026-03-08',
      '2026-03-07T23:59:00-05:00',
      '2026-03-08T00:00:00-05:00',
      '2026-03-08T23:59:00-04:00',
      '2026-03-09T00:00:00-04:00',
    ],
    [
      'America/Toronto',
      '2026-11-01',
      '2026-10-31T23:59:00-04:00',
      '2026-11-01T00:00:00-04:00',
      '2026-11-01T23:59:00-05:00',
      '2026-11-02T00:00:00-05:00',
    ],
    [
      'Europe/Berlin',
      '2026-03-29',
      '2026-03-28T23:59:00+01:00',
      '2026-03-29T00:00:00+01:00',
      '2026-03-29T23:59:00+02:00',
      '2026-03-30T00:00:00+02:00',
    ],
    [
      'Europe/Berlin',
      '2026-10-25',
      '2026-10-24T23:59:00+02:00',
      '2026-10-25T00:00:00+02:00',
      '2026-10-25T23:59:00+01:00',
      '2026-10-26T00:00:00+01:00',
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      '2026-04-04T23:59:00+11:00',
      '2026-04-05T00:00:00+11:00',
      '2026-04-05T23:59:00+10:30',
      '2026-04-06T00:00:00+10:30',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-04',
      '2026-10-03T23:59:00+10:30',
      '2026-10-04T00:00:00+10:30',
      '2026-10-04T23:59:00+11:00',
      '2026-10-05T00:00:00+11:00',
    ],
    [
      'Asia/Kathmandu',
      '2026-03-29',
      '2026-03-28T23:59:00+05:45',
      '2026-03-29T00:00:00+05:45',
      '2026-03-29T23:59:00+05:45',
      '2026-03-30T00:00:00+05:45',
    ],
  ])('200: %s %s holds the shifts that start on it, also across midnight', async (zone, date, ...instants) => {
    const { app, add, kitchen } = await restaurant(first, { timezone: zone });
    for (const starts_at of instants) await add({ title: starts_at, department_id: kitchen, ...from(starts_at) });
    const { data } = await app.get('/shifts', { query: { start_date: date, end_date: date } });
    expect(titles(data)).toEqual([instants[1], instants[2]]);
    expect(data[1].ends_at > data[1].starts_at).toBe(true);
  });

  it('200: days at the ends of the calendar', async () => {
    const api = await (await first.administrator()).api();
    for (const query of [{ start_date: '9999-12-31' }, { end_date: '0001-01-01' }]) {
      expect(await api.get('/shifts', { query: query as unknown as Record<string, string> })).toMatchObject({
        status: 200,
        data: [],
      });
    }
  });
});

describe('GET /shifts: pages', () => {
  it('200: earliest first, each once, also if several start at once', async () => {
    const { app, add, kitchen } = await restaurant(first);
    const wanted: string[] = [];
    for (const minute of [0, 1, 1, 1, 2]) {
      wanted.push(String(wanted.length));
      await add({
        title: wanted.at(-1),
        department_id: kitchen,
        ...from(new Date(Date.parse(morning) + minute * 60_000).toISOString()),
      });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof app.get>> = await app.get('/shifts', {
        query: { ...day, limit: '2', ...(cursor !== null && { cursor }) },
      });
      seen.push(...titles(page.data));
      cursor = page.body.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(wanted);
  });

  it('200: midnight passing between two pages moves nothing', async () => {
    // A day of 24 hours like the next one, at noon.
    const noonMs = Date.parse('2026-03-10T12:00:00-04:00') - Date.now();
    installation.clock.setOffset(noonMs);
    onTestFinished(() => installation.clock.setOffset(0));
    const { app, add, kitchen } = await restaurant(first);
    const today = dayIn('America/Toronto', installation.clock.nowMs());
    for (const offset of [0, 1, 6, 7]) {
      const starts_at = `${addDays(today, offset)}T12:00:00-04:00`;
      await add({ title: String(offset), department_id: kitchen, ...from(starts_at) });
    }
    const one = await app.get('/shifts', { query: { limit: '1' } });
    expect(titles(one.data)).toEqual(['0']);
    installation.clock.setOffset(noonMs + 86_400_000);
    const two = await app.get('/shifts', { query: { limit: '5', cursor: one.body.meta.next_cursor } });
    expect(titles(two.data)).toEqual(['1', '6']);
    expect(titles((await app.get('/shifts')).data)).toEqual(['1', '6', '7']);
  });

  it('422: the cursor of another window', async () => {
    const { app, add, kitchen } = await restaurant(first);
    for (const hour of [13, 14]) {
      await add({ title: 'x', department_id: kitchen, ...from(`2026-03-09T${String(hour)}:00:00Z`) });
    }
    const one = await app.get('/shifts', { query: { ...day, limit: '1' } });
    const other = { ...day, end_date: '2026-03-10', limit: '1', cursor: one.body.meta.next_cursor };
    expect((await app.get('/shifts', { query: other })).status).toBe(422);
  });
});
