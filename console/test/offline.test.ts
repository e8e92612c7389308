import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { origin, world, server, signedIn, installation } = await openConsole();
const port = Number(new URL(origin).port);
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** The page is told that there is no network, and its worker, which is not told, finds no server. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const closed = new Promise((resolve) => server.server.close(resolve));
  server.server.closeAllConnections();
  await closed;
}

async function goOnline(page: Page): Promise<void> {
  await new Promise<void>((resolve) => server.server.listen(port, '127.0.0.1', resolve));
  await page.context().setOffline(false);
}

/** On a device that had the app open once. */
async function opened(person: Somebody, path = '/'): Promise<Page> {
  const page = await signedIn(person, path, { viewport: widths.phone, hasTouch: true, serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Clock in' }).first().waitFor();
  return page;
}

const entriesOf = (userId: string) =>
  sql<
    Pick<Row<'time_entries'>, 'source' | 'clock_out'>
  >`select source, clock_out from time_entries where user_id = ${userId}`
    .execute(installation.database.db)
    .then(({ rows }) => rows);

describe('without a network', () => {
  it('the app opens, says that it is offline, and keeps a tap on the clock, which is sent once', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await opened(cook);
    await goOffline(page);
    await page.reload();
    await heading(page, 'You are offline').waitFor();
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
    await page.getByText(/^Clocked in since/).waitFor();
    await page.reload();
    await page.getByText(/^Clocked in since/).waitFor();
    expect(await entriesOf(cook.id)).toEqual([]);

    await goOnline(page);
    await page.getByText('Your tap on the clock was sent.').waitFor();
    await heading(page, /^Hello/).waitFor();
    await page.reload();
    await page
      .getByText(/^Clocked in since/)
      .first()
      .waitFor();
    expect(await entriesOf(cook.id)).toEqual([{ source: 'CLOCK', clock_out: null }]);
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
    await page.getByText('This is what you wrote on').waitFor();
    expect(await page.getByLabel('Amount paid').inputValue()).toBe('113');
    await page.getByRole('link', { name: 'Download lunch.pdf' }).waitFor();

    await goOffline(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('There is no network. The report is kept on this device').waitFor();
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
    await page.getByText('You are offline. What you see may be out of date').waitFor();
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
    const last = () => page.evaluate(() => localStorage.getItem('muster.last-person'));
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
