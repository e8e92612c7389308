import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { world: first, signedIn, installation } = await openConsole();

/** A house paid by the week, with hours of two cooks two weeks ago. */
async function house() {
  const world = await first.another({ settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' } });
  const admin = await world.administrator();
  const app = await admin.app();
  const { data: project } = await app.post('/projects', { name: 'Catering', code: 'CAT', budget_hours: 10 });
  const cooks = [
    await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' }),
    await world.employee({ first_name: 'Grace', last_name: 'Hopper', department: 'Kitchen' }),
  ];
  const day = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
  const sheets: string[] = [];
  for (const cook of cooks) {
    const own = await cook.app();
    const hours = { clock_in: `${day}T14:00:00Z`, clock_out: `${day}T20:00:00Z`, project_id: project.id };
    const recorded = await own.post('/time-entries', hours);
    expect(recorded.status, recorded.text).toBe(201);
    const [sheet] = (await own.get('/timesheets')).data as { id: string }[];
    const submitted = await own.post(`/timesheets/${String(sheet?.id)}/submit`);
    expect(submitted.status, submitted.text).toBe(200);
    sheets.push(String(sheet?.id));
  }
  return { world, admin, app, cooks, sheets, project, head: await world.departmentHeadOf('Kitchen') };
}

const statusesOf = async (ids: readonly string[]): Promise<string[]> => {
  const rows = (
    await sql<
      Pick<Row<'timesheets'>, 'status'>
    >`select status from timesheets where id = any(${[...ids]}) order by id`.execute(installation.database.db)
  ).rows;
  return rows.map(({ status }) => status);
};

describe('timesheets', () => {
  it('a Department Head approves many at once, and sends one back with a reason', async () => {
    const { head, sheets, cooks } = await house();
    const page = await signedIn(head, '/timesheets?status=SUBMITTED');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect.poll(() => rows.count()).toBe(2);
    await picture(page, 'timesheets');
    expect(await findFaults(page)).toEqual([]);
    await rows.filter({ hasText: 'Ada Byron' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('What is to be corrected is needed.').waitFor();
    await dialog.getByLabel('What is to be corrected').fill('Monday is missing.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.poll(() => statusesOf(sheets)).toEqual(['REJECTED', 'APPROVED']);
    const phone = await signedIn(
      cooks[0]!,
      '/my-time?week=' + new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10),
    );
    await phone.getByText(/^\S+ \S+ sent it back: Monday is missing\.$/).waitFor();
  });

  it('opens one, with its days and totals; one’s own offers no decision', async () => {
    const { admin, sheets } = await house();
    const page = await signedIn(admin, `/timesheets/${sheets[0] ?? ''}`);
    await heading(page, 'Ada Byron').waitFor();
    await page.getByRole('cell', { name: 'Catering' }).waitFor();
    await picture(page, 'timesheet');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(/^Approved by .+, /).waitFor();
    await page.getByRole('button', { name: 'Hand to payroll' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand to payroll' }).click();
    await expect.poll(() => statusesOf(sheets.slice(0, 1))).toEqual(['FINALIZED']);
    await page.getByText(/^Handed to payroll by .+, /).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });
});

describe('pay periods', () => {
  it('“Close the month and hand it to payroll”: who blocks it and one button to remind them, three steps from Home; closed, exported and locked, ten', async () => {
    const { admin, app, cooks, sheets, world } = await house();
    expect((await app.post(`/timesheets/${sheets[0] ?? ''}/reject`, { reason: 'Monday is missing' })).status).toBe(200);
    const page = await signedIn(admin, '/');
    let steps = 0;
    const click = async (target: Locator): Promise<void> => {
      await target.click();
      steps++;
    };
    await click(page.getByRole('link', { name: 'Payroll', exact: true }));
    await click(page.getByRole('button', { name: '2 timesheets block it' }));
    const blocked = page.getByRole('dialog');
    await blocked.getByRole('row').filter({ hasText: 'Ada Byron' }).getByText('the person, to submit it').waitFor();
    await blocked.getByRole('row').filter({ hasText: 'Grace Hopper' }).getByText('a decision').waitFor();
    await picture(page, 'pay-period-blocked');
    expect(await findFaults(page)).toEqual([]);
    await click(blocked.getByRole('button', { name: 'Remind them' }));
    await page.getByText('1 person was reminded').waitFor();
    expect(steps).toBe(3);
    await blocked.getByRole('button', { name: 'Remind them' }).click();
    await page.getByText('1 person was reminded today already').waitFor();
    const cook = await cooks[0]!.app();
    expect((await cook.get('/notifications')).data[0]).toMatchObject({ kind: 'timesheet_due' });
    expect((await cook.post(`/timesheets/${sheets[0] ?? ''}/submit`)).status).toBe(200);
    for (const id of sheets) await app.post(`/timesheets/${id}/approve`);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Ready' });
    await row.waitFor();
    await picture(page, 'pay-periods');
    expect(await findFaults(page)).toEqual([]);
    // Once more from Home, to Pay periods.
    steps = 1;
    await click(row.getByRole('link', { name: 'Close the period' }));
    await click(page.getByRole('button', { name: 'Hand 2 approved ones to payroll' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Hand 2 approved ones to payroll' }));
    await expect.poll(() => statusesOf(sheets)).toEqual(['FINALIZED', 'FINALIZED']);
    await click(page.getByRole('button', { name: 'Next' }));
    await click(page.getByRole('button', { name: 'Next' }));
    await click(page.getByRole('button', { name: 'Seal the pay run' }));
    await heading(page, 'Pay run 1').waitFor();
    await page.getByRole('link', { name: 'Pay periods', exact: true }).first().click();
    const settled = page.getByRole('row').filter({ hasText: 'Sealed' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      click(settled.getByRole('link', { name: 'Export', exact: true })),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Payroll number,Employee number,Last name,First name,Department,Regular hours');
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[2])
        .sort(),
    ).toEqual(['Byron', 'Hopper']);
    await click(settled.getByRole('button', { name: 'Lock' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Lock the period' }));
    await page.getByRole('row').filter({ hasText: 'Sealed and locked' }).first().waitFor();
    expect(steps).toBe(10);
    expect(world.organizationId).toMatch(/^org_/);
  });

  it('“One timesheet blocks the pay of all”: closed without her, with a reason, in ten steps from Home; another is handed in for its person', async () => {
    const { admin, app, cooks, sheets } = await house();
    for (const id of sheets) await app.post(`/timesheets/${id}/reject`, { reason: 'Monday is missing' });
    const page = await signedIn(admin, '/');
    const dialog = page.getByRole('dialog');
    let steps = 0;
    const click = async (target: Locator): Promise<void> => {
      await target.click();
      steps++;
    };
    await click(page.getByRole('link', { name: 'Payroll', exact: true }));
    await click(page.getByRole('link', { name: 'Close the period' }));
    const rowOf = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
    await rowOf('Grace Hopper').getByRole('button', { name: 'Submit for them' }).click();
    await dialog.getByLabel('Reason').fill('She is at sea.');
    await dialog.getByRole('button', { name: 'Submit for them' }).click();
    await page.getByText('Submitted for Grace Hopper, who is told why.').waitFor();
    const grace = await cooks[1]!.app();
    expect((await grace.get('/notifications')).data[0]).toMatchObject({ kind: 'timesheet_submitted' });
    expect((await grace.get(`/timesheets/${sheets[1] ?? ''}`)).data.submission_reason).toBe('She is at sea.');
    await app.post(`/timesheets/${sheets[1] ?? ''}/approve`);
    await page.reload();
    await click(page.getByRole('button', { name: 'Hand the approved one to payroll' }));
    await click(dialog.getByRole('button', { name: 'Hand the approved one to payroll' }));
    await expect.poll(() => statusesOf(sheets.slice(1))).toEqual(['FINALIZED']);
    await click(rowOf('Ada Byron').getByRole('button', { name: 'Go without' }));
    await dialog.getByLabel('Reason').fill('In hospital; hours unknown.');
    steps++;
    await click(dialog.getByRole('button', { name: 'Go without' }));
    await page.getByText('Goes without: In hospital; hours unknown.').waitFor();
    await picture(page, 'pay-run-without');
    expect(await findFaults(page)).toEqual([]);
    await click(page.getByRole('button', { name: 'Next' }));
    await click(page.getByRole('button', { name: 'Next' }));
    await click(page.getByRole('button', { name: 'Seal the pay run' }));
    await heading(page, 'Pay run 1').waitFor();
    expect(steps).toBe(10);
    await page.getByText('In hospital; hours unknown.').waitFor();
    expect((await app.get('/pay-runs')).data).toMatchObject([
      { line_count: 1, left_out: [{ timesheet_id: sheets[0], reason: 'In hospital; hours unknown.' }] },
    ]);
  });

  it('goes on without the page, shows how far it is to whoever comes, and tells what was refused', async () => {
    const { admin, app, sheets, world } = await house();
    for (const id of sheets) await app.post(`/timesheets/${id}/approve`);
    const { rows } = await sql<Pick<Row<'timesheets'>, 'period_start' | 'period_end' | 'user_id'>>`
      select period_start, period_end, user_id from timesheets where id = ${sheets[0]}`.execute(
      installation.database.db,
    );
    const { period_start, period_end, user_id } = rows[0]!;
    // Half-way, as another page of another person left it; no job of it is there yet.
    const id = world.newId('blk');
    const asked = { operation_id: 'timesheets.finalize', about: `${period_start}_${period_end}` };
    const todo = { record_ids: sheets, user_ids: [user_id, user_id], versions: [], input: {} };
    await sql`insert into long_work (organization_id, id, kind, status, created_by_id, asked, todo, total, done, created_at,
        leased_until, expires_at)
      values (${world.organizationId}, ${id}, 'bulk_change', 'RUNNING', ${admin.id}, ${JSON.stringify(asked)}::jsonb,
        ${JSON.stringify(todo)}::jsonb, 2, 1, now(), now() + interval '1 hour', now() + interval '90 days')`.execute(
      installation.database.db,
    );
    await app.post(`/timesheets/${sheets[1]}/reopen`);
    const page = await signedIn(admin, '/pay-periods');
    await page.getByText('1 of 2 done').waitFor();
    expect(await page.getByRole('button', { name: 'Hand all to payroll' }).count()).toBe(0);
    const ref = { organization_id: world.organizationId, id };
    await installation.jobs.add(installation.clock, 'longWork.bulk_change', ref);
    await page.getByRole('button', { name: '1 was refused' }).click();
    await page.getByRole('dialog').getByText('Ada Byron').waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('“Close the month and hand it to payroll”: four clicks; what was wrong then is corrected in two and the reason', async () => {
    const { admin, app, cooks, sheets } = await house();
    await app.post(`/timesheets/${sheets[0] ?? ''}/approve`);
    await app.post(`/timesheets/${sheets[0] ?? ''}/finalize`);
    await app.post(`/timesheets/${sheets[1] ?? ''}/approve`);
    const page = await signedIn(admin, '/pay-periods');
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      await target.click();
      clicks += 1;
    };
    await click(page.getByRole('link', { name: 'Close the period' }));
    await page.getByText('1 timesheet of the period is not with payroll yet.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hand the approved one to payroll' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand the approved one to payroll' }).click();
    await page.getByText('Nothing blocks: every timesheet of the period is with payroll.').waitFor();
    await click(page.getByRole('button', { name: 'Next' }));
    await page.getByRole('row').filter({ hasText: 'Grace Hopper' }).waitFor();
    await picture(page, 'pay-run-look');
    expect(await findFaults(page)).toEqual([]);
    await click(page.getByRole('button', { name: 'Next' }));
    await click(page.getByRole('button', { name: 'Seal the pay run' }));
    await heading(page, 'Pay run 1').waitFor();
    expect(clicks).toBe(4);
    await page.getByRole('row').filter({ hasText: 'Ada Byron' }).waitFor();
    await page.getByRole('button', { name: 'Check the seal' }).click();
    await page.getByText('As it was sealed').waitFor();
    await picture(page, 'pay-run');
    expect(await findFaults(page)).toEqual([]);

    // “The file as our payroll reads it”: chosen, seen, kept and exported.
    clicks = 0;
    await click(page.getByRole('link', { name: 'Files for payroll' }));
    await page.getByLabel('Template or preset').selectOption({ label: 'Preset: Paylocity (punch import)' });
    await page.getByRole('cell', { name: 'Byron', exact: true }).first().waitFor();
    await page.getByLabel('Regular', { exact: false }).first().fill('HRS');
    await click(page.getByRole('button', { name: 'Show the preview' }));
    await page.getByRole('cell', { name: 'HRS' }).first().waitFor();
    await picture(page, 'payroll-files');
    expect(await findFaults(page)).toEqual([]);
    await page.getByLabel('Name of the template').fill('Every month');
    await click(page.getByRole('button', { name: 'Save as a new template' }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      click(page.getByRole('link', { name: 'Export the file' })),
    ]);
    expect(clicks).toBe(4);
    const written = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(written[0]).toBe('employeeId,lastName,firstName,date,time,recordType,hoursDollars,supervisorNote');
    expect(written[1]).toContain(',12:00 AM,HRS,');
    // The list is renewed behind what was saved.
    await expect
      .poll(() => page.getByLabel('Template or preset').locator('option').allTextContents())
      .toContain('Every month');

    clicks = 0;
    await page.goto(new URL(`/timesheets/${sheets[0] ?? ''}`, page.url()).href);
    await click(page.getByRole('button', { name: 'Correct', exact: true }));
    const dialog = page.getByRole('dialog');
    await picture(page, 'correct-dialog');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByLabel('Break in minutes').fill('60');
    const made = dialog.getByRole('region', { name: 'What it makes' });
    await made.getByText('-1:00', { exact: true }).waitFor();
    await picture(page, 'correct-preview');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByLabel('Why').fill('The break was forgotten.');
    await click(dialog.getByRole('button', { name: 'Save the correction' }));
    const row = page.getByRole('listitem').filter({ hasText: 'The break was forgotten.' });
    await row.getByText('Waits for the next pay run').waitFor();
    await row.getByText('-1:00', { exact: true }).first().waitFor();
    expect(clicks).toBe(2);
    expect(await findFaults(page)).toEqual([]);
    await page.goto(new URL('/pay-periods?show=runs', page.url()).href);
    const waiting = page.getByRole('table', { name: 'Corrections that wait' });
    await waiting.getByRole('row', { name: /The break was forgotten/ }).waitFor();
    await picture(page, 'corrections-waiting');
    expect(await findFaults(page)).toEqual([]);

    // “No one had a break that day”: the same for several, seen before it is saved, and taken back together.
    await page.goto(new URL('/timesheets', page.url()).href);
    for (const name of ['Ada Byron', 'Grace Hopper']) {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check();
    }
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Correct 2' }).click();
    const many = page.getByRole('dialog');
    const worked = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
    await many.getByLabel('Day', { exact: true }).fill(worked);
    await many.getByLabel('Break in minutes').fill('30');
    await many.getByLabel('Why').fill('Everyone had a break.');
    await many.getByRole('button', { name: 'See what happens' }).click();
    await many.getByRole('row', { name: /Ada Byron/ }).waitFor();
    await picture(page, 'correct-many');
    expect(await findFaults(page)).toEqual([]);
    await many.getByRole('button', { name: /^Correct \d timesheets?$/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/taken back/).waitFor();

    const own = await signedIn(cooks[0]!, `/timesheets/${sheets[0] ?? ''}`, {
      viewport: { width: 390, height: 780 },
      isMobile: true,
    });
    await own.getByText('The break was forgotten.').waitFor();
    await picture(own, 'corrections-phone');
    expect(await own.getByRole('button', { name: 'Correct', exact: true }).count()).toBe(0);
  });

  it('is not there for an Employee', async () => {
    const { cooks } = await house();
    const page = await signedIn(cooks[0]!, '/pay-periods');
    await page.getByText('There is nothing at this address').waitFor();
  });
});

describe('time entries and projects', () => {
  it('approves entries of many people at once', async () => {
    const { admin, world } = await house();
    const page = await signedIn(admin, '/time-entries?approval_status=PENDING');
    await page.getByRole('cell', { name: 'Ada Byron', exact: true }).waitFor();
    await picture(page, 'time-entries');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await page.getByRole('button', { name: 'Approve 2' }).click();
    await page.getByText('Approved 2').waitFor();
    expect((await world.events()).filter(({ type }) => type === 'time_entry.approved')).toHaveLength(2);
  });

  it('shows hours against the budget, adds a task, a project and a client', async () => {
    const { admin, project } = await house();
    const page = await signedIn(admin, `/projects/${String(project.id)}`);
    await page.getByText('12:00 of 10 hours').waitFor();
    await page.getByRole('button', { name: 'Add a task' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Tasting');
    await dialog.getByLabel('Estimate').fill('7:30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Tasting' }).waitFor();
    await picture(page, 'project');
    expect(await findFaults(page)).toEqual([]);
    await page.goto(new URL('/clients', page.url()).href);
    await page.getByRole('button', { name: 'Add a client' }).click();
    await dialog.getByLabel('Name').fill('Acme');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Acme' }).waitFor();
    await page.getByRole('link', { name: 'Projects', exact: true }).last().click();
    await page.getByRole('button', { name: 'Add a project' }).click();
    await dialog.getByLabel('Name').fill('Banquet');
    await dialog.getByLabel('Client').selectOption({ label: 'Acme' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Banquet' }).waitFor();
    await picture(page, 'projects');
    expect(await findFaults(page)).toEqual([]);
  });
});
