import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { importCsv } from '../testing/import-csv.ts';

const { world: first, installation } = await sharedHarness();

async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  const cook = await world.employee({ email: `cook@${world.organizationId.toLowerCase()}.example` });
  const app = await admin.app();
  const plan = async (name: string) => (await app.post('/benefit-plans', { name, kind: 'HEALTH' })).data.id as string;
  const ofCook = async () => (await app.get(`/users/${cook.id}/benefits`)).data as { id: string }[];
  return { world, admin, cook, app, plan, ofCook, undo: (id: string) => app.post(`/imports/${id}/undo`) };
}

describe('import of benefits', () => {
  it('202: by plan name or id, with contributions and cover; an undo leaves what was changed since', async () => {
    const { world, cook, app, plan, ofCook, undo } = await office();
    await plan('Extended health');
    const dental = await plan('Dental');
    const done = await importCsv(installation, app, 'benefits', [
      'user_email;plan;plan_id;coverage_level;start_date;end_date;employee_contribution;employer_contribution;currency;status',
      `${cook.email};extended HEALTH;;Family;2024-01-01;;42,50;85;usd;`,
      `${cook.email};;${dental};;2023-01-01;2023-12-31;;;;ended`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 2, failures: [] });
    const [health, teeth] = await ofCook();
    expect([health, teeth]).toMatchObject([
      {
        plan: { name: 'Extended health' },
        status: 'ACTIVE',
        coverage_level: 'Family',
        start_date: '2024-01-01',
        end_date: null,
        employee_contribution: 42.5,
        employer_contribution: 85,
        currency: 'USD',
      },
      { plan: { id: dental }, status: 'ENDED', end_date: '2023-12-31', employee_contribution: 0, currency: 'CAD' },
    ]);
    const path = `/users/${cook.id}/benefits/${String(health?.id)}`;
    expect((await app.patch(path, { end_date: '2030-12-31' })).status).toBe(200);
    expect((await undo(done.id)).data).toMatchObject({
      rows_undone: 1,
      rows_kept: 1,
      kept: [{ line: 2, field: null, message: expect.stringContaining('changed since') }],
    });
    expect((await ofCook()).map(({ id }) => id)).toEqual([health?.id]);
    expect((await world.audit()).map(({ action, surface }) => [action, surface])).toContainEqual([
      'benefits.create',
      'import',
    ]);
    expect((await app.delete(`/benefit-plans/${dental}`)).status).toBe(200);
  });

  it('202: what is wrong is told by line and column, in a trial as in the import', async () => {
    const { admin, cook, app, plan, ofCook } = await office();
    const dental = await plan('Dental');
    const elsewhere = await (await office()).plan('Elsewhere');
    const lines = [
      'user_email,plan,plan_id,start_date,end_date,employee_contribution,currency,status',
      `${cook.email},Dental,,2024-01-01,,,,`,
      `${cook.email},Elsewhere,,2024-01-01,,,,`,
      `${cook.email},,${elsewhere},2024-01-01,,,,`,
      `${cook.email},,,2024-01-01,,,,`,
      `${cook.email},Dental,${dental},2024-01-01,,,,`,
      `${cook.email},Dental,,,,,,`,
      `${cook.email},Dental,,2024-01-01,2023-12-31,,,`,
      `${cook.email},Dental,,2024-01-01,,a little,,`,
      `${cook.email},Dental,,2024-01-01,,-5,,`,
      `${cook.email},Dental,,2024-01-01,,,XXY,`,
      `${cook.email},Dental,,2024-01-01,,,,PAUSED`,
      `${admin.email},Dental,,2024-01-01,,,,`,
      `,Dental,,2024-01-01,,,,`,
    ];
    const trial = await importCsv(installation, app, 'benefits', lines, { dry_run: true });
    expect(await ofCook()).toEqual([]);
    const done = await importCsv(installation, app, 'benefits', lines);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [3, 'plan'],
      [4, 'plan_id'],
      [5, 'plan'],
      [6, 'plan'],
      [7, 'start_date'],
      [8, 'end_date'],
      [9, 'employee_contribution'],
      [10, 'employee_contribution'],
      [11, 'currency'],
      [12, 'status'],
      [13, null],
      [14, 'user_email'],
    ]);
    expect(trial).toMatchObject({ rows_imported: 1, failures: done.failures });
    expect(await ofCook()).toHaveLength(1);
  });

  it('202: an undo by the person whose benefit it is leaves theirs as it is', async () => {
    const { world, app, plan, undo } = await office();
    await plan('Dental');
    const other = await world.administrator();
    const done = await importCsv(installation, app, 'benefits', [
      'user_email,plan,start_date',
      `${other.email},Dental,2024-01-01`,
    ]);
    const { data } = await (await other.app()).post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({ rows_undone: 0, rows_kept: 1, undone_at: null, kept: [{ line: 2 }] });
    expect((await undo(done.id)).data).toMatchObject({ rows_undone: 1, rows_kept: 0, kept: [] });
  });
});
