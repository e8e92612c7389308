import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import {
  addType,
  book,
  dataOf,
  eventsOf,
  keepNoHolidays,
  monday,
  moveClockTo,
  office,
  weeks,
  type WholeLeave,
} from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api } = here;
await keepNoHolidays(harness, world);
const calendar = weeks();
let days = calendar.next();
let leave: WholeLeave;
beforeEach(async () => {
  days = calendar.next();
  leave = await book(api.cook, {
    leave_type_id: types.unpaid,
    start_date: days.mon,
    end_date: days.wed,
    reason: 'The sea',
  });
});

const patch = (body: object, client = api.cook) => client.patch(`/leaves/${leave.id}`, body);
const lastEvent = async () => (await eventsOf(here, leave.id)).at(-1);

describe('PATCH /leaves/{id}', () => {
  it('200: other days; leave.updated with the old values of what changed', async () => {
    const changed = dataOf(await patch({ start_date: days.mon, end_date: days.fri }));
    expect(changed).toEqual({ ...leave, end_date: days.fri, total_days: 5, updated_at: changed.updated_at });
    expect(await lastEvent()).toMatchObject({ type: 'leave.updated', snapshot: changed });
    expect((await lastEvent())?.previous).toEqual({ end_date: days.wed });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'leaves.update', changed_fields: ['end_date'] });
  });

  it('200: halves', async () => {
    const changed = dataOf(await patch({ start_half: 'SECOND_HALF', end_half: 'FIRST_HALF' }));
    expect(changed.total_days).toBe(2);
    expect((await lastEvent())?.previous).toEqual({ start_half: 'FULL_DAY', end_half: 'FULL_DAY' });
  });

  it('200: to one half day; the other half follows', async () => {
    const changed = dataOf(await patch({ end_date: days.mon, start_half: 'SECOND_HALF' }));
    expect(changed).toMatchObject({ start_half: 'SECOND_HALF', end_half: 'SECOND_HALF', total_days: 0.5 });
  });

  it('200: another type, whose balance it reserves from now on', async () => {
    const changed = dataOf(await patch({ leave_type_id: types.vacation }));
    expect(changed.leave_type).toMatchObject({ id: types.vacation, name: 'Vacation' });
    expect((await lastEvent())?.previous).toEqual({ leave_type_id: types.unpaid });
  });

  it('200: a type that needs no approval leaves it PENDING', async () => {
    expect(dataOf(await patch({ leave_type_id: types.sick })).status).toBe('PENDING');
  });

  it('200: from days to hours and back', async () => {
    const body = { leave_type_id: types.lieu, end_date: days.mon, start_time: '09:00', end_time: '10:00' };
    const hours = dataOf(await patch(body));
    expect(hours).toMatchObject({ total_hours: 1, start_time: '09:00', total_days: 0.13 });
    expect((await lastEvent())?.previous).toEqual({
      leave_type_id: types.unpaid,
      end_date: days.wed,
      start_time: null,
      end_time: null,
    });
    expect(dataOf(await patch({ end_time: '11:00' }))).toMatchObject({ total_hours: 2, start_time: '09:00' });
    expect(dataOf(await patch({ leave_type_id: types.unpaid }))).toMatchObject({
      total_hours: null,
      total_days: 1,
      start_time: null,
      end_time: null,
    });
  });

  it('200: the reason alone raises no event', async () => {
    const changed = dataOf(await patch({ reason: 'The mountains' }));
    expect(changed).toEqual({ ...leave, reason: 'The mountains', updated_at: changed.updated_at });
    expect(changed.updated_at > leave.updated_at).toBe(true);
    expect(dataOf(await patch({ reason: null })).reason).toBeNull();
    expect(await eventsOf(here, leave.id)).toHaveLength(1);
  });

  it('200: the reason is no part of previous', async () => {
    await patch({ reason: 'The mountains', end_date: days.thu });
    expect((await lastEvent())?.previous).toEqual({ end_date: days.wed });
  });

  it('200: nothing different changes nothing', async () => {
    const { leave_type_id, start_date, end_date, start_half, reason } = leave;
    expect(dataOf(await patch({ leave_type_id, start_date, end_date, start_half, reason }))).toEqual(leave);
    expect(dataOf(await patch({}))).toEqual(leave);
    expect(await eventsOf(here, leave.id)).toHaveLength(1);
  });

  it.each(['boss', 'head', 'deputy', 'admin', 'executive'] as const)('200: by %s', async (name) => {
    expect(dataOf(await patch({ end_date: days.tue }, api[name])).end_date).toBe(days.tue);
  });

  it('404: by someone who does not see it', async () => {
    for (const name of ['bartender', 'barHead', 'otherCook', 'chef'] as const) {
      expect((await patch({ end_date: days.tue }, api[name])).status).toBe(404);
    }
  });

  it('403: private leave by someone who may not know its type', async () => {
    await patch({ leave_type_id: types.therapy });
    for (const name of ['head', 'deputy'] as const) {
      expect(await patch({ leave_type_id: types.therapy }, api[name])).toMatchObject({ status: 403 });
    }
    expect((await patch({ end_date: days.tue }, api.boss)).status).toBe(200);
  });

  it('409: what is not PENDING, also its reason', async () => {
    await api.boss.post(`/leaves/${leave.id}/approve`);
    expect(await patch({ reason: 'Late' })).toMatchObject({
      status: 409,
      error: { details: { reason: 'state', status: 'APPROVED' } },
    });
  });

  it.each([
    ['end_date', () => ({ end_date: '2026-01-01' })],
    ['start_date', () => ({ start_date: days.sat, end_date: days.sun })],
    ['leave_type_id', () => ({ leave_type_id: world.newId('lvt') })],
    ['start_half', () => ({ start_half: 'FIRST_HALF' })],
    ['end_date', () => ({ leave_type_id: types.lieu })],
    ['start_time', () => ({ start_time: '09:00' })],
    ['status', () => ({ status: 'APPROVED' })],
    ['user_id', () => ({ user_id: leave.user_id })],
  ])('422 %s', async (field, body) => {
    expect(await patch(body())).toMatchObject({ status: 422, error: { details: { field } } });
    expect((await api.cook.get(`/leaves/${leave.id}`)).data).toEqual(leave);
  });

  it('200: a type no longer in use stays on leave that has it, and cannot be taken up', async () => {
    const id = await addType(harness, world, `Old ${days.mon}`);
    await patch({ leave_type_id: id });
    const { db } = harness.installation.database;
    await sql`update leave_types set is_active = ${false} where id = ${id}`.execute(db);
    expect((await patch({ end_date: days.tue })).status).toBe(200);
    await patch({ leave_type_id: types.unpaid });
    expect((await patch({ leave_type_id: id })).status).toBe(422);
  });

  it('409: over other leave, over locked dates, beyond the balance; itself is not in the way', async () => {
    const other = await book(api.cook, {
      leave_type_id: types.unpaid,
      start_date: days.fri,
      end_date: days.fri,
    });
    expect(await patch({ end_date: days.fri })).toMatchObject({
      status: 409,
      error: { details: { reason: 'overlap', leave_id: other.id } },
    });
    await insertRow('locked_dates', {
      organization_id: world.organizationId,
      id: world.newId('lck'),
      reason: null,
      department_id: null,
      start_date: days.thu,
      end_date: days.thu,
      created_at: harness.installation.clock.now(),
    }).execute(harness.installation.database.db);
    expect(await patch({ end_date: days.thu })).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_dates' } },
    });
    const long = { leave_type_id: types.vacation, start_date: '2029-01-01', end_date: '2029-03-01' };
    expect(await patch(long)).toMatchObject({ status: 409, error: { details: { reason: 'balance' } } });
    expect((await patch({ start_date: days.tue, end_date: days.wed })).status).toBe(200);
  });

  it('the days it reserved before the change are its own: all twenty may be moved', async () => {
    const client = await (await world.employee()).api();
    const body = { leave_type_id: types.vacation, start_date: '2026-04-06', end_date: '2026-05-01' };
    const { id, total_days } = await book(client, body);
    expect(total_days).toBe(20);
    const moved = { start_date: '2026-04-13', end_date: '2026-05-08' };
    expect(dataOf(await client.patch(`/leaves/${id}`, moved)).total_days).toBe(20);
  });

  it('changed and approved at once: what is approved is what was counted', async () => {
    const [, approved] = await Promise.all([
      patch({ end_date: days.fri }),
      api.boss.post(`/leaves/${leave.id}/approve`),
    ]);
    expect(approved.status).toBe(200);
    const after = (await api.cook.get(`/leaves/${leave.id}`)).data;
    expect([after.end_date, after.total_days]).toEqual(after.end_date === days.fri ? [days.fri, 5] : [days.wed, 3]);
    expect(after).toEqual(approved.data);
  });
});
