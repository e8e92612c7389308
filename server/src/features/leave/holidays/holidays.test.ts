import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { World } from '../../../../test/world.ts';
import type { Row } from '../../../db/rows.ts';
import { assignmentsOf } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { operatorIn } from '../../../main/commands/operator.ts';
import { calendarOf, leaveCalendar } from '../calendar/working-days.ts';
import { libraryDays } from './library.ts';
import type { PublicHoliday } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;

const administered = async (place: { country?: string; region?: string | null } = {}) => {
  const world = await first.another();
  const set = assignmentsOf({ country: 'CA', ...place });
  await sql`update organizations set ${set} where id = ${world.organizationId}`.execute(db);
  const admin = await world.administrator();
  const api = await (await world.employee()).api();
  const holidays = async (year: number): Promise<PublicHoliday[]> => {
    const answer = await api.get('/public-holidays', { query: { year: String(year) } });
    return (answer.data as { holidays: PublicHoliday[] }).holidays;
  };
  return { world, api, holidays, app: await admin.app() };
};

const brief = (days: readonly PublicHoliday[]): string[] => days.map(({ date, name }) => `${date} ${name}`);

async function isHoliday(world: World, day: string): Promise<boolean> {
  const row = (
    await sql<
      Pick<Row<'organizations'>, 'id' | 'country' | 'region'>
    >`select id, country, region from organizations where id = ${world.organizationId}`.execute(db)
  ).rows[0]!;
  return (await leaveCalendar(db, { ...row, weekend_days: [] }, day, day)).isHoliday(day);
}

describe('public holidays', () => {
  it('200: the country’s, kept or not, for an Administrator; 403: for an Employee', async () => {
    const { app, holidays, world } = await administered({ region: 'ON' });
    const base = async () => (await app.get('/public-holidays/base', { query: { year: '2026' } })).data;
    const whole = await base();
    expect(whole).toMatchObject({ year: 2026, country: 'CA', region: 'ON' });
    const kept = await holidays(2026);
    expect(whole.holidays).toEqual(kept.map(({ id, date, name }) => ({ id, date, name, is_kept: true })));
    await app.delete(`/public-holidays/${kept[0]?.id ?? ''}`);
    await app.post('/public-holidays', { date: '2026-05-29', name: 'Founders’ Day' });
    const after = await base();
    expect(after.holidays).toHaveLength(kept.length);
    expect(after.holidays[0]).toMatchObject({ id: kept[0]?.id, is_kept: false });
    expect((await (await (await world.employee()).app()).get('/public-holidays/base')).status).toBe(403);
  });

  it('200: those of the country and region, in order, with ids that stay', async () => {
    const { api, holidays } = await administered();
    const { data } = await api.get('/public-holidays', { query: { year: '2026' } });
    expect(data).toMatchObject({ year: 2026, country: 'CA', region: 'ON' });
    expect(brief(data.holidays)).toEqual([
      "2026-01-01 New Year's Day",
      '2026-02-16 Family Day',
      '2026-04-03 Good Friday',
      '2026-04-06 Easter Monday',
      '2026-05-18 Victoria Day',
      '2026-07-01 Canada Day',
      '2026-09-07 Labour Day',
      '2026-10-12 Thanksgiving',
      '2026-12-25 Christmas Day',
      '2026-12-26 Boxing Day',
    ]);
    expect(data.holidays.every(({ is_custom }: PublicHoliday) => !is_custom)).toBe(true);
    expect(await holidays(2026)).toEqual(data.holidays);
    const ids = new Set([...(await holidays(2026)), ...(await holidays(2027))].map(({ id }) => id));
    expect(ids.size).toBe(20);
  });

  it('200: this year on the organization’s calendar unless one is named; 422 for a year that is none', async () => {
    const { api } = await administered();
    const { data } = await api.get('/public-holidays');
    expect(data.year).toBe(new Date(installation.clock.nowMs() - 5 * 3_600_000).getUTCFullYear());
    expect((await api.get('/public-holidays', { query: { year: '1969' } })).status).toBe(422);
    expect((await api.get('/public-holidays', { query: { year: 'soon' } })).status).toBe(422);
  });

  it('200: Easter Monday in Ontario removed by the organization, for one year or for good, and added back', async () => {
    const { world, app, holidays } = await administered();
    const monday = (await holidays(2026)).find(({ name }) => name === 'Easter Monday')!;
    expect((await app.delete(`/public-holidays/${monday.id}`)).data).toEqual(monday);
    expect((await app.delete(`/public-holidays/${monday.id}`)).status).toBe(404);
    expect(await isHoliday(world, '2026-04-06')).toBe(false);
    expect(await isHoliday(world, '2027-03-29')).toBe(true);

    const next = (await holidays(2027)).find(({ name }) => name === 'Easter Monday')!;
    await app.delete(`/public-holidays/${next.id}`, undefined, { query: { every_year: 'true' } });
    for (const year of [2026, 2027, 2030]) {
      expect((await holidays(year)).map(({ name }) => name)).not.toContain('Easter Monday');
    }
    const back = await app.post('/public-holidays', { date: '2027-03-29', name: 'easter monday' });
    expect(back.status).toBe(201);
    expect(back.data).toEqual(next);
    expect(await isHoliday(world, '2027-03-29')).toBe(true);
    expect(await isHoliday(world, '2026-04-06')).toBe(false);
    expect((await app.post('/public-holidays', { date: '2026-04-06', name: 'Easter Monday' })).data).toEqual(monday);
    expect(await isHoliday(world, '2026-04-06')).toBe(true);
  });

  it('201, 200: a day of the organization’s own, added and deleted, with audit rows', async () => {
    const { world, app, holidays } = await administered();
    const { status, data } = await app.post('/public-holidays', { date: '2026-08-03', name: ' Civic Holiday ' });
    expect(status).toBe(201);
    expect(data).toEqual({ id: data.id, date: '2026-08-03', name: 'Civic Holiday', is_custom: true });
    expect(await holidays(2026)).toContainEqual(data);
    expect(await isHoliday(world, '2026-08-03')).toBe(true);
    expect((await app.delete(`/public-holidays/${data.id}`, undefined, { query: { every_year: 'true' } })).status).toBe(
      422,
    );
    expect((await app.delete(`/public-holidays/${data.id}`)).data).toEqual(data);
    expect(await holidays(2026)).not.toContainEqual(data);
    expect(await isHoliday(world, '2026-08-03')).toBe(false);
    expect((await world.audit()).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['publicHolidays.create', data.id],
      ['publicHolidays.delete', data.id],
    ]);
  });

  it('409: a holiday of this name is there on that day, also for two at once; another name may stand beside it', async () => {
    const { app, holidays } = await administered();
    expect((await app.post('/public-holidays', { date: '2026-07-01', name: 'CANADA DAY' })).status).toBe(409);
    const twice = await Promise.all(
      [1, 2].map(() => app.post('/public-holidays', { date: '2026-08-03', name: 'Civic Holiday' })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await app.post('/public-holidays', { date: '2026-07-01', name: 'Founders’ Day' })).status).toBe(201);
    expect((await holidays(2026)).filter(({ date }) => date === '2026-07-01')).toHaveLength(2);
  });

  it('404: a holiday of another organization, of the country or its own', async () => {
    const [one, other] = [await administered(), await administered()];
    const { data: own } = await other.app.post('/public-holidays', { date: '2026-08-03', name: 'Civic Holiday' });
    const [library] = await other.holidays(2026);
    expect(library!.id).not.toBe((await one.holidays(2026))[0]!.id);
    for (const id of [own.id as string, library!.id, 'hol_01K9Z3V5Q8R2T4W6Y8A0C2E4G6', 'hol_nonsense']) {
      expect((await one.app.delete(`/public-holidays/${id}`)).status).toBe(404);
    }
    expect(await other.holidays(2026)).toContainEqual(own);
  });

  it('403: below Administrator; 422: a day before 1970', async () => {
    const { world, app } = await administered();
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post('/public-holidays', { date: '2026-08-03', name: 'Mine' })).status).toBe(403);
    expect((await app.post('/public-holidays', { date: '1969-08-03', name: 'Old' })).error.details).toEqual({
      field: 'date',
    });
  });

  it('200: an unknown region has the holidays of its country; a country no one keeps has none but its own', async () => {
    expect(brief(await (await administered({ region: 'Atlantis' })).holidays(2026))).toContain('2026-07-01 Canada Day');
    const nowhere = await administered({ country: 'AQ', region: null });
    expect(await nowhere.holidays(2026)).toEqual([]);
    await nowhere.app.post('/public-holidays', { date: '2026-06-21', name: 'Midwinter' });
    expect(brief(await nowhere.holidays(2026))).toEqual(['2026-06-21 Midwinter']);
  });
});

describe('the library', () => {
  const names = async (country: string, region: string | null, year = 2026) =>
    (await libraryDays(country, region, year)).map(({ date, name }) => `${date} ${name}`);

  it('knows a region by its code, with the country before it, or by its name', async () => {
    const ontario = await names('CA', 'ON');
    expect(ontario).toContain('2026-02-16 Family Day');
    expect(await names('CA', null)).not.toContain('2026-02-16 Family Day');
    for (const region of ['on', 'CA-ON', 'Ontario']) expect(await names('CA', region)).toEqual(ontario);
  });

  it('gives each day of a holiday of several, also if it begins in the year before', async () => {
    const eid = (await names('AE', null)).filter((day) => day.includes('Eid al-Fitr'));
    expect(eid.map((day) => day.slice(0, 10))).toEqual(['2026-03-20', '2026-03-21', '2026-03-22']);
  });

  it('leaves out days that are no public holidays, and halves of days', async () => {
    expect((await names('GT', null)).some((day) => day.startsWith('2026-12-31'))).toBe(false);
    expect((await names('DE', 'BY')).some((day) => day.startsWith('2026-12-24'))).toBe(false);
  });

  it('gives days in lieu as the law has them', async () => {
    const britain = await names('GB', 'ENG');
    expect(britain.filter((day) => day.startsWith('2026-12-28'))).toHaveLength(1);
  });
});

describe('a calendar of the actor’s organization', () => {
  it('reads region and weekend from it', async () => {
    const { world } = await administered();
    const { organization } = await operatorIn(installation, world.organizationId);
    const calendar = await calendarOf(db, organization, '2026-02-01', '2026-02-28');
    expect(['2026-02-16', '2026-02-17', '2026-02-21'].map(calendar.isWorkingDay)).toEqual([false, true, false]);
  });
});

describe('names of public holidays', () => {
  const canadian = 'Fête du Canada';

  it('on the API are English unless Accept-Language asks for French; ids are the same', async () => {
    const { api } = await administered({ region: 'QC' });
    const read = (headers: Record<string, string>) => api.get('/public-holidays', { query: { year: '2026' }, headers });
    const [english, german, french] = [
      await read({}),
      await read({ 'accept-language': 'de' }),
      await read({ 'accept-language': 'fr-CA' }),
    ];
    expect(english.headers['content-language']).toBe('en');
    expect(french.headers['content-language']).toBe('fr');
    expect(german.data).toEqual(english.data);
    const idsOf = ({ data }: typeof english) => data.holidays.map(({ id, date }: PublicHoliday) => [id, date]);
    expect(idsOf(french)).toEqual(idsOf(english));
    expect(brief(french.data.holidays)).toEqual([
      '2026-01-01 Jour de l’An',
      '2026-04-03 Vendredi saint',
      '2026-05-18 Journée nationale des patriotes',
      '2026-06-24 Fête nationale du Québec',
      '2026-07-01 Fête du Canada',
      '2026-09-07 Fête du Travail',
      '2026-10-12 Action de grâces',
      '2026-12-25 Noël',
    ]);
  });

  it('in the app are those of the person, whatever they are removed and brought back by', async () => {
    const { app, holidays } = await administered({ region: 'QC' });
    await app.patch('/me', { language: 'fr' });
    const base = async () => (await app.get('/public-holidays/base', { query: { year: '2026' } })).data.holidays;
    const found = (await base()).find(({ name }: PublicHoliday) => name === canadian);
    expect(found).toMatchObject({ is_kept: true });
    expect((await app.delete(`/public-holidays/${found.id}`)).data).toMatchObject({ name: canadian });
    expect((await holidays(2026)).map(({ name }) => name)).not.toContain('Canada Day');
    expect((await base()).find(({ name }: PublicHoliday) => name === canadian)).toMatchObject({ is_kept: false });
    const back = await app.post('/public-holidays', { date: found.date, name: canadian });
    expect(back).toMatchObject({ status: 201, data: { id: found.id, name: canadian, is_custom: false } });
    expect((await holidays(2026)).map(({ name }) => name)).toContain('Canada Day');
  });

  it('have a French one in every province', async () => {
    const regions = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];
    const years = [2025, 2026, 2027, 2028];
    const days = await Promise.all(regions.flatMap((region) => years.map((year) => libraryDays('CA', region, year))));
    const names = [...new Set(days.flat().map(({ names: { fr } }) => fr))];
    expect(names.filter((name) => /\b(Day|Holiday|Monday|substitut|the|of)\b|'/i.test(name))).toEqual([]);
    expect(names).toContain('Fête de la Saskatchewan');
  });
});

describe('holidays of another place of work', () => {
  it('200: leave, its preview and timesheets of people there go by its region; everyone else by the organization’s', async () => {
    const { world, app } = await administered({ region: 'ON' });
    const holiday_regions = [
      { work_location: 'Montréal', country: null, region: 'QC' },
      { work_location: 'Lyon', country: 'FR', region: null },
    ];
    expect((await app.patch('/settings', { holiday_regions })).status).toBe(200);
    const type = await app.post('/leave-types', { name: 'Vacation', annual_allowance: 20 });
    const there = await world.employee({ first_name: 'Zoé' });
    expect((await app.patch(`/users/${there.id}`, { work_location: ' montréal' })).status).toBe(200);
    const here = await world.employee();
    // The National Holiday of Québec, a Wednesday in 2026.
    const day = '2026-06-24';
    const asked = { leave_type_id: type.data.id as string, start_date: '2026-06-23', end_date: '2026-06-25' };
    const preview = async (user_id: string) => (await app.post('/leaves/preview', { ...asked, user_id })).data;
    expect(await preview(there.id)).toMatchObject({ total_days: 2 });
    expect(JSON.stringify((await preview(there.id)).days)).toContain('National Holiday');
    expect(await preview(here.id)).toMatchObject({ total_days: 3 });
    const booked = await (await there.app()).post('/leaves', asked);
    expect(booked, booked.text).toMatchObject({ status: 201, data: { total_days: 2 } });

    const minutes = async (person: typeof there): Promise<number> => {
      const hours = { user_id: person.id, clock_in: '2026-06-22T12:00:00Z', clock_out: '2026-06-22T16:00:00Z' };
      const entry = await app.post('/time-entries', hours);
      expect(entry.status, entry.text).toBe(201);
      const { data } = await app.get('/timesheets', { query: { user_id: person.id } });
      return (data as { holiday_minutes: number }[])[0]?.holiday_minutes ?? -1;
    };
    expect((await minutes(there)) - (await minutes(here))).toBe(480);

    const base = async (work_location: string) =>
      (await app.get('/public-holidays/base', { query: { year: '2026', work_location } })).data as {
        country: string;
        region: string | null;
        holidays: PublicHoliday[];
      };
    const mine = async (person: typeof there, query = { start_date: '2026-06-20', end_date: '2026-07-05' }) =>
      (await person.app()).get('/schedule/mine', { query });
    expect((await mine(there)).data.holidays).toEqual([
      { date: day, name: 'National Holiday' },
      { date: '2026-07-01', name: 'Canada Day' },
    ]);
    expect((await mine(here)).data).toMatchObject({
      holidays: [{ date: '2026-07-01', name: 'Canada Day' }],
      leaves: [],
    });
    const { start_date, end_date } = booked.data as { start_date: string; end_date: string };
    expect((await mine(there)).data.leaves).toEqual([{ start_date, end_date }]);
    const { data: later } = await mine(there, { start_date: '2026-06-27', end_date: '2026-07-05' });
    expect(later.leaves).toEqual([]);
    for (const query of [
      { start_date: '2026-06-20', end_date: '2026-06-19' },
      { start_date: '2026-01-01', end_date: '2026-12-31' },
    ]) {
      expect(await mine(here, query)).toMatchObject({ status: 422, error: { details: { field: 'end_date' } } });
    }

    expect((await base('Montréal')).holidays.map(({ date }) => date)).toContain(day);
    expect(await base('lyon')).toMatchObject({ country: 'FR', region: null });
    expect(await base('Toronto')).toMatchObject({ country: 'CA', region: 'ON' });
  });
});
