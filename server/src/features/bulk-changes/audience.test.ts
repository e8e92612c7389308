import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sharedHarness } from '../../../test/harness.ts';
import { runLongWork } from '../../../test/long-work.ts';

const { installation, world } = await sharedHarness();
const admin = await world.administrator();
const executive = await world.person('EXECUTIVE');
const head = await world.departmentHeadOf('Kitchen');
const cooks = [await world.employee({ department: 'Kitchen' }), await world.employee({ department: 'Kitchen' })];
const waiter = await world.employee({ department: 'Hall' });
const app = await admin.app();
const headApp = await head.app();
const kitchen = head.departmentId ?? '';
const hall = waiter.departmentId ?? '';
const ids = cooks.map(({ id }) => id);

const run = async (id: string): Promise<Record<string, unknown>> => {
  await runLongWork(installation, id);
  return (await app.get(`/bulk-changes/${id}`)).data as Record<string, unknown>;
};
const done = async (client: Client, body: object): Promise<Record<string, unknown>> => {
  const answer = await client.post('/bulk-changes', body);
  expect(answer.status, answer.text).toBe(202);
  return run(String(answer.data.id));
};
const undo = async (id: unknown): Promise<Record<string, unknown>> => {
  const answer = await app.post(`/bulk-changes/${String(id)}/undo`);
  expect(answer.status, answer.text).toBe(202);
  return run(String(answer.data.id));
};
const rehearsed = async (body: object) => (await app.post('/bulk-changes', body, { query: { dry_run: 'true' } })).data;
const personOf = async (id: string) => (await app.get(`/users/${id}`)).data as Record<string, unknown>;

describe('POST /audiences/count', () => {
  const count = async (client: Client, audience: object) =>
    (await client.post('/audiences/count', { audience })).data?.people as number;

  it('200: by department, team, role, name and everyone, each person once and only whom one sees', async () => {
    const team = (await app.post('/teams', { name: 'Early' })).data.id as string;
    await app.put(`/teams/${team}/members/${waiter.id}`);
    expect(await count(app, { department_ids: [kitchen] })).toBe(3);
    expect(await count(app, { team_ids: [team] })).toBe(1);
    expect(await count(app, { roles: ['EMPLOYEE'] })).toBe(3);
    expect(await count(app, { user_ids: [waiter.id, ids[0]], department_ids: [kitchen] })).toBe(4);
    expect(await count(app, { everyone: true })).toBe(6);
    expect(await count(headApp, { everyone: true })).toBe(3);
  });

  it('422: no one; 403: an Employee', async () => {
    expect((await app.post('/audiences/count', { audience: {} })).error?.details).toMatchObject({ field: 'audience' });
    expect(await (await waiter.app()).post('/audiences/count', { audience: { everyone: true } })).toMatchObject({
      status: 403,
    });
  });
});

describe('POST /bulk-changes with an audience', () => {
  it('202: a rehearsal tells how many, who is refused and who loses a head, and changes nothing', async () => {
    const body = {
      operation_id: 'users.update',
      audience: { department_ids: [kitchen], user_ids: [executive.id] },
      input: { department_id: hall, manager_id: ids[0] },
    };
    const data = await rehearsed(body);
    expect(data).toMatchObject({ total: 4, done: 4, failed: 2, is_undoable: false });
    expect(
      (data.failures as { user_id: string; code: string }[]).map(({ user_id, code }) => [user_id, code]).sort(),
    ).toEqual(
      [
        [executive.id, 'FORBIDDEN'],
        [ids[0], 'VALIDATION_FAILED'],
      ].sort(),
    );
    const warnings = new Map(
      (data.warnings as { code: string; user_ids: string[] }[]).map(({ code, user_ids }) => [code, user_ids.sort()]),
    );
    expect(warnings.get('no_head')).toEqual([head.id, ...ids].sort());
    expect(warnings.get('heads_department')).toEqual([head.id]);
    expect(await personOf(ids[1] ?? '')).toMatchObject({ department_id: kitchen, manager_id: null });
  });

  it('202: changes everyone who is chosen, and back; who was changed since stays', async () => {
    const change = await done(app, {
      operation_id: 'users.update',
      audience: { user_ids: ids },
      input: { manager_id: head.id, work_location: 'Pier' },
    });
    expect(change).toMatchObject({ status: 'COMPLETED', total: 2, failed: 0, is_undoable: true, undoes: null });
    expect(await personOf(ids[0] ?? '')).toMatchObject({ manager_id: head.id, work_location: 'Pier' });

    await app.patch(`/users/${ids[1] ?? ''}`, { work_location: 'Market' });
    const back = await undo(change['id']);
    expect(back).toMatchObject({ undoes: change['id'], done: 2, failed: 1, is_undoable: false });
    expect(back['failures']).toMatchObject([{ user_id: ids[1], code: 'CONFLICT' }]);
    expect(await personOf(ids[0] ?? '')).toMatchObject({ manager_id: null, work_location: null });
    expect(await personOf(ids[1] ?? '')).toMatchObject({ manager_id: head.id, work_location: 'Market' });
    expect(await app.post(`/bulk-changes/${String(change['id'])}/undo`)).toMatchObject({ status: 409 });
  });

  it('202: a course for the department by its head, never for oneself, and back', async () => {
    const course = (await app.post('/courses', { name: 'Fire safety' })).data.id as string;
    const change = await done(headApp, {
      operation_id: 'training.create',
      audience: { department_ids: [kitchen] },
      input: { course_id: course, due_date: '2027-01-31' },
    });
    expect(change).toMatchObject({ total: 3, failed: 1, failures: [{ user_id: head.id, code: 'FORBIDDEN' }] });
    const assigned = async () => (await app.get('/training', { query: { course_id: course } })).data as unknown[];
    expect(await assigned()).toHaveLength(2);
    await undo(change['id']);
    expect(await assigned()).toHaveLength(0);
  });

  it('202: equipment for a department, a piece each, and back', async () => {
    const change = await done(headApp, {
      operation_id: 'assets.create',
      audience: { department_ids: [kitchen] },
      input: { category_name: 'Apron', description: 'Two of them' },
    });
    expect(change).toMatchObject({ total: 3, failed: 1, failures: [{ user_id: head.id, code: 'FORBIDDEN' }] });
    const aprons = async () =>
      ((await app.get('/assets')).data as { category: { name: string } }[]).filter(
        ({ category }) => category.name === 'Apron',
      );
    expect(await aprons()).toHaveLength(2);
    await undo(change['id']);
    expect(await aprons()).toHaveLength(0);
  });

  it('202: a raise shows today’s and the new pay in its rehearsal, which is logged; then applied and taken back', async () => {
    const pay = { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 21.15 };
    await app.post(`/users/${ids[0] ?? ''}/compensation`, pay);
    const looks = async () => (await world.accessLog()).filter(({ user_id }) => user_id === ids[0]).length;
    const before = await looks();
    const body = { operation_id: 'compensation.raise', audience: { user_ids: ids }, input: { percent: 3 } };
    const data = await rehearsed(body);
    expect(data).toMatchObject({
      failed: 1,
      failures: [{ user_id: ids[1], code: 'CONFLICT' }],
      outcomes: [{ record_id: ids[0], data: { before: { amount: 21.15 }, after: { amount: 21.78 } } }],
    });
    expect((data.outcomes as { data: unknown }[])[0]?.data).toMatchObject({
      per_hour: { before: 21.15, after: 21.78 },
      per_year: { before: 43_992, after: 45_302.4 },
      planned_from: null,
    });
    expect(await looks()).toBeGreaterThan(before);
    const held = async () =>
      ((await app.get(`/users/${ids[0] ?? ''}/compensation`)).data as { amount: number }[]).map(({ amount }) => amount);
    expect(await held()).toEqual([21.15]);
    const change = await done(app, body);
    expect(await held()).toEqual([21.78, 21.15]);
    await undo(change['id']);
    expect(await held()).toEqual([21.15]);
  });

  it('422: both or neither of records and audience, people where records are meant, no one, and too fine a percentage', async () => {
    const refused = async (body: object, at = '/bulk-changes') => {
      const { status, error } = await app.post(at, body);
      return [status, error?.details?.field];
    };
    const audience = { everyone: true };
    const input = { work_location: 'Pier' };
    expect(await refused({ operation_id: 'users.update', input })).toEqual([422, 'records']);
    expect(await refused({ operation_id: 'users.update', input, audience, records: [{ id: ids[0] }] })).toEqual([
      422,
      'records',
    ]);
    expect(await refused({ operation_id: 'timesheets.approve', audience })).toEqual([422, 'audience']);
    expect(await refused({ operation_id: 'users.update', input, audience: {} })).toEqual([422, 'audience']);
    expect(await refused({ percent: 0.001 }, `/users/${ids[0] ?? ''}/compensation/raise`)).toEqual([422, 'percent']);
  });

  it('403: a raise by a Department Head; 404: undo of a change that one does not see', async () => {
    const body = { operation_id: 'compensation.raise', audience: { user_ids: ids }, input: { percent: 3 } };
    expect(await headApp.post('/bulk-changes', body)).toMatchObject({ status: 403 });
    const change = await done(app, {
      operation_id: 'users.update',
      audience: { user_ids: ids },
      input: { job_title: 'Cook' },
    });
    expect(await headApp.post(`/bulk-changes/${String(change['id'])}/undo`)).toMatchObject({ status: 404 });
  });
});
