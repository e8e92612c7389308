import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { untilBlocked } from '../../../../test/locks.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { OpenTransaction } from '../../../db/transaction.ts';
import { scopeNames } from '../../../kernel/scopes.ts';

const { world: first, installation } = await openHarness();
const { db, pool } = installation.database;

describe('DELETE /departments/{id}', () => {
  it('200: answers the department as it was; the event is thin', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.api();
    const { data } = await api.post('/departments', { name: 'Kitchen', head_id: admin.id });
    const deleted = await api.delete(`/departments/${String(data.id)}`);
    expect(deleted.status).toBe(200);
    expect(deleted.data).toEqual(data);
    expect((await api.get(`/departments/${String(data.id)}`)).status).toBe(404);
    expect((await world.events()).at(-1)).toMatchObject({
      type: 'department.deleted',
      subject_id: data.id,
      snapshot: { id: data.id, object: 'department' },
      previous: null,
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'departments.delete',
      subject_type: 'department',
      subject_id: data.id,
      actor_id: admin.id,
    });
  });

  it('409: while people belong to it, deactivated ones included', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const api = await (await world.administrator()).api();
    const cook = await world.employee({ department: 'Kitchen' });
    const gone = await world.employee({ department: 'Kitchen', is_active: false });
    const answer = await api.delete(`/departments/${id}`);
    expect(answer.status).toBe(409);
    expect(answer.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'members', count: 2 } });
    await sql`update users set department_id = null where id = ${cook.id}`.execute(db);
    expect((await api.delete(`/departments/${id}`)).error.details).toEqual({ reason: 'members', count: 1 });
    await sql`update users set department_id = null where id = ${gone.id}`.execute(db);
    expect((await api.delete(`/departments/${id}`)).status).toBe(200);
    expect(await world.events()).toHaveLength(1);
  });

  it('200: its teams stay without a department, its managers lose it', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const manager = await world.managerOf('Kitchen');
    const api = await (await world.administrator()).api();
    const team = (await api.post('/teams', { name: 'Night shift', department_id: id })).data;
    const other = (await api.post('/teams', { name: 'Day shift' })).data;
    expect((await api.delete(`/departments/${id}`)).status).toBe(200);
    expect((await api.get(`/teams/${String(team.id)}`)).data.department_id).toBeNull();
    expect((await api.get(`/teams/${String(other.id)}`)).data.updated_at).toBe(other.updated_at);
    const trail = (await world.audit()).slice(2);
    expect(trail).toMatchObject([
      { action: 'teams.update', subject_id: team.id, changed_fields: ['department_id'] },
      { action: 'departments.delete', subject_id: id },
    ]);
    expect(
      (
        await sql<Row<'department_managers'>>`select * from department_managers where user_id = ${manager.id}`.execute(
          db,
        )
      ).rows,
    ).toEqual([]);
  });

  it('409: someone is moving in', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const cook = await world.employee();
    const api = await (await world.administrator()).api();
    const open = await OpenTransaction.begin(installation.database.pool);
    await sql`update users set department_id = ${id} where id = ${cook.id}`.execute(open.tx);
    const answer = api.delete(`/departments/${id}`);
    await untilBlocked(db);
    await open.commit();
    const { status, error } = await answer;
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'members', count: 1 });
  });

  it('422: moving in while it is being deleted', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const cook = await world.employee();
    const api = await (await world.administrator()).api();
    const open = await OpenTransaction.begin(installation.database.pool);
    await sql`delete from departments where id = ${id}`.execute(open.tx);
    const answer = api.patch(`/users/${cook.id}`, { department_id: id });
    await untilBlocked(db);
    await open.commit();
    const { status, error } = await answer;
    expect(status).toBe(422);
    expect(error.details).toEqual({ field: 'department_id' });
  });

  it('200 and 422, or 409 and 200: delete and move-in at once, one is refused', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const cook = await world.employee();
    for (let round = 0; round < 10; round++) {
      const id = await world.department(`Kitchen ${String(round)}`);
      const deleting = () => api.delete(`/departments/${id}`);
      const moving = () => api.patch(`/users/${cook.id}`, { department_id: id });
      const [deleted, moved] =
        round % 2 === 0
          ? await Promise.all([deleting(), moving()])
          : await Promise.all([moving(), deleting()]).then(([one, other]) => [other, one] as const);
      expect([
        [200, 422],
        [409, 200],
      ]).toContainEqual([deleted.status, moved.status]);
    }
  });

  it('422 or 200: a team joins while the department is deleted, never a fault', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    for (let round = 0; round < 5; round++) {
      const id = await world.department(`Kitchen ${String(round)}`);
      const [deleted, created] = await Promise.all([
        api.delete(`/departments/${id}`),
        api.post('/teams', { name: `Team ${String(round)}`, department_id: id }),
      ]);
      expect(deleted.status).toBe(200);
      expect([201, 422]).toContain(created.status);
    }
  });

  it('409: another kind of record refers to it', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const api = await (await world.administrator()).api();
    await pool.query(`create table stations (organization_id text collate "C", department_id text collate "C",
      foreign key (organization_id, department_id) references departments (organization_id, id))`);
    await pool.query('insert into stations values ($1, $2)', [world.organizationId, id]);
    const { status, error } = await api.delete(`/departments/${id}`);
    await pool.query('drop table stations');
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'in_use' } });
    expect(await world.events()).toEqual([]);
  });

  it('200, 404: deleted twice at once', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const api = await (await world.administrator()).api();
    const answers = await Promise.all([api.delete(`/departments/${id}`), api.delete(`/departments/${id}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await world.events()).toHaveLength(1);
  });

  it('404: unknown, malformed or of another organization', async () => {
    const world = await first.another();
    const other = await first.another();
    const foreign = await other.department('Kitchen');
    const api = await (await world.executive()).api();
    for (const id of [world.newId('dep'), 'kitchen', foreign]) {
      expect((await api.delete(`/departments/${id}`)).status).toBe(404);
    }
    expect((await (await (await other.employee()).api()).get(`/departments/${foreign}`)).status).toBe(200);
  });

  it('403: below Administrator; the token lacks departments:write', async () => {
    const world = await first.another();
    const id = await world.department('Kitchen');
    const head = await world.departmentHeadOf('Kitchen');
    expect((await (await head.api(scopeNames)).delete(`/departments/${id}`)).error.code).toBe('FORBIDDEN');
    const narrow = await (await world.executive()).api(['departments:read']);
    expect((await narrow.delete(`/departments/${id}`)).error.code).toBe('SCOPE_MISSING');
  });
});
