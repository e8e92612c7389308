import { describe, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { findViolations, looks } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const { world, signedIn, installation } = await openConsole();
const title = 'Set up your organization';

/** An organization as it is founded: one Executive, and nothing else. */
async function founded() {
  const place = await world.another();
  await sql`update organizations set region = null where id = ${place.organizationId}`.execute(
    installation.database.db,
  );
  return { place, executive: await place.executive({ first_name: 'Grace', last_name: 'Okafor' }) };
}

describe('Home of a new organization', () => {
  it('lists the first steps; each leads to its screen, and one that is done is ticked', async () => {
    const { executive } = await founded();
    const page = await signedIn(executive);
    const panel = page.getByRole('region', { name: title });
    await panel.getByText('0 of 6 done').waitFor();
    expect(await panel.getByRole('link', { name: 'Import a list' }).getAttribute('href')).toBe(
      '/imports/new?kind=people',
    );
    await panel.getByRole('link', { name: 'Add departments' }).click();
    await heading(page, 'Departments').waitFor();
    await page.getByRole('button', { name: 'New department' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Kitchen');
    await page.getByRole('dialog').getByLabel('Code').fill('KIT');
    await page.getByRole('dialog').getByRole('button', { name: 'Create department' }).click();
    await heading(page, 'Kitchen').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await panel.getByText('1 of 6 done').waitFor();
    expect(await panel.getByRole('listitem').first().textContent()).toContain('Done: Add departments');

    await panel.getByRole('link', { name: 'Choose the kinds of leave' }).click();
    await page.getByRole('button', { name: /^Add the usual ones for / }).click();
    await page.getByText('The usual leave types were added.').waitFor();
    await page.getByRole('row', { name: /Sick leave/ }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await panel.getByText('2 of 6 done').waitFor();

    for (const name of ['Check the public holidays', 'Choose the pay period']) {
      await panel.getByRole('link', { name }).click();
      await heading(page, /^(Public holidays|Settings)$/).waitFor();
      await page.goBack();
    }
  });

  it('is hidden for good when asked; others have their own', async () => {
    const { place, executive } = await founded();
    const page = await signedIn(executive);
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await expect.poll(() => page.getByRole('region', { name: title }).count()).toBe(0);
    await page.reload();
    await page.getByText('My requests').waitFor();
    expect(await page.getByRole('region', { name: title }).count()).toBe(0);
    const admin = await signedIn(await place.administrator());
    await admin.getByRole('region', { name: title }).getByText('1 of 6 done').waitFor();
  });

  it('says nothing to an Employee', async () => {
    const { place } = await founded();
    const page = await signedIn(await place.employee());
    await page.getByText('My requests').waitFor();
    expect(await page.getByRole('region', { name: title }).count()).toBe(0);
  });

  it.each(looks)('%s: labelled, legible and within its width', async (look, options) => {
    const { executive } = await founded();
    const page = await signedIn(executive, '/', options);
    await page.getByRole('region', { name: title }).waitFor();
    await page.getByText('My requests').waitFor();
    await picture(page, `setup-${look.replaceAll(/\W+/g, '-')}`);
    expect([...(await findFaults(page)), ...(await findViolations(page))]).toEqual([]);
  });
});
