import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { importCsv } from '../testing/import-csv.ts';

const { world: first, installation } = await sharedHarness();

async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  const cook = await world.employee({ email: `cook@${world.organizationId.toLowerCase()}.example` });
  const app = await admin.app();
  const ofCook = async () => (await app.get(`/users/${cook.id}/certifications`)).data as { id: string }[];
  return { world, admin, cook, app, ofCook, undo: (id: string) => app.post(`/imports/${id}/undo`) };
}

describe('import of certifications', () => {
  it('202: with issuer, number and days; an undo leaves what was changed since', async () => {
    const { world, cook, app, ofCook, undo } = await office();
    const done = await importCsv(installation, app, 'certifications', [
      'user_email\tname\tissuer\tcredential_id\tissued_date\texpiry_date',
      `${cook.email}\tFirst aid\tRed Cross\t007\t2024-03-09\t2024-12-31`,
      `${cook.email}\tForklift\t\t\t\t`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 2, failures: [] });
    const [firstAid, forklift] = await ofCook();
    expect([firstAid, forklift]).toMatchObject([
      {
        name: 'First aid',
        issuer: 'Red Cross',
        credential_id: '007',
        issued_date: '2024-03-09',
        expiry_date: '2024-12-31',
        status: 'EXPIRED',
      },
      { name: 'Forklift', issuer: null, credential_id: null, issued_date: null, expiry_date: null, status: 'VALID' },
    ]);
    const path = `/users/${cook.id}/certifications/${String(firstAid?.id)}`;
    expect((await app.patch(path, { expiry_date: '2030-12-31' })).status).toBe(200);
    expect((await undo(done.id)).data).toMatchObject({
      rows_undone: 1,
      rows_kept: 1,
      kept: [{ line: 2, field: null, message: expect.stringContaining('changed since') }],
    });
    expect((await ofCook()).map(({ id }) => id)).toEqual([firstAid?.id]);
    expect((await world.audit()).map(({ action, surface }) => [action, surface])).toEqual([
      ['imports.create', 'app'],
      ['certifications.create', 'import'],
      ['certifications.create', 'import'],
      ['certifications.update', 'app'],
      ['certifications.delete', 'app'],
      ['imports.undo', 'app'],
    ]);
  });

  it('202: what is wrong is told by line and column, in a trial as in the import', async () => {
    const { admin, cook, app, ofCook } = await office();
    const lines = [
      'user_email,name,issued_date,expiry_date',
      `${cook.email},First aid,2024-03-09,2026-03-08`,
      `${cook.email},,2024-03-09,`,
      `${cook.email},Backwards,2024-03-09,2024-03-08`,
      `${cook.email},No day,2024-02-30,`,
      `${admin.email},My own,,`,
      `stranger@nowhere.example,First aid,,`,
    ];
    const trial = await importCsv(installation, app, 'certifications', lines, { dry_run: true });
    expect(await ofCook()).toEqual([]);
    const done = await importCsv(installation, app, 'certifications', lines);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [4, 'expiry_date'],
      [5, 'issued_date'],
      [6, null],
      [7, 'user_email'],
    ]);
    expect(trial).toMatchObject({ rows_imported: 1, failures: done.failures });
    expect(await ofCook()).toHaveLength(1);
  });

  it('202: an undo by the person whose certification it is leaves theirs as it is', async () => {
    const { world, app, undo } = await office();
    const other = await world.administrator();
    const done = await importCsv(installation, app, 'certifications', ['user_email,name', `${other.email},First aid`]);
    const { data } = await (await other.app()).post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({ rows_undone: 0, rows_kept: 1, undone_at: null, kept: [{ line: 2 }] });
    expect((await undo(done.id)).data).toMatchObject({ rows_undone: 1, rows_kept: 0, kept: [] });
  });
});
