import { expect, it } from 'vitest';
import { instantAtMs } from '../../server/src/lib/days.ts';
import { findViolations, overflowOf } from './axe.ts';
import { openConsole, picture } from './browser.ts';

const { world: first, signedIn } = await openConsole();
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const at = (on: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', on, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', on, to)).toISOString(),
});
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

it('two apply on the phone, one takes it back, and who plans chooses in the inbox or in the week', async () => {
  const world = await first.another({ settings: { open_shift_approval: true } });
  const admin = await (await world.administrator()).app();
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  const department_id = await world.department('Kitchen');
  const add = async (title: string, ahead: number): Promise<string> => {
    const body = { department_id, title, is_published: true, ...at(day(ahead), '09:00', '17:00') };
    return String((await admin.post('/shifts', body)).data.id);
  };
  const [grill, oven] = [await add('Grill', 2), await add('Oven', 3)];

  const page = await signedIn(ada, '/my-schedule', phone);
  for (const _ of [grill, oven]) {
    await page
      .getByRole('button', { name: /^Apply for the shift/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('You applied; it waits for those who plan').first().waitFor();
  }
  await expect.poll(() => page.getByRole('button', { name: /^Withdraw the application/ }).count()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await picture(page, 'applied-phone');
  const other = await ben.app();
  expect((await other.post(`/shifts/${grill}/claim`)).status).toBe(202);
  expect((await other.post(`/shifts/${oven}/claim`)).status).toBe(202);

  const inbox = await signedIn(head, '/inbox');
  await inbox.getByText('Application for an open shift').first().waitFor();
  await picture(inbox, 'applications-inbox');
  expect(await findViolations(inbox)).toEqual([]);
  await inbox
    .getByRole('button', { name: /^Approve: Ben Carter/ })
    .first()
    .click();
  const ownerOf = async (id: string): Promise<unknown> => (await admin.get(`/shifts/${id}`)).data.user_id;
  await expect.poll(() => ownerOf(grill), { timeout: 30_000 }).toBe(ben.id);

  const { data: shift } = await admin.get(`/shifts/${oven}`);
  const start = new Date(Date.parse(String(shift.starts_at)));
  start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  const week = await signedIn(head, `/schedule?week=${start.toISOString().slice(0, 10)}`);
  await week.getByRole('button', { name: /Oven.*2 have applied/ }).click();
  const list = week.getByRole('dialog').getByRole('region', { name: 'Who can take it' });
  await list.getByRole('button', { name: /Ada Byron.*Has applied/ }).waitFor();
  await picture(week, 'applications-week');
  expect(await findViolations(week)).toEqual([]);

  await page
    .getByRole('button', { name: /^Withdraw the application/ })
    .last()
    .click();
  await page.getByText('The application was withdrawn.').waitFor();
});
