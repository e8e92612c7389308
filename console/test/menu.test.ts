import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const { world, signedIn } = muster;
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

const entriesIn = async (page: Page, navigation: 'Sections' | 'Main'): Promise<string[]> => {
  const bar = page.getByRole('navigation', { name: navigation, exact: true });
  await bar.getByRole('link', { name: 'Home', exact: true }).waitFor();
  // A number that waits stands on a line of its own.
  return (await bar.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
};
const own = ['Home', 'Inbox', 'My time', 'My schedule', 'Time off', 'Expenses', 'Documents', 'Directory'];

/** Tomorrow from nine to five, as the person sees it. */
async function giveShift(userId: string): Promise<void> {
  const app = await (await world.administrator()).app();
  const day = new Date(muster.installation.clock.nowMs() + 86_400_000).toISOString().slice(0, 10);
  const span = { starts_at: `${day}T14:00:00Z`, ends_at: `${day}T21:00:00Z` };
  const { data, status, text } = await app.post('/shifts', { user_id: userId, ...span });
  expect(status, text).toBe(201);
  await sql`update shifts set is_published = true where id = ${String(data.id)}`.execute(
    muster.installation.database.db,
  );
}

it('an Employee has eight entries, and finds the rest by the palette; what is for developers appears once asked for', async () => {
  const cook = await world.employee({ department: 'Kitchen' });
  const page = await signedIn(cook);
  expect(await entriesIn(page, 'Sections')).toEqual(own);
  const face = page.getByRole('button', { name: /Employee/ });
  await face.click();
  await page.getByRole('link', { name: 'My profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Developers' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search people, screens and actions' }).fill('quick start');
  await page.getByRole('option', { name: /Overview/ }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Developers').waitFor();
  const tabs = page.getByRole('navigation', { name: 'For developers' });
  await tabs.getByRole('link', { name: 'Tokens' }).click();
  await page.waitForURL('**/developers/tokens');
  await expect.poll(() => tabs.getByRole('link', { name: 'Tokens' }).getAttribute('aria-current')).toBe('page');
  expect(await tabs.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/docs');
  expect(await entriesIn(page, 'Sections')).toEqual(own);
  await page.goto(new URL('/', page.url()).href);
  await face.click();
  await page.getByRole('link', { name: 'Developers' }).waitFor();
});

it('a Department Head has at most fourteen entries, also with a token', async () => {
  const head = await world.departmentHeadOf('Bar');
  const { status, text } = await (await head.app()).post('/tokens', { name: 'Mine', scopes: ['users:read'] });
  expect(status, text).toBe(201);
  const page = await signedIn(head);
  const entries = await entriesIn(page, 'Sections');
  expect(entries).toEqual(expect.arrayContaining([...own, 'Calendar', 'Schedule', 'Timesheets', 'People']));
  expect(entries.length).toBeLessThanOrEqual(14);
  await page.getByRole('button', { name: /Department head/i }).click();
  await page.getByRole('link', { name: 'Developers' }).waitFor();
});

it('groups fold, with the keyboard too, and stay folded; one that is folded shows where one is', async () => {
  const admin = await world.administrator();
  await admin.api();
  const page = await signedIn(admin, '/departments');
  await heading(page, 'Departments').waitFor();
  const menu = page.getByRole('navigation', { name: 'Sections' });
  expect(await entriesIn(page, 'Sections')).toContain('Developers');
  for (const none of ['Tokens', 'Webhooks', 'Events']) expect(await entriesIn(page, 'Sections')).not.toContain(none);
  const people = menu.getByRole('button', { name: 'People' });
  await people.focus();
  await page.keyboard.press('Enter');
  expect(await people.getAttribute('aria-expanded')).toBe('false');
  await menu.getByRole('link', { name: 'Org chart' }).waitFor({ state: 'detached' });
  await menu.getByRole('link', { name: 'Departments' }).waitFor();
  await picture(page, 'menu-folded');
  await page.reload();
  await heading(page, 'Departments').waitFor();
  expect(await people.getAttribute('aria-expanded')).toBe('false');
  await people.click();
  await menu.getByRole('link', { name: 'Org chart' }).waitFor();
});

it('who has shifts has them in the bottom bar of the phone; every tab is large enough for a thumb', async () => {
  const cook = await world.employee({ department: 'Kitchen' });
  const before = await signedIn(cook, '/', phone);
  expect(await entriesIn(before, 'Main')).toEqual(['Home', 'Time', 'Time off', 'Expenses']);
  await giveShift(cook.id);
  const page = await signedIn(cook, '/', phone);
  expect(await entriesIn(page, 'Main')).toEqual(['Home', 'Time', 'Schedule', 'Time off', 'Expenses']);
  const tabs = await page.locator('.tabbar__tab').all();
  for (const tab of tabs) {
    const box = await tab.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await picture(page, 'menu-phone-tabs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).tap();
  await heading(page, 'My schedule').waitFor();
});

it('who sees nothing yet reads why, and what to do', async () => {
  const alone = await signedIn(await world.employee());
  await alone.getByText('You belong to no department yet').waitFor();
  await alone.getByRole('link', { name: 'Open my profile' }).waitFor();
  const head = await world.departmentHeadOf('Cellar');
  await sql`update departments set head_id = null where head_id = ${head.id}`.execute(muster.installation.database.db);
  const page = await signedIn(head);
  await page.getByText('You lead no department yet').waitFor();
  await picture(page, 'home-leads-nobody');
});
