import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { importJob, sweepImports } from '../job.ts';
import type { Import } from '../record.ts';

/** A file that is sent in once, for the look at its columns, the trials and the import. */
const { world, installation } = await openHarness();
const { db } = installation.database;
const ada = await world.administrator();
const [app, other] = [await ada.app(), await (await world.administrator()).app()];

const departments = (count: number, from = 0): string =>
  [
    'Abteilung;Kürzel',
    ...Array.from({ length: count }, (_, n) => `Küche ${String(n + from)};K${String(n + from)}`),
  ].join('\r\n');
const columns = [
  { header: 'Abteilung', column: 'name' },
  { header: 'Kürzel', column: 'code' },
];
const send = (content: string | Buffer, client: Client = app) =>
  client.post('/import-files', Buffer.from(content), {
    query: { file_name: 'departments.csv' },
    headers: { 'content-type': 'text/csv' },
  });
async function sent(content: string): Promise<string> {
  const { status, text, data } = await send(content);
  expect(status, text).toBe(201);
  return data.id as string;
}

async function imported(file_id: string, options: object = {}): Promise<Import> {
  const { status, text, data } = await app.post('/imports', { kind: 'departments', file_id, columns, ...options });
  expect(status, text).toBe(202);
  await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id as string });
  return (await app.get(`/imports/${String(data.id)}`)).data as Import;
}

const files = async (): Promise<string[]> =>
  (
    await sql<{ id: string }>`
    select id from import_files where organization_id = ${world.organizationId} order by id`.execute(db)
  ).rows.map(({ id }) => id);
async function storedCount(): Promise<number> {
  let count = 0;
  for await (const _ of installation.files.list(world.organizationId)) count++;
  return count;
}

describe('a file that is sent in', () => {
  it('201: serves the look at its columns, a trial and the import, and goes with the import', async () => {
    const before = await storedCount();
    const answer = await send(departments(3));
    expect(answer).toMatchObject({ status: 201, data: { file_name: 'departments.csv' } });
    const file_id = answer.data.id as string;
    const seen = await app.post('/import-kinds/recognise', {
      kind: 'departments',
      header: ['Abteilung', 'Kürzel'],
      file_id,
      columns,
    });
    expect(seen.data).toMatchObject({ columns: ['name', 'code'], rows_total: 3 });
    expect(await imported(file_id, { dry_run: true })).toMatchObject({ status: 'COMPLETED', rows_imported: 3 });
    await sweepImports.run(installation, {});
    expect(await imported(file_id)).toMatchObject({ status: 'COMPLETED', rows_imported: 3, rows_failed: 0 });
    await sweepImports.run(installation, {});
    await runJobsOnce(installation);
    expect(await files()).not.toContain(file_id);
    await expect.poll(storedCount).toBe(before);
    expect(await app.post('/imports', { kind: 'departments', file_id, columns })).toMatchObject({
      status: 422,
      error: { details: { field: 'file_id' } },
    });
  });

  it('201: more than a body of JSON could hold; every row is counted', async () => {
    const rows = 40_000;
    const content = departments(rows, 1000).replaceAll('Küche', 'Küche der Filiale am Bahnhof');
    expect(content.length).toBeGreaterThan(1_100_000);
    const file_id = await sent(content);
    const header = ['Abteilung', 'Kürzel'];
    const seen = await app.post('/import-kinds/recognise', { kind: 'departments', header, file_id });
    expect(seen.data).toMatchObject({ rows_total: rows });
  });

  it('202: goes on from the row after the last one when it was broken off', async () => {
    const file_id = await sent(departments(4, 100));
    const { data } = await app.post('/imports', { kind: 'departments', file_id, columns });
    await sql`update imports set status = 'RUNNING', rows_read = 2, rows_imported = 2 where id = ${data.id}`.execute(
      db,
    );
    await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id as string });
    expect((await app.get(`/imports/${String(data.id)}`)).data).toMatchObject({ rows_read: 4, rows_imported: 4 });
    const { rows } = await sql`
      select from departments where organization_id = ${world.organizationId} and name like 'Küche 10%'`.execute(db);
    expect(rows).toHaveLength(2);
  });

  it('an import of it that nobody works on is not taken for one of the command line', async () => {
    const file_id = await sent(departments(1, 200));
    const { data } = await app.post('/imports', { kind: 'departments', file_id, columns });
    await sql`update imports set leased_until = now() - interval '1 hour' where id = ${data.id}`.execute(db);
    await sweepImports.run(installation, {});
    expect((await app.get(`/imports/${String(data.id)}`)).data).toMatchObject({ status: 'PENDING' });
    await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id as string });
  });

  it('a day later, or when someone is erased, it goes unless rows of it are being imported', async () => {
    const [late, running, erased] = [
      await sent(departments(1, 300)),
      await sent(departments(1, 301)),
      await sent(departments(1, 302)),
    ];
    const { data } = await app.post('/imports', { kind: 'departments', file_id: running, columns, dry_run: true });
    await sql`update import_files set expires_at = ${installation.clock.now()} where id in (${late}, ${running})`.execute(
      db,
    );
    await sweepImports.run(installation, {});
    expect(await files()).not.toContain(late);
    expect(await files()).toContain(running);
    await importJob.run(installation, { organization_id: world.organizationId, import_id: data.id as string });
    const leaver = await world.employee();
    await sql`update users set is_active = false where id = ${leaver.id}`.execute(db);
    expect((await app.post(`/users/${leaver.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    await sweepImports.run(installation, {});
    for (const id of [running, erased]) expect(await files()).not.toContain(id);
  });
});

describe('422: a file', () => {
  it.each([
    ['that is not UTF-8', Buffer.from([0x4e, 0xe4, 0x0a])],
    ['that is empty', Buffer.alloc(0)],
  ])('%s', async (_name, content) => {
    expect(await send(content)).toMatchObject({ status: 422, error: { details: { field: 'body' } } });
  });

  it('of another person, both or neither', async () => {
    const file_id = await sent(departments(1, 400));
    const body = { kind: 'departments', columns };
    const refused = [
      [await other.post('/imports', { ...body, file_id }), 'file_id'],
      [await app.post('/imports', { ...body, file_id, csv: 'name' }), 'file_id'],
      [await app.post('/imports', body), 'csv'],
      [await other.post('/import-kinds/recognise', { kind: 'departments', header: [], file_id }), 'file_id'],
    ] as const;
    for (const [answer, field] of refused) expect(answer).toMatchObject({ status: 422, error: { details: { field } } });
  });
});

it('403: for Administrators alone', async () => {
  expect((await send('name', await (await world.employee()).app())).status).toBe(403);
});
