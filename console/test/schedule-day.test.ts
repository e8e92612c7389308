import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, instantAtMs } from '../../server/src/lib/days.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture, wordsOnPaper } from './browser.ts';

const { world, signedIn } = await openConsole();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A Monday without a holiday near it. */
const monday = '2027-01-18';
const tuesday = addDays(monday, 1);
const at = (from: string, to: string) => ({
  starts_at: new Date(instantAtMs('America/Toronto', from.slice(0, 10), from.slice(11))).toISOString(),
  ends_at: new Date(instantAtMs('America/Toronto', to.slice(0, 10), to.slice(11))).toISOString(),
});

let head: Somebody;
let ada: Somebody;

beforeAll(async () => {
  const admin = await (await world.administrator()).app();
  head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  await world.employee({ first_name: 'Zoé', last_name: 'Young', department: 'Kitchen' });
  for (const body of [
    { user_id: ada.id, title: 'Grill', ...at(`${tuesday}T14:00`, `${tuesday}T22:00`) },
    { user_id: ben.id, title: 'Bar', location: 'Downstairs', ...at(`${tuesday}T09:00`, `${tuesday}T17:00`) },
    { user_id: ben.id, title: 'Plotting', is_published: false, ...at(`${tuesday}T18:00`, `${tuesday}T19:00`) },
    { user_id: ada.id, title: 'Night', ...at(`${addDays(monday, -1)}T22:00`, `${monday}T06:00`) },
  ]) {
    expect((await admin.post('/shifts', { is_published: true, ...body })).status).toBe(201);
  }
});

const names = (page: Page): Promise<string[]> => page.locator('.day-grid__label').allInnerTexts();

describe('the schedule of a day', () => {
  it('“Who works tomorrow, on paper”: its day, and print; what is published alone, everyone once, in the order of the list', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}`, { viewport: { width: 1440, height: 900 } });
    await heading(page, 'Schedule').waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
    await page.getByRole('button', { name: /^Open Tue.* by the hour$/ }).click();
    await page.getByRole('list', { name: /^Shifts of Tue/ }).waitFor();
    await page.getByText(/^2 people, 17/).waitFor();
    const list = await names(page);
    // Who begins first stands first; whoever has no shift comes after.
    expect(list).toEqual(['Open shifts', 'Ben Carter', 'Ada Byron', 'Amélie Tremblay', 'Zoé Young']);
    await picture(page, 'schedule-day');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction(() => 'isPrinted' in window);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(/^Printed on /).waitFor();
    await picture(page, 'paper-schedule-day');
    const words = (await wordsOnPaper(await page.pdf({ preferCSSPageSize: true }))).replaceAll(/\s/g, '');
    const [, ...onPaper] = list;
    const places = onPaper.map((name) => words.indexOf(name.replaceAll(' ', '')));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(onPaper.map((name) => words.split(name.replaceAll(' ', '')).length - 1)).toEqual(onPaper.map(() => 1));
    expect(words).toContain('9am–5pmBarDownstairs');
    expect(words).not.toContain('Plotting');
    expect(words).toContain('1shiftisnotpublishedyet');
  });

  it('a night that began the week before is on the Monday; a shift is opened and added by its row', async () => {
    const page = await signedIn(head, `/schedule?day=${monday}`, { viewport: { width: 1280, height: 860 } });
    const row = page.getByRole('listitem').filter({ hasText: 'Ada Byron' });
    await row.getByRole('button', { name: /10:00.*6:00.*Night/ }).click();
    await page.getByRole('dialog').getByText('Ada Byron').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a shift: Zoé Young' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Day').inputValue()).toBe(monday);
    expect(await dialog.getByLabel('Person').locator('option:checked').innerText()).toBe('Zoé Young');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await page.getByRole('rowheader', { name: /Ada Byron/ }).waitFor();
  });

  it('today says who is in; on a phone the day is the view, swiped or by arrows, and the week one press away', async () => {
    expect((await (await ada.app()).post('/clock/in', {})).status).toBeLessThan(300);
    const page = await signedIn(head, '/schedule', phone);
    const row = page.getByRole('listitem').filter({ hasText: 'Ada Byron' });
    await row.getByText('In', { exact: true }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    const title = page.locator('.schedule__week');
    const today = await title.innerText();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect.poll(() => title.innerText()).not.toBe(today);
    await row.getByText('In', { exact: true }).waitFor({ state: 'detached' });
    const tomorrow = await title.innerText();
    const swipe = async (from: number, to: number): Promise<void> => {
      const box = (await page.locator('.day-grid__rows').boundingBox())!;
      const client = await page.context().newCDPSession(page);
      const finger = (type: string, x: number) =>
        client.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 40 }],
        });
      await finger('touchStart', from);
      for (const part of [0.3, 0.6, 1]) await finger('touchMove', from + (to - from) * part);
      await finger('touchEnd', to);
    };
    await swipe(80, 320);
    await expect.poll(() => title.innerText()).toBe(today);
    await swipe(320, 80);
    await expect.poll(() => title.innerText()).toBe(tomorrow);
    await page.goto(page.url().replace(/day=[\d-]+/, `day=${tuesday}`));
    await page.getByText(/^2 people, 17/).waitFor();
    await picture(page, 'schedule-day-phone');
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await page.getByRole('table', { name: 'Schedule' }).waitFor();
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await page.getByRole('list', { name: /^Shifts of / }).waitFor();
  });
});
