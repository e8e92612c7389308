import { describe, expect, it } from 'vitest';
import { findViolations, looks } from './axe.ts';
import { heading, openConsole, picture } from './browser.ts';

const { origin, world, signedIn } = await openConsole();

describe('help', () => {
  it('stands in the menu of everyone, with the guide of the role first', async () => {
    const page = await signedIn(await world.departmentHeadOf('Kitchen'));
    await page.getByRole('button', { name: /Department Head/ }).click();
    await page.getByRole('link', { name: 'Help' }).click();
    await heading(page, 'Help').waitFor();
    const guides = page.getByRole('navigation', { name: 'Guides' });
    expect(await guides.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['For department heads', 'For employees']),
    );
    await expect.poll(() => guides.getByRole('link', { name: 'For administrators and executives' }).count()).toBe(0);
    await page.getByRole('heading', { level: 2, name: 'Plan a week' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'employees' }).click();
    await page.getByRole('heading', { level: 2, name: 'Clock in and out' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/help/employees');
  });

  it('shows every picture of every guide', async () => {
    const page = await signedIn(await world.administrator(), '/help');
    for (const id of ['administrators', 'department-heads', 'employees', 'developers']) {
      await page.goto(`${origin}/help/${id}`);
      const pictures = page.getByRole('article').getByRole('img');
      await pictures.first().waitFor();
      for (const shown of await pictures.all()) {
        await shown.scrollIntoViewIfNeeded();
        await expect
          .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: id })
          .toBeGreaterThan(100);
      }
    }
  });

  it.each(looks)('%s: nothing is wrong with it', async (look, options) => {
    const page = await signedIn(await world.administrator(), '/help', options);
    await page.getByRole('heading', { level: 2, name: 'Close a pay period' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await picture(page, `help ${look}`);
  });
});
