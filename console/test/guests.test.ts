import { expect, it } from 'vitest';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();

it('“The accountant pays expenses until April, nothing else”: added in six clicks, finds that one thing, and is hired', async () => {
  const { world } = muster;
  const boss = await world.executive({ first_name: 'Grace', last_name: 'Hopper' });
  const page = await muster.signedIn(boss, '/people');
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
    clicks++;
  };
  await click('link', 'Add a person');
  await click('link', 'Add a guest');
  await heading(page, 'Add a guest').waitFor();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Counts');
  await page.getByLabel('E-mail address').fill('ada.counts@example.com');
  await page.getByLabel('Last day').fill('2099-04-30');
  await page.getByLabel('Why').fill('Pays the expenses until April.');
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'guest-add');
  await click('button', 'Add and invite');
  await heading(page, 'Add a guest').waitFor();
  await page.getByText('A link to set a password').waitFor();
  expect(clicks).toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'Open their page' }).click();
  await page.getByText('Guest', { exact: true }).first().waitFor();
  await page.getByText('Pay expenses').first().waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const hers = await muster.signedIn({ id, app: () => world.signedIn(id) } as Somebody, '/');
  await hers.getByText('What you were given').waitFor();
  expect(await hers.getByRole('button', { name: 'Clock in' }).count()).toBe(0);
  for (const name of ['My time', 'Time off', 'Expenses', 'Documents', 'Directory'])
    expect(await hers.getByRole('navigation').getByRole('link', { name, exact: true }).count(), name).toBe(0);
  await hers.getByRole('link', { name: 'Expenses to pay' }).first().click();
  await heading(hers, 'Expenses to pay').waitFor();
  expect(await hers.getByRole('alert').count()).toBe(0);
  expect(await findViolations(hers)).toEqual([]);
  expect(await overflowOf(hers)).toBe(0);

  await page.getByRole('button', { name: 'Hire' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hire' }).click();
  await page.getByText('Ada Counts works here now.').waitFor();
});
