import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { textFile } from '../../server/src/features/documents/testing/specimens.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

/** What people ask for many at once, in their words, on a desk. */
const muster = await openConsole();
const { world } = muster;

const admin = await world.administrator();
const app = await admin.app();
await world.departmentHeadOf('Kitchen', { first_name: 'Hanna', last_name: 'Head' });

const names = ['Ada', 'Ben', 'Cleo'];
const cooks = await Promise.all(
  names.map((first_name) => world.employee({ department: 'Kitchen', first_name, last_name: 'Cook' })),
);
const waiter = await world.employee({ department: 'Hall', first_name: 'Wanda', last_name: 'Waiter' });
for (const { id } of cooks) {
  await app.post(`/users/${id}/compensation`, { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 20 });
}

/** Counts what a hand does; typing into a field counts as one step. */
function hand() {
  let steps = 0;
  const step = async (doing: Promise<unknown>): Promise<void> => {
    await doing;
    steps++;
  };
  return {
    press: (target: Locator) => step(target.click()),
    tick: (target: Locator) => step(target.check()),
    type: (target: Locator, text: string) => step(target.fill(text)),
    choose: (target: Locator, label: string) => step(target.selectOption({ label })),
    steps: () => steps,
  };
}

it('“New manager for these three”: rows of People, rehearsed, done and taken back, nine steps', async () => {
  const page = await muster.signedIn(admin, '/people');
  const { press, tick, type, steps } = hand();
  for (const name of names)
    await tick(page.getByRole('row', { name: new RegExp(`${name} Cook`) }).getByRole('checkbox'));
  await press(page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Change', exact: true }));
  const dialog = page.getByRole('dialog');
  await type(dialog.getByRole('combobox', { name: 'Manager' }), 'Ada');
  await press(dialog.getByRole('option', { name: /Ada Cook/ }));
  await press(dialog.getByRole('button', { name: 'See what happens' }));
  await dialog.getByText('2 people will be changed.').waitFor();
  await dialog.getByText(/Ada Cook: /).waitFor();
  await picture(page, 'many-change-people');
  await press(dialog.getByRole('button', { name: 'Change 2 people' }));
  await page.getByText('2 people were changed.').waitFor();
  expect((await app.get(`/users/${cooks[1]?.id ?? ''}`)).data.manager_id).toBe(cooks[0]?.id);
  await press(page.getByRole('button', { name: 'Undo' }));
  await page.getByText('2 changes were taken back.').waitFor();
  expect((await app.get(`/users/${cooks[1]?.id ?? ''}`)).data.manager_id).toBeNull();
  expect(steps()).toBe(9);
});

it('“A raise of 3 % for these”: by the hour and by the year and what all of it costs before it is done, seven steps', async () => {
  const page = await muster.signedIn(admin, '/people');
  const { press, tick, type, steps } = hand();
  for (const name of ['Ada', 'Ben'])
    await tick(page.getByRole('row', { name: new RegExp(`${name} Cook`) }).getByRole('checkbox'));
  await press(page.getByRole('button', { name: 'Raise pay' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 people', { exact: true }).waitFor();
  await type(dialog.getByLabel('Percent'), '3');
  await press(dialog.getByRole('button', { name: 'See what happens' }));
  const row = dialog.getByRole('row', { name: /Ada Cook/ });
  for (const amount of ['$20.00', '$20.60', '$41,600.00', '$42,848.00', '+$1,248.00'])
    await row.getByText(amount, { exact: true }).waitFor();
  await dialog.getByText('$83,200.00 becomes $85,696.00 (+$2,496.00)').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'many-raise');
  await press(dialog.getByRole('button', { name: 'Raise the pay of 2 people' }));
  await page.getByText('The pay of 2 people was raised.').waitFor();
  await press(page.getByRole('button', { name: 'Undo' }));
  await page.getByText('2 changes were taken back.').waitFor();
  expect(steps()).toBe(7);
});

it('“From New Year on”: a raise of a later day is planned and called so; what follows it already is told', async () => {
  const next = { effective_date: '2098-07-01', pay_type: 'HOURLY', amount: 25 };
  expect((await app.post(`/users/${cooks[0]?.id ?? ''}/compensation`, next)).status).toBe(201);
  const page = await muster.signedIn(admin, '/people');
  await page
    .getByRole('row', { name: /Ada Cook/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Raise pay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 person', { exact: true }).waitFor();
  await dialog.getByLabel('Percent').fill('3');
  await dialog.getByLabel('From', { exact: true }).fill('2098-01-01');
  await dialog.getByRole('button', { name: 'See what happens' }).click();
  await dialog.getByText('Planned: until Jan 1, 2098 everyone is paid as they are today.').waitFor();
  await dialog.getByText('Other pay is planned from Jul 1, 2098 already, and stays as it is.').waitFor();
  await picture(page, 'many-raise-planned');
  await dialog.getByRole('button', { name: 'Plan the raise of 1 person' }).click();
  await page.getByText('A raise of 1 person is planned for Jan 1, 2098.').waitFor();
  await page.goto(`${muster.origin}/people/${cooks[0]?.id ?? ''}?tab=job`);
  await page.getByRole('button', { name: 'Show pay and benefits' }).click();
  const row = page.getByRole('row', { name: /Jan 1, 2098/ });
  await row.getByText('Planned', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change pay' }).click();
  await page.getByRole('dialog').getByLabel('Kind').selectOption('HOURLY');
  await page.getByRole('dialog').getByLabel('Amount').fill('22');
  await page.getByRole('dialog').getByText('$20.00 becomes $22.00 (+$2.00)').waitFor();
  await page.getByRole('dialog').getByText('$41,600.00 becomes $45,760.00 (+$4,160.00)').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'pay-preview');
});

it('“Fire safety for the whole kitchen”: one dialog, six steps', async () => {
  await app.post('/courses', { name: 'Fire safety' });
  const page = await muster.signedIn(admin, '/training');
  const { press, type, choose, steps } = hand();
  await heading(page, 'Training').waitFor();
  await press(page.getByRole('button', { name: 'Assign a course' }));
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel('Add a department'), 'Kitchen');
  await dialog.getByText('4 people', { exact: true }).waitFor();
  await choose(dialog.getByLabel('Course'), 'Fire safety');
  await type(dialog.getByLabel('Due'), '2027-03-31');
  await picture(page, 'many-course');
  await press(dialog.getByRole('button', { name: 'See what happens' }));
  await press(dialog.getByRole('button', { name: 'Assign it to 4 people' }));
  await page.getByText('The course is assigned to 4 people.').waitFor();
  expect(steps()).toBe(6);
});

it('“Everyone signs the new policy”: to everyone and those who join later, who has not, remind, stop; nine steps, for who asks has to sign, too', async () => {
  const { data } = await app.post('/documents', { title: 'House rules', is_company_library: true, ...textFile() });
  const page = await muster.signedIn(admin, '/library');
  const { press, tick, steps } = hand();
  await press(page.getByRole('button', { name: 'Ask to sign House rules' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Ask many at once' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('6 people', { exact: true }).waitFor();
  await tick(dialog.getByLabel('And those who join later'));
  await picture(page, 'many-ask');
  await press(dialog.getByRole('button', { name: 'Ask for signatures' }));
  await page.getByText('Everyone was asked to sign.').waitFor();
  await (await waiter.app()).post(`/documents/${String(data.id)}/sign`);
  await page.reload();
  await page
    .getByRole('row', { name: /House rules/ })
    .getByText('1 of 6 signed')
    .waitFor();
  await press(page.getByRole('link', { name: 'House rules' }));
  await press(page.getByRole('button', { name: 'Show: Signatures of everyone asked' }));
  await page.getByText('1 of 6 have signed.').waitFor();
  await page.getByText('5 people have not signed').waitFor();
  await picture(page, 'many-signers');
  await press(page.getByRole('button', { name: 'Remind them' }));
  await page.getByText('5 people were reminded.').waitFor();
  await press(page.getByRole('button', { name: 'Ask no one else' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Ask no one else' }));
  await page.getByText('1 of 1 have signed.').waitFor();
  expect(steps()).toBe(9);
});

it('“The gas is renewed on Monday”: announced to the kitchen in six steps, read on the phone in two taps, counted, ended', async () => {
  const page = await muster.signedIn(admin, '/announcements');
  const { press, type, choose, steps } = hand();
  await press(page.getByRole('button', { name: 'New announcement' }));
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('Title', { exact: true }), 'Gas is renewed');
  await type(dialog.getByLabel('Text', { exact: true }), 'Prep is at the bar on Monday.');
  await choose(dialog.getByRole('combobox', { name: 'Who is told' }), 'Departments');
  await choose(dialog.getByLabel('Add a department'), 'Kitchen');
  await dialog.getByText('4 people', { exact: true }).waitFor();
  await picture(page, 'announcement-new');
  expect(await findFaults(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Announce' }));
  await page.getByText('Announced to 4 people.').waitFor();
  expect(steps()).toBe(6);
  await picture(page, 'announcements');
  expect(await findViolations(page)).toEqual([]);

  const cook = cooks[0] ?? expect.fail('No cook.');
  const phone = await muster.signedIn(cook, '/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const taps = hand();
  await picture(phone, 'home-announcement-phone');
  await taps.press(phone.getByRole('main').getByRole('link', { name: 'Read' }));
  await taps.press(phone.getByRole('button', { name: /I have read it/ }));
  await phone.getByText('Read', { exact: true }).waitFor();
  expect(taps.steps()).toBe(2);
  await picture(phone, 'announcements-phone');
  expect(await findViolations(phone)).toEqual([]);

  await page.reload();
  const row = page.getByRole('row', { name: /Gas is renewed/ });
  await row.getByText('1 of 4').waitFor();
  await row.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await row.getByText('Ended early').waitFor();
  await phone.goto(`${muster.origin}/announcements`);
  await phone.getByText('Nothing is announced to you').waitFor();
});
