import { describe, expect, it } from 'vitest';
import { record, workplace } from '../../server/src/features/time/testing/workplace.ts';
import { addDays } from '../../server/src/lib/days.ts';
import { findViolations } from './axe.ts';
import { heading, openConsole } from './browser.ts';

const app = await openConsole();
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

interface Corrected {
  readonly duration_minutes: number;
  readonly before_correction?: { readonly clock_out: string } | null;
}

describe('hours by another’s hand', () => {
  it('the tablet is broken: who leads records that someone is in, from the kiosks, and the person is told why', async () => {
    const { people } = await workplace(app.world);
    const page = await app.signedIn(people.head, '/settings/kiosks');
    await page.getByRole('button', { name: 'Record hours for someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record hours for someone' });
    await dialog.getByRole('combobox', { name: 'Person' }).fill('Ada');
    await page.getByRole('option', { name: /Ada Byron/ }).click();
    await dialog.getByLabel('From', { exact: true }).fill('00:00');
    await dialog.getByRole('button', { name: 'Record hours for someone' }).click();
    await dialog.getByText('Say why.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('The tablet was broken.');
    await dialog.getByRole('button', { name: 'Record hours for someone' }).click();
    await page.getByText('The hours are recorded, and the person is told.').waitFor();
    const cook = await people.cook.app();
    expect((await cook.get('/clock')).data).toMatchObject({ is_running: true });
    const own = await app.signedIn(people.cook, '/my-time/entries', { viewport: { width: 390, height: 780 } });
    await own.getByText(/^Recorded by .*: The tablet was broken\.$/).waitFor();
    expect((await cook.get('/notifications')).data).toMatchObject([{ reason: 'The tablet was broken.' }]);
  });

  it('on a timesheet: an entry is corrected, and both versions stand there', async () => {
    const { people, api } = await workplace(app.world);
    await record(api.cook, { clock_in: `${yesterday}T12:00:00Z`, clock_out: `${yesterday}T16:00:00Z` });
    const head = await people.head.app();
    const [sheet] = (await head.get('/timesheets', { query: { user_id: people.cook.id } })).data as { id: string }[];
    const page = await app.signedIn(people.head, `/timesheets/${sheet?.id ?? ''}`);
    await heading(page, 'Ada Byron').waitFor();
    await page.getByRole('button', { name: /^Correct/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct these hours' });
    await dialog.getByLabel('To', { exact: true }).fill('13:00');
    await dialog.getByLabel('Reason').fill('Stayed for the delivery.');
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await page.getByText(/^Corrected by .*: Stayed for the delivery\.$/).waitFor();
    await page.getByText(/^Before: \d+:00.* – \d+:00/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const [entry] = (await head.get('/time-entries', { query: { user_id: people.cook.id } })).data as Corrected[];
    expect(entry?.before_correction?.clock_out).toBe(`${yesterday}T16:00:00.000Z`);
    expect(entry?.duration_minutes).toBeGreaterThan(240);
  });
});
