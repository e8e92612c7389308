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

/** What the palette finds by what is typed, once it has searched. */
async function found(page: Page, typed: string): Promise<string[]> {
  const box = page.getByRole('combobox', { name: 'Search people, screens and actions' });
  if ((await box.count()) === 0) await page.keyboard.press('Control+k');
  await box.fill(typed);
  await page.getByText('Searching…').waitFor({ state: 'detached' });
  return page.locator('.palette__option > span:first-child').allInnerTexts();
}

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

it('an Employee has eight entries; the palette finds the rest and what help explains, but no settings; what is for developers appears once asked for', async () => {
  const cook = await world.employee({ department: 'Kitchen' });
  const page = await signedIn(cook);
  expect(await entriesIn(page, 'Sections')).toEqual(own);
  const face = page.getByRole('button', { name: /Employee/ });
  await face.click();
  await page.getByRole('link', { name: 'My profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Developers' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await expect.poll(() => found(page, 'clock in')).toContain('Clock in and out');
  expect(await found(page, 'rest')).toContain('Working rules');
  expect(await found(page, 'currency')).toEqual([]);
  await page.keyboard.press('Escape');
  await found(page, 'quick start');
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

it('a Department Head has at most ten entries, also with a token and with shifts, and the inbox in the bar of a phone', async () => {
  const head = await world.departmentHeadOf('Bar');
  await giveShift(head.id);
  const { status, text } = await (await head.app()).post('/tokens', { name: 'Mine', scopes: ['users:read'] });
  expect(status, text).toBe(201);
  const page = await signedIn(head);
  const entries = await entriesIn(page, 'Sections');
  expect(entries).toEqual([...own.filter((name) => name !== 'Directory'), 'Calendar', 'Schedule', 'Team']);
  await page.getByRole('button', { name: 'More of Team' }).click();
  expect(await entriesIn(page, 'Sections')).toEqual(expect.arrayContaining(['People', 'Timesheets', 'Reports']));
  await page.getByRole('button', { name: /Department head/i }).click();
  await page.getByRole('link', { name: 'Developers' }).waitFor();
  const small = await signedIn(head, '/', phone);
  expect(await entriesIn(small, 'Main')).toEqual(['Home', 'Inbox', 'Time', 'Schedule', 'Time off']);
});

it('an Administrator has at most twelve; a place unfolds where one is, by its button too, and stays as it was left', async () => {
  const admin = await world.administrator();
  await admin.api();
  const page = await signedIn(admin);
  const entries = await entriesIn(page, 'Sections');
  expect(entries).toEqual(expect.arrayContaining(['People', 'Payroll', 'Reports', 'Organization']));
  expect(entries.length).toBeLessThanOrEqual(12);

  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.getByRole('link', { name: 'People', exact: true }).click();
  await heading(page, 'People').waitFor();
  await menu.getByRole('link', { name: 'Departments' }).click();
  await heading(page, 'Departments').waitFor();
  const people = menu.getByRole('button', { name: 'More of People' });
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
  await menu.getByRole('button', { name: 'More of Organization' }).click();
  await menu.getByRole('link', { name: 'Developers' }).waitFor();

  for (const [typed, name] of Object.entries({
    print: 'Print the schedule',
    deputy: 'Name a deputy',
    'who is here': 'Home',
    role: 'Change someone’s role',
    currency: 'Currency',
    'close a pay': 'Close a pay period',
    GDPR: 'Get everything about someone',
    library: 'Library',
    archive: 'Get everything about someone',
    rehire: 'Hire someone again',
    'part-time': 'Change someone’s hours or days of work',
    'never got': 'Invite people',
    'first aid': 'Missing certificates',
  })) {
    await expect.poll(() => found(page, typed), { message: typed }).toContain(name);
    await page.keyboard.press('Escape');
  }
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
