import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayIn } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const { world: first, signedIn, installation } = await openConsole();
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

it('“how many hours do I have, and why?”: three taps on a phone; paid out in five steps and a number at a desk; “what if overtime began earlier?” in two and a number, and why in two more', async () => {
  const today = dayIn('America/Toronto', installation.clock.nowMs());
  const begins = addDays(today, -20);
  const world = await first.another({ settings: { hours_accounts: true, hours_accounts_from: begins } });
  const admin = await world.administrator();
  const app = await admin.app();
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', employment_start_date: begins });
  // As much more as there is less, whatever days these are; then ten hours.
  const account = async () => (await app.get('/hours-accounts', { query: { user_id: ada.id } })).data;
  const { balance_minutes: less } = await account();
  const entry = {
    user_id: ada.id,
    kind: 'CORRECTION',
    minutes: 600 - Number(less),
    reason: 'Brought over',
    date: today,
  };
  expect((await app.post('/hours-account-entries', entry)).status).toBe(201);
  const worked = addDays(today, -1);
  const hours = { clock_in: `${worked}T14:00:00Z`, clock_out: `${worked}T15:00:00Z` };
  expect((await app.post('/time-entries', { ...hours, user_id: ada.id, hourly_rate: 20 })).status).toBe(201);

  const own = await signedIn(ada, '/', phone);
  const thumb = hand();
  await thumb.tap(own.getByRole('button', { name: 'More' }).or(own.getByRole('link', { name: 'More' })));
  await thumb.tap(own.getByRole('link', { name: 'My time', exact: true }));
  await thumb.tap(own.getByRole('link', { name: 'Hours account', exact: true }));
  const balance = own.getByRole('region', { name: 'Balance', exact: true });
  await balance.getByText('+11:00').waitFor();
  await balance.getByText('More was worked than expected.').waitFor();
  await own.getByText('Brought over', { exact: true }).first().waitFor();
  expect(thumb.steps()).toBe(3);
  expect(await own.getByRole('button', { name: 'Enter by hand' }).count()).toBe(0);
  expect(await findViolations(own)).toEqual([]);

  const page = await signedIn(admin, '/timesheets');
  const paying = hand();
  await paying.click(page.getByRole('link', { name: 'Hours accounts', exact: true }));
  await paying.click(page.getByRole('link', { name: 'Ada Byron', exact: true }));
  await paying.click(page.getByRole('button', { name: 'Enter by hand' }));
  const dialog = page.getByRole('dialog');
  await paying.choose(dialog.getByLabel('What happens'), 'Pay hours out');
  await dialog.getByLabel('Hours', { exact: true }).fill('20');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.getByText('There are only 11 hours in this account.').waitFor();
  await dialog.getByLabel('Hours', { exact: true }).fill('3:30');
  await dialog.getByText('In the account: +11:00 now, +7:30 afterwards.').waitFor();
  await paying.click(dialog.getByRole('button', { name: 'Enter', exact: true }));
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('+7:30').waitFor();
  expect(paying.steps()).toBe(5);
  expect(await account()).toMatchObject({ balance_minutes: 450 });

  await page.goto(new URL('/reports', page.url()).href);
  const asking = hand();
  await asking.click(page.getByRole('link', { name: 'What if', exact: true }));
  await page.getByLabel('A week’s hours before overtime').fill('0:30');
  await asking.click(page.getByRole('button', { name: 'Work it out' }));
  const answer = page.getByRole('region', { name: 'What it comes to' });
  await answer.getByText('+$5.00').waitFor();
  expect(asking.steps()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await asking.click(page.getByRole('button', { name: '1, timesheets of Ada Byron' }));
  await asking.click(page.getByRole('dialog').getByRole('button', { name: /^Explain / }));
  await page.getByRole('dialog').getByRole('region', { name: 'As it would be' }).waitFor();
  expect(asking.steps()).toBe(4);
}, 120_000);
