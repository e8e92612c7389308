import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { givePassword, mailTo, tokenIn } from '../../server/src/features/sign-in/testing/accounts.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { goodPassword, heading, openConsole, picture, signIn } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { world, visit, signedIn, installation } = muster;
/** Browsers have no passkeys for addresses of numbers. */
const named = muster.origin.replace('127.0.0.1', 'localhost');
const phone = { width: 390, height: 844 };

const codeIn = (uri: string): string =>
  TOTP.generate({
    secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? ''),
    timestamp: installation.clock.nowMs(),
  });

/** An authenticator of the browser's own, with the person in front of it. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const old = async (person: Somebody): Promise<void> => {
  const at = new Date(installation.clock.nowMs() - 601_000).toISOString();
  await sql`update sessions set factor_at = ${at} where user_id = ${person.id}`.execute(installation.database.db);
  installation.permissionCache.forget(world.organizationId);
};

async function isSound(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
}

describe('second factors', () => {
  it('“my company wants a second factor”: on a phone, in five steps from signing in to work, and a code the next time', async () => {
    const ada = await givePassword(muster, await world.employee({ first_name: 'Ada' }));
    await world.set({ second_factor: 'EVERYONE' });
    const page = await visit('/', { viewport: phone });
    await signIn(page, ada.email);
    await heading(page, 'Set up a second factor').waitFor();
    // At an address of numbers there are no passkeys to choose from.
    const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await code.waitFor();
    await isSound(page);
    await picture(page, 'factor-set-up-phone');
    const uri = (await code.getAttribute('data-uri')) ?? '';
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong or was used before. Wait for the next one.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeIn(uri));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    const recovery = await page
      .getByRole('list', { name: 'Keep your recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(recovery).toHaveLength(10);
    await isSound(page);
    await picture(page, 'factor-recovery-phone');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await heading(page, 'Hello, Ada').waitFor();

    const next = await visit('/');
    await signIn(next, ada.email);
    await heading(next, 'One more step').waitFor();
    await isSound(next);
    await picture(next, 'factor-code');
    await next.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '');
    await next.keyboard.press('Enter');
    await heading(next, 'Hello, Ada').waitFor();
    await world.set({});
    installation.permissionCache.forget(world.organizationId);
  });

  it('“I do not want to type passwords”: a passkey is added, signs in by itself, is known again and removed', async () => {
    const ada = await givePassword(muster, await world.employee({ first_name: 'Ada' }));
    const page = await visit('/');
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await page.goto(`${named}/me/security`);
    await signIn(page, ada.email);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
    await page.getByRole('button', { name: 'Add passkey', exact: true }).click();
    await page.getByText('The passkey is added.').waitFor();
    await page.getByText('Work laptop', { exact: true }).waitFor();
    await isSound(page);
    await picture(page, 'security-wide');
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

    await page.getByRole('button', { name: /Ada/ }).first().click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    // The browser offers it by itself; where it waits for a choice, the button asks at once.
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await heading(page, /^(Security|Hello, Ada)$/).waitFor();
    await page.goto(`${named}/me/security`);
    await page.getByRole('button', { name: 'Show: Recent sign-ins' }).click();
    await page.getByText('With a passkey', { exact: true }).first().waitFor();
    await page.getByText(/last used/).waitFor();

    // Ten minutes later what changes the ways to sign in asks again; the passkey will do.
    await old(ada);
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const again = page.getByRole('dialog', { name: 'Show that it is you' });
    await again.waitFor();
    await picture(page, 'factor-again');
    await again.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.getByText('The passkey is removed.').waitFor();
  });

  it('what was typed is there after a factor was asked for again, and after it was not shown', async () => {
    const admin = await givePassword(muster, await world.administrator());
    const page = await signedIn(admin, '/developers/tokens/new', { viewport: phone });
    await page.getByLabel('Name').fill('Payroll');
    await page.getByRole('checkbox', { name: 'users:read' }).check();
    await old(admin);
    const create = page.getByRole('button', { name: 'Create token' });
    const again = page.getByRole('dialog', { name: 'Show that it is you' });
    await create.click();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Show first that it is you').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Payroll');
    await create.click();
    await again.getByLabel('Your password').fill(goodPassword);
    await picture(page, 'factor-again-phone');
    await page.keyboard.press('Enter');
    await heading(page, 'Your new token').waitFor();
  });

  it('a role that was proposed is accepted from the inbox: a factor is asked for in place, and the row is back if it is not shown', async () => {
    const [admin, other] = [await givePassword(muster, await world.executive()), await world.executive()];
    const cook = await world.employee({ first_name: 'Dorothy', last_name: 'Vaughan' });
    const proposer = await other.app();
    const body = { role: 'DEPARTMENT_HEAD' };
    expect((await proposer.patch(`/users/${cook.id}`, body, { query: { propose: 'true' } })).status).toBe(202);
    const page = await signedIn(admin, '/inbox');
    await old(admin);
    const row = page.getByRole('listitem').filter({ hasText: 'Dorothy Vaughan' });
    const again = page.getByRole('dialog', { name: 'Show that it is you' });
    await row.getByRole('button', { name: /^Accept/ }).click();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Show first that it is you').waitFor();
    await row.getByRole('button', { name: /^Accept/ }).click();
    await again.getByLabel('Your password').fill(goodPassword);
    await picture(page, 'factor-again-inbox');
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    const app = await other.app();
    await expect.poll(async () => (await app.get(`/users/${cook.id}`)).data.role as string).toBe('DEPARTMENT_HEAD');
  });

  it('an Administrator sees who has none, and resets those of someone who lost theirs', async () => {
    const cook = await world.employee({ first_name: 'Grace', last_name: 'Hopper' });
    const page = await signedIn(await world.administrator(), '/settings?tab=sign-in');
    await page.getByRole('link', { name: 'Grace Hopper' }).waitFor();
    await isSound(page);
    await picture(page, 'settings-sign-in');
    await page.goto(`${muster.origin}/people/${cook.id}`);
    await page.getByRole('button', { name: 'Reset second factors' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByText('The second factors are reset.').waitFor();
  });

  it('“my phone is gone”: an Administrator suspends access in three steps, and gives it back', async () => {
    const cook = await givePassword(muster, await world.employee({ first_name: 'Mary', last_name: 'Jackson' }));
    const theirs = await signedIn(cook);
    await heading(theirs, 'Hello, Mary').waitFor();
    const page = await signedIn(await world.administrator(), `/people/${cook.id}`);
    await page.getByRole('button', { name: 'Suspend access' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Her phone was stolen.');
    await isSound(page);
    await picture(page, 'suspend-access');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend access' }).click();
    await page.getByText(/Access is suspended since .* Her phone was stolen\./).waitFor();
    await picture(page, 'access-suspended');
    await theirs.reload();
    await heading(theirs, 'Sign in').waitFor();
    await page.getByRole('button', { name: 'Give access back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give access back' }).click();
    await page.getByText('They have their access back.').waitFor();
    await page.getByRole('button', { name: 'Suspend access' }).waitFor();
  });

  it('“I have another e-mail address”: the new one confirms by link, the old one takes it back', async () => {
    const ada = await givePassword(muster, await world.employee({ first_name: 'Katherine' }));
    const page = await signedIn(ada, '/me/security', { viewport: phone });
    await page
      .getByRole('region', { name: 'E-mail address' })
      .getByRole('button', { name: 'Change', exact: true })
      .click();
    await page.getByRole('dialog').getByLabel('New e-mail address').fill('katherine@elsewhere.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/katherine@elsewhere\.example is to confirm until/).waitFor();
    await picture(page, 'security-phone');
    const linkTo = async (email: string): Promise<string> => {
      await expect.poll(() => tokenIn(mailTo(muster, email).at(-1))).not.toBe('');
      return tokenIn(mailTo(muster, email).at(-1));
    };
    await page.goto(`${muster.origin}/confirm-email#token=${await linkTo('katherine@elsewhere.example')}`);
    await isSound(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('You sign in with katherine@elsewhere.example from now on.').waitFor();
    await page.goto('about:blank');
    await page.goto(`${muster.origin}/take-back-email#token=${await linkTo(ada.email)}`);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText(`Your account has the address ${ada.email} again.`).waitFor();
    await isSound(page);
    await picture(page, 'take-back-phone');
    await page.getByRole('link', { name: 'To sign in' }).click();
    await heading(page, 'Sign in').waitFor();
  });
});
