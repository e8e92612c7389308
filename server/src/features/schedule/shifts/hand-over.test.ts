import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { addType } from '../../leave/testing/office.ts';
import { from, inHours, restaurant, rota } from '../testing/restaurant.ts';

const harness = await sharedHarness();
const { world, app: admin, add, kitchen } = await restaurant(harness.world);
const head = await world.departmentHeadOf('Kitchen');
const app = await head.app();
const cook = await world.employee({ department: 'Kitchen', manager_id: head.id });
const waiter = await world.employee({ department: 'Bar' });
const sick = await addType(harness, world, 'Sick');
const barShift = await rota(admin)({ user_id: waiter.id, ...from(inHours(24)) });

const tomorrow = inHours(24);
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(instant));

describe('what a leave leaves uncovered', () => {
  it('recorded by the manager it is approved at once, the person is told, and their shifts are handed over and back', async () => {
    const shift = await add({ user_id: cook.id, ...from(tomorrow) });
    const later = await add({ user_id: cook.id, ...from(inHours(24 * 5)) });
    const days = { start_date: dayOf(tomorrow), end_date: dayOf(tomorrow) };
    const booked = await app.post('/leaves', { user_id: cook.id, leave_type_id: sick, ...days });
    expect(booked).toMatchObject({ status: 201, data: { status: 'APPROVED' } });
    const cookApp = await cook.app();
    const told = (await cookApp.get('/notifications')).data as { kind: string; subject_id: string }[];
    expect(told).toContainEqual(expect.objectContaining({ kind: 'leave_recorded', subject_id: booked.data.id }));

    const uncovered = async () =>
      ((await app.get(`/leaves/${String(booked.data.id)}/uncovered-shifts`)).data.shifts as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await uncovered()).toEqual([shift.id]);
    const offer = { shift_ids: [shift.id], from_user_id: cook.id, user_id: null };
    expect(await app.post('/shifts/hand-over', offer)).toMatchObject({
      status: 200,
      data: { changed: [shift.id], left: [] },
    });
    expect((await app.get(`/shifts/${shift.id}`)).data).toMatchObject({
      status: 'OPEN',
      user_id: null,
      is_published: true,
    });
    expect(await uncovered()).toEqual([]);

    const back = { shift_ids: [shift.id, later.id], from_user_id: null, user_id: cook.id };
    expect((await app.post('/shifts/hand-over', back)).data).toEqual({
      changed: [shift.id],
      left: [{ shift_id: later.id, reason: 'NOT_THEIRS' }],
    });
    expect(await uncovered()).toEqual([shift.id]);
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'shifts.update', subject_id: shift.id, actor_id: head.id }),
    );
  });

  it('what the other has no time for, and what belongs to no department, stays', async () => {
    const other = await world.employee({ department: 'Kitchen' });
    const loner = await world.employee();
    const span = from(inHours(24 * 9));
    await add({ user_id: other.id, ...span });
    const shift = await add({ user_id: cook.id, ...span });
    const bare = await add({ user_id: loner.id, department_id: null, ...span });
    const answer = await admin.post('/shifts/hand-over', {
      shift_ids: [shift.id],
      from_user_id: cook.id,
      user_id: other.id,
    });
    expect(answer.data).toEqual({ changed: [], left: [{ shift_id: shift.id, reason: 'OVERLAP' }] });
    const offered = await admin.post('/shifts/hand-over', {
      shift_ids: [bare.id],
      from_user_id: loner.id,
      user_id: null,
    });
    expect(offered.data).toEqual({ changed: [], left: [{ shift_id: bare.id, reason: 'NO_DEPARTMENT' }] });
  });

  it('404: a shift or a leave out of view; 422: a person out of reach; 403: a shift of another department; 403: an Employee', async () => {
    const to = (body: object) =>
      app.post('/shifts/hand-over', { shift_ids: [barShift.id], from_user_id: waiter.id, user_id: null, ...body });
    expect(await to({})).toMatchObject({ status: 422, error: { details: { field: 'from_user_id' } } });
    expect(await to({ from_user_id: cook.id })).toMatchObject({ status: 404 });
    expect(await to({ from_user_id: cook.id, user_id: waiter.id })).toMatchObject({
      status: 422,
      error: { details: { field: 'user_id' } },
    });
    const lent = await add({
      user_id: cook.id,
      department_id: await world.department('Bar'),
      ...from(inHours(24 * 12)),
    });
    expect(await to({ shift_ids: [lent.id], from_user_id: cook.id })).toMatchObject({ status: 403 });
    const days = { start_date: dayOf(tomorrow), end_date: dayOf(tomorrow) };
    const leave = await admin.post('/leaves', { user_id: waiter.id, leave_type_id: sick, ...days });
    const path = `/leaves/${String(leave.data.id)}/uncovered-shifts`;
    expect(await app.get(path)).toMatchObject({ status: 404 });
    expect(await (await waiter.app()).get(path)).toMatchObject({ status: 403 });
    expect(((await admin.get(path)).data.shifts as unknown[]).length).toBe(1);
    await admin.post(`/leaves/${String(leave.data.id)}/cancel`, {});
    expect((await admin.get(path)).data).toEqual({ shifts: [] });
    expect(kitchen).toMatch(/^dep_/);
  });
});
