import { expect, it } from 'vitest';
import { addDays, dayIn, weekdayOf } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const { world: first, signedIn, installation } = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('someone works Monday to Wednesday from now on: seven steps at a desk; a week off then costs three days, in six taps on a phone', async () => {
  const world = await first.another();
  const admin = await world.administrator();
  await (
    await admin.app()
  ).post('/leave-types', { name: 'Vacation', code: 'VAC', color: '#336699', annual_allowance: 20 });
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', employment_start_date: '2025-01-01' });
  const today = dayIn('America/Toronto', installation.clock.nowMs());

  const page = await signedIn(admin, `/people/${ada.id}`);
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  await step(page.getByRole('link', { name: 'Job and pay' }).click());
  await step(page.getByRole('button', { name: 'Change from a date' }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByLabel('From', { exact: true }).fill(today));
  await step(dialog.getByLabel('Working pattern').selectOption({ label: 'Own days and hours' }));
  // By the keyboard alone: from one day to the next.
  await dialog.getByLabel('Thu', { exact: true }).focus();
  for (const day of ['Thu', 'Fri']) {
    expect(await dialog.getByLabel(day, { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('ControlOrMeta+A');
    await step(page.keyboard.press('Delete'));
    await page.keyboard.press('Tab');
  }
  await dialog.getByText('24 h a week on 3 days: 60% of full time.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await step(dialog.getByRole('button', { name: 'Save change' }).click());
  await page.getByText('The change is saved.').waitFor();
  const timeline = page.getByRole('region', { name: 'Job over time' });
  await timeline.getByText(/Mon–Wed, 24 h a week/).waitFor();
  await page.getByRole('region', { name: 'Employment' }).getByText('60%').waitFor();
  expect(steps).toBe(7);

  // A whole week of next year, so that nothing else is counted.
  const spring = `${String(Number(today.slice(0, 4)) + 1)}-05-04`;
  const monday = addDays(spring, (8 - weekdayOf(spring)) % 7);
  const own = await signedIn(ada, '/', phone);
  let taps = 0;
  const tap = async (done: Promise<unknown>, count = 1): Promise<void> => {
    await done;
    taps += count;
  };
  await tap(own.getByRole('link', { name: 'Book time off' }).tap());
  await tap(own.getByLabel('First day', { exact: true }).fill(monday), 2);
  await tap(own.getByLabel('Last day', { exact: true }).fill(addDays(monday, 6)), 2);
  await own.getByText('17 days left afterwards, of 20 days now.').waitFor();
  const days = own.getByRole('list', { name: 'Each day' });
  expect(await days.getByText('Working day', { exact: true }).count()).toBe(3);
  expect(await days.getByText('Day off, not counted').count()).toBe(4);
  await tap(own.getByRole('button', { name: 'Send request' }).tap());
  await own.getByText('Your request was sent.').waitFor();
  expect(taps).toBe(6);
});
