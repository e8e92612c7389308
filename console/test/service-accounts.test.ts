import { expect, it } from 'vitest';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('the payroll sync must not die with Ada: an account, her token handed over in two clicks from her page, a token of its own', async () => {
  const { world } = muster;
  const boss = await world.executive({ first_name: 'Grace', last_name: 'Hopper' });
  const ada = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
  const adas = await ada.app();
  const token = await adas.post('/tokens', { name: 'Payroll export', scopes: ['users:read'] });
  await adas.post('/webhooks', { url: 'https://example.com/hook', events: ['*'], description: 'Badge printer' });

  const page = await muster.signedIn(boss, '/developers/service-accounts');
  await page.getByText('No service accounts yet').waitFor();
  await picture(page, 'service-accounts-empty');
  await page.getByRole('button', { name: 'New service account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Payroll sync');
  await dialog.getByLabel('Role').selectOption('DEPARTMENT_HEAD');
  await dialog.getByText('It sees the people of these departments.').waitFor();
  await picture(page, 'service-account-dialog');
  await dialog.getByLabel('Role').selectOption('ADMINISTRATOR');
  await dialog.getByRole('button', { name: 'Create service account' }).click();
  await heading(page, 'Payroll sync').waitFor();

  await (await boss.app()).post(`/users/${ada.id}/checklists`, { type: 'OFFBOARDING', last_day: '2099-01-31' });
  await page.goto(`${muster.origin}/people/${ada.id}`);
  await page.getByText(/The API token Payroll export/).waitFor();
  await picture(page, 'leaving-hand-over');
  let clicks = 0;
  await page.getByRole('button', { name: 'Hand over Payroll export' }).click();
  clicks++;
  await page.getByRole('dialog').getByText('It keeps its id and its secret').waitFor();
  await picture(page, 'hand-over-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  clicks++;
  await page.getByText('Payroll export was handed over.').waitFor();
  expect(clicks).toBe(2);
  await page.getByRole('button', { name: 'Hand over https://example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Signing in; there are no tokens and no webhook endpoints.').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const call = () => world.clientWith(String(token.data.token)).get('/token');
  expect((await call()).data.owner).toMatchObject({ first_name: 'Payroll sync', last_name: 'Service account' });

  await page.goto(`${muster.origin}/developers/service-accounts`);
  await page.getByRole('link', { name: 'Payroll sync' }).click();
  await page.getByRole('link', { name: 'Payroll export' }).waitFor();
  await page.getByText('Badge printer').waitFor();
  await picture(page, 'service-account');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'New token' }).click();
  await page.getByText(/acts for the service account Payroll sync/).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Nightly');
  await page.getByLabel('users:read').check();
  expect(await page.getByLabel('leaves:approve').count()).toBe(0);
  await page.getByRole('button', { name: 'Create token' }).click();
  await heading(page, 'Your new token').waitFor();

  await page.goto(`${muster.origin}/developers/tokens`);
  await page.getByText('Payroll sync (service account)').first().waitFor();
  await page.goto(`${muster.origin}/logs/audit`);
  await page.getByRole('cell', { name: 'Handed over an API token' }).first().waitFor();

  const small = await muster.signedIn(boss, '/developers/service-accounts', phone);
  await small.getByRole('link', { name: 'Payroll sync' }).tap();
  await heading(small, 'Payroll sync').waitFor();
  await small.getByRole('link', { name: 'Nightly' }).waitFor();
  expect(await overflowOf(small)).toBe(0);
  await picture(small, 'service-account-phone');
  await small.getByRole('button', { name: 'Delete' }).tap();
  await small.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await small.getByText('Payroll sync was deleted.').waitFor();
  expect((await call()).status).toBe(401);
}, 90_000);
