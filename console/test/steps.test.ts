import { expect, it } from 'vitest';
import { counter, setToday } from '../../server/src/features/inbox/testing/counter.ts';
import { findViolations } from './axe.ts';
import { openConsole, picture } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('let two people decide on long leave: a line in six steps, tried out, and each decides once', async () => {
  const place = await counter(muster);
  const { app, people, types } = place;
  await app.admin.patch(`/users/${people.boss.id}`, { first_name: 'Bo', last_name: 'Ek' });
  await app.admin.patch(`/users/${people.admin.id}`, { first_name: 'Ana', last_name: 'Lund' });

  const settings = await muster.signedIn(people.admin, '/settings?tab=leave');
  let steps = 0;
  const dialog = settings.getByRole('dialog');
  const click = async (name: string, within: Pick<typeof dialog, 'getByRole'> = settings): Promise<void> => {
    await within.getByRole('button', { name, exact: true }).click();
    steps++;
  };
  await click('Add a line');
  await dialog.getByLabel('From so many working days on').fill('5');
  steps++;
  expect(await findViolations(settings)).toEqual([]);
  await picture(settings, 'policy-dialog');
  await click('Save', dialog);
  await settings.getByText('Saved. It holds for requests from now on.').waitFor();
  await settings.getByText('Leave of 5 days or more').waitFor();
  await settings.getByText('1. Manager · 2. Administrator or above').waitFor();
  await click('Try it out');
  await dialog.getByRole('combobox', { name: 'Request of' }).fill('Ada');
  await settings.getByRole('option', { name: /Ada Byron/ }).click();
  steps++;
  await click('Try', dialog);
  await dialog.getByText('They would decide, one after the other:').waitFor();
  await dialog.getByText('Bo Ek').waitFor();
  expect(await findViolations(settings)).toEqual([]);
  await picture(settings, 'policy-trial');
  expect(steps).toBe(6);

  const body = { leave_type_id: types.vacation, start_date: '2026-06-01', end_date: '2026-06-05' };
  const { data: leave } = await app.cook.post('/leaves', body);
  const boss = await muster.signedIn(people.boss, '/inbox', phone);
  await boss.getByText('Manager', { exact: true }).waitFor();
  await picture(boss, 'inbox-steps-phone');
  expect(await findViolations(boss)).toEqual([]);
  await boss
    .getByRole('button', { name: /^Approve/ })
    .first()
    .tap();
  await boss.getByText('Approved.').waitFor();
  await expect
    .poll(async () => (await app.admin.get(`/leaves/${String(leave.id)}`)).data.approvals[0].status, {
      timeout: 20_000,
    })
    .toBe('APPROVED');

  const own = await muster.signedIn(people.cook, `/time-off/${String(leave.id)}`);
  await own.getByText(/Bo Ek, /).waitFor();
  await own.getByText('Waiting').first().waitFor();
  await picture(own, 'leave-steps');
  const admin = await muster.signedIn(people.admin, `/time-off/${String(leave.id)}`);
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(async () => (await app.admin.get(`/leaves/${String(leave.id)}`)).data.status).toBe('APPROVED');

  // Whose step it is not decides all that are left, and says so; it does not wait in their inbox.
  const { data: later } = await app.cook.post('/leaves', { ...body, start_date: '2026-07-06', end_date: '2026-07-10' });
  const { items } = (await app.admin.get('/inbox')).data as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).not.toContain(later.id);
  const list = await muster.signedIn(people.admin, `/time-off/${String(later.id)}`);
  const all = list.getByRole('button', { name: 'Approve all steps', exact: true });
  await all.waitFor();
  expect(await list.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  await picture(list, 'leave-all-steps');
  await all.click();
  await list.getByRole('dialog').getByRole('button', { name: 'Approve all steps', exact: true }).click();
  await expect.poll(async () => (await app.admin.get(`/leaves/${String(later.id)}`)).data.status).toBe('APPROVED');
  setToday(muster);
});
