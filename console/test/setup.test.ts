import { describe, expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { mailTo, tokenIn } from '../../server/src/features/sign-in/testing/accounts.ts';
import { findViolations, looks } from './axe.ts';
import { goodPassword, heading, openConsole, picture } from './browser.ts';
import { findFaults } from './inspect.ts';

const muster = await openConsole({ env: { MUSTER_SIGN_UP: '1' } });
const { world, visit, signedIn, installation, origin } = muster;
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
  it('“A new organization”: begun in six steps and a link; the first steps on Home, each leads to its screen, and one that is done is ticked: two of them in eight steps', async () => {
    const page = await visit('/', { locale: 'en-CA', timezoneId: 'America/Toronto' });
    let steps = 0;
    /** A click, a line that is typed. */
    const step = async (done: Promise<unknown>): Promise<void> => {
      await done;
      steps++;
    };
    const email = 'grace@okafor.example';
    await step(page.getByRole('link', { name: 'Begin an organization' }).click());
    await heading(page, 'Begin an organization').waitFor();
    await step(page.getByLabel('Name of the organization').fill('Okafor Bakeries'));
    // As the browser is set: most people leave it.
    expect(await page.getByLabel('Country').inputValue()).toBe('CA');
    // The field that searches takes the place of the list.
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Toronto (America)');
    await step(page.getByLabel('Your first name').fill('Grace'));
    await step(page.getByLabel('Your last name').fill('Okafor'));
    await step(page.getByLabel('Your e-mail address').fill(email));
    await step(page.getByRole('button', { name: 'Begin', exact: true }).click());
    await page.getByText(`A link is on its way to ${email}.`).waitFor();
    expect(steps).toBe(6);
    await expect.poll(() => tokenIn(mailTo(muster, email)[0])).not.toBe('');
    await page.goto(`${origin}/set-password#token=${tokenIn(mailTo(muster, email)[0])}`);
    await heading(page, 'Welcome to Okafor Bakeries, Grace').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(goodPassword);
    await page.getByLabel('New password, once more').fill(goodPassword);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    const panel = page.getByRole('region', { name: title });
    await panel.getByText('0 of 6 done').waitFor();
    expect(await panel.getByRole('link', { name: 'Import a list' }).getAttribute('href')).toBe(
      '/imports/new?kind=people',
    );
    steps = 0;
    await step(panel.getByRole('link', { name: 'Add departments' }).click());
    await heading(page, 'Departments').waitFor();
    await step(page.getByRole('button', { name: 'New department' }).first().click());
    await step(page.getByRole('dialog').getByLabel('Name').fill('Kitchen'));
    await step(page.getByRole('dialog').getByLabel('Code').fill('KIT'));
    await step(page.getByRole('dialog').getByRole('button', { name: 'Create department' }).click());
    await heading(page, 'Kitchen').waitFor();
    await step(page.getByRole('link', { name: 'Home', exact: true }).first().click());
    await panel.getByText('1 of 6 done').waitFor();
    expect(await panel.getByRole('listitem').first().textContent()).toContain('Done: Add departments');

    await step(panel.getByRole('link', { name: 'Choose the kinds of leave' }).click());
    await step(page.getByRole('button', { name: /^Add the usual ones for / }).click());
    await page.getByText('The usual leave types were added.').waitFor();
    expect(steps).toBe(8);
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

  it('the pay period that is right as it is: kept in one step, and ticked', async () => {
    const { executive } = await founded();
    const page = await signedIn(executive);
    const step = page.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: 'pay period' });
    await step.getByText(/^Now: every two weeks\./).waitFor();
    await step.getByRole('button', { name: 'Keep it' }).click();
    await step.getByText('Done: ').waitFor();
    expect(await step.getByRole('button').count()).toBe(0);
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
