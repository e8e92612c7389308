import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { askToSign, counter } from '../../server/src/features/inbox/testing/counter.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture, wordsOnPaper } from './browser.ts';

const muster = await openConsole();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

/** Counts what a hand does: a click, a tap, a choice. */
function hand() {
  let steps = 0;
  const counted = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  return {
    click: (target: Locator) => counted(target.click()),
    tap: (target: Locator) => counted(target.tap()),
    choose: (target: Locator, label: string) => counted(target.selectOption({ label })),
    steps: () => steps,
  };
}

/** The file that a link brings. */
async function downloaded(page: Page, open: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await open();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const settings = { pay_period_type: 'MONTHLY', overtime_mode: 'daily_only', overtime_daily_minutes: 480 } as const;
const now = new Date();
/** Last month: its name as the app writes it, and days in the middle of it. */
const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  lastMonth,
);
const dayOf = (day: number): string => `${lastMonth.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;

let head: Somebody;
let cook: Somebody;

beforeAll(async () => {
  const world = await muster.world.another({ settings });
  const admin = await (await world.administrator()).app();
  head = await world.departmentHeadOf('Kitchen');
  cook = await world.employee({ department: 'Kitchen', first_name: 'Ánh', last_name: 'Nguyễn' });
  const bartender = await world.employee({ department: 'Bar', first_name: 'Leo', last_name: 'Novak' });
  const made = async (path: string, body: object): Promise<string> => {
    const { status, text, data } = await admin.post(path, body);
    expect(status, text).toBe(201);
    return data.id as string;
  };
  const client_id = await made('/clients', { name: 'Harbour Hotel', code: 'HARBOUR' });
  const project_id = await made('/projects', { name: 'Spring menu', code: 'SPRING', client_id });
  const worked = (user_id: string, day: number, hours: number, more: object = {}) =>
    made('/time-entries', {
      user_id,
      clock_in: `${dayOf(day)}T12:00:00Z`,
      clock_out: `${dayOf(day)}T${String(12 + hours)}:00:00Z`,
      ...more,
    });
  await worked(cook.id, 12, 10, { project_id, is_billable: true });
  await worked(cook.id, 13, 11, { project_id, is_billable: false });
  await worked(bartender.id, 12, 11);
});

it('“Overtime of the kitchen last month”: six steps for its head, the file, and by mail every month', async () => {
  const page = await muster.signedIn(head, '/', desk);
  const { click, choose, steps } = hand();
  await click(page.getByRole('navigation').getByRole('link', { name: 'Team', exact: true }));
  await click(page.getByRole('link', { name: 'Reports', exact: true }));
  await choose(page.getByLabel('Period'), monthName);
  await choose(page.getByLabel('By', { exact: true }), 'Department');
  await choose(page.getByLabel('And by'), 'Person');
  await choose(page.getByLabel('Figure'), 'Overtime');
  const row = page.getByRole('row').filter({ hasText: 'Ánh Nguyễn' });
  await row.getByRole('cell', { name: '5:00', exact: true }).waitFor();
  await page.getByText('The hours of one timesheet.').waitFor();
  expect(await page.getByText('Leo Novak').count()).toBe(0);
  expect(await page.getByLabel('Figure').locator('option').allTextContents()).not.toContain('Cost');
  expect(steps()).toBe(6);
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'report-overtime');
  const { name, content } = await downloaded(page, () =>
    page.getByRole('link', { name: 'Export', exact: true }).click(),
  );
  expect(name).toBe('hours-by-department-and-person.csv');
  expect(content.toString()).toBe(
    '\uFEFFDepartment,Person,Hours,Overtime hours,Billable hours,Entries\r\nKitchen,Ánh Nguyễn,21,5,10,2\r\n',
  );
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill('Overtime of the kitchen');
  await page.getByLabel('E-mail it to me every month').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The view is saved.').waitFor();
  const { data } = await (await head.app()).get('/saved-views', { query: { list: 'reports.hours' } });
  expect(data).toMatchObject([{ name: 'Overtime of the kitchen', is_mailed: true, query: { measure: 'overtime' } }]);
});

it('“What did I do for the hotel last month, billable?”: four steps, and the file', async () => {
  const page = await muster.signedIn(cook, '/', desk);
  const { click, choose, steps } = hand();
  await click(page.getByRole('link', { name: 'My time', exact: true }));
  await click(page.getByRole('link', { name: 'Report', exact: true }));
  await choose(page.getByLabel('Period'), monthName);
  await choose(page.getByLabel('Billable or not'), 'Billable alone');
  const row = page.getByRole('row').filter({ hasText: 'Harbour Hotel' });
  await row.getByRole('cell', { name: 'Spring menu' }).waitFor();
  await row.getByRole('cell', { name: '10:00' }).first().waitFor();
  expect(steps()).toBe(4);
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'report-own');
  const { content } = await downloaded(page, () => page.getByRole('link', { name: 'Export', exact: true }).click());
  expect(content.toString()).toContain('\r\nHarbour Hotel,Spring menu,10,2,10,1\r\n');
});

it('“My payslip hours”: the timesheet as PDF, in one’s own language, three taps from Home on the phone', async () => {
  expect((await (await cook.app()).patch('/me', { language: 'fr' })).status).toBe(200);
  const page = await muster.signedIn(cook, '/', { ...phone, locale: 'fr-CA' });
  const { tap, steps } = hand();
  await tap(page.getByRole('link', { name: 'Temps', exact: true }).last());
  await tap(page.getByRole('link', { name: 'Feuilles de temps', exact: true }));
  const link = page.getByRole('link', { name: /^Télécharger en PDF/ }).first();
  await link.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const { name, content } = await downloaded(page, () => tap(link));
  expect(steps()).toBe(3);
  expect(name).toMatch(/^feuille-de-temps-.*\.pdf$/);
  const text = await wordsOnPaper(content);
  for (const said of ['Feuille de temps', 'Ánh Nguyễn', 'Heures supplémentaires', '21 h 00', '5 h 00', 'page 1 de 1']) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  }
  await picture(page, 'timesheet-pdf-phone');
  expect((await (await cook.app()).patch('/me', { language: 'en' })).status).toBe(200);
});

it('“Sign this”: what it means, one tap, then the file and its certificate at once', async () => {
  const place = await counter(muster);
  const id = await askToSign(place, [place.people.bartender.id]);
  const page = await muster.signedIn(place.people.bartender, '/', phone);
  const { tap, steps } = hand();
  await tap(page.getByRole('link', { name: 'Open inbox' }));
  await tap(page.getByRole('link', { name: 'Handbook' }));
  await heading(page, 'Handbook').waitFor();
  await page.getByText(/By signing, .* confirms having read “Handbook” and agrees to it/).waitFor();
  await tap(page.getByRole('button', { name: 'Sign', exact: true }));
  await page.getByText(/^You signed on/).waitFor();
  expect(steps()).toBe(3);
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'signed-phone');
  const certificate = page.getByRole('link', { name: 'Download the certificate' });
  const file = await downloaded(page, () => page.getByRole('link', { name: 'Download the file' }).tap());
  const { content } = await downloaded(page, () => certificate.tap());
  const text = (await wordsOnPaper(content)).replaceAll(/\s/g, '');
  expect(text).toContain(createHash('sha256').update(file.content).digest('hex'));
  expect(text).toContain(id);
  expect(text).toContain('Certificateofsignature');
});
