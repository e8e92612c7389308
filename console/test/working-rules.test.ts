import { beforeAll, describe, expect, it } from 'vitest';
import type { Somebody } from '../../server/test/world.ts';
import { findViolations } from './axe.ts';
import { openConsole } from './browser.ts';

const { world, signedIn } = await openConsole();
let admin: Somebody;
let cook: Somebody;
const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Grace', last_name: 'Okafor' });
  cook = await world.employee({ first_name: 'Ada', last_name: 'Byron', department: 'Kitchen' });
  const entry = await (
    await admin.app()
  ).post('/time-entries', {
    user_id: cook.id,
    clock_in: `${day}T09:00:00-05:00`,
    clock_out: `${day}T17:00:00-05:00`,
  });
  expect(entry.status, entry.text).toBe(201);
});

describe('working rules', () => {
  it('where the place is set it is said that there are rules for it, and no longer once they hold', async () => {
    const other = await world.another({ settings: { overtime_weekly_minutes: 2640 } });
    const boss = await other.administrator();
    const page = await signedIn(boss, '/settings');
    await page.getByText('There are rules on rest, breaks and overtime for Ontario').waitFor();
    await (await boss.app()).put('/working-rules', { pack: 'CA-ON', rules: [] });
    await page.reload();
    await page.getByRole('heading', { name: 'Two people' }).waitFor();
    await expect.poll(() => page.getByText('There are rules on rest').count()).toBe(0);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByText('Employment Standards Act, 2000 (Ontario), s. 18 (1)').waitFor();
  });

  it('an Administrator takes the pack of the place, changes a rule, and sees whom rules were broken with', async () => {
    const page = await signedIn(admin, '/settings?tab=rules');
    await page.getByText('There are rules for Ontario').waitFor();
    await page.getByText('By law overtime begins here beyond 44:00 h a week').waitFor();
    await page.getByLabel('Rules of').selectOption('Ontario');
    await page.getByRole('button', { name: 'Take this pack' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take this pack' }).click();
    await page.getByText('Employment Standards Act, 2000 (Ontario), s. 20 (1)').first().waitFor();
    const broken = page.getByRole('table', { name: 'Where rules were broken' });
    await broken.getByRole('link', { name: 'Ada Byron' }).waitFor();
    await broken.getByText('No break; 0:30 h are due').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Change: A break of 0:30 h where work is longer than 5:00 h' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Break of at least (hours)').fill('much');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter hours, for example').waitFor();
    await dialog.getByLabel('Break of at least (hours)').fill('0:45');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changed here').waitFor();
    await broken.getByText('No break; 0:45 h are due').waitFor();
  });

  it('overtime as the law of the place has it is set only when it is asked for', async () => {
    const page = await signedIn(admin, '/settings?tab=rules');
    await page.getByRole('button', { name: 'Use it for overtime' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use it for overtime' }).click();
    await page.getByText('Overtime settings changed').waitFor();
    await expect.poll(() => page.getByText('By law overtime begins here').count()).toBe(0);
    const settings = await (await admin.app()).get('/settings');
    expect(settings.data).toMatchObject({ overtime_mode: 'weekly_only', overtime_weekly_minutes: 2640 });
  });

  it('an Employee reads the rules, and where they did not hold for themselves; changing is not offered', async () => {
    const page = await signedIn(cook, '/working-rules');
    await page.getByText('At least 11:00 h of rest between the work of two days').waitFor();
    await page.getByText('These rules warn. They are no legal advice.').waitFor();
    await page.getByRole('table', { name: 'Where rules were broken' }).getByText('Ada Byron').waitFor();
    expect(await page.getByRole('button', { name: /^Change/ }).count()).toBe(0);
  });

  it('a timesheet says where rest was too short, and what only tells in how its totals came about', async () => {
    const app = await admin.app();
    await app.put('/working-rules', { pack: 'CA-ON', rules: [] });
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const early = { user_id: cook.id, clock_in: `${next}T02:00:00-05:00`, clock_out: `${next}T11:00:00-05:00` };
    const entry = await app.post('/time-entries', { ...early, break_minutes: 30 });
    expect(entry.status, entry.text).toBe(201);
    const { data } = await app.get('/timesheets', { query: { user_id: cook.id } });
    const sheet = (data as { id: string; period_start: string; period_end: string }[]).find(
      ({ period_start: from, period_end: to }) => from <= next && next <= to,
    );
    const page = await signedIn(admin, `/timesheets/${String(sheet?.id)}`);
    await page.getByText('9:00 h of rest; 11:00 h are due').waitFor();
    expect(await page.getByText('8:30 h of work on the day; at most 8:00 h').count()).toBe(0);
    await page.getByText('How the totals came about').click();
    await page.getByText('8:30 h of work on the day; at most 8:00 h').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const report = await signedIn(admin, '/working-rules');
    const broken = report.getByRole('table', { name: 'Where rules were broken' });
    await broken.getByText(/^8:30 h of work on the day/).waitFor();
    const rest = 'At least 11:00 h of rest between the work of two days';
    await report.getByLabel('Rule', { exact: true }).selectOption({ label: rest });
    await expect.poll(() => broken.getByText(/^8:30 h of work on the day/).count()).toBe(0);
    await broken.getByText(/^9:00 h of rest/).waitFor();
  });

  it('who came late by the clock is marked for who leads', async () => {
    const app = await admin.app();
    const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const shift = { user_id: cook.id, starts_at: at(-2), ends_at: at(3), break_minutes: 0, is_published: true };
    expect((await app.post('/shifts', shift)).status).toBe(201);
    expect((await (await cook.app()).post('/clock/in')).data.shift_flags).toMatchObject([{ kind: 'CAME_LATE' }]);
    const page = await signedIn(admin, '/time-entries');
    await page.getByText(/^In [12]:\d\d late$/).waitFor();
  });
});
