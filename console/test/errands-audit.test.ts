import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { start } from '../../server/src/features/expenses/testing/claims.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();

/** Counts what someone does. */
function hand() {
  let steps = 0;
  return {
    click: async (target: Locator) => {
      await target.click();
      steps++;
    },
    choose: async (field: Locator, label: string) => {
      if ((await field.evaluate((control) => control.tagName)) === 'SELECT') await field.selectOption({ label });
      else {
        // Hundreds of them: found by typing.
        await field.fill(label);
        await field.page().getByRole('option').filter({ hasText: label }).first().click();
      }
      steps++;
    },
    steps: () => steps,
  };
}

const world = await muster.world.another();
const administrator = await world.administrator({ first_name: 'Kenji', last_name: 'Ito' });
const ravi = await world.employee({ first_name: 'Ravi', last_name: 'Menon' });
const app = await administrator.app();
for (const [effective_date, amount] of [
  ['2026-01-01', 52_000],
  ['2026-02-01', 54_000],
] as const) {
  const body = { effective_date, pay_type: 'SALARY', amount };
  expect((await app.post(`/users/${ravi.id}/compensation`, body)).status).toBe(201);
}

it('“Who changed Ravi’s pay, from what to what?”: two steps from his page', async () => {
  const page = await muster.signedIn(administrator, `/people/${ravi.id}`);
  const { click, steps } = hand();
  await heading(page, 'Ravi Menon').waitFor();
  await click(page.getByRole('link', { name: 'History' }));
  const rows = page.locator('.history > li').filter({ hasText: 'Recorded pay' });
  await rows.first().waitFor();
  expect(await rows.first().innerText()).toContain('private');
  await click(page.getByRole('button', { name: 'Show private values' }));
  const latest = rows.filter({ hasText: '52,000 → 54,000' });
  await latest.waitFor();
  expect(await latest.innerText()).toContain('Kenji Ito');
  expect(steps()).toBe(2);
});

it('the same from the audit log, by person and field, and as a file', async () => {
  const page = await muster.signedIn(administrator, `/logs/audit?person_id=${ravi.id}`);
  const { click, choose, steps } = hand();
  const table = page.getByRole('table', { name: 'Audit log' });
  await table.getByText('Recorded pay').first().waitFor();
  // By words of the field or of the part it stands in, under that part.
  const field = page.getByRole('combobox', { name: 'Field', exact: true });
  await field.fill('amount records');
  await page
    .getByRole('option', { name: /^Amount/ })
    .first()
    .waitFor();
  await field.fill('');
  await choose(field, 'Amount');
  await click(page.getByRole('button', { name: 'Show private values' }));
  await table.getByText('52,000 → 54,000').waitFor();
  await click(page.getByRole('button', { name: 'Export' }));
  await page.getByText('See exports').waitFor();
  expect(steps()).toBe(3);
});

it('“An auditor asks who saw pay this year”: three steps from the access log, the last one the file', async () => {
  const page = await muster.signedIn(administrator, '/logs/access');
  const { click, choose, steps } = hand();
  const table = page.getByRole('table', { name: 'Access to private data' });
  await table.getByText('Compensation').first().waitFor();
  await choose(page.getByLabel('At what', { exact: true }), 'Compensation');
  await click(page.getByRole('button', { name: 'This year' }));
  await page.waitForURL(/start_date=\d{4}-01-01/);
  await table.getByRole('link', { name: 'Ravi Menon' }).first().waitFor();
  await click(page.getByRole('button', { name: 'Export' }));
  await page.getByText('See exports').waitFor();
  expect(steps()).toBe(3);
});

it('“Which report was that, and how much?”: the row says it, and one step opens it', async () => {
  const report = await start(await ravi.app(), { title: 'Trip to Rotterdam' });
  const page = await muster.signedIn(administrator, `/logs/audit?actor_id=${ravi.id}`);
  const { click, steps } = hand();
  const row = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: 'Trip to Rotterdam' });
  await row
    .first()
    .getByText(/Expense report, .*361\.60/)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'audit-subjects');
  await click(row.first().getByRole('link', { name: 'Trip to Rotterdam' }));
  await page.waitForURL(`**/expenses/${report.id}`);
  await heading(page, 'Trip to Rotterdam').waitFor();
  expect(steps()).toBe(1);
});

it('“Somebody approved their own expense. Prove it or rule it out.”: nothing in two steps from the audit log, or the row with title and amount, which opens it', async () => {
  const page = await muster.signedIn(administrator, '/logs/audit');
  const { click, choose, steps } = hand();
  const table = page.getByRole('table', { name: 'Audit log' });
  await table.getByText('Recorded pay').first().waitFor();
  await choose(page.getByRole('combobox', { name: 'What', exact: true }), 'Approved expenses');
  await choose(page.getByLabel('Decided by', { exact: true }), 'The person concerned');
  await page.getByText('Nobody decided on what concerns them').waitFor();
  expect(steps()).toBe(2);
  await picture(page, 'audit-own-none');

  const { id } = await start(await ravi.app(), { title: 'Taxi to the airport' });
  expect((await (await ravi.app()).post(`/expense-reports/${id}/submit`)).status).toBe(200);
  expect((await app.post(`/expense-reports/${id}/approve`)).status).toBe(200);
  // No door is open for it: only what was written can say it.
  await sql`update audit_log set actor_id = ${ravi.id} where subject_id = ${id} and action = 'expenseReports.approve'`.execute(
    muster.installation.database.db,
  );
  await page.reload();
  const row = table.getByRole('row').filter({ hasText: 'Taxi to the airport' });
  await row.getByText('Ravi Menon').first().waitFor();
  await picture(page, 'audit-own-decision');
  await click(row.getByRole('link', { name: 'Taxi to the airport' }));
  await page.waitForURL(`**/expenses/${id}`);
  expect(steps()).toBe(3);
});
