import { expect, it } from 'vitest';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

it('“The intern plans, the head publishes”: given in six clicks; the intern finds the schedule, adds a shift, asks to publish it, and cannot publish', async () => {
  const { world } = muster;
  const boss = await world.executive({ first_name: 'Grace', last_name: 'Hopper' });
  const intern = await world.employee({ first_name: 'Noa', last_name: 'Levi', department: 'Kitchen' });
  await world.employee({ first_name: 'Kofi', last_name: 'Mensah', department: 'Kitchen' });

  const page = await muster.signedIn(boss, '/');
  let clicks = 0;
  const click = async (role: 'link' | 'button' | 'option', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
    clicks++;
  };
  await click('link', 'Organization');
  await heading(page, 'Settings').waitFor();
  await click('link', 'Access');
  await click('button', 'Give access');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Noa');
  await click('option', /Noa Levi/);
  await dialog.getByLabel('What they may do').selectOption('SCHEDULE_PLANNING');
  clicks++;
  await dialog.getByText('Never publishes or offers').waitFor();
  await dialog.getByLabel('Why').fill('Learns to plan.');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  clicks++;
  await page.getByText('Noa Levi has this access.').waitFor();
  expect(clicks).toBeLessThanOrEqual(6);

  const hers = await muster.signedIn(intern, '/');
  await hers.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
  await heading(hers, 'Schedule').waitFor();
  await hers.getByRole('button', { name: 'Add a shift', exact: true }).click();
  const shift = hers.getByRole('dialog');
  await shift.getByLabel('Person').selectOption({ label: 'Kofi Mensah' });
  await picture(hers, 'access-intern-shift');
  await shift.getByRole('button', { name: 'Add' }).click();
  await shift.waitFor({ state: 'detached' });
  expect(await hers.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
  expect(await findViolations(hers)).toEqual([]);
  await picture(hers, 'access-intern-schedule');
  await hers.getByRole('button', { name: 'Ask to publish' }).click();
  const asks = hers.getByRole('dialog');
  await asks.getByText('Kitchen').waitFor();
  expect(await findViolations(hers)).toEqual([]);
  await picture(hers, 'access-intern-asks');
  await asks.getByRole('button', { name: 'Ask', exact: true }).click();
  await hers.getByText('It is with those who publish there.').waitFor();

  await page.goto(`${muster.origin}/inbox`);
  await page.getByText(/Publishes 1 shift of Kitchen/).waitFor();
  expect(await page.getByRole('link', { name: 'See the week' }).getAttribute('href')).toContain('/schedule?week=');
  await picture(page, 'access-intern-asked');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  // Published, so that there is nothing left to ask for.
  await hers.getByRole('button', { name: 'Ask to publish' }).waitFor({ state: 'detached' });
});

it('who was given to hire proposes what someone new is paid; it waits for an Administrator', async () => {
  const { world } = muster;
  const recruiter = await world.employee({ first_name: 'Ira', last_name: 'Voss', department: 'Office' });
  await world.give(recruiter, { packages: ['HIRING'], department_ids: [await world.department('Kitchen')] });
  const page = await muster.signedIn(recruiter, '/people/new');
  await page.getByLabel('First name').fill('Mina');
  await page.getByLabel('Last name').fill('Sato');
  await page.getByLabel('E-mail address').fill('mina.sato@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Department').first().selectOption({ label: 'Kitchen' });
  await page.getByText('With pay, an Administrator decides first').waitFor();
  await page.getByLabel('Amount').fill('52000');
  await picture(page, 'access-hiring-pay');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByRole('heading', { name: 'Mina Sato was proposed' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-hiring-proposed');
  await page.getByRole('link', { name: 'Open the proposal' }).click();
  await page.getByText('Waiting').first().waitFor();
});

it('whoever was given something finds it in the menu and on Home, and each place opens', async () => {
  const { world } = muster;
  const holder = await world.employee({ first_name: 'Sam', last_name: 'Roy', department: 'Office' });
  await world.employee({ first_name: 'Ada', last_name: 'Lin', department: 'Kitchen' });
  await world.give(holder);
  const page = await muster.signedIn(holder, '/');
  await page.getByText('You may also').waitFor();
  const links = page.locator('.grants__end a');
  const places = new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))));
  expect(places.size).toBeGreaterThan(3);
  for (const place of places) {
    await page.goto(`${muster.origin}${String(place)}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('alert').count(), String(place)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await picture(page, `access-place${String(place).replaceAll('/', '-')}`);
    // The menu has it.
    expect(
      await page
        .getByRole('navigation')
        .locator(`a[href="${String(place)}"]`)
        .count(),
    ).toBeGreaterThan(0);
  }
  const small = await muster.signedIn(holder, '/', phone);
  await small.getByText('You may also').waitFor();
  expect(await overflowOf(small)).toBe(0);
  await picture(small, 'access-home-all-phone');
});

it('who was given to develop makes a service account, and finds endpoints and sandboxes; giving it asks for no department', async () => {
  const { world } = muster;
  const boss = await world.executive({ first_name: 'Mara', last_name: 'Stone' });
  const developer = await world.employee({ first_name: 'Ida', last_name: 'Park', department: 'Office' });
  const above = await (await boss.app()).post('/webhooks', { url: 'https://hooks.example.com/in', events: ['*'] });
  expect(above.status, above.text).toBe(201);

  const page = await muster.signedIn(boss, '/settings');
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await page.getByRole('button', { name: 'Give access' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Ida');
  await page.getByRole('option', { name: /Ida Park/ }).click();
  await dialog.getByLabel('For people of').waitFor();
  await dialog.getByLabel('What they may do').selectOption('DEVELOPING');
  await dialog.getByLabel('For people of').waitFor({ state: 'detached' });
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-give-developing');
  await dialog.getByLabel('Why').fill('Builds the payroll sync.');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await page.getByText('Ida Park has this access.').waitFor();

  const hers = await muster.signedIn(developer, '/');
  await hers.getByRole('navigation').getByRole('link', { name: 'Developers', exact: true }).click();
  await heading(hers, 'Developers').waitFor();
  await hers.getByRole('link', { name: 'Service accounts' }).first().click();
  await hers.getByRole('button', { name: 'New service account' }).first().click();
  const account = hers.getByRole('dialog');
  await account.getByLabel('Name').fill('Payroll sync');
  expect(await account.getByLabel('Role').locator('option').allTextContents()).toEqual(['Employee']);
  await account.getByRole('button', { name: /service account|Create|Add/ }).click();
  await heading(hers, 'Payroll sync').waitFor();
  for (const path of [
    '/developers/webhooks',
    `/developers/webhooks/${String(above.data.id)}`,
    '/developers/sandboxes',
  ]) {
    await hers.goto(`${muster.origin}${path}`);
    await hers.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await hers.waitForLoadState('networkidle');
    expect(await hers.getByRole('alert').count(), path).toBe(0);
    expect(await findViolations(hers)).toEqual([]);
    await picture(hers, `access-developer${path.replace(String(above.data.id), 'one').replaceAll('/', '-')}`);
  }
});

it('who was given to read reports reads departments by month, and no absence that would say something of one person', async () => {
  const { world } = muster;
  const clerk = await world.employee({ first_name: 'Ines', last_name: 'Rey', department: 'Office' });
  await world.give(clerk, { packages: ['REPORTS_READING'] });
  const page = await muster.signedIn(clerk, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Departments by month' }).click();
  await heading(page, 'Departments by month').waitFor();
  const row = page.getByRole('row', { name: /^Office/ }).first();
  await row.waitFor();
  expect(await row.getByRole('cell').last().textContent()).toBe('–');
  await page.getByText('Absence is left out of a month that is not over').waitFor();
  expect(await page.getByRole('link', { name: 'Export' }).getAttribute('href')).toContain('/reports/departments/file');
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'access-departments-by-month');
  const small = await muster.signedIn(clerk, '/reports/departments', phone);
  await small.getByText('Absence is left out').waitFor();
  expect(await overflowOf(small)).toBe(0);
  await picture(small, 'access-departments-by-month-phone');
});

it('who prepares payroll finds periods, timesheets and pay in the menu; pay runs only if it is for everyone', async () => {
  const { world } = muster;
  const clerk = await world.employee({ first_name: 'Lou', last_name: 'Berg', department: 'Office' });
  const accountant = await world.employee({ first_name: 'Max', last_name: 'Ito', department: 'Office' });
  const packages = ['PAYROLL_PREPARING'] as const;
  await world.give(clerk, { packages, department_ids: [await world.department('Kitchen')] });
  await world.give(accountant, { packages });
  for (const [person, tabs] of [
    [clerk, 0],
    [accountant, 1],
  ] as const) {
    const page = await muster.signedIn(person, '/');
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Timesheets', exact: true }).click();
    await heading(page, 'Timesheets').waitFor();
    await menu.getByRole('link', { name: 'Pay', exact: true }).click();
    await heading(page, 'Pay').waitFor();
    await menu.getByRole('link', { name: 'Pay periods', exact: true }).click();
    await heading(page, 'Pay periods').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('main').getByRole('link', { name: 'Pay runs', exact: true }).count()).toBe(tabs);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  }
});
