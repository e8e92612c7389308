import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The dialog for a new department, on a page of its own. */
async function openNewDepartment(): Promise<Page> {
  const page = await signedIn(await world.administrator(), '/departments');
  await page.getByRole('button', { name: 'New department' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  return page;
}

describe('what was typed into a dialog', () => {
  it('Escape asks, again and again, and keeps it; the focus comes back to the field', async () => {
    const page = await openNewDepartment();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Pastry');
    for (const _ of ['first', 'second', 'third']) {
      await page.keyboard.press('Escape');
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Pastry');
      expect(await focused(page)).toBe('name');
    }
    await picture(page, 'dialog-kept');
  });

  it.each(['Close', 'Cancel'])('%s asks; Enter keeps it, leaving without saving drops it', async (wayOut) => {
    const page = await openNewDepartment();
    await page.getByRole('dialog').getByLabel('Name').fill('Pastry');
    await page.getByRole('button', { name: wayOut, exact: true }).click();
    await question(page).waitFor();
    await picture(page, 'dialog-asks');
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: wayOut, exact: true }).click();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Pastry' }).count()).toBe(0);
  });

  it('Back asks too', async () => {
    const page = await signedIn(await world.administrator(), '/');
    await page.getByRole('button', { name: 'More of People' }).click();
    await page.getByRole('link', { name: 'Departments' }).first().click();
    await page.getByRole('button', { name: 'New department' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Pastry');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await heading(page, 'Departments').waitFor();
    expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Pastry');
  });

  it('nothing was changed, or changed back: it closes at once', async () => {
    const page = await openNewDepartment();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Pastry');
    await name.fill('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a dialog whose content is loaded', () => {
  it('puts the focus into the first field when it arrives', async () => {
    const admin = await world.administrator();
    const app = await admin.app();
    const { id } = (await app.post('/webhooks', { url: 'https://example.com/hook', events: ['*'] })).data;
    const page = await signedIn(admin, `/developers/webhooks/${String(id)}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/webhook-events*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await focused(page)).toBeNull();
    answer();
    await expect.poll(() => focused(page)).toBe('url');
  });
});

it('an open dialog dims the page up to its edge, where the scroll bar has its place, and keeps where it was scrolled', async () => {
  const page = await signedIn(await world.administrator(), '/settings', { viewport: { width: 1440, height: 500 } });
  await page.getByRole('textbox').first().waitFor();
  const ground = () =>
    page.evaluate(() => {
      const { backgroundColor, overflowY } = getComputedStyle(document.documentElement);
      return [backgroundColor, overflowY, Math.round(window.scrollY)] as const;
    });
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await ground();
  expect(before[2]).toBe(120);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search people' }).waitFor();
  const [dimmed, overflow, scrolled] = await ground();
  expect(dimmed).not.toBe(before[0]);
  expect([overflow, scrolled]).toEqual(['hidden', 120]);
  await page.keyboard.press('Escape');
  await expect.poll(ground).toEqual(before);
});
