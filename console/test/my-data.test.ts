import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { unzip } from '../../server/src/features/my-data/testing/unzip.ts';
import { givePassword } from '../../server/src/features/sign-in/testing/accounts.ts';
import { findViolations } from './axe.ts';
import { goodPassword, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole();
const { world, signedIn, installation } = muster;

const looks = [
  { name: 'wide-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'wide-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

describe('my data', () => {
  it('asks for the password again after ten minutes, waits while it is made, and downloads it', async () => {
    const ada = await givePassword(muster, await world.employee({ first_name: 'Ada', last_name: 'Byron' }));
    const page = await signedIn(ada, '/me');
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for your data' });
    await sql`update sessions set factor_at = ${new Date(installation.clock.nowMs() - 601_000).toISOString()}
      where user_id = ${ada.id}`.execute(installation.database.db);
    installation.permissionCache.forget(world.organizationId);
    await dialog.getByRole('button', { name: 'Ask for the archive' }).click();
    const factor = page.getByRole('dialog', { name: 'Show that it is you' });
    await factor.getByLabel('Your password').fill('not this one');
    await page.keyboard.press('Enter');
    await factor.getByText('This is not your password.').waitFor();
    await picture(page, 'my-data-password');
    await factor.getByLabel('Your password').fill(goodPassword);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const link = page.getByRole('link', { name: 'Download' });
    await link.waitFor({ timeout: 15_000 });
    await page.getByText('Ready', { exact: true }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^muster-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(await readFile(await download.path()));
    expect(JSON.parse(files.get('profile.json')?.toString() ?? '')).toMatchObject({ users: [{ first_name: 'Ada' }] });
    for (const { name, viewport, colorScheme } of looks) {
      const shown = await signedIn(ada, '/me', { viewport, colorScheme });
      const button = shown.getByRole('link', { name: 'Download' });
      await button.scrollIntoViewIfNeeded();
      expect({ name, faults: await findFaults(shown) }).toEqual({ name, faults: [] });
      expect({ name, violations: await findViolations(shown) }).toEqual({ name, violations: [] });
      await picture(shown, `my-data-${name}`);
    }
  });

  it('an Administrator asks for that of someone who has left, on their page', async () => {
    const admin = await givePassword(muster, await world.administrator());
    const gone = await world.employee({ first_name: 'Grace', last_name: 'Hopper' });
    await sql`update users set is_active = ${false} where id = ${gone.id}`.execute(installation.database.db);
    const page = await signedIn(admin, `/people/${gone.id}`);
    await page.getByRole('button', { name: 'Ask for the archive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for the data of Grace Hopper' });
    await dialog.getByRole('button', { name: 'Ask for the archive' }).click();
    await page.getByRole('link', { name: 'Download' }).waitFor({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Ask again' }).waitFor();
    for (const { name, viewport, colorScheme } of looks) {
      const shown = await signedIn(admin, `/people/${gone.id}`, { viewport, colorScheme });
      await shown.getByRole('link', { name: 'Download' }).scrollIntoViewIfNeeded();
      expect({ name, faults: await findFaults(shown) }).toEqual({ name, faults: [] });
      await picture(shown, `leaver-data-${name}`);
    }
    const active = await world.employee();
    const other = await signedIn(admin, `/people/${active.id}`);
    await other.getByRole('heading', { name: 'At work' }).waitFor();
    expect(await other.getByRole('button', { name: 'Ask for the archive' }).count()).toBe(0);
  });

  it('of someone active it is theirs alone, until an Executive allows it with a reason', async () => {
    const admin = await givePassword(muster, await world.administrator({ first_name: 'Ravi', last_name: 'Patel' }));
    const boss = await givePassword(muster, await world.executive({ first_name: 'Ngozi', last_name: 'Okafor' }));
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Lovelace' });
    const page = await signedIn(admin, `/people/${ada.id}`);
    await page.getByRole('button', { name: 'Have it made for them' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Have it made for them' }).click();
    await page.getByText(/Ravi Patel had one made/).waitFor();
    await page.getByText('Only the person has it.').waitFor();
    expect(await page.getByRole('button', { name: /^Let / }).count()).toBe(0);
    const theirs = await signedIn(boss, `/people/${ada.id}`);
    await theirs.getByRole('button', { name: 'Made in the last week' }).click();
    await theirs.getByRole('button', { name: 'Let Ravi Patel have it' }).click();
    const dialog = theirs.getByRole('dialog');
    await picture(theirs, 'archive-allow');
    expect(await findViolations(theirs)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Asked for by a court.');
    await dialog.getByRole('button', { name: 'Allow it' }).click();
    await theirs.getByText('Ngozi Okafor also allowed it to Ravi Patel: Asked for by a court.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Made in the last week' }).click();
    await page.getByRole('link', { name: 'Download' }).waitFor({ timeout: 15_000 });
    for (const { name, viewport, colorScheme } of looks) {
      const shown = await signedIn(ada, '/me', { viewport, colorScheme });
      await shown
        .getByText('Ngozi Okafor also allowed it to Ravi Patel: Asked for by a court.')
        .scrollIntoViewIfNeeded();
      expect({ name, faults: await findFaults(shown) }).toEqual({ name, faults: [] });
      await picture(shown, `archive-allowed-${name}`);
    }
  });
});
