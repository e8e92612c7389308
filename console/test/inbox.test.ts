import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askForLeave,
  askToSign,
  assignTraining,
  claim,
  type Counter,
  counter,
  giveTask,
  recordTime,
} from '../../server/src/features/inbox/testing/counter.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { origin, signedIn } = muster;
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
let place: Counter;

beforeAll(async () => {
  place = await counter(muster);
});

const rows = (page: Page) => page.getByRole('list', { name: 'What waits for you' }).getByRole('listitem');
const badge = (page: Page) => page.getByRole('link', { name: /^Inbox/ }).locator('.badge');
/** A screen that hears of changes: of what happens before its stream is open it is not told. */
async function listening(person: Somebody, path: string): Promise<Page> {
  // Without the app at first, whose own stream would be taken for it.
  const page = await signedIn(person, '/theme.js');
  const stream = page.waitForResponse((response) => response.url().endsWith('/app/api/stream'));
  await page.goto(origin + path);
  await stream;
  return page;
}
const statusOf = async (id: string): Promise<string> => (await place.app.admin.get(`/leaves/${id}`)).data.status;

describe('Inbox', () => {
  it('“What do I need to know?”: it stands in the row, and one person alone is one choice away', async () => {
    const [id, report] = [await askForLeave(place, 'cook'), await claim(place, 'otherCook')];
    const page = await signedIn(place.people.head, '/inbox');
    const row = rows(page).filter({ hasText: 'Vacation' });
    await row.getByText(/days left afterwards/).waitFor();
    await row.getByText('Nobody else is away').waitFor();
    await rows(page).getByText('No receipt').waitFor();
    await picture(page, 'inbox-facts');
    // Three steps: one person alone, all of them, approved.
    await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Ada Byron' });
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Approve 1' }).click();
    await page.getByText('Approved.').first().waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect.poll(() => statusOf(id)).toBe('APPROVED');
    await place.app.admin.post(`/expense-reports/${report}/reject`, { reason: 'Not ours.' });
  });

  it('Home says what came back, with one button; who may decide on everything sees first what waits for them, the rest when asked', async () => {
    const id = await askForLeave(place, 'cook');
    const before = await signedIn(place.people.admin);
    await before.getByText(/waits? for (someone else|others); you may decide on (it|them) too/).waitFor();
    expect(await badge(before).count()).toBe(0);
    await before.getByRole('link', { name: 'Show them' }).click();
    await rows(before).filter({ hasText: 'Ada Byron' }).first().waitFor();
    await before.getByRole('button', { name: 'Only mine' }).click();
    await before.getByText('Nothing waits for you').waitFor();
    await place.app.admin.post(`/leaves/${id}/reject`, { reason: 'We are short that day' });
    const page = await signedIn(place.people.cook, '/', phone);
    await page.getByText(/Your time off was rejected \(.*\): .*: We are short that day/).waitFor();
    await picture(page, 'home-rejected');
    await page.getByRole('link', { name: 'Look and mend' }).click();
    await page.waitForURL(`**/time-off/${id}`);
  });

  it('“All that wait, not only the hundred shown”: four steps, a department chosen first', async () => {
    const crowd = await counter(muster);
    const startMs = Date.parse('2026-01-05T14:00:00Z');
    const entries = Array.from({ length: 104 }, (_, index) => ({
      clock_in: new Date(startMs + index * 1_800_000).toISOString(),
      clock_out: new Date(startMs + index * 1_800_000 + 900_000).toISOString(),
    }));
    for (const from of [0, 52]) {
      const sent = await crowd.app.cook.post('/time-entries/batch', {
        entries: entries.slice(from, from + 52),
        mode: 'all',
      });
      expect(sent.status, sent.text).toBeLessThan(300);
    }
    const page = await signedIn(crowd.people.admin, '/inbox?of=all');
    let steps = 0;
    const step = async (done: Promise<unknown>) => {
      await done;
      steps++;
    };
    // As many are listed before, and what is selected by then would be forgotten with the other list.
    const narrowed = page.waitForResponse((response) => /\/inbox\?.*department_id/.test(response.url()));
    await step(page.getByRole('combobox', { name: 'Department' }).selectOption({ label: 'Kitchen' }));
    await narrowed;
    await expect.poll(() => rows(page).count()).toBe(100);
    await step(page.getByRole('checkbox', { name: 'Select all' }).check());
    await step(page.getByRole('button', { name: 'Select all 104 that wait' }).click());
    await step(page.getByRole('button', { name: 'Approve 104' }).click());
    await page.getByText('104 approved.').waitFor();
    expect(steps).toBe(4);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect.poll(async () => (await crowd.app.admin.get('/inbox/count')).data.counts.time_entry).toBe(0);
  });

  it('two chosen by keyboard are approved, and taken back; sent on leaving; a rejection needs a reason; one’s own offer none', async () => {
    const [first, second, third] = [
      await askForLeave(place, 'cook'),
      await askForLeave(place, 'cook'),
      await claim(place, 'otherCook'),
    ];
    const own = await askForLeave(place, 'head');
    const page = await signedIn(place.people.head, '/inbox');
    await expect.poll(() => rows(page).count()).toBe(3);
    await expect.poll(() => badge(page).textContent()).toContain('3');
    await picture(page, 'inbox');

    for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key);
    await page.getByText('2 approved.').waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    await picture(page, 'inbox-undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['PENDING', 'PENDING']);

    await page.getByRole('button', { name: /^Reject: .*Montréal/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('Reason').fill('The receipt is missing.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Rejected.').waitFor();

    // The next decision sends the one before; leaving the screen sends that.
    await page
      .getByRole('button', { name: /^Approve: .*Vacation/ })
      .first()
      .click();
    await page.getByText('Approved.').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await heading(page, /^Hello/).waitFor();
    await expect
      .poll(async () => [await statusOf(first), await statusOf(second)].sort())
      .toEqual(['APPROVED', 'PENDING']);
    await expect
      .poll(async () => (await place.app.otherCook.get(`/expense-reports/${third}`)).data as object)
      .toMatchObject({ status: 'REJECTED', rejection_reason: 'The receipt is missing.' });
    expect(await statusOf(own)).toBe('PENDING');
    await page.getByText('One thing waits for you in your inbox.').waitFor();
    await expect.poll(() => badge(page).textContent()).toContain('1');
  });

  it('a head goes by keys through rows that lead nowhere: hours of others, two chosen and approved', async () => {
    const crowd = await counter(muster);
    const ids = [await recordTime(crowd, 'cook'), await recordTime(crowd, 'cook'), await recordTime(crowd, 'cook')];
    const page = await signedIn(crowd.people.head, '/inbox');
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await rows(page).locator('a.inbox__title').count()).toBe(0);
    for (const key of ['j', 'x', 'j', 'x', 'k', 'j', 'a']) await page.keyboard.press(key);
    await page.getByText('2 approved.').waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const statuses = async () =>
      Promise.all(ids.map(async (id) => (await crowd.app.admin.get(`/time-entries/${id}`)).data.approval_status));
    await expect.poll(async () => (await statuses()).sort()).toEqual(['APPROVED', 'APPROVED', 'PENDING']);
  });

  it('is sent when the time is over, and says what someone else decided meanwhile', async () => {
    const id = await askForLeave(place, 'bartender');
    const page = await signedIn(place.people.barHead, '/inbox');
    await page.getByRole('button', { name: /^Approve: / }).click();
    await place.app.admin.post(`/leaves/${id}/reject`, { reason: 'No' });
    await page.getByText(/rejected it in the meantime/).waitFor();
    await picture(page, 'inbox-meanwhile');
    await page.getByText('Nothing waits for you').waitFor();
    expect(await statusOf(id)).toBe('REJECTED');
  });

  it('what changed since it was shown is not decided: it says what was and what is, and asks again', async () => {
    const id = await askForLeave(place, 'bartender');
    const { data: leave } = await place.app.bartender.get(`/leaves/${id}`);
    const end = new Date(Date.parse(leave.start_date as string) + 2 * 86_400_000).toISOString().slice(0, 10);
    const page = await signedIn(place.people.barHead, '/inbox');
    await page.getByRole('button', { name: /^Approve: / }).click();
    await place.app.bartender.patch(`/leaves/${id}`, { end_date: end });
    await page.getByText(/You saw “.*1 working day”, now it is “.*[23] working days”/).waitFor();
    await picture(page, 'inbox-changed');
    expect(await statusOf(id)).toBe('PENDING');

    // On the page of the leave as well: it is what the page shows that is approved.
    await page.goto(new URL(`/time-off/${id}`, page.url()).href);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    const sent = page.waitForRequest((request) => request.url().endsWith(`/leaves/${id}/approve`));
    await page.getByRole('button', { name: 'Approve' }).click();
    expect((await sent).headers()['if-match']).toMatch(/^"[\w-]{27}"$/);
    await expect.poll(() => statusOf(id)).toBe('APPROVED');
  });

  it('sends what was decided although the page is closed', async () => {
    const id = await askForLeave(place, 'bartender');
    const page = await signedIn(place.people.barHead, '/inbox');
    await page.getByRole('button', { name: /^Approve: / }).click();
    await page.getByText('Approved.').waitFor();
    await page.goto('about:blank');
    await expect.poll(() => statusOf(id)).toBe('APPROVED');
  });

  it('hears of a new request without being asked, and filters by kind in the address', async () => {
    const page = await listening(place.people.barHead, '/inbox');
    await page.getByText('Nothing waits for you').waitFor();
    await claim(place, 'bartender');
    await page.getByRole('link', { name: 'Robin Number3' }).waitFor();
    await askForLeave(place, 'bartender');
    await page.getByRole('button', { name: 'Time off 1' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?kind=leave');
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.goBack();
  });

  it('leads to the document to sign; signed, the badge has one less', async () => {
    const { people } = place;
    await askToSign(place, [people.otherCook.id]);
    await giveTask(place, 'bartender', 'otherCook');
    const page = await signedIn(people.otherCook, '/inbox');
    await expect.poll(() => badge(page).textContent()).toContain('2');
    await page.getByRole('link', { name: 'Handbook' }).click();
    await heading(page, 'Handbook').waitFor();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByText('Signed', { exact: true }).first().waitFor();
    await expect.poll(() => badge(page).textContent()).toContain('1');
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await page.getByRole('link', { name: 'Order a laptop' }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  it('a leave in hours says its hours; people are called what they prefer, deciders too', async () => {
    const { app, people } = place;
    const type = await app.admin.post('/leave-types', { name: 'In lieu', unit: 'HOURS', annual_allowance: 40 });
    const day = '2026-12-08';
    const times = { start_date: day, end_date: day, start_time: '09:00', end_time: '11:30' };
    const leave = await app.cook.post('/leaves', { leave_type_id: type.data.id, ...times });
    const report = await claim(place, 'cook');
    for (const who of ['cook', 'head'] as const) await app[who].patch('/me', { preferred_name: 'Bobbie' });

    const page = await signedIn(people.head, '/inbox');
    await rows(page).filter({ hasText: 'In lieu' }).getByText('2.5 hours').waitFor();
    await rows(page).filter({ hasText: 'In lieu' }).getByRole('link', { name: 'Bobbie Byron' }).waitFor();
    await picture(page, 'inbox-hours');
    const colour = async (within: Locator): Promise<string | undefined> =>
      /avatar--\d/.exec((await within.locator('.avatar').first().getAttribute('class')) ?? '')?.[0];
    const inInbox = await colour(rows(page).filter({ hasText: 'In lieu' }));
    await page.goto(new URL('/calendar', page.url()).href);
    expect(await colour(page.locator('.timeline__who').filter({ hasText: 'Bobbie Byron' }))).toBe(inInbox);
    await app.head.post(`/expense-reports/${report}/approve`);
    const theirs = await signedIn(people.cook, `/expenses/${report}`);
    await theirs.getByText(/^Approved by Bobbie/).waitFor();

    for (const who of ['cook', 'head'] as const) await app[who].patch('/me', { preferred_name: null });
    await app.cook.post(`/leaves/${String(leave.data.id)}/cancel`, {});
  });
});

describe('Notifications', () => {
  it('arrive without a reload, lead to the thing, and are read; what to be told of is chosen', async () => {
    const { app, people } = place;
    const page = await listening(people.otherCook, '/me/security');
    await heading(page, 'Security').waitFor();
    const id = await askForLeave(place, 'otherCook');
    const before = (await app.otherCook.get('/inbox/count')).data.unread_notifications as number;
    await app.head.post(`/leaves/${id}/reject`, { reason: 'Two are away already.' });
    await page.getByRole('link', { name: `Notifications, ${before + 1} unread` }).click();
    await heading(page, 'Notifications').waitFor();
    await page.getByText('Reason: Two are away already.').waitFor();
    await picture(page, 'notifications');
    await page.getByRole('button', { name: 'What I choose' }).click();
    await page.getByRole('checkbox', { name: 'Shifts published or changed: By mail' }).uncheck();
    const chosen = async () => (await app.otherCook.get('/notification-preferences')).data;
    await expect
      .poll(async () => (await chosen()).kinds.shifts)
      .toEqual({
        in_app: true,
        by_mail: false,
        by_push: true,
      });
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.getByText('You are told of everything that concerns you').waitFor();
    expect((await chosen()).kinds.shifts).toEqual({ in_app: true, by_mail: true, by_push: true });
    await page.getByRole('link', { name: /^Your time off was rejected: Vacation/ }).click();
    await heading(page, 'Vacation').waitFor();
    await expect.poll(async () => (await app.otherCook.get('/inbox/count')).data.unread_notifications).toBe(before);
    await page.goto(new URL('/notifications', page.url()).href);
    if (before > 0) {
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect
        .poll(() => page.getByRole('link', { name: 'Notifications', exact: true }).first().isVisible())
        .toBe(true);
    }
    await page.getByRole('button', { name: 'Unread' }).click();
    await page.getByText('You have read everything.').waitFor();
  });
});

describe('how they look', () => {
  beforeAll(async () => {
    await askForLeave(place, 'cook');
    await assignTraining(place, 'head', { due_date: '2026-01-02' });
    await giveTask(place, 'otherCook', 'head');
  });

  const looks: [name: string, options: BrowserContextOptions][] = [
    ['light', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
    ['phone, dark', { colorScheme: 'dark', ...phone }],
  ];

  it.each(looks)('%s: no violation, nothing sticks out', async (look, options) => {
    const page = await signedIn(place.people.head, '/inbox', options);
    await rows(page).first().waitFor();
    await rows(page).getByRole('checkbox').first().check();
    await picture(page, `inbox-${look.replace(', ', '-')}`);
    expect.soft([...(await findViolations(page)), ...(await findFaults(page))]).toEqual([]);
    await page.goto(new URL('/notifications', page.url()).href);
    await page.getByRole('button', { name: 'What I choose' }).click();
    await page.getByRole('checkbox').first().waitFor();
    await picture(page, `notifications-${look.replace(', ', '-')}`);
    expect.soft([...(await findViolations(page)), ...(await findFaults(page))]).toEqual([]);
  });
});
