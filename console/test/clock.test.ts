import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { givePassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import { goodPassword, openConsole, picture, signIn } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { world, signedIn, installation } = muster;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const geofence = { time_geofence: { latitude: 43.6426, longitude: -79.3871, radius_m: 200 } };

const entriesOf = (userId: string) =>
  sql<
    Pick<Row<'time_entries'>, 'status' | 'duration_minutes'>
  >`select status, duration_minutes from time_entries where user_id = ${userId} and status <> 'DELETED' order by clock_in`
    .execute(installation.database.db)
    .then(({ rows }) => rows);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const kept = (page: Page, userId: string): Promise<unknown[]> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`muster.clock.${id}`) ?? '[]') as unknown[], userId);

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The screen as it looks on both devices, light and dark. */
async function pictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name} ${String(width)} ${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

describe('breaks', () => {
  it('break and back on a phone; “Why were minutes taken off?” is answered by the entry', async () => {
    const lunch = {
      id: 'lunch',
      kind: 'BREAK' as const,
      values: { after_minutes: 360, break_minutes: 30, paid: false, deducted: 'IF_MISSING' as const },
      action: 'WARN' as const,
      source: { citation: 'House rules, 4', read_on: null },
    };
    await world.set({ time_rounding_increment: 0, working_rules: { pack: null, rules: [lunch] } });
    const cy = await world.employee();
    await (await cy.app()).post('/clock/in', { tapped_at: hoursAgo(8) });
    const page = await signedIn(cy, '/', phone);
    await button(page, 'Start break').click();
    await page.getByText('On a break since').first().waitFor();
    await pictures(page, 'on a break');
    await button(page, 'Back to work').click();
    await button(page, 'Start break').waitFor();
    expect(await button(page, 'Break').count()).toBe(0);
    await button(page, 'Clock out').click();
    const api = await cy.app();
    const entry = async () => (await api.get('/time-entries')).data[0];
    await expect.poll(async () => (await entry()).status).toBe('ACTIVE');
    const { id, ...ended } = await entry();
    expect(ended).toMatchObject({ break_minutes: 30, break_flags: [{ rule: 'lunch', deducted_minutes: 30 }] });
    await page.goto(new URL(`/my-time/entries?entry=${String(id)}`, page.url()).href);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/0:30 h were taken off.*House rules, 4/).waitFor();
    await pictures(page, 'why minutes were taken off');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByLabel('Break 1 to').waitFor();
    await world.set({});
  });
});

describe('taps that are kept', () => {
  it('one person’s tap is never another’s, whoever is signed in on the browser; it waits for its person', async () => {
    const [ada, ben] = [await world.employee(), await world.employee()];
    const page = await signedIn(ada, '/', phone);
    await button(page, 'Clock in').waitFor();
    const mine = await page.context().cookies();
    const theirs = await (await signedIn(ben, '/', phone)).context().cookies();
    await page.context().addCookies(theirs);
    await button(page, 'Clock in').click();
    await page.getByText('Someone else is signed in on this browser. Your tap is kept').waitFor();
    expect([await entriesOf(ada.id), await entriesOf(ben.id)]).toEqual([[], []]);
    expect(await kept(page, ada.id)).toHaveLength(1);

    await page.reload();
    await page.getByText('You are not clocked in').waitFor();
    expect([await entriesOf(ben.id), (await kept(page, ada.id)).length]).toEqual([[], 1]);
    await page.context().addCookies(mine);
    await page.reload();
    await page.getByText('Your tap on the clock was sent.').waitFor();
    expect([(await entriesOf(ada.id)).length, await entriesOf(ben.id)]).toEqual([1, []]);
    expect(await kept(page, ada.id)).toEqual([]);
  });

  it('a session that has ended and “Leave” lose none: it is sent when the person signs in again', async () => {
    const ada = await world.employee();
    await givePassword(muster, ada);
    const page = await signedIn(ada, '/', phone);
    await button(page, 'Clock in').waitFor();
    // The session ends while the tap is on its way: the page does not know of it before.
    const endSession = async (route: Route): Promise<void> => {
      await sql`delete from sessions where user_id = ${ada.id}`.execute(installation.database.db);
      // Which the database tells the server a moment later.
      installation.permissionCache.forget(world.organizationId);
      await route.continue();
    };
    await page.route('**/app/api/clock/in', endSession, { times: 1 });
    await button(page, 'Clock in').click();
    const sheet = page.getByRole('dialog', { name: 'Your session has ended' });
    await sheet.getByRole('button', { name: 'Leave' }).click();
    await page.getByLabel('E-mail address').waitFor();
    expect(await kept(page, ada.id)).toHaveLength(1);
    await signIn(page, ada.email, goodPassword);
    await page.getByText('Your tap on the clock was sent.').waitFor();
    expect(await entriesOf(ada.id)).toMatchObject([{ status: 'RUNNING' }]);
  });

  it('a server that is busy is asked again when it said, not before', async () => {
    const ada = await world.employee();
    const page = await signedIn(ada, '/', phone);
    const asked: number[] = [];
    await page.route('**/app/api/clock/in', async (route) => {
      asked.push(Date.now());
      const json = { error: { code: 'RATE_LIMITED', message: 'Too many requests.', details: {} }, meta: {} };
      if (asked.length === 1) await route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json });
      else await route.continue();
    });
    await button(page, 'Clock in').click();
    await page.getByText('Muster is busy. Your tap is kept').waitFor();
    await page.getByText('Your tap on the clock was sent.').waitFor();
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(3000);
    expect(await entriesOf(ada.id)).toHaveLength(1);
  });

  it('what is refused stands there with its time until it is corrected or discarded', async () => {
    const ada = await world.employee();
    const page = await signedIn(ada, '/', phone);
    const message = 'You are clocked in already. Clock out first.';
    const json = { error: { code: 'CONFLICT', message, details: { reason: 'running' } }, meta: {} };
    await page.route('**/app/api/clock/in', (route) => route.fulfill({ status: 409, json }));
    await button(page, 'Clock in').click();
    const notice = page.getByRole('alert').filter({ hasText: 'was not accepted' });
    await notice.getByText(message).waitFor();
    expect(await notice.textContent()).toMatch(/Your tap to clock in, .*\d:\d\d/);
    await page.reload();
    await notice.waitFor();
    await pictures(page, 'clock refused');
    expect(await findFaults(page)).toEqual([]);

    await notice.getByRole('link', { name: 'Add the time by hand' }).click();
    const dialog = page.getByRole('dialog');
    const [from, to] = [dialog.getByLabel('From'), dialog.getByLabel('To')];
    expect(await from.inputValue()).toMatch(/^\d\d:\d\d$/);
    await to.fill((await from.inputValue()) === '23:00' ? '22:00' : '23:00');
    await button(page, 'Save').click();
    await page.getByText('Time added').waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(await kept(page, ada.id)).toEqual([]);

    await button(page, 'Clock in').click();
    await notice.getByRole('button', { name: 'Discard' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await kept(page, ada.id)).toEqual([]);
  });

  it('kept before the place is known: a reload while the browser asks for it loses nothing', async () => {
    const fenced = await world.another({ settings: geofence });
    const ada = await fenced.employee();
    const page = await signedIn(ada, '/nowhere', phone);
    // The question of the browser stays open.
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => undefined;
    });
    await page.goto(`${muster.origin}/`);
    await button(page, 'Clock in').click();
    await page.getByText('Your tap is kept. Looking for your location').waitFor();
    expect(await kept(page, ada.id)).toHaveLength(1);
    await page.reload();
    await page.getByText(/Clocked in since/).waitFor();
    expect(await entriesOf(ada.id)).toEqual([]);
    expect(await page.getByText('Your time is saved').count()).toBe(0);
    await page.getByText('Your location was not shared. Your time is saved without it.').waitFor();
    expect(await entriesOf(ada.id)).toHaveLength(1);
  });

  it('a time that is refused is not said to be saved', async () => {
    const fenced = await world.another({ settings: geofence });
    const page = await signedIn(await fenced.employee(), '/', { ...phone, permissions: [] });
    const json = { error: { code: 'CONFLICT', message: 'No.', details: { reason: 'locked' } }, meta: {} };
    await page.route('**/app/api/clock/in', (route) => route.fulfill({ status: 409, json }));
    await button(page, 'Clock in').click();
    await page.getByText('was not accepted').waitFor();
    expect(await page.getByText('Your time is saved').count()).toBe(0);
  });
});

describe('who forgot to clock out', () => {
  it('“I forgot to clock out”: sees since which day, is asked when they left, the end of the shift is proposed; two taps from Home', async () => {
    const ada = await world.employee({ department: 'Kitchen' });
    const admin = await (await world.administrator()).app();
    const shift = { user_id: ada.id, starts_at: hoursAgo(30), ends_at: hoursAgo(22), is_published: true };
    expect((await admin.post('/shifts', { ...shift, break_minutes: 40 })).status).toBe(201);
    await (await ada.app()).post('/clock/in', { tapped_at: hoursAgo(30) });
    const page = await signedIn(ada, '/', phone);
    const since = page.getByText(/Clocked in since \w{3}\S* .*\d:\d\d/).first();
    await since.waitFor();
    let taps = 0;
    taps++;
    await button(page, 'Clock out').tap();
    const dialog = page.getByRole('dialog', { name: 'When did you leave?' });
    await dialog.getByText(/Your shift ended at/).waitFor();
    expect(await dialog.getByLabel('Time').inputValue()).toMatch(/^\d\d:\d\d$/);
    // The break that the shift plans, although it is none of the usual ones.
    expect(await dialog.getByLabel('Break').inputValue()).toBe('40');
    expect(await entriesOf(ada.id)).toMatchObject([{ status: 'RUNNING' }]);
    await pictures(page, 'clock left');
    expect(await findFaults(page)).toEqual([]);
    taps++;
    await dialog.getByRole('button', { name: 'Clock out' }).tap();
    await button(page, 'Clock in').waitFor();
    expect(taps).toBe(2);
    await expect.poll(() => entriesOf(ada.id)).toMatchObject([{ status: 'ACTIVE' }]);
    const [entry] = await entriesOf(ada.id);
    expect(entry?.duration_minutes).toBeGreaterThan(438);
    expect(entry?.duration_minutes).toBeLessThanOrEqual(440);
  });

  it('on other screens too; a time before the start is refused in place, and leaving now is one tap', async () => {
    const ada = await world.employee();
    await (await ada.app()).post('/clock/in', { tapped_at: hoursAgo(13) });
    const page = await signedIn(ada, '/departments');
    await button(page, 'Clock out').click();
    const dialog = page.getByRole('dialog', { name: 'When did you leave?' });
    await dialog.getByLabel('Day').fill('2026-01-01');
    await dialog.getByLabel('Time').fill('10:00');
    await dialog.getByRole('button', { name: 'Clock out' }).click();
    await dialog.getByText(/Enter a time after you clocked in/).waitFor();
    await dialog.getByRole('button', { name: 'I am leaving now' }).click();
    await expect.poll(() => entriesOf(ada.id)).toMatchObject([{ status: 'ACTIVE', duration_minutes: 780 }]);
  });
});
