import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import {
  addShift,
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
const { world, types, api, people } = here;
await keepNoHolidays(harness, world);
const app = { boss: await people.boss.app(), cook: await people.cook.app(), admin: await people.admin.app() };
const calendar = weeks();

let days = calendar.next();
let leave: WholeLeave;
const change = (body: object, id = leave.id, client = api.cook) => client.post(`/leaves/${id}/change`, body);
const ask = async (body: object): Promise<WholeLeave> => dataOf(await change(body), 201);
const now = async (id = leave.id): Promise<WholeLeave> => dataOf(await api.cook.get(`/leaves/${id}`));
const typesOf = async (id: string) => (await eventsOf(here, id)).map(({ type }) => type);
interface Balance {
  readonly leave_type: { readonly id: string };
  readonly available: number;
  readonly pending: number;
  readonly taken: number;
}
const balance = async (typeId: string = types.vacation) => {
  const { data } = await api.cook.get('/leave-balances?year=2026');
  const found = (data.balances as Balance[]).find(({ leave_type: { id } }) => id === typeId);
  return { available: found?.available, pending: found?.pending, taken: found?.taken };
};

beforeEach(async () => {
  moveClockTo(harness, monday);
  days = calendar.next();
  const asked = await book(api.cook, { leave_type_id: types.vacation, start_date: days.mon, end_date: days.tue });
  leave = dataOf(await api.boss.post(`/leaves/${asked.id}/approve`, {}));
});

describe('POST /leaves/{id}/change', () => {
  it('201: the new days are asked for, the old stay until that is decided, and both count as one', async () => {
    const before = await balance();
    const asked = await ask({ start_date: days.tue, end_date: days.fri });
    expect(asked).toMatchObject({ status: 'PENDING', replaces_id: leave.id, change_id: null, total_days: 4 });
    expect(await now()).toMatchObject({ status: 'APPROVED', change_id: asked.id, start_date: days.mon });
    expect(await balance()).toEqual({
      available: before.available! - 2,
      pending: before.pending! + 2,
      taken: before.taken,
    });
    const { data: inbox } = await app.boss.get('/inbox?kind=leave');
    expect(inbox.items.find(({ id }: { id: string }) => id === asked.id)).toMatchObject({
      start_date: days.tue,
      facts: { replaces: { id: leave.id, start_date: days.mon, end_date: days.tue, days: 2, hours: null } },
    });
    // Neither the old nor the new days are free meanwhile.
    for (const day of [days.mon, days.fri]) {
      const answer = await api.cook.post('/leaves', { leave_type_id: types.unpaid, start_date: day, end_date: day });
      expect(answer).toMatchObject({ status: 409, error: { details: { reason: 'overlap' } } });
    }
    const granted = dataOf(await api.boss.post(`/leaves/${asked.id}/approve`, { comment: 'Fine' }));
    expect(granted).toMatchObject({ status: 'APPROVED', replaces_id: leave.id, decision_comment: 'Fine' });
    expect(await now()).toMatchObject({ status: 'CANCELLED', change_id: asked.id });
    expect(await balance()).toEqual({
      available: before.available! - 2,
      pending: before.pending,
      taken: before.taken! + 2,
    });
    expect(await typesOf(leave.id)).toEqual(['leave.requested', 'leave.approved', 'leave.cancelled']);
    expect(await typesOf(asked.id)).toEqual(['leave.requested', 'leave.approved']);
    // Told once, of what holds now.
    const told = (await app.cook.get('/notifications')).data as { kind: string; subject_id: string }[];
    expect(told.filter(({ subject_id: id }) => [leave.id, asked.id].includes(id)).map(({ kind }) => kind)).toEqual([
      'leave_approved',
      'leave_approved',
    ]);
  });

  it('201: moved to days of its own, it costs nothing; rejected or withdrawn, the old days stay and can be changed again', async () => {
    const before = await balance();
    const moved = { start_date: days.wed, end_date: days.thu };
    const preview = await api.cook.post('/leaves/preview', {
      leave_type_id: types.vacation,
      ...moved,
      replaces_id: leave.id,
    });
    expect(preview.data).toMatchObject({
      problems: [],
      balance: { available_before: before.available, available_after: before.available },
    });
    const first = await ask(moved);
    expect(await balance()).toEqual(before);
    expect(await change(moved)).toMatchObject({ status: 409, error: { details: { reason: 'change_requested' } } });
    dataOf(await api.boss.post(`/leaves/${first.id}/reject`, { reason: 'Stocktaking' }));
    expect(await now()).toMatchObject({ status: 'APPROVED', change_id: null });
    const second = await ask(moved);
    dataOf(await api.cook.patch(`/leaves/${second.id}`, { end_date: days.wed }));
    dataOf(await api.cook.post(`/leaves/${second.id}/cancel`, {}));
    expect(await now()).toMatchObject({ status: 'APPROVED', change_id: null });
    expect(await balance()).toEqual(before);
  });

  it('201: by the person’s manager at once; the wish to cancel, or a cancellation, withdraws a change that waits', async () => {
    const before = await balance();
    const moved = dataOf(await change({ start_date: days.mon, end_date: days.mon }, leave.id, api.boss), 201);
    expect(moved).toMatchObject({ status: 'APPROVED', decided_by_id: people.boss.id });
    expect(await now()).toMatchObject({ status: 'CANCELLED', change_id: moved.id });
    expect(await balance()).toEqual({
      available: before.available! + 1,
      pending: before.pending,
      taken: before.taken! - 1,
    });
    leave = moved;
    const asked = await ask({ start_date: days.fri, end_date: days.fri });
    dataOf(await api.cook.post(`/leaves/${leave.id}/cancel`, {}));
    expect(await now(asked.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await now()).toMatchObject({ status: 'APPROVED', change_id: null });
    expect(await change({ start_date: days.fri, end_date: days.fri })).toMatchObject({
      status: 409,
      error: { details: { reason: 'cancellation_requested' } },
    });
    dataOf(await app.boss.post(`/leaves/${leave.id}/decline-cancellation`, { reason: 'Please' }));
    const again = await ask({ start_date: days.fri, end_date: days.fri });
    dataOf(await api.boss.post(`/leaves/${leave.id}/cancel`, {}));
    expect(await now(again.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await api.boss.post(`/leaves/${again.id}/approve`, {})).toMatchObject({ status: 409 });
    expect(await balance()).toEqual({
      available: before.available! + 2,
      pending: before.pending,
      taken: before.taken! - 2,
    });
  });

  it('201: another type, with its own balance', async () => {
    const [vacation, lieu] = [await balance(), await balance(types.lieu)];
    const asked = await ask({
      leave_type_id: types.lieu,
      start_date: days.mon,
      end_date: days.mon,
      start_time: '09:00',
      end_time: '12:00',
    });
    expect(await balance()).toEqual(vacation);
    expect((await balance(types.lieu)).available).toBe(lieu.available! - 3);
    dataOf(await api.boss.post(`/leaves/${asked.id}/approve`, {}));
    expect((await balance()).available).toBe(vacation.available! + 2);
    expect((await balance(types.lieu)).taken).toBe(lieu.taken! + 3);
  });

  it('409: what has begun keeps the days gone by, also when it is decided; what is over stays', async () => {
    const asked = await ask({ start_date: days.thu, end_date: days.fri });
    moveClockTo(harness, Date.parse(`${days.wed}T14:00:00Z`));
    const begun = { status: 409, error: { details: { reason: 'begun' } } };
    expect(await api.boss.post(`/leaves/${asked.id}/approve`, {})).toMatchObject(begun);
    dataOf(await api.boss.post(`/leaves/${asked.id}/reject`, { reason: 'Too late' }));
    expect(await change({ start_date: days.mon, end_date: days.fri })).toMatchObject({
      status: 409,
      error: { details: { reason: 'over' } },
    });
    moveClockTo(harness, Date.parse(`${days.tue}T14:00:00Z`));
    expect(await change({ start_date: days.tue, end_date: days.wed })).toMatchObject(begun);
    // Back a day early.
    const short = await ask({ start_date: days.mon, end_date: days.mon });
    expect(dataOf(await api.boss.post(`/leaves/${short.id}/approve`, {})).status).toBe('APPROVED');
  });

  it('409: newly locked days refuse, those that were booked before do not; 403, 404, 422', async () => {
    const locked = { start_date: days.mon, end_date: days.wed, reason: 'Fair' };
    expect((await app.admin.post('/locked-dates', locked)).status).toBe(201);
    expect(await change({ start_date: days.tue, end_date: days.wed })).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_dates' } },
    });
    expect(await change({ start_date: days.mon, end_date: days.tue })).toMatchObject({ status: 422 });
    expect((await change({ start_date: days.fri, end_date: days.fri }, leave.id, api.otherCook)).status).toBe(404);
    expect((await change({ start_date: days.tue, end_date: days.tue }, 'lv_none')).status).toBe(404);
    const pending = await ask({ start_date: days.tue, end_date: days.tue });
    expect(await change({ start_date: days.mon, end_date: days.mon }, pending.id)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state' } },
    });
    expect(await api.cook.post(`/leaves/${pending.id}/approve`, {})).toMatchObject({ status: 403 });
    // A private type that the caller may not know.
    const secret = await book(api.cook, { leave_type_id: types.sick, start_date: days.fri, end_date: days.fri });
    expect((await change({ start_date: days.thu, end_date: days.thu }, secret.id, api.head)).status).toBe(403);
  });

  it('201: two at once: one change waits', async () => {
    const answers = await Promise.all([days.wed, days.thu].map((day) => change({ start_date: day, end_date: day })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('illness of the family', () => {
  it('201: from two o’clock, by the day and the clock; who leads is told which part, and which shifts it meets', async () => {
    const child = await addType(harness, world, 'Child', {
      is_sickness: true,
      is_for_family: true,
      allows_hours: true,
      requires_approval: false,
      certificate_after_days: 0,
    });
    const today = '2026-03-02';
    await addShift(harness, world, { userId: people.cook.id, date: today });
    await addShift(harness, world, {
      userId: people.cook.id,
      date: today,
      from: `${today}T10:00:00Z`,
      to: `${today}T12:00:00Z`,
    });
    const ill = { leave_type_id: child, start_date: today, end_date: today };
    const asked = await book(api.cook, { ...ill, start_time: '14:00', end_time: '17:00' });
    expect(asked).toMatchObject({ total_hours: 3, total_days: 0.38, status: 'APPROVED', start_half: 'FULL_DAY' });
    const told = (await app.boss.get('/notifications')).data as { subject_id: string }[];
    expect(told.find(({ subject_id: id }) => id === asked.id)).toMatchObject({
      text: 'Away at short notice: Ada Byron, Mar 2, 2026, from 14:00 to 17:00. One shift is uncovered.',
      from_time: '14:00',
      until_time: '17:00',
    });
    // One is not ill oneself, and its certificates are its own.
    expect((await app.cook.get('/clock')).data.illness).toBeNull();
    const { data: proof } = await app.cook.get(`/leaves/${asked.id}/attachments`);
    expect(proof.certificate).toEqual({ asked_from: today, is_missing: true });
    // What is booked by the clock stays so, unless whole days are asked for.
    dataOf(
      await api.cook.post(`/leaves/${asked.id}/change`, { start_date: today, end_date: today, end_time: '16:00' }),
      201,
    );
    for (const wrong of [{ start_time: '14:00' }, { end_date: '2026-03-03', start_time: '14:00', end_time: '15:00' }]) {
      expect((await api.cook.post('/leaves/preview', { ...ill, ...wrong })).data.problems[0]).toMatchObject({
        reason: 'range',
      });
    }
    const plain = await app.admin.post('/leave-types', { name: 'Care', is_for_family: true });
    expect(plain).toMatchObject({ status: 422 });
  });
});
