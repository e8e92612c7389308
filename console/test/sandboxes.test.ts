import { expect, it } from 'vitest';
import { findViolations, looks, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

it('a sandbox is made and opened; what goes wrong in it is begun and ended', async () => {
  const admin = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
  const page = await signedIn(admin, '/developers/sandboxes');
  await page.getByRole('button', { name: 'New sandbox' }).first().click();
  await page.getByLabel('Name').fill('Payroll contractor');
  await page.getByLabel('With a token for whoever develops').uncheck();
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

it('“Let the contractor build against something, not our people”: from Home to its token in five steps', async () => {
  const page = await signedIn(await world.administrator(), '/');
  await heading(page, /./).waitFor();
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  await page.keyboard.press('Control+k');
  await step(page.getByRole('combobox').fill('sandbox'));
  await step(
    page
      .getByRole('option', { name: /^Sandboxes/ })
      .first()
      .click(),
  );
  await step(page.getByRole('button', { name: 'New sandbox' }).first().click());
  await step(page.getByLabel('Name').fill('Contractor'));
  await step(page.getByRole('button', { name: 'Make sandbox' }).click());
  await page
    .getByText(/mst_test_[0-9A-Za-z]{46}/)
    .first()
    .waitFor();
  expect(steps).toBe(5);
  await page.getByRole('button', { name: 'Done' }).click();
  await picture(page, 'sandboxes');
  const row = page.getByRole('row', { name: /Contractor/ });
  const boxes = await Promise.all((await row.getByRole('button').all()).map((button) => button.boundingBox()));
  expect(boxes).toHaveLength(4);
  for (const [nth, box] of boxes.slice(1).entries())
    expect((box?.x ?? 0) - ((boxes[nth]?.x ?? 0) + (boxes[nth]?.width ?? 0))).toBeGreaterThanOrEqual(4);
});

it('“What happens at year end?”: a year in two steps, which says how far it is; and the way back leaves a trace', async () => {
  const page = await signedIn(await world.administrator(), '/developers/sandboxes');
  await page.getByRole('button', { name: 'New sandbox' }).first().click();
  await page.getByLabel('Name').fill('Year end');
  await page.getByLabel('With a token for whoever develops').uncheck();
  await page.getByLabel('People', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Make sandbox' }).click();
  await page.getByRole('button', { name: 'Open Year end' }).click();
  const bar = page.getByRole('complementary', { name: 'Sandbox' });
  await bar.getByLabel('How far to move time on').selectOption('One year');
  await bar.getByRole('button', { name: 'Move time on' }).click();
  await bar.getByRole('progressbar', { name: 'Time is moving on' }).waitFor();
  await bar.getByText(/^On to /).waitFor();
  await picture(page, 'sandbox-time');
  await page.getByText(/happened in that time/).waitFor();
  const year = String(new Date(Date.now() + 365 * 86_400_000).getFullYear());
  await bar.getByText(new RegExp(`Here it is .*${year}`)).waitFor();
  await bar.getByRole('button', { name: 'Back to our organization' }).click();
  const row = page.getByRole('row', { name: /Year end/ });
  await row.waitFor();
  expect(await row.textContent()).not.toContain('Never');
});

it('“Which of my calls would have failed last night?”: those that did, in the request log of the sandbox', async () => {
  const page = await signedIn(await world.administrator(), '/developers/sandboxes');
  await page.getByRole('button', { name: 'New sandbox' }).first().click();
  await page.getByLabel('Name').fill('Last night');
  await page.getByLabel('With a token for whoever develops').uncheck();
  await page.getByLabel('People', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Make sandbox' }).click();
  await page.getByRole('button', { name: 'New token Last night' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  const shown = await page
    .getByText(/mst_test_[0-9A-Za-z]{46}/)
    .first()
    .textContent();
  const token = /mst_test_[0-9A-Za-z]{46}/.exec(shown ?? '')?.[0] ?? '';
  const authorization = `Bearer ${token}`;
  const api = (path: string, init: RequestInit = {}) =>
    fetch(new URL(`/api/v1${path}`, page.url()), {
      ...init,
      headers: { authorization, 'content-type': 'application/json' },
    });
  const fault = (kind: string) => ({ method: 'POST', body: JSON.stringify({ kind, seconds: 60 }) });
  expect((await api('/sandbox/faults', fault('UNAVAILABLE'))).status).toBe(200);
  expect((await api('/users')).status).toBe(503);
  await api('/sandbox/faults', { method: 'DELETE' });
  await api('/sandbox/faults', fault('CUT'));
  await expect(api('/departments')).rejects.toThrow();
  await api('/sandbox/faults', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open Last night' }).click();
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor();
  await page.goto(new URL('/developers/requests?status=error', page.url()).href);
  await page.getByRole('cell', { name: /503/ }).first().waitFor();
  await page.getByRole('cell', { name: /499/ }).first().waitFor();
});
