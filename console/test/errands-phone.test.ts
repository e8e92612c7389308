import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../../server/src/features/documents/testing/specimens.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const { signedIn, installation } = muster;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Someone who records projects, clocked in on one of two an hour ago. */
async function onTheWrongProject() {
  const world = await muster.world.another();
  const person = await world.employee({ department: 'Kitchen' });
  const admin = await (await world.administrator()).app();
  const made = async (name: string, isBillable: boolean): Promise<string> =>
    String((await admin.post('/projects', { name, is_billable: isBillable })).data.id);
  const [wrong, right] = [await made('Office', false), await made('Harbour', true)];
  const app = await person.app();
  const tappedAt = new Date(installation.clock.nowMs() - 3_600_000).toISOString();
  const { data } = await app.post('/clock/in', { project_id: wrong, tapped_at: tappedAt });
  return { person, app, wrong, right, entry: data as { id: string; clock_in: string } };
}

async function changeTo(page: Page, project: string, from: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^The clock runs for Office/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'What are you working on?' });
  const when = dialog.getByLabel('From when');
  await when.selectOption({ label: (await when.locator('option').allTextContents()).find((text) => from.test(text))! });
  await dialog.getByLabel('Project').selectOption({ label: project });
  expect(await findViolations(page)).toEqual([]);
  await picture(page, `clock-change-project ${String(page.viewportSize()?.width)}`);
  await dialog.getByRole('button', { name: 'Switch the clock' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe.each([
  ['on a phone', phone],
  ['at a desk', desk],
])('“I clocked in on the wrong project an hour ago”, %s', (_, options) => {
  it('since clocking in: the running entry is corrected, and billed as its project is', async () => {
    const { person, app, right, entry } = await onTheWrongProject();
    const page = await signedIn(person, '/', options);
    await changeTo(page, 'Harbour', /^Since clocking in/);
    await page.getByText('Corrected since clocking in.').waitFor();
    await page
      .getByRole('button', { name: /^The clock runs for Harbour/ })
      .first()
      .waitFor();
    expect((await app.get('/clock')).data.entry).toMatchObject({
      id: entry.id,
      clock_in: entry.clock_in,
      project_id: right,
      is_billable: true,
    });
  });

  it('from now: the hour stays where it is, and the clock goes on with the other', async () => {
    const { person, app, wrong, right } = await onTheWrongProject();
    const page = await signedIn(person, '/my-time', options);
    await changeTo(page, 'Harbour', /^From now/);
    await page
      .getByRole('button', { name: /^The clock runs for Harbour/ })
      .first()
      .waitFor();
    const { data } = await app.get('/time-entries');
    expect(data).toMatchObject([
      { project_id: right, status: 'RUNNING' },
      { project_id: wrong, status: 'ACTIVE', duration_minutes: 60 },
    ]);
  });
});

it('an entry that runs is edited without an end; its start, tapped at a second, stays as it is', async () => {
  const { person, app, entry } = await onTheWrongProject();
  const page = await signedIn(person, '/my-time/entries', phone);
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change entry' });
  await dialog.getByLabel('Project').selectOption({ label: 'Harbour' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await app.get('/clock')).data.entry).toMatchObject({ id: entry.id, clock_in: entry.clock_in });
  expect((await app.get(`/time-entries/${entry.id}`)).data).toMatchObject({ status: 'RUNNING', is_billable: true });
});

it('five steps through the weeks of My time leave one line to enter time', async () => {
  const { person } = await onTheWrongProject();
  const page = await signedIn(person, '/my-time', phone);
  const line = page.getByRole('combobox', { name: 'Project, task and hours' });
  await line.waitFor();
  for (let step = 0; step < 5; step++) {
    await page.getByRole('link', { name: step < 3 ? 'The week before' : 'The week after' }).click();
    await page.waitForLoadState('networkidle');
  }
  expect([await line.count(), await page.getByRole('table').count()]).toEqual([1, 1]);
  await picture(page, 'my-time-five-steps');
});

it('“I signed something last month. Where is it?” It stays in sight when it is signed, and stands among one’s own with its certificate', async () => {
  const world = await muster.world.another();
  const [signer, later] = [await world.employee(), await world.employee()];
  const admin = await (await world.administrator()).app();
  const file = { file_name: 'fire.pdf', mime_type: 'application/pdf', content: btoa(pdfOf(['First', 'Last'])) };
  const { id } = (await admin.post('/documents', { title: 'Fire safety', ...file })).data as { id: string };
  await admin.post(`/documents/${id}/signers`, { user_ids: [signer.id, later.id], signing_mode: 'PARALLEL' });
  const page = await signedIn(signer, `/documents/${id}`, phone);
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await page.getByRole('img', { name: /^Page/ }).last().scrollIntoViewIfNeeded();
  await button(page, 'Sign').click();
  await page.getByText('Signed', { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  expect(await page.getByText('This PDF cannot be shown here').count()).toBe(0);
  await page.goto(`${muster.origin}/documents`);
  await heading(page, 'Documents').waitFor();
  await page.getByText('Nothing to sign').waitFor();
  await page.getByRole('link', { name: 'Fire safety', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Certificate Fire safety' }).waitFor();
  await picture(page, 'documents-signed');
});

it('“Only tell me about my shifts”: two taps from Home', async () => {
  const world = await muster.world.another();
  const cook = await world.employee({ department: 'Kitchen' });
  const page = await signedIn(cook, '/', phone);
  await page.getByRole('link', { name: /^Notifications/ }).tap();
  await button(page, 'Only my shifts').tap();
  await page.getByText('Saved.').waitFor();
  const { data } = await (await cook.app()).get('/notification-preferences');
  expect(data).toMatchObject({ preset: 'MY_SHIFTS', kinds: { shifts: { in_app: true }, requests: { in_app: false } } });
  expect(data.kinds).not.toHaveProperty('decisions');
});
