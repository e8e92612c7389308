import { describe, expect, it } from 'vitest';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { world: first, signedIn, server } = await openConsole();

describe('subscribing in a calendar', () => {
  it('shows an address once, lists it, and removes it after a question', async () => {
    const world = await first.another();
    const cook = await world.employee({ department: 'Kitchen' });
    const page = await signedIn(cook, '/my-schedule');
    await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
    await dialog.getByText('You have not created an address yet.').waitFor();
    await dialog.getByRole('button', { name: 'Create an address for my shifts' }).click();
    const url = (await dialog.locator('[data-secret]').textContent()) ?? '';
    const read = async (): Promise<number> => (await server.inject(new URL(url).pathname)).statusCode;
    expect(await read()).toBe(200);
    await dialog.getByText('My shifts, created').waitFor();
    await picture(page, 'subscribe');
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove this address?' }).getByRole('button', { name: 'Remove' }).click();
    await dialog.getByText('You have not created an address yet.').waitFor();
    await expect.poll(() => dialog.locator('[data-secret]').count()).toBe(0);
    expect(await read()).toBe(404);
  });

  it('Time off offers one’s own and the team’s', async () => {
    const world = await first.another();
    const page = await signedIn(await world.employee(), '/time-off');
    await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
    await page.getByRole('button', { name: 'Create an address for the time off of my team' }).waitFor();
    await page.getByRole('button', { name: 'Create an address for my time off' }).waitFor();
  });
});

describe('how the totals came about', () => {
  it('is shown when asked for: days and overtime to everyone who sees the sheet, pay to those who see pay', async () => {
    const world = await first.another({
      settings: { pay_period_type: 'WEEKLY', overtime_mode: 'daily_only', overtime_daily_minutes: 480 },
    });
    const admin = await world.administrator();
    const cook = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
    const day = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
    const hours = { clock_in: `${day}T12:00:00Z`, clock_out: `${day}T22:00:00Z`, user_id: cook.id, hourly_rate: 20 };
    const { status, text } = await (await admin.app()).post('/time-entries', hours);
    expect(status, text).toBe(201);
    const { data } = await (await admin.app()).get('/timesheets', { query: { user_id: cook.id } });
    const page = await signedIn(admin, `/timesheets/${data[0].id as string}`);
    await heading(page, 'Ada Byron').waitFor();
    await page.getByText('How the totals came about').click();
    await page.getByText('Overtime is what goes beyond 8:00 on a day.').waitFor();
    await page.getByRole('table', { name: 'Pay' }).getByText('× 1.5').waitFor();
    await picture(page, 'explanation');
    expect(await findFaults(page)).toEqual([]);
    // On a phone each row is a card: every figure says what it is.
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'explanation phone');
    const figures = page.locator('.explanation td');
    const named = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((text) => text === 'none' || text === '""')).toEqual([]);
    expect(await findFaults(page)).toEqual([]);
    const own = await signedIn(cook, `/my-time?week=${day}`);
    await own.getByText('How the totals came about').click();
    await own.getByText('Overtime is what goes beyond 8:00 on a day.').waitFor();
    await expect.poll(() => own.getByRole('table', { name: 'Pay' }).count()).toBe(0);
  });
});
