import { expect, it } from 'vitest';
import { findViolations, looks, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

it('a sandbox is made and opened; what goes wrong in it is begun and ended', async () => {
  const admin = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
  const page = await signedIn(admin, '/developers/sandboxes');
  await page.getByRole('button', { name: 'New sandbox' }).first().click();
  await page.getByLabel('Name').fill('Payroll contractor');
  await page.getByLabel('People', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Make sandbox' }).click();
  await page.getByRole('button', { name: 'Open Payroll contractor' }).click();
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor();

  await page.goto(new URL('/developers/sandboxes', page.url()).href);
  await heading(page, 'This sandbox').waitFor();
  await page.getByText('Nothing goes wrong.').waitFor();
  await page.getByRole('button', { name: 'Let something go wrong' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What', { exact: true }).selectOption('CUT');
  await dialog.getByLabel('For how long').selectOption('600');
  await dialog.getByRole('button', { name: 'Let something go wrong' }).click();
  await page.getByText('Connections are cut').waitFor();
  for (const [, { colorScheme, viewport }] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await findViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
  await picture(page, 'sandbox-faults');
  await page.getByRole('button', { name: 'End it all' }).click();
  await page.getByText('Nothing goes wrong.').waitFor();
});
