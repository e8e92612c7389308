import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../server/src/db/rows.ts';
import { addDays, daysBetween } from '../../server/src/lib/days.ts';
import type { Client } from '../../server/test/client.ts';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations, overflowOf } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn, visit, installation } = await openConsole();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
let holidays: ReadonlySet<string>;
let monday: string;
let later: string;

/** The first Monday on or after a day whose week has no public holiday. */
function freeMonday(from: string): string {
  let start = from;
  const isFree = (): boolean => [0, 1, 2, 3, 4].every((count) => !holidays.has(addDays(start, count)));
  while (new Date(`${start}T12:00:00Z`).getUTCDay() !== 1 || !isFree()) start = addDays(start, 1);
  return start;
}

const day = (index: number): string => addDays(monday, index);
/** Days as the browser writes them. */
let said: (date: string) => string;
/** Nine to five on the clocks of the organization, whichever half of the year it is. */
const nineToFive = (date: string): { starts_at: string; ends_at: string } => {
  const noon = new Date(`${date}T12:00:00Z`);
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Toronto' }).format(noon),
  );
  const startMs = noon.getTime() + (9 - hour) * 3_600_000;
  return { starts_at: new Date(startMs).toISOString(), ends_at: new Date(startMs + 8 * 3_600_000).toISOString() };
};

let head: Somebody;
let ada: Somebody;
let ben: Somebody;
let admin: Somebody;
let adminApp: Client;
let vacation: string;
let therapy: string;
let cleo: Somebody;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Grace', last_name: 'Okafor' });
  head = await world.departmentHeadOf('Kitchen', { first_name: 'Amélie', last_name: 'Tremblay' });
  ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen', manager_id: head.id });
  ben = await world.employee({ first_name: 'Ben', last_name: 'Carter', department: 'Kitchen' });
  cleo = await world.employee({ first_name: 'Cleo', last_name: 'Dias', department: 'Bar' });
  adminApp = await admin.app();
  const years = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1];
  const read = async (year: number): Promise<string[]> => {
    const { data } = await adminApp.get('/public-holidays', { query: { year: String(year) } });
    return (data.holidays as { date: string }[]).map(({ date }) => date);
  };
  holidays = new Set((await Promise.all(years.map(read))).flat());
  monday = freeMonday(addDays(today, 8));
  later = freeMonday(addDays(monday, 14));
  const page = await visit('/');
  const texts = await page.evaluate((first) => {
    const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat('en-CA', options);
    return Array.from({ length: 14 }, (_, count) =>
      format.format(Date.parse(`${first}T12:00:00Z`) + count * 86_400_000),
    );
  }, monday);
  said = (date) => texts[daysBetween(monday, date)] ?? date;
  const type = async (body: object) => (await adminApp.post('/leave-types', body)).data.id as string;
  vacation = await type({ name: 'Vacation', annual_allowance: 20, carry_over_limit: 5, color: '#10B981' });
  therapy = await type({ name: 'Therapy', is_private: true });
});

const shiftOf = (page: Page, date: string) => page.getByRole('button', { name: new RegExp(`${said(date)}, .*9:00`) });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

const columnOf = (page: Page, date: string) => page.locator('.timeline__day').nth(Number(date.slice(8)) - 1);

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('the schedule', () => {
  it('a shift is moved by keyboard or, after Escape, left; leave is warned of; the phone shows the week once published', async () => {
    await (await ben.app()).post('/leaves', { leave_type_id: vacation, start_date: day(1), end_date: day(1) });
    await adminApp.post('/shifts', { user_id: ada.id, title: 'Grill', ...nineToFive(day(0)) });
    const theirs = await signedIn(ada, `/my-schedule?from=${monday}`, phone);
    await theirs.getByText('No shifts in these weeks').waitFor();

    const page = await signedIn(head, `/schedule?week=${monday}`);
    await heading(page, 'Schedule').waitFor();
    await shiftOf(page, day(0)).focus();
    await page.keyboard.press('m');
    await page.getByText('Arrow keys choose the place').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Asked for leave at this time.').waitFor();
    await picture(page, 'schedule-warned');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'Ada Byron').getByRole('button', { name: /Grill/ }).waitFor();

    await shiftOf(page, day(0)).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText(`Moved to Ada Byron, ${said(day(2))}`).waitFor();
    await rowOf(page, 'Ada Byron')
      .getByRole('button', { name: new RegExp(`${said(day(2))}.*Grill`) })
      .waitFor();

    await page.getByRole('button', { name: 'Publish 1 shift' }).click();
    await dialog.getByText('1 person sees their shifts for the first time.').waitFor();
    await dialog.getByText('Ada Byron').waitFor();
    await dialog.getByRole('button', { name: 'Publish 1 shift' }).click();
    await page.getByText('1 shift was published.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
    await theirs.reload();
    await theirs.getByText(said(day(2))).waitFor();
    await theirs.getByText('Grill').waitFor();

    await shiftOf(page, day(2)).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await page.getByText('Drag a shift to move it').waitFor();
    expect(await shiftOf(page, day(2)).evaluate((chip) => chip === document.activeElement)).toBe(true);
  });

  it('a shift is dragged by mouse and by finger to another person and day', async () => {
    const { data } = await adminApp.post('/shifts', { user_id: ben.id, title: 'Bar', ...nineToFive(day(3)) });
    const page = await signedIn(admin, `/schedule?week=${monday}`);
    const chip = page.getByRole('button', { name: /Bar, draft/ });
    const cell = (name: string, index: number) => rowOf(page, name).getByRole('cell').nth(index);
    await chip.hover();
    await page.mouse.down();
    const box = (await cell('Ada Byron', 4).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 10, { steps: 5 });
    await page.mouse.move(box.x + 24, box.y + 12);
    await page.mouse.up();
    await page.getByText(`Moved to Ada Byron, ${said(day(4))}`).waitFor();
    const path = `/shifts/${String(data.id)}`;
    expect((await adminApp.get(path)).data).toMatchObject({ user_id: ada.id, ...nineToFive(day(4)) });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    const touch = await signedIn(admin, `/schedule?week=${monday}`, phone);
    const theirs = touch.getByRole('button', { name: /Bar, draft/ });
    // With the row below in sight, too.
    await theirs.evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
    const from = (await theirs.boundingBox())!;
    const client = await touch.context().newCDPSession(touch);
    const finger = (type: string, x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await finger('touchStart', from.x + 20, from.y + 8);
    await touch.locator('.week-grid__ghost').waitFor();
    const below = (await rowOf(touch, 'Ben Carter').getByRole('cell').nth(4).boundingBox())!;
    await finger('touchMove', from.x + 22, below.y + 12);
    await finger('touchMove', from.x + 24, below.y + 14);
    await finger('touchEnd', 0, 0);
    await touch.getByText(`Moved to Ben Carter, ${said(day(4))}`).waitFor();
    expect((await adminApp.get(path)).data).toMatchObject({ user_id: ben.id });
  });

  it('a shift is added to a cell with its warning, changed, and deleted after a question', async () => {
    const page = await signedIn(head, `/schedule?week=${monday}&q=ben`);
    const dialog = page.getByRole('dialog');
    await rowOf(page, 'Ben Carter').getByRole('cell').nth(1).hover();
    await page.getByRole('button', { name: `Add a shift: Ben Carter, ${said(day(1))}` }).click();
    await dialog.getByText('Asked for leave at this time.').waitFor();
    await dialog.getByLabel('Day').fill(day(5));
    await dialog.getByText('Asked for leave at this time.').waitFor({ state: 'detached' });
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('What it is').fill('Closing');
    await dialog.getByRole('button', { name: 'Add shift' }).click();
    await page.getByRole('button', { name: /Closing, draft/ }).click();
    await dialog.getByLabel('Person').selectOption({ label: 'Nobody yet: open to be claimed' });
    await dialog.getByLabel('Department').selectOption({ value: '' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('An open shift is offered to a department: choose one.').waitFor();
    await dialog.getByLabel('Department').selectOption({ label: 'Kitchen' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Open shifts')
      .getByRole('button', { name: /Closing/ })
      .click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this shift?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /Closing/ }).waitFor({ state: 'detached' });
  });

  it('a week is copied; hours and, for an Administrator, cost stand under each day', async () => {
    await adminApp.post(`/users/${ada.id}/compensation`, {
      effective_date: '2026-01-01',
      pay_type: 'HOURLY',
      amount: 20,
    });
    const page = await signedIn(admin, `/schedule?week=${day(7)}`);
    await page.getByRole('button', { name: 'Copy a week' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy a week' }).click();
    await page.getByText('2 shifts were copied as drafts.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The copied shifts are gone again.').waitFor();
    await page.getByRole('button', { name: 'Copy a week' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy a week' }).click();
    await page.getByRole('button', { name: /^Publish 2/ }).waitFor();
    await page.getByRole('button', { name: 'Show cost' }).click();
    await page.getByText('1 shift is not in the cost').waitFor();
    await page.getByText('$160.00').first().waitFor();
    await page.getByRole('combobox', { name: 'Rows', exact: true }).selectOption({ label: 'By department' });
    await rowOf(page, 'Kitchen')
      .getByRole('button', { name: /Ada Byron, .*Grill/ })
      .waitFor();
    await picture(page, 'schedule-departments');
    const theirs = await signedIn(head, `/schedule?week=${day(7)}`);
    await theirs.getByRole('button', { name: 'Copy a week' }).waitFor();
    await expect.poll(() => theirs.getByRole('button', { name: 'Show cost' }).count()).toBe(0);
  });
});

describe('“Next week like this one, but …”', () => {
  it('three steps save a week under a name, three lay it over the next with what collides said before, one takes it back; sixteen people are in sight at once', async () => {
    const other = await world.another();
    const chef = await other.departmentHeadOf('Kitchen', { first_name: 'Kenji', last_name: 'Mori' });
    const now = installation.clock.now();
    const department_id = await other.department('Kitchen');
    const people = Array.from({ length: 15 }, (_, index) => ({
      organization_id: other.organizationId,
      id: other.newId('usr'),
      role: 'EMPLOYEE',
      level: 'STANDARD',
      department_id,
      first_name: 'Robin',
      last_name: `Cook ${String(index).padStart(2, '0')}`,
      created_at: now,
      updated_at: now,
      email: `cook${String(index)}.${other.organizationId.slice(-8).toLowerCase()}@example.com`,
    }));
    await insertRows('users', people).execute(installation.database.db);
    const app = await chef.app();
    const plan = async (date: string, body: object): Promise<void> => {
      const answer = await app.post('/shifts', { ...nineToFive(date), ...body });
      expect(answer.status, answer.text).toBe(201);
    };
    await Promise.all(
      people.map(({ id }, index) => plan(day(index % 5), { user_id: id, title: ['Grill', 'Pass'][index % 2] })),
    );
    const page = await signedIn(chef, `/schedule?week=${day(0)}`, { viewport: { width: 1440, height: 900 } });
    let steps = 0;
    const click = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).last().click();
      steps++;
    };
    await rowOf(page, 'Robin Cook 14').waitFor();
    const board = page.getByRole('region', { name: 'Shifts of the week' });
    await expect.poll(() => board.evaluate((grid) => grid.scrollHeight - grid.clientHeight)).toBeLessThanOrEqual(1);
    await expect.poll(() => board.evaluate((grid) => grid.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900);
    await expect.poll(() => board.getByText('Robin Cook').count()).toBe(15);
    await picture(page, 'schedule-compact');
    expect(await findViolations(page)).toEqual([]);

    await click('Templates');
    await page.getByLabel('Name of a new template').fill('Usual week');
    steps++;
    await click('Save this week as a template');
    await page.getByText('Saved as “Usual week”.').waitFor();
    expect(steps).toBe(3);

    await plan(day(7), { user_id: people[0]?.id });
    steps = 0;
    await click('Next week');
    await rowOf(page, 'Robin Cook 00').getByRole('button', { name: /9:00/ }).waitFor();
    await click('Templates');
    const dialog = page.getByRole('dialog', { name: 'Templates of a week' });
    await dialog.getByText('14 shifts would be added to').waitFor();
    await dialog.getByText(/Robin Cook 00, .*: already planned/).waitFor();
    await picture(page, 'schedule-templates');
    await click('Apply template');
    await page.getByText('14 shifts were copied as drafts.').waitFor();
    await page.getByRole('button', { name: 'Publish 15 shifts' }).waitFor();
    expect(steps).toBe(3);
    await click('Undo');
    await page.getByText('The copied shifts are gone again.').waitFor();
    await page.getByRole('button', { name: 'Publish 1 shift' }).waitFor();

    await click('Templates');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Winter');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText('14 shifts would be added to').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: /“Winter”/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await dialog.getByText('Save this week under a name').waitFor();
  });
});

describe('someone who leaves', () => {
  it('is marked with their last day, shifts after it are warned of, and the hours are of those shown', async () => {
    const start = addDays(later, 28);
    const eva = await world.employee({
      first_name: 'Eva',
      last_name: 'Leaver',
      department: 'Kitchen',
      employment_end_date: addDays(start, 1),
    });
    const give = (user_id: string, date: string) =>
      adminApp.post('/shifts', { user_id, ...nineToFive(date), is_published: true });
    for (const [id, index] of [
      [eva.id, 1],
      [eva.id, 2],
      [ben.id, 2],
    ] as const) {
      expect((await give(id, addDays(start, index))).status).toBe(201);
    }
    const page = await signedIn(admin, `/schedule?week=${start}`, { viewport: { width: 1440, height: 900 } });
    const row = page.getByRole('row').filter({ hasText: 'Eva Leaver' });
    await row.getByText(/^Last day/).waitFor();
    await expect.poll(() => row.getByRole('button', { name: /After their last day/ }).count()).toBe(1);
    const total = page.getByRole('row').last();
    await expect.poll(() => total.textContent()).toContain('24:00 h');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `schedule leaver 1440 ${colorScheme}`);
    }
    expect(await findViolations(page)).toEqual([]);
    await page.goto(new URL(`/schedule?week=${start}&q=eva`, page.url()).href);
    await expect.poll(() => total.textContent()).toContain('16:00 h');
    await page.goto(new URL(`/schedule?week=${addDays(start, 7)}`, page.url()).href);
    await page.getByText('Ben Carter').waitFor();
    await expect.poll(() => row.count()).toBe(0);
  });

  it('offboarding names the shifts after the day that is chosen', async () => {
    const start = addDays(later, 28);
    const fay = await world.employee({ first_name: 'Fay', last_name: 'Goer', department: 'Kitchen' });
    await adminApp.post('/shifts', { user_id: fay.id, ...nineToFive(addDays(start, 3)), is_published: true });
    const page = await signedIn(admin, `/people/${fay.id}`);
    await page.getByRole('button', { name: 'Offboard' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('One, which becomes open when access ends:').waitFor();
    await picture(page, 'offboarding shifts');
    await dialog.getByLabel('Last day').fill(addDays(start, 3));
    await dialog.getByText('One, which becomes open when access ends:').waitFor({ state: 'detached' });
  });
});

describe('the schedule of 500 people', () => {
  it('is one request, and only the rows in sight are in the document', async () => {
    const other = await world.another();
    const now = installation.clock.now();
    const people = Array.from({ length: 500 }, (_, index) => ({
      organization_id: other.organizationId,
      id: other.newId('usr'),
      role: 'EMPLOYEE',
      level: 'STANDARD',
      first_name: 'Robin',
      last_name: `Number ${String(index).padStart(3, '0')}`,
      created_at: now,
      updated_at: now,
      email: `robin${String(index)}.${other.organizationId.slice(-8).toLowerCase()}@example.com`,
    }));
    await insertRows('users', people).execute(installation.database.db);
    const page = await signedIn(await other.administrator(), '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, '/schedule');
    await rowOf(page, 'Robin Number 000').waitFor();
    expect(asked.filter((path) => path.startsWith('/app/api/schedule'))).toEqual(['/app/api/schedule']);
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(60);
    await page.getByRole('region', { name: 'Shifts of the week' }).evaluate((grid) => grid.scrollTo(0, 1_000_000));
    await rowOf(page, 'Robin Number 499').waitFor();
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('number 250');
    await rowOf(page, 'Robin Number 250').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
  });
});

describe('time off', () => {
  it('three days: what they take, who decides, sent and pending; over a locked date: the reason at the dates', async () => {
    await adminApp.post('/locked-dates', {
      start_date: addDays(later, 3),
      end_date: addDays(later, 3),
      reason: 'Stocktaking',
    });
    const page = await signedIn(ada, '/time-off', phone);
    await page.getByText('20 days left').waitFor();
    await page.getByRole('link', { name: 'Book time off' }).click();
    await page.getByLabel('First day', { exact: true }).fill(addDays(later, 2));
    await page.getByLabel('Last day', { exact: true }).fill(addDays(later, 4));
    const send = page.getByRole('button', { name: 'Send request' });
    await page.getByText(/Stocktaking/).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('First day', { exact: true }).fill(later);
    await page.getByLabel('Last day', { exact: true }).fill(addDays(later, 2));
    await page.getByText('3 working days').waitFor();
    await page.getByText('17 days left afterwards, of 20 days now.').waitFor();
    await page.getByText('No colleague you see in the directory is away then.').waitFor();
    await page.getByText('Decided by Amélie Tremblay.').waitFor();
    await send.click();
    await page.getByText('Your request was sent.').waitFor();
    await page.getByText('Pending').first().waitFor();
  });

  it('the calendar: a pending leave is approved in place; private leave of another reads “Away”', async () => {
    await (await ben.app()).post('/leaves', { leave_type_id: therapy, start_date: later, end_date: later });
    const page = await signedIn(head, `/calendar?month=${later.slice(0, 7)}`);
    const away = page.getByRole('button', { name: /Ben Carter: Away, .*waits for a decision/ });
    // It stands under its day, however long its title.
    const [bar, above] = [await away.boundingBox(), await columnOf(page, later).boundingBox()];
    expect(Math.abs(bar!.x - above!.x)).toBeLessThan(3);
    expect(bar!.width).toBeLessThanOrEqual(above!.width);
    await expect.poll(() => page.getByText('Therapy').count()).toBe(0);
    await page.getByRole('button', { name: /Ada Byron: Vacation, .*waits for a decision/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: /Ada Byron: Vacation, .*approved/ }).waitFor();
    const { data } = await (await ada.app()).get('/leaves', { query: { user_id: ada.id } });
    expect(data[0].status).toBe('APPROVED');
  });
});

describe('leave policy', () => {
  it('balances of everyone: one is adjusted with a reason, which the ledger keeps', async () => {
    const page = await signedIn(admin, '/leave-balances?q=cleo');
    await page.getByRole('link', { name: 'Cleo Dias' }).click();
    await heading(page, 'Cleo Dias: leave').waitFor();
    await page.getByRole('button', { name: 'Adjust a balance' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('By how much').fill('zwei');
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await dialog.getByText('Say why.').waitFor();
    await dialog.getByLabel('Reason').fill('Worked on a holiday');
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await dialog.getByText('Enter a number, such as 12.50.').waitFor();
    await dialog.getByLabel('By how much').fill('1,5');
    await dialog.getByText('21.5 days afterwards').waitFor();
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('cell', { name: 'Worked on a holiday' }).waitFor();
    await page.getByRole('cell', { name: '+1.5' }).waitFor();
    await page.getByText('21.5 days left', { exact: true }).waitFor();
  });

  it('a leave type: what it grants is computed while it is typed; retired after a question', async () => {
    const page = await signedIn(admin, '/leave-balances/types');
    await page.getByRole('button', { name: 'Add a leave type' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Study leave');
    await dialog.getByLabel('A full year gives').fill('10');
    await dialog.getByLabel('Moves into the next year').fill('4');
    await dialog
      .getByText(/4 days move into \d+ and 6 days lapse/)
      .first()
      .waitFor();
    await dialog.getByLabel('To someone who started on').fill(`${today.slice(0, 4)}-07-01`);
    await dialog.getByText(`${today.slice(0, 4)}: 5 days`).waitFor();
    await picture(page, 'leave-type');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Study leave', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Retire Study leave' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await page.getByText('Retired', { exact: true }).waitFor();
  });

  it('a holiday of the country is removed after a question and kept again; one of their own is added', async () => {
    const other = await world.another();
    const page = await signedIn(await other.administrator(), '/leave-balances/holidays?year=2027');
    await page.getByRole('button', { name: /Remove Canada Day/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Not kept: people work').waitFor();
    await page.getByRole('button', { name: 'Keep it: Canada Day' }).click();
    await page.getByText('Not kept: people work').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a holiday' }).click();
    await page.getByRole('dialog').getByLabel('Day', { exact: true }).fill('2027-05-28');
    await page.getByRole('dialog').getByLabel('Name').fill('Founders’ Day');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Your own').waitFor();

    // People who work in another province have its days.
    await page.getByRole('button', { name: 'Add a place' }).click();
    await page.getByRole('dialog').getByLabel('Work location').fill('Montréal');
    await page.getByRole('dialog').getByLabel('Region').fill('QC');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Canada, QC').waitFor();
    await page.getByLabel('Place of work').selectOption('Montréal');
    await page.getByText('National Holiday').waitFor();
    expect(await page.getByRole('button', { name: /^Remove Canada Day/ }).count()).toBe(0);
  });

  it('locked dates are changed and unlocked', async () => {
    const page = await signedIn(admin, '/leave-balances/locked-dates');
    await page.getByRole('button', { name: /^Change/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'Kitchen' });
    await dialog.getByLabel('Reason').fill('Inventory');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Inventory' }).waitFor();
    await page.getByRole('cell', { name: 'Kitchen' }).waitFor();
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('No locked dates').waitFor();
  });
});

describe('how they look', () => {
  const screens = (): [path: string, ready: (page: Page) => Promise<void>, isSample?: true][] => [
    // Home, which stands there until then, says “no limit” as well.
    ['/time-off', (page) => page.getByText('Therapy: no limit').first().waitFor()],
    ['/time-off/new', (page) => page.getByText('What it takes').waitFor(), true],
    [`/calendar?month=${later.slice(0, 7)}`, (page) => page.locator('.timeline__leave').first().waitFor(), true],
    [`/my-schedule?from=${monday}`, (page) => heading(page, 'My schedule').waitFor()],
    [`/schedule?week=${monday}`, (page) => page.locator('.chip-shift').first().waitFor(), true],
    [`/schedule?week=${monday}&by=department`, (page) => page.locator('.chip-shift').first().waitFor()],
    ['/leave-balances', (page) => page.getByRole('link', { name: 'Cleo Dias' }).waitFor()],
    [`/leave-balances/people/${cleo.id}`, (page) => page.getByText('Worked on a holiday').waitFor()],
    ['/leave-balances/types', (page) => page.getByRole('cell', { name: 'Vacation', exact: true }).waitFor()],
    ['/leave-balances/holidays', (page) => page.getByText('Canada Day').first().waitFor()],
    ['/leave-balances/locked-dates', (page) => page.getByText('No locked dates').waitFor()],
  ];
  const pictured = (page: Page, look: string, path: string) => picture(page, `${look}${path.replaceAll(/\W+/g, '-')}`);

  it('wide: axe finds nothing on any of these screens, nor on the busiest in the dark', async () => {
    const page = await signedIn(admin, '/', { colorScheme: 'light', viewport: { width: 1440, height: 900 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [path, ready, isSample] of screens()) {
      await goTo(page, path);
      await ready(page);
      await pictured(page, 'wide-light', path);
      expect.soft(await findViolations(page), path).toEqual([]);
      if (!isSample) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await pictured(page, 'wide-dark', path);
      expect.soft(await findViolations(page, ['color-contrast']), `${path}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

  it('phone, dark: nothing is wider than the screen, and axe finds nothing on the busiest', async () => {
    const page = await signedIn(admin, '/', { colorScheme: 'dark', ...phone });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [path, ready, isSample] of screens()) {
      await goTo(page, path);
      await ready(page);
      await pictured(page, 'phone-dark', path);
      if (isSample) expect.soft(await findViolations(page), path).toEqual([]);
      else expect.soft(await overflowOf(page), path).toBe(0);
    }
  });
});
