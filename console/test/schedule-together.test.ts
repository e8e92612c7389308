import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, instantAtMs } from '../../server/src/lib/days.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

/** A Monday without a holiday near it. */
const monday = '2027-01-18';
const sunday = addDays(monday, 6);
const at = (day: string, from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', day, from)).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', day, to)).toISOString(),
});

let head: Somebody;

beforeAll(async () => {
  const admin = await (await world.administrator()).app();
  head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  for (const body of [
    { user_id: ada.id, title: 'Grill', ...at(sunday, '09:00', '13:00') },
    { user_id: ada.id, title: 'Grill', ...at(sunday, '13:00', '17:00') },
    { user_id: ben.id, title: 'Grill', ...at(sunday, '10:00', '18:00') },
    { user_id: ben.id, title: 'Bar', ...at(monday, '10:00', '18:00') },
    { user_id: ben.id, title: 'Bar', ...at(addDays(sunday, -1), '12:00', '23:30') },
  ]) {
    expect((await admin.post('/shifts', { is_published: true, ...body })).status).toBe(201);
  }
});

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

describe('several shifts at once', () => {
  it('everybody an hour later on Sunday: the day, one hour later, what speaks against it, and one undo', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}`);
    await heading(page, 'Schedule').waitFor();
    await page.getByRole('button', { name: /Sun.*select all its shifts/ }).click();
    await page.getByText('3 shifts selected').waitFor();
    await picture(page, 'schedule-selected');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '1 h later' }).click();
    await page.getByText('3 shifts were changed.').waitFor();
    await rowOf(page, 'Ada Byron')
      .getByRole('button', { name: /10:00.*2:00.*Grill/ })
      .waitFor();
    await rowOf(page, 'Ben Carter')
      .getByRole('button', { name: /11:00.*7:00.*Grill/ })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 changes were taken back.').waitFor();
    await rowOf(page, 'Ada Byron')
      .getByRole('button', { name: /9:00.*1:00.*Grill/ })
      .waitFor();
  });

  it('what refuses and what is warned of is told for each before anything is done; the others go', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}`);
    const chip = (name: string, what: RegExp) => rowOf(page, name).getByRole('button', { name: what });
    await chip('Ada Byron', /9:00.*Grill/).click({ modifiers: ['Shift'] });
    await chip('Ben Carter', /Mon.*Bar/).click({ modifiers: ['Shift'] });
    await page.getByText('2 shifts selected').waitFor();
    await page.getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 shifts' });
    await dialog.getByLabel('To this day').fill(sunday);
    await dialog.getByLabel('Person').selectOption({ label: 'Ada Byron' });
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();
    const asked = page
      .getByRole('dialog', { name: 'Change 1 shift all the same?' })
      .or(page.getByRole('dialog', { name: 'None of them can be changed so' }));
    await asked.getByText(/Ben Carter, Mon.*: The person has another shift at that time\./).waitFor();
    await picture(page, 'schedule-batch-refused');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await chip('Ben Carter', /Mon.*Bar/).waitFor();
  });

  it('one of them dragged takes the others along, by as many days; one undo brings all back', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}`);
    const chip = (name: string, what: RegExp) => rowOf(page, name).getByRole('button', { name: what });
    await chip('Ben Carter', /Sun.*Grill/).click({ modifiers: ['Shift'] });
    await chip('Ben Carter', /Mon.*Bar/).click({ modifiers: ['Shift'] });
    await page.getByText('Drag one of them to move all of them').waitFor();
    const from = (await chip('Ben Carter', /Mon.*Bar/).boundingBox())!;
    const to = (await rowOf(page, 'Ben Carter')
      .locator(`[data-day="${addDays(monday, 1)}"]`)
      .boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.locator('.week-grid__ghost', { hasText: '2 shifts' }).waitFor();
    await page.mouse.up();
    await page.getByText('2 shifts were changed.').waitFor();
    await chip('Ben Carter', /Tue.*Bar/).waitFor();
    expect(await chip('Ben Carter', /Sun.*Grill/).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 changes were taken back.').waitFor();
    await chip('Ben Carter', /Mon.*Bar/).waitFor();
    await chip('Ben Carter', /Sun.*Grill/).waitFor();
  });

  it('a frame drawn over cells selects what it meets; the seven days fit 1280 pixels', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}`);
    const grid = page.getByRole('region', { name: 'Shifts of the week' });
    await grid.waitFor();
    const first = (await rowOf(page, 'Ben Carter')
      .getByRole('button', { name: /Mon.*Bar/ })
      .boundingBox())!;
    await page.mouse.move(first.x + first.width / 2, first.y + first.height + 8);
    await page.mouse.down();
    await page.mouse.move(first.x + first.width / 2 + 20, first.y + 4, { steps: 4 });
    await page.mouse.up();
    await page.getByText('1 shift selected').waitFor();
    expect(await grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});
