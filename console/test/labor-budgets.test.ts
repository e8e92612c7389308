import { expect, it } from 'vitest';
import { instantAtMs } from '../../server/src/lib/days.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();
const desk = { viewport: { width: 1440, height: 900 } };
const week = '2027-01-18';
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});

it('“May I add someone on Saturday?”: a budget is set, the week says what is left of it; a Department Head sees hours, no money', async () => {
  const admin = await world.administrator();
  const app = await admin.app();
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  await app.post(`/users/${ada.id}/compensation`, { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 20 });
  const shift = await app.post('/shifts', { user_id: ada.id, ...at('2027-01-19', '09:00', '17:00') });
  expect(shift.status).toBe(201);

  const page = await signedIn(admin, `/schedule?week=${week}`, desk);
  await heading(page, 'Schedule').waitFor();
  await page.getByRole('button', { name: 'Budget', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Budget of the week' });
  await dialog.getByLabel('Department').selectOption({ label: 'Kitchen' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Say how many hours, how much money or both.').waitFor();
  await dialog.getByLabel('Hours').fill('20');
  await dialog.getByLabel('Money').fill('150');
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'budget-add');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const budgets = page.getByRole('region', { name: 'Budget, plan and what it comes to' });
  const hours = budgets.getByRole('row').filter({ hasText: '20:00' });
  await hours.getByText('12:00').waitFor();
  await page.getByRole('button', { name: 'Show cost' }).click();
  await budgets.getByRole('row').filter({ hasText: '$150.00' }).getByText('$10.00 over').waitFor();
  await picture(page, 'budget-week');
  expect(await findViolations(page)).toEqual([]);

  const theirs = await signedIn(head, '/', desk);
  // Two steps from Home, with the week in the address of the first: what is left stands there.
  await theirs.goto(theirs.url().replace(/\/[^/]*$/, `/schedule?week=${week}`));
  await budgetsOf(theirs).getByRole('row').filter({ hasText: 'Kitchen' }).getByText('12:00').waitFor();
  expect(await budgetsOf(theirs).innerText()).not.toContain('$');
  expect(await theirs.getByRole('button', { name: /budget of Kitchen|^Budget$/ }).count()).toBe(0);

  const phone = await signedIn(head, `/schedule?week=${week}`, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await budgetsOf(phone).getByText('12:00').first().waitFor();
  expect(await overflowOf(phone)).toBe(0);
  await picture(phone, 'budget-phone');

  await page.getByRole('button', { name: 'Change the budget of Kitchen' }).first().click();
  const editing = page.getByRole('dialog', { name: 'Budget of Kitchen' });
  await expect.poll(() => editing.getByLabel('Hours').inputValue()).toBe('20');
  await editing.getByLabel('Hours').fill('7.5');
  await editing.getByRole('button', { name: 'Save' }).click();
  await budgets.getByText(/0:30.* over/).waitFor();
  await page.getByRole('button', { name: 'Change the budget of Kitchen' }).first().click();
  await expect.poll(() => editing.getByLabel('Hours').inputValue()).toBe('7.5');
  await editing.getByLabel('Hours').fill('');
  await editing.getByLabel('Money').fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await budgets.waitFor({ state: 'detached' });
});

const budgetsOf = (page: Awaited<ReturnType<typeof signedIn>>) =>
  page.getByRole('region', { name: 'Budget, plan and what it comes to' });
