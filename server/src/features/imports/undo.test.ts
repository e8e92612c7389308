import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { importCsv } from './testing/import-csv.ts';

const { world: first, installation } = await openHarness();
const { db, pool } = installation.database;

async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  return { world, admin, app: await admin.app() };
}

const peopleOf = async ({ organizationId }: World): Promise<{ id: string; email: string }[]> =>
  (
    await sql<{ id: string; email: string }>`
      select id, email from users where organization_id = ${organizationId} order by id`.execute(db)
  ).rows;

describe('the undoing of an import of people', () => {
  const lines = (tag: string) => [
    'first_name,last_name,email,manager_email',
    `Ada,Byron,ada@${tag}.example,`,
    `Max,Managed,max@${tag}.example,ada@${tag}.example`,
    `Ida,Early,ida@${tag}.example,max@${tag}.example`,
  ];

  it('200: removes them all, their invitations with them; events and audit tell of it; the addresses are free', async () => {
    const { world, admin, app } = await office();
    const done = await importCsv(installation, app, 'people', lines('undo'));
    expect(done.rows_imported).toBe(3);
    const ids = (await peopleOf(world)).slice(1).map(({ id }) => id);
    const { status, data } = await app.post(`/imports/${done.id}/undo`);
    expect([status, data]).toMatchObject([200, { rows_undone: 3, rows_kept: 0, undone_at: expect.any(String) }]);
    expect((await peopleOf(world)).map(({ id }) => id)).toEqual([admin.id]);
    const events = (await world.events()).filter(({ type }) => type === 'user.deactivated');
    expect(events.map(({ subject_id }) => subject_id).sort()).toEqual([...ids].sort());
    expect(events[0]).toMatchObject({ snapshot: { is_active: false }, previous: { is_active: true } });
    const audit = (await world.audit()).filter(({ action }) => action === 'users.remove' || action === 'imports.undo');
    expect(audit.map(({ action, surface }) => [action, surface])).toEqual([
      ['users.remove', 'app'],
      ['users.remove', 'app'],
      ['users.remove', 'app'],
      ['imports.undo', 'app'],
    ]);
    expect(audit.at(-1)).toMatchObject({ record_count: 3 });
    expect((await importCsv(installation, app, 'people', lines('undo'))).rows_imported).toBe(3);
  });

  it('200: who has something by now stays, as does their manager, and a line says why; later it goes', async () => {
    const { world, app } = await office();
    const done = await importCsv(installation, app, 'people', lines('stays'));
    const [, ada, max, ida] = await peopleOf(world);
    const { data: team } = await app.post('/teams', { name: 'Night shift' });
    const seat = `/teams/${String(team.id)}/members/${String(max?.id)}`;
    expect((await app.put(seat)).status).toBe(200);
    const half = await app.post(`/imports/${done.id}/undo`);
    expect(half.data).toMatchObject({ rows_undone: 1, rows_kept: 2, undone_at: expect.any(String) });
    expect(half.data.kept).toMatchObject([
      { line: 2, message: expect.stringContaining('report to them') },
      { line: 3, message: expect.stringContaining('team') },
    ]);
    expect((await peopleOf(world)).slice(1).map(({ id }) => id)).toEqual([ada?.id, max?.id]);
    expect((await world.events()).map(({ subject_id, type }) => [subject_id, type])).toContainEqual([
      ida?.id,
      'user.deactivated',
    ]);
    expect((await app.delete(seat)).status).toBe(200);
    const whole = await app.post(`/imports/${done.id}/undo`);
    expect(whole.data).toMatchObject({ rows_undone: 3, rows_kept: 0, kept: [] });
    expect(await peopleOf(world)).toHaveLength(1);
  });

  it('200: someone who has set a password stays', async () => {
    const { world, app } = await office();
    const done = await importCsv(installation, app, 'people', lines('password').slice(0, 2));
    const [, ada] = await peopleOf(world);
    await pool.query(
      `insert into user_credentials (organization_id, user_id, password_hash, changed_at) values ($1, $2, 'x', now())`,
      [world.organizationId, ada?.id],
    );
    const { data } = await app.post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({ rows_undone: 0, kept: [{ line: 2, message: expect.stringContaining('password') }] });
  });

  it('200: an Administrator cannot take an Executive away', async () => {
    const { world, app } = await office();
    const boss = await (await world.executive()).app();
    const done = await importCsv(installation, boss, 'people', [
      'first_name,last_name,email,role',
      'Top,Person,top@undo-roles.example,EXECUTIVE',
      'Own,Person,own@undo-roles.example,ADMINISTRATOR',
    ]);
    const half = await app.post(`/imports/${done.id}/undo`);
    expect(half.data).toMatchObject({
      rows_undone: 1,
      kept: [{ line: 2, message: expect.stringContaining('Executive') }],
    });
  });

  it('409: an import that lists nothing', async () => {
    const { world, app } = await office();
    const done = await importCsv(installation, app, 'people', lines('older').slice(0, 2));
    await sql`delete from imported_records where organization_id = ${world.organizationId}`.execute(db);
    const { status, error } = await app.post(`/imports/${done.id}/undo`);
    expect([status, error.details]).toEqual([409, { reason: 'not_listed' }]);
    expect(await peopleOf(world)).toHaveLength(2);
  });

  it('404: an import of another organization', async () => {
    const { app } = await office();
    const done = await importCsv(installation, app, 'people', lines('foreign'));
    expect((await (await office()).app.post(`/imports/${done.id}/undo`)).status).toBe(404);
  });
});

describe('the undoing of an import of departments', () => {
  it('200: those to which people belong stay, the others go with their event', async () => {
    const { world, app } = await office();
    const done = await importCsv(installation, app, 'departments', ['name', 'Bakery', 'Cellar']);
    await world.employee({ department: 'Bakery' });
    const { data } = await app.post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({
      rows_undone: 1,
      rows_kept: 1,
      kept: [{ line: 2, message: expect.stringContaining('1 person belongs') }],
    });
    expect((await world.events()).map(({ type }) => type)).toEqual([
      'department.created',
      'department.created',
      'department.deleted',
    ]);
    const { data: left } = await app.get('/departments');
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['Bakery']);
  });
});
