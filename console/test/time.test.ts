import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { world, signedIn, installation, origin } = await openConsole();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const dayMs = 86_400_000;
/** Monday of the week of now in Toronto, and days from there. */
function dayOfWeek(offset: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon + (offset - sinceMonday) * dayMs).toISOString().slice(0, 10);
}

const entriesOf = (userId: string) =>
  sql<
    Pick<Row<'time_entries'>, 'status' | 'duration_minutes' | 'project_id' | 'source' | 'is_duration'>
  >`select status, duration_minutes, project_id, source, is_duration from time_entries where user_id = ${userId} and status <> 'DELETED' order by clock_in`
    .execute(installation.database.db)
    .then(({ rows }) => rows);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('home', () => {
  it('is one’s own day in at most three requests beside the shell’s, without faults at both widths', async () => {
    const cook = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
    for (const viewport of [phone.viewport, { width: 1440, height: 900 }]) {
      const page = await signedIn(cook, '/nowhere', { viewport });
      // What is kept for a day without a network is asked for once the first view has rested, however long that took.
      const kept = 'export const startKeepingSeen = () => () => undefined;';
      await page.route(/\/keep-s/, (route) => route.fulfill({ contentType: 'text/javascript', body: kept }));
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/app/api/')) asked.push(pathname.slice('/app/api'.length));
      });
      await page.goto(new URL('/', page.url()).href);
      await heading(page, 'Hello, Ada').waitFor();
      await page.getByText('Nothing of yours waits for a decision.').waitFor();
      await page.getByText('No shift of yours in the next seven days.').waitFor();
      await button(page, 'Clock in').waitFor();
      // The event stream stays open: the shell has asked for everything once it does.
      await expect.poll(() => asked.includes('/stream') && asked.includes('/inbox/count')).toBe(true);
      const ofShell = ['/session', '/clock', '/inbox/count', '/stream'];
      expect(asked.filter((path) => !ofShell.includes(path)).sort()).toEqual(['/home', '/leave-balances', '/shifts']);
      await expect.poll(() => page.getByText('API address').count()).toBe(0);
      await picture(page, `home-${String(viewport.width)}`);
      expect(await findFaults(page)).toEqual([]);
    }
  });
});

describe('the clock, on a phone', () => {
  it('one tap in, said on every screen, one tap out; a reload keeps it', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await signedIn(cook, '/', phone);
    await page.getByRole('link', { name: 'Time', exact: true }).click();
    await heading(page, 'My time').waitFor();
    await button(page, 'Clock in').click();
    await page.locator('strong', { hasText: /Clocked in since/ }).waitFor();
    for (const path of ['/', '/departments', '/my-time/entries']) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByText(/Clocked in since/).waitFor();
      await expect.poll(() => page.getByText(/Clocked in since/).count()).toBe(1);
    }
    await page.reload();
    await picture(page, 'clock-running');
    await page.goto(new URL('/departments', page.url()).href);
    await button(page, 'Clock out').click();
    await expect.poll(async () => (await entriesOf(cook.id)).map(({ status }) => status)).toEqual(['ACTIVE']);
    await page.goto(new URL('/my-time/entries', page.url()).href);
    await page.getByText('1 entry').waitFor();
    await button(page, 'Clock in').waitFor();
  });

  it('without network a tap is kept, says so, and is sent once when the network is back', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await signedIn(cook, '/', phone);
    await button(page, 'Clock in').waitFor();
    const keys: string[] = [];
    let isOffline = true;
    await page.route('**/app/api/clock/in', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      // The first try reaches the server, and its answer is lost.
      if (keys.length === 1) await route.fetch();
      if (isOffline) await route.abort('internetdisconnected').catch(() => undefined);
      else await route.continue();
    });
    await button(page, 'Clock in').click();
    await page.getByText('No network: your tap is kept and sent when it is back.').waitFor();
    await page.locator('strong', { hasText: /Clocked in since/ }).waitFor();
    isOffline = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('Your tap on the clock was sent.').waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
    expect(await entriesOf(cook.id)).toHaveLength(1);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('muster.clock'))),
    ).toEqual([]);
  });

  it('asks for the place only if the organization set one, and goes on without it', async () => {
    const fenced = await world.another({
      settings: { time_geofence: { latitude: 43.6426, longitude: -79.3871, radius_m: 200 } },
    });
    const cook = await fenced.employee();
    const page = await signedIn(cook, '/', { ...phone, permissions: [] });
    await button(page, 'Clock in').click();
    await page.locator('strong', { hasText: /Clocked in since/ }).waitFor();
    await page.getByText('Your location was not shared. Your time is saved without it.').waitFor();
  });
});

/** Counts what hands on a keyboard do: a text that is typed, a key that is pressed. */
function keyboard(page: Page) {
  let steps = 0;
  return {
    type: async (text: string) => {
      await page.keyboard.type(text);
      steps++;
    },
    press: async (key: string) => {
      await page.keyboard.press(key);
      steps++;
    },
    /** How many since it was asked last. */
    steps: () => {
      const counted = steps;
      steps = 0;
      return counted;
    },
  };
}

describe('my week, at a desk', () => {
  it('“Six pieces a day without the mouse”: a line each, a cell with its note, favourites first among 3,000 projects, the clock switched from any screen', async () => {
    const another = await world.another();
    const consultant = await another.employee();
    const admin = await (await another.administrator()).app();
    const { data: project } = await admin.post('/projects', { name: 'Hôtel Pine' });
    const { data: harbour } = await admin.post('/projects', { name: 'Harbour' });
    await admin.post(`/projects/${String(project.id)}/tasks`, { name: 'Menu design' });
    await sql`
      insert into projects (organization_id, id, name, code, status, is_billable, currency, created_at, updated_at)
      select organization_id, 'prj_' || lpad(n::text, 26, '0'), 'Account ' || n, 'ACCOUNT_' || n, 'ACTIVE', true, 'CAD', now(), now()
        from projects, generate_series(1, 3000) n where id = ${harbour.id}`.execute(installation.database.db);
    const page = await signedIn(consultant, '/my-time');
    const { type, press, steps } = keyboard(page);
    const line = page.getByRole('combobox', { name: 'Project, task and hours' });
    const found = page.getByRole('listbox', { name: 'Project, task and hours' });
    // A piece is a line and Enter, and the next can be typed, also while the week has yet to be renewed.
    await line.focus();
    await type('hotel menu 1:30 Tasting notes');
    await found.getByRole('option', { name: /Hôtel Pine.*Menu design/ }).waitFor();
    let goOn = (): void => undefined;
    const both = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/app/api/time-entries?*', async (route) => {
      await both;
      await route.continue();
    });
    await press('Enter');
    await page.getByText(/^1:30 on Hôtel Pine.*recorded\.$/).waitFor();
    await type('harb 45m');
    await found.getByRole('option', { name: /Harbour/ }).waitFor();
    await press('Enter');
    await page.getByText(/^0:45 on Harbour recorded\.$/).waitFor();
    goOn();
    expect(steps()).toBe(4);
    const { data } = await (await consultant.app()).get('/time-entries');
    const entries = (data as { clock_in: string; clock_out: string; description: string | null }[]).sort((a, b) =>
      a.clock_in.localeCompare(b.clock_in),
    );
    expect(entries).toMatchObject([{ description: 'Tasting notes' }, { description: null }]);
    expect(entries[1]?.clock_in).toBe(entries[0]?.clock_out);
    await page.unroute('**/app/api/time-entries?*');

    // One of 3,000 is found by its name, gets a row, and what is typed there begins where the day's last entry ends.
    const grid = page.getByRole('table', { name: 'Hours by project and day' });
    const add = page.locator('input').and(page.getByRole('combobox', { name: 'Add a project' }));
    await add.focus();
    await type('account 2718');
    await page.getByRole('option', { name: 'Account 2718' }).waitFor();
    await press('Enter');
    const account = grid.getByRole('row').filter({ hasText: 'Account 2718' });
    await expect.poll(() => account.locator('input:focus').count()).toBe(1);
    await type('0:20 Call about the lease');
    await press('Enter');
    await account.getByText('Call about the lease').waitFor();
    expect(steps()).toBe(4);
    const mine = (await (await consultant.app()).get('/time-entries')).data as { clock_in: string }[];
    expect(mine.map(({ clock_in }) => clock_in)).toContain(entries[1]?.clock_out);

    // A favourite comes first wherever a project is chosen.
    const star = account.getByRole('button', { name: 'Favourite: Account 2718' });
    await star.focus();
    await press('Space');
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    expect(steps()).toBe(1);
    await add.focus();
    await press('ArrowDown');
    const first = page.getByRole('listbox', { name: 'Add a project' }).getByRole('option');
    await expect.poll(() => first.nth(1).textContent()).toBe('Account 2718Favourites');
    await expect.poll(() => first.nth(2).textContent()).toBe('HarbourRecent');
    await press('Escape');
    await line.focus();
    await press('ArrowDown');
    await expect.poll(() => found.getByRole('option').first().textContent()).toContain('Account 2718');
    await press('Escape');

    // The clock runs for one, is seen on every screen, and goes on with another from there.
    steps();
    await type('hotel');
    await found
      .getByRole('option', { name: /Start the clock/ })
      .first()
      .waitFor();
    await press('Enter');
    await page.getByText(/^The clock runs for Hôtel Pine/).waitFor();
    expect(steps()).toBe(2);
    await picture(page, 'my-time-line');
    expect(await findFaults(page)).toEqual([]);
    await page.goto(new URL('/departments', page.url()).href);
    const chip = page.getByRole('button', { name: /^The clock runs for Hôtel Pine/ });
    await chip.waitFor();
    await picture(page, 'clock-chip-project');
    await chip.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What are you working on?' });
    // Once it is known that there are more than a page of them.
    await dialog
      .locator('input')
      .and(page.getByRole('combobox', { name: 'Project' }))
      .focus();
    await type('acc 2718');
    await page.getByRole('option', { name: 'Account 2718' }).waitFor();
    await press('Enter');
    await press('Tab');
    await type('Second call');
    await press('Enter');
    await page.getByRole('button', { name: /^The clock runs for Account 2718/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(steps()).toBe(6);
    await expect
      .poll(async () => (await entriesOf(consultant.id)).filter((one) => one.status === 'RUNNING'))
      .toHaveLength(1);
    expect((await (await consultant.app()).get('/clock')).data.entry).toMatchObject({ description: 'Second call' });

    // Entered by hand one after the other; what has the same time, or is ahead, is shown as such.
    await page.goto(new URL('/my-time/entries', page.url()).href);
    await button(page, 'Add time').click();
    const form = page.getByRole('dialog', { name: 'Add time' });
    await form.getByLabel('Day').fill(dayOfWeek(21));
    await form.getByRole('button', { name: 'Save and next' }).click();
    await expect.poll(() => form.getByLabel('From').inputValue()).toBe('17:00');
    await form.getByLabel('From').fill('16:00');
    await form.getByLabel('To', { exact: true }).fill('18:00');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('row').filter({ hasText: 'Overlaps' }).filter({ hasText: 'Ahead' }).count())
      .toBe(2);
    await picture(page, 'entries-ahead');
  });
});

describe('my week, on a phone', () => {
  it('Copy last week; 7:30 in a cell is Saved and counted; submitted, the cells say why they stay', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const admin = await (await world.administrator()).app();
    const { data: project } = await admin.post('/projects', { name: 'Catering' });
    const api = await cook.api();
    const day = dayOfWeek(-7);
    const recorded = await api.post('/time-entries', {
      clock_in: `${day}T09:00:00-05:00`,
      clock_out: `${day}T13:00:00-05:00`,
      project_id: project.id,
    });
    expect(recorded.status, recorded.text).toBe(201);
    const page = await signedIn(cook, '/my-time', phone);
    await button(page, 'Copy last week').click();
    await page.getByText('Copied one entry').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('What was copied is gone again.').waitFor();
    await button(page, 'Copy last week').click();
    await page.getByText('Copied one entry').waitFor();
    const grid = page.getByRole('table', { name: 'Hours by project and day' });
    const cells = grid.getByRole('row').filter({ hasText: 'Catering' }).getByRole('textbox');
    await expect.poll(() => cells.first().inputValue()).toBe('4:00');
    await cells.nth(1).fill('7:30');
    await cells.nth(1).press('Tab');
    await grid.getByText('Saved', { exact: true }).waitFor();
    await cells.nth(2).fill('450m');
    await cells.nth(2).press('Enter');
    await expect.poll(() => cells.nth(2).inputValue()).toBe('7:30');
    await cells.nth(3).fill('soon');
    await cells.nth(3).press('Tab');
    await grid.getByText('Write hours as 7:30, 7.5, 450m or 9-17.').waitFor();
    await cells.nth(3).press('Escape');
    await expect.poll(() => grid.getByRole('row').last().textContent()).toContain('19:00');
    expect((await entriesOf(cook.id)).map((entry) => entry.duration_minutes)).toEqual([240, 240, 450, 450]);
    await picture(page, 'my-week-phone');
    expect(await findFaults(page)).toEqual([]);

    await button(page, 'Submit timesheet').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit timesheet' }).click();
    await page.getByText('Timesheet submitted').waitFor();
    await page.getByText('Submitted', { exact: true }).first().waitFor();
    await expect.poll(() => cells.nth(1).getAttribute('readonly')).not.toBeNull();
    expect(await cells.nth(1).getAttribute('title')).toMatch(/waits for a decision/);
  });

  it('“Repeat last week, but …”: asks what where it matters; hours stay hours; a day off and a short rest say so', async () => {
    const place = await world.another();
    const cook = await place.employee({ department: 'Kitchen' });
    const admin = await (await place.administrator()).app();
    const { data: project } = await admin.post('/projects', { name: 'Catering' });
    const api = await cook.app();
    const record = async (offset: number, from: string, to: string, more: object = {}) => {
      const day = dayOfWeek(offset);
      const times = { clock_in: `${day}T${from}:00-05:00`, clock_out: `${day}T${to}:00-05:00` };
      const answer = await api.post('/time-entries', { ...times, ...more });
      expect(answer.status, answer.text).toBe(201);
    };
    await record(-7, '09:00', '13:00', { project_id: project.id, is_duration: true });
    await record(-7, '13:00', '15:00');
    await record(-6, '09:00', '12:00', { project_id: project.id });
    await record(1, '16:00', '23:00');
    const page = await signedIn(cook, '/my-time', phone);
    await button(page, 'Copy last week').click();
    const dialog = page.getByRole('dialog', { name: 'What of last week?' });
    await dialog.getByText('3 entries, 9:00').waitFor();
    await dialog.getByText('2 entries, 7:00').waitFor();
    await picture(page, 'copy-week-phone');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Only days that are empty here' }).click();
    await page.getByText('Copied 2 entries').waitFor();
    const copied = (await entriesOf(cook.id)).slice(3, 5);
    expect(copied.map((entry) => entry.is_duration)).toEqual([true, false]);

    const grid = page.getByRole('table', { name: 'Hours by project and day' });
    const cells = grid.getByRole('row').filter({ hasText: 'No project' }).getByRole('textbox');
    await cells.nth(6).fill('3');
    await cells.nth(6).press('Tab');
    await page.getByText('a day off in your organization').waitFor();
    await cells.nth(2).fill('6-9');
    await cells.nth(2).press('Tab');
    await page.getByText('7:00 h of rest; 11:00 h are due').waitFor();
    await picture(page, 'week-notes-phone');
    expect(await findFaults(page)).toEqual([]);
    await page.goto(`${origin}/my-time/entries`);
    await page.getByText('Hours only').first().waitFor();
  });

  it('a rejected entry stays in grid, list and dialog with its reason, and submitting mentions it', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const api = await cook.api();
    const record = async (from: string, to: string) => {
      const day = dayOfWeek(0);
      const answer = await api.post('/time-entries', {
        clock_in: `${day}T${from}:00-05:00`,
        clock_out: `${day}T${to}:00-05:00`,
      });
      return answer.data.id as string;
    };
    await record('09:00', '12:00');
    const id = await record('13:00', '17:00');
    const admin = await (await world.administrator()).api();
    const reason = 'You left at three.';
    expect((await admin.post(`/time-entries/${id}/reject`, { reason })).status).toBe(200);

    const page = await signedIn(cook, '/my-time', phone);
    const grid = page.getByRole('table', { name: 'Hours by project and day' });
    await grid.getByText('Rejected 4:00').waitFor();
    await page.getByText(/4:00, No project\. Rejected: You left at three\./).waitFor();
    await expect.poll(() => grid.getByRole('row').last().textContent()).toContain('3:00');
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await picture(page, `week rejected ${String(width)} ${colorScheme}`);
      }
    }
    expect(await findFaults(page)).toEqual([]);

    await button(page, 'Submit timesheet').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('One rejected entry (4:00) will not count.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(new URL('/my-time/entries', page.url()).href);
    const row = page.getByRole('row').filter({ hasText: 'Rejected' });
    await row.getByText(reason).waitFor();
    await row.getByRole('button', { name: 'Change' }).click();
    await dialog.getByText(/Rejected: You left at three\. A change/).waitFor();
  });

  it('an entry with a task goes to another project: the task stays behind', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const admin = await (await world.administrator()).app();
    const [one, other] = [
      (await admin.post('/projects', { name: 'Wedding' })).data,
      (await admin.post('/projects', { name: 'Conference' })).data,
    ];
    const { data: task } = await admin.post(`/projects/${String(one.id)}/tasks`, { name: 'Canapés' });
    const day = dayOfWeek(0);
    const { data: entry } = await (
      await cook.api()
    ).post('/time-entries', {
      clock_in: `${day}T09:00:00-05:00`,
      clock_out: `${day}T12:00:00-05:00`,
      project_id: one.id,
      task_id: task.id,
    });
    const page = await signedIn(cook, `/my-time/entries?entry=${String(entry.id)}`);
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('Task').inputValue()).toBe(task.id);
    await dialog.getByLabel('Project').selectOption('Conference');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Entry saved').waitFor();
    expect((await (await cook.api()).get(`/time-entries/${String(entry.id)}`)).data).toMatchObject({
      project_id: other.id,
      task_id: null,
    });
  });

  it('adds, changes and deletes an entry by hand, after a question', async () => {
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await signedIn(cook, '/my-time/entries');
    await button(page, 'Add time').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').fill('10:00');
    await dialog.getByLabel('To').fill('12:30');
    await button(page, 'Save').click();
    await page.getByText('Time added').waitFor();
    await page.getByRole('cell', { name: '2:30', exact: true }).waitFor();
    await button(page, 'Change').click();
    await dialog.getByLabel('To').fill('13:00');
    await button(page, 'Save').click();
    await page.getByRole('cell', { name: '3:00', exact: true }).waitFor();
    await button(page, 'Delete').click();
    await page.getByText('Delete this entry?').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No time in these days').waitFor();
    expect(await entriesOf(cook.id)).toEqual([]);
  });
});
