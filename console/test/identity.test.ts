import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { givePassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import { sessionCookie } from '../../server/src/lib/secrets.ts';
import { Company } from '../../server/test/company.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const records = new Map<string, readonly string[]>();
const muster = await openConsole({ resolveTxt: (name) => Promise.resolve(records.get(name) ?? []) });
const { world, installation } = muster;
/** Where this machine is known by its name: the provider leads back there. */
const named = muster.origin.replace('127.0.0.1', 'localhost');
const company = await Company.open({ redirectUri: `${named}/sign-in/return` });
const domain = 'northwind.example';
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

async function isSound(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('“we sign in with our company’s account”: an Executive sets it up and tries it out, then people use it, on the phone in three steps', async () => {
  const chief = await givePassword(muster, await world.executive({ email: `chief@${domain}`, first_name: 'Amara' }));
  const settings = await muster.signedIn(chief, '/settings?tab=sign-in');
  await button(settings, 'Add a provider').click();
  const dialog = settings.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Northwind account');
  await dialog.getByLabel('Issuer').fill(company.issuer);
  await dialog.getByLabel('Client ID').fill(company.clientId);
  await dialog.getByLabel('Client secret').fill(company.clientSecret);
  await dialog.getByLabel('E-mail domains').fill(domain);
  await dialog.getByLabel('People sign in with it').check();
  await isSound(settings);
  await picture(settings, 'identity-provider-dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await settings.getByText('The provider is added.').waitFor();
  await settings.getByRole('button', { name: 'Try it out: Northwind account' }).click();
  await settings.getByText('The provider answers, and shows its keys.').waitFor();
  await isSound(settings);
  await button(settings, 'Close').last().click();
  await settings.getByText('Not proven').waitFor();
  await settings.getByRole('button', { name: `Look up the record of ${domain}` }).click();
  await settings.getByText('A new record can take an hour').waitFor();
  await isSound(settings);
  await picture(settings, 'identity-settings');
  const value = (await settings.getByText(/^muster=/).textContent()) ?? '';
  records.set(`_muster.${domain}`, [value]);
  await settings.getByRole('button', { name: `Look up the record of ${domain}` }).click();
  await settings.getByText('Proven by its record, since').waitFor();

  const ada = await world.employee({ email: `ada@${domain}`, first_name: 'Ada' });
  company.knows('ada', ada.email);
  company.visitor = 'ada';
  const page = await muster.visit('/', phone);
  await page.goto(`${named}/me/security`);
  await page.getByLabel('E-mail address').fill(ada.email);
  await isSound(page);
  await picture(page, 'sign-in-address-phone');
  await button(page, 'Continue').tap();
  await button(page, 'Other ways').waitFor();
  await isSound(page);
  await picture(page, 'sign-in-ways-phone');
  await button(page, 'Continue with Northwind account').tap();
  // Where one was going, without the answer of the provider in the address.
  await heading(page, 'Security').waitFor();
  expect(new URL(page.url()).pathname).toBe('/me/security');
  await page.getByText('Northwind account').waitFor();
  await button(page, 'Show: Recent sign-ins').tap();
  await page.getByText('With the company’s sign-in').waitFor();
  await isSound(page);
  await picture(page, 'security-provider-phone');

  // A factor again is shown at the provider, in a window of its own; what was asked for goes on here.
  const at = new Date(installation.clock.nowMs() - 601_000).toISOString();
  await sql`update sessions set factor_at = ${at} where user_id = ${ada.id}`.execute(installation.database.db);
  installation.permissionCache.forget(world.organizationId);
  await button(page, 'Set up codes').tap();
  await button(page, 'Continue with Northwind account').waitFor();
  await picture(page, 'show-factor-provider-phone');
  const beside = page.context().waitForEvent('page');
  await button(page, 'Continue with Northwind account').tap();
  const window = await beside;
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  if (!window.isClosed()) await window.close();

  // Whom nobody knows here reads what to do.
  company.knows('stranger', `stranger@${domain}`);
  company.visitor = 'stranger';
  const other = await muster.visit('/');
  await other.goto(named);
  await other.context().clearCookies({ name: sessionCookie });
  await other.getByLabel('E-mail address').fill(`stranger@${domain}`);
  await button(other, 'Continue').click();
  await button(other, 'Continue with Northwind account').click();
  await other.getByText(`There is no one with the address stranger@${domain} in this organization.`).waitFor();
  await other.getByRole('link', { name: 'Other ways to sign in' }).waitFor();
  await isSound(other);
  await picture(other, 'sign-in-refused');
});
