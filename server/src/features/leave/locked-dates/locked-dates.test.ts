import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { findLockedDates } from './store.ts';

const { world: first, installation } = await sharedHarness();

const administered = async () => {
  const world = await first.another();
  const admin = await world.administrator();
  return { world, app: await admin.app(), api: await admin.api() };
};

describe('locked dates', () => {
  it('201, 200: locked for everyone or a department, listed by start a page at a time, unlocked again', async () => {
    const { world, app } = await administered();
    const kitchen = await world.department('Kitchen');
    const add = async (body: object) => (await app.post('/locked-dates', body)).data;
    const later = await add({ start_date: '2026-12-20', end_date: '2026-12-31', reason: 'Stocktaking' });
    const earlier = await add({ start_date: '2026-07-01', end_date: '2026-07-01', department_id: kitchen });
    expect(later).toMatchObject({ reason: 'Stocktaking', department_id: null });
    expect(earlier).toMatchObject({ reason: null, department_id: kitchen });
    const api = await (await world.employee()).api();
    const page = await api.get('/locked-dates', { query: { limit: '1' } });
    expect(page.data).toEqual([earlier]);
    const cursor = page.body.meta.next_cursor as string;
    expect((await api.get('/locked-dates', { query: { limit: '1', cursor } })).data).toEqual([later]);
    expect((await app.delete(`/locked-dates/${later.id}`)).data).toEqual(later);
    expect((await app.delete(`/locked-dates/${later.id}`)).status).toBe(404);
    expect((await api.get('/locked-dates')).data).toEqual([earlier]);
    expect((await world.audit()).map(({ action }) => action)).toEqual([
      'lockedDates.create',
      'lockedDates.create',
      'lockedDates.delete',
    ]);
  });

  it('200: changed by the fields sent, for another department or for everyone; 422: days in the wrong order', async () => {
    const { world, app } = await administered();
    const kitchen = await world.department('Kitchen');
    const { data } = await app.post('/locked-dates', { start_date: '2026-07-05', end_date: '2026-07-10' });
    const path = `/locked-dates/${String(data.id)}`;
    const changes = { end_date: '2026-07-12', reason: 'Stocktaking', department_id: kitchen };
    expect((await app.patch(path, changes)).data).toEqual({ ...data, ...changes });
    expect((await app.patch(path, { department_id: null })).data).toEqual({ ...data, ...changes, department_id: null });
    const wrong = await app.patch(path, { end_date: '2026-07-01' });
    expect(wrong).toMatchObject({ status: 422, error: { details: { field: 'end_date' } } });
    const { data: list } = await app.get('/locked-dates');
    expect(list).toEqual([{ ...data, ...changes, department_id: null }]);
    expect((await app.patch(`/locked-dates/${world.newId('lck')}`, {})).status).toBe(404);
    const employee = await (await world.employee()).app();
    expect((await employee.patch(path, { reason: null })).status).toBe(403);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'lockedDates.update' });
  });

  it('found by anyone who books in the department, on any day they touch', async () => {
    const { world, app } = await administered();
    const [kitchen, bar] = [await world.department('Kitchen'), await world.department('Bar')];
    await app.post('/locked-dates', { start_date: '2026-07-05', end_date: '2026-07-10', department_id: kitchen });
    await app.post('/locked-dates', { start_date: '2026-08-01', end_date: '2026-08-01' });
    const isLocked = async (department: string | null, from: string, to: string) =>
      (await findLockedDates(installation.database.db, world.organizationId, department, from, to, 1)).length > 0;
    expect(await isLocked(kitchen, '2026-07-01', '2026-07-05')).toBe(true);
    expect(await isLocked(kitchen, '2026-07-10', '2026-07-20')).toBe(true);
    expect(await isLocked(kitchen, '2026-07-11', '2026-07-31')).toBe(false);
    expect(await isLocked(bar, '2026-07-05', '2026-07-10')).toBe(false);
    expect(await isLocked(null, '2026-07-05', '2026-07-10')).toBe(false);
    expect(await isLocked(bar, '2026-07-31', '2026-08-02')).toBe(true);
    expect(await isLocked(null, '2026-08-01', '2026-08-01')).toBe(true);
  });

  it('422: the end before the start, a foreign department; 403 below Administrator', async () => {
    const { world, app } = await administered();
    const day = { start_date: '2026-07-02', end_date: '2026-07-02' };
    expect((await app.post('/locked-dates', { ...day, end_date: '2026-07-01' })).error.details).toEqual({
      field: 'end_date',
    });
    const foreign = await (await first.another()).department('Elsewhere');
    expect((await app.post('/locked-dates', { ...day, department_id: foreign })).error.details).toEqual({
      field: 'department_id',
    });
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post('/locked-dates', day)).status).toBe(403);
  });

  it('go with the department they were for', async () => {
    const { world, app } = await administered();
    const gone = await world.department('Pop-up');
    await app.post('/locked-dates', { start_date: '2026-07-02', end_date: '2026-07-02', department_id: gone });
    expect((await app.delete(`/departments/${gone}`)).status).toBe(200);
    expect((await app.get('/locked-dates')).data).toEqual([]);
  });
});
