import { expect, it } from 'vitest';
import { carryOutPlannedChanges } from '../../server/src/features/people/employment/job.ts';
import { addDays, dayIn } from '../../server/src/lib/days.ts';
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
