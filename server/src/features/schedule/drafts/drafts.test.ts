import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { runLongWork } from '../../../../test/long-work.ts';
import { sql } from '../../../db/sql.ts';
import { deactivateIn } from '../testing/deactivate.ts';
import { restaurant, rota } from '../testing/restaurant.ts';

const harness = await openHarness();
const { installation } = harness;
const settings = { publish_changes: 'WHEN_PUBLISHED' } as const;
const { world, admin: boss, app: admin, kitchen } = await restaurant(harness.world, { settings });
const head = await world.departmentHeadOf('Kitchen');
const app = await head.app();
const add = rota(app);
const cook = await world.employee({ department: 'Kitchen' });
const other = await world.employee({ department: 'Kitchen' });
const bar = await world.department('Bar');

const monday = '2027-03-01';
const on = (day: string, time: string, hours = 8) => ({
  starts_at: new Date(`${day}T${time}:00-05:00`).toISOString(),
  ends_at: new Date(Date.parse(`${day}T${time}:00-05:00`) + hours * 3_600_000).toISOString(),
});
const seen = async (id: string) => {
  const { data } = await (await cook.app()).get(`/shifts/${id}`);
  return data as Record<string, unknown>;
};
const weekOf = async (week = monday, client = app) =>
  (await client.get('/schedule', { query: { week_start: week } })).data as {
    shifts: { id: string }[];
    drafts: { shift_id: string }[];
    unpublished: Record<string, unknown>;
  };
const draftOf = async (id: string, week = monday) =>
  (await weekOf(week)).drafts.find(({ shift_id }) => shift_id === id) ?? null;
const publish = async (week = monday, client = app) => client.post('/shifts/publish', { week_start: week });
const discard = (body: object = {}) => app.post('/shifts/discard-changes', { week_start: monday, ...body });
async function batch(body: object): Promise<string> {
  const answer = await app.post('/shifts/batch-change', body);
  expect(answer.status, answer.text).toBe(202);
  await runLongWork(installation, answer.data.id);
  return String(answer.data.id);
}
async function undo(id: string): Promise<Record<string, unknown>> {
  const answer = await app.post(`/bulk-changes/${id}/undo`, {});
  await runLongWork(installation, answer.data.id);
  return (await app.get(`/bulk-changes/${String(answer.data.id)}`)).data;
}
const toldOfShifts = async (person: { id: string }): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications
     where organization_id = ${world.organizationId} and user_id = ${person.id} and kind = 'shifts_changed'`.execute(
    installation.database.db,
  );
  return rows[0]?.count ?? 0;
};
const forget = () =>
  sql`delete from notifications where organization_id = ${world.organizationId}`.execute(installation.database.db);

describe('a change of a published shift', () => {
  it('200: waits: the answer and the week show what is planned, its person, tokens and the feed what was published', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-01', '09:00'), title: 'Grill' });
    await forget();
    const changed = await app.patch(`/shifts/${shift.id}`, on('2027-03-01', '10:00'));
    expect(changed.status, changed.text).toBe(200);
    expect(changed.data).toMatchObject({ ...on('2027-03-01', '10:00'), is_published: true });
    expect(await seen(shift.id)).toMatchObject(on('2027-03-01', '09:00'));
    const api = await boss.api(['schedules:read']);
    expect((await api.get(`/shifts/${shift.id}`)).data).toMatchObject(on('2027-03-01', '09:00'));
    expect(await toldOfShifts(cook)).toBe(0);
    const week = await weekOf();
    expect(week.shifts.find(({ id }) => id === shift.id)).toMatchObject(on('2027-03-01', '10:00'));
    expect(week.unpublished).toMatchObject({ change_count: 1, shift_count: 0 });
    expect(await draftOf(shift.id)).toMatchObject({
      is_deleted: false,
      fields: ['starts_at', 'ends_at'],
      published: on('2027-03-01', '09:00'),
      planned: on('2027-03-01', '10:00'),
    });

    expect((await publish()).data).toMatchObject({ published: 0, changed: 1 });
    expect(await seen(shift.id)).toMatchObject(on('2027-03-01', '10:00'));
    expect(await toldOfShifts(cook)).toBe(1);
    expect(await draftOf(shift.id)).toBeNull();
  });

  it('200: changed back, nothing waits', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-02', '09:00') });
    await app.patch(`/shifts/${shift.id}`, { break_minutes: 30 });
    expect(await draftOf(shift.id)).not.toBeNull();
    await app.patch(`/shifts/${shift.id}`, { break_minutes: 0 });
    expect(await draftOf(shift.id)).toBeNull();
  });

  it('200: a word about publishing makes it, and all that waits of the shift, at once', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-03', '09:00') });
    await app.patch(`/shifts/${shift.id}`, { title: 'Grill' });
    const answer = await app.patch(`/shifts/${shift.id}`, { break_minutes: 15, is_published: true });
    expect(answer.data).toMatchObject({ title: 'Grill', break_minutes: 15 });
    expect(await seen(shift.id)).toMatchObject({ title: 'Grill', break_minutes: 15 });
    expect(await draftOf(shift.id)).toBeNull();
  });

  it('200: what was never published changes as ever', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-04', '09:00'), is_published: false });
    await app.patch(`/shifts/${shift.id}`, { title: 'Grill' });
    expect(await draftOf(shift.id)).toBeNull();
    await app.delete(`/shifts/${shift.id}`);
  });

  it('200: deleted, it is there for its person until that is published', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-05', '09:00') });
    expect((await app.delete(`/shifts/${shift.id}`)).status).toBe(200);
    expect(await seen(shift.id)).toMatchObject({ status: 'SCHEDULED' });
    expect(await draftOf(shift.id)).toMatchObject({ is_deleted: true });
    // Brought back by its status, as one that was cancelled.
    await app.patch(`/shifts/${shift.id}`, { status: 'SCHEDULED' });
    expect(await draftOf(shift.id)).toBeNull();
    await app.delete(`/shifts/${shift.id}`);
    expect((await publish()).data).toMatchObject({ changed: 1 });
    expect((await app.get(`/shifts/${shift.id}`)).status).toBe(404);
  });

  it('200: to another week: both weeks show it, and either publishes it', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-06', '09:00') });
    await app.patch(`/shifts/${shift.id}`, on('2027-03-09', '09:00'));
    expect((await weekOf()).shifts.map(({ id }) => id)).not.toContain(shift.id);
    expect(await draftOf(shift.id)).toMatchObject({ published: on('2027-03-06', '09:00') });
    expect(await draftOf(shift.id, '2027-03-08')).toMatchObject({ planned: on('2027-03-09', '09:00') });
    await publish('2027-03-08');
    expect(await seen(shift.id)).toMatchObject(on('2027-03-09', '09:00'));
  });
});

describe('two of one person', () => {
  it('200: two people exchange shifts in one publishing, and are told', async () => {
    const [mine, theirs] = [
      await add({ user_id: cook.id, ...on('2027-03-15', '09:00') }),
      await add({ user_id: other.id, ...on('2027-03-15', '09:00') }),
    ];
    await forget();
    expect((await app.patch(`/shifts/${mine.id}`, { user_id: null })).status).toBe(200);
    expect((await app.patch(`/shifts/${theirs.id}`, { user_id: cook.id })).status).toBe(200);
    expect((await app.patch(`/shifts/${mine.id}`, { user_id: other.id })).status).toBe(200);
    expect((await publish('2027-03-15')).data).toMatchObject({ changed: 2 });
    expect((await admin.get(`/shifts/${mine.id}`)).data).toMatchObject({ user_id: other.id, status: 'SCHEDULED' });
    expect((await admin.get(`/shifts/${theirs.id}`)).data).toMatchObject({ user_id: cook.id });
    expect([await toldOfShifts(cook), await toldOfShifts(other)]).toEqual([1, 1]);
  });

  it('409: planned for another shift then, also if that is not published', async () => {
    const first = await add({ user_id: cook.id, ...on('2027-03-16', '09:00') });
    const second = await add({ user_id: other.id, ...on('2027-03-16', '09:00') });
    await app.patch(`/shifts/${first.id}`, { user_id: null });
    // Free by now, for those who plan.
    await app.patch(`/shifts/${second.id}`, { user_id: cook.id });
    const third = await app.post('/shifts', { user_id: cook.id, ...on('2027-03-16', '10:00') });
    expect(third.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'overlap' } });
    // Without the one change the other cannot stand.
    const refused = await app.post('/shifts/discard-changes', { week_start: '2027-03-15', shift_ids: [first.id] });
    expect(refused.status).toBe(409);
    expect(refused.error.message).toContain('two shifts at once on 2027-03-16');
    const all = await app.post('/shifts/discard-changes', { week_start: '2027-03-15' });
    expect(all.data.discarded).toHaveLength(2);
  });

  it('409: publishing changes nothing where someone took another shift meanwhile', async () => {
    const shift = await add({ user_id: other.id, ...on('2027-03-17', '09:00') });
    const open = await add({ department_id: kitchen, ...on('2027-03-17', '12:00') });
    await app.patch(`/shifts/${shift.id}`, { user_id: cook.id, title: 'Grill' });
    expect((await (await cook.app()).post(`/shifts/${open.id}/claim`)).status).toBe(200);
    const refused = await publish('2027-03-15');
    expect(refused.status).toBe(409);
    expect(refused.error.details).toMatchObject({ reason: 'overlap', shift_id: open.id });
    expect((await admin.get(`/shifts/${shift.id}`)).data).toMatchObject({ user_id: other.id, title: null });
    await app.post('/shifts/discard-changes', { week_start: '2027-03-15' });
  });
});

describe('what happens meanwhile', () => {
  it('a shift that changes hands keeps them; what was planned of its time comes on top', async () => {
    const shift = await add({ department_id: kitchen, ...on('2027-03-22', '09:00') });
    await app.patch(`/shifts/${shift.id}`, on('2027-03-22', '10:00'));
    expect((await (await cook.app()).post(`/shifts/${shift.id}/claim`)).status).toBe(200);
    expect((await weekOf('2027-03-22')).shifts.find(({ id }) => id === shift.id)).toMatchObject({
      user_id: cook.id,
      status: 'SCHEDULED',
      ...on('2027-03-22', '10:00'),
    });
    await publish('2027-03-22');
    expect(await seen(shift.id)).toMatchObject({ user_id: cook.id, ...on('2027-03-22', '10:00') });
  });

  it('what is planned for someone who is deactivated is open', async () => {
    const leaver = await world.employee({ department: 'Kitchen' });
    const shift = await add({ user_id: cook.id, ...on('2027-03-23', '09:00') });
    await app.patch(`/shifts/${shift.id}`, { user_id: leaver.id });
    await deactivateIn(installation)(world, boss, leaver);
    expect(await draftOf(shift.id, '2027-03-22')).toMatchObject({ planned: { user_id: null, status: 'OPEN' } });
    expect((await publish('2027-03-22')).data).toMatchObject({ changed: 1 });
  });

  it('an offer of the shift stands until the change is published', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-24', '09:00') });
    const offer = await (await cook.app()).post('/shift-offers', { shift_id: shift.id });
    expect(offer.status, offer.text).toBe(201);
    await app.patch(`/shifts/${shift.id}`, { break_minutes: 30 });
    const status = async () => (await (await cook.app()).get(`/shift-offers/${String(offer.data.id)}`)).data.status;
    expect(await status()).toBe('OPEN');
    await publish('2027-03-22');
    expect(await status()).toBe('ENDED');
  });

  it('once the setting is off, a change makes all that waits of the shift', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-25', '09:00') });
    await app.patch(`/shifts/${shift.id}`, { title: 'Grill' });
    await world.set({ publish_changes: 'AT_ONCE' });
    await app.patch(`/shifts/${shift.id}`, { break_minutes: 20 });
    await world.set(settings);
    expect(await seen(shift.id)).toMatchObject({ title: 'Grill', break_minutes: 20 });
    expect(await draftOf(shift.id, '2027-03-22')).toBeNull();
  });
});

describe('many at once', () => {
  it('202: an hour later waits, and is undone as one', async () => {
    const [early, late] = [
      await add({ user_id: cook.id, ...on('2027-03-29', '09:00', 4), title: 'A' }),
      await add({ user_id: cook.id, ...on('2027-03-29', '13:00', 4) }),
    ];
    const moved = await batch({ ids: [early.id, late.id], move_minutes: 60 });
    expect(await seen(early.id)).toMatchObject({ starts_at: early['starts_at'] });
    expect((await weekOf('2027-03-29')).unpublished).toMatchObject({ change_count: 2 });
    expect(await undo(moved)).toMatchObject({ failed: 0 });
    expect((await weekOf('2027-03-29')).unpublished).toMatchObject({ change_count: 0 });
    const deleted = await batch({ ids: [early.id, late.id], delete: true });
    expect((await weekOf('2027-03-29')).unpublished).toMatchObject({ change_count: 2 });
    expect(await undo(deleted)).toMatchObject({ failed: 0 });
    expect((await weekOf('2027-03-29')).unpublished).toMatchObject({ change_count: 0 });
    expect(await seen(early.id)).toMatchObject({ title: 'A', status: 'SCHEDULED' });
  });

  it('202: published as they are selected', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-30', '09:00') });
    await app.patch(`/shifts/${shift.id}`, { title: 'Pass' });
    await batch({ ids: [shift.id], publish: true });
    expect(await seen(shift.id)).toMatchObject({ title: 'Pass' });
  });
});

describe('POST /shifts/discard-changes', () => {
  it('200: throws away what is planned of the department, once', async () => {
    const shift = await add({ user_id: cook.id, ...on('2027-03-03', '18:00', 4) });
    await app.patch(`/shifts/${shift.id}`, { title: 'Pass' });
    expect((await discard()).data).toEqual({ discarded: [shift.id] });
    expect((await discard()).data).toEqual({ discarded: [] });
    expect(await seen(shift.id)).toMatchObject({ title: null });
  });

  it('200: of departments that one manages alone', async () => {
    const shift = await rota(admin)({ department_id: bar, ...on('2027-03-04', '18:00', 4) });
    await admin.patch(`/shifts/${shift.id}`, { title: 'Bar' });
    expect((await discard()).data).toEqual({ discarded: [] });
    expect((await publish()).data).toMatchObject({ changed: 0 });
    expect((await publish(monday, admin)).data).toMatchObject({ changed: 1 });
  });

  it.each([
    ['a department that one does not manage', { department_id: bar }, 403],
    ['a day that begins no week', { week_start: '2027-03-02' }, 422],
    ['no shift', { shift_ids: [] }, 422],
  ])('%s', async (_what, body, status) => {
    expect((await discard(body)).status).toBe(status);
  });
});
