import { expect, it } from 'vitest';
import { instantAtMs } from '../../server/src/lib/days.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});
const saturday = '2027-01-23';

it('three cooks from five to ten every Saturday: the week says where they are missing, and publishing too', async () => {
  const admin = await (await world.administrator()).app();
  const head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await world.employee({
    first_name: 'Ada',
    last_name: 'Byron',
    department: 'Kitchen',
    job_title: 'Cook',
  });
  await admin.post('/shifts', { user_id: ada.id, ...at(saturday, '17:00', '20:00') });
  await world.employee({ department: 'Kitchen', job_title: 'Line Cook' });

  const page = await signedIn(head, `/schedule?week=2027-01-18`);
  await heading(page, 'Schedule').waitFor();
  await page.getByRole('button', { name: 'Who is needed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is needed' });
  // All of it in one line, which the fields show as it was understood: with the page, its button and Enter four steps.
  await dialog.getByLabel('In one line').fill('3 cooks every Saturday 17-22');
  await dialog.getByText('Counts shifts titled Cook,').waitFor();
  const shown = ['How many', 'As what', 'When', 'From', 'To'].map((name) => dialog.getByLabel(name).inputValue());
  expect(await Promise.all(shown)).toEqual(['3', 'Cook', '6', '17:00', '22:00']);
  await dialog.getByLabel('In one line').fill('');
  await dialog.getByLabel('As what').fill('');
  await dialog.getByLabel('How many').fill('3');
  await dialog.getByText('Counts every shift of the department.').waitFor();
  await dialog.getByLabel('As what').fill('côok');
  await dialog.getByText('Counts shifts titled Cook, and shifts of people who work as that.').waitFor();
  await dialog.getByLabel('As what').fill('coo');
  await dialog.getByText('Nothing in this department is called coo').waitFor();
  const titles = dialog.getByRole('list', { name: 'What shifts and people are called here' });
  expect(await titles.getByRole('button').allTextContents()).toEqual(['Cook', 'Line Cook']);
  await titles.getByRole('button', { name: 'Cook', exact: true }).click();
  expect(await dialog.getByLabel('As what').inputValue()).toBe('Cook');
  await titles.waitFor({ state: 'detached' });
  await dialog.getByLabel('When').selectOption({ label: 'Every Saturday' });
  await dialog.getByLabel('From').fill('17:00');
  await dialog.getByLabel('To').fill('22:00');
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'staffing-add');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const gap = page.getByRole('button', { name: /Sat.*8pm–10pm: Cook, 0 of 3/ });
  await gap.waitFor();
  await page.getByRole('button', { name: /5pm–8pm: Cook, 1 of 3/ }).waitFor();
  await picture(page, 'staffing-week');
  expect(await findViolations(page)).toEqual([]);

  await gap.click();
  const adding = page.getByRole('dialog', { name: 'Add a shift' });
  expect(await adding.getByLabel('What it is').inputValue()).toBe('Cook');
  expect(await adding.getByLabel('Starts').inputValue()).toBe('20:00');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('dialog').getByText('Somebody is still missing:').waitFor();
  await picture(page, 'staffing-publish');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Who is needed' }).click();
  const list = page.getByRole('dialog').getByRole('list', { name: 'What is wanted' });
  await list.getByText('3 × Cook, Every Saturday, 17:00–22:00').waitFor();
  await list.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('How many').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await list.getByText('1 × Cook').waitFor();
  await picture(page, 'staffing-list');
  await list.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Deleted.').waitFor();

  const phone = await signedIn(head, `/schedule?week=2027-01-18`, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await phone.getByRole('button', { name: 'Who is needed' }).click();
  await phone.getByRole('dialog').getByLabel('How many').waitFor();
  expect(await overflowOf(phone)).toBe(0);
  await picture(phone, 'staffing-phone');
});
