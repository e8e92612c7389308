import { expect, it } from 'vitest';
import { dayIn, instantAtMs } from '../../server/src/lib/days.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const week = '2027-01-18';
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});
const admin = await world.administrator();
const app = await admin.app();
const kitchen = await world.department('Kitchen');
const cooks: Somebody[] = [];
for (const [first_name, amount] of [
  ['Ada', 20],
  ['Kofi', 22],
  ['Noa', 27],
] as const) {
  const cook = await world.employee({ first_name, last_name: 'Byron', department: 'Kitchen' });
  cooks.push(cook);
  await app.post(`/users/${cook.id}/compensation`, { effective_date: '2026-01-01', pay_type: 'HOURLY', amount });
}
await app.post('/shifts', { user_id: cooks[0]!.id, ...at('2027-01-23', '09:00', '17:00') });
const give = async (who: Somebody): Promise<void> => {
  const today = dayIn('America/Toronto', Date.now());
  const grant = { user_id: who.id, package: 'SCHEDULE_COST', department_ids: [kitchen], ends_on: null };
  const answer = await app.post('/access-grants', { ...grant, starts_on: today, reason: 'Plans by cost.' });
  expect(answer.status, answer.text).toBe(201);
};

it('“The head may see what Saturday costs”: in the week at standard cost, with budgets in money, and nobody’s pay', async () => {
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  await world.departmentHeadOf('Bar', { first_name: 'Leo', last_name: 'Novak' });
  await give(head);
  const page = await signedIn(head, `/schedule?week=${week}`, desk);
  await heading(page, 'Schedule').waitFor();
  await page.getByRole('button', { name: 'Show standard cost' }).click();
  await page.getByText('Hours and standard cost').waitFor();
  await page.getByText('It is nobody’s real pay.').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Hours and standard cost' }).innerText()).toContain('$184.00');
  expect(await page.getByRole('button', { name: 'Show cost', exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Budget', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Budget of the week' });
  expect(await dialog.getByLabel('Department').locator('option').allTextContents()).toEqual(['Kitchen']);
  await dialog.getByLabel('Money').fill('250');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const budgets = page.getByRole('region', { name: 'Budget, plan and what it comes to' });
  await budgets.getByRole('row').filter({ hasText: '$250.00' }).getByText('$66.00').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'standard-cost-week');

  const small = await signedIn(head, '/schedule?day=2027-01-23', phone);
  await small.getByRole('button', { name: 'Show standard cost' }).click();
  await small.getByText('$184.00 at standard cost').waitFor();
  expect(await overflowOf(small)).toBe(0);
  await picture(small, 'standard-cost-day-phone');
});

it('who plans nothing finds standard cost in the menu: a week by department and day, and sets its budget', async () => {
  const clerk = await world.employee({ first_name: 'Ines', last_name: 'Rey', department: 'Office' });
  await give(clerk);
  const page = await signedIn(clerk, '/', desk);
  await page.getByRole('navigation').getByRole('link', { name: 'Standard cost' }).click();
  await heading(page, 'Standard cost').waitFor();
  await page.goto(page.url().replace(/\?.*$/, '') + `?week=2027-01-11`);
  await page.getByRole('button', { name: 'Next week' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Kitchen' });
  await row.getByText('$184.00').first().waitFor();
  await row.getByText('$23.00 an hour, worked out on').waitFor();
  await row.getByRole('button', { name: /budget of Kitchen/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Hours').fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText(/1:00.* over/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'standard-cost');

  const small = await signedIn(clerk, `/schedule/standard-cost?week=${week}`, phone);
  await small.getByRole('row').filter({ hasText: 'Kitchen' }).waitFor();
  expect(await overflowOf(small)).toBe(0);
  expect(await findViolations(small)).toEqual([]);
  await picture(small, 'standard-cost-phone');

  const dark = await signedIn(clerk, `/schedule/standard-cost?week=${week}`, { ...desk, colorScheme: 'dark' });
  await dark.getByRole('row').filter({ hasText: 'Kitchen' }).waitFor();
  expect(await findViolations(dark)).toEqual([]);
  await picture(dark, 'standard-cost-dark');
});
