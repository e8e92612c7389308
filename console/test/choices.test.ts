import { expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const { world, signedIn, installation } = await openConsole();

const idOf = (prefix: string, n: number): string => `${prefix}_${String(n).padStart(26, '0')}`;

async function fill(): Promise<void> {
  await sql`insert into departments (organization_id, id, name, code, color, created_at, updated_at)
    select ${world.organizationId}, 'dep_' || lpad(n::text, 26, '0'), 'Kitchen ' || n, 'K' || n, '#6B7280', now(), now()
      from generate_series(1, 1000) as n`.execute(installation.database.db);
  await sql`insert into projects (organization_id, id, name, code, status, is_billable, currency, created_at, updated_at)
    select ${world.organizationId}, 'prj_' || lpad(n::text, 26, '0'), 'Festival ' || n, 'F' || n, 'ACTIVE', true, 'EUR', now(), now()
      from generate_series(1, 3000) as n`.execute(installation.database.db);
}

it('the last of 1,000 departments and of 3,000 projects is found by keyboard, chosen, and shown again', async () => {
  await fill();
  const admin = await world.administrator();
  const page = await signedIn(admin, '/people');
  const department = page.getByRole('search').getByRole('combobox', { name: 'Department' });
  await department.focus();
  await expect
    .poll(() => department.evaluate((element) => element.tagName === 'INPUT' && element === document.activeElement))
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Any department' }).waitFor();
  await page.getByText('Type to find others').waitFor();
  await page.keyboard.type('kit 997');
  const offered = page.getByRole('listbox', { name: 'Department' }).getByRole('option');
  await expect.poll(() => offered.allTextContents()).toEqual(['Kitchen 997']);
  await expect.poll(() => page.getByText('Searching…').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('department_id')).toBe(idOf('dep', 997));
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => department.inputValue()).toBe('Kitchen 997');
  await department.click();
  await page.getByRole('option', { name: 'Any department' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await page.goto(new URL('/time-entries', page.url()).href);
  const project = page
    .getByRole('search')
    .locator('input')
    .and(page.getByRole('combobox', { name: 'Project' }));
  await project.fill('2999');
  await page.getByRole('option', { name: 'Festival 2999' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('project_id')).toBe(idOf('prj', 2999));
});

it('in a form too: a team of the last department keeps it when it is changed', async () => {
  const page = await signedIn(await world.administrator(), '/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Night shift');
  await dialog
    .locator('input')
    .and(page.getByRole('combobox', { name: /Department/ }))
    .fill('k1000');
  await page.getByRole('option', { name: 'Kitchen 1000' }).click();
  await dialog.getByRole('button', { name: /Create/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('combobox', { name: /Department/ })
        .inputValue(),
    )
    .toBe('Kitchen 1000');
});
