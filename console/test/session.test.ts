import { describe, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { givePassword, mailTo, tokenIn } from '../../server/src/features/sign-in/testing/accounts.ts';
import { runJobsOnce } from '../../server/src/worker/run.ts';
import { goodPassword, heading, openConsole, picture, signIn } from './browser.ts';
import { settled } from './inspect.ts';
import { Asked } from './walk.ts';

const muster = await openConsole();
const { world, visit, signedIn, installation } = muster;

describe('signing in and out', () => {
  it('lets a person in, shows who they are, and out again', async () => {
    const ada = await world.executive({ first_name: 'Ada', last_name: 'Byron' });
    await givePassword(muster, ada);
    const page = await visit('/');
    await signIn(page, ada.email);
    await heading(page, 'Hello, Ada').waitFor();
    expect(await page.getByText('Northwind Kitchens').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: /Ada Byron/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    await page.reload();
    await heading(page, 'Sign in').waitFor();
  });

  it('says that a password is wrong, and keeps the address typed', async () => {
    const ada = await world.employee();
    const page = await visit('/');
    await signIn(page, ada.email, 'not the password');
    await page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
    await picture(page, 'sign-in-wrong');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(ada.email);
    // Nor does choosing a language lose it; the password is kept nowhere.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Français' }).click()]);
    const typed = (): Promise<string[]> =>
      page.locator('form input').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    await expect.poll(typed).toEqual([ada.email, '']);
  });

  it('asks for what was left blank without asking the server', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your e-mail address.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    expect(await page.getByLabel('E-mail address').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('says how long to wait after too many attempts', async () => {
    const email = 'someone@example.com';
    for (let attempt = 0; attempt < 10; attempt++) {
      await fetch(`${muster.origin}/app/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-muster-app': '1' },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
    }
    const page = await visit('/');
    await signIn(page, email, 'wrong');
    await page.getByText('The e-mail address or the password is wrong.').waitFor();
    await signIn(page, email, 'wrong');
    await page.getByText(/Too many attempts\. Try again in 1[45] minutes, at \d\d:\d\d\./).waitFor();
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true);
    await picture(page, 'sign-in-throttled');
  });

  it('leads on to the screen that was asked for', async () => {
    const ada = await givePassword(muster, await world.administrator());
    const page = await visit('/departments?show=all');
    await signIn(page, ada.email);
    await heading(page, 'Departments').waitFor();
    expect(new URL(page.url()).search).toBe('?show=all');
  });

  it('accepts the invitation of another organization with the account one has, and goes there and back', async () => {
    const ada = await givePassword(muster, await world.employee({ first_name: 'Ada', last_name: 'Byron' }));
    const other = await world.another();
    await sql`update organizations set name = 'Contoso Bakery' where id = ${other.organizationId}`.execute(
      installation.database.db,
    );
    const boss = await (await other.executive()).app();
    await boss.post('/users', { first_name: 'Ada', last_name: 'Baker', email: ada.email });
    await runJobsOnce(installation);
    const token = (): string => tokenIn(mailTo(muster, ada.email).at(-1));
    await expect.poll(token).not.toBe('');
    const page = await visit(`/set-password#token=${token()}`);
    await heading(page, 'Contoso Bakery invites you').waitFor();
    await picture(page, 'invited-with-account');
    await page.getByRole('button', { name: 'Sign in and accept' }).click();
    await signIn(page, ada.email);
    await heading(page, 'Security').waitFor();
    await settled(page);
    await picture(page, 'security-invited');
    await page.getByRole('button', { name: 'Accept the invitation of Contoso Bakery' }).click();
    await page.getByText('Contoso Bakery').first().waitFor();
    await page.getByRole('button', { name: /Ada Baker/ }).click();
    await picture(page, 'menu-organizations');
    await page.getByRole('button', { name: 'Go to Northwind Kitchens' }).click();
    await page.getByRole('button', { name: /Ada Byron/ }).waitFor();
  });

  it('asks for the password in place if the session has ended, and goes on where one was', async () => {
    const ada = await givePassword(muster, await world.administrator());
    const page = await signedIn(ada, '/theme.js');
    const asked = new Asked(page);
    await page.goto(muster.origin);
    await page.getByRole('link', { name: 'People', exact: true }).waitFor();
    // A request that is still under way would meet the end before the click does.
    await settled(page);
    await asked.settled();
    await sql`delete from sessions where user_id = ${ada.id}`.execute(installation.database.db);
    installation.permissionCache.forget(world.organizationId);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel(`Password of ${ada.email}`).fill('not the password');
    expect(await page.locator('main').isVisible()).toBe(false);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByText('The e-mail address or the password is wrong.').waitFor();
    await dialog.getByLabel(`Password of ${ada.email}`).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await heading(page, 'People').waitFor();
    await page.getByRole('row').nth(1).waitFor();
  });
});

describe('setting a password', () => {
  it('sends a link that names organization and person; the first password signs in, and the link works once', async () => {
    const ada = await world.employee({ first_name: 'Mary' });
    const page = await visit('/');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Forgot your password?').waitFor();
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(`If there is an account for ${ada.email}, a link is on its way.`).waitFor();
    await runJobsOnce(installation);
    const token = await expect
      .poll(() => tokenIn(mailTo(muster, ada.email)[0]))
      .not.toBe('')
      .then(() => tokenIn(mailTo(muster, ada.email)[0]));

    await page.goto(`${muster.origin}/set-password#token=${token}`);
    await heading(page, 'Welcome to Northwind Kitchens, Mary').waitFor();
    await page.getByText(`You sign in as ${ada.email}.`).waitFor();
    expect(page.url()).toBe(`${muster.origin}/set-password`);
    await picture(page, 'set-password');
    await page.getByLabel('New password', { exact: true }).fill('too short');
    await page.getByLabel('New password, once more').fill('too short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('A password has 12 to 200 characters.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The two passwords differ.').waitFor();
    await page.getByLabel('New password, once more').fill(goodPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await heading(page, 'Hello, Mary').waitFor();

    await page.goto('about:blank');
    await page.goto(`${muster.origin}/set-password#token=${token}`);
    await page.getByText('This link is not complete, was used before or has expired.').waitFor();
  });
});

describe('another language of the browser', () => {
  it('is offered on Home, and not to who has chosen one', async () => {
    const cook = await world.employee({ first_name: 'Maya' });
    const page = await signedIn(cook, '/', { locale: 'fr-CA' });
    await page.getByRole('button', { name: 'Passer au français' }).waitFor();
    expect((await (await cook.app()).patch('/me', { language: 'en' })).status).toBe(200);
    await page.reload();
    await heading(page, 'Hello, Maya').waitFor();
    await settled(page);
    expect(await page.getByRole('button', { name: 'Passer au français' }).count()).toBe(0);
  });
});
