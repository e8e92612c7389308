import { expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { openConsole, picture } from './browser.ts';

const { world, signedIn, installation, origin } = await openConsole();

it('“Forty people from our old system”: choose the file, try it, make what is missing, import; four steps at a desk', async () => {
  const page = await signedIn(await world.administrator(), '/imports/new?kind=people');
  let steps = 0;
  const people = Array.from(
    { length: 39 },
    (_, n) => `Vor${String(n)};Übernommen;p${String(n)}@old.example;${String(13 + (n % 15))}.04.2025;Küche;42.000,00`,
  );
  const csv = [
    'Vorname;Nachname;E-Mail;Eintrittsdatum;Abteilung;Jahresgehalt',
    ...people,
    'Eda;Übernommen;eda@old.example;31.02.2025;Küche;viel',
  ].join('\r\n');
  steps++;
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'alt.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  });
  await page.getByText('42.000,00 is 42,000').waitFor();
  expect(await page.getByLabel('How Eintrittsdatum is written').inputValue()).toBe('dmy');
  await picture(page, 'import-mapping');
  steps++;
  await page.getByRole('button', { name: 'Try it first' }).click();
  await page.getByText('Departments that do not exist yet: Küche.').waitFor();
  steps++;
  await page.getByRole('button', { name: 'Make the missing departments and teams, and try again' }).click();
  await page.getByRole('cell', { name: '31.02.2025' }).waitFor();
  await page.getByRole('cell', { name: 'Jahresgehalt' }).waitFor();
  steps++;
  await page.getByRole('button', { name: 'Import 39 rows' }).click();
  await page.getByText('1 row failed; the others were added.').waitFor();
  expect(steps).toBe(4);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rows that failed' }).click();
  expect((await file).suggestedFilename()).toContain('.csv');
  await picture(page, 'import-failed');
  const { rows } = await sql<Pick<Row<'users'>, 'employment_start_date'>>`
    select employment_start_date from users where email = 'p0@old.example'`.execute(installation.database.db);
  expect(rows[0]?.employment_start_date).toBe('2025-04-13');
});

it('“She starts in three weeks”: person, job with pay and equipment, first day; the invitation waits for it; sent again from her page', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const department_ids = [await place.department('Kitchen')];
  const made = await app.post('/checklist-templates', {
    name: 'New in the kitchen',
    type: 'ONBOARDING',
    starts_for: { department_ids },
    tasks: [{ title: 'Order an apron' }],
  });
  expect(made.status, made.text).toBe(201);
  const page = await signedIn(admin, '/people/new');
  let steps = 0;
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('E-mail address').fill('nora.lind@example.com');
  steps++;
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Department').selectOption('Kitchen');
  await page.getByLabel('Start date').fill('2031-06-02');
  await page.getByLabel('Amount').fill('52000');
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await page.getByLabel('Category').fill('Laptop');
  await page.getByLabel('Serial number').fill('LT-011');
  await picture(page, 'hire-job');
  steps++;
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The checklist “New in the kitchen” starts by itself.').waitFor();
  expect(await page.getByLabel('Day of the invitation').inputValue()).toBe('2031-06-02');
  await picture(page, 'hire-first-day');
  steps++;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('The invitation goes to nora.lind@example.com on Jun 2, 2031.').waitFor();
  expect(steps).toBe(3);
  await page.getByRole('link', { name: 'Open the checklist' }).click();
  await page.getByText('Order an apron').first().waitFor();
  await page.getByRole('link', { name: /Nora Lind/ }).click();
  await page.getByText(/^The invitation goes on Jun 2, 2031/).waitFor();
  await picture(page, 'person-invited');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Invited .*; the link has not been opened yet\.$/).waitFor();
});

it('“He leaves on the 30th”: his page, the day, what ends and comes back before it is set; taken back before it happens; four steps at a desk', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const ravi = await place.employee({ first_name: 'Ravi', last_name: 'Patel', department: 'Kitchen' });
  await place.employee({ first_name: 'Lina', last_name: 'Roy', manager_id: ravi.id });
  await app.post(`/users/${ravi.id}/assets`, { category_name: 'Laptop', serial_number: 'LT-011' });
  await app.post('/leave-types', { name: 'Vacation', annual_allowance: 24, accrual: 'MONTHLY' });
  await ravi.api();
  const page = await signedIn(admin, `/people/${ravi.id}`);
  let steps = 0;
  steps++;
  await page.getByRole('button', { name: 'Offboard' }).click();
  const dialog = page.getByRole('dialog');
  steps++;
  await dialog.getByLabel('Last day').fill('2031-06-30');
  await dialog.getByText('Laptop, LT-011').waitFor();
  await dialog.getByText('1 API token').waitFor();
  await dialog.getByRole('link', { name: 'Lina Roy' }).waitFor();
  await dialog.getByText(/^Vacation: /).waitFor();
  await picture(page, 'offboard');
  steps++;
  await dialog.getByLabel('Reason').selectOption('They resigned');
  steps++;
  await dialog.getByRole('button', { name: 'Start offboarding' }).click();
  await page.getByRole('heading', { name: 'Leaves on Jun 30, 2031' }).waitFor();
  expect(steps).toBe(4);
  await picture(page, 'offboarding-checklist');
  await page.goto(`${origin}/people/${ravi.id}`);
  await page.getByText('They resigned').waitFor();
  await page.getByText('Ends by itself at the end of Jun 30, 2031.').waitFor();
  await picture(page, 'person-leaving');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Ravi Patel stays; the offboarding is cancelled.').waitFor();
  await page.getByRole('heading', { name: /^Leaves on/ }).waitFor({ state: 'detached' });
});
