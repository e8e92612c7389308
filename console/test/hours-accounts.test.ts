import { expect, it } from 'vitest';
import { addDays, dayIn } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const { world: first, signedIn, installation } = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('“how many hours do I have, and why?”: three taps on a phone; paid out in five steps at a desk; “what if overtime began earlier?” in three', async () => {
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
  await own
    .getByRole('button', { name: 'More' })
    .or(own.getByRole('link', { name: 'More' }))
    .tap();
  await own.getByRole('link', { name: 'My time', exact: true }).tap();
  await own.getByRole('link', { name: 'Hours account', exact: true }).tap();
  const balance = own.getByRole('region', { name: 'Balance', exact: true });
  await balance.getByText('+11:00').waitFor();
  await balance.getByText('More was worked than expected.').waitFor();
  await own.getByText('Brought over', { exact: true }).first().waitFor();
  expect(await own.getByRole('button', { name: 'Enter by hand' }).count()).toBe(0);
  expect(await findViolations(own)).toEqual([]);

  const page = await signedIn(admin, `/hours-accounts/${ada.id}`);
  await page.getByRole('button', { name: 'Enter by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happens').selectOption({ label: 'Pay hours out' });
  await dialog.getByLabel('Hours', { exact: true }).fill('20');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.getByText('There are only 11 hours in this account.').waitFor();
  await dialog.getByLabel('Hours', { exact: true }).fill('3:30');
  await dialog.getByText('In the account: +11:00 now, +7:30 afterwards.').waitFor();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('+7:30').waitFor();
  expect(await account()).toMatchObject({ balance_minutes: 450 });

  await page.goto(new URL('/reports', page.url()).href);
  await page.getByRole('link', { name: 'What if', exact: true }).click();
  await page.getByLabel('A week’s hours before overtime').fill('0:30');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const answer = page.getByRole('region', { name: 'What it comes to' });
  await answer.getByText('+$5.00').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '1, timesheets of Ada Byron' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Explain / })
    .click();
  await page.getByRole('dialog').getByRole('region', { name: 'As it would be' }).waitFor();
}, 120_000);
