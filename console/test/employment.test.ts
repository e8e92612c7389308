import { expect, it } from 'vitest';
import { carryOutPlannedChanges } from '../../server/src/features/people/employment/job.ts';
import { addDays, dayIn } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { world: first, signedIn, installation } = await openConsole();

it('promote someone from a later day: seen on their page, in the list and on the org chart, and it happens by itself', async () => {
  const world = await first.another();
  const admin = await world.administrator();
  const boss = await world.employee({ first_name: 'Auguste', last_name: 'Escoffier' });
  const ada = await world.employee({
    first_name: 'Ada',
    last_name: 'Byron',
    job_title: 'Cook',
    manager_id: boss.id,
    employment_start_date: '2025-01-01',
  });
  const day = addDays(dayIn('America/Toronto', installation.clock.nowMs()), 40);
  const page = await signedIn(admin, `/people/${ada.id}`);
  await page.getByRole('link', { name: 'Job and pay' }).click();
  const timeline = page.getByRole('region', { name: 'Job over time' });
  await timeline.getByText('Now', { exact: true }).waitFor();
  await timeline.getByRole('button', { name: 'Change from a date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From', { exact: true }).fill(day);
  await dialog.getByLabel('Job title').fill('Sous-chef');
  await dialog.getByLabel('Reason').fill('Promotion');
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await page.getByText(/^Planned from /).waitFor();
  await timeline.getByText('Planned', { exact: true }).waitFor();
  await timeline.getByText('Sous-chef').waitFor();
  // Steps: tab, button, day, title, reason, save.

  await page.goto(new URL('/planned-changes', page.url()).href);
  await heading(page, 'Planned changes').waitFor();
  const row = page.getByRole('row', { name: /Ada Byron/ });
  await row.getByText('Sous-chef').waitFor();
  await row.getByRole('button', { name: /^Change what is planned/ }).click();
  await dialog.getByLabel('Reason').fill('Promotion after the season');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByText('Promotion after the season').waitFor();

  await page.goto(new URL(`/org-chart?on=${addDays(day, 1)}`, page.url()).href);
  await page.getByText('Sous-chef').waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByText('Cook', { exact: true }).waitFor();

  installation.clock.setOffset(41 * 86_400_000);
  await carryOutPlannedChanges.run(installation, {});
  const own = await signedIn(ada, '/me');
  const seen = own.getByRole('region', { name: 'Job over time' });
  await seen.getByRole('button', { name: 'Show: Job over time' }).click();
  await seen.getByText('Sous-chef').waitFor();
  expect(await seen.getByText('Now', { exact: true }).count()).toBe(1);
  expect(await seen.getByText('Planned', { exact: true }).count()).toBe(0);
  installation.clock.setOffset(0);
});

it('“We hired the same person again”: recognised by the address while she is added, hired again with pay in nine steps from Home', async () => {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const gone = { is_active: false, deactivated_at: '2025-09-05T00:00:00Z', employment_end_date: '2025-09-04' };
  const lina = await world.employee({
    first_name: 'Lina',
    last_name: 'Roy',
    employment_start_date: '2024-01-01',
    ...gone,
  });
  const page = await signedIn(admin, '/');
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  await step(page.getByRole('link', { name: 'People', exact: true }).click());
  await step(page.getByRole('link', { name: 'Add a person' }).click());
  await step(page.getByLabel('First name').fill('Lina'));
  await step(page.getByLabel('Last name').fill('Roy'));
  await step(page.getByLabel('E-mail address').fill(lina.email.toUpperCase()));
  await page.getByText('Lina Roy left on Sep 4, 2025. Hire again?').waitFor();
  await picture(page, 'hired-again-known');
  await step(page.getByRole('button', { name: 'Hire again' }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByLabel('Probation').selectOption('3 months'));
  await step(dialog.getByLabel('Amount').fill('52000'));
  await picture(page, 'hired-again-dialog');
  expect(await findViolations(page)).toEqual([]);
  await step(dialog.getByRole('button', { name: 'Hire again' }).click());
  await page.getByText('Lina Roy is hired again.').waitFor();
  expect(steps).toBe(9);
  await page.getByRole('link', { name: 'Job and pay' }).click();
  await page.getByText('Employment 2').waitFor();
  await picture(page, 'hired-again-page');
  const { data } = await app.get(`/users/${lina.id}/employment-periods`);
  expect(data.periods).toMatchObject([{ ended_on: '2025-09-04' }, { status: 'CURRENT', probation_period_months: 3 }]);
  expect((await app.get(`/users/${lina.id}/compensation`)).data).toMatchObject([
    { amount: 52_000, effective_date: data.periods[1].started_on },
  ]);

  // A change of mind: planned for a later day, and taken back on the page.
  const omar = await world.employee({ employment_start_date: '2024-01-01', ...gone });
  expect((await app.post(`/users/${omar.id}/hires`, { start_date: '2031-06-02' })).data.status).toBe('PLANNED');
  await page.goto(new URL(`/people/${omar.id}`, page.url()).href);
  await page.getByText('Hired again: another employment begins on Jun 2, 2031.').waitFor();
  expect(await page.getByRole('button', { name: 'Hire again' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('The hiring is taken back.').waitFor();
  await page.getByRole('button', { name: 'Hire again' }).waitFor();
});

it('“She goes from 40 to 24 hours in March”: what comes of it before it is saved, in five steps from her page; the same while it is changed, edited, or done for many', async () => {
  const world = await first.another();
  const admin = await world.administrator();
  const app = await admin.app();
  const type = { name: 'Vacation', code: 'VAC', color: '#336699', annual_allowance: 20, pro_rata: true };
  expect((await app.post('/leave-types', type)).status).toBe(201);
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', employment_start_date: '2024-01-01' });
  await world.employee({ first_name: 'Ben', last_name: 'Carter', employment_start_date: '2024-01-01' });
  const day = `${String(Number(dayIn('America/Toronto', installation.clock.nowMs()).slice(0, 4)) + 1)}-03-01`;
  const page = await signedIn(admin, `/people/${ada.id}`);
  const told = page.getByRole('region', { name: 'What comes of it', exact: true });
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    await done;
    steps++;
  };
  const dialog = page.getByRole('dialog');
  await step(page.getByRole('link', { name: 'Job and pay' }).click());
  await step(page.getByRole('button', { name: 'Change from a date' }).click());
  await step(dialog.getByLabel('From', { exact: true }).fill(day));
  await step(dialog.getByLabel('Working pattern').selectOption('60% (two days off)'));
  await told.getByText('Hours in a week: 40:00 → 24:00').waitFor();
  await told.getByText('Booked leave keeps the days it was booked with.', { exact: false }).waitFor();
  const next = told.getByRole('row', { name: new RegExp(`Vacation.*${day.slice(0, 4)}`) });
  const granted = await next.getByRole('cell').nth(1).innerText();
  expect(granted).toMatch(/^20 → 1\d/);
  await picture(page, 'other-hours');
  await step(dialog.getByRole('button', { name: 'Save change' }).click());
  await page.getByText(/^Planned from /).waitFor();
  expect(steps).toBe(5);

  await page.getByRole('button', { name: /^Change what is planned/ }).click();
  await told.getByText('Hours in a week: 40:00 → 24:00').waitFor();
  expect(await next.getByRole('cell').nth(1).innerText()).toBe(granted);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(new URL('/people', page.url()).href);
  for (const name of ['Ada Byron', 'Ben Carter'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel('Working pattern').selectOption('60% (two days off)');
  await dialog.getByRole('button', { name: 'See what happens' }).click();
  await dialog.getByText('Ben Carter').click();
  await told.getByText('Hours in a week: 40:00 → 24:00').waitFor();
  await picture(page, 'other-hours-many');
  expect(await findViolations(page)).toEqual([]);

  await page.goto(new URL(`/people/${ada.id}/edit`, page.url()).href);
  await page.getByLabel('Working pattern').selectOption('80% (one day off)');
  await told.getByText('Hours in a week: 40:00 → 32:00').waitFor();
  await picture(page, 'other-hours-edit');
});

it('who begins and whose pay changes on a later day stands beside planned changes of jobs', async () => {
  const world = await first.another();
  const admin = await world.administrator();
  const [soon, later] = [10, 50].map((days) => addDays(dayIn('America/Toronto', installation.clock.nowMs()), days));
  await world.employee({ first_name: 'Lea', last_name: 'Later', employment_start_date: later ?? '' });
  await world.employee({ first_name: 'Sam', last_name: 'Soon', employment_start_date: soon ?? '', job_title: 'Cook' });
  const raised = await world.employee({ first_name: 'Rosa', last_name: 'Raise', employment_start_date: '2025-01-01' });
  const pay = { effective_date: soon, pay_type: 'HOURLY', amount: 24.5 };
  expect((await (await admin.app()).post(`/users/${raised.id}/compensation`, pay)).status).toBe(201);
  const page = await signedIn(admin, '/planned-changes');
  const starters = page.getByRole('table', { name: 'First days' });
  await starters
    .getByRole('row', { name: /Sam Soon/ })
    .getByText('Cook')
    .waitFor();
  expect(await starters.getByRole('row').getByRole('link').allTextContents()).toEqual(['Sam Soon', 'Lea Later']);
  await page
    .getByRole('table', { name: 'Pay' })
    .getByRole('row', { name: /Rosa Raise/ })
    .waitFor();
  expect(await page.getByText('24.5').count()).toBe(0);
  await picture(page, 'planned-changes');
  expect(await findFaults(page)).toEqual([]);
});

it('who set the overtime, and what held before', async () => {
  const world = await first.another();
  const admin = await world.administrator({ first_name: 'Grace', last_name: 'Hopper' });
  await (await admin.app()).patch('/settings', { overtime_weekly_minutes: 2250 });
  const page = await signedIn(admin, '/settings');
  await page.getByRole('link', { name: 'History' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Grace Hopper' });
  await row.getByText('40:00').waitFor();
  await row.getByText('37:30').waitFor();
});
