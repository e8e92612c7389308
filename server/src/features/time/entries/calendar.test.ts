import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { record, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
installation.clock.setOffset(Date.parse('2026-06-01T12:00:00Z') - Date.now());

/** In `timezone`: from, to, the day it belongs to, and its minutes. */
const cases: [string, string, string, string, number, string][] = [
  [
    'America/Toronto',
    '2026-03-07T23:00:00-05:00',
    '2026-03-08T07:00:00-04:00',
    '2026-03-07',
    420,
    'night into the short day',
  ],
  ['America/Toronto', '2026-03-08T00:00:00-05:00', '2026-03-08T08:00:00-04:00', '2026-03-08', 420, 'the short day'],
  [
    'America/Toronto',
    '2025-11-01T23:00:00-04:00',
    '2025-11-02T07:00:00-05:00',
    '2025-11-01',
    540,
    'night into the long day',
  ],
  [
    'America/Toronto',
    '2025-11-02T01:30:00-04:00',
    '2025-11-02T01:30:00-05:00',
    '2025-11-02',
    60,
    'the hour that comes twice',
  ],
  ['Europe/Berlin', '2026-03-29T00:00:00+01:00', '2026-03-29T08:00:00+02:00', '2026-03-29', 420, 'the short day'],
  ['Europe/Berlin', '2025-10-26T00:00:00+02:00', '2025-10-26T08:00:00+01:00', '2025-10-26', 540, 'the long day'],
  [
    'Australia/Lord_Howe',
    '2025-10-05T00:00:00+10:30',
    '2025-10-05T08:00:00+11:00',
    '2025-10-05',
    450,
    'half an hour short',
  ],
  [
    'Australia/Lord_Howe',
    '2026-04-05T00:00:00+11:00',
    '2026-04-05T08:00:00+10:30',
    '2026-04-05',
    510,
    'half an hour long',
  ],
  ['Asia/Kathmandu', '2026-04-05T00:10:00+05:45', '2026-04-05T08:10:00+05:45', '2026-04-05', 480, 'yesterday in UTC'],
  ['Asia/Kathmandu', '2026-04-05T23:50:00+05:45', '2026-04-06T07:50:00+05:45', '2026-04-05', 480, 'across midnight'],
  ['Pacific/Kiritimati', '2026-04-05T00:10:00+14:00', '2026-04-05T08:10:00+14:00', '2026-04-05', 480, 'furthest ahead'],
  ['Pacific/Pago_Pago', '2026-04-05T23:50:00-11:00', '2026-04-06T07:50:00-11:00', '2026-04-05', 480, 'far behind'],
  [
    'America/Havana',
    '2026-03-08T01:00:00-04:00',
    '2026-03-08T08:00:00-04:00',
    '2026-03-08',
    420,
    'a day without midnight',
  ],
];

describe('an entry belongs to the organization’s day on which it starts; its duration is elapsed time', () => {
  it.each(cases)('%s: %s to %s is on %s, %i minutes (%s)', async (timezone, clock_in, clock_out, day, minutes) => {
    const { api } = await workplace(first, { timezone });
    // Written with another offset: the moment counts, not how the caller writes it.
    const inUtc = new Date(clock_in).toISOString();
    const entry = await record(api.cook, { clock_in: inUtc, clock_out });
    expect(entry.duration_minutes).toBe(minutes);
    const { data } = await api.cook.get('/time-entries', { query: { start_date: day, end_date: day } });
    expect(data.map(({ id }: { id: string }) => id)).toEqual([entry.id]);
    for (const query of [
      { start_date: next(day, 1), end_date: next(day, 3) },
      { start_date: next(day, -3), end_date: next(day, -1) },
    ]) {
      expect((await api.cook.get('/time-entries', { query })).data).toEqual([]);
    }
  });

  const next = (day: string, count: number): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
});

describe('a change of the organization’s timezone', () => {
  it('moves no entry to another day; entries written afterwards follow the new calendar', async () => {
    const { world, api, people } = await workplace(first, { timezone: 'America/Toronto' });
    const evening = { clock_in: '2026-05-10T22:00:00-04:00', clock_out: '2026-05-10T23:00:00-04:00' };
    const before = await record(api.cook, evening);
    await sql`update organizations set timezone = ${'Europe/Berlin'} where id = ${world.organizationId}`.execute(db);
    installation.permissionCache.forget(world.organizationId);
    const after = await record(api.cook, evening);
    const on = async (day: string) => {
      const query = { start_date: day, end_date: day, user_id: people.cook.id };
      return (await api.admin.get('/time-entries', { query })).data.map(({ id }: { id: string }) => id);
    };
    expect(await on('2026-05-10')).toEqual([before.id]);
    expect(await on('2026-05-11')).toEqual([after.id]);
    const { data } = await api.admin.get('/time-entries', {
      query: { start_date: '2026-05-10', end_date: '2026-05-11' },
    });
    expect(data.map(({ clock_in }: { clock_in: string }) => clock_in)).toEqual(
      Array(2).fill('2026-05-11T02:00:00.000Z'),
    );
  });
});
