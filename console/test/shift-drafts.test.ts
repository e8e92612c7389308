import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, instantAtMs } from '../../server/src/lib/days.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();
await world.set({ publish_changes: 'WHEN_PUBLISHED' });
const admin = await (await world.administrator()).app();
const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
const ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });

const monday = '2027-01-18';
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});
const add = async (body: object): Promise<string> => {
  const answer = await admin.post('/shifts', { is_published: true, ...body });
  expect(answer.status, answer.text).toBe(201);
  return String(answer.data.id);
};
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const ofAda = async (id: string) => (await (await ada.app()).get(`/shifts/${id}`)).data as { starts_at: string };

it('a change of a published shift waits: both stand in the week and on the day, the old one alone on paper, and publishing says who is told what', async () => {
  const first = await add({ user_id: ada.id, title: 'Grill', ...at(monday, '09:00', '17:00') });
  const second = await add({ user_id: ada.id, title: 'Bar', ...at(addDays(monday, 2), '09:00', '17:00') });
  const third = await add({ user_id: ben.id, title: 'Pass', ...at(addDays(monday, 3), '09:00', '17:00') });

  const page = await signedIn(head, `/schedule?week=${monday}`);
  await heading(page, 'Schedule').waitFor();
  await rowOf(page, 'Ada Byron').getByRole('button', { name: /Grill/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Starts').fill('11:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It holds once it is published.').waitFor();
  await rowOf(page, 'Ada Byron')
    .getByRole('button', { name: /11:00.*Grill, changed, not published/ })
    .waitFor();
  await rowOf(page, 'Ada Byron')
    .getByText(/Published until the change is: .*9:00/)
    .waitFor();
  expect(await ofAda(first)).toMatchObject(at(monday, '09:00', '17:00'));

  await rowOf(page, 'Ada Byron').getByRole('button', { name: /Bar/ }).click();
  await dialog.getByLabel('Person').selectOption({ label: 'Ben Carter' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await rowOf(page, 'Ben Carter')
    .getByRole('button', { name: /Bar, changed/ })
    .waitFor();
  await rowOf(page, 'Ben Carter').getByRole('button', { name: /Pass/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this shift?' });
  await asked.getByText('People see it until that is published').waitFor();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await rowOf(page, 'Ben Carter')
    .getByRole('button', { name: /Pass.*to be deleted/ })
    .waitFor();
  await page.getByText('3 changes are not published. People see the shifts as they were.').waitFor();
  await picture(page, 'drafts-week');
  expect(await findViolations(page)).toEqual([]);

  // On paper hangs what people see.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.locator('table.roster');
  await paper
    .getByText(/9am–5pm/)
    .first()
    .waitFor();
  expect(await paper.getByText(/11am/).count()).toBe(0);
  expect(await paper.getByText('Pass').count()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Publish 3 changes' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish 3 changes?' });
  await publishing.getByText(/^Ada Byron: .*9:00.* becomes .*11:00/).waitFor();
  await publishing.getByText(/^Ada Byron: Wed.* is no longer theirs$/).waitFor();
  await publishing.getByText(/^Ben Carter: Wed.* is theirs$/).waitFor();
  await publishing.getByText(/^Ben Carter: Thu.* is no longer theirs$/).waitFor();
  await picture(page, 'drafts-publish');
  expect(await findViolations(page)).toEqual([]);
  await publishing.getByRole('button', { name: 'Publish 3 changes' }).click();
  await page.getByText('3 changes were published.').waitFor();
  expect(await ofAda(first)).toMatchObject(at(monday, '11:00', '17:00'));
  expect((await admin.get(`/shifts/${second}`)).data).toMatchObject({ user_id: ben.id });
  expect((await admin.get(`/shifts/${third}`)).status).toBe(404);
});

it('one change is taken back in its dialog, all of them where the week is published; also on a phone', async () => {
  const week = addDays(monday, 14);
  const ids = [
    await add({ user_id: ada.id, title: 'Grill', ...at(week, '09:00', '17:00') }),
    await add({ user_id: ben.id, title: 'Bar', ...at(week, '09:00', '17:00') }),
  ];
  for (const id of ids) await admin.patch(`/shifts/${id}`, at(week, '12:00', '20:00'));
  const page = await signedIn(head, `/schedule?day=${week}`, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.getByRole('button', { name: /Grill, changed/ }).waitFor();
  await page
    .getByText(/Published until the change is/)
    .first()
    .waitFor({ state: 'attached' });
  await picture(page, 'drafts-day-phone');
  expect(await overflowOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /Grill, changed/ }).click();
  await page.getByText(/Not published yet. People see: .*9:00/).waitFor();
  await picture(page, 'drafts-dialog-phone');
  await page.getByRole('button', { name: 'Back to what people see' }).click();
  await page.getByText('1 change was thrown away.').waitFor();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByRole('button', { name: 'Throw the changes away' }).click();
  await page
    .getByRole('dialog', { name: 'Throw the changes away?' })
    .getByRole('button', { name: 'Throw the changes away' })
    .click();
  await page
    .getByRole('button', { name: /changed, not published/ })
    .first()
    .waitFor({ state: 'detached' });
  expect(await ofAda(ids[0]!)).toMatchObject(at(week, '09:00', '17:00'));
});

it('at once, who has a shift now is said, with the way back', async () => {
  await world.set({ publish_changes: 'AT_ONCE' });
  const week = addDays(monday, 28);
  const id = await add({ user_id: ada.id, title: 'Grill', ...at(week, '09:00', '17:00') });
  const page = await signedIn(head, `/schedule?week=${week}`);
  await rowOf(page, 'Ada Byron').getByRole('button', { name: /Grill/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Person').selectOption({ label: 'Ben Carter' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Ben Carter has the shift now.').waitFor();
  await rowOf(page, 'Ben Carter').getByRole('button', { name: /Grill/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The shift is as it was.').waitFor();
  expect((await admin.get(`/shifts/${id}`)).data).toMatchObject({ user_id: ada.id });
});
