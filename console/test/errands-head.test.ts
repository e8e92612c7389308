import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addType, keepNoHolidays } from '../../server/src/features/leave/testing/office.ts';
import { from, inHours, rota } from '../../server/src/features/schedule/testing/restaurant.ts';
import { dayIn } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { openConsole, picture } from './browser.ts';

const muster = await openConsole();
const desk = { viewport: { width: 1440, height: 900 } };

/** Counts what a hand does: a click, a choice, a line that is typed. */
function hand() {
  let steps = 0;
  const count =
    <A extends readonly unknown[]>(act: (...given: A) => Promise<unknown>) =>
    async (...given: A): Promise<void> => {
      await act(...given);
      steps++;
    };
  return {
    click: count((target: Locator) => target.click()),
    type: count((page: Page, text: string) => page.keyboard.type(text)),
    press: count((page: Page, key: string) => page.keyboard.press(key)),
    steps: () => steps,
  };
}

/** Where it is before two in the afternoon: a shift in an hour is one of today. */
function placeOfTheMorning(): string {
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Toronto' });
  return Number(hour.format(Date.now())) < 12 ? 'America/Toronto' : 'Asia/Tokyo';
}

/** A kitchen with a head, a cook, and a shift of hers that begins in an hour. */
async function kitchen() {
  const timezone = placeOfTheMorning();
  const world = await muster.world.another({ timezone });
  await keepNoHolidays(muster, world);
  await addType(muster, world, 'Sick', { is_sickness: true });
  const head = await world.departmentHeadOf('Kitchen');
  const cook = await world.employee({ department: 'Kitchen', first_name: 'Lina', last_name: 'Haddad' });
  const app = await head.app();
  const shift = await rota(app)({ user_id: cook.id, title: 'Grill', ...from(inHours(1), 4) });
  const day = dayIn(timezone, Date.parse(String(shift['starts_at'])));
  return { world, head, cook, app, shift, day };
}

it('“Lina is ill”: her sick day from the palette, her shift offered, and taken back', async () => {
  const { head, cook, app, shift } = await kitchen();
  const page = await muster.signedIn(head, '/', desk);
  const { click, type, press, steps } = hand();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, 'Control+k');
  await page.getByRole('combobox', { name: 'Search people' }).waitFor();
  await type(page, 'Lina is ill');
  await page.getByRole('option', { name: 'Record leave for Lina Haddad' }).waitFor();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Record leave for Lina Haddad' });
  await dialog.getByText('It is approved at once, and the person is told.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'record-leave');
  await click(dialog.getByRole('button', { name: 'Record leave' }));
  const uncovered = page.getByRole('dialog', { name: 'Uncovered shifts of Lina Haddad' });
  await uncovered.getByText('Grill').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'uncovered');
  await click(uncovered.getByRole('button', { name: 'Offer 1 shift' }));
  await page.getByText('1 shift is open now.').waitFor();
  expect(steps()).toBe(5);
  expect((await app.get(`/shifts/${shift.id}`)).data).toMatchObject({ status: 'OPEN', user_id: null });
  const told = (await (await cook.app()).get('/notifications')).data as { kind: string }[];
  expect(told.map(({ kind }) => kind)).toContain('leave_approved');

  await click(page.getByRole('button', { name: 'Undo' }));
  await page.getByText('1 shift is Lina Haddad’s again.').waitFor();
  expect((await app.get(`/shifts/${shift.id}`)).data).toMatchObject({ status: 'SCHEDULED', user_id: cook.id });
});

it('the page of a leave shows the shifts that it meets, before and after it is approved', async () => {
  const { world, head, cook, day } = await kitchen();
  const leave_type_id = await addType(muster, world, 'Vacation');
  const asked = await (await cook.app()).post('/leaves', { leave_type_id, start_date: day, end_date: day });
  expect(asked.status, asked.text).toBe(201);
  const page = await muster.signedIn(head, `/time-off/${String(asked.data.id)}`, desk);
  const uncovered = page.getByRole('heading', { name: 'Uncovered shifts' });
  await uncovered.waitFor();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel this leave' }).waitFor();
  await uncovered.waitFor();
});

it('“Two people asked for the same week. Who asked first, what did each get last year?”: side by side in two steps, decided there', async () => {
  const { world, head, cook } = await kitchen();
  const second = await world.employee({ department: 'Kitchen', first_name: 'Yusuf', last_name: 'Khan' });
  const leave_type_id = await addType(muster, world, 'Vacation', { annual_allowance: '20' });
  const year = Number(dayIn('America/Toronto', Date.now()).slice(0, 4)) + 1;
  const week = { leave_type_id, start_date: `${String(year)}-07-05`, end_date: `${String(year)}-07-09` };
  const [ofCook, ofSecond] = [await cook.app(), await second.app()];
  const asked = await ofSecond.post('/leaves', week);
  expect((await ofCook.post('/leaves', week)).status).toBe(201);
  const page = await muster.signedIn(head, '/', desk);
  const { click, steps } = hand();
  await click(page.getByRole('link', { name: 'Open inbox' }));
  await click(page.getByRole('button', { name: 'Also asked by Yusuf Khan' }));
  const dialog = page.getByRole('dialog', { name: 'Same days' });
  const [first, other] = [
    dialog.getByRole('listitem').filter({ hasText: 'Yusuf Khan' }),
    dialog.getByRole('listitem').filter({ hasText: 'Lina Haddad' }),
  ];
  await first.getByText('Asked first').waitFor();
  await first.getByText(`In ${String(year - 1)}`).waitFor();
  expect(await other.getByText('Asked first').count()).toBe(0);
  expect(steps()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await picture(page, 'same-days');
  await click(first.getByRole('button', { name: 'Approve' }));
  await first.getByText('Has these days').waitFor();
  expect((await ofSecond.get(`/leaves/${String(asked.data.id)}`)).data.status).toBe('APPROVED');
});

it('“The roster on the wall”: a week of everyone, on the paper of the country, two steps from Home', async () => {
  const { world, head, app } = await kitchen();
  const cooks = await Promise.all(
    Array.from({ length: 29 }, (_, index) =>
      world.employee({ department: 'Kitchen', first_name: 'Cook', last_name: `Number ${String(index + 10)}` }),
    ),
  );
  await Promise.all(cooks.map(({ id }) => rota(app)({ user_id: id, title: 'Line', ...from(inHours(2), 6) })));
  const page = await muster.signedIn(head, '/', desk);
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  const { click, steps } = hand();
  await click(page.getByRole('link', { name: 'Schedule', exact: true }));
  await page.getByRole('rowheader', { name: /Lina Haddad/ }).waitFor();
  await click(page.getByRole('button', { name: 'Print' }));
  await page.waitForFunction(() => 'isPrinted' in window);
  expect(steps()).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const roster = page.locator('table.roster');
  await roster.waitFor();
  // Everyone is on it, although the screen shows only the rows in sight; nothing to press is.
  expect(await roster.locator('tbody tr').count()).toBe(32);
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByText(/^Printed on /).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 on its side: the organization is in a country that does not write on letter.
  expect(pdf).toMatch(/MediaBox\s*\[0 0 84[12](\.\d+)? 59[45](\.\d+)?\]/);
  // Of tomorrow alone, two steps from Home as well.
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${muster.origin}/`);
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  const again = hand();
  await again.click(page.getByRole('link', { name: 'Who works tomorrow' }));
  await page.getByRole('list', { name: /^Shifts of / }).waitFor();
  await again.click(page.getByRole('button', { name: 'Print' }));
  await page.waitForFunction(() => 'isPrinted' in window);
  expect(again.steps()).toBe(2);
});
