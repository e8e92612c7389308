import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { askToSign, counter } from '../../server/src/features/inbox/testing/counter.ts';
import { addDays } from '../../server/src/lib/days.ts';
import { heading, openConsole } from './browser.ts';

const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

/** Counts what a thumb does. A day takes two taps: one opens the calendar of the phone, one chooses. */
function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps++;
    },
    choose: async (field: Locator, day: string) => {
      await field.fill(day);
      taps += 2;
    },
    taps: () => taps,
  };
}

/** A Wednesday, about a month from now. */
function aWorkingDay(): string {
  const today = new Date();
  return addDays(today.toISOString().slice(0, 10), 31 - today.getUTCDay());
}

it('clock in and out: one tap each, from Home', async () => {
  const page = await muster.signedIn(await muster.world.employee(), '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('button', { name: 'Clock in' }));
  await page
    .getByText(/Clocked in since/)
    .first()
    .waitFor();
  expect(taps()).toBe(1);
  await tap(page.getByRole('button', { name: 'Clock out' }).first());
  await page.getByRole('button', { name: 'Clock in' }).waitFor();
  expect(taps()).toBe(2);
});

it('book a day off: four taps from Home', async () => {
  const world = await muster.world.another();
  await (
    await (await world.administrator()).app()
  ).post('/leave-types', {
    name: 'Vacation',
    code: 'VAC',
    color: '#336699',
    annual_allowance: 20,
  });
  const page = await muster.signedIn(await world.employee({ department: 'Kitchen' }), '/', phone);
  const { tap, choose, taps } = thumb();
  await tap(page.getByRole('link', { name: 'Book time off' }));
  await choose(page.getByLabel('First day', { exact: true }), aWorkingDay());
  await tap(page.getByRole('button', { name: 'Send request' }));
  await page.getByText('Your request was sent.').waitFor();
  expect(taps()).toBe(4);
});

it('sign a document: three taps from Home', async () => {
  const place = await counter(muster);
  await askToSign(place, [place.people.bartender.id]);
  const page = await muster.signedIn(place.people.bartender, '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'Open inbox' }));
  await tap(page.getByRole('link', { name: 'Handbook' }));
  await heading(page, 'Handbook').waitFor();
  await tap(page.getByRole('button', { name: 'Sign', exact: true }));
  await page.getByText('Signed', { exact: true }).first().waitFor();
  expect(taps()).toBe(3);
});

it('“I can’t work Mondays”: three taps from Home, and those who plan see it in the week', async () => {
  const world = await muster.world.another();
  const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Okafor' });
  const page = await muster.signedIn(cook, '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'My schedule' }).first());
  await tap(page.getByRole('link', { name: 'When I can work' }));
  await tap(page.getByRole('button', { name: 'Monday: I can’t' }));
  await page.getByText('Saved: Monday.').waitFor();
  expect(taps()).toBe(3);
  const weekly = [{ weekday: 1, from: '00:00', to: '24:00', kind: 'UNAVAILABLE' }];
  expect((await (await cook.app()).get(`/users/${cook.id}/availability`)).data.weekly).toEqual(weekly);
  const head = await muster.signedIn(await world.departmentHeadOf('Kitchen'), '/schedule');
  await head.getByRole('button', { name: 'Next week' }).click();
  await head.getByRole('link', { name: 'Cannot work' }).first().waitFor();
});
