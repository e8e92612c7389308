import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { importJob } from './job.ts';
import { headerOf } from './mappings/recognise.ts';
import type { Import } from './record.ts';

const { world: first, installation } = await openHarness();
const folder = join(import.meta.dirname, 'testing/files');

async function sent(world: World, api: Client, csv: string, more: object = {}): Promise<Import> {
  const header = [...(await headerOf([Buffer.from(csv)]))];
  const { data: seen } = await api.post('/import-kinds/recognise', { kind: 'people', header, csv });
  const columns = header.map((title, index) => ({ header: title, column: seen.columns[index] as string | null }));
  const created = await api.post('/imports', { kind: 'people', csv, columns, ...more });
  expect(created.error).toBeUndefined();
  await importJob.run(installation, { organization_id: world.organizationId, import_id: created.data.id });
  return (await api.get(`/imports/${String(created.data.id)}`)).data as Import;
}

const peopleOf = async (world: World) =>
  (
    await sql<Record<string, unknown>>`
      select u.first_name, u.last_name, u.employment_start_date, u.employment_end_date, u.employment_type, d.name as department, t.name as team,
             (select m.last_name from users m where m.organization_id = u.organization_id and m.id = u.manager_id) as manager,
             p.date_of_birth, p.mobile_phone, p.home_address ->> 'city' as city, c.amount, c.currency, c.effective_date, c.pay_type
        from users u
        left join departments d on d.organization_id = u.organization_id and d.id = u.department_id
        left join team_members tm on tm.organization_id = u.organization_id and tm.user_id = u.id
        left join teams t on t.organization_id = tm.organization_id and t.id = tm.team_id
        left join user_personal_details p on p.organization_id = u.organization_id and p.user_id = u.id
        left join compensation_records c on c.organization_id = u.organization_id and c.user_id = u.id
       where u.organization_id = ${world.organizationId} and u.last_name in ('Lovelacé', 'Müller-Straß', 'Okafor')
       order by u.last_name collate "C"`.execute(installation.database.db)
  ).rows;

/**
 * The same three people, as each system writes them: Personio by its preset attributes, BambooHR by the columns of its reports,
 * Bob and Factorial by the fields that their help names, and a sheet kept by hand in French and in German.
 */
describe('files of other systems', () => {
  it.each(readdirSync(folder))('%s is understood as it is', async (name) => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = readFileSync(join(folder, name), 'utf8');
    const done = await sent(world, api, csv, { makes_missing: true });
    expect(done.failures).toEqual([]);
    expect(done).toMatchObject({ rows_imported: 3, rows_failed: 0 });
    const [ada, max, ngozi] = await peopleOf(world);
    expect(ada).toMatchObject({
      first_name: 'Ada',
      employment_start_date: '2026-04-05',
      department: 'Kitchen',
      manager: 'Okafor',
    });
    expect(max).toMatchObject({ first_name: 'Max', employment_start_date: '2025-02-13', manager: 'Okafor' });
    // Personio says who belongs to the company, and the hours, but no type.
    expect(max?.['employment_type']).toBe(csv.includes('Internal') ? null : 'PART_TIME');
    if (csv.includes('End of employment')) expect(max).toMatchObject({ employment_end_date: '2027-02-28' });
    expect(ngozi).toMatchObject({ employment_start_date: '2019-11-30', department: 'Management', manager: null });
    if (csv.includes('1990')) expect(max).toMatchObject({ date_of_birth: '1990-03-09' });
    if (/51[ ,.]?000|51000/.test(csv)) expect(Number(ada?.['amount'])).toBe(51_000);
  });
});

describe('what a file does not say rightly', () => {
  it('202: every fault of a row is told with its value and the header of the file, and the rows come back as a file', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = [
      'Vorname;Nachname;E-Mail;Eintrittsdatum;Geburtsdatum;Abteilung;Jahresgehalt',
      'Ada;Lovelacé;ada@faults.example;05.04.2026;;;51.000,50',
      ';Turing;not an address;31.02.2026;1.1.1990;Küche;viel',
    ].join('\n');
    const done = await sent(world, api, csv);
    expect(done).toMatchObject({ rows_imported: 1, rows_failed: 1 });
    expect(done.failures.map(({ line, header, value }) => [line, header, value])).toEqual([
      [3, 'Vorname', null],
      [3, 'E-Mail', 'not an address'],
      [3, 'Eintrittsdatum', '31.02.2026'],
      [3, 'Jahresgehalt', 'viel'],
      [3, 'Abteilung', 'Küche'],
    ]);
    const { text } = await api.get(`/imports/${done.id}/failed-rows`);
    // It says what people are paid, as the file did.
    const before = new Date(installation.clock.nowMs() - 601_000).toISOString();
    await sql`update sessions set factor_at = ${before} where organization_id = ${world.organizationId}`.execute(
      installation.database.db,
    );
    installation.permissionCache.forget(world.organizationId);
    expect(await api.get(`/imports/${done.id}/failed-rows`)).toMatchObject({
      status: 401,
      error: { details: { reason: 'fresh_sign_in' } },
    });
    await sql`update sessions set factor_at = created_at where organization_id = ${world.organizationId}`.execute(
      installation.database.db,
    );
    installation.permissionCache.forget(world.organizationId);
    const [header, row] = text.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe('Vorname,Nachname,E-Mail,Eintrittsdatum,Geburtsdatum,Abteilung,Jahresgehalt,What to mend');
    expect(row).toContain(',Turing,not an address,31.02.2026,1.1.1990,Küche,viel,"');
    expect(row).toContain('Eintrittsdatum: “31.02.2026” is no day of the calendar.');
    const mended = text
      .replace('\uFEFF,', ',')
      .replace('\r\n,Turing,not an address,31.02.2026', '\r\nAlan,Turing,alan@faults.example,28.02.2026')
      .replace(',viel,', ',"60.000,00",');
    expect(await sent(world, api, mended, { makes_missing: true })).toMatchObject({ rows_imported: 1, rows_failed: 0 });
  });

  it('202: a whole name is parted at its comma or between its two words, and asked for otherwise; columns of its parts come first', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = [
      'Full name,Last name,Email',
      '"Okafor, Ngozi Ada",,ngozi@names.example',
      'Max Müller-Straß,,max@names.example',
      'Ada King Lovelacé,,ada@names.example',
      'A. Nother,Lovelacé,nobody@names.example',
      '"Lovelacé, ",,none@names.example',
    ].join('\n');
    const done = await sent(world, api, csv);
    expect(done.failures.map(({ line, header, value }) => [line, header, value])).toEqual([
      [4, 'Full name', 'Ada King Lovelacé'],
      [5, null, null],
      [6, 'Full name', 'Lovelacé,'],
    ]);
    expect((await peopleOf(world)).map(({ first_name, last_name }) => [first_name, last_name])).toEqual([
      ['Max', 'Müller-Straß'],
      ['Ngozi Ada', 'Okafor'],
    ]);
  });

  it('202: a manager may be named by address and by name; two people are refused', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = [
      'first_name,last_name,email,Reports to,Manager email',
      'Ngozi,Okafor,ngozi@twice.example,,',
      'Max,Müller-Straß,max@twice.example,Nobody Here,ngozi@twice.example',
      'Ada,Lovelacé,ada@twice.example,Max Müller-Straß,ngozi@twice.example',
    ].join('\n');
    const done = await sent(world, api, csv);
    expect(done.failures.map(({ line, header, value }) => [line, header, value])).toEqual([
      [4, 'Reports to', 'Max Müller-Straß'],
    ]);
    expect((await peopleOf(world)).map(({ manager }) => manager)).toEqual(['Okafor', null]);
  });

  it('202: a trial tells which departments and teams are missing; they are made on request, and go when it is undone', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv =
      'first_name,last_name,email,department,team\nA,B,a@made.example,Bakery,Nights\nC,D,c@made.example,bakery,';
    const trial = await sent(world, api, csv, { dry_run: true });
    expect(trial.missing).toEqual(
      [
        { column: 'department', name: 'Bakery', rows: 2, nearest: null },
        { column: 'team', name: 'Nights', rows: 1, nearest: null },
      ].map((one) => (one.column === 'department' ? { ...one, name: 'bakery' } : one)),
    );
    const again = await sent(world, api, csv, { dry_run: true, makes_missing: true });
    expect(again).toMatchObject({ rows_imported: 2, rows_failed: 0, missing: [] });
    const done = await sent(world, api, csv, { makes_missing: true });
    expect(done).toMatchObject({ rows_imported: 2, rows_failed: 0 });
    const names = async () => ((await api.get('/departments')).data as { name: string }[]).map(({ name }) => name);
    expect(await names()).toContain('Bakery');
    expect((await api.post(`/imports/${done.id}/undo`)).data).toMatchObject({ rows_kept: 0 });
    expect(await names()).not.toContain('Bakery');
  });

  it('202: types of leave that balances name are offered in a trial, and made on request without an allowance', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const cook = await world.employee();
    const csv = `user_email,leave_type,balance,reason\n${cook.email},Sabbatical,12,Old system`;
    const columns = ['user_email', 'leave_type', 'balance', 'reason'].map((name) => ({ header: name, column: name }));
    const balances = { kind: 'leave_balances', columns };
    const trial = await sent(world, api, csv, { ...balances, dry_run: true });
    expect(trial).toMatchObject({ rows_failed: 1, missing: [{ column: 'leave_type', name: 'Sabbatical', rows: 1 }] });
    const done = await sent(world, api, csv, { ...balances, makes_missing: true });
    expect(done).toMatchObject({ rows_imported: 1, rows_failed: 0 });
    const { data } = await api.get('/leave-balances', { query: { user_id: cook.id } });
    const left = data.balances as { leave_type: { name: string }; available: number }[];
    expect(left.find(({ leave_type }) => leave_type.name === 'Sabbatical')?.available).toBe(12);
  });

  it('202: a day that could be two is read as the column or the request says', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = 'first_name,last_name,email,employment_start_date\nA,Okafor,a@days.example,05/04/2026';
    const header = csv.split('\n')[0]?.split(',') ?? [];
    const { data } = await api.post('/import-kinds/recognise', { kind: 'people', header, csv });
    expect(data.values.at(-1)).toMatchObject({ column: 'employment_start_date', format: 'dmy', is_certain: false });
    const columns = header.map((title) => ({
      header: title,
      column: title,
      ...(title === 'employment_start_date' && { format: 'mdy' }),
    }));
    await sent(world, api, csv, { columns });
    expect((await peopleOf(world))[0]).toMatchObject({ employment_start_date: '2026-05-04' });
  });

  it('202: own fields are columns by their label', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const tab = (await api.post('/custom-field-tabs', { name: 'Kit', visible_to_roles: ['EMPLOYEE'] })).data;
    await api.post('/custom-fields', {
      tab_id: tab.id,
      key: 'shirt',
      label: 'Shirt size',
      type: 'SELECT',
      options: ['S', 'M'],
    });
    const csv = 'first_name,last_name,email,Shirt size\nA,Okafor,a@own.example,M\nB,B,b@own.example,XXL';
    const done = await sent(world, api, csv);
    expect(done).toMatchObject({ rows_imported: 1, failures: [{ line: 3, header: 'Shirt size', value: 'XXL' }] });
  });

  it('202: a name that is almost one of ours is asked about, and stands for it once that was said', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const patisserie = await world.department('Pâtisserie');
    const csv = 'first_name,last_name,email,department\nA,B,a@near.example,Patiserie\nC,D,c@near.example,Vaults';
    const trial = await sent(world, api, csv, { dry_run: true });
    expect(trial.missing).toMatchObject([
      { name: 'Patiserie', nearest: 'Pâtisserie' },
      { name: 'Vaults', nearest: null },
    ]);
    const same_as = [{ column: 'department', name: 'Patiserie', as: 'Pâtisserie' }];
    const done = await sent(world, api, csv, { same_as, makes_missing: true });
    expect(done).toMatchObject({ rows_imported: 2, rows_failed: 0 });
    const { data } = await api.get('/users', { query: { department_id: patisserie } });
    expect(data.map((one: { first_name: string }) => one.first_name)).toEqual(['A']);
    const names = ((await api.get('/departments')).data as { name: string }[]).map(({ name }) => name);
    expect(names).not.toContain('Patiserie');
  });

  it('202: a column that is read as the wrong thing is told once, not forty times; a single cell is no column', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const rows = Array.from(
      { length: 40 },
      (_, n) => `A,B${String(n)},p${String(n)}@wrong.example,Kitchen ${String(n)}`,
    );
    const csv = ['first_name,last_name,email,Since', ...rows].join('\n');
    const columns = ['first_name', 'last_name', 'email'].map((name) => ({ header: name, column: name }));
    const wrong = [...columns, { header: 'Since', column: 'employment_start_date' }];
    const trial = await sent(world, api, csv, { columns: wrong, dry_run: true });
    expect(trial.rows_failed).toBe(40);
    expect(trial.wrong_columns).toMatchObject([{ field: 'employment_start_date', header: 'Since', rows: 40 }]);
    expect(trial.wrong_columns[0]?.message).toContain('Kitchen 0');
    const good = csv.replaceAll(/Kitchen (?!3$)\d+/gm, '2025-02-03');
    const other = await sent(world, api, good, { columns: wrong, dry_run: true });
    expect(other).toMatchObject({ wrong_columns: [], rows_failed: 1 });
  });

  it('202: reasons say what is there: the line that has the address, the values that are known, the day that is none', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = [
      'first_name,last_name,email,employment_start_date,employment_type',
      'A,B,one@said.example,2025-01-01,FULL_TIME',
      'C,D,ONE@said.example,2025-01-01,FULL_TIME',
      'E,F,two@said.example,31/02/2025,FULL_TIME',
      'G,H,three@said.example,2025-01-01,SOMETIMES',
      'I,J,four@nowhere,2025-01-01,FULL_TIME',
    ].join('\n');
    const done = await sent(world, api, csv);
    const said = done.failures.map(({ line, message }) => [line, message] as const);
    expect(said).toEqual([
      [3, expect.stringContaining('Line 2')],
      [4, expect.stringContaining('31/02/2025')],
      [5, expect.stringMatching(/SOMETIMES.*[Ff]ull/)],
      [6, expect.stringContaining('four@nowhere')],
    ]);
  });

  it('202: a department is found by its code whatever the case, and not made twice', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const { data: bar } = await api.post('/departments', { name: 'The long bar', code: 'BAR' });
    const csv = 'first_name,last_name,email,department\nA,B,a@code.example,bar\nC,D,c@code.example,Bar';
    expect(await sent(world, api, csv, { makes_missing: true })).toMatchObject({ rows_imported: 2, missing: [] });
    const { data } = await api.get('/users', { query: { department_id: String(bar.id) } });
    expect(data).toHaveLength(2);
    expect((await api.get('/departments')).data).toHaveLength(1);
  });
});
