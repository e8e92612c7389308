import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, looks } from './axe.ts';
import { openConsole } from './browser.ts';

const { origin, world, signedIn } = await openConsole();
let admin: Somebody;
let cook: Somebody;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Grace', last_name: 'Okafor' });
  cook = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  await world.employee({ first_name: 'Leo', last_name: 'Novak', department: 'Bar' });
  const app = await admin.app();
  const project = await app.post('/projects', { name: 'Spring menu', code: 'SPRING', is_billable: true });
  const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  for (const project_id of [project.data.id as string, null]) {
    const hour = project_id === null ? '15' : '10';
    const entry = await app.post('/time-entries', {
      user_id: cook.id,
      clock_in: `${day}T${hour}:00:00-05:00`,
      clock_out: `${day}T${String(Number(hour) + 2)}:30:00-05:00`,
      project_id,
    });
    expect(entry.status, entry.text).toBe(201);
  }
});

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

describe('reports', () => {
  it('hours by project, then by person; the choice stands in the address and comes back with it', async () => {
    const page = await signedIn(admin, '/reports');
    await page.getByRole('cell', { name: 'Spring menu' }).waitFor();
    await expect.poll(() => rowsOf(page, 'By project').count()).toBe(3);
    await page.getByLabel('By', { exact: true }).selectOption('Person');
    await page.getByRole('cell', { name: 'Ada Byron' }).waitFor();
    await page.getByRole('cell', { name: '5:00' }).first().waitFor();
    expect(page.url()).toContain('by=person');
    await page.reload();
    await page.getByRole('cell', { name: 'Ada Byron' }).waitFor();
    await page.getByLabel('Department', { exact: true }).selectOption('Bar');
    await page.getByText('Nothing in these days').waitFor();
  });

  it('a client gets a file of one project: paper, with what was done and nothing else', async () => {
    const page = await signedIn(admin, '/reports');
    await page.getByRole('button', { name: 'File for a client' }).click();
    await page.getByLabel('Client or project').selectOption('Spring menu');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^hours-spring-menu-.*\.pdf$/);
  });

  it('each kind has its tab, its charts and its file', async () => {
    const page = await signedIn(admin, '/reports?period=this-year');
    const tabs = page.getByRole('navigation', { name: 'Reports', exact: true });
    for (const [tab, text] of [
      ['Absence', 'Nothing in these days'],
      ['Expenses', 'Nothing in these days'],
      ['Headcount', 'People at the end'],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await page.getByText(text).first().waitFor();
    }
    await page.getByRole('cell', { name: 'Kitchen' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('headcount-by-department.csv');
  });
});

describe('exports', () => {
  it('a list is asked for, written in the background and downloaded', async () => {
    const page = await signedIn(admin, '/exports');
    await page.getByText('Nothing was exported yet').waitFor();
    await page.getByRole('button', { name: 'Export a list' }).click();
    await page.getByLabel('Which list').selectOption('Time entries');
    await page.getByLabel('From').fill('2024-01-01');
    await page.getByRole('button', { name: 'Start the export' }).click();
    await page.getByText('Ready').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Time entries' }).click();
    expect((await download).suggestedFilename()).toMatch(/^time-entries-\d{4}-\d\d-\d\d\.csv$/);
  });
});

describe('the library', () => {
  it('a folder, a file of 3 MB in it, who must sign, and both go again', async () => {
    const page = await signedIn(admin, '/library');
    await page.getByText('The library is empty').waitFor();
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Name of the folder').fill('Handbooks');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Folder added.').waitFor();

    await page.getByRole('button', { name: 'Upload a document' }).click();
    const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000, 'x')]);
    await page.getByLabel('File').setInputFiles({ name: 'Kitchen rules.pdf', mimeType: 'application/pdf', buffer });
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Kitchen rules');
    await page.getByRole('dialog').getByLabel('Folder').selectOption('Handbooks');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Uploaded. Everyone can read it now.').waitFor();
    await page.getByRole('cell', { name: 'Handbooks' }).waitFor();
    await page.getByRole('cell', { name: '3.0 MB' }).waitFor();

    await page.getByRole('button', { name: 'Ask to sign Kitchen rules' }).click();
    await page.getByLabel('Add a person').fill('ada');
    await page.getByRole('option', { name: /Ada Byron/ }).click();
    await page.getByText('Each of them gets an e-mail now; they sign in any order.').waitFor();
    await page.getByRole('button', { name: 'Ask for signatures' }).click();
    await page.getByText('Asked. Each of them gets an e-mail.').waitFor();
    await page.getByText('Waiting for Ada Byron').waitFor();

    await page.getByRole('search').getByLabel('Folder').selectOption('Handbooks');
    await page.getByRole('button', { name: 'Remove this folder' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove this folder' }).click();
    await page.getByText('Folder removed.').waitFor();
    await page.getByRole('button', { name: 'Remove Kitchen rules' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The library is empty').waitFor();
  });

  it('a file that is not what it says is refused in place', async () => {
    const page = await signedIn(admin, '/library');
    await page.getByRole('button', { name: 'Upload a document' }).click();
    await page.getByLabel('File').setInputFiles({
      name: 'rules.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no PDF at all'),
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('This is not a file of the type application/pdf.').waitFor();
  });

  it('is not there for an Employee, and neither are reports and exports', async () => {
    const page = await signedIn(cook, '/');
    await page.getByText('My requests').waitFor();
    for (const name of ['Library', 'Reports', 'Exports']) {
      await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    }
  });
});

describe('settings', () => {
  it('benefit plans are added, changed and removed; custom fields get a tab and a choice', async () => {
    const page = await signedIn(admin, '/settings?tab=benefits');
    await page.getByText('No benefit plans yet').waitFor();
    await page.getByRole('button', { name: 'Add a plan' }).click();
    await page.getByLabel('Name').fill('Extended health');
    await page.getByLabel('What it is for').fill('Health');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Extended health', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change Extended health' }).click();
    await page.getByLabel('Provider').fill('Blue');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Blue' }).waitFor();
    await page.getByRole('button', { name: 'Remove Extended health' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('No benefit plans yet').waitFor();

    await page.getByRole('link', { name: 'Custom fields' }).click();
    await page.getByRole('button', { name: 'Add a tab' }).click();
    await page.getByLabel('Name of the tab').fill('Uniform');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Add a field to Uniform' }).click();
    await page.getByLabel('Label').fill('Shirt size');
    await page.getByLabel('What goes in').selectOption('One of several choices');
    await page.getByLabel('Choices').fill('Small\nLarge');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('One of several choices: Small, Large').waitFor();
  });
});

const screens = {
  '/reports?by=person': (page: Page) => page.getByRole('cell', { name: 'Ada Byron' }),
  '/my-time/report?period=this-month': (page: Page) => page.getByText('What you worked, for whom and on what.'),
  '/reports?tab=headcount': (page: Page) => page.getByRole('cell', { name: 'Kitchen', exact: true }),
  '/exports': (page: Page) => page.getByText('only you can download'),
  '/library': (page: Page) => page.getByLabel('Search titles'),
  '/settings?tab=custom-fields': (page: Page) => page.getByText('beyond what is there already'),
  '/settings?tab=benefits': (page: Page) => page.getByText('enrolled in'),
} as const;
type Address = keyof typeof screens;

const everything = Object.keys(screens) as Address[];
const some: readonly Address[] = ['/reports?by=person', '/library', '/settings?tab=custom-fields'];
const shown = { light: everything, dark: some, 'phone, light': some, 'phone, dark': some };

describe('for everyone', () => {
  it.each(looks)('%s', async (look, options) => {
    const page = await signedIn(admin, shown[look][0], options);
    for (const path of shown[look]) {
      await page.goto(origin + path);
      await screens[path](page).first().waitFor();
      expect(await findViolations(page), path).toEqual([]);
    }
  });
});

it('a day in a field is written as everywhere else, whatever the language of the browser, and typed as the browser does it', async () => {
  const path = '/reports?period=custom&start_date=2026-03-04&end_date=2026-04-03';
  const page = await signedIn(admin, path, { locale: 'de-DE' });
  const from = page.getByLabel('From', { exact: true });
  const seen = (): Promise<unknown> =>
    from.evaluate((field) => {
      const over = getComputedStyle(field.parentElement ?? field, '::after');
      const isOwnShown = getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)';
      return [over.display === 'none' ? null : over.content.split(' / ')[0], isOwnShown];
    });
  await expect.poll(seen).toEqual(['"Mar 4, 2026"', false]);
  expect(await findViolations(page)).toEqual([]);
  await from.focus();
  expect(await seen()).toEqual([null, true]);
  await from.fill('2026-03-05');
  await from.blur();
  await expect.poll(seen).toEqual(['"Mar 5, 2026"', false]);
  await expect.poll(() => new URL(page.url()).searchParams.get('start_date')).toBe('2026-03-05');
  await from.fill('');
  await from.blur();
  await expect.poll(seen).toEqual(['"Choose a day"', false]);
  // Typed in part, it stays in sight.
  await from.focus();
  await page.keyboard.type('12');
  await from.blur();
  expect(await seen()).toEqual([null, true]);
});
