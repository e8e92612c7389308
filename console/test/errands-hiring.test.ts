import { expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { renewTraining } from '../../server/src/features/records/training/renew.ts';
import { findViolations, overflowOf } from './axe.ts';
import { openConsole, picture } from './browser.ts';

const { world, signedIn, installation, origin } = await openConsole();

/** Counts what a hand does: a click, a choice, a line that is typed. */
function hand() {
  let steps = 0;
  return {
    step: async (done: Promise<unknown>): Promise<void> => {
      await done;
      steps++;
    },
    steps: () => steps,
  };
}

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
  await page.getByRole('button', { name: 'Make what is missing, and try again' }).click();
  await page.getByRole('cell', { name: '31.02.2025', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'Jahresgehalt', exact: true }).waitFor();
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

it('“She starts in three weeks”: person, job with pay and equipment, first day in fourteen steps from Home; the invitation waits for it; sent again from her page in two', async () => {
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
  const page = await signedIn(admin, '/');
  const { step, steps } = hand();
  await step(page.getByRole('link', { name: 'People', exact: true }).click());
  await step(page.getByRole('link', { name: 'Add a person' }).click());
  await step(page.getByLabel('First name').fill('Nora'));
  await step(page.getByLabel('Last name').fill('Lind'));
  await step(page.getByLabel('E-mail address').fill('nora.lind@example.com'));
  await step(page.getByRole('button', { name: 'Continue' }).click());
  await step(page.getByLabel('Department').selectOption('Kitchen'));
  await step(page.getByLabel('Start date').fill('2031-06-02'));
  await step(page.getByLabel('Amount').fill('52000'));
  await step(page.getByRole('button', { name: 'Add a piece' }).click());
  await step(page.getByLabel('Category').fill('Laptop'));
  await step(page.getByLabel('Serial number').fill('LT-011'));
  await picture(page, 'hire-job');
  await step(page.getByRole('button', { name: 'Continue' }).click());
  await page.getByText('The checklist “New in the kitchen” starts by itself.').waitFor();
  expect(await page.getByLabel('Day of the invitation').inputValue()).toBe('2031-06-02');
  await picture(page, 'hire-first-day');
  await step(page.getByRole('button', { name: 'Add', exact: true }).click());
  await page.getByText('The invitation goes to nora.lind@example.com on Jun 2, 2031.').waitFor();
  expect(steps()).toBe(14);
  await page.getByRole('link', { name: 'Open the checklist' }).click();
  await page.getByText('Order an apron').first().waitFor();
  await page.getByRole('link', { name: /Nora Lind/ }).click();
  await page.getByText(/^The invitation goes on Jun 2, 2031/).waitFor();
  await picture(page, 'person-invited');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByText('Goes to nora.lind@example.com').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Invited .*; the link has not been opened yet\.$/).waitFor();
});

it('“He says he never got the invitation”: found in the list, invited with the others, a link for one without mail', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const vic = await place.employee({ first_name: 'Vic', last_name: 'Moreau' });
  await place.employee({ first_name: 'Uma', last_name: 'Singh' });
  const page = await signedIn(admin, '/people');
  await page.getByLabel('Invitation').selectOption('Never invited');
  await page.getByRole('link', { name: 'Vic Moreau' }).waitFor();
  await picture(page, 'never-invited');
  for (const name of ['Vic Moreau', 'Uma Singh']) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'See what happens' }).click();
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await page.getByText('2 invitations are on their way.').waitFor();
  await page.goto(`${origin}/people/${vic.id}`);
  await page.getByText(/^Sent to |^Goes to /).waitFor();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await picture(page, 'invitation-link-asked');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText(/set-password#token=/).waitFor();
  await picture(page, 'invitation-link');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^A link was copied /).waitFor();
  await picture(page, 'invitation-panel');
});

it('“Which certificates run out before summer, and who has none?”: wanted of the kitchen, listed by day and by state', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const ada = await place.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  await place.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  await app.post(`/users/${ada.id}/certifications`, { name: 'First aid', expiry_date: '2031-06-01' });
  const page = await signedIn(admin, '/certificates');
  await page.getByRole('link', { name: 'Who lacks one' }).click();
  await page.getByRole('link', { name: 'What is wanted' }).click();
  await page.getByRole('button', { name: 'Add what is wanted' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Certificate').fill('first aid');
  await dialog.getByLabel('Department').selectOption('Kitchen');
  await picture(page, 'certificate-requirement');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Kitchen' }).waitFor();
  await picture(page, 'certificate-requirements');
  await page.getByRole('link', { name: 'Who lacks one' }).click();
  await page.getByLabel('Runs out before').fill('2031-06-21');
  await page.getByRole('row').filter({ hasText: 'Ada Byron' }).getByText('Runs out').waitFor();
  await page.getByRole('row').filter({ hasText: 'Ben Carter' }).getByText('Has none').waitFor();
  await picture(page, 'missing-certificates');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'missing-certificates-phone');
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('search').getByLabel('State').selectOption('Has none');
  await page.getByText('Ada Byron').waitFor({ state: 'detached' });
  await page.getByText('Ben Carter').waitFor();
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
  await dialog.getByText(/^The API token /).waitFor();
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

it('“Give IT the account task”: a template with a task for a team, due before the first day, in ten steps from Home; overdue is seen; done by one of the team in three', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const technician = await place.employee();
  const team = (await app.post('/teams', { name: 'IT' })).data.id as string;
  await app.put(`/teams/${team}/members/${technician.id}`);
  const page = await signedIn(admin, '/');
  const { step, steps } = hand();
  await step(page.getByRole('navigation').getByRole('link', { name: 'People', exact: true }).first().click());
  await step(page.getByRole('link', { name: 'Onboarding', exact: true }).click());
  await step(page.getByRole('link', { name: 'Templates' }).click());
  await step(page.getByRole('button', { name: 'New template' }).first().click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByLabel('Name').fill('Office'));
  await step(dialog.getByLabel('What is to be done').fill('Make an account'));
  await step(dialog.getByLabel('Who does it').selectOption('A team'));
  await step(dialog.getByLabel('A team', { exact: true }).selectOption('IT'));
  await step(dialog.getByLabel('Due, days after the first or last day').fill('-3'));
  await picture(page, 'template');
  await step(dialog.getByRole('button', { name: 'Save' }).click());
  await page.getByText('The template is saved.').waitFor();
  expect(steps()).toBe(10);
  const nora = await place.employee({ first_name: 'Nora', last_name: 'Lind', employment_start_date: '2024-06-03' });
  const template_id = (await app.get('/checklist-templates')).data[0].id as string;
  await app.post(`/users/${nora.id}/checklists`, { type: 'ONBOARDING', template_id });
  await page.goto(`${origin}/onboarding`);
  await page.getByText('1 overdue').waitFor();
  await picture(page, 'onboarding-overdue');
  const theirs = await signedIn(technician, '/');
  const technicians = hand();
  await technicians.step(theirs.getByRole('link', { name: 'Open inbox' }).click());
  await technicians.step(theirs.getByRole('link', { name: /Make an account/ }).click());
  await theirs.getByText('Overdue').waitFor();
  await technicians.step(theirs.getByRole('button', { name: 'Complete Make an account' }).click());
  await theirs.getByText('Done', { exact: true }).waitFor();
  expect(technicians.steps()).toBe(3);
});

it('“Fire safety, every year”: a course that holds for a year is assigned again by itself, and who is missing is the list', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const lina = await place.employee({ first_name: 'Lina', last_name: 'Roy', department: 'Kitchen' });
  const page = await signedIn(admin, '/training');
  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Fire safety');
  await dialog.getByLabel('Valid for, months').fill('12');
  await dialog.getByRole('button', { name: 'Create course' }).click();
  await page.getByText('The course can be assigned now.').waitFor();
  const course_id = (await app.get('/courses')).data[0].id as string;
  const done = { course_id, status: 'COMPLETED', completed_date: '2025-01-15' };
  expect((await app.post(`/users/${lina.id}/training`, done)).status).toBe(201);
  await renewTraining.run(installation, {});
  await page.reload();
  await page.getByRole('row', { name: /Lina Roy.*Fire safety/ }).waitFor();
  await picture(page, 'training-renewed');
});

it('“Custom details”: a form by tab on the person, saved at once; six steps from her page', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const tab_id = (await app.post('/custom-field-tabs', { name: 'Clothes' })).data.id as string;
  await app.post('/custom-fields', { tab_id, key: 'shirt', label: 'Shirt size', type: 'SELECT', options: ['S', 'M'] });
  await app.post('/custom-fields', { tab_id, key: 'shoes', label: 'Shoe size', type: 'NUMBER' });
  await app.post('/custom-fields', { tab_id, key: 'since', label: 'Worn since', type: 'DATE' });
  const lina = await place.employee({ first_name: 'Lina', last_name: 'Roy' });
  const page = await signedIn(admin, `/people/${lina.id}`);
  const { step, steps } = hand();
  await step(page.getByRole('link', { name: 'Personal', exact: true }).click());
  await step(page.getByRole('button', { name: 'Edit Clothes' }).click());
  await step(page.getByLabel('Shirt size').selectOption('M'));
  await step(page.getByLabel('Shoe size').fill('38.5'));
  await step(page.getByLabel('Worn since').fill('2026-03-01'));
  await picture(page, 'custom-fields-form');
  await step(page.getByRole('button', { name: 'Save' }).click());
  await page.getByText('Saved.').waitFor();
  await page.getByText('38.5').waitFor();
  await page.getByText('Mar 1, 2026').waitFor();
  expect(steps()).toBe(6);
  await picture(page, 'custom-fields');
});

it('“Laptop LT-011?”: found by its number, in stock, handed out to the next person in one step', async () => {
  const place = await world.another();
  const admin = await place.administrator();
  const app = await admin.app();
  const ravi = await place.employee({ first_name: 'Ravi', last_name: 'Patel' });
  await place.employee({ first_name: 'Lina', last_name: 'Roy' });
  const laptop = { category_name: 'Laptop', serial_number: 'LT-011' };
  await app.post(`/users/${ravi.id}/assets`, { ...laptop, status: 'AVAILABLE' });
  await app.post(`/users/${ravi.id}/assets`, { category_name: 'Key', serial_number: 'K-1' });
  const page = await signedIn(admin, '/equipment?q=lt-0');
  await page.getByRole('row', { name: /LT-011.*In stock/ }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  let steps = 0;
  steps++;
  await page.getByRole('button', { name: 'Hand out Laptop' }).click();
  steps++;
  await page.getByRole('combobox', { name: 'Who gets it' }).fill('lina');
  await page.getByRole('option', { name: 'Lina Roy' }).click();
  steps++;
  await page.getByRole('dialog').getByRole('button', { name: 'Hand out' }).click();
  await page.getByRole('row', { name: /Lina Roy/ }).waitFor();
  expect(steps).toBe(3);

  // A new one that no one has had yet: into stock, then to someone, and back.
  steps = 0;
  steps++;
  await page.getByRole('button', { name: 'Add to stock' }).click();
  steps++;
  await page.getByRole('dialog').getByLabel('Category').fill('Laptop');
  steps++;
  await page.getByRole('dialog').getByLabel('Serial number').fill('LT-012');
  steps++;
  await page.getByRole('dialog').getByRole('button', { name: 'Add to stock' }).click();
  const fresh = page.getByRole('row', { name: /LT-012/ });
  await fresh.getByText('In stock').waitFor();
  expect(steps).toBe(4);
  await picture(page, 'equipment');
  await fresh.getByRole('button', { name: 'Hand out Laptop' }).click();
  await page.getByRole('combobox', { name: 'Who gets it' }).fill('lina');
  await page.getByRole('option', { name: 'Lina Roy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand out' }).click();
  await page.getByRole('row', { name: /LT-012.*Lina Roy/ }).waitFor();
  await page
    .getByRole('row', { name: /LT-012/ })
    .getByRole('button', { name: 'Take back Laptop' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('row', { name: /LT-012.*In stock/ }).waitFor();
});

it('“Who is here, who is late?”: Home of a head says it, and what comes up; no step', async () => {
  const place = await world.another();
  const head = await place.departmentHeadOf('Kitchen');
  const app = await (await place.administrator()).app();
  const lina = await place.employee({ first_name: 'Lina', last_name: 'Roy', department: 'Kitchen' });
  const omar = await place.employee({ first_name: 'Omar', last_name: 'Haddad', department: 'Kitchen' });
  const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
  const shift = { user_id: omar.id, starts_at: hours(-1), ends_at: hours(4), is_published: true };
  expect((await app.post('/shifts', shift)).status).toBe(201);
  const expiry_date = hours(5 * 24).slice(0, 10);
  await app.post(`/users/${lina.id}/certifications`, { name: 'First aid', expiry_date });
  expect((await (await lina.app()).post('/clock/in', {})).status).toBeLessThan(300);
  const page = await signedIn(head, '/');
  await page.getByText('1 of 2 in now').waitFor();
  await page.getByText('One person is late').waitFor();
  await page.getByText('First aid expires').waitFor();
  await picture(page, 'home-of-a-head');
  const small = await signedIn(head, '/', { viewport: { width: 390, height: 780 } });
  await small.getByText('One person is late').waitFor();
  await picture(small, 'home-of-a-head-phone');
});

it('leave that grows with years of service and expires in spring: one dialog, which shows what it grants', async () => {
  const place = await world.another();
  const page = await signedIn(await place.administrator(), '/leave-balances/types');
  await page.getByRole('button', { name: 'Add a leave type' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Vacation');
  await dialog.getByLabel('What was brought over expires after').fill('2024-03-31');
  await dialog.getByRole('button', { name: 'More with years of service' }).click();
  await dialog.getByLabel('After years here').fill('5');
  await dialog.getByLabel('A full year gives').nth(1).fill('25');
  await dialog.getByLabel('To someone who started on').fill('2019-01-01');
  await dialog
    .getByText(/: 25 days$/)
    .first()
    .waitFor();
  await picture(page, 'leave-type-by-service');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Vacation can be booked now.').waitFor();
});
