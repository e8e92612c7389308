import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { calendarPerMinute } from '../../../http/limits/config.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { book, keepNoHolidays, monday, moveClockTo, office } from '../../leave/testing/office.ts';
import { deactivatePerson, lockVisiblePerson } from '../../people/index.ts';
import { asOperator } from '../../sign-in/testing/accounts.ts';

const harness = await openHarness();
const { installation, server, world: first } = harness;
moveClockTo(harness, monday);
const today = dayIn('America/Toronto', installation.clock.nowMs());

interface Read {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly events: ICAL.Event[];
}

async function read(url: string, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await server.inject({ url: new URL(url).pathname, headers });
  const isCalendar = String(answer.headers['content-type']).startsWith('text/calendar');
  const whole = isCalendar ? new ICAL.Component(ICAL.parse(answer.body) as unknown[]) : null;
  const events = whole?.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) ?? [];
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, events };
}

async function subscribe(client: Client, kind: string): Promise<{ id: string; url: string }> {
  const { status, data } = await client.post('/calendar-feeds', { kind });
  expect(status).toBe(201);
  return data as { id: string; url: string };
}

async function restaurant(): Promise<{ world: World; admin: Client; cook: Somebody; chef: Somebody }> {
  const world = await first.another();
  const [cook, chef] = [await world.employee({ department: 'Kitchen' }), await world.departmentHeadOf('Kitchen')];
  return { world, cook, chef, admin: await (await world.administrator()).app() };
}

const addShift = (admin: Client, userId: string, more: object = {}) =>
  admin.post('/shifts', {
    user_id: userId,
    starts_at: `${addDays(today, 3)}T14:00:00Z`,
    ends_at: `${addDays(today, 3)}T22:00:00Z`,
    is_published: true,
    ...more,
  });

describe('an address', () => {
  it('is shown once, kept as its hash, and listed without it', async () => {
    const { cook } = await restaurant();
    const app = await cook.app();
    const { id, url } = await subscribe(app, 'MY_SHIFTS');
    expect(url).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
    const { data, text } = await app.get('/calendar-feeds');
    expect(data.feeds).toMatchObject([{ id, kind: 'MY_SHIFTS' }]);
    const secret = /calendars\/([\w-]{43})/.exec(url)?.[1] ?? '';
    expect(text).not.toContain(secret);
    const { rows } = await installation.database.pool.query<{ row: string }>(
      'select f::text as row from calendar_feeds f where id = $1',
      [id],
    );
    expect(rows[0]?.row).not.toContain(secret);
  });

  it('404: unknown, removed, of one who was deactivated; it stays dead when they come back', async () => {
    const { world, cook, admin } = await restaurant();
    const app = await cook.app();
    const [one, other] = [await subscribe(app, 'MY_SHIFTS'), await subscribe(app, 'MY_LEAVE')];
    expect((await read(one.url)).status).toBe(200);
    expect((await read(one.url.replace(/.{4}\.ics/, 'AAAA.ics'))).status).toBe(404);
    expect((await read(one.url.replace('.ics', ''))).status).toBe(404);
    expect((await app.delete(`/calendar-feeds/${one.id}`)).status).toBe(200);
    expect((await read(one.url)).status).toBe(404);
    await asOperator(
      harness,
      async (work) => {
        await deactivatePerson(work, await lockVisiblePerson(work.tx, work.actor, cook.id), { offboarded: true });
      },
      world.organizationId,
    );
    expect((await read(other.url)).status).toBe(404);
    expect((await admin.post(`/users/${cook.id}/reactivate`)).status).toBe(200);
    expect((await read(other.url)).status).toBe(404);
  });

  it('404: another’s feed is no one else’s to remove', async () => {
    const { cook, admin } = await restaurant();
    const { id } = await subscribe(await cook.app(), 'MY_SHIFTS');
    expect((await admin.delete(`/calendar-feeds/${id}`)).status).toBe(404);
  });

  it('409: ten of them are enough', async () => {
    const { cook } = await restaurant();
    const app = await cook.app();
    for (let i = 0; i < 10; i++) await subscribe(app, 'MY_LEAVE');
    const { status, error } = await app.post('/calendar-feeds', { kind: 'MY_LEAVE' });
    expect([status, error.details.reason]).toEqual([409, 'feed_limit']);
  });

  it('429: read too often', async () => {
    const { cook } = await restaurant();
    const { url } = await subscribe(await cook.app(), 'MY_SHIFTS');
    for (let i = 0; i < calendarPerMinute; i++) expect((await read(url)).status).toBe(200);
    const { status, headers } = await read(url);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('304 for the version that a program has; another once something changed', async () => {
    const { cook, admin } = await restaurant();
    const { url } = await subscribe(await cook.app(), 'MY_SHIFTS');
    const { headers } = await read(url);
    const known = { 'if-none-match': String(headers['etag']) };
    expect(await read(url, known)).toMatchObject({ status: 304, text: '' });
    await addShift(admin, cook.id);
    const changed = await read(url, known);
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(headers['etag']);
  });
});

describe('what it shows', () => {
  it('one’s own shifts, once published, with texts as they are', async () => {
    const { cook, chef, admin } = await restaurant();
    const { url } = await subscribe(await cook.app(), 'MY_SHIFTS');
    const title = 'Grill; fish, "new"\\n';
    const added = await addShift(admin, cook.id, { title, location: 'Hall 1' });
    await addShift(admin, chef.id);
    await addShift(admin, cook.id, { is_published: false });
    const { events, headers, text } = await read(url);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    // Every line ends with CRLF, the last included (RFC 5545, 3.1).
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: title, location: 'Hall 1', uid: `${String(added.data.id)}@muster` });
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(added.data.starts_at);
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe(added.data.ends_at);
  });

  it('a line break in a title adds no line of its own', async () => {
    const { cook, admin } = await restaurant();
    const { url } = await subscribe(await cook.app(), 'MY_SHIFTS');
    const { data } = await addShift(admin, cook.id);
    await installation.database.pool.query('update shifts set title = $2 where id = $1', [
      data.id,
      'Grill\r\nEND:VEVENT\r\nATTACH:https://example.com',
    ]);
    const { events, text } = await read(url);
    expect(events).toHaveLength(1);
    expect(text).not.toMatch(/^ATTACH/m);
  });

  it('words and names in the language of its owner; another version once they choose another', async () => {
    const { admin, cook } = await restaurant();
    const app = await cook.app();
    await addShift(admin, cook.id);
    const { url } = await subscribe(app, 'MY_SHIFTS');
    const before = await read(url);
    expect(before.events[0]?.summary).toBe('Shift');
    await app.patch('/me', { language: 'fr' });
    const { events, text } = await read(url, { 'if-none-match': String(before.headers['etag']) });
    expect(events[0]?.summary).toBe('Quart de travail');
    expect(text).toContain('X-WR-CALNAME:Mes quarts de travail (Northwind Kitchens)');
    expect(text).toContain('//FR');
  });

  it('one’s own leave as whole days, private leave as Away; the team’s to those who see it, while they do', async () => {
    const { world, types, api, people } = await office(harness);
    await keepNoHolidays(harness, world);
    const own = await subscribe(await people.cook.app(), 'MY_LEAVE');
    const team = await subscribe(await people.head.app(), 'TEAM_LEAVE');
    const others = await subscribe(await people.barHead.app(), 'TEAM_LEAVE');
    const vacation = await book(api.cook, {
      leave_type_id: types.vacation,
      start_date: '2026-06-01',
      end_date: '2026-06-05',
    });
    const therapy = await book(api.cook, {
      leave_type_id: types.therapy,
      start_date: '2026-06-08',
      end_date: '2026-06-08',
      start_half: 'FIRST_HALF',
    });
    const waiting = await read(own.url);
    expect(waiting.events.map(({ summary }) => summary)).toEqual(['Vacation', 'Away (morning)']);
    expect(waiting.text.match(/STATUS:TENTATIVE/g)).toHaveLength(2);
    expect((await read(team.url)).events).toEqual([]);
    for (const { id } of [vacation, therapy])
      expect((await (await people.admin.app()).post(`/leaves/${id}/approve`)).status).toBe(200);
    const mine = await read(own.url);
    expect(mine.text).not.toContain('TENTATIVE');
    expect(mine.events[0]?.startDate.toString()).toBe('2026-06-01');
    expect(mine.events[0]?.endDate.toString()).toBe('2026-06-06');
    const seen = await read(team.url);
    expect(seen.events.map(({ summary }) => summary.replace(/^.*: /, ''))).toEqual(['Vacation', 'Away (morning)']);
    for (const { text } of [mine, seen]) expect(text).not.toContain('Therapy');
    expect((await read(others.url)).events).toEqual([]);
    await installation.database.pool.query('update departments set head_id = null where head_id = $1', [
      people.head.id,
    ]);
    expect((await read(team.url)).events).toEqual([]);
  });
});
