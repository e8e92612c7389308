import { expect, it } from 'vitest';
import { redirectUri, Stranger } from '../../server/src/features/connected-apps/testing/stranger.ts';
import { heading, openConsole } from './browser.ts';

const muster = await openConsole();

it('connect an app from where it leads, see what it did and disconnect it: three clicks to let it in, two to end it', async () => {
  const app = await Stranger.registered(muster.server, { client_name: 'Payroll sync' });
  const ada = await muster.world.administrator({ first_name: 'Ada', last_name: 'Byron' });
  const request = app.request({ scope: 'users:read leaves:write users.govid:read users.personal:read' });
  const page = await muster.visit();
  // Shown in no frame: nobody is led to click on what they do not see.
  const shown = await page.request.get(`${muster.origin}/connected-apps?${request}`);
  expect(shown.headers()['x-frame-options']).toBe('DENY');
  expect(shown.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.close();

  const consent = await muster.signedIn(ada, `/connected-apps?${request}`);
  // Where the app would take over.
  await consent.route(`${redirectUri}*`, (route) => route.fulfill({ body: 'Welcome back' }));
  await heading(consent, 'Connect Payroll sync?').waitFor();
  await consent
    .getByText('“Payroll sync” wants to work with Muster in your name: as Ada Byron', { exact: false })
    .waitFor();
  await consent.getByText('You will be sent back to payroll.example.com.', { exact: false }).waitFor();
  const box = (name: string | RegExp) => consent.getByRole('checkbox', { name });
  expect(await box('The directory: names, roles, departments').isChecked()).toBe(true);
  expect(await box(/^Personal details/).isChecked()).toBe(false);
  expect(await box('Request, change and cancel leave').isChecked()).toBe(false);
  // Executives alone can use it.
  expect(await box(/^Government identifiers/).count()).toBe(0);
  await consent.getByText('It asked for 1 thing more that your role cannot use.').waitFor();
  await box('Request, change and cancel leave').check();
  expect(await consent.getByLabel('How it changes something').inputValue()).toBe('propose');
  await consent.getByRole('button', { name: 'Connect', exact: true }).click();
  await consent.waitForURL(`${redirectUri}?*`);
  const back = new URL(consent.url());
  expect(back.searchParams.get('state')).toBe('a-state');
  const { body } = await app.exchange(back.searchParams.get('code') ?? '');
  expect(body.scope).toBe('users:read leaves:write');
  expect((await muster.world.clientWith(body.access_token).get('/users')).status).toBe(200);
  await muster.requestLog.flush();

  const own = await muster.signedIn(ada, '/me/security');
  await own.getByRole('link', { name: 'Open connected apps' }).click();
  await own.getByText('only proposes changes').waitFor();
  await own.getByRole('link', { name: 'What it did Payroll sync' }).click();
  await own
    .getByRole('button', { name: /GET .*\/users/ })
    .first()
    .waitFor();
  await own.goBack();
  await own.getByRole('button', { name: 'Disconnect Payroll sync' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await own.getByText('Payroll sync is disconnected.').waitFor();
  expect((await muster.world.clientWith(body.access_token).get('/users')).status).toBe(401);
});
