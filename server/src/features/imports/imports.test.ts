import { describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { type Actor, operatorOf, type Origin } from '../../kernel/actor.ts';
import { leaseMs, Overtaken } from '../../kernel/long-work/kind.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';
import { importJob, sweepImports } from './job.ts';
import { runImport } from './run.ts';
import { startImport } from './start.ts';
import { findImport } from './store.ts';

const { world: first, installation } = await openHarness();
const cli: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };

const runJob = (world: World, id: string): Promise<void> =>
  importJob.run(installation, { organization_id: world.organizationId, import_id: id });

async function importCsv(
  world: World,
  api: Client,
  csv: string,
  options: { kind?: string; dry_run?: boolean } = {},
): Promise<Response> {
  const created = await api.post('/imports', { kind: 'people', csv, ...options });
  if (created.status !== 202) return created;
  await runJob(world, created.data.id);
  return api.get(`/imports/${String(created.data.id)}`);
}

const emailsOf = async (world: World): Promise<string[]> =>
  (
    await sql<
      Pick<Row<'users'>, 'email'>
    >`select email from users where organization_id = ${world.organizationId} order by id`.execute(
      installation.database.db,
    )
  ).rows.map(({ email }) => email);

describe('POST /imports', () => {
  it('202: answers at once, and the worker adds the people with the events of any other change', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.app();
    const kitchen = await world.department('Kitchen');
    const csv = [
      'first_name,last_name,email,department,role,employment_start_date,probation_period_months',
      'Ada,Byron,Ada@Import.example,kitchen,department_head,2026-01-05,3',
      'Grace,"Hopper, Rear Admiral",grace@import.example,KITCHEN,,,',
    ].join('\n');
    const created = await api.post('/imports', { kind: 'people', csv });
    expect(created).toMatchObject({
      status: 202,
      data: { status: 'PENDING', rows_total: 2, rows_read: 0, created_by_id: admin.id, completed_at: null },
    });
    expect(await emailsOf(world)).toEqual([admin.email]);
    await runJob(world, created.data.id);
    const done = await api.get(`/imports/${String(created.data.id)}`);
    expect(done.data).toMatchObject({ status: 'COMPLETED', rows_read: 2, rows_imported: 2, rows_failed: 0 });
    expect(done.data.completed_at).not.toBeNull();
    const people = (
      await sql<
        Row<'users'>
      >`select * from users where organization_id = ${world.organizationId} and id != ${admin.id} order by id`.execute(
        installation.database.db,
      )
    ).rows;
    expect(people).toMatchObject([
      { email: 'ada@import.example', department_id: kitchen, role: 'DEPARTMENT_HEAD', probation_period_months: 3 },
      { email: 'grace@import.example', department_id: kitchen, role: 'EMPLOYEE', last_name: 'Hopper, Rear Admiral' },
    ]);
    expect(await world.events()).toMatchObject([
      { type: 'user.created', surface: 'import', actor_id: admin.id },
      { type: 'user.created', surface: 'import', actor_id: admin.id },
    ]);
    expect((await world.audit()).map(({ action, surface }) => [action, surface])).toEqual([
      ['imports.create', 'app'],
      ['users.create', 'import'],
      ['users.create', 'import'],
    ]);
  });

  it('202: rows that fail are told with line and field, and leave the others as they are', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = [
      '\ufefffirst_name,last_name,email,job_title,manager_email,employment_start_date',
      'Ada,Byron,ada@rows.example,"Cook, and baker",,',
      'Two,Lines,lines@rows.example,"Cook',
      'and baker",,',
      '',
      ',No,nameless@rows.example,,,',
      'Two,Fields',
      'Eva,Twice,ADA@rows.example,,,',
      'Max,Managed,max@rows.example,,ada@rows.example,',
      'Ida,Early,ida@rows.example,,later@rows.example,',
      'Day,Wrong,day@rows.example,,,2026-02-30',
    ].join('\r\n');
    const { data } = await importCsv(world, api, csv);
    expect(data).toMatchObject({ rows_read: 8, rows_imported: 2, rows_failed: 6 });
    expect(data.failures).toMatchObject([
      { line: 3, field: 'job_title' },
      { line: 6, field: 'first_name' },
      { line: 7, field: null },
      { line: 8, field: 'email' },
      { line: 10, field: 'manager_email' },
      { line: 11, field: 'employment_start_date' },
    ]);
    const rows = (
      await sql<
        Pick<Row<'users'>, 'job_title' | 'manager_id' | 'id'>
      >`select job_title, manager_id, id from users where email = any(${['ada@rows.example', 'max@rows.example']}) order by id`.execute(
        installation.database.db,
      )
    ).rows;
    expect(rows[0]?.job_title).toBe('Cook, and baker');
    expect(rows[1]?.manager_id).toBe(rows[0]?.id);
  });

  it('202: an Administrator cannot make an Executive by a file either', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = 'first_name,last_name,email,role\nTop,Person,top@roles.example,EXECUTIVE';
    expect((await importCsv(world, api, csv)).data).toMatchObject({ rows_imported: 0, rows_failed: 1 });
  });

  it('202: the seats of the plan hold for a file as well', async () => {
    const world = await first.another({ seat_limit: 2 });
    const api = await (await world.administrator()).app();
    const csv = 'first_name,last_name,email\nA,A,a@seats.example\nB,B,b@seats.example';
    const { data } = await importCsv(world, api, csv);
    expect(data).toMatchObject({ rows_imported: 1, rows_failed: 1, failures: [{ line: 3 }] });
  });

  it('202: a dry run tells what would happen, later rows seeing earlier ones, and leaves nothing behind', async () => {
    const world = await first.another({ seat_limit: 3 });
    const admin = await world.administrator();
    const csv = [
      'first_name,last_name,email,manager_email',
      'A,A,a@dry.example,',
      'A,Again,a@dry.example,',
      'B,B,b@dry.example,a@dry.example',
      'C,C,c@dry.example,',
    ].join('\n');
    const { data } = await importCsv(world, await admin.app(), csv, { dry_run: true });
    expect(data).toMatchObject({ status: 'COMPLETED', dry_run: true, rows_read: 4, rows_imported: 2, rows_failed: 2 });
    expect(data.failures).toMatchObject([
      { line: 3, field: 'email' },
      { line: 5, message: expect.stringContaining('seats') },
    ]);
    expect(await emailsOf(world)).toEqual([admin.email]);
    expect(await world.events()).toEqual([]);
  });

  it('202: why a row failed is told to each in their language, without names of fields', async () => {
    const world = await first.another();
    const [one, other] = [await (await world.administrator()).app(), await (await world.administrator()).app()];
    await other.patch('/me', { language: 'fr' });
    const csv =
      'first_name,last_name,email,employment_start_date\n,No,a@said.example,\nDay,Wrong,b@said.example,2026-02-30';
    const { data } = await importCsv(world, one, csv);
    const messages = (failures: { message: string }[]) => failures.map(({ message }) => message);
    expect(messages(data.failures)).toEqual([
      'This is required.',
      expect.stringContaining('is no day of the calendar'),
    ]);
    expect(data.failures[0]).not.toHaveProperty('said');
    const { failures } = (await other.get(`/imports/${String(data.id)}`)).data;
    expect(messages(failures)).toEqual([
      'Ce champ est obligatoire.',
      expect.stringContaining('n’est pas un jour du calendrier'),
    ]);
    await sql`update imports set failures = '[{"line":2,"field":null,"message":"As it was."},{"line":3,"field":null,
      "message":"Of another build.","said":{"key":"imports.gone","values":{}}}]' where id = ${data.id}`.execute(
      installation.database.db,
    );
    const before = (await other.get(`/imports/${String(data.id)}`)).data.failures;
    expect(messages(before)).toEqual(['As it was.', 'Of another build.']);
  });

  it('202: departments, with a head by e-mail address', async () => {
    const world = await first.another();
    const head = await world.employee({ email: 'head@departments.example' });
    const api = await (await world.administrator()).app();
    const csv = 'Name,Code,Head_Email,is_active\nBakery,BAK,Head@departments.example,yes\nbakery,B2,,\nCellar,,,no';
    const { data } = await importCsv(world, api, csv, { kind: 'departments' });
    expect(data).toMatchObject({ rows_imported: 2, rows_failed: 1, failures: [{ line: 3, field: 'name' }] });
    const rows = (
      await sql<
        Row<'departments'>
      >`select * from departments where organization_id = ${world.organizationId} order by id`.execute(
        installation.database.db,
      )
    ).rows;
    expect(rows).toMatchObject([
      { name: 'Bakery', code: 'BAK', head_id: head.id, is_active: true },
      { name: 'Cellar', is_active: false },
    ]);
    expect((await world.events()).map(({ type }) => type)).toEqual(['department.created', 'department.created']);
  });

  it.each([
    ['an unknown column', 'first_name,last_name,email,shoe_size\nA,B,c@d.example,44', 'shoe_size'],
    ['another separator', 'first_name|last_name|email\nA|B|c@d.example', 'separated by commas'],
    ['a column given twice', 'email,first_name,last_name,Email\n', 'given twice'],
    ['a missing column', 'first_name,last_name\nA,B', '"email" is missing'],
    ['no rows', 'first_name,last_name,email\n\n', 'no rows'],
    ['a quote that is never closed', 'first_name,last_name,email\nA,"B,c@d.example\n', 'Line'],
    ['text after a closing quote', 'first_name,last_name,email\nA,"B"x,c@d.example\n', 'Line 2'],
  ])('422: %s is refused before any row is touched', async (_what, csv, telling) => {
    const api = await (await first.administrator()).app();
    const { status, error } = await api.post('/imports', { kind: 'people', csv });
    expect(status).toBe(422);
    expect(error.message).toContain(telling);
  });

  it('403: below Administrator nobody imports', async () => {
    const head = await (await first.departmentHeadOf('Bar')).app();
    expect((await head.post('/imports', { kind: 'people', csv: 'email' })).status).toBe(403);
  });

  it('404: an import of another organization does not exist', async () => {
    const stranger = await (await (await first.another()).administrator()).app();
    const api = await (await first.administrator()).app();
    const { data } = await api.post('/imports', { kind: 'departments', csv: 'name\nAttic', dry_run: true });
    expect((await api.get(`/imports/${String(data.id)}`)).status).toBe(200);
    expect((await stranger.get(`/imports/${String(data.id)}`)).status).toBe(404);
  });
});

describe('a dry run of departments', () => {
  it('202: names and codes that stand twice in the file are told, also a code made from a name', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const csv = 'name,code\nBakery,\nbakery,B2\nBread,BAKERY\nCellar,C\nWine,C\nLoft,L';
    const { data } = await importCsv(world, api, csv, { kind: 'departments', dry_run: true });
    expect(data).toMatchObject({ rows_imported: 3, rows_failed: 3 });
    expect(data.failures).toMatchObject([
      { line: 3, field: 'name' },
      { line: 4, field: 'code' },
      { line: 6, field: 'code' },
    ]);
    const real = await importCsv(world, api, csv, { kind: 'departments' });
    expect(real.data.failures).toEqual(data.failures);
  });
});

describe('an import that is broken off', () => {
  it('goes on where it was and imports no row twice', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.app();
    const names = Array.from({ length: 20 }, (_, n) => `p${String(n)}@crash.example`);
    const csv = `first_name,last_name,email\n${names.map((email) => `A,B,${email}`).join('\n')}`;
    const { data } = await api.post('/imports', { kind: 'people', csv });
    // The ninth row meets a database that fails, as it would when the process dies under it.
    await installation.database.pool.query(`
      create function fail_ninth() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
      create trigger fail_ninth before insert on users for each row when (new.email = 'p8@crash.example') execute function fail_ninth()`);
    await expect(runJob(world, data.id)).rejects.toThrow();
    await installation.database.pool.query('drop trigger fail_ninth on users; drop function fail_ninth');
    expect(await findImport(installation.database.db, world.organizationId, data.id)).toMatchObject({
      status: 'RUNNING',
      rows_read: 8,
      rows_imported: 8,
    });
    await runJob(world, data.id);
    expect((await api.get(`/imports/${String(data.id)}`)).data).toMatchObject({
      status: 'COMPLETED',
      rows_read: 20,
      rows_imported: 20,
      rows_failed: 0,
    });
    expect((await emailsOf(world)).slice(1)).toEqual(names);
  });

  it('run by two workers at once, still imports each row once', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const names = Array.from({ length: 30 }, (_, n) => `p${String(n)}@twice.example`);
    const csv = `first_name,last_name,email\n${names.map((email) => `A,B,${email}`).join('\n')}`;
    const { data } = await api.post('/imports', { kind: 'people', csv });
    await Promise.all([runJob(world, data.id), runJob(world, data.id)]);
    expect((await api.get(`/imports/${String(data.id)}`)).data).toMatchObject({ rows_imported: 30, rows_failed: 0 });
    expect((await emailsOf(world)).slice(1)).toEqual(names);
  });

  it('ends FAILED with a sentence once its job has no attempts left, and not before', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const { data } = await api.post('/imports', { kind: 'departments', csv: 'name\nAttic\nCellar' });
    const { pool, db } = installation.database;
    await pool.query(`
      create function fail_always() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
      create trigger fail_always before insert on departments for each row when (new.name = 'Cellar') execute function fail_always()`);
    const stateOf = async () => (await api.get(`/imports/${String(data.id)}`)).data;
    await runJobsOnce(installation);
    installation.clock.setOffset(leaseMs + 1000);
    await sweepImports.run(installation, {});
    expect(await stateOf()).toMatchObject({ status: 'RUNNING', rows_read: 1 });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`import:${String(data.id)}`}`.execute(
      db,
    );
    await sweepImports.run(installation, {});
    installation.clock.setOffset(0);
    await pool.query('drop trigger fail_always on departments; drop function fail_always');
    expect(await stateOf()).toMatchObject({
      status: 'FAILED',
      reason: 'given_up',
      rows_imported: 1,
      failures: [{ line: null, message: expect.stringContaining('given up') }],
    });
    await runJob(world, data.id);
    expect(await stateOf()).toMatchObject({ status: 'FAILED', rows_imported: 1 });
  });

  it('fails if the one who sent it may no longer import', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const { data } = await (await admin.app()).post('/imports', { kind: 'departments', csv: 'name\nAttic' });
    await sql`update users set role = ${'EMPLOYEE'} where id = ${admin.id}`.execute(installation.database.db);
    await runJob(world, data.id);
    const api = await (await world.executive()).app();
    expect((await api.get(`/imports/${String(data.id)}`)).data).toMatchObject({
      status: 'FAILED',
      reason: 'author_not_allowed',
      rows_imported: 0,
      failures: [{ line: null }],
    });
  });

  it('of the command line: ended once its process has shown no sign of life, and cannot come back', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const actor = operatorOf(tenantOf((await findOrganization(installation.database.db, world.organizationId))!));
    const record = await inUnitOfWork(installation, actor, cli, (work) =>
      startImport(work, { kind: 'departments', isDryRun: false, rowsTotal: 3, csv: null, columns: null }),
    );
    let [goOn, isReached] = [() => {}, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    let count = 0;
    // As a process that stands still before its second row.
    const author = async (): Promise<Actor> => {
      if (++count === 2) {
        isReached();
        await held;
      }
      return actor;
    };
    const source = [Buffer.from('name\nAttic\nCellar\nLoft\n')];
    const run = runImport({ services: installation, record, author, source });
    await reached;
    const stateOf = async () => (await api.get(`/imports/${record.id}`)).data;
    await sweepImports.run(installation, {});
    expect(await stateOf()).toMatchObject({ status: 'RUNNING', reason: null });
    installation.clock.setOffset(leaseMs + 1000);
    await sweepImports.run(installation, {});
    const ended = { status: 'FAILED', reason: 'broken_off', rows_imported: 1, failures: [{ line: null }] };
    expect(await stateOf()).toMatchObject(ended);
    goOn();
    await expect(run).rejects.toThrow(Overtaken);
    installation.clock.setOffset(0);
    expect(await stateOf()).toMatchObject(ended);
    const departments = (
      await sql<
        Pick<Row<'departments'>, 'name'>
      >`select name from departments where organization_id = ${world.organizationId}`.execute(installation.database.db)
    ).rows;
    expect(departments).toEqual([{ name: 'Attic' }]);
  });
});

describe('POST /imports/{id}/stop', () => {
  const many = [
    'first_name,last_name,email',
    ...Array.from({ length: 4000 }, (_, index) => `Robin,Number ${String(index)},robin${String(index)}@many.example`),
  ].join('\n');
  const begun = async (dry_run: boolean) => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const { data } = await api.post('/imports', { kind: 'people', csv: many, dry_run });
    const path = `/imports/${String(data.id)}`;
    const job = runJob(world, data.id);
    await expect.poll(async () => (await api.get(path)).data.rows_read, { timeout: 20_000 }).toBeGreaterThan(0);
    return { world, api, path, job };
  };

  it('200: a dry run that is under way ends between two rows, and says how far it came', async () => {
    const { world, api, path, job } = await begun(true);
    expect((await api.get(path)).data.can).toContain('imports.stop');
    const stopped = await api.post(`${path}/stop`);
    expect(stopped).toMatchObject({ status: 200, data: { status: 'FAILED', reason: 'stopped' } });
    await job;
    const { data } = await api.get(path);
    expect(data).toMatchObject({ status: 'FAILED', reason: 'stopped', rows_total: 4000 });
    expect(data.rows_read).toBeLessThan(4000);
    expect(data.can).not.toContain('imports.stop');
    expect(await emailsOf(world)).toHaveLength(1);
    expect(await api.post(`${path}/stop`)).toMatchObject({ status: 409, error: { details: { reason: 'state' } } });
  });

  it('200: of an import what was added stays, is counted, and can be undone', async () => {
    const { world, api, path, job } = await begun(false);
    expect((await api.post(`${path}/stop`)).status).toBe(200);
    await job;
    const { data } = await api.get(path);
    expect(data).toMatchObject({ status: 'FAILED', reason: 'stopped' });
    expect(await emailsOf(world)).toHaveLength(1 + (data.rows_imported as number));
    expect((await world.audit()).some(({ action }) => action === 'imports.stop')).toBe(true);
    expect((await api.post(`${path}/undo`)).status).toBe(200);
    expect(await emailsOf(world)).toHaveLength(1);
  });

  it('200: one that waits never begins; 403: below Administrator', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).app();
    const { data } = await api.post('/imports', { kind: 'people', csv: many });
    const path = `/imports/${String(data.id)}`;
    const cook = await (await world.employee()).app();
    expect((await cook.post(`${path}/stop`)).status).toBe(403);
    expect((await api.post(`${path}/stop`)).status).toBe(200);
    await runJob(world, data.id);
    expect((await api.get(path)).data).toMatchObject({ rows_read: 0, reason: 'stopped' });
  });
});
