import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { deactivateIn } from './testing/deactivate.ts';
import { from, inHours, restaurant } from './testing/restaurant.ts';

const { world: first, installation } = await openHarness();
const deactivate = deactivateIn(installation);

describe('a person is deactivated', () => {
  it('their shifts that have not started become open in their department, published or not as they were', async () => {
    const { world, admin, app, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const mate = await world.employee({ department: 'Kitchen' });
    const past = await add({ user_id: cook.id, ...from(inHours(-30)) });
    const running = await add({ user_id: cook.id, ...from(inHours(-1), 2) });
    const next = await add({ user_id: cook.id, ...from(inHours(24)) });
    const bare = await add({ user_id: cook.id, department_id: null, is_published: false, ...from(inHours(48)) });
    const off = await add({ user_id: cook.id, ...from(inHours(72)) });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    const others = await add({ user_id: mate.id, ...from(inHours(24)) });
    await deactivate(world, admin, cook);

    const now = async (shift: { id: string }) => {
      const { can: _, ...record } = (await app.get(`/shifts/${shift.id}`)).data;
      return record;
    };
    const open = { user_id: null, user: null, status: 'OPEN', department_id: kitchen };
    expect(await now(next)).toMatchObject({ ...open, is_published: true });
    expect(await now(bare)).toMatchObject({ ...open, is_published: false });
    for (const kept of [past, running, others]) expect(await now(kept)).toEqual(kept);
    expect(await now(off)).toMatchObject({ user_id: cook.id, status: 'CANCELLED' });
    const released = (await world.audit()).filter(({ action }) => action === 'shifts.update').slice(1);
    expect(released.map(({ subject_id }) => subject_id).sort()).toEqual([next.id, bare.id].sort());
    expect((await (await mate.app()).post(`/shifts/${next.id}/claim`)).error.details.reason).toBe('overlap');
  });
});

describe('a person is erased', () => {
  it('their shifts stay, by id and without notes', async () => {
    const { world, admin, app, add } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada' });
    const past = await add({ user_id: cook.id, notes: 'Ada is on crutches.', ...from(inHours(-30)) });
    await deactivate(world, admin, cook);
    expect((await app.post(`/users/${cook.id}/erase`)).status).toBe(202);
    const { data } = await app.get(`/shifts/${past.id}`);
    expect(data).toMatchObject({ user_id: cook.id, notes: null });
    expect(JSON.stringify(data)).not.toContain('Ada');
  });

  it('a shift that was theirs loses the notes of that time, open or another’s, and a copy of it too; later notes stay', async () => {
    const { world, admin, app, add } = await restaurant(first);
    const ada = await world.employee({ department: 'Kitchen', first_name: 'Ada' });
    const mate = await world.employee({ department: 'Kitchen' });
    const notes = 'Ada brings the keys';
    const theirs = (hours: number) => add({ user_id: ada.id, notes, ...from(inHours(hours)) });
    const [reopened, given, rewritten] = [await theirs(24), await theirs(48), await theirs(72)];
    const others = await add({ user_id: mate.id, notes: 'Count the stock', ...from(inHours(96)) });
    await app.patch(`/shifts/${given.id}`, { user_id: mate.id });
    await deactivate(world, admin, ada);
    await app.patch(`/shifts/${rewritten.id}`, { notes: 'Keys are at the bar' });
    const copied = await installation.database.pool.query(
      `insert into shifts select (jsonb_populate_record(s, jsonb_build_object('id', 'shf_' || repeat('7', 26)))).*
         from shifts s where id = $1 returning id`,
      [reopened.id],
    );
    expect((await app.post(`/users/${ada.id}/erase`)).status).toBe(202);
    const notesOf = async (id: string) => (await app.get(`/shifts/${id}`)).data.notes as string | null;
    expect([await notesOf(reopened.id), await notesOf(given.id)]).toEqual([null, null]);
    expect(await notesOf((copied.rows[0] as { id: string }).id)).toBe(null);
    expect([await notesOf(rewritten.id), await notesOf(others.id)]).toEqual(['Keys are at the bar', 'Count the stock']);
  });
});
