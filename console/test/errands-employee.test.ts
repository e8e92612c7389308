import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keepNoHolidays } from '../../server/src/features/leave/testing/office.ts';
import { heading, openConsole } from './browser.ts';

/** What employees come for, on a phone; how often they tap is part of it. */
const muster = await openConsole();
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps++;
    },
    /** A day takes two taps: one opens the calendar of the phone, one chooses. */
    choose: async (field: Locator, day: string) => {
      await field.fill(day);
      taps += 2;
    },
    taps: () => taps,
  };
}

const fitsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const photo = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nA note') };

it('“I’m ill today”: two taps from Home; who leads me is told, and a certificate follows later', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  const type = { name: 'Sick leave', is_private: true, requires_approval: false, is_sickness: true };
  expect((await admin.post('/leave-types', { ...type, certificate_after_days: 0 })).status).toBe(201);
  // Every day is one on which people work: someone is ill today, whichever day it is.
  expect((await admin.patch('/settings', { weekend_days: [] })).status).toBe(200);
  await keepNoHolidays(muster, world);
  const head = await world.departmentHeadOf('Kitchen');
  const page = await muster.signedIn(await world.employee({ department: 'Kitchen' }), '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'I’m ill', exact: true }));
  await heading(page, 'I’m ill').waitFor();
  const [first, last] = [page.getByLabel('First day', { exact: true }), page.getByLabel('Last day', { exact: true })];
  const today = await first.inputValue();
  expect(await last.inputValue()).toBe(today);
  expect(await fitsTheScreen(page)).toBe(true);
  await tap(page.getByRole('button', { name: 'Send', exact: true }));
  await page.getByText('Get well soon.').waitFor();
  expect(taps()).toBe(2);
  await heading(page, 'Sick leave').waitFor();
  await page.getByText(/A certificate is missing/).waitFor();
  await page.getByLabel('Files to attach').setInputFiles(photo);
  await page.getByText('The certificate that is asked for is there.').waitFor();
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
  const [told] = (await (await head.app()).get('/notifications')).data as { kind: string; text: string }[];
  expect(told?.kind).toBe('absence_reported');
  expect(told?.text).not.toMatch(/sick/i);

  // Next to it: the clock knows, and asks before a day of illness becomes one of work.
  await page.goto(new URL('/', page.url()).href);
  await page.getByText('You reported ill for today. Get well soon.').waitFor();
  await page.getByRole('button', { name: 'Clock in', exact: true }).tap();
  const asked = page.getByRole('dialog', { name: 'Are you working after all?' });
  await asked.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Clock in', exact: true }).tap();
  await asked.getByRole('button', { name: 'Clock in' }).tap();
  await page
    .getByText(/Clocked in since/)
    .first()
    .waitFor();
});

it('“My daughter is ill, I leave at two” and “Move my two days off”: asked for in the person’s words, decided with both in sight', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  const own = { name: 'Sick leave', requires_approval: false, is_sickness: true };
  const child = { ...own, name: 'Sick child', is_for_family: true, allows_hours: true };
  for (const type of [own, child, { name: 'Vacation', annual_allowance: 20 }]) await admin.post('/leave-types', type);
  await admin.patch('/settings', { weekend_days: [] });
  await keepNoHolidays(muster, world);
  const head = await world.departmentHeadOf('Kitchen');
  const cook = await world.employee({ department: 'Kitchen' });
  const page = await muster.signedIn(cook, '/', phone);
  await page.getByRole('link', { name: 'I’m ill', exact: true }).tap();
  await page.getByLabel('Who is ill').selectOption({ label: 'A child or someone close: Sick child' });
  await page.getByLabel('How much of the day').selectOption({ label: 'From one time to another' });
  await page.getByLabel('From', { exact: true }).fill('14:00');
  await page.getByLabel('Until', { exact: true }).fill('17:00');
  expect(await fitsTheScreen(page)).toBe(true);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await heading(page, 'Sick child').waitFor();
  const boss = await head.app();
  expect((await boss.get('/notifications')).data[0].text).toMatch(/from 14:00 to 17:00\.$/);

  const app = await cook.app();
  const types = (await app.get('/leave-types')).data as { id: string; name: string }[];
  const leave_type_id = types.find(({ name }) => name === 'Vacation')?.id;
  const year = new Date().getFullYear() + 1;
  const days = { start_date: `${String(year)}-05-04`, end_date: `${String(year)}-05-05` };
  const { data: leave } = await app.post('/leaves', { leave_type_id, ...days });
  await boss.post(`/leaves/${String(leave.id)}/approve`);
  await page.goto(new URL(`/time-off/${String(leave.id)}`, page.url()).href);
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day', { exact: true }).fill(`${String(year)}-05-11`);
  await dialog.getByLabel('Last day', { exact: true }).fill(`${String(year)}-05-12`);
  await dialog.getByText(/Then: 2 working days/).waitFor();
  expect(await fitsTheScreen(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Ask for the change' }).tap();
  await page.getByText('In place of').waitFor();
  const [asked] = (await app.get('/leaves', { query: { status: 'PENDING' } })).data as {
    id: string;
    replaces_id: string;
  }[];
  expect(asked?.replaces_id).toBe(leave.id);
  const inbox = await muster.signedIn(head, '/inbox');
  await inbox.getByText(/In place of the approved May 4/).waitFor();
});

it('“Here is a receipt”: five taps and a number from Home, one of them the shutter; the tax is worked out and can be changed', async () => {
  const cook = await muster.world.employee({ department: 'Kitchen' });
  const page = await muster.signedIn(cook, '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'Expenses', exact: true }).last());
  await tap(page.getByRole('link', { name: 'New report' }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Add a receipt' }));
  await (await chooser).setFiles({ ...photo, name: 'lunch.pdf' });
  await page.getByRole('link', { name: 'Download lunch.pdf' }).waitFor();
  await page.getByLabel('Amount paid').fill('11.30');
  await page.getByText('$1.30 of taxes').waitFor();
  expect(await fitsTheScreen(page)).toBe(true);
  // Where the thumb is from the first line on, and nothing lies over it.
  await page.evaluate(() => window.scrollTo(0, 0));
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  expect(
    await submit.evaluate((button) => {
      const { left, width, top, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && height >= 44;
    }),
  ).toBe(true);
  await tap(submit);
  await page.getByText(/Submitted, EXP-/).waitFor();
  // The shutter of the camera is the fifth.
  expect(taps() + 1).toBe(5);
  const { data } = await (await cook.app()).get('/expense-reports');
  expect(data).toMatchObject([{ status: 'SUBMITTED', grand_total: 11.3, total_tax: 1.3, receipts: [{}] }]);
});

it('“I’m ill”: the certificate goes along, and the last day follows the first', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  await admin.post('/leave-types', { name: 'Sick leave', requires_approval: false, is_sickness: true });
  expect((await admin.patch('/settings', { weekend_days: [] })).status).toBe(200);
  await keepNoHolidays(muster, world);
  const page = await muster.signedIn(await world.employee({ department: 'Kitchen' }), '/time-off', phone);
  await page.getByRole('link', { name: 'I’m ill', exact: true }).tap();
  const [first, last] = [page.getByLabel('First day', { exact: true }), page.getByLabel('Last day', { exact: true })];
  const day = new Date(Date.parse(await first.inputValue()) - 86_400_000).toISOString().slice(0, 10);
  await first.fill(day);
  await expect.poll(() => last.inputValue()).toBe(day);
  await page.getByLabel('Files to attach').setInputFiles(photo);
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await page.getByText('Get well soon.').waitFor();
  await heading(page, 'Sick leave').waitFor();
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
});

it('“When do I work?”: a shift that collides says so; claiming asks once and is undone in one tap', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  expect((await admin.patch('/settings', { schedule_employee_visibility: 'DEPARTMENT' })).status).toBe(200);
  const cook = await world.employee({ department: 'Kitchen' });
  const other = await world.employee({ department: 'Kitchen', first_name: 'Lina', last_name: 'Roy' });
  const kitchen = await world.department('Kitchen');
  const hour = (count: number): string =>
    new Date((Math.floor(Date.now() / 3_600_000) + count) * 3_600_000).toISOString();
  const add = async (user_id: string | null, start: number, title: string): Promise<void> => {
    const times = { starts_at: hour(start), ends_at: hour(start + 4), department_id: kitchen, is_published: true };
    expect((await admin.post('/shifts', { ...times, user_id, title })).status).toBe(201);
  };
  await add(cook.id, 2, 'Grill');
  await add(other.id, 2, 'Pass');
  await add(null, 3, 'Colliding');
  await add(null, 50, 'Evening');
  const page = await muster.signedIn(cook, '/', phone);
  await page.getByText('Grill').waitFor();
  await page.getByText('Next shift with Lina Roy.').waitFor();
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: 'My schedule' }).first());
  const colliding = page.getByRole('listitem').filter({ hasText: 'Colliding' });
  await colliding.getByText(/^You work/).waitFor();
  expect(await colliding.getByRole('button').count()).toBe(0);
  expect(await fitsTheScreen(page)).toBe(true);
  await tap(page.getByRole('button', { name: /^Claim the shift on/ }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Claim' }));
  await tap(page.getByRole('button', { name: /^Give back the shift on/ }));
  await page.getByText(/is open again\.$/).waitFor();
  await page.getByRole('button', { name: /^Claim the shift on/ }).waitFor();
  expect(taps()).toBe(4);
});

it('“Why was my time rejected?”: from the notice to the reason, mended and sent again in four taps and a number', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  expect((await admin.patch('/settings', { time_approval_required: true })).status).toBe(200);
  const cook = await world.employee({ department: 'Kitchen' });
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const recorded = await (
    await cook.api()
  ).post('/time-entries', { clock_in: `${day}T14:00:00Z`, clock_out: `${day}T18:00:00Z` });
  expect(recorded.status).toBe(201);
  await admin.post(`/time-entries/${String(recorded.data.id)}/reject`, { reason: 'You left at three.' });
  const page = await muster.signedIn(cook, '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: /^Notifications/ }).first());
  await tap(page.getByRole('link', { name: /was rejected/ }).first());
  await page.getByText(/Rejected: You left at three\./).waitFor();
  await page.getByText('Rejected 4:00').waitFor();
  await tap(page.getByRole('button', { name: 'Correct and send again' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Break in minutes').fill('60');
  await tap(dialog.getByRole('button', { name: 'Send again' }));
  await page.getByText('Sent again.').waitFor();
  expect(taps()).toBe(4);
});

it('“How much leave is left, why, and what if?”: Home says how much, two taps say why; what if is one tap and two days', async () => {
  const world = await muster.world.another();
  const admin = await (await world.administrator()).app();
  await admin.post('/leave-types', { name: 'Vacation', annual_allowance: 20 });
  const cook = await world.employee({ department: 'Kitchen' });
  const page = await muster.signedIn(cook, '/', phone);
  const { tap, taps } = thumb();
  await page.getByText('20 days left').first().waitFor();
  await tap(page.getByRole('link', { name: 'Time off', exact: true }).last());
  await tap(page.getByRole('link', { name: 'How it came about Vacation' }));
  await heading(page, 'My balances').waitFor();
  await page.getByText('Given so far').waitFor();
  expect(await fitsTheScreen(page)).toBe(true);
  expect(taps()).toBe(2);
  await page.getByRole('link', { name: 'Home', exact: true }).last().tap();
  const whatIf = thumb();
  await whatIf.tap(page.getByRole('link', { name: 'Book time off' }));
  const year = new Date().getUTCFullYear() + 1;
  await whatIf.choose(page.getByLabel('First day', { exact: true }), `${String(year)}-05-03`);
  await whatIf.choose(page.getByLabel('Last day', { exact: true }), `${String(year)}-05-07`);
  await page.getByText(/left afterwards, of/).waitFor();
  await page.getByRole('list', { name: 'Each day' }).waitFor();
  expect(whatIf.taps()).toBe(5);
});

it('“I moved, I have a new phone; what do you know about me?”: changed in four taps and what is typed; who looked in two; all of it in four', async () => {
  const cook = await muster.world.employee({ department: 'Kitchen', first_name: 'Lina', last_name: 'Roy' });
  const admin = await (await muster.world.administrator({ first_name: 'Ada', last_name: 'Byron' })).app();
  expect((await admin.get(`/users/${cook.id}`, { query: { tiers: 'personal' } })).status).toBe(200);
  const page = await muster.signedIn(cook, '/', phone);
  const { tap, taps } = thumb();
  await tap(page.getByRole('button', { name: 'More', exact: true }));
  await tap(page.getByRole('link', { name: 'My profile' }));
  await heading(page, 'My profile').waitFor();
  await tap(page.getByRole('button', { name: 'Edit my details' }));
  await page.getByLabel('Mobile phone').fill('+1 514 555 0199');
  await page.getByLabel('City').fill('Laval');
  expect(await fitsTheScreen(page)).toBe(true);
  await tap(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Your details are saved.').waitFor();
  expect(taps()).toBe(4);
  expect((await (await cook.app()).get('/me')).data).toMatchObject({
    mobile_phone: '+1 514 555 0199',
    home_address: { city: 'Laval' },
  });

  await page.getByRole('link', { name: 'Home', exact: true }).last().tap();
  const curious = thumb();
  await curious.tap(page.getByRole('button', { name: 'More', exact: true }));
  await curious.tap(page.getByRole('link', { name: 'Who looked at my record' }));
  await page.getByText('Ada Byron').first().waitFor();
  expect(curious.taps()).toBe(2);
  expect(await fitsTheScreen(page)).toBe(true);
  // Who can, whether they have looked or not.
  await curious.tap(page.getByRole('button', { name: 'Your pay' }));
  await page.getByRole('dialog').getByText('sees it of everyone, by role').first().waitFor();
  expect(curious.taps()).toBe(3);
  expect(await fitsTheScreen(page)).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().tap();
  await page.getByRole('link', { name: 'Home', exact: true }).last().tap();
  const asking = thumb();
  await asking.tap(page.getByRole('button', { name: 'More', exact: true }));
  await asking.tap(page.getByRole('link', { name: 'My profile' }));
  await asking.tap(page.getByRole('button', { name: 'Ask for my data' }));
  await asking.tap(page.getByRole('dialog').getByRole('button', { name: 'Ask for the archive' }));
  await page.getByRole('link', { name: 'Download' }).waitFor();
  expect(asking.taps()).toBe(4);
});
