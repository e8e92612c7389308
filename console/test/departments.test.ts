import { expect, it } from 'vitest';
import { mergeDue } from '../../server/src/features/people/departments/merges/carry-out.ts';
import { findViolations, overflowOf } from './axe.ts';
import { openConsole, picture } from './browser.ts';

const { world, signedIn, installation, origin } = await openConsole();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const clockAt = (day: string): void => installation.clock.setOffset(Date.parse(`${day}T16:00:00Z`) - Date.now());

it('“Merge Bar and Dining Room as of 1 January”: seen by name, planned in seven steps from Home, undone in two, done on its day', async () => {
  clockAt('2030-11-19');
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  await place.departmentHeadOf('Bar', { first_name: 'Bea', last_name: 'Holt' });
  const ben = await place.employee({ first_name: 'Ben', last_name: 'Ito', department: 'Bar' });
  await place.departmentHeadOf('Dining Room', { first_name: 'Dana', last_name: 'Rossi' });
  const bar = await place.department('Bar');
  await app.post('/teams', { name: 'Late bar', department_id: bar });
  await app.post('/projects', { name: 'Cocktails', department_id: bar, budget_hours: 40 });
  for (const day of ['2030-12-30', '2031-01-03']) {
    const shift = { user_id: ben.id, starts_at: `${day}T15:00:00Z`, ends_at: `${day}T20:00:00Z`, department_id: bar };
    expect((await app.post('/shifts', shift)).status).toBe(201);
  }

  const page = await signedIn(admin, '/');
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  await step(page.getByRole('link', { name: 'People', exact: true }).click());
  await step(page.getByRole('link', { name: 'Departments', exact: true }).click());
  await step(page.getByRole('link', { name: 'Bar', exact: true }).click());
  await step(page.getByRole('button', { name: 'Merge into another' }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByLabel('Becomes part of').selectOption('Dining Room'));
  await step(dialog.getByLabel('As of').fill('2031-01-01'));
  await dialog.getByText('1 shift from then on').waitFor();
  await dialog.getByText('Bea Holt, Ben Ito').waitFor();
  await dialog.getByText('Late bar').waitFor();
  await dialog.getByText('Cocktails').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'merge-dialog');
  await step(dialog.getByRole('button', { name: 'Merge', exact: true }).click());
  await page.getByText('Bar becomes part of the other department on Jan 1, 2031.').waitFor();
  await page.getByText('On Jan 1, 2031 this becomes part of').waitFor();
  expect(steps).toBe(7);
  await picture(page, 'merge-planned');

  await page.goto(`${origin}/planned-changes`);
  await page.getByRole('link', { name: 'Bar', exact: true }).waitFor();
  await picture(page, 'merge-in-planned-changes');
  await page.getByRole('button', { name: 'Undo: Bar into Dining Room' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByText('Bar is not merged into Dining Room.').waitFor();

  const dining = await place.department('Dining Room');
  const again = { into_id: dining, effective_date: '2031-01-01' };
  expect((await app.post(`/departments/${bar}/merge`, again)).status).toBe(201);
  clockAt('2031-01-01');
  await mergeDue.run(installation, {});
  const small = await signedIn(admin, `/departments/${dining}`, phone);
  await small.getByText('On Jan 1, 2031 this took in').waitFor();
  await small.getByRole('link', { name: 'Ben Ito' }).waitFor();
  await small.getByRole('link', { name: 'Bea Holt' }).first().waitFor();
  expect(await overflowOf(small)).toBeLessThanOrEqual(1);
  expect(await findViolations(small)).toEqual([]);
  await picture(small, 'merge-done-phone');
});
