import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { runLongWork } from '../../../../test/long-work.ts';
import { sql } from '../../../db/sql.ts';
import { restaurant, rota } from '../testing/restaurant.ts';

const harness = await openHarness();
const { installation } = harness;
const { world, app: admin, kitchen } = await restaurant(harness.world);
const head = await world.departmentHeadOf('Kitchen');
const app = await head.app();
const add = rota(app);
const cook = await world.employee({ department: 'Kitchen' });
const other = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });

/** Toronto, from a time of a day for some hours. */
const on = (day: string, time: string, hours = 8, zone = '-05:00') => ({
  starts_at: new Date(`${day}T${time}:00${zone}`).toISOString(),
  ends_at: new Date(Date.parse(`${day}T${time}:00${zone}`) + hours * 3_600_000).toISOString(),
});

async function change(body: object, client = app): Promise<string> {
  const answer = await client.post('/shifts/batch-change', body);
  expect(answer.status, answer.text).toBe(202);
  await runLongWork(installation, answer.data.id);
  return String(answer.data.id);
}
const shown = async (id: string) => (await app.get(`/shifts/${id}`)).data as Record<string, unknown>;
const undo = async (id: string): Promise<Record<string, unknown>> => {
  const answer = await app.post(`/bulk-changes/${id}/undo`, {});
  expect(answer.status, answer.text).toBe(202);
  await runLongWork(installation, answer.data.id);
  return (await app.get(`/bulk-changes/${String(answer.data.id)}`)).data;
};

describe('POST /shifts/batch-change', () => {
  it('202: everybody an hour later on one day, two turns of one person in the order that makes room, and back at once', async () => {
    const day = '2027-01-10';
    const [early, late, second] = [
      await add({ user_id: cook.id, ...on(day, '09:00', 4) }),
      await add({ user_id: cook.id, ...on(day, '13:00', 4) }),
      await add({ user_id: other.id, ...on(day, '10:00') }),
    ];
    const untouched = await add({ user_id: cook.id, ...on('2027-01-11', '09:00') });
    const id = await change({ filter: { start_date: day, end_date: day }, move_minutes: 60 });
    expect((await app.get(`/bulk-changes/${id}`)).data).toMatchObject({ status: 'COMPLETED', done: 3, failed: 0 });
    expect(await shown(early.id)).toMatchObject(on(day, '10:00', 4));
    expect(await shown(late.id)).toMatchObject(on(day, '14:00', 4));
    expect(await shown(second.id)).toMatchObject(on(day, '11:00'));
    expect(await shown(untouched.id)).toMatchObject(on('2027-01-11', '09:00'));

    expect(await undo(id)).toMatchObject({ status: 'COMPLETED', failed: 0 });
    expect(await shown(early.id)).toMatchObject(on(day, '09:00', 4));
    expect(await shown(late.id)).toMatchObject(on(day, '13:00', 4));
    const earlier = await change({ ids: [late.id, early.id], move_minutes: -240 });
    expect((await app.get(`/bulk-changes/${earlier}`)).data).toMatchObject({ failed: 0 });
    expect(await shown(late.id)).toMatchObject(on(day, '09:00', 4));
  });

  it('202: in nights in which clocks change, a shift keeps the length that it had', async () => {
    // At 02:00 of 14 March 2027 it is 03:00; at 02:00 of 7 November 2027 it is 01:00 again.
    const spring = await add({ user_id: cook.id, ...on('2027-03-06', '22:00') });
    await change({ ids: [spring.id], to_date: '2027-03-13' });
    expect(await shown(spring.id)).toMatchObject(on('2027-03-13', '22:00'));
    const autumn = await add({ user_id: cook.id, ...on('2027-10-30', '22:00', 8, '-04:00') });
    await change({ ids: [autumn.id], to_date: '2027-11-06' });
    expect(await shown(autumn.id)).toMatchObject(on('2027-11-06', '22:00', 8, '-04:00'));
    // A day on, each from where it stands, into the short day: one makes room for the other. And back at once.
    const [friday, saturday] = [
      await add({ user_id: other.id, ...on('2027-03-12', '18:00', 4) }),
      await add({ user_id: other.id, ...on('2027-03-13', '18:00', 4) }),
    ];
    const dayOn = await change({ ids: [friday.id, saturday.id], move_days: 1 });
    expect(await shown(friday.id)).toMatchObject(on('2027-03-13', '18:00', 4));
    expect(await shown(saturday.id)).toMatchObject(on('2027-03-14', '18:00', 4, '-04:00'));
    expect(await undo(dayOn)).toMatchObject({ status: 'COMPLETED', failed: 0 });
    expect(await shown(saturday.id)).toMatchObject(on('2027-03-13', '18:00', 4));
    await change({ ids: [friday.id, saturday.id], delete: true });
    const skipped = await add({ user_id: other.id, ...on('2027-03-07', '02:30', 4) });
    await change({ ids: [skipped.id], to_date: '2027-03-14' });
    expect(await shown(skipped.id)).toMatchObject(on('2027-03-14', '03:30', 4, '-04:00'));
    await change({ ids: [autumn.id], start_time: '23:00', end_time: '03:00' });
    expect(await shown(autumn.id)).toMatchObject({
      starts_at: '2027-11-07T03:00:00.000Z',
      ends_at: '2027-11-07T08:00:00.000Z',
    });
  });

  it('202: another person, break, place and note, published; one that refuses keeps no other back, and says why', async () => {
    const day = '2027-01-20';
    const free = await add({ user_id: cook.id, is_published: false, ...on(day, '06:00', 3) });
    const met = await add({ user_id: cook.id, is_published: false, ...on(day, '12:00', 3) });
    await add({ user_id: other.id, ...on(day, '13:00', 3) });
    const body = { ids: [free.id, met.id], user_id: other.id, break_minutes: 15, note: 'Bring keys', publish: true };
    const rehearsed = await app.post('/shifts/batch-change?dry_run=true', body);
    expect(rehearsed.data).toMatchObject({
      total: 2,
      failed: 1,
      failures: [{ record_id: met.id, code: 'CONFLICT', message: 'The person has another shift at that time.' }],
    });
    expect(await shown(free.id)).toMatchObject({ user_id: cook.id, is_published: false });
    const id = await change(body);
    expect(await shown(free.id)).toMatchObject({
      user_id: other.id,
      break_minutes: 15,
      notes: 'Bring keys',
      is_published: true,
    });
    expect(await shown(met.id)).toMatchObject({ user_id: cook.id, notes: null, is_published: false });
    expect((await app.get(`/bulk-changes/${id}`)).data).toMatchObject({ done: 2, failed: 1 });
  });

  it('202: a rehearsal tells what would newly speak against each, also for the shift that follows', async () => {
    const sunday = await add({ user_id: cook.id, ...on('2027-02-07', '14:00') });
    await add({ user_id: cook.id, ...on('2027-02-08', '09:00') });
    const { data } = await app.post('/shifts/batch-change?dry_run=true', { ids: [sunday.id], move_minutes: 60 });
    expect(data.outcomes).toMatchObject([
      { record_id: sunday.id, data: { warnings: [{ kind: 'REST', minutes: 600, limit_minutes: 660 }] } },
    ]);
    expect(await shown(sunday.id)).toMatchObject(on('2027-02-07', '14:00'));
  });

  it('202: deleted shifts come back as they were, under their ids; 409 told for one whose person is planned by now', async () => {
    const day = '2027-02-15';
    const one = await add({ user_id: cook.id, title: 'Grill', notes: 'Early', ...on(day, '06:00', 4) });
    const two = await add({ user_id: other.id, ...on(day, '06:00', 4) });
    const before = await shown(one.id);
    const id = await change({ ids: [one.id, two.id], delete: true });
    expect((await app.get(`/shifts/${one.id}`)).status).toBe(404);
    await add({ user_id: other.id, ...on(day, '08:00', 4) });
    const undone = await undo(id);
    expect(undone).toMatchObject({ failed: 1, failures: [{ record_id: two.id, code: 'CONFLICT' }] });
    expect(await shown(one.id)).toEqual({ ...before, updated_at: expect.any(String) as string });
  });

  it('202: undo leaves alone what someone changed since', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-02-20', '06:00', 4) });
    const id = await change({ ids: [shift.id], move_minutes: 30 });
    await admin.patch(`/shifts/${shift.id}`, on('2027-02-20', '12:00', 4));
    expect(await undo(id)).toMatchObject({ failed: 1 });
    expect(await shown(shift.id)).toMatchObject(on('2027-02-20', '12:00', 4));
  });

  it('202: shifts of others’ departments, cancelled ones and those that went meanwhile are refused one by one', async () => {
    const day = '2027-02-24';
    const bar = await rota(admin)({ user_id: waiter.id, ...on(day, '06:00', 4) });
    const mine = await add({ user_id: cook.id, ...on(day, '06:00', 4) });
    const off = await add({ user_id: other.id, ...on(day, '06:00', 4) });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    const answer = await app.post('/shifts/batch-change', { ids: [bar.id, off.id, mine.id], move_minutes: 15 });
    await app.delete(`/shifts/${mine.id}`);
    await runLongWork(installation, answer.data.id);
    const { failures } = (await app.get(`/bulk-changes/${String(answer.data.id)}`)).data as {
      failures: { record_id: string; code: string }[];
    };
    expect(new Map(failures.map(({ record_id, code }) => [record_id, code]))).toEqual(
      new Map([
        [bar.id, 'NOT_FOUND'],
        [off.id, 'CONFLICT'],
        [mine.id, 'NOT_FOUND'],
      ]),
    );
    const filtered = await app.post('/shifts/batch-change?dry_run=true', {
      filter: { start_date: day, end_date: day, department_id: kitchen },
      move_minutes: 15,
    });
    expect(filtered).toMatchObject({ status: 422, error: { details: { field: 'filter' } } });
  });

  it('422: nothing asked, both ways of choosing, a change beside a deletion, a person out of reach; 403: an Employee', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-02-27', '06:00', 4) });
    const ids = [shift.id];
    const refused = async (body: object) => {
      const { status, error } = await app.post('/shifts/batch-change', body);
      return [status, error?.details?.field];
    };
    expect(await refused({ ids })).toEqual([422, 'move_minutes']);
    expect(await refused({ move_minutes: 5 })).toEqual([422, 'ids']);
    const filter = { start_date: '2027-02-27', end_date: '2027-02-27' };
    expect(await refused({ ids, filter, move_minutes: 5 })).toEqual([422, 'ids']);
    expect(await refused({ ids, delete: true, note: 'x' })).toEqual([422, 'delete']);
    expect(await refused({ ids, user_id: waiter.id })).toEqual([422, 'user_id']);
    expect(await refused({ ids, to_date: '2027-02-30' })).toEqual([422, 'to_date']);
    expect(await refused({ ids, to_date: '0999-12-31', end_time: '00:00' })).toEqual([422, 'to_date']);
    expect(await refused({ ids, to_date: '2027-02-28', move_days: 1 })).toEqual([422, 'move_days']);
    expect(await refused({ ids, move_days: 8 })).toEqual([422, 'move_days']);
    expect(await refused({ filter: { ...filter, end_date: '2027-02-01' }, move_minutes: 5 })).toEqual([
      422,
      'filter.end_date',
    ]);
    const cookApp = await cook.app();
    expect((await cookApp.post('/shifts/batch-change', { ids, move_minutes: 5 })).status).toBe(403);
  });

  it('what is kept to take it back goes with the person whom it tells of', async () => {
    const gone = await world.employee({ department: 'Kitchen' });
    const shift = await add({ user_id: gone.id, notes: 'Call home', ...on('2027-02-28', '06:00', 4) });
    await change({ ids: [shift.id], delete: true });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from long_work_steps
       where organization_id = ${world.organizationId} and (kept -> 'user_ids') @> to_jsonb(${gone.id}::text)`.execute(
      installation.database.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
