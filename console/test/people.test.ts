import { describe, expect, it } from 'vitest';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn, installation } = await openConsole();

describe('people', () => {
  it('adds a person, who is then in the list, and changes them', async () => {
    await world.department('Kitchen');
    const chef = await world.employee({ first_name: 'Auguste', last_name: 'Escoffier' });
    const page = await signedIn(await world.administrator(), '/people');
    await page.getByRole('link', { name: 'Add a person' }).click();
    await heading(page, 'Add a person').waitFor();
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByText('Enter a first name.').waitFor();

    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('E-mail address').fill('not an address');
    await page.getByLabel('Job title').fill('Sous-chef');
    await page.getByLabel('Department').selectOption({ label: 'Kitchen' });
    await page.getByRole('combobox', { name: 'Manager' }).fill('escof');
    await picture(page, 'picker');
    await page.getByRole('option', { name: 'Auguste Escoffier' }).click();
    await page.getByLabel('Start date').fill('2026-03-09');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByText('E-mail address must be an e-mail address.').waitFor();
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Add person' }).click();
    await heading(page, 'Ada Byron').waitFor();
    await page.getByText('Ada Byron was added').waitFor();
    await page.getByRole('link', { name: 'Auguste Escoffier' }).waitFor();
    await page.getByText('9 Mar 2026').waitFor();
    const row = await installation.database.db
      .selectFrom('users')
      .select(['manager_id', 'job_title', 'role'])
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ manager_id: chef.id, job_title: 'Sous-chef', role: 'EMPLOYEE' });

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Job title').fill('Head chef');
    await page.getByRole('button', { name: 'Remove Auguste Escoffier' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Ada Byron').waitFor();
    await page.getByText('Head chef').first().waitFor();
    expect(await page.getByRole('link', { name: 'Auguste Escoffier' }).count()).toBe(0);
    await page.getByRole('link', { name: 'People', exact: true }).first().click();
    await page.getByRole('link', { name: 'Ada Byron' }).waitFor();
  });

  it('says at the field that an address is taken', async () => {
    const taken = await world.employee({ email: 'taken@example.com' });
    const page = await signedIn(await world.administrator(), '/people/new');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Again');
    await page.getByLabel('E-mail address').fill(taken.email);
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByText('This e-mail address is already in use.').waitFor();
    const field = page.getByLabel('E-mail address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('keeps filters in the address and pages on', async () => {
    const another = await world.another();
    const boss = await another.executive();
    for (let n = 0; n < 55; n++) await another.employee({ department: n < 3 ? 'Bar' : 'Kitchen' });
    const page = await signedIn(boss, '/people');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBe(56);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    await page.getByLabel('Department').selectOption({ label: 'Bar' });
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Role').selectOption({ label: 'Executive' });
    await page.getByText('Try other words or fewer filters.').waitFor();
  });

  it('shows private details only when asked, and says that the look is recorded', async () => {
    const boss = await world.executive();
    const ada = await world.employee({ first_name: 'Private', last_name: 'Person' });
    await (await boss.app()).patch(`/users/${ada.id}/personal`, { phone: '+1 555 0100' });
    const looks = async () =>
      (await world.accessLog()).filter((row) => row.user_id === ada.id && row.surface === 'app');
    const before = (await looks()).length;
    const page = await signedIn(boss, `/people/${ada.id}`);
    await heading(page, 'Private Person').waitFor();
    expect(await page.getByText('+1 555 0100').count()).toBe(0);
    expect(await looks()).toHaveLength(before);
    await page.getByRole('button', { name: 'Show personal details' }).click();
    await page.getByText('+1 555 0100').waitFor();
    await page.getByText('That you looked is in the access log').waitFor();
    await picture(page, 'person-private');
    await expect.poll(looks).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Edit personal details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City').fill('Montréal');
    await dialog.getByRole('button', { name: 'Add an emergency contact' }).click();
    await dialog.getByLabel('Name').fill('Lord Byron');
    await dialog.getByLabel('Phone').last().fill('+1 555 0199');
    await picture(page, 'person-private-edit');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lord Byron, +1 555 0199').waitFor();
    const saved = await (await boss.app()).get(`/users/${ada.id}`, { query: { tiers: 'personal' } });
    expect(saved.data).toMatchObject({
      phone: '+1 555 0100',
      home_address: { line1: null, city: 'Montréal' },
      emergency_contacts: [{ name: 'Lord Byron', relationship: null, phone: '+1 555 0199' }],
    });
    await page.getByRole('button', { name: 'Hide personal details' }).click();
    expect(await page.getByText('+1 555 0100').count()).toBe(0);
  });

  it('reactivates somebody who is inactive', async () => {
    const ada = await world.employee({ first_name: 'Former', last_name: 'Colleague', is_active: false });
    const page = await signedIn(await world.administrator(), `/people/${ada.id}`);
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await page.getByText('Former Colleague is active again.').waitFor();
    expect(await page.getByRole('button', { name: 'Reactivate' }).count()).toBe(0);
  });
});

describe('an Employee', () => {
  it('finds no button and no screen that is not theirs', async () => {
    const ada = await world.employee({ first_name: 'Just', last_name: 'Me' });
    const other = await world.employee();
    const page = await signedIn(ada, '/people');
    await page.getByRole('link', { name: 'Just Me' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Add a person' }).count()).toBe(0);
    const entries = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();
    expect(entries).toEqual(['Home', 'Expenses', 'Documents', 'Tokens', 'API reference']);
    await page.goto(new URL(`/people/${ada.id}`, page.url()).href);
    await heading(page, 'Just Me').waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Personal details' }).count()).toBe(0);
    await page.goto(new URL('/settings', page.url()).href);
    await page.getByText('There is nothing at this address').waitFor();
    await page.goto(new URL(`/people/${other.id}`, page.url()).href);
    await page.getByText('This does not exist, or it is not yours to see.').waitFor();
    await page.goto(new URL('/departments', page.url()).href);
    await page.getByRole('heading', { name: 'Departments' }).waitFor();
    expect(await page.getByRole('button', { name: 'New department' }).count()).toBe(0);
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
    expect(await page.getByRole('link', { name: 'Patisserie' }).count()).toBe(0);
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
    await page.getByText('Archived').waitFor();
  });
});
