import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { inHours, restaurant, rota } from '../testing/restaurant.ts';
import { type Cover, gapsOf } from './gaps.ts';
import type { StaffingRequirement } from './record.ts';

const harness = await openHarness();
const { world, app: admin, kitchen } = await restaurant(harness.world);
const head = await world.departmentHeadOf('Kitchen');
const app = await head.app();
const bar = await world.department('Bar');
const barApp = await (await world.departmentHeadOf('Bar')).app();
const cook = (details: object = {}) => world.employee({ department: 'Kitchen', job_title: 'Cook', ...details });

/** Toronto in January. */
const on = (day: string, from: string, to: string) => ({
  starts_at: new Date(`${day}T${from}:00-05:00`).toISOString(),
  ends_at: new Date(`${day}T${to}:00-05:00`).toISOString(),
});
const saturday = '2027-01-23';
const wanted = { department_id: kitchen, position: 'Cook', weekday: 6, from: '17:00', to: '22:00', people: 3 };
const gapsIn = async (client = app, query: object = {}) => {
  const answer = await client.get('/schedule', { query: { week_start: '2027-01-18', ...query } });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.gaps as { kind: string; planned: number; open: number; starts_at: string; ends_at: string }[];
};

describe('/staffing-requirements', () => {
  it('201, 200: three cooks from five to ten every Saturday, and the week says where they are missing', async () => {
    expect(await gapsIn()).toEqual([]);
    const made = await app.post('/staffing-requirements', wanted);
    expect(made, made.text).toMatchObject({ status: 201, data: { ...wanted, date: null } });
    expect(await gapsIn()).toMatchObject([{ kind: 'GAP', people: 3, planned: 0, ...on(saturday, '17:00', '22:00') }]);
    const add = rota(app);
    await add({ user_id: (await cook()).id, ...on(saturday, '16:00', '22:00') });
    await add({ user_id: (await cook()).id, is_published: false, ...on(saturday, '17:00', '20:00') });
    // By what the shift is called, whoever works it.
    const washer = await cook({ job_title: 'Dishwasher' });
    await add({ user_id: washer.id, title: ' cook', ...on(saturday, '19:00', '23:00') });
    await add({ department_id: kitchen, title: 'Cook', ...on(saturday, '17:00', '19:00') });
    expect(await gapsIn()).toMatchObject([
      { kind: 'GAP', planned: 2, open: 1, ...on(saturday, '17:00', '19:00') },
      { kind: 'GAP', planned: 2, open: 0, ...on(saturday, '20:00', '22:00') },
    ]);
    for (const _ of [1, 2]) await add({ user_id: (await cook()).id, ...on(saturday, '17:00', '22:00') });
    expect((await gapsIn()).map(({ kind, planned }) => [kind, planned])).toEqual([
      ['SURPLUS', 4],
      ['SURPLUS', 5],
      ['SURPLUS', 4],
    ]);
    const id = String(made.data.id);
    const { data: more } = await app.patch(`/staffing-requirements/${id}`, { people: 6 });
    expect(more).toMatchObject({ people: 6, weekday: 6 });
    const published = await app.post('/shifts/publish', { week_start: '2027-01-18' });
    expect(published.data).toMatchObject({ published: 1 });
    expect(published.data.gaps.length).toBeGreaterThan(0);
    expect((await app.patch(`/staffing-requirements/${id}`, { date: saturday })).data).toMatchObject({
      weekday: null,
      date: saturday,
    });
    expect((await app.delete(`/staffing-requirements/${id}`)).status).toBe(200);
    expect((await app.get(`/staffing-requirements/${id}`)).status).toBe(404);
    expect(await gapsIn()).toEqual([]);
  });

  it('404, 403: of departments that one does not plan; 403: an Employee and a token without the scope', async () => {
    const { data } = await app.post('/staffing-requirements', wanted);
    const path = `/staffing-requirements/${String(data.id)}`;
    for (const method of ['GET', 'DELETE']) expect((await barApp.send(method, path, undefined)).status).toBe(404);
    expect((await barApp.patch(path, { people: 1 })).status).toBe(404);
    expect((await barApp.get('/staffing-requirements')).data).toEqual([]);
    expect((await barApp.post('/staffing-requirements', wanted)).status).toBe(403);
    expect((await app.patch(path, { department_id: bar })).status).toBe(403);
    expect((await (await (await cook()).app()).get('/staffing-requirements')).status).toBe(403);
    const reader = await head.api(['staffing_requirements:read']);
    expect((await reader.get('/staffing-requirements', { query: { department_id: kitchen } })).data).toMatchObject([
      { id: data.id },
    ]);
    expect((await reader.delete(path)).status).toBe(403);
    expect(await gapsIn(admin, { department_id: bar })).toEqual([]);
    expect((await gapsIn(admin)).length).toBeGreaterThan(0);
    expect((await app.delete(path)).status).toBe(200);
  });

  it('422: neither or both of weekday and date, no such department, no such hour, nobody wanted', async () => {
    const fieldOf = async (change: object): Promise<unknown> => {
      const { status, error } = await admin.post('/staffing-requirements', { ...wanted, ...change });
      return [status, error.details.field];
    };
    expect(await fieldOf({ weekday: null })).toEqual([422, 'weekday']);
    expect(await fieldOf({ date: saturday })).toEqual([422, 'weekday']);
    expect(await fieldOf({ department_id: world.newId('dep') })).toEqual([422, 'department_id']);
    expect(await fieldOf({ from: '24:00' })).toEqual([422, 'from']);
    expect(await fieldOf({ people: 0 })).toEqual([422, 'people']);
    expect(await fieldOf({ weekday: null, date: '1812-01-01' })).toEqual([422, 'date']);
  });
});

describe('GET /schedule/positions', () => {
  it('200: what shifts, templates and people are called, one for all spellings; only of what one plans', async () => {
    const titled = async (client = app, query: Record<string, string> = {}) => {
      const { status, data, text } = await client.get('/schedule/positions', { query });
      expect(status, text).toBe(200);
      return data as { department_id: string; title: string; shift_count: number; person_count: number }[];
    };
    await cook({ job_title: 'Line Cook' });
    await cook({ job_title: 'line  cook' });
    await cook({ job_title: 'Pâtissier' });
    await world.employee({ department: 'Bar', job_title: 'Bartender' });
    const add = rota(app);
    for (const title of ['Line Cook', 'LINE COOK ']) {
      await add({ department_id: kitchen, title, starts_at: inHours(48), ends_at: inHours(52) });
    }
    await add({ department_id: kitchen, title: 'Far off', starts_at: inHours(57 * 24), ends_at: inHours(57 * 24 + 4) });
    const found = await titled();
    expect(found.filter(({ title }) => /line/i.test(title))).toEqual([
      { department_id: kitchen, title: 'Line Cook', shift_count: 2, person_count: 2 },
    ]);
    const titles = found.map(({ title }) => title);
    expect(titles).toContain('Pâtissier');
    for (const other of ['Bartender', 'Far off']) expect(titles).not.toContain(other);
    expect((await titled(barApp)).map(({ title }) => title)).toEqual(['Bartender']);
    expect((await titled(admin, { department_id: bar })).map(({ title }) => title)).toEqual(['Bartender']);
    expect(await titled(app, { department_id: bar })).toEqual([]);
    expect((await (await (await cook()).app()).get('/schedule/positions')).status).toBe(403);
  });
});

describe('where people are missing', () => {
  const timezone = 'America/Toronto';
  const need: StaffingRequirement = {
    ...wanted,
    id: 'srq_1',
    date: null,
    position: null,
    created_at: '',
    updated_at: '',
  };
  const cover = (from: string, to: string): Cover => ({
    department_id: kitchen,
    title: null,
    job_title: null,
    startMs: Date.parse(from),
    endMs: Date.parse(to),
    isOpen: false,
  });

  it('a title counts whatever the case, the accents and the spaces, and only the whole of it', () => {
    const position = 'Chef pâtissier';
    const there = cover(`${saturday}T22:00:00Z`, '2027-01-24T03:00:00Z');
    const gaps = (title: string) =>
      gapsOf([{ ...need, position, people: 1 }], [{ ...there, title }], { days: [saturday], timezone });
    expect(gaps(' CHEF  patissier')).toEqual([]);
    expect(gaps('Chef pâtissier'.normalize('NFD'))).toEqual([]);
    expect(gaps('Sous-chef pâtissier')).toMatchObject([{ kind: 'GAP', planned: 0 }]);
  });

  it('a day of its own takes the place of its weekday', () => {
    const day = { ...need, id: 'srq_2', weekday: null, date: saturday, people: 1 };
    expect(gapsOf([need, day], [], { days: [saturday], timezone })).toMatchObject([{ requirement_id: 'srq_2' }]);
    expect(gapsOf([need, day], [], { days: ['2027-01-30'], timezone })).toMatchObject([{ requirement_id: 'srq_1' }]);
  });

  it('hours over midnight end on the next day, and nights on which clocks change have the hours that they have', () => {
    const night = { ...need, weekday: null, date: '2027-03-13', from: '22:00', to: '06:00', people: 1 };
    // Clocks go forward at two: seven hours.
    expect(gapsOf([night], [], { days: ['2027-03-13'], timezone })).toMatchObject([
      { starts_at: '2027-03-14T03:00:00.000Z', ends_at: '2027-03-14T10:00:00.000Z' },
    ]);
    const half = cover('2027-03-14T01:00:00Z', '2027-03-14T06:30:00Z');
    expect(gapsOf([night], [half], { days: ['2027-03-13'], timezone })).toMatchObject([
      { starts_at: '2027-03-14T06:30:00.000Z', ends_at: '2027-03-14T10:00:00.000Z' },
    ]);
    expect(
      gapsOf([night], [half, cover('2027-03-14T06:30:00Z', '2027-03-14T12:00:00Z')], {
        days: ['2027-03-13'],
        timezone,
      }),
    ).toEqual([]);
  });
});
