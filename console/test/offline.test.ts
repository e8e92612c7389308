import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { browserAt, pushService } from '../../server/src/features/push/testing/push-service.ts';
import { givePassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import { addDays, dayIn } from '../../server/src/lib/days.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { goodPassword, heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const { origin, world, server, signedIn, installation } = muster;
const port = Number(new URL(origin).port);
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** The page is told that there is no network, and its worker, which is not told, finds no server. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const closed = new Promise((resolve) => server.server.close(resolve));
  server.server.closeAllConnections();
  await closed;
}

async function goOnline(page: Page, before?: () => Promise<void>): Promise<void> {
  await before?.();
  await listen();
  await page.context().setOffline(false);
}

/** On a device that had the app open once. */
async function opened(person: Somebody, path = '/'): Promise<Page> {
  const page = await signedIn(person, path, { viewport: widths.phone, hasTouch: true, serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Clock in' }).first().waitFor();
  return page;
}

/** Until the device has kept what the screens on the way would ask for. */
const seenBy = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('muster.seen') ?? '{}').preparedAt ?? 0))
    .toBeGreaterThan(0);

/** A cook of an organization that records illness, and works on every day: today and three days from now are some of a week. */
async function withSickness() {
  const place = await world.another({ settings: { weekend_days: [] } });
  const admin = await place.administrator();
  const made = await (
    await admin.app()
  ).post('/leave-types', {
    name: 'Sick',
    code: 'SICK',
    is_sickness: true,
    requires_approval: false,
    annual_allowance: 10,
  });
  expect(made.status, made.text).toBe(201);
  const cook = await place.employee({ department: 'Kitchen' });
  return { world: place, cook, admin, app: await cook.app() };
}

const leavesOf = (userId: string) =>
  sql<{ id: string }>`select id from leave_requests where user_id = ${userId}`
    .execute(installation.database.db)
    .then(({ rows }) => rows);

const departmentOf = (userId: string) =>
  sql<{ department_id: string }>`select department_id from users where id = ${userId}`
    .execute(installation.database.db)
    .then(({ rows }) => rows[0]?.department_id);

const entriesOf = (userId: string) =>
  sql<
    Pick<Row<'time_entries'>, 'source' | 'clock_out'>
  >`select source, clock_out from time_entries where user_id = ${userId}`
    .execute(installation.database.db)
    .then(({ rows }) => rows);

const listen = () => new Promise<void>((resolve) => server.server.listen(port, '127.0.0.1', resolve));

// What fails without the server leaves it to those that come after.
afterEach(async () => {
  if (!server.server.listening) await listen();
});

describe('without a network', () => {
  it('the app opens as it was last seen, says so with its day, and keeps a tap on the clock, which is sent once', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await opened(cook);
    await seenBy(page);
    await goOffline(page);
    await page.reload();
    await page.getByText(/^You are offline. This is what was here on/).waitFor();
    await heading(page, /^Hello/).waitFor();
    await page.getByText('You are not clocked in').waitFor();
    for (const [name, viewport] of Object.entries(widths)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
        await picture(page, `offline ${name} ${colorScheme}`);
      }
    }
    await page.getByRole('button', { name: 'Clock in' }).click();
    await page
      .getByText(/^Clocked in since/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByText(/^Clocked in since/)
      .first()
      .waitFor();
    expect(await entriesOf(cook.id)).toEqual([]);

    await goOnline(page);
    await page.getByText('Your tap on the clock was sent.').waitFor();
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
    await page.reload();
    await page
      .getByText(/^Clocked in since/)
      .first()
      .waitFor();
    expect(await entriesOf(cook.id)).toEqual([{ source: 'CLOCK', clock_out: null }]);
  });

  it('“I’m ill today” from a form that was never opened; the page is killed; it arrives once, with its note', async () => {
    const { cook, app } = await withSickness();
    const page = await opened(cook);
    await seenBy(page);
    await goOffline(page);
    await page.goto(`${origin}/time-off/new?ill=1`);
    await heading(page, 'I’m ill').waitFor();
    await page.getByText('whether it fits is checked when it is sent').waitFor();
    await page.getByRole('textbox', { name: 'Note' }).fill('Flu');
    const photo = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nNote') };
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await page.getByText('note.pdf').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await picture(page, 'ill-offline');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('There is no network. It is kept on this device').waitFor();
    await page.getByText(/^Illness, .*kept on this device, and sent as soon as there is a network/).waitFor();
    await picture(page, 'ill-kept');
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(origin);
    await next.getByText(/^Illness, .*kept on this device/).waitFor();
    expect((await leavesOf(cook.id)).length).toBe(0);
    await goOnline(next);
    await next.getByText('Sent. Those who lead you were told.').waitFor();
    await next.getByText(/^Illness, .*kept on this device/).waitFor({ state: 'detached' });
    const { data } = await app.get('/leaves');
    expect(data).toMatchObject([{ reason: 'Flu' }]);
    const { attachments } = (await app.get(`/leaves/${String(data[0].id)}/attachments`)).data;
    expect(attachments).toMatchObject([{ file_name: 'note.pdf' }]);
  });

  it('what the server refuses comes back with its reason, is mended and sent again', async () => {
    const { cook, app } = await withSickness();
    const page = await opened(cook);
    await seenBy(page);
    const today = dayIn('America/Toronto', installation.clock.nowMs());
    await goOffline(page);
    await page.goto(`${origin}/time-off/new?ill=1`);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('There is no network. It is kept').waitFor();
    await goOnline(page, async () => {
      // Meanwhile someone else has recorded that day.
      await app.post('/leaves', {
        leave_type_id: (await app.get('/leave-types')).data[0].id,
        start_date: today,
        end_date: today,
      });
    });
    await page
      .getByText(/^Illness, .* was not taken: /)
      .first()
      .waitFor();
    await picture(page, 'ill-refused');
    await page.getByRole('link', { name: 'Change and send again' }).click();
    await heading(page, 'I’m ill').waitFor();
    await page.getByLabel('Last day').fill(addDays(today, 3));
    await page.getByLabel('First day', { exact: true }).fill(addDays(today, 3));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent. Those who lead you were told.').waitFor();
    await page.getByText(/was not taken/).waitFor({ state: 'detached' });
    expect((await leavesOf(cook.id)).length).toBe(2);
  });

  it('one’s own schedule and balances open as last seen; an open shift is claimed, a colleague’s offer taken, and both come when the network is back', async () => {
    const { cook, admin, world: place } = await withSickness();
    const app = await admin.app();
    const day = addDays(dayIn('America/Toronto', installation.clock.nowMs()), 2);
    const hours = { starts_at: `${day}T14:00:00Z`, ends_at: `${day}T18:00:00Z`, is_published: true };
    expect((await app.post('/shifts', { ...hours, user_id: cook.id, title: 'Grill' })).status).toBe(201);
    const later = { starts_at: `${day}T19:00:00Z`, ends_at: `${day}T21:00:00Z` };
    const open = await app.post('/shifts', {
      ...later,
      is_published: true,
      department_id: await departmentOf(cook.id),
      title: 'Bar',
    });
    expect(open.status, open.text).toBe(201);
    const nextDay = addDays(day, 1);
    const given = { starts_at: `${nextDay}T14:00:00Z`, ends_at: `${nextDay}T18:00:00Z`, is_published: true };
    const colleague = await place.employee({ department: 'Kitchen' });
    const theirs = await app.post('/shifts', { ...given, user_id: colleague.id, title: 'Prep' });
    const offer = { shift_id: theirs.data.id, user_id: cook.id };
    const offered = await (await colleague.app()).post('/shift-offers', offer);
    expect(offered.status, offered.text).toBe(201);
    const page = await opened(cook);
    await seenBy(page);
    await goOffline(page);
    // Another day, by the time one looks.
    await page.goto(`${origin}/my-schedule`);
    await page.getByText(/^You are offline. This is what was here on/).waitFor();
    await page.getByText('Grill').waitFor();
    await picture(page, 'my-schedule-offline');
    await page.getByRole('button', { name: /^Claim the shift on/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).tap();
    await page.getByText(/^Claim of the shift on .*kept on this device/).waitFor();
    // What colleagues ask is answered on the way, too: once, also after the page was killed.
    await page.getByRole('button', { name: /^Take the shift on/ }).tap();
    await page.getByText(/^Answer on the shift of .*kept on this device/).waitFor();
    await page.goto(`${origin}/my-schedule`);
    await page.getByText('Grill').waitFor();
    await expect.poll(() => page.getByText('Sent when there is a network').count()).toBe(2);
    expect(await page.getByRole('button', { name: /^(Take|Claim) the shift on/ }).count()).toBe(0);
    await page.goto(`${origin}/time-off`);
    await page
      .getByText(/taken or booked/)
      .first()
      .waitFor();
    await goOnline(page);
    await page
      .getByText(/^The shift on .* is yours/)
      .first()
      .waitFor();
    const ownerOf = async (id: unknown) => (await app.get(`/shifts/${String(id)}`)).data.user_id as string;
    await expect
      .poll(() => Promise.all([open, theirs].map(({ data }) => ownerOf(data.id))))
      .toEqual([cook.id, cook.id]);
  });

  it('what one person kept is never sent as another; it waits for its person', async () => {
    const { cook, world: place } = await withSickness();
    const other = await place.employee({ department: 'Kitchen' });
    const page = await opened(cook);
    await seenBy(page);
    const mine = await page.context().cookies();
    const theirs = await (await signedIn(other)).context().cookies();
    await goOffline(page);
    await page.goto(`${origin}/time-off/new?ill=1`);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('There is no network. It is kept').waitFor();
    await page.context().addCookies(theirs);
    await goOnline(page);
    await page.getByText(/^Illness, .*kept on this device/).waitFor({ state: 'detached' });
    expect([await leavesOf(cook.id), await leavesOf(other.id)]).toEqual([[], []]);
    await page.context().addCookies(mine);
    await page.goto(origin);
    await page.getByText('Sent. Those who lead you were told.').waitFor();
    expect([(await leavesOf(cook.id)).length, await leavesOf(other.id)]).toEqual([1, []]);
  });

  it('a session that ended meanwhile asks for sign-in, and what was kept is sent then', async () => {
    const { cook, world: place } = await withSickness();
    await givePassword({ ...muster, world: place }, cook);
    const page = await opened(cook);
    await seenBy(page);
    await goOffline(page);
    await page.goto(`${origin}/time-off/new?ill=1`);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('There is no network. It is kept').waitFor();
    await goOnline(page, async () => {
      await sql`delete from sessions where user_id = ${cook.id}`.execute(installation.database.db);
      installation.permissionCache.forgetAll();
    });
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel(/^Password/).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Sent. Those who lead you were told.').waitFor();
    expect((await leavesOf(cook.id)).length).toBe(1);
  });

  it('a receipt is noted, outlives the app, is submitted on the train, and arrives once when the network is back', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await opened(cook);
    await page.goto(`${origin}/expenses/new`);
    await page.getByLabel('Amount paid').fill('113');
    const photo = { name: 'lunch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nLunch') };
    await page.getByLabel('Receipt files').setInputFiles(photo);
    await page.getByRole('link', { name: 'Download lunch.pdf' }).waitFor();
    const keptFiles = () =>
      page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name, 1);
            opening.onsuccess = () => {
              const all = opening.result.transaction('reports').objectStore('reports').getAll();
              all.onsuccess = () => {
                opening.result.close();
                resolve((all.result as { files: unknown[] }[])[0]?.files.length ?? 0);
              };
            };
          }),
        `muster.expenses.${cook.id}`,
      );
    await expect.poll(keptFiles).toBe(1);
    await page.reload();
    await page.getByText('You wrote this on').waitFor();
    expect(await page.getByLabel('Amount paid').inputValue()).toBe('113');
    await page.getByRole('link', { name: 'Download lunch.pdf' }).waitFor();

    await goOffline(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('There is no network. It is kept on this device').waitFor();
    await page.getByText('kept on this device, and sent as soon as there is a network').waitFor();
    await picture(page, 'expense-kept');
    await goOnline(page);
    await page.getByText(/Submitted, EXP-/).waitFor();
    // Said in passing, and on the screen: each goes in its own time.
    await expect.poll(() => page.getByText('kept on this device').count()).toBe(0);
    const { data } = await (await cook.app()).get('/expense-reports');
    expect(data).toMatchObject([{ status: 'SUBMITTED', grand_total: 113, total_tax: 13, receipts: [{}] }]);
  });

  it('a page that is open says so, and goes on when the network is back', async () => {
    const page = await opened(await world.employee({ department: 'Kitchen' }));
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
  });
});

describe('the device', () => {
  it('keeps files of the app and nothing of the API', async () => {
    const page = await opened(await world.employee({ department: 'Kitchen' }), '/my-time');
    await page.goto(`${origin}/directory`);
    await heading(page, 'Directory').waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && path !== '/theme.js' && !path.startsWith('/assets/'))).toEqual([]);
  });

  it('forgets the person who signs out', async () => {
    const page = await opened(await world.employee({ department: 'Kitchen' }));
    const last = () => page.evaluate(() => localStorage.getItem('muster.seen'));
    await expect.poll(last).not.toBeNull();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    expect(await last()).toBeNull();
  });

  it('can install the app', async () => {
    const page = await opened(await world.employee({ department: 'Kitchen' }));
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Profiles of tests are private ones, in which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

describe('a phone that was asked to', () => {
  it('rings, and a withdrawn permission is told in words', async () => {
    const { cook, admin, app } = await withSickness();
    const service = await pushService();
    const phone = browserAt(service.origin);
    const page = await signedIn(cook, '/', {
      viewport: widths.phone,
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    // There is no push service behind the browser of a test: what it would answer comes from ours.
    await page.addInitScript((subscription) => {
      const subscribed = { toJSON: () => subscription, options: {}, unsubscribe: () => Promise.resolve(true) };
      // Without a window to draw, Chromium has no permission to give.
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
      Notification.requestPermission = () => Promise.resolve((permission = 'granted') as NotificationPermission);
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
      PushManager.prototype.subscribe = () => Promise.resolve(subscribed as never);
    }, phone.subscription);
    await page.reload();
    await page
      .getByRole('link', { name: /otification/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Ring on this device' }).click();
    await page.getByText('This device rings.').waitFor();
    await page.getByLabel('Quiet hours').check();
    await page.getByLabel('Quiet until').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await picture(page, 'notifications-phone');
    await page.getByLabel('Quiet hours').uncheck();
    await expect.poll(async () => (await app.get('/notification-preferences')).data.quiet_from).toBeNull();

    const types = (await app.get('/leave-types')).data as { id: string }[];
    const day = addDays(dayIn('America/Toronto', installation.clock.nowMs()), 3);
    const told = await (
      await admin.app()
    ).post('/leaves', { user_id: cook.id, leave_type_id: types[0]?.id, start_date: day, end_date: day });
    expect(told.status, told.text).toBe(201);
    await expect.poll(() => service.delivered.length).toBe(1);
    const message = phone.open(service.delivered[0]!.body);

    expect(message).toMatchObject({ body: expect.stringMatching(/^Time off was recorded for you: \w{3} \d/) });
    // What the worker says to the page when a notice is tapped.
    await page.evaluate((open) => {
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open } }));
    }, message['url']);
    await page.waitForURL(`**${String(message['url'])}`);

    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' }),
    );
    await page.goto(`${origin}/notifications`);
    await page.getByText('does not let Muster ring').waitFor();
    await expect.poll(async () => (await app.get('/push-subscriptions')).data.devices).toEqual([]);
  });
});
