import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { untilBlocked } from '../../../../test/locks.ts';
import { sql } from '../../../db/sql.ts';
import { OpenTransaction } from '../../../db/transaction.ts';
import { from, inHours, restaurant } from '../testing/restaurant.ts';

const { world: first, installation } = await openHarness();
const tomorrow = from(inHours(24));

describe('POST /shifts/{id}/claim', () => {
  it('200: the shift is theirs', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const open = await add({ department_id: kitchen, ...tomorrow });
    const app = await cook.app();
    const { status, data } = await app.post(`/shifts/${open.id}/claim`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...open,
      user_id: cook.id,
      status: 'SCHEDULED',
      user: { id: cook.id },
      updated_at: data.updated_at,
    });
    const { can: _, ...now } = (await app.get(`/shifts/${open.id}`)).data;
    expect(now).toEqual(data);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'shifts.claim',
      subject_id: open.id,
      actor_id: cook.id,
      changed_fields: ['user_id', 'status'],
    });
  });

  it('200: given back until who plans has read of it, who is told; 409: afterwards; 403: what was given by another', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' });
    const app = await cook.app();
    const open = await add({ department_id: kitchen, ...tomorrow });
    const path = `/shifts/${open.id}`;
    const abilities = async (): Promise<string[]> => (await app.get(path)).data.can;
    expect((await app.post(`${path}/unclaim`)).status).toBe(409);
    await app.post(`${path}/claim`);
    expect(await abilities()).toContain('shifts.unclaim');
    const told = async (): Promise<{ kind: string; text: string }[]> => (await head.get('/notifications')).data;
    expect(await told()).toMatchObject([
      { kind: 'shift_claimed', subject_id: open.id, text: expect.stringMatching(/claimed: Ada Byron, /) },
    ]);
    await app.post('/notifications/read');
    expect((await app.post(`${path}/unclaim`)).data).toMatchObject({ status: 'OPEN', user_id: null, user: null });
    // Nothing of the claim any more; they could take it themselves.
    expect(await told()).toMatchObject([{ kind: 'shift_offered', subject_id: open.id }]);
    expect((await app.get('/notifications')).data).not.toContainEqual(
      expect.objectContaining({ kind: 'shift_offered', subject_id: open.id, read_at: null }),
    );
    await app.post(`${path}/claim`);
    await head.post('/notifications/read');
    expect(await abilities()).not.toContain('shifts.unclaim');
    expect((await app.post(`${path}/unclaim`)).error.details).toEqual({ reason: 'seen' });
    const given = await add({ department_id: kitchen, user_id: cook.id, ...from(inHours(72)) });
    expect((await app.post(`/shifts/${given.id}/unclaim`)).status).toBe(403);
  });

  it('409: after the last day of employment', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const leaver = await world.employee({ department: 'Kitchen', employment_end_date: inHours(0).slice(0, 10) });
    const open = await add({ department_id: kitchen, ...from(inHours(72)) });
    expect(await (await leaver.app()).post(`/shifts/${open.id}/claim`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'last_day' } },
    });
  });

  it('200, 409: of many who claim at once, one gets it', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const apps = await Promise.all(
      Array.from({ length: 5 }, async () => (await world.employee({ department: 'Kitchen' })).app()),
    );
    const open = await add({ department_id: kitchen, ...tomorrow });
    const answers = await Promise.all(apps.map((app) => app.post(`/shifts/${open.id}/claim`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(4);
    // Who asked before it was taken is told so; for who asks later it is out of view.
    for (const { status } of refused) expect([404, 409]).toContain(status);
  });

  it('404: taken already and out of view; 409: taken, for those who see it', async () => {
    const claimed = async (schedule_employee_visibility: 'OWN' | 'DEPARTMENT') => {
      const { world, add, kitchen } = await restaurant(first, { settings: { schedule_employee_visibility } });
      const [one, other] = [
        await world.employee({ department: 'Kitchen' }),
        await world.employee({ department: 'Kitchen' }),
      ];
      const open = await add({ department_id: kitchen, ...tomorrow });
      expect((await (await one.app()).post(`/shifts/${open.id}/claim`)).status).toBe(200);
      const app = await other.app();
      const { status, error } = await app.post(`/shifts/${open.id}/claim`);
      return [(await app.get(`/shifts/${open.id}`)).status, status, error.details];
    };
    expect(await claimed('OWN')).toEqual([404, 404, undefined]);
    expect(await claimed('DEPARTMENT')).toEqual([200, 409, { reason: 'state', status: 'SCHEDULED' }]);
  });

  it('200: a Department Head claims what is open in the department they belong to, and sees nothing else of it', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const app = await (await world.managerOf('Bar', { department: 'Kitchen' })).app();
    const open = await add({ department_id: kitchen, ...tomorrow });
    const hidden = await add({ department_id: kitchen, ...tomorrow, is_published: false });
    const cook = await world.employee({ department: 'Kitchen' });
    const taken = await add({ department_id: kitchen, user_id: cook.id, ...tomorrow });
    for (const { id } of [hidden, taken]) {
      expect((await app.get(`/shifts/${id}`)).status).toBe(404);
      expect((await app.post(`/shifts/${id}/claim`)).status).toBe(404);
    }
    expect((await app.get('/shifts')).data).toMatchObject([{ id: open.id }]);
    expect((await app.get(`/shifts/${open.id}`)).status).toBe(200);
    expect((await app.post(`/shifts/${open.id}/claim`)).status).toBe(200);
  });

  it('409: who waited while another claimed it', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const [one, other] = [
      await world.employee({ department: 'Kitchen' }),
      await world.employee({ department: 'Kitchen' }),
    ];
    const open = await add({ department_id: kitchen, ...tomorrow });
    const { pool, db } = installation.database;
    const claiming = await OpenTransaction.begin(pool);
    await sql`update shifts set user_id = ${one.id}, status = ${'SCHEDULED'} where id = ${open.id}`.execute(
      claiming.tx,
    );
    const answer = (await other.app()).post(`/shifts/${open.id}/claim`);
    await untilBlocked(db);
    await claiming.commit();
    const { status, error } = await answer;
    expect([status, error.details]).toEqual([409, { reason: 'taken' }]);
  });

  it('409: an overlapping shift of their own, also of two claimed at once', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const app = await cook.app();
    const own = await add({ user_id: cook.id, ...from(inHours(24), 4) });
    const open = await add({ department_id: kitchen, ...from(inHours(27), 4) });
    const { status, error } = await app.post(`/shifts/${open.id}/claim`);
    expect([status, error.details]).toEqual([409, { reason: 'overlap', shift_id: own.id }]);
    const after = await add({ department_id: kitchen, ...from(inHours(28), 4) });
    const alike = await add({ department_id: kitchen, ...from(inHours(28), 4) });
    const answers = await Promise.all([after, alike].map(({ id }) => app.post(`/shifts/${id}/claim`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('409: over, cancelled, or not published yet', async () => {
    const { world, app, add, kitchen } = await restaurant(first, { settings: { schedule_default_schedules: true } });
    const cook = await (await world.employee({ department: 'Kitchen' })).app();
    const over = await add({ department_id: kitchen, ...from(inHours(-9)) });
    const hidden = await add({ department_id: kitchen, ...tomorrow, is_published: false });
    const off = await add({ department_id: kitchen, ...tomorrow });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    for (const [shift, details] of [
      [over, { reason: 'over' }],
      [hidden, { reason: 'unpublished' }],
      [off, { reason: 'state', status: 'CANCELLED' }],
    ] as const) {
      const { status, error } = await cook.post(`/shifts/${shift.id}/claim`);
      expect([status, error.details]).toEqual([409, details]);
    }
  });

  it('200: of one that has begun what is left, from the minute that runs; who could take it is told', async () => {
    const { world, app, add } = await restaurant(first);
    const [cook, mate] = [
      await world.employee({ department: 'Kitchen' }),
      await world.employee({ department: 'Kitchen', first_name: 'Ada' }),
    ];
    const busy = await world.employee({ department: 'Kitchen' });
    const elsewhere = await world.employee({ department: 'Bar' });
    const running = await add({ user_id: cook.id, break_minutes: 30, ...from(inHours(-2), 8) });
    await add({ user_id: busy.id, ...from(inHours(1), 4) });
    const offer = { shift_ids: [running.id], from_user_id: cook.id, user_id: null };
    expect((await app.post('/shifts/hand-over', offer)).data.changed).toEqual([running.id]);
    const told = async (person: { app: () => Promise<Client> }) =>
      ((await (await person.app()).get('/notifications')).data as { kind: string; subject_id: string }[]).filter(
        ({ kind, subject_id }) => kind === 'shift_offered' && subject_id === running.id,
      ).length;
    expect([await told(mate), await told(busy), await told(elsewhere)]).toEqual([1, 0, 0]);
    const claimed = await (await mate.app()).post(`/shifts/${running.id}/claim`);
    expect(claimed, claimed.text).toMatchObject({ status: 200, data: { user_id: mate.id, break_minutes: 30 } });
    const lateMs = Date.parse(claimed.data.starts_at as string) - installation.clock.nowMs();
    expect(lateMs).toBeLessThanOrEqual(0);
    expect(lateMs).toBeGreaterThan(-120_000);
    expect(claimed.data.ends_at).toBe(running['ends_at']);
    expect(await told(mate)).toBe(0);
  });

  it('404: a shift they do not see; 403: one of another department', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const open = await add({ department_id: kitchen, ...tomorrow });
    const hidden = await add({ department_id: kitchen, ...tomorrow, is_published: false });
    const barkeeper = await (await world.employee({ department: 'Bar' })).app();
    const cook = await (await world.employee({ department: 'Kitchen' })).app();
    const boss = await (await world.executive({ department: 'Bar' })).app();
    expect((await barkeeper.post(`/shifts/${open.id}/claim`)).status).toBe(404);
    expect((await cook.post(`/shifts/${hidden.id}/claim`)).status).toBe(404);
    expect((await boss.post(`/shifts/${open.id}/claim`)).status).toBe(403);
    expect((await (await (await world.executive()).app()).post(`/shifts/${open.id}/claim`)).status).toBe(403);
  });
});
