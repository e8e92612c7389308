import { expect, it } from 'vitest';
import { addDays } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

/** A Monday without a holiday near it. */
const monday = '2027-01-18';
const nine = (day: string) => ({ starts_at: `${day}T14:00:00Z`, ends_at: `${day}T22:00:00Z` });

it('“She had an accident”: who plans swaps for her, takes it back, offers it again and says yes for the colleague', async () => {
  const admin = await (await world.administrator()).app();
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  const made = await admin.post('/shifts', { user_id: ada.id, title: 'Grill', is_published: true, ...nine(monday) });
  expect(made.status).toBe(201);
  const other = { user_id: ben.id, title: 'Bar', is_published: true, ...nine(addDays(monday, 2)) };
  expect((await admin.post('/shifts', other)).status).toBe(201);
  const draft = { user_id: ben.id, title: 'Plotting', is_published: false, ...nine(addDays(monday, 4)) };
  expect((await admin.post('/shifts', draft)).status).toBe(201);

  const page = await signedIn(head, `/schedule?week=${monday}`, { viewport: { width: 1440, height: 900 } });
  await heading(page, 'Schedule').waitFor();
  await page.getByRole('button', { name: /Plotting, draft/ }).click();
  await page.getByRole('dialog', { name: 'Shift of Ben Carter' }).waitFor();
  expect(await page.getByRole('button', { name: 'Give away or swap' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Grill/ }).click();
  const editor = page.getByRole('dialog', { name: 'Shift of Ada Byron' });
  await editor.getByRole('button', { name: 'Give away or swap' }).click();
  const asking = page.getByRole('dialog', { name: /^Give away or swap/ });
  await asking.getByText('the rest stays with Ada Byron').waitFor();
  await asking.getByRole('button', { name: /^Ben Carter: Wed/ }).click();
  expect(await findViolations(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('The shift stays with Ada Byron until someone says yes.').waitFor();
  const offers = editor.getByRole('list', { name: 'Offered' });
  await offers.getByText(/Offered to Ben Carter, for the shift on Wed/).waitFor();
  await picture(page, 'offer-for-other');
  expect(await findViolations(page)).toEqual([]);
  await offers.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The offer was withdrawn.').waitFor();
  await offers.waitFor({ state: 'detached' });

  await editor.getByRole('button', { name: 'Give away or swap' }).click();
  await asking.getByRole('button', { name: 'Ben Carter', exact: true }).click();
  await asking.getByRole('button', { name: 'Ask' }).click();
  await offers.getByRole('button', { name: 'Say yes for Ben Carter' }).click();
  await page.getByText('The shift has changed hands.').waitFor();
  expect((await admin.get(`/shifts/${String(made.data.id)}`)).data).toMatchObject({ user_id: ben.id });
});
