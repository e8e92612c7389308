import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { findField } from '../../../lib/texts/fields.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import type { ImportKindInfo } from './record.ts';

const { world: first, installation } = await openHarness();

const kindsOf = async (api: Client): Promise<ImportKindInfo[]> =>
  (await api.get('/import-kinds')).data.kinds as ImportKindInfo[];

const mappingsOf = async (api: Client, kind: string) =>
  (await kindsOf(api)).find((each) => each.kind === kind)?.mappings;

describe('columns of POST /imports', () => {
  it('202: headers stand for columns, others are left out, and the next file finds them', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const columns = [
      { header: ' Given Name ', column: 'first_name' },
      { header: 'Surname', column: 'last_name' },
      { header: 'Shoe size', column: null },
    ];
    const csv = 'given name;SURNAME;Email;Shoe size\nAda;Byron;ada@mapped.example;37';
    const { data, status } = await api.post('/imports', { kind: 'people', csv, columns });
    expect(status).toBe(202);
    await runJobsOnce(installation);
    expect((await api.get(`/imports/${String(data.id)}`)).data).toMatchObject({ rows_imported: 1, failures: [] });
    expect(await mappingsOf(api, 'people')).toEqual([
      { header: 'given name', column: 'first_name' },
      { header: 'shoe size', column: null },
      { header: 'surname', column: 'last_name' },
    ]);
    expect(await mappingsOf(api, 'departments')).toEqual([]);
    const again = [{ header: 'surname', column: 'preferred_name' }];
    await api.post('/imports', { kind: 'people', csv, columns: [...columns.slice(0, 1), ...again], dry_run: true });
    expect(await mappingsOf(api, 'people')).toHaveLength(3);
  });

  it.each([
    ['a column that the kind has not', [{ header: 'Name', column: 'shoe_size' }], 'columns', 'shoe_size'],
    [
      'a header twice',
      [
        { header: 'Name', column: 'name' },
        { header: 'name', column: 'code' },
      ],
      'columns',
      'given twice',
    ],
    [
      'two headers for one column',
      [
        { header: 'Name', column: 'name' },
        { header: 'Title', column: 'name' },
      ],
      'csv',
      'given twice',
    ],
    [
      'a needed column left out',
      [
        { header: 'name', column: null },
        { header: 'Title', column: 'code' },
      ],
      'csv',
      '"name" is missing',
    ],
  ])('422: %s', async (_what, columns, field, telling) => {
    const api = await (await first.administrator()).app();
    const csv = 'Name,Title\nAttic,A';
    const { status, error } = await api.post('/imports', { kind: 'departments', csv, columns });
    expect([status, error.details.field]).toEqual([422, field]);
    expect(error.message).toContain(telling);
  });
});

describe('GET /import-kinds', () => {
  it('200: what can be imported, and which columns every file needs', async () => {
    const kinds = await kindsOf(await (await first.administrator()).app());
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'people',
      'departments',
      'time_entries',
      'leave_balances',
      'compensation',
      'equipment',
      'holidays',
      'training',
      'certifications',
      'benefits',
    ]);
    const needed = kinds[0]?.columns.filter(({ is_required }) => is_required).map(({ name }) => name);
    expect(needed).toEqual(['first_name', 'last_name', 'email']);
  });

  it('200: what each column is called, in the language of the reader', async () => {
    const api = await (await first.administrator()).app();
    const labelsOf = async (kind: string) =>
      Object.fromEntries(
        (await kindsOf(api)).find((one) => one.kind === kind)?.columns.map(({ name, label }) => [name, label]) ?? [],
      );
    expect(await labelsOf('people')).toMatchObject({
      employee_id: 'employee number',
      department: 'department',
      department_id: 'department id',
      manager_email: 'manager email',
      manager_id: 'manager id',
    });
    await api.patch('/me', { language: 'fr' });
    expect(await labelsOf('benefits')).toMatchObject({ plan: 'régime', plan_id: 'régime (identifiant)' });
    const kinds = await kindsOf(api);
    const columns = kinds.flatMap((kind) => kind.columns.map(({ name }) => name));
    const unnamed = [...new Set(columns)].filter(
      (name) => findField('fr', name) === null && findField('fr', name.replace(/_id$/, '')) === null,
    );
    expect(unnamed).toEqual([]);
  });

  it('200: another organization’s mappings are not shown', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const columns = [{ header: 'Abteilung', column: 'name' }];
    await api.post('/imports', { kind: 'departments', csv: 'Abteilung\nKeller', columns, dry_run: true });
    const stranger = await (await (await first.another()).administrator()).app();
    expect(await mappingsOf(api, 'departments')).toHaveLength(1);
    expect(await mappingsOf(stranger, 'departments')).toEqual([]);
  });

  it('403: below Administrator', async () => {
    const head = await (await first.departmentHeadOf('Bar')).app();
    expect((await head.get('/import-kinds')).status).toBe(403);
  });
});

describe('POST /import-kinds/recognise', () => {
  const asked = { kind: 'departments', header: ['Abteilung', 'Code', 'Etage'] };

  it('200: by the names of columns and by earlier files of the organization, not of others; nothing is kept', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const recognised = async (client: Client) => (await client.post('/import-kinds/recognise', asked)).data.columns;
    expect(await recognised(api)).toEqual([null, 'code', null]);
    const columns = [{ header: 'Abteilung', column: 'name' }];
    await api.post('/imports', { kind: 'departments', csv: 'Abteilung\nKeller', columns, dry_run: true });
    expect(await recognised(api)).toEqual(['name', 'code', null]);
    expect(await recognised(await (await (await first.another()).administrator()).app())).toEqual([null, 'code', null]);
    expect(await mappingsOf(api, 'departments')).toHaveLength(1);
  });

  it('403: below Administrator; 422: a kind that is not imported', async () => {
    const head = await (await first.departmentHeadOf('Bar')).app();
    expect((await head.post('/import-kinds/recognise', asked)).status).toBe(403);
    const admin = await (await first.administrator()).app();
    const { status, error } = await admin.post('/import-kinds/recognise', { ...asked, kind: 'shoes' });
    expect([status, error.details.field]).toEqual([422, 'kind']);
  });
});
