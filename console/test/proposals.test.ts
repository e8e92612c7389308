import { expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { signedIn, world } = muster;
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('“I married, my name is another”: asked for in six steps from Home on the phone, accepted in one from the inbox', async () => {
  const marie = await world.employee({ department: 'Kitchen', first_name: 'Marie', last_name: 'Tremblay' });
  const ada = await world.administrator();
  const page = await signedIn(marie, '/', phone);
  let taps = 0;
  const count = async (step: Promise<unknown>): Promise<void> => {
    await step;
    taps++;
  };
  await count(page.getByRole('button', { name: 'More', exact: true }).tap());
  await count(page.getByRole('link', { name: 'My profile' }).tap());
  await count(page.getByRole('button', { name: 'Ask for a change' }).tap());
  const dialog = page.getByRole('dialog');
  await picture(page, 'ask-for-a-change');
  expect(await findViolations(page)).toEqual([]);
  await count(dialog.getByLabel('Last name').tap());
  await count(dialog.getByLabel('Last name').fill('Roy'));
  await count(dialog.getByRole('button', { name: 'Ask', exact: true }).tap());
  await page.getByText(/^Asked\./).waitFor();
  expect(taps).toBe(6);

  // What becomes of it, and a way to take it back.
  await page.goto(`${new URL(page.url()).origin}/proposals?whose=mine`);
  await page
    .getByRole('link', { name: /Change/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Withdraw/ }).waitFor();
  await picture(page, 'proposals-phone');

  const inbox = await signedIn(ada, '/inbox');
  const row = inbox.getByRole('listitem').filter({ hasText: 'Marie Tremblay' });
  await row.getByText('Tremblay → Roy').waitFor();
  await picture(inbox, 'inbox-proposal');
  expect(await findViolations(inbox)).toEqual([]);
  expect(await findFaults(inbox)).toEqual([]);
  await row.getByRole('button', { name: /^Accept/ }).click();
  await inbox.getByText('Accepted.').waitFor();
  // Sent on leaving.
  await inbox.getByRole('link', { name: 'All proposals' }).click();
  await heading(inbox, 'Proposals').waitFor();
  const app = await ada.app();
  await expect.poll(async () => (await app.get(`/users/${marie.id}`)).data.last_name as string).toBe('Roy');
  await inbox.getByRole('link', { name: /Marie/ }).first().click();
  await inbox.getByText('Accepted', { exact: true }).first().waitFor();
  await inbox.getByText('Tremblay → Roy').waitFor();
  await picture(inbox, 'proposal');
  expect(await findViolations(inbox)).toEqual([]);
});
