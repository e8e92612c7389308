import { beforeAll, describe, expect, it } from 'vitest';
import { answering, Receiver } from '../../server/src/features/webhooks/testing/receiver.ts';
import type { Somebody } from '../../server/test/world.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn, origin } = await openConsole({ env: { MUSTER_WEBHOOK_RETRY_SECONDS: '1,1' } });
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
    await failed.waitFor({ timeout: 30_000 });
    await failed.getByRole('button', { name: /webhook\.test/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Attempt 2').waitFor();
    await dialog.getByText('out of order').first().waitFor();
    await picture(page, 'webhook-delivery');
    await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^curl '.*\/webhooks\/whe_.*\/deliveries\/dlv_/,
    );

    receiver.behaviour = answering(200, 'thank you');
    await dialog.getByRole('button', { name: 'Redeliver' }).click();
    await dialog.getByText('thank you').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await log.getByText('(again)').waitFor();
  }, 90_000);

  it('pauses and resumes, rotates the secret, and is deleted', async () => {
    const app = await admin.app();
    const { id } = (await app.post('/webhooks', { url: receiver.url, events: ['*'], description: 'To be deleted' }))
      .data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Somebody paused it.').waitFor();
    expect(await page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
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

  it('offers nothing that the server would refuse: an endpoint of somebody above', async () => {
    const boss = await (await world.executive()).app();
    const { id } = (await boss.post('/webhooks', { url: receiver.url, events: ['*'] })).data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    for (const name of ['Send a test', 'Edit', 'Rotate secret', 'Redeliver all failed']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
  });
});

describe('tokens', () => {
  it('shows a new token once; it works, tells what it sees, and is revoked', async () => {
    const page = await signedIn(admin, '/developers');
    await heading(page, 'Developers').waitFor();
    await page.getByRole('link', { name: 'New token' }).click();
    await heading(page, 'New token').waitFor();
    expect(await page.getByLabel('users.govid:read').count()).toBe(0);
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
    expect(await page.getByText(/^Leave: /).count()).toBe(0);
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
});
