import { beforeAll, describe, expect, it } from 'vitest';
import { answering, Receiver } from '../../server/src/features/webhooks/testing/receiver.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, looks, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn, origin, requestLog } = await openConsole({ env: { MUSTER_WEBHOOK_RETRY_SECONDS: '1,1' } });
const receiver = await Receiver.open();
let admin: Somebody;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
});

describe('webhooks', () => {
  it('is added, tested, seen to fail, and redelivered, without leaving the page', async () => {
    const page = await signedIn(admin, '/developers/webhooks', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByText('No endpoints yet').waitFor();
    await page.getByRole('link', { name: 'Add an endpoint' }).first().click();
    await heading(page, 'Add an endpoint').waitFor();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('Say where messages go.').waitFor();
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByLabel('user.created').check();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await heading(page, 'Your new endpoint').waitFor();
    const secret = await page.locator('[data-secret]').innerText();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('link', { name: 'Open the endpoint' }).click();
    await page.getByText('Nothing was sent yet').waitFor();
    expect(await page.content()).not.toContain(secret);

    await page.getByRole('button', { name: 'Send a test' }).click();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await log.getByRole('cell', { name: 'Delivered', exact: true }).waitFor();
    await picture(page, 'webhook');

    receiver.behaviour = answering(500, 'out of order');
    await page.getByRole('button', { name: 'Send a test' }).click();
    const failed = log.getByRole('row').filter({ hasText: 'Failed' });
    await failed.waitFor();
    await failed.getByRole('button', { name: /webhook\.test/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Attempt 2').waitFor();
    await dialog.getByText('out of order').first().waitFor();
    await picture(page, 'webhook-delivery');
    await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^curl '.*\/webhooks\/whe_.*\/deliveries\/dlv_/);

    receiver.behaviour = answering(200, 'thank you');
    await dialog.getByRole('button', { name: 'Redeliver' }).click();
    await dialog.getByText('thank you').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await log.getByText('(again)').waitFor();
  }, 90_000);

  it('sends the example of a type, and says how it is doing', async () => {
    const app = await admin.app();
    const events = ['department.created', 'user.updated'];
    const { id } = (await app.post('/webhooks', { url: receiver.url, events })).data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Send an example' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind of event').selectOption('department.created');
    await dialog.getByLabel('Example of department.created').waitFor();
    await picture(page, 'webhook-example');
    await dialog.getByRole('button', { name: 'Send the example' }).click();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await log.getByRole('row').filter({ hasText: 'department.created' }).getByText('Delivered').waitFor();
    expect(receiver.received.at(-1)!.body).toMatchObject({ type: 'department.created', api_version: 'v1' });
    await page.reload();
    await page
      .getByText(/^100\s?% of 1 finished delivery received/)
      .first()
      .waitFor();
  });

  it('says why a delivery was not sent, and sends what failed since a time', async () => {
    const app = await admin.app();
    const { id } = (await app.post('/webhooks', { url: receiver.url, events: ['*'] })).data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByText('Nothing was sent yet').waitFor();
    receiver.behaviour = answering(500, 'out of order');
    await page.getByRole('button', { name: 'Send a test' }).click();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await log.getByRole('row').filter({ hasText: 'Failed' }).waitFor();
    receiver.behaviour = answering(200, 'thank you');
    await page.getByRole('button', { name: 'Redeliver all failed' }).click();
    await page.getByRole('dialog').getByLabel('Since').fill('2020-01-01');
    await page.getByRole('dialog').getByRole('button', { name: 'Redeliver all failed' }).click();
    await page.getByText('1 delivery is on the way.').waitFor();
    await log.getByRole('row').filter({ hasText: '(again)' }).getByText('Delivered').waitFor();
    // It asks to be left alone for a while: the delivery still waits when the endpoint is paused, however long that takes.
    receiver.behaviour = answering(500, 'out of order', { 'retry-after': '600' });
    const queued = page.waitForResponse('**/app/api/webhooks/*/test');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await queued;
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    const cancelled = log.getByRole('row').filter({ hasText: 'Cancelled' });
    await cancelled.getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Resume the endpoint, then redeliver it.').waitFor();
    receiver.behaviour = answering(200, 'thank you');
  }, 90_000);

  it('pauses and resumes, rotates the secret, and is deleted', async () => {
    const app = await admin.app();
    const { id } = (await app.post('/webhooks', { url: receiver.url, events: ['*'], description: 'To be deleted' }))
      .data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Someone paused it.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Send a test' }).waitFor();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await page.locator('[data-secret]').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await heading(page, 'Webhooks').waitFor();
    await expect.poll(() => page.getByText('To be deleted').count()).toBe(0);
  });

  it('offers nothing that the server would refuse: an endpoint of someone above', async () => {
    const boss = await (await world.executive()).app();
    const { id } = (await boss.post('/webhooks', { url: receiver.url, events: ['*'] })).data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    for (const name of ['Send a test', 'Edit', 'Rotate secret', 'Redeliver all failed']) {
      await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
    }
  });
});

describe('tokens', () => {
  it('shows a new token once; it works, tells what it sees, and is revoked', async () => {
    const page = await signedIn(admin, '/developers');
    await heading(page, 'Developers').waitFor();
    await page.getByRole('link', { name: 'New token' }).click();
    await heading(page, 'New token').waitFor();
    await expect.poll(() => page.getByLabel('users.govid:read').count()).toBe(0);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByText('Say what the token is for.').waitFor();
    await page.getByText('Choose at least one scope.').waitFor();
    await page.getByLabel('Name').fill('Payroll export');
    await page.getByLabel('users:read', { exact: true }).check();
    await page.getByRole('button', { name: 'All of time' }).click();
    await page.getByRole('button', { name: 'Create token' }).click();
    await heading(page, 'Your new token').waitFor();
    const token = await page.locator('[data-secret]').innerText();
    const call = () => fetch(`${origin}/api/v1/users`, { headers: { authorization: `Bearer ${token}` } });
    expect((await call()).status).toBe(200);

    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Payroll export' }).click();
    await heading(page, 'Payroll export').waitFor();
    expect(await page.content()).not.toContain(token);
    await page.getByText('The directory: names, roles, departments').waitFor();
    await page.getByText(/^Time: \d+ operations$/).click();
    await page.getByText('GET /time-entries', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(/^Leave: /).count()).toBe(0);
    await picture(page, 'token');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Revoked').first().waitFor();
    expect((await call()).status).toBe(401);
    await page.getByRole('link', { name: 'API tokens' }).first().click();
    await page.getByText('No tokens here').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Revoked or expired' });
    await page.getByRole('cell', { name: 'Revoked' }).waitFor();
  });
});

describe('requests', () => {
  it('shows what a token asked, groups what went wrong, and narrows to it', async () => {
    const api = await admin.api(['users:read']);
    const { data: token } = await api.get('/token');
    for (let i = 0; i < 3; i++) await api.get('/users/usr_nobody');
    await api.get('/departments');
    await requestLog.flush();
    const page = await signedIn(admin, `/developers/requests?token=${String(token.id)}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await heading(page, 'Requests').waitFor();
    const log = page.getByRole('table', { name: 'Requests' });
    await log.getByRole('button', { name: 'GET /token' }).waitFor();
    await page.getByText('3 times, 1 token').waitFor();
    await picture(page, 'requests');
    await page.getByRole('button', { name: 'GET /users/{id}' }).first().click();
    await expect.poll(() => log.getByRole('row').count()).toBe(4);
    expect(new URL(page.url()).searchParams.get('operation')).toBe('users.get');
    await log.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('NOT_FOUND').waitFor();
    await picture(page, 'request');
    await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl '.*\/users\/\{id\}'/);
    const id = await dialog.locator('code', { hasText: /^req_/ }).innerText();
    await page.goto(`${origin}/developers/requests?q=${id}`);
    await expect.poll(() => log.getByRole('row').count()).toBe(2);
    await page.getByRole('combobox', { name: 'Answer' }).selectOption({ label: 'Succeeded' });
    await page.getByText('Nothing fits').waitFor();
  });
});

describe.each(looks)('%s', (look, options) => {
  it('axe finds nothing on the screens for developers', async () => {
    const app = await admin.app();
    const { id } = (await app.post('/webhooks', { url: receiver.url, events: ['*'] })).data;
    const page = await signedIn(admin, '/developers', options);
    const screens = [
      ['/developers/requests', 'By operation and code'],
      [`/developers/webhooks/${String(id)}`, 'Nothing was sent yet'],
      ['/developers', 'Quick start'],
      ['/developers/events?q=user', 'user.created'],
      ['/developers/permissions?q=users:read', 'users:read'],
    ] as const;
    for (const [path, text] of look === 'light' ? screens : screens.slice(0, 2)) {
      await page.goto(origin + path);
      await page.getByText(text).first().waitFor();
      expect.soft(await findViolations(page), path).toEqual([]);
      expect.soft(await overflowOf(page), path).toBe(0);
    }
  }, 90_000);
});

describe('the catalogues', () => {
  it('shows each event with an example, and which role may call what', async () => {
    const page = await signedIn(admin, '/developers/events?q=department');
    await page.getByText('department.created').click();
    await page.getByLabel('Example of department.created').waitFor();
    await page.goto(`${origin}/developers/permissions?q=webhooks:write&role=ADMINISTRATOR`);
    await page.getByRole('cell', { name: 'POST /webhooks', exact: false }).first().waitFor();
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByText('Nothing fits').waitFor();
  });
});

describe('health', () => {
  it('is for Executives', async () => {
    const page = await signedIn(await world.executive(), '/health');
    await page.getByText('Everything runs as it should.').waitFor();
    await picture(page, 'health');
    await page.getByText('Kept on this machine: no mail server is set').waitFor();
  });

  it('says what an installation in production runs without', async () => {
    const page = await signedIn(await world.executive(), '/');
    await page.route('**/app/api/health-report', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { warnings: object[] } };
      body.data.warnings = [{ code: 'mail_not_sent', message: '' }];
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(new URL('/health', page.url()).href);
    await page.getByText('No mail is sent: no mail server is set').waitFor();
    expect(await page.getByText('Everything runs as it should.').count()).toBe(0);
  });
});
