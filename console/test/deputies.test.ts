import { expect, it } from 'vitest';
import { askForLeave, counter, setToday } from '../../server/src/features/inbox/testing/counter.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('“I’m away next week, who decides?”: a deputy is named in six taps from Home, decides in the inbox, and everyone reads for whom', async () => {
  const place = await counter(muster);
  const { app, people, types } = place;
  await app.admin.patch(`/users/${people.otherCook.id}`, { first_name: 'Kofi', last_name: 'Mensah' });
  await app.admin.patch(`/users/${people.head.id}`, { first_name: 'Kenji', last_name: 'Ito' });

  const page = await muster.signedIn(people.head, '/', phone);
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).tap();
    taps++;
  };
  await tap('More');
  await page.getByRole('link', { name: 'My profile' }).tap();
  taps++;
  await heading(page, 'My profile').waitFor();
  await page.getByText('Nobody decides in your place yet.').waitFor();
  await tap('Name a deputy');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Deputy' }).tap();
  taps++;
  await dialog.getByRole('combobox', { name: 'Deputy' }).fill('Kofi');
  await page.getByRole('option', { name: /Kofi Mensah/ }).tap();
  taps++;
  await picture(page, 'deputy-dialog');
  await tap('Save');
  await page.getByText('Kofi Mensah is the deputy now.').waitFor();
  expect(taps).toBe(6);
  await page.getByText('Not now').waitFor();
  expect(await findViolations(page)).toEqual([]);

  // Someone whom one's directory does not show.
  const nextDoor = await place.world.employee({ department: 'Next door', first_name: 'Lea', last_name: 'Roy' });
  await tap('Name a deputy');
  await dialog.getByLabel('Or by e-mail address').fill('nobody@example.com');
  await tap('Save');
  await dialog.getByText('Nobody active in this organization has this e-mail address.').waitFor();
  await dialog.getByLabel('Or by e-mail address').fill(nextDoor.email);
  await picture(page, 'deputy-by-address');
  expect(await findViolations(page)).toEqual([]);
  await tap('Save');
  await page.getByText('Lea Roy is the deputy now.').waitFor();

  const away = { leave_type_id: types.vacation, start_date: '2026-03-11', end_date: '2026-03-13' };
  const { data: leave } = await app.head.post('/leaves', away);
  await app.executive.post(`/leaves/${String(leave.id)}/approve`);
  const asked = await askForLeave(place, 'cook');

  const inbox = await muster.signedIn(people.otherCook, '/inbox');
  await inbox.getByText(/Vacation.* for Kenji Ito/).waitFor();
  await picture(inbox, 'inbox-deputy');
  expect(await findViolations(inbox)).toEqual([]);
  for (const key of ['j', 'a']) await inbox.keyboard.press(key);
  await inbox.getByText('Approved.').waitFor();
  await inbox.getByRole('link', { name: 'Time off' }).first().click();
  await expect.poll(async () => (await app.admin.get(`/leaves/${asked}`)).data.status).toBe('APPROVED');

  const told = await muster.signedIn(people.cook, `/time-off/${asked}`);
  await told.getByText(/Kofi Mensah for Kenji Ito/).waitFor();
  const admin = await muster.signedIn(people.admin, `/people/${people.head.id}`);
  await admin.getByRole('button', { name: 'Show: While Kenji Ito is away' }).click();
  await admin.getByText('Decides now').first().waitFor();
  await picture(admin, 'person-deputies');
  setToday(muster);
});
