import { expect, it } from 'vitest';
import { reportIn } from '../../server/src/features/expenses/testing/claims.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const dark = { colorScheme: 'dark' as const };

it('“The accountant pays expenses until April, nothing else”: given in six clicks, seen with its reason in three, done, and taken back in three', async () => {
  const { world } = muster;
  const boss = await world.executive({ first_name: 'Grace', last_name: 'Hopper' });
  const cook = await world.employee({ first_name: 'Kofi', last_name: 'Mensah', department: 'Kitchen' });
  const clerk = await world.employee({ first_name: 'Noa', last_name: 'Levi', department: 'Office' });
  const sides = { person: await cook.app(), decider: await boss.app(), app: await boss.app() };
  await reportIn('APPROVED', sides);

  const page = await muster.signedIn(boss, '/');
  let clicks = 0;
  const click = async (role: 'link' | 'button' | 'option' | 'combobox', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
    clicks++;
  };
  await click('link', 'Organization');
  await heading(page, 'Settings').waitFor();
  await click('link', 'Access');
  await page.getByText('Nobody has access beyond their role.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-empty');
  await click('button', 'Give access');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Noa');
  await click('option', /Noa Levi/);
  // A refusal stands in the dialog, and what was typed stays.
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await dialog.getByText('Say why.').waitFor();
  await dialog.getByLabel('Last day').fill('2099-04-30');
  await dialog.getByLabel('Why').fill('Pays the expenses until April.');
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-dialog');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  clicks++;
  await page.getByText('Noa Levi has this access.').waitFor();
  expect(clicks).toBeLessThanOrEqual(6);
  await page.getByText(/Pay expenses, for everyone, until Apr 30, 2099/).waitFor();
  await picture(page, 'access-given');

  // What may she do that others may not, and why?
  clicks = 0;
  await click('link', 'Noa Levi');
  await heading(page, 'Noa Levi').waitFor();
  await page.getByText('Grace Hopper: Pays the expenses until April.').waitFor();
  expect(clicks).toBeLessThanOrEqual(3);
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-of-person');

  // The accountant: from Home to the first paid report.
  const hers = await muster.signedIn(clerk, '/', phone);
  await hers.getByText('You may also').waitFor();
  await picture(hers, 'access-home-phone');
  expect(await overflowOf(hers)).toBe(0);
  await hers.getByRole('link', { name: 'Expenses to pay' }).first().tap();
  await heading(hers, 'Expenses to pay').waitFor();
  await hers.getByRole('link', { name: 'Montréal' }).tap();
  await hers.getByText('Kofi Mensah').first().waitFor();
  await hers.getByRole('button', { name: 'Mark as paid' }).tap();
  await hers.getByRole('dialog').getByRole('textbox').first().fill('EFT');
  await hers.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).tap();
  await hers.getByText('Paid').first().waitFor();
  await picture(hers, 'access-paid-phone');
  const night = await muster.signedIn(clerk, '/', dark);
  await night.getByText('You may also').waitFor();
  await night.getByRole('navigation').getByRole('link', { name: 'Expenses to pay' }).waitFor();
  expect(await findViolations(night)).toEqual([]);
  await picture(night, 'access-home-dark');

  // Take it back now.
  clicks = 0;
  await click('button', 'Take back: Pay expenses');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  clicks++;
  await page.getByText('Noa Levi no longer has this access.').waitFor();
  expect(clicks).toBeLessThanOrEqual(3);
  // A window that is open follows by itself.
  await night.getByRole('navigation').getByRole('link', { name: 'Expenses to pay' }).waitFor({ state: 'detached' });
  await night.getByText('You may also').waitFor({ state: 'detached' });
  await hers.goto(`${muster.origin}/`);
  await heading(hers, /Noa/).waitFor();
  expect(await hers.getByText('You may also').count()).toBe(0);
});

it('a person’s page names the departments and people that they lead beside what was given; the palette knows access, and who can see', async () => {
  const { world } = muster;
  const boss = await world.administrator({ first_name: 'Ada', last_name: 'Lin' });
  const head = await world.departmentHeadOf('Cellar', { first_name: 'Olu', last_name: 'Bello' });
  await world.employee({ department: 'Cellar', manager_id: head.id });
  const page = await muster.signedIn(boss, `/people/${head.id}`);
  await page.getByRole('link', { name: 'Heads or manages Cellar' }).waitFor();
  await page.getByText('Manager of 1 person').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-of-head');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search people, screens and actions' });
  await search.fill('who can see');
  await page.getByRole('option', { name: /Who can see my data/ }).waitFor();
  await search.fill('access');
  await page.getByRole('option', { name: /Give access beyond a role/ }).click();
  await page.getByRole('button', { name: 'Give access' }).first().waitFor();
});

it('who pays is told that their own report is left out of those that they chose', async () => {
  const { world } = muster;
  const boss = await world.executive();
  const clerk = await world.employee({ first_name: 'Lea', last_name: 'Roth', department: 'Office' });
  const cook = await world.employee({ department: 'Kitchen' });
  await world.give(clerk, { packages: ['EXPENSES_PAYING'] });
  const decides = { decider: await boss.app(), app: await boss.app() };
  for (const one of [clerk, cook]) await reportIn('APPROVED', { person: await one.app(), ...decides });
  const page = await muster.signedIn(clerk, '/expenses-to-pay');
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await page.getByText('Your own report is left out').waitFor();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('EFT');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('1 report was marked as paid.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
