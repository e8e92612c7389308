import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { lockedSheet } from '../../time/testing/specimens.ts';
import { workplace } from '../../time/testing/workplace.ts';
import type { PayRun, PayRunLine } from '../pay-runs/record.ts';
import { presetNamed, presetsIn } from './presets.ts';
import type { PayrollLayout, PresetName } from './record.ts';
import { payrollFile, payrollRows } from './rows.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
installation.clock.setOffset(Date.parse('2026-04-15T12:00:00-04:00') - Date.now());
const place = await workplace(first, { settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' } });
const { world, people } = place;
const boss = await people.executive.app();
const vacation = (await boss.post('/leave-types', { name: 'Vacation', annual_allowance: 30 })).data.id as string;
const leave = await boss.post('/leaves', {
  leave_type_id: vacation,
  start_date: '2026-03-05',
  end_date: '2026-03-05',
  user_id: people.cook.id,
});
if (leave.data.status !== 'APPROVED') await (await people.admin.app()).post(`/leaves/${leave.data.id}/approve`);
await sql`update users set payroll_id = '=2+2', employee_id = 'E,7' where id = ${people.cook.id}`.execute(db);
await lockedSheet(boss, people.cook, '2026-03-03');
await lockedSheet(boss, people.otherCook, '2026-03-04');
const run = (await boss.post('/pay-runs', { period_start: '2026-03-02' })).data as PayRun;
const app = await people.admin.app();

const layoutOf = (name: PresetName, changes: Partial<PayrollLayout> = {}): PayrollLayout => {
  const { preset, rows_by, delimiter, date_format, opening, columns, codes } = presetNamed(name, 'en');
  return { preset, rows_by, delimiter, date_format, opening, columns, codes, ...changes };
};
const preview = (layout: PayrollLayout, client: Client = app) =>
  client.post(`/pay-runs/${run.id}/file-preview`, layout);
const file = (query: Record<string, string>, client: Client = app) => client.get(`/pay-runs/${run.id}/file`, { query });
const looks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sensitive_access_log
     where organization_id = ${world.organizationId} and tier = 'compensation'`.execute(db);
  return rows[0]?.count ?? 0;
};
const cents = (values: readonly (string | undefined)[]): number =>
  values.reduce((sum, one) => sum + Math.round(Number(one ?? 0) * 100), 0);

describe('templates', () => {
  it('201, 200: an Administrator adds, changes and deletes one; others of the organization find it', async () => {
    const added = await app.post('/payroll-templates', { name: ' Monthly ', ...layoutOf('PAYLOCITY') });
    expect(added).toMatchObject({ status: 201, data: { name: 'Monthly', preset: 'PAYLOCITY', rows_by: 'KIND' } });
    const path = `/payroll-templates/${String(added.data.id)}`;
    const codes = [{ kind: 'LEAVE', leave_type_id: vacation, code: 'VAC' }];
    expect(await app.patch(path, { codes })).toMatchObject({ status: 200, data: { name: 'Monthly', codes } });
    expect((await boss.get('/payroll-templates')).data).toMatchObject([{ id: added.data.id, codes }]);
    expect(await app.post('/payroll-templates', { name: 'monthly', ...layoutOf('CSV') })).toMatchObject({
      status: 409,
      error: { details: { field: 'name' } },
    });
    expect((await app.delete(path)).status).toBe(200);
    expect((await boss.get('/payroll-templates')).data).toEqual([]);
  });

  it('409: more than a hundred', async () => {
    const other = await (await (await first.another()).administrator()).app();
    const { data } = await other.post('/payroll-templates', { name: 'One', ...layoutOf('CSV') });
    await sql`insert into payroll_templates
      select (jsonb_populate_record(t, jsonb_build_object('id', t.id || n, 'name', t.name || n))).*
        from payroll_templates t, generate_series(2, 100) as n where t.id = ${data.id}`.execute(db);
    expect(await other.post('/payroll-templates', { name: 'More', ...layoutOf('CSV') })).toMatchObject({
      status: 409,
      error: { details: { reason: 'limit' } },
    });
  });

  const regular = { kind: 'REGULAR', code: 'R' };
  it.each([
    ['no column', { columns: [] }, 'columns'],
    ['a source that is none', { columns: [{ header: 'A', source: 'SALARY' }] }, 'columns.0.source'],
    ['one kind with two codes', { codes: [regular, regular] }, 'codes'],
    ['a type of leave for another kind', { codes: [{ ...regular, leave_type_id: vacation }] }, 'codes'],
    [
      'a type of leave that is not there',
      { codes: [{ kind: 'LEAVE', leave_type_id: 'lvt_none', code: 'R' }] },
      'codes',
    ],
  ])('422: %s', async (_what, changes, field) => {
    const { status, error } = await app.post('/payroll-templates', { name: 'Wrong', ...layoutOf('CSV'), ...changes });
    expect([status, error.details.field]).toEqual([422, expect.stringContaining(field)]);
  });

  it('403: below Administrator; 404: of another organization', async () => {
    const head = await people.head.app();
    for (const path of ['/payroll-templates', '/payroll-presets']) expect((await head.get(path)).status).toBe(403);
    expect((await head.post('/payroll-templates', { name: 'Own', ...layoutOf('CSV') })).status).toBe(403);
    expect((await preview(layoutOf('CSV'), head)).status).toBe(403);
    expect((await file({ preset: 'CSV' }, head)).status).toBe(403);
    const stranger = await (await (await first.another()).executive()).app();
    const { data } = await stranger.post('/payroll-templates', { name: 'Theirs', ...layoutOf('CSV') });
    expect((await app.patch(`/payroll-templates/${String(data.id)}`, { name: 'Ours' })).status).toBe(404);
    expect((await app.delete(`/payroll-templates/${String(data.id)}`)).status).toBe(404);
    expect((await file({ template_id: data.id })).status).toBe(404);
    expect((await preview(layoutOf('CSV'), stranger)).status).toBe(404);
    expect((await file({ preset: 'CSV' }, stranger)).status).toBe(404);
  });

  it('each preset but plain CSV names where its format is described', async () => {
    const { data } = await app.get('/payroll-presets');
    expect(data.presets).toEqual(presetsIn('en'));
    for (const { preset, described_at: at } of presetsIn('fr')) expect(at === null, preset).toBe(preset === 'CSV');
  });
});

describe('GET /pay-runs/{id}/file', () => {
  it('200: CSV agrees with the run to the cent, formulas are defused, and the look is logged and audited', async () => {
    const before = await looks();
    const { status, text } = await file({ preset: 'CSV' });
    expect(status).toBe(200);
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ 'Payroll number': "'=2+2", 'Employee number': 'E,7', 'Paid leave hours': '8' });
    expect(cents(rows.map((row) => row['Total pay']))).toBe(Math.round(run.totals[0]!.total_pay * 100));
    await expect.poll(looks).toBe(before + 2);
    expect(await world.audit()).toContainEqual(expect.objectContaining({ action: 'payRuns.file', record_count: 2 }));
  });

  it('200: by a template, one row a kind, with codes of one’s own; the sum is that of the run', async () => {
    const layout = layoutOf('PAYLOCITY', {
      delimiter: 'SEMICOLON',
      columns: [...presetNamed('PAYLOCITY', 'en').columns, { header: 'pay', source: 'TOTAL_PAY' }],
      codes: [
        { kind: 'REGULAR', code: 'REG' },
        { kind: 'LEAVE', leave_type_id: vacation, code: 'VAC' },
        { kind: 'LEAVE', code: 'PTO' },
      ],
    });
    const { data } = await app.post('/payroll-templates', { name: 'By kind', ...layout });
    const { text } = await file({ template_id: data.id });
    const rows = parse<Record<string, string>>(text, { columns: true, delimiter: ';' });
    expect(rows.map(({ recordType, hoursDollars }) => [recordType, hoursDollars])).toEqual([
      ['REG', '8'],
      ['VAC', '8'],
      ['REG', '8'],
    ]);
    expect(rows[0]).toMatchObject({ employeeId: "'=2+2", date: '03/08/2026', time: '12:00 AM' });
    expect(cents(rows.map(({ pay }) => pay))).toBe(Math.round(run.totals[0]!.total_pay * 100));
    await app.delete(`/payroll-templates/${String(data.id)}`);
  });

  it('200: ADP has its three required columns first; IIF its block, tabs and no more than a day a row', async () => {
    const adp = parse((await file({ preset: 'ADP_WORKFORCE_NOW' })).text);
    expect(adp[0]).toEqual([
      'Co Code',
      'Batch ID',
      'File #',
      'Reg Hours',
      'O/T Hours',
      'Hours 3 Code',
      'Hours 3 Amount',
    ]);
    expect(adp.slice(1)).toEqual([
      ['', '1', "'=2+2", '8', '', '', ''],
      ['', '1', "'=2+2", '', '', '', '8'],
      ['', '1', '', '8', '', '', ''],
    ]);
    const { text } = await file({ preset: 'QUICKBOOKS_IIF' });
    const iif = parse(text, { delimiter: '\t', relax_column_count: true });
    expect(iif.map(([keyword]) => keyword)).toEqual([
      '!TIMERHDR',
      'TIMERHDR',
      '!TIMEACT',
      'TIMEACT',
      'TIMEACT',
      'TIMEACT',
    ]);
    expect(iif[3]).toEqual(['TIMEACT', '03/02/26', '', 'Ada Byron', 'Regular', '', '8:00', '', '', '0']);
  });

  it('422: no template, or two', async () => {
    expect(await file({})).toMatchObject({ status: 422, error: { details: { field: 'template_id' } } });
    expect((await file({ preset: 'CSV', template_id: 'pft_none' })).status).toBe(422);
  });
});

describe('POST /pay-runs/{id}/file-preview', () => {
  it('200: the first rows as they will stand in the file, and the kinds that have no code; looks are logged', async () => {
    const before = await looks();
    expect(await preview(layoutOf('ADP_WORKFORCE_NOW'))).toMatchObject({
      status: 200,
      data: {
        headers: expect.arrayContaining(['File #']),
        rows: [['', '1', "'=2+2", '8', '', '', ''], expect.anything(), expect.anything()],
        row_count: 3,
        line_count: 2,
        left_out_count: 0,
        kinds_without_code: [{ kind: 'LEAVE', name: 'Vacation' }],
        without_number_count: 1,
        people_without_number: [expect.stringMatching(/\S+ \S+/)],
      },
    });
    // The presets of systems that know people by a number ask for the one of payroll.
    for (const name of ['ADP_WORKFORCE_NOW', 'PAYLOCITY'] as const) {
      const sources = layoutOf(name).columns.map(({ source }) => source);
      expect([name, sources.includes('PAYROLL_ID'), sources.includes('EMPLOYEE_ID')]).toEqual([name, true, false]);
    }
    expect((await preview(layoutOf('QUICKBOOKS_IIF'))).data.people_without_number).toEqual([]);
    await expect.poll(looks).toBe(before + 4);
  });
});

describe('rows', () => {
  const line = (changes: Partial<PayRunLine>): PayRunLine => ({
    id: 'prl_1',
    pay_run_id: run.id,
    kind: 'TIMESHEET',
    user_id: 'usr_1',
    timesheet_id: 'tsh_1',
    correction_id: null,
    period_start: '2026-03-02',
    period_end: '2026-03-15',
    payroll_id: 'P-1',
    employee_id: null,
    department_id: null,
    department_name: null,
    regular_minutes: 4800,
    overtime_minutes: 0,
    paid_leave_minutes: 0,
    paid_leave: [],
    holiday_minutes: 0,
    regular_pay: 1600.1,
    overtime_pay: 0,
    total_pay: 1600.1,
    currency: 'CAD',
    reason: null,
    explanation_id: 'tsh_1',
    explanation_hash: null,
    ...changes,
  });
  const about = (layout: PayrollLayout) => ({
    run,
    layout,
    people: new Map([['usr_1', { id: 'usr_1', first_name: '@Ada', last_name: 'Byron' }]]),
    kindName: (kind: string) => kind,
  });

  it('IIF: hours beyond a day go on with the next, none are lost; what it cannot hold is counted', async () => {
    const layout = layoutOf('QUICKBOOKS_IIF');
    const taken = line({ kind: 'CORRECTION', regular_minutes: -60, regular_pay: -20, reason: 'Two\nlines' });
    const { rows, leftOut } = await payrollRows([line({}), taken], about(layout));
    expect(rows.map(({ cells }) => [cells[1], cells[6]])).toEqual([
      ['03/02/26', '23:59'],
      ['03/03/26', '23:59'],
      ['03/04/26', '23:59'],
      ['03/05/26', '8:03'],
    ]);
    expect(leftOut).toEqual([taken]);
    expect((await payrollFile(layout, rows)).toString()).toContain("\t'@Ada Byron\t");
  });

  it('a correction of the rate alone is a row, so that pay adds up; a reason stays on one line', async () => {
    const columns: PayrollLayout['columns'] = [
      { header: 'Pay', source: 'TOTAL_PAY' },
      { header: 'Hours', source: 'HOURS' },
      { header: 'Reason', source: 'REASON' },
    ];
    const layout = layoutOf('CSV', { rows_by: 'KIND', columns });
    const raised = line({
      kind: 'CORRECTION',
      regular_minutes: 0,
      regular_pay: 0.2,
      overtime_pay: 0.1,
      reason: 'Two\nlines',
    });
    const { rows } = await payrollRows([line({}), raised], about(layout));
    expect(rows.map(({ cells }) => cells)).toEqual([
      [1600.1, 80, null],
      [0.2, 0, 'Two lines'],
      [0.1, 0, 'Two lines'],
    ]);
  });

  it('thousands of lines keep their order, and what lacks a code is told once', async () => {
    const columns: PayrollLayout['columns'] = [
      { header: 'Id', source: 'EMPLOYEE_ID' },
      { header: 'Code', source: 'CODE' },
    ];
    const layout = layoutOf('CSV', { rows_by: 'KIND', columns, codes: [] });
    const ids = Array.from({ length: 1201 }, (_, index) => `E-${String(index)}`);
    const { rows, kindsWithoutCode } = await payrollRows(
      ids.map((employee_id) => line({ employee_id })),
      about(layout),
    );
    expect(rows.map(({ cells }) => cells[0])).toEqual(ids);
    expect(kindsWithoutCode).toEqual([{ kind: 'REGULAR', name: null }]);
    const [head, ...table] = (await payrollFile(layout, rows)).toString().trim().split('\r\n');
    expect(head).toContain('Id,Code');
    expect(table.map((row) => row.split(',')[0])).toEqual(ids);
  });
});
