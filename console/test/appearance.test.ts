import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { givePassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture, signIn } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { world, signedIn, visit } = muster;
let executive: Somebody;
let somebody: Somebody;
let teamId: string;

beforeAll(async () => {
  executive = await world.executive({ first_name: 'Grace', last_name: 'Okafor', job_title: 'Managing director' });
  const head = await world.departmentHeadOf('Kitchen', {
    first_name: 'Amélie',
    last_name: 'Tremblay',
    job_title: 'Head chef',
  });
  somebody = await world.employee({
    first_name: 'Maximiliane-Theodora',
    last_name: 'Wolfeschlegelsteinhausen',
    job_title: 'Sous-chef',
    department: 'Kitchen',
    email: 'maximiliane.wolfeschlegelsteinhausen@northwind-kitchens.example',
    manager_id: head.id,
    employment_type: 'FULL_TIME',
    employment_start_date: '2023-04-03',
  });
  const names = ['Noah Singh', 'Olivia Roy', 'Liam Côté', 'Emma Gagnon', 'Lucas Chen', 'Zoé Martin', 'Leo Novak'];
  for (const [index, name] of names.entries()) {
    const [first_name = '', last_name = ''] = name.split(' ');
    const department = ['Kitchen', 'Front of house', 'Logistics'][index % 3] ?? 'Kitchen';
    await world.employee({
      first_name,
      last_name,
      department,
      job_title: ['Cook', 'Server', 'Driver'][index % 3] ?? '',
    });
  }
  const app = await executive.app();
  const team = await app.post('/teams', { name: 'Night shift', description: 'Everyone who closes the house.' });
  teamId = team.data.id as string;
  await app.put(`/teams/${teamId}/members/${somebody.id}`);
  await app.post('/tokens', { name: 'Payroll export', scopes: ['users:read', 'users.employment:read'] });
  await app.patch(`/users/${somebody.id}`, { work_location: 'Montréal' });
  await app.get(`/users/${executive.id}`, { query: { tiers: 'personal' } });
});

/** Every screen, with something on it that shows once it has loaded. */
const screens = (): [name: string, path: string, ready: (page: Page) => Promise<void>][] => {
  const withText = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
  const withCell = (name: string | RegExp) => (page: Page) => page.getByRole('cell', { name }).first().waitFor();
  // Where the screen before has the same on it: once this one has taken its place.
  const under = (title: string, ready: (page: Page) => Promise<void>) => async (page: Page) => {
    await heading(page, title).waitFor();
    await ready(page);
  };
  return [
    ['home', '/', withText('My requests')],
    ['inbox', '/inbox', withText('Nothing waits for you')],
    ['notifications', '/notifications', withText('What to be told of')],
    ['my-time', '/my-time', withText('Copy last week')],
    ['my-time-entries', '/my-time/entries', withText('No time in these days')],
    ['my-time-timesheets', '/my-time/timesheets', withText('No timesheets')],
    ['people', '/people', withText('Leo Novak')],
    ['people-none', '/people?status=offboarded', withText('Nothing fits')],
    ['person', `/people/${somebody.id}`, withText('Amélie Tremblay')],
    ['person-edit', `/people/${somebody.id}/edit`, (page) => page.getByRole('button', { name: 'Save' }).waitFor()],
    ['person-personal', `/people/${somebody.id}?tab=personal`, withText('Showing them is recorded')],
    ['person-job', `/people/${somebody.id}?tab=job`, withText('Full-time')],
    ['person-history', `/people/${somebody.id}?tab=history`, withText('changed the record')],
    ['person-new', '/people/new', (page) => page.getByRole('button', { name: 'Continue' }).waitFor()],
    ['directory', '/directory', withText('Leo Novak')],
    ['org-chart', '/org-chart', under('Org chart', withText('Amélie Tremblay'))],
    ['planned-changes', '/planned-changes', withText('No change of a job is planned')],
    ['onboarding', '/onboarding', withText('No checklists are running')],
    ['templates', '/onboarding/templates', withText('No templates yet')],
    ['me', '/me', withText('Edit my details')],
    ['security', '/me/security', withText('This device')],
    ['connected-apps', '/connected-apps', withText('No connected apps')],
    ['departments', '/departments', withText('Front of house')],
    ['department', `/departments/${somebody.departmentId ?? ''}`, withText('Add a manager')],
    ['team', `/teams/${teamId}`, withText('Add a member')],
    ['tokens', '/developers/tokens', withText('Payroll export')],
    ['token-new', '/developers/tokens/new', withText('users.govid:read')],
    ['hours-accounts', '/hours-accounts', withText('No hours accounts')],
    ['what-if', '/what-if', (page) => page.getByRole('button', { name: 'Work it out' }).waitFor()],
    ['settings', '/settings', withText('Shown above the navigation')],
    ['settings-time', '/settings?tab=time', withText('Round clock times to')],
    ['settings-rules', '/settings?tab=rules', withText('Where rules were broken')],
    ['settings-history', '/settings?tab=history', withText('Toronto (America)')],
    ['developers', '/developers', withText('Quick start')],
    ['webhooks', '/developers/webhooks', withText('No endpoints yet')],
    ['webhook-new', '/developers/webhooks/new', withText('user.created')],
    ['service-accounts', '/developers/service-accounts', withText('No service accounts yet')],
    ['events', '/developers/events', withText('user.created')],
    ['standard-cost', '/schedule/standard-cost', withText('No average yet')],
    ['requests', '/developers/requests', withText('No requests yet')],
    ['permissions', '/developers/permissions', withText('users:read')],
    ['health', '/health', withText('Work in the background')],
    ['log-audit', '/logs/audit', withCell(/Changed a person/)],
    ['log-access', '/logs/access', withCell('Personal details')],
    ['log-mine', '/me/access-log', under('Who looked at my record', withCell('Personal details'))],
    ['imports', '/imports', withText('Nothing was imported yet')],
    ['import-new', '/imports/new', withText('Choose a CSV file')],
    ['mail', '/developers/mail', (page) => page.getByText('No mail yet').or(page.locator('.mail').first()).waitFor()],
    ['nothing', '/nowhere', withText('There is nothing at this address')],
  ];
};

const entrances = [
  ['/set-password', 'Set your password'],
  ['/forgot-password', 'Forgot your password?'],
  ['/', 'Sign in'],
] as const;

/** Axe judges every screen once; both themes and both widths are seen in two rounds. */
const looks: [name: string, options: BrowserContextOptions, inspect: (page: Page) => Promise<string[]>][] = [
  [
    'light',
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    async (page) => [...(await findFaults(page)), ...(await findViolations(page))],
  ],
  [
    'phone, dark',
    { colorScheme: 'dark', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    findFaults,
  ],
];

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe.each(looks)('%s', (look, options, inspect) => {
  it('every screen is labelled, ordered, legible and within its width', { timeout: 600_000 }, async () => {
    await givePassword(muster, executive);
    const page = await visit('/set-password', options);
    for (const [path, title] of entrances) {
      await goTo(page, path);
      await heading(page, title).waitFor();
      await picture(page, `${look.replace(', ', '-')}-entrance${path.replace('/', '-')}`);
      expect.soft(await inspect(page), path).toEqual([]);
    }
    await signIn(page, executive.email);
    await heading(page, 'Hello, Grace').waitFor();
    for (const [name, path, ready] of screens()) {
      await goTo(page, path);
      await ready(page);
      await picture(page, `${look.replace(', ', '-')}-${name}`);
      expect.soft(await inspect(page), name).toEqual([]);
    }
  });
});

describe('the inspection itself', () => {
  it('finds what is unlabelled, out of order, pale or too wide', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 740 } });
    await page.goto('about:blank');
    await page.setContent(`<body style="background: #fff"><h1>One</h1><h3>Three</h3><input id="twice"><i id="twice"></i>
      <button></button><p style="color: #999">Pale</p><div style="width: 900px; height: 1px"></div></body>`);
    expect((await findFaults(page)).map((fault) => fault.split(':')[0])).toEqual([
      'no label',
      'no name',
      'id given twice',
      'heading level 3 after 1',
      'contrast 2.85',
      '908px wide on 360px',
    ]);
  });
});

describe('on a phone', () => {
  it('the navigation opens over the screen and closes when one has chosen', async () => {
    const page = await signedIn(executive, '/', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.getByRole('button', { name: 'More' }).click();
    await picture(page, 'phone-menu');
    await page.getByRole('dialog').getByRole('button', { name: 'More of People' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Departments' }).click();
    await heading(page, 'Departments').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the theme', () => {
  it('follows the system until one is chosen, and then stays', async () => {
    const page = await signedIn(executive, '/', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: /Grace Okafor/ }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await heading(page, 'Hello, Grace').waitFor();
    expect(await ground()).toBe(dark);
    await page.getByRole('button', { name: /Grace Okafor/ }).click();
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    expect(await ground()).toBe(light);
  });
});

describe('by keyboard', () => {
  it('the first stop leads past the navigation, and the focus is seen', async () => {
    const page = await signedIn(executive);
    await heading(page, 'Hello, Grace').waitFor();
    await page.reload();
    await heading(page, 'Hello, Grace').waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    // The browser moves the focus with the next frame.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('the font', () => {
  it('has the letters of every Latin alphabet, in all its weights', async () => {
    const page = await signedIn(await world.employee({ first_name: 'Łucja Nguyễn' }));
    const name = heading(page, 'Hello, Łucja Nguyễn');
    await name.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    for (const weight of ['400', '560', '700']) {
      await name.evaluate((element, value) => (element.style.fontWeight = value), weight);
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(
        fonts.map(({ familyName }) => familyName),
        weight,
      ).toEqual(['Inter']);
    }
  });
});
