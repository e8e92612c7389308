import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { askToSign, counter } from '../../server/src/features/inbox/testing/counter.ts';
import { addDays } from '../../server/src/lib/days.ts';
import type { Somebody } from '../../server/test/world.ts';
import { openConsole } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const screens = ['/', '/my-time', '/time-off', '/my-schedule', '/notifications', '/expenses', '/inbox'];

/** Someone with a little of everything: shifts, leave, an expense report, something to sign, and notices of it. */
let bartender: Somebody;

beforeAll(async () => {
  const place = await counter(muster);
  bartender = place.people.bartender;
  const [app, admin] = [await bartender.app(), await place.people.admin.app()];
  // By the clock of the browser, whose weeks the screens show.
  const today = new Date().toISOString().slice(0, 10);
  const made = async (answer: Promise<{ status: number; text: string; data: { id?: unknown } }>) => {
    const { status, text, data } = await answer;
    expect(status, text).toBe(201);
    return String(data.id);
  };
  for (const ahead of [1, 2, 3, 5]) {
    const day = addDays(today, ahead);
    await made(
      admin.post('/shifts', {
        user_id: bartender.id,
        starts_at: `${day}T14:00:00Z`,
        ends_at: `${day}T22:00:00Z`,
        title: 'Bar',
      }),
    );
  }
  await sql`update shifts set is_published = true where user_id = ${bartender.id}`.execute(
    muster.installation.database.db,
  );
  await made(app.post('/expense-reports', { title: 'Glasses', line_items: [] }));
  await made(admin.post('/projects', { name: 'Terrace' }));
  for (let n = 0; n < 3; n++) await askToSign(place, [bartender.id]);
});

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of the layout that no tap has caused, and what moved. */
const noteShifts = (): void => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const name = (node: Node | null): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.className} ${node.textContent.slice(0, 30)}`
      : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }[])
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => name(node)).join('; ') });
  }).observe({ type: 'layout-shift', buffered: true });
};

const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"], .opening') === null);
  // Fonts come last, and what is drawn with them.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
};

it('no screen of an employee moves while it loads, on a slow phone with a slow network', async () => {
  const page = await muster.signedIn(bartender, '/me/security', phone);
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteShifts);
  const moved: Record<string, Shift[]> = {};
  for (const path of screens) {
    await page.goto(muster.origin + path);
    await settle(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > 0.05) moved[path] = shifts;
  }
  expect(moved).toEqual({});
}, 300_000);

it.each(['en', 'fr'])('the first view of Home loads at most 150 KB of script: %s', async (language) => {
  const page = await muster.visit('/sign-in', { ...phone, locale: language });
  await settle(page);
  await page.close();
  await sql`update users set language = ${language} where id = ${bartender.id}`.execute(
    muster.installation.database.db,
  );
  const home = await muster.signedIn(bartender, '/', { ...phone, locale: language });
  await settle(home);
  const names = await home.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = [...new Set(names)].map(
    (name) => [name, gzipSync(readFileSync(new URL(`../dist${name}`, import.meta.url)), { level: 9 }).length] as const,
  );
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  if (process.env['MUSTER_MEASURE']) console.log(language, bytes, sizes);
  expect(names).toContain('/theme.js');
  expect(bytes).toBeLessThanOrEqual(150_000);
});

/** What a finger has to hit. A link within a sentence is as high as its line; that of a row covers the row. */
const tooSmall = (least: number): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="button"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.matches('.skip, .only-read-aloud, .only-read-aloud *, p a, .table .row-link'))
    .map((element) => {
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      return { element, box: (label ?? element).getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 0 && box.height > 0 && Math.min(box.width, box.height) < least - 0.1)
    .map(
      ({ element, box }) =>
        `${element.tagName} ${element.className} “${element.textContent.slice(0, 30)}” ${Math.round(box.width)}×${Math.round(box.height)}`,
    );

it('what a finger has to hit is at least 24 pixels wide and high, and 44 where it matters', async () => {
  await sql`update users set language = null where id = ${bartender.id}`.execute(muster.installation.database.db);
  const page = await muster.signedIn(bartender, '/', phone);
  const small: Record<string, string[]> = {};
  const heights: Record<string, number> = {};
  for (const path of [...screens, '/time-off/new']) {
    await page.goto(muster.origin + path);
    await settle(page);
    const found = await page.evaluate(tooSmall, 24);
    if (found.length > 0) small[path] = found;
    for (const name of ['Clock in', 'Book time off', 'Send request', 'Submit timesheet', 'Claim an expense']) {
      const targets = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
      for (const target of await targets.all()) {
        if (await target.isVisible()) heights[`${path} ${name}`] = (await target.boundingBox())?.height ?? 0;
      }
    }
    for (const tab of await page.locator('.tabbar__tab').all())
      heights[`${path} ${await tab.innerText()}`] = (await tab.boundingBox())?.height ?? 0;
  }
  expect(small).toEqual({});
  expect(Object.entries(heights).filter(([, height]) => height < 44)).toEqual([]);
}, 120_000);

/** Notes when the app around the screens is drawn. */
const noteShell = (): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.shell') === null) return;
    Object.assign(window, { shellAt: performance.now() });
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
};

it.each([
  ['/', ['/home']],
  ['/time-off', ['/leave-balances', '/leaves']],
  ['/my-time', ['/time-entries', '/timesheets', '/project-shortcuts']],
])('%s asks for what it shows first before anything is drawn, and once', async (path, expected) => {
  const page = await muster.signedIn(bartender, '/help', phone);
  await page.addInitScript(noteShell);
  await page.goto(new URL(path, page.url()).href);
  await settle(page);
  const { asked, shellAt } = await page.evaluate(() => ({
    asked: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname.replace('/app/api', ''), startTime })),
    shellAt: (window as unknown as { shellAt: number }).shellAt,
  }));
  for (const read of expected) {
    const times = asked.filter((one) => one.path === read).map(({ startTime }) => startTime);
    expect(times, read).toHaveLength(1);
    expect(times[0], read).toBeLessThan(shellAt);
  }
});
