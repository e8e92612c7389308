import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { keepNoHolidays } from '../../server/src/features/leave/testing/office.ts';
import type { Somebody } from '../../server/test/world.ts';
import { openConsole, picture, wordsOnPaper } from './browser.ts';

/** Every screen with a button that prints, with more on it than a sheet holds. */
const muster = await openConsole();
const today = new Date().toISOString().slice(0, 10);
/** Far enough back that all of it is over, and no week begins in the month before. */
const month = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 8);
const dayOf = (day: number): string => `${month}${String(day).padStart(2, '0')}`;

let executive: Somebody;
let cook: Somebody;
const names: string[] = [];
let reportId: string;
let sheetId: string;

beforeAll(async () => {
  const world = await muster.world.another({ timezone: 'UTC' });
  await keepNoHolidays(muster, world);
  executive = await world.executive({ first_name: 'Ottilie', last_name: 'Wren' });
  const app = await executive.app();
  const settings = { pay_period_type: 'MONTHLY', weekend_days: [] };
  expect((await app.patch('/settings', settings)).status).toBe(200);
  const people = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      world.employee({ department: 'Kitchen', first_name: 'Cook', last_name: `Nr${String(index + 10)}x` }),
    ),
  );
  names.push(...people.map((_, index) => `Nr${String(index + 10)}x`));
  cook = people[0] as Somebody;
  const shift = { starts_at: `${today}T09:00:00Z`, ends_at: `${today}T17:00:00Z` };
  for (const { id } of people) await app.post('/shifts', { user_id: id, title: 'Line', is_published: true, ...shift });
  await app.post('/shifts', {
    user_id: people[1]?.id,
    title: 'Plotting',
    is_published: false,
    starts_at: `${today}T19:00:00Z`,
    ends_at: `${today}T21:00:00Z`,
  });

  const { data: type } = await app.post('/leave-types', { name: 'Holiday', requires_approval: true });
  const own = await (people[2] as Somebody).app();
  const asked = { leave_type_id: type.id, start_date: today, end_date: today };
  expect((await own.post('/leaves', asked)).status).toBe(201);
  const given = await (people[3] as Somebody).app();
  const { data: leave } = await given.post('/leaves', asked);
  expect((await app.post(`/leaves/${leave.id}/approve`)).status).toBe(200);

  const line_items = Array.from({ length: 50 }, (_, index) => ({
    date: dayOf(3),
    expense_type: 'MEALS',
    description: `Meal${String(index + 10)}x`,
    amount_before_tax: 10,
  }));
  const cooks = await cook.app();
  const report = await cooks.post('/expense-reports', { title: 'A long trip', line_items });
  expect(report.status).toBe(201);
  reportId = report.data.id as string;
  await cooks.post(`/expense-reports/${reportId}/submit`);
  for (let day = 1; day <= 28; day++) {
    const times = { clock_in: `${dayOf(day)}T09:00:00Z`, clock_out: `${dayOf(day)}T17:00:00Z` };
    expect(
      (await app.post('/time-entries', { user_id: cook.id, description: `Day${String(day)}x`, ...times })).status,
    ).toBe(201);
  }
  const { data: sheets } = await app.get('/timesheets', { query: { user_id: cook.id } });
  sheetId = (sheets as { id: string }[])[0]?.id ?? '';
});

/** A PDF places letters: which spaces stand between them is the reader’s guess. */
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** What comes out of the printer, without spaces. */
async function onPaper(page: Page, name: string): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Printed on /).waitFor();
  await picture(page, `paper-${name}`);
  const words = await wordsOnPaper(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'screen' });
  return squeezed(words);
}

const times = (words: string, name: string): number => words.split(squeezed(name)).length - 1;

it('the roster: every name once, nothing that is asked for or a draft', async () => {
  const page = await muster.signedIn(executive, '/schedule');
  await page.getByRole('rowheader', { name: /Nr10x/ }).waitFor();
  const words = await onPaper(page, 'roster');
  expect(names.filter((name) => times(words, name) !== 1)).toEqual([]);
  expect(times(words, 'Line')).toBe(70);
  expect(times(words, 'Away')).toBe(1);
  expect(words).not.toMatch(/Plotting|Asked|Draft/);
  expect(times(words, '1 shift is not published yet, and not on this page.')).toBe(1);
});

it('the calendar: every name once, what is approved and published', async () => {
  const page = await muster.signedIn(executive, '/calendar');
  await page.getByText('Cook Nr10x').first().waitFor();
  const words = await onPaper(page, 'calendar');
  expect(names.filter((name) => times(words, name) !== 1)).toEqual([]);
  expect(times(words, 'Holiday')).toBe(1);
  expect(words).not.toContain('Holiday?');
  expect(times(words, '9am')).toBe(70);
});

it('the org chart: every name once', async () => {
  const page = await muster.signedIn(executive, '/org-chart');
  await page.getByText('Cook Nr10x').waitFor();
  const words = await onPaper(page, 'org-chart');
  expect(names.filter((name) => times(words, name) !== 1)).toEqual([]);
});

it('an expense report: every line once', async () => {
  const page = await muster.signedIn(executive, `/expenses/${reportId}`);
  await page.getByText('Meal10x').waitFor();
  const words = await onPaper(page, 'expenses');
  const lines = Array.from({ length: 50 }, (_, index) => `Meal${String(index + 10)}x`);
  expect(lines.filter((line) => times(words, line) !== 1)).toEqual([]);
});

it('a timesheet: every day that was worked', async () => {
  const page = await muster.signedIn(executive, `/timesheets/${sheetId}`);
  await page.getByText('Cook Nr10x').first().waitFor();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.getByText('Day28x').first().waitFor();
  const words = await onPaper(page, 'timesheet');
  const days = Array.from({ length: 28 }, (_, index) => `Day${String(index + 1)}x`);
  expect(days.filter((day) => times(words, day) !== 1)).toEqual([]);
});
