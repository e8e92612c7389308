import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, looks } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { origin, world, signedIn, installation } = await openConsole();
let admin: Somebody;

/** Views stay with a person: each test has its own. */
beforeEach(async () => {
  admin = await world.administrator({ first_name: 'Grace', last_name: 'Okafor' });
});

beforeAll(async () => {
  await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  await world.employee({ first_name: 'Leo', last_name: 'Novak', department: 'Bar' });
});

const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });
const viewOf = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await viewOf(page, name).waitFor();
}

describe('saved views', () => {
  it('filters, order and columns under a name: a link to the address, with its columns', async () => {
    const page = await signedIn(admin, '/people');
    await page.getByRole('cell', { name: 'Leo Novak', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save view' }).count()).toBe(0);
    await page.getByRole('search').getByLabel('Department').selectOption('Kitchen');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Work location' }).check();
    await page.keyboard.press('Escape');
    await saveView(page, 'Cooks');
    const address = page.url();

    await viewOf(page, 'All').click();
    await page.getByRole('cell', { name: 'Leo Novak', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Work location' }).count()).toBe(0);

    await viewOf(page, 'Cooks').click();
    await page.getByRole('columnheader', { name: 'Work location' }).waitFor();
    await page.getByRole('cell', { name: 'Leo Novak', exact: true }).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await viewOf(page, 'Cooks').getAttribute('aria-current')).toBe('page');
    await page.reload();
    await viewOf(page, 'Cooks').waitFor();
  });

  it('is renamed, and removed after a question; a name is given once', async () => {
    const page = await signedIn(admin, '/people?status=inactive');
    await saveView(page, 'Left');
    await page.getByRole('search').getByLabel('Status').selectOption('Everyone');
    await saveView(page, 'All time');
    await page.getByRole('button', { name: 'Change All time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change this view' });
    await dialog.getByLabel('Name').fill('Left');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('You have a view of this name already.').waitFor();
    await dialog.getByLabel('Name').fill('Ever here');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await viewOf(page, 'Ever here').waitFor();
    await page.getByRole('button', { name: 'Remove Ever here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await viewOf(page, 'Ever here').waitFor({ state: 'detached' });
    await viewOf(page, 'Left').waitFor();
  });

  it('belongs to one person and one list', async () => {
    const page = await signedIn(admin, '/people?status=all');
    await saveView(page, 'Everyone ever');
    await page.goto(`${origin}/timesheets?status=OPEN`);
    await heading(page, 'Timesheets').waitFor();
    await page.getByRole('button', { name: 'Save view' }).waitFor();
    await expect.poll(() => viewOf(page, 'Everyone ever').count()).toBe(0);
    const other = await signedIn(await world.administrator(), '/people?status=all');
    await other.getByRole('button', { name: 'Save view' }).waitFor();
    await expect.poll(() => viewOf(other, 'Everyone ever').count()).toBe(0);
  });

  it('is shared with everyone who may open the list; its owner alone changes it', async () => {
    const page = await signedIn(admin, '/people?status=inactive');
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Who left');
    await dialog.getByLabel('Share it').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Change Who left' }).waitFor();

    const other = await signedIn(await world.administrator(), '/people');
    await viewOf(other, 'Who left').click();
    await other.getByRole('button', { name: 'Remove Who left' }).waitFor();
    expect(new URL(other.url()).search).toBe('?status=inactive');
    await expect.poll(() => other.getByRole('button', { name: 'Change Who left' }).count()).toBe(0);
  });

  it('also of the directory and of reports', async () => {
    const page = await signedIn(admin, '/directory?q=ada');
    await saveView(page, 'Adas');
    await page.goto(`${origin}/reports?tab=headcount&period=this-year`);
    await saveView(page, 'Heads this year');
    await viewOf(page, 'All').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=headcount');
  });

  it.each(looks)('%s: nothing is wrong with the bar of views', async (look, options) => {
    const page = await signedIn(admin, '/people?status=all', options);
    await saveView(page, 'Everyone who was ever here');
    await page.getByText('The view is saved.').waitFor({ state: 'detached' });
    expect(await findViolations(page)).toEqual([]);
    await picture(page, `views ${look}`);
  });
});

describe('the order of a list', () => {
  it('is shown, and chosen by a heading or, on a phone, from a list; a filter that is chosen stays where it is', async () => {
    const page = await signedIn(admin, '/people');
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await expect.poll(() => heading('Name').getAttribute('aria-sort')).toBe('ascending');
    const filter = page.getByRole('search').getByLabel('Department');
    // Until its departments are there, another select holds its place.
    await filter.getByRole('option', { name: 'Kitchen' }).waitFor({ state: 'attached' });
    const before = await filter.boundingBox();
    await filter.selectOption('Kitchen');
    await page.getByRole('button', { name: 'Save view' }).waitFor();
    expect(await filter.boundingBox()).toEqual(before);

    await page.goto(`${origin}/departments`);
    const names = () => page.getByRole('cell').getByRole('link').allInnerTexts();
    await expect.poll(async () => (await names()).length).toBeGreaterThan(1);
    const ordered = (await names()).toSorted((one, other) => one.localeCompare(other, 'en'));
    await heading('Name').getByRole('button').click();
    await expect.poll(names).toEqual(ordered);
    // They may have been in this order before.
    await expect.poll(() => heading('Name').getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(ordered.toReversed());

    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByLabel('Order of the list').selectOption('Name ↑');
    await expect.poll(names).toEqual(ordered);
    expect(await findFaults(page)).toEqual([]);
  });
});

/** The export that the server took on. */
async function exportShown(page: Page): Promise<object> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/app/api/exports'));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const response = await answered;
  expect(response.status(), await response.text()).toBe(202);
  return ((await response.json()) as { data: object }).data;
}

describe('the export of a list', () => {
  it('has what is shown, filters included, and leads to Exports', async () => {
    const page = await signedIn(admin, '/teams?status=ARCHIVED');
    expect(await exportShown(page)).toMatchObject({ kind: 'teams', filters: 'status=ARCHIVED' });
    await page.getByRole('link', { name: 'See exports' }).click();
    await heading(page, 'Exports').waitFor();
    await page.getByRole('cell', { name: 'Teams', exact: true }).waitFor();
  });

  it.each([
    ['/departments?show=all', 'departments'],
    ['/timesheets?status=OPEN&q=a', 'timesheets'],
    ['/time-entries?days=week', 'time_entries'],
    ['/projects?status=ACTIVE', 'projects'],
    ['/clients?is_active=true', 'clients'],
    ['/training?status=OVERDUE&q=a', 'training'],
    ['/equipment?status=LOST', 'equipment'],
    ['/certificates?status=EXPIRED&q=a', 'certifications'],
    ['/benefits?status=ACTIVE&q=a', 'benefits'],
    ['/onboarding?status=IN_PROGRESS', 'checklists'],
    ['/library?category=POLICY', 'documents'],
    ['/schedule', 'shifts'],
    ['/calendar', 'leave'],
    ['/time-off?status=PENDING', 'leave'],
    ['/expenses?status=DRAFT', 'expenses'],
    ['/leave-balances?status=inactive&q=a&year=2025', 'leave_balances'],
  ])('%s: the server takes its filters', async (path, kind) => {
    // Each as a person of its own: five exports of one person may be under way.
    const page = await signedIn(await world.administrator(), path);
    expect(await exportShown(page)).toMatchObject({ kind });
  });

  it('is not offered to people who may not export', async () => {
    const page = await signedIn(await world.employee({ department: 'Bar' }), '/expenses');
    await heading(page, 'Expenses').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Export', exact: true }).count()).toBe(0);
  });
});

describe('the pay of everyone', () => {
  it('is shown when asked for, and every look is in the access log', async () => {
    const place = await world.another();
    const boss = await place.administrator();
    const cook = await place.employee({ first_name: 'Ada', last_name: 'Byron' });
    const app = await boss.app();
    const pay = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 31.5, pay_frequency: 'BIWEEKLY' };
    const { status, text } = await app.post(`/users/${cook.id}/compensation`, pay);
    expect(status, text).toBe(201);
    const timesSeen = async () => (await place.accessLog()).filter((row) => row.user_id === cook.id).length;
    const before = await timesSeen();
    const page = await signedIn(boss, '/pay');
    await page.getByText('Showing it is recorded in the access log').waitFor();
    expect(await timesSeen()).toBe(before);
    await page.getByRole('button', { name: 'Show pay' }).click();
    await page
      .getByRole('row', { name: /Ada Byron/ })
      .getByText('31.50')
      .waitFor();
    await expect.poll(timesSeen).toBe(before + 1);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await heading(page, 'Ada Byron').waitFor();
  });

  it('has no screen for an Employee', async () => {
    const page = await signedIn(await world.employee({ department: 'Bar' }), '/pay');
    await page.getByText('Not here').first().waitFor();
  });
});

describe('a dialog opened from a row', () => {
  it('begins at its first field, and gives the focus back to the row', async () => {
    await (await admin.app()).post('/clients', { name: 'Lakeside Hotels' });
    const page = await signedIn(admin, '/clients');
    const change = page.getByRole('row', { name: /Lakeside Hotels/ }).getByRole('button', { name: 'Change' });
    await change.focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('name');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('on a small laptop', () => {
  it('the widest lists fit: nothing is scrolled sideways', async () => {
    const app = await admin.app();
    const types = ['Vacation', 'Sick leave', 'Personal day', 'Time off in lieu'];
    for (const name of types) await app.post('/leave-types', { name, annual_allowance: 20, requires_approval: false });
    for (const name of ['Bereavement', 'Parental leave']) await app.post('/leave-types', { name, is_private: true });
    const ada = await world.employee({
      first_name: 'Theodora',
      last_name: 'Wiśniewska-Fernández',
      department: 'Purchasing & Logistics',
      job_title: 'Health and Safety Officer',
      email: 'theodora.wisniewska-fernandez@saffronpine.example',
      manager_id: admin.id,
      employment_start_date: '2024-09-16',
    });
    const project = (await app.post('/projects', { name: 'Food Safety Certification', hourly_rate: 34 })).data;
    const day = new Date(installation.clock.nowMs() - 48 * 3_600_000).toISOString().slice(0, 10);
    await app.post('/time-entries', {
      user_id: ada.id,
      project_id: project.id,
      clock_in: `${day}T15:00:00Z`,
      clock_out: `${day}T23:45:00Z`,
    });
    const page = await signedIn(admin, '/', { viewport: { width: 1280, height: 860 } });
    for (const path of ['/leave-balances', '/leave-balances/types', '/time-entries', '/people']) {
      await page.goto(origin + path);
      await page.getByRole('cell').first().waitFor();
      await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
      await picture(page, `laptop${path.replaceAll(/\W+/g, '-')}`);
      const over = await page.locator('.data-table__scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
      expect.soft(over, path).toBe(0);
    }
  });
});
