import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, origin, signedIn, installation } = await openConsole();

describe('settings', () => {
  it('changes what was changed, and nothing else', async () => {
    const page = await signedIn(await world.administrator(), '/settings');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Northwind Bistros');
    await page.getByRole('checkbox', { name: 'Expenses', exact: true }).uncheck();
    await page.getByRole('link', { name: 'Time and pay' }).click();
    await page.getByLabel('Round clock times to').selectOption({ label: '15 minutes' });
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('checkbox', { name: 'Friday' }).check();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Expenses' }).click();
    await page.getByLabel('Approve automatically up to').fill('250.50');
    await page.getByText('5 unsaved changes').waitFor();
    await page.getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await picture(page, 'settings-unsaved');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved.').waitFor();
    await page.getByRole('link', { name: 'Northwind Bistros' }).first().waitFor();
    const row = (
      await sql<
        Pick<Row<'organizations'>, 'name' | 'settings'>
      >`select name, settings from organizations where id = ${world.organizationId}`.execute(installation.database.db)
    ).rows[0]!;
    expect(row.name).toBe('Northwind Bistros');
    expect(row.settings).toEqual({
      modules: { expenses: false },
      time_rounding_increment: 15,
      expense_auto_approve_threshold: 250.5,
      weekend_days: ['FRIDAY', 'SATURDAY', 'SUNDAY'],
    });
    await page.goto(`${origin}/settings`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Northwind Bistros');
    expect(await page.getByRole('checkbox', { name: 'Expenses', exact: true }).isChecked()).toBe(false);
  });

  it('sets the place to clock in at as a whole, and clears it', async () => {
    const other = await world.another();
    const page = await signedIn(await other.administrator(), '/settings?tab=time');
    const geofence = async () =>
      (
        await sql<
          Pick<Row<'organizations'>, 'settings'>
        >`select settings from organizations where id = ${other.organizationId}`.execute(installation.database.db)
      ).rows[0]!.settings;
    const fill = async (latitude: string, longitude: string, metres: string) => {
      await page.getByLabel('Clocking in at: latitude').fill(latitude);
      await page.getByLabel('Clocking in at: longitude').fill(longitude);
      await page.getByLabel('Clocking in within').fill(metres);
      await page.getByRole('button', { name: 'Save' }).click();
    };
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/inbox\/count/, async (route) => {
      await isReleased;
      await route.continue();
    });
    // As a map copies it: one paste for both, and a radius to begin with.
    await page.getByLabel('Clocking in at: longitude').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '43.65107, -79.34702');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.getByLabel('Clocking in at: latitude').inputValue()).toBe('43.65107');
    expect(await page.getByLabel('Clocking in within').inputValue()).toBe('150');
    await page.getByLabel('A week’s hours before overtime').fill('37:30');
    await fill('43.6532', '-79.3832', '150');
    await expect.poll(geofence).toEqual({
      time_geofence: { latitude: 43.6532, longitude: -79.3832, radius_m: 150 },
      overtime_weekly_minutes: 2250,
    });
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    // What is typed at once is not lost to a save that is still being finished.
    await page.getByLabel('Clocking in at: latitude').fill('');
    release();
    await page.getByText('Settings saved').waitFor();
    expect(await page.getByLabel('Clocking in at: latitude').inputValue()).toBe('');
    await fill('', '', '');
    await expect.poll(geofence).not.toHaveProperty('time_geofence.latitude');
  });

  it('every write that is offered for two people has a name, and can be asked for', async () => {
    const page = await signedIn(await world.administrator(), '/settings');
    const offered = page.getByRole('group', { name: 'What needs two people' });
    await offered.waitFor();
    for (const box of await offered.getByRole('checkbox').all()) await box.check();
    expect((await offered.locator('label').allInnerTexts()).filter((name) => /\w\.\w/.test(name))).toEqual([]);
    await page.getByRole('button', { name: 'Propose this change' }).click();
    await page.getByText('Proposed. It takes effect once someone else accepts it.').waitFor();
  });

  it('offers countries by name and keeps the code', async () => {
    const other = await world.another();
    const page = await signedIn(await other.administrator(), '/settings');
    await page.getByLabel('Country').selectOption({ label: 'New Zealand' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    const { rows } = await sql<
      Pick<Row<'organizations'>, 'country'>
    >`select country from organizations where id = ${other.organizationId}`.execute(installation.database.db);
    expect(rows).toEqual([{ country: 'NZ' }]);
  });

  it('says at the field what is wrong with it', async () => {
    const page = await signedIn(await world.administrator(), '/settings');
    const address = page.getByLabel('API address');
    const before = await address.inputValue();
    await address.fill('nowhere');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await address.inputValue()).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });
});

describe('imports', () => {
  it('tells in a trial run what would happen, then imports', async () => {
    const page = await signedIn(await world.administrator(), '/imports/new');
    const csv =
      'first_name,last_name,email\nEda,Import,eda@example.com\nBad,Row,nonsense\nIda,Import,ida@example.com\n';
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await page.getByRole('button', { name: 'Try it first' }).click();
    await page.getByText('1 row would fail; the others would be added.').waitFor();
    await page.getByRole('cell', { name: '3', exact: true }).waitFor();
    await picture(page, 'import-trial');
    const people = () =>
      sql<Pick<Row<'users'>, 'email'>>`select email from users where last_name = 'Import'`
        .execute(installation.database.db)
        .then(({ rows }) => rows);
    expect(await people()).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('1 row failed; the others were added.').waitFor();
    expect((await people()).map(({ email }) => email).sort()).toEqual(['eda@example.com', 'ida@example.com']);
    await page.getByRole('link', { name: 'Imports' }).last().click();
    await page.getByRole('link', { name: 'People (trial)' }).waitFor();
    expect(
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .count(),
    ).toBe(2);
  });

  it('takes a file of a spreadsheet: semicolons, its own encoding and names of columns', async () => {
    const page = await signedIn(await world.administrator(), '/imports/new');
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('First name;Surname;E-mail\r\nZo\xe9;Sheet;zoe@example.com\r\n', 'latin1'),
    });
    await page.getByText('Choose the column for: last name, email.').or(page.getByText('last name')).first().waitFor();
    await page.getByLabel('Surname').selectOption('last_name');
    await page.getByLabel('E-mail').selectOption('email');
    await page.getByRole('button', { name: 'Try it first' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('The row was added.').waitFor();
    const row = (
      await sql<Pick<Row<'users'>, 'first_name'>>`select first_name from users where last_name = 'Sheet'`.execute(
        installation.database.db,
      )
    ).rows[0]!;
    expect(row.first_name).toBe('Zoé');
  });

  it('begins at the list of what the file holds, and leads back to it', async () => {
    const page = await signedIn(await world.administrator(), '/certificates');
    const cook = await world.employee({ first_name: 'Ada', last_name: 'Certified' });
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByText('Needed: name.').waitFor();
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'certificates.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`user_email,Name,Issuer\n${cook.email},First aid,Red Cross\n`),
    });
    await page.getByRole('button', { name: 'Try it first' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('The row was added.').waitFor();
    await page.getByRole('link', { name: 'Go to certificates' }).click();
    await page
      .getByRole('row', { name: /Ada Certified/ })
      .getByText('First aid')
      .waitFor();
  });

  it.each([
    ['/training', 'training'],
    ['/benefits', 'benefits'],
  ])('%s leads to its import', async (path, kind) => {
    const page = await signedIn(await world.administrator(), path);
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect.poll(() => page.getByLabel('What the file holds').inputValue()).toBe(kind);
  });

  it('is not offered to people who may not import', async () => {
    const page = await signedIn(await world.departmentHeadOf('Patisserie'), '/training');
    await heading(page, 'Training').waitFor();
    await page.getByRole('button', { name: 'Assign a course' }).waitFor();
    expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0);
  });

  it('shows why a file cannot be read at all', async () => {
    const page = await signedIn(await world.administrator(), '/imports/new');
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('first_name,shoe_size\nAda,38\n'),
    });
    await page.getByText('Choose the column for: last name, email.').waitFor();
    expect(await page.getByRole('button', { name: 'Try it first' }).isDisabled()).toBe(true);
  });
});

describe('logs', () => {
  it('shows what was done, narrowed by who did it and to what', async () => {
    const boss = await world.executive({ first_name: 'Busy', last_name: 'Boss' });
    const other = await world.administrator({ first_name: 'Idle', last_name: 'Other' });
    const made = await (await boss.app()).post('/departments', { name: 'Logged' });
    await (await other.app()).post('/departments', { name: 'Unlogged' });
    const page = await signedIn(boss, '/logs/audit');
    const rows = page.getByRole('row').filter({ hasText: 'Created a department' });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('combobox', { name: 'Who', exact: true }).fill('busy');
    await page.getByRole('option', { name: 'Busy Boss' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByRole('link', { name: 'Logged' }).waitFor();
    await rows.getByRole('button', { name: 'Only this record' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('row')
          .filter({ has: page.getByRole('cell') })
          .count(),
      )
      .toBe(1);
    expect(new URL(page.url()).searchParams.get('actor_id')).toBe(boss.id);
    expect(new URL(page.url()).searchParams.get('subject_id')).toBe(made.data.id);
  });

  it('shows a person who looked at their private data', async () => {
    const ada = await world.employee();
    const boss = await world.executive({ first_name: 'Curious', last_name: 'Boss' });
    await (await boss.app()).get(`/users/${ada.id}`, { query: { tiers: 'personal' } });
    const page = await signedIn(ada, '/me/access-log');
    await page.getByRole('cell', { name: 'Curious Boss' }).waitFor();
    await page.getByRole('cell', { name: 'Personal details', exact: true }).waitFor();
  });
});

describe('the development inbox', () => {
  it('shows the mail with the link that lets someone new in', async () => {
    const boss = await world.administrator();
    await (await boss.app()).post('/users', { first_name: 'New', last_name: 'One', email: 'newone@example.com' });
    const page = await signedIn(boss, '/developers/mail');
    const mail = page.getByText('newone@example.com');
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Look again' }).click();
        return mail.count();
      })
      .toBe(1);
    await mail.click();
    await picture(page, 'inbox');
    const link = await page.getByRole('link', { name: /\/set-password#token=/ }).getAttribute('href');
    await page.goto(origin + (link ?? '').replace(/^https?:\/\/[^/]+/, ''));
    await heading(page, /^Welcome to .+, New$/).waitFor();
  });
});
