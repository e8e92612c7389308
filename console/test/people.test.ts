import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn, installation } = await openConsole();

describe('people', () => {
  it('hires in steps: person, job, onboarding; then edits', async () => {
    await world.department('Kitchen');
    const chef = await world.employee({ first_name: 'Auguste', last_name: 'Escoffier' });
    const admin = await world.administrator();
    const template = {
      name: 'New in the kitchen',
      type: 'ONBOARDING',
      is_active: true,
      tasks: [{ title: 'Hand out an apron' }],
    };
    expect((await (await admin.app()).post('/checklist-templates', template)).status).toBe(201);
    const page = await signedIn(admin, '/people');
    await page.getByRole('link', { name: 'Add a person' }).click();
    await heading(page, 'Add a person').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Enter a first name.').waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('E-mail address').fill('not an address');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Job title').fill('Sous-chef');
    await page.getByLabel('Department').selectOption({ label: 'Kitchen' });
    await page.getByRole('combobox', { name: 'Manager' }).fill('escof');
    await picture(page, 'picker');
    await page.getByRole('option', { name: 'Auguste Escoffier' }).click();
    await page.getByLabel('Start date').fill('2026-03-09');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Checklist').selectOption({ label: 'New in the kitchen (1 task)' });
    await page.getByRole('button', { name: 'Add and invite' }).click();
    // What is wrong with the first step is shown there.
    await page.getByText('Enter an e-mail address.').waitFor();
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add and invite' }).click();
    await page.getByRole('heading', { name: 'Ada Byron was added' }).waitFor();
    await page.getByText('on its way to ada@example.com').waitFor();
    await page.getByRole('link', { name: 'Open the checklist' }).click();
    await page.getByText('Hand out an apron').first().waitFor();
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await heading(page, 'Ada Byron').waitFor();
    await page.getByRole('link', { name: 'Auguste Escoffier' }).waitFor();
    const row = (
      await sql<
        Pick<Row<'users'>, 'manager_id' | 'job_title' | 'role'>
      >`select manager_id, job_title, role from users where email = 'ada@example.com'`.execute(installation.database.db)
    ).rows[0]!;
    expect(row).toEqual({ manager_id: chef.id, job_title: 'Sous-chef', role: 'EMPLOYEE' });

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Job title').fill('Head chef');
    await page.getByRole('button', { name: 'Remove Auguste Escoffier' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Ada Byron').waitFor();
    await page.getByText('Head chef').first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Auguste Escoffier' }).count()).toBe(0);
  });

  it('says at the field that an address is taken', async () => {
    const taken = await world.employee({ email: 'taken@example.com' });
    const page = await signedIn(await world.administrator(), '/people/new');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Again');
    await page.getByLabel('E-mail address').fill(taken.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add and invite' }).click();
    await page.getByText('This e-mail address is already in use.').waitFor();
    const field = page.getByLabel('E-mail address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  it('searches, orders and pages; what is chosen stands in the address, and no look is an export', async () => {
    const another = await world.another();
    const boss = await another.executive({ first_name: 'Zoé', last_name: 'Boss' });
    for (let n = 0; n < 55; n++) await another.employee({ department: n < 3 ? 'Bar' : 'Kitchen' });
    const page = await signedIn(boss, '/people');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByText('50 of 56 people').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBe(56);
    await page.getByRole('combobox', { name: 'Department' }).selectOption({ label: 'Bar' });
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('button', { name: 'Clear' }).click();
    // As fast as a key repeats: what was asked at the first letter takes back nothing of the rest.
    await page.getByRole('searchbox').pressSequentially('zoe bo');
    await page.getByText('1 person').waitFor();
    await page.getByRole('link', { name: 'Zoé Boss' }).first().waitFor();
    expect((await another.audit()).filter(({ action }) => action === 'users.export')).toEqual([]);
  });

  it('shows private details only when asked, and says that the look is recorded', async () => {
    const boss = await world.executive();
    const ada = await world.employee({ first_name: 'Private', last_name: 'Person' });
    await (await boss.app()).patch(`/users/${ada.id}/personal`, { phone: '+1 555 0100' });
    const looks = async () =>
      (await world.accessLog()).filter((row) => row.user_id === ada.id && row.surface === 'app');
    const before = (await looks()).length;
    const page = await signedIn(boss, `/people/${ada.id}?tab=personal`);
    await heading(page, 'Private Person').waitFor();
    await page.getByRole('button', { name: 'Show personal details' }).waitFor();
    await expect.poll(() => page.getByText('+1 555 0100').count()).toBe(0);
    expect(await looks()).toHaveLength(before);
    await page.getByRole('button', { name: 'Show personal details' }).click();
    await page.getByText('+1 555 0100').waitFor();
    await page.getByText('Your look is recorded in the access log').waitFor();
    await picture(page, 'person-private');
    await expect.poll(looks).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Edit personal details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City').fill('Montréal');
    await dialog.getByRole('button', { name: 'Add an emergency contact' }).click();
    await dialog.getByLabel('Name').fill('Lord Byron');
    await dialog.getByLabel('Phone').last().fill('+1 555 0199');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lord Byron, +1 555 0199').waitFor();
    const saved = await (await boss.app()).get(`/users/${ada.id}`, { query: { tiers: 'personal' } });
    expect(saved.data).toMatchObject({
      phone: '+1 555 0100',
      home_address: { line1: null, city: 'Montréal' },
      emergency_contacts: [{ name: 'Lord Byron', relationship: null, phone: '+1 555 0199' }],
    });
  });

  it('an Administrator changes pay and sets a goal; a colleague finds no such button', async () => {
    const another = await world.another({ settings: { directory_employee_sees_all: true } });
    const ada = await another.employee({ first_name: 'Ada', last_name: 'Paid' });
    const page = await signedIn(await another.administrator(), `/people/${ada.id}?tab=job`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Show pay and benefits' }).click();
    await page.getByRole('button', { name: 'Change pay' }).click();
    await dialog.getByLabel('Amount').fill('64000');
    await dialog.getByRole('button', { name: 'Save pay' }).click();
    await page.getByRole('cell', { name: /64,000/ }).waitFor();
    await page.getByRole('link', { name: 'Onboarding and training' }).click();
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await page.getByRole('button', { name: 'Set a goal' }).click();
    await dialog.getByLabel('Goal').fill('Write down the recipes');
    await dialog.getByRole('button', { name: 'Set goal' }).click();
    await page.getByRole('cell', { name: 'Write down the recipes', exact: true }).waitFor();
    await picture(page, 'person-goals');

    const colleague = await signedIn(await another.employee(), `/people/${ada.id}?tab=goals`);
    await heading(colleague, 'Ada Paid').waitFor();
    for (const name of ['Show pay and benefits', 'Set a goal'])
      await expect.poll(() => colleague.getByRole('button', { name }).count()).toBe(0);
    for (const name of ['Job and pay', 'Onboarding and training', 'Goals'])
      await expect.poll(() => colleague.getByRole('link', { name, exact: true }).count()).toBe(0);
  });

  it('offers an Administrator no edit form of an Executive', async () => {
    const boss = await world.executive({ first_name: 'Top', last_name: 'Boss' });
    const page = await signedIn(await world.administrator(), `/people/${boss.id}`);
    await heading(page, 'Top Boss').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Offboard' }).count()).toBe(0);
    await page.goto(new URL(`/people/${boss.id}/edit`, page.url()).href);
    await page.getByText('This record is not yours to change').waitFor();
  });

  it('offboards by a checklist, which ends access, then reactivates', async () => {
    const ada = await world.employee({ first_name: 'Leaving', last_name: 'Soon' });
    const api = await ada.api();
    const page = await signedIn(await world.administrator(), `/people/${ada.id}`);
    await page.getByRole('button', { name: 'Offboard' }).click();
    await page.getByRole('dialog').getByText('can no longer sign in').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Start offboarding' }).click();
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByRole('textbox', { name: 'Task' }).fill('Take the keys back');
    await page.getByRole('button', { name: 'Add task' }).click();
    await page.getByRole('button', { name: 'Change Take the keys back' }).click();
    await page.getByRole('dialog').getByLabel('Due').fill('2026-12-24');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText(/due .*24/).waitFor();
    await page.getByRole('button', { name: 'Complete Take the keys back' }).click();
    await page.getByRole('button', { name: 'Complete offboarding' }).click();
    await page.getByRole('dialog').getByText('their API tokens stop working').waitFor();
    await picture(page, 'offboarding-asked');
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await page.getByText('Leaving Soon is offboarded.').waitFor();
    expect((await api.get('/users')).status).toBe(401);
    await page.getByRole('link', { name: 'Leaving Soon' }).click();
    await page.getByText('Inactive').first().waitFor();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await page.getByText('Leaving Soon is active again.').waitFor();
  });
});

describe('finding', () => {
  it('Ctrl+K, a few letters, Enter: the person; Back: the screen before', async () => {
    await world.employee({ first_name: 'Kofi', last_name: 'Fernández' });
    const page = await signedIn(await world.administrator(), '/people');
    await heading(page, 'People').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search people, screens and actions' }).waitFor();
    await page.keyboard.type('fernan kofi');
    await page.keyboard.press('Enter');
    await heading(page, 'Kofi Fernández').waitFor();
    await page.goBack();
    await heading(page, 'People').waitFor();
  });

  it('the directory by faces, and the org chart by manager', async () => {
    const another = await world.another({ settings: { directory_employee_sees_all: true } });
    const boss = await another.executive({ first_name: 'Anna', last_name: 'Top' });
    const ada = await another.employee({ first_name: 'Ada', last_name: 'Below', manager_id: boss.id });
    await another.employee({ first_name: 'Solo', last_name: 'Apart' });
    const page = await signedIn(ada, '/directory');
    await page.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Anna Top' }).waitFor();
    await picture(page, 'directory');
    const chart = await signedIn(boss, '/org-chart');
    await chart.getByRole('link', { name: 'Ada Below' }).waitFor();
    await picture(chart, 'org-chart');
    const apart = chart.getByRole('region', { name: 'Without a manager here' });
    await apart.getByRole('link', { name: 'Solo Apart' }).waitFor();
    expect(await apart.getByRole('link').count()).toBe(1);
    const box = chart.getByRole('link', { name: 'Ada Below' });
    const wide = (await box.boundingBox())?.width ?? 0;
    await chart.getByRole('button', { name: 'Smaller' }).click();
    await expect.poll(async () => (await box.boundingBox())?.width ?? wide).toBeLessThan(wide);
    await chart.getByRole('button', { name: 'List', exact: true }).click();
    await chart.getByText('1 report', { exact: true }).waitFor();
    await chart.getByRole('button', { name: 'Chart', exact: true }).click();
    await chart.getByRole('button', { name: 'Reports of Anna Top' }).click();
    await expect.poll(() => chart.getByRole('link', { name: 'Ada Below' }).count()).toBe(0);
    // Styles of a table stay after it was left: names of the chart must cover nothing but themselves.
    const navigation = chart.getByRole('navigation').first();
    await navigation.getByRole('link', { name: 'People', exact: true }).first().click();
    await heading(chart, 'People').waitFor();
    await navigation.getByRole('link', { name: 'Org chart' }).click();
    await chart.getByRole('link', { name: 'Anna Top' }).waitFor();
    await navigation.getByRole('link', { name: 'Departments' }).click();
    await heading(chart, 'Departments').waitFor();
  });
});

describe('oneself', () => {
  it('changes how one is reached, and sees who looked', async () => {
    const ada = await world.employee({ first_name: 'Augusta', last_name: 'King' });
    const page = await signedIn(ada, '/me');
    await heading(page, 'My profile').waitFor();
    await page.getByRole('button', { name: 'Edit my details' }).click();
    await page.getByLabel('Preferred name').fill('Ada');
    await page.getByLabel('Phone', { exact: true }).fill('+1 555 0100');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your details are saved.').waitFor();
    await page.getByText('+1 555 0100').waitFor();
    await picture(page, 'me');

    const admin = await world.administrator({ first_name: 'Nosy', last_name: 'Admin' });
    const other = await signedIn(admin, `/people/${ada.id}?tab=personal`);
    await other.getByRole('button', { name: 'Show personal details' }).click();
    await other.getByText('+1 555 0100').waitFor();
    await page.goto(new URL('/me/access-log', page.url()).href);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    await row.getByText('Nosy Admin').waitFor();
    await row.getByRole('cell', { name: 'Personal details', exact: true }).waitFor();
    await picture(page, 'me-access-log');
  });

  it('changes a leave that nobody has decided on, and a course on its own screen', async () => {
    const ada = await world.employee();
    const admin = await world.administrator();
    const office = await admin.app();
    const { data: type } = await office.post('/leave-types', { name: 'Vacation', annual_allowance: 20 });
    const days = { start_date: '2027-03-08', end_date: '2027-03-08' };
    const { data: leave } = await (await ada.app()).post('/leaves', { leave_type_id: type.id, ...days });
    const page = await signedIn(ada, `/time-off/${String(leave.id)}`);
    await page.getByText('1 working day').waitFor();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Last day').fill('2027-03-10');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('3 working days').waitFor();

    const { data: course } = await office.post('/courses', { name: 'Knives', is_active: true });
    const training = await signedIn(admin, `/training?course_id=${String(course.id)}`);
    await training.getByRole('button', { name: 'Change this course' }).click();
    await training.getByRole('dialog').getByLabel('Use').selectOption('No longer assigned');
    await training.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await training.getByText('Saved.').waitFor();
    await training.getByRole('button', { name: 'Assign a course' }).click();
    await expect.poll(() => training.getByRole('dialog').getByRole('option', { name: 'Knives' }).count()).toBe(0);
  });

  it('ends another session', async () => {
    const ada = await world.employee();
    const elsewhere = await ada.app();
    const page = await signedIn(ada, '/me/security');
    await page.getByRole('button', { name: /^End/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await page.getByText('The session has ended.').waitFor();
    expect((await elsewhere.get('/session')).status).toBe(401);
    await picture(page, 'me-security');
  });
});

describe('an Employee', () => {
  it('sees their own courses, certificates and equipment as theirs', async () => {
    const ada = await world.employee({ first_name: 'Keen', last_name: 'Learner' });
    const office = await (await world.administrator()).app();
    const { data: course } = await office.post('/courses', { name: 'Sharpening', is_active: true });
    await office.post(`/users/${ada.id}/training`, { course_id: course.id });
    const dates = { issued_date: '2026-01-05', expiry_date: '2036-01-05' };
    await office.post(`/users/${ada.id}/certifications`, { name: 'First aid', issuer: 'Example College', ...dates });
    await office.post(`/users/${ada.id}/assets`, { category_name: 'Knives', description: 'Set of five' });
    const page = await signedIn(ada, '/training');
    for (const [address, lead, row] of [
      ['/training', 'Your courses, and when they are due.', /Sharpening/],
      ['/certificates', 'Your certificates, and when they run out.', /First aid/],
      ['/equipment', 'What was handed out to you.', /Set of five/],
    ] as const) {
      await page.goto(new URL(address, page.url()).href);
      await page.getByText(lead).waitFor();
      await page.getByRole('row', { name: row }).waitFor();
      expect(await page.getByRole('columnheader').allInnerTexts()).not.toContain('Person');
      expect(await page.getByRole('table').getByText('Keen Learner').count()).toBe(0);
    }
  });

  it('finds no button and no screen that is not theirs', async () => {
    const ada = await world.employee({ first_name: 'Just', last_name: 'Me' });
    const other = await world.employee();
    const page = await signedIn(ada, `/people/${ada.id}`);
    await heading(page, 'Just Me').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    const entries = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();
    expect(entries).toContain('Directory');
    expect(entries).not.toContain('People');
    await page.goto(new URL('/settings', page.url()).href);
    await page.getByText('There is nothing at this address').waitFor();
    await page.goto(new URL(`/people/${other.id}`, page.url()).href);
    await page.getByText('This does not exist, or it is not yours to see.').waitFor();
    await page.goto(new URL('/departments', page.url()).href);
    await page.getByRole('heading', { name: 'Departments' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'New department' }).count()).toBe(0);
  });
});

describe('departments and teams', () => {
  it('creates, edits and deletes a department, and shows why it refuses', async () => {
    const head = await world.employee({ first_name: 'Clara', last_name: 'Head' });
    const page = await signedIn(await world.administrator(), '/departments');
    await page.getByRole('button', { name: 'New department' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Pastry');
    await dialog.getByRole('combobox', { name: 'Head' }).fill('clara');
    await page.getByRole('option', { name: 'Clara Head' }).click();
    await picture(page, 'department-new');
    await dialog.getByRole('button', { name: 'Create department' }).click();
    await heading(page, 'Pastry').waitFor();
    await page.getByText('PASTRY', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clara Head' }).waitFor();

    await page.getByRole('combobox', { name: 'Add a manager' }).fill('clara');
    await page.getByRole('option', { name: 'Clara Head' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Clara Head manages the department now.').waitFor();
    await page.getByRole('button', { name: 'Remove Clara Head' }).last().click();
    await page.getByText('Clara Head no longer manages the department.').waitFor();

    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill('Patisserie');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Patisserie').waitFor();

    await (
      await (await world.administrator()).app()
    ).patch(`/users/${head.id}`, {
      department_id: new URL(page.url()).pathname.split('/').at(-1),
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('1 person belongs to the department').waitFor();
    await picture(page, 'department-refused');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await (await (await world.administrator()).app()).patch(`/users/${head.id}`, { department_id: null });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await heading(page, 'Departments').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Patisserie' }).count()).toBe(0);
  });

  it('creates a team, adds and removes a member, archives it', async () => {
    await world.employee({ first_name: 'Tomás', last_name: 'Member' });
    const page = await signedIn(await world.administrator(), '/teams');
    await page.getByRole('button', { name: 'New team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Closing crew');
    await dialog.getByRole('button', { name: 'Create team' }).click();
    await heading(page, 'Closing crew').waitFor();
    await page.getByRole('combobox', { name: 'Add a member' }).click();
    await page.getByRole('combobox', { name: 'Add a member' }).fill('tomás');
    await page.getByRole('option', { name: 'Tomás Member' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Tomás Member joined the team.').waitFor();
    await page.getByRole('button', { name: 'Remove Tomás Member' }).click();
    await page.getByText('Nobody has joined yet.').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Status').selectOption({ label: 'Archived' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Archived').first().waitFor();
  });
});
