import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../server/src/db/sql.ts';
import { openConsole } from './browser.ts';

const { world, signedIn, installation } = await openConsole();

it('a change in a list of ten pages is told of at once; the list is renewed behind it and keeps its place, and what is typed stays', async () => {
  const admin = await world.administrator();
  await sql`insert into clients (organization_id, id, name, code, created_at, updated_at)
    select ${world.organizationId}, 'cli_' || lpad(n::text, 26, '0'), 'Client ' || n, 'C' || n, now(), now()
      from generate_series(1, 480) as n`.execute(installation.database.db);
  const page = await signedIn(admin, '/clients');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  for (let shown = 50; shown < 480; shown += 50) {
    await expect.poll(() => rows.count()).toBe(shown);
    await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expect.poll(() => rows.count()).toBe(480);

  const held: Route[] = [];
  const isList = (url: URL): boolean => url.pathname === '/app/api/clients';
  await page.route(isList, (route) => {
    if (route.request().method() === 'GET') held.push(route);
    else void route.continue();
  });
  await rows.nth(470).getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lakeside Hotels');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('link', { name: 'Lakeside Hotels' }).waitFor();
  // All of them are on their way together.
  await expect.poll(() => held.length).toBe(10);

  await rows.nth(471).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change client' });
  await dialog.getByLabel('Name').fill('Half typ');
  const scrolled = await page.evaluate(() => window.scrollY);
  await sql`update clients set name = 'Renewed' where id = ${`cli_${'480'.padStart(26, '0')}`}`.execute(
    installation.database.db,
  );
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.getByText('Renewed').waitFor();
  expect(await rows.count()).toBe(480);
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Half typ');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(held).toEqual([]);
});
