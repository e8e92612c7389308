import { expect, it } from 'vitest';
import type { Row } from '../../server/src/db/rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import { openConsole, picture } from './browser.ts';

const { world, signedIn, installation } = await openConsole();

it('“Forty people from our old system”: choose the file, try it, make what is missing, import; four steps at a desk', async () => {
  const page = await signedIn(await world.administrator(), '/imports/new?kind=people');
  let steps = 0;
  const people = Array.from(
    { length: 39 },
    (_, n) => `Vor${String(n)};Übernommen;p${String(n)}@old.example;${String(13 + (n % 15))}.04.2025;Küche;42.000,00`,
  );
  const csv = [
    'Vorname;Nachname;E-Mail;Eintrittsdatum;Abteilung;Jahresgehalt',
    ...people,
    'Eda;Übernommen;eda@old.example;31.02.2025;Küche;viel',
  ].join('\r\n');
  steps++;
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'alt.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  });
  await page.getByText('42.000,00 is 42,000').waitFor();
  expect(await page.getByLabel('How Eintrittsdatum is written').inputValue()).toBe('dmy');
  await picture(page, 'import-mapping');
  steps++;
  await page.getByRole('button', { name: 'Try it first' }).click();
  await page.getByText('Departments that do not exist yet: Küche.').waitFor();
  steps++;
  await page.getByRole('button', { name: 'Make the missing departments and teams, and try again' }).click();
  await page.getByRole('cell', { name: '31.02.2025' }).waitFor();
  await page.getByRole('cell', { name: 'Jahresgehalt' }).waitFor();
  steps++;
  await page.getByRole('button', { name: 'Import 39 rows' }).click();
  await page.getByText('1 row failed; the others were added.').waitFor();
  expect(steps).toBe(4);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rows that failed' }).click();
  expect((await file).suggestedFilename()).toContain('.csv');
  await picture(page, 'import-failed');
  const { rows } = await sql<Pick<Row<'users'>, 'employment_start_date'>>`
    select employment_start_date from users where email = 'p0@old.example'`.execute(installation.database.db);
  expect(rows[0]?.employment_start_date).toBe('2025-04-13');
});
