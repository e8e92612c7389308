import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deactivatePerson, findActor, lockVisiblePerson } from '../../people/index.ts';
import { from, type MadeShift, restaurant } from '../testing/restaurant.ts';

const { world: first, installation } = await openHarness();
// Late in the evening: what begins some hours after a shift is on another day, so that the rest between them counts.
installation.clock.setOffset(Date.parse('2027-02-03T04:40:00Z') - Date.now());

/** The instant so many hours after now, on the hour. */
const inHours = (hours: number): string =>
  new Date(Math.floor(installation.clock.nowMs() / 3_600_000 + hours) * 3_600_000).toISOString();

type Made = Awaited<ReturnType<typeof restaurant>>;

/** Two cooks and their head; the first has a shift tomorrow. */
async function kitchen(details: Parameters<typeof restaurant>[1] = {}) {
  const made = await restaurant(first, details);
  const { world, add } = made;
  const head = await world.departmentHeadOf('Kitchen');
  const [ada, bea] = [
    await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' }),
    await world.employee({ department: 'Kitchen', first_name: 'Bea', last_name: 'Cole' }),
  ];
  const shift = await add({ user_id: ada.id, title: 'Grill', break_minutes: 30, ...from(inHours(24)) });
  return { ...made, head, ada, bea, shift, at: { ada: await ada.app(), bea: await bea.app(), head: await head.app() } };
}

const told = async (client: Client): Promise<{ kind: string; text: string }[]> =>
  ((await client.get('/notifications')).data as { kind: string; text: string }[]).filter(
    ({ kind }) => kind !== 'shifts_changed',
  );

const shiftsOf = async ({
  app,
}: Pick<Made, 'app'>): Promise<
  { user_id: string | null; starts_at: string; ends_at: string; break_minutes: number; id: string }[]
> =>
  (
    await app.get('/shifts', {
      query: { limit: '100', start_date: inHours(-72).slice(0, 10), end_date: inHours(400).slice(0, 10) },
    })
  ).data;

async function offer(client: Client, body: object): Promise<{ id: string } & Record<string, unknown>> {
  const answer = await client.post('/shift-offers', body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data as { id: string };
}

async function leaveToday(by: Somebody, organizationId: string, person: Somebody): Promise<void> {
  const actor = await findActor(installation.database.db, organizationId, by.id);
  if (!actor) throw new Error('No such person.');
  const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
  await inUnitOfWork(installation, actor, origin, async (work) => {
    await deactivatePerson(work, await lockVisiblePerson(work.tx, actor, person.id), { offboarded: true });
  });
}

describe('POST /shift-offers', () => {
  it('201: to one colleague, who is told and says yes; whose it was and who plans are told, and events tell of it', async () => {
    const { ada, bea, shift, at, head } = await kitchen();
    const made = await offer(at.ada, { shift_id: shift.id, user_id: bea.id, note: 'Dentist' });
    expect(made).toMatchObject({
      shift_id: shift.id,
      title: 'Grill',
      status: 'OPEN',
      is_part: false,
      offered_by: { id: ada.id, first_name: 'Ada' },
      user: { id: bea.id },
      taken_by: null,
      note: 'Dentist',
    });
    expect(await told(at.bea)).toMatchObject([
      { kind: 'shift_offer_made', text: expect.stringContaining('Ada Byron') },
    ]);
    const { data: list } = await at.bea.get('/shift-offers', { query: { status: 'OPEN' } });
    expect(list).toMatchObject([
      { id: made.id, can: expect.arrayContaining(['shiftOffers.take', 'shiftOffers.decline']) },
    ]);
    const taken = await at.bea.post(`/shift-offers/${made.id}/take`);
    expect(taken, taken.text).toMatchObject({
      status: 200,
      data: { status: 'DONE', taken_by_id: bea.id, warnings: [] },
    });
    expect((await at.bea.get(`/shifts/${shift.id}`)).data).toMatchObject({ user_id: bea.id, status: 'SCHEDULED' });
    expect((await at.ada.get(`/shifts/${shift.id}`)).status).toBe(404);
    expect(await told(at.ada)).toMatchObject([
      { kind: 'shift_offer_taken', text: expect.stringContaining('Bea Cole') },
    ]);
    expect(await told(at.head)).toMatchObject([
      { kind: 'shift_offer_done', text: expect.stringContaining('Ada Byron') },
    ]);
    const api = await head.api();
    const events = (await api.get('/events')).data as { type: string; data: object }[];
    expect(events.slice(-2)).toMatchObject([
      { type: 'shift.offered', data: { object: { id: shift.id, offer_id: made.id, user_id: ada.id } } },
      { type: 'shift.claimed', data: { object: { user_id: bea.id, offer_id: made.id } } },
    ]);
    // What one took can be offered on.
    const on = await offer(at.bea, { shift_id: shift.id, user_id: ada.id });
    expect((await at.ada.post(`/shift-offers/${on.id}/take`)).data).toMatchObject({ status: 'DONE' });
    expect((await at.ada.get(`/shifts/${shift.id}`)).data.user_id).toBe(ada.id);
  });

  it('200: of what all are asked the first gets it, a part alone changes hands, and names stay with those who may know them', async () => {
    const { world, ada, bea, shift, at, app } = await kitchen();
    const [cam, bar] = [await world.employee({ department: 'Kitchen' }), await world.employee({ department: 'Bar' })];
    const part = from(inHours(26), 2);
    const made = await offer(at.ada, { shift_id: shift.id, from: part.starts_at, to: part.ends_at });
    expect((await at.bea.get(`/shift-offers/${made.id}`)).data).toMatchObject({
      offered_by: null,
      title: 'Grill',
      is_part: true,
    });
    expect(await told(at.bea)).toMatchObject([{ text: expect.stringContaining('Grill') }]);
    await world.set({ schedule_employee_visibility: 'DEPARTMENT' });
    expect((await at.bea.get(`/shift-offers/${made.id}`)).data.offered_by).toMatchObject({ id: ada.id });
    expect((await (await bar.app()).get(`/shift-offers/${made.id}`)).status).toBe(404);
    expect((await at.ada.post('/shift-offers', { shift_id: shift.id })).error.details.reason).toBe('offered');
    const answers = await Promise.all(
      [at.bea, await cam.app()].map((one) => one.post(`/shift-offers/${made.id}/take`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details.reason).toMatch(/taken|state/);
    const pieces = (await shiftsOf({ app })).map(({ user_id, starts_at, ends_at, break_minutes }) => [
      user_id === ada.id,
      starts_at,
      ends_at,
      break_minutes,
    ]);
    expect(pieces).toEqual([
      [true, shift['starts_at'], part.starts_at, 0],
      [false, part.starts_at, part.ends_at, 0],
      [true, part.ends_at, shift['ends_at'], 30],
    ]);
    expect(bea.id).not.toBe(ada.id);
  });

  it('200: an exchange changes both shifts at once, refused where one of the two has another shift then', async () => {
    const { add, ada, bea, shift, at, world } = await kitchen({
      settings: { schedule_employee_visibility: 'DEPARTMENT' },
    });
    const theirs = await add({ user_id: bea.id, ...from(inHours(72)) });
    const { data: options } = await at.ada.get(`/shifts/${shift.id}/swap-options`);
    expect(options).toMatchObject({ shifts: [{ id: theirs.id, user_id: bea.id }] });
    expect(options.people.map(({ id }: { id: string }) => id)).toContain(bea.id);
    const busyOf = async (client = at.ada) => {
      const { people, shifts } = (await client.get(`/shifts/${shift.id}/swap-options`)).data as {
        people: { id: string; is_busy: boolean }[];
        shifts: { id: string; is_busy: boolean }[];
      };
      return { last: people.at(-1), busy: people.filter((one) => one.is_busy).map(({ id }) => id), shifts };
    };
    expect(await busyOf()).toMatchObject({ busy: [], shifts: [{ id: theirs.id, is_busy: false }] });
    const { data: hours } = await at.ada.get(`/shifts/${shift.id}`);
    const same = await add({ user_id: bea.id, starts_at: hours.starts_at, ends_at: hours.ends_at });
    const busy = await busyOf();
    expect(busy).toMatchObject({ last: { id: bea.id }, busy: [bea.id] });
    // Given for it, it leaves the time free; the other one does not.
    expect(new Map(busy.shifts.map(({ id, is_busy }) => [id, is_busy]))).toEqual(
      new Map([
        [same.id, false],
        [theirs.id, true],
      ]),
    );
    // What one does not see is not told.
    await world.set({ schedule_employee_visibility: 'OWN' });
    expect((await busyOf()).busy).toEqual([]);
    expect((await busyOf(at.head)).busy).toEqual([bea.id]);
    await world.set({ schedule_employee_visibility: 'DEPARTMENT' });
    // Of the same work as well, there is nothing to swap.
    await at.head.patch(`/shifts/${same.id}`, { title: 'Grill' });
    expect((await busyOf()).shifts.map(({ id }) => id)).toEqual([theirs.id]);
    await at.head.delete(`/shifts/${same.id}`);
    const made = await offer(at.ada, { shift_id: shift.id, for_shift_id: theirs.id });
    expect(made).toMatchObject({ user_id: bea.id, for_shift: { starts_at: theirs['starts_at'] } });
    expect((await at.bea.post(`/shift-offers/${made.id}/take`, { shift_id: shift.id })).status).toBe(422);
    const between = await add({ user_id: ada.id, ...from(inHours(73), 1) });
    expect((await at.bea.post(`/shift-offers/${made.id}/take`)).error.details).toMatchObject({
      reason: 'overlap',
      user_id: ada.id,
    });
    await at.head.delete(`/shifts/${between.id}`);
    expect((await at.bea.post(`/shift-offers/${made.id}/take`, { shift_id: theirs.id })).data).toMatchObject({
      status: 'DONE',
    });
    expect((await at.ada.get(`/shifts/${theirs.id}`)).data.user_id).toBe(ada.id);
    expect((await at.bea.get(`/shifts/${shift.id}`)).data.user_id).toBe(bea.id);
    const types = (await world.events()).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['shift.swapped', 'shift.swapped']);
  });

  it('200, 403: what the schedule warns of waits for who plans, never for one of the two; either side withdraws', async () => {
    const { add, head, ada, bea, shift, at, world, kitchen: department_id } = await kitchen();
    await add({ user_id: bea.id, ...from(inHours(34), 4) });
    const made = await offer(at.ada, { shift_id: shift.id });
    const taken = await at.bea.post(`/shift-offers/${made.id}/take`);
    expect(taken.data).toMatchObject({ status: 'WAITING', taken_by_id: bea.id });
    expect(taken.data.warnings).toContainEqual(expect.objectContaining({ kind: 'REST', user_id: bea.id }));
    // What speaks against a colleague is not told to whose shift it is.
    expect((await at.ada.get(`/shift-offers/${made.id}`)).data.warnings).toEqual([]);
    expect(await told(at.head)).toMatchObject([{ kind: 'shift_offer_waits' }]);
    const { data: inbox } = await at.head.get('/inbox');
    expect(inbox.items).toMatchObject([
      { kind: 'shift_offer', id: made.id, user: { id: ada.id }, title: 'Bea Cole', facts: { warned: ['REST'] } },
    ]);
    expect((await at.bea.post(`/shift-offers/${made.id}/approve`)).status).toBe(403);
    expect((await at.bea.post(`/shift-offers/${made.id}/withdraw`)).data.status).toBe('WITHDRAWN');
    expect(await told(at.ada)).toMatchObject([{ kind: 'shift_offer_withdrawn' }]);
    const again = await offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    await at.bea.post(`/shift-offers/${again.id}/take`);
    const decided = await at.head.post('/decisions', {
      decisions: [{ kind: 'shift_offer', id: again.id, verdict: 'approve' }],
    });
    expect(decided.data.outcomes).toMatchObject([{ status: 200, data: { status: 'DONE' } }]);
    expect((await at.bea.get(`/shifts/${shift.id}`)).data.user_id).toBe(bea.id);
    // A head gives one of their own away: another decides.
    await world.set({ swap_approval: 'ALWAYS' });
    const own = await add({ user_id: head.id, department_id, ...from(inHours(120)) });
    const theirs = await offer(at.head, { shift_id: own.id, user_id: ada.id });
    await at.ada.post(`/shift-offers/${theirs.id}/take`);
    expect((await at.head.post(`/shift-offers/${theirs.id}/approve`)).status).toBe(403);
    const other = await (await world.administrator()).app();
    const rejected = await other.post(`/shift-offers/${theirs.id}/reject`, { reason: 'We need you there.' });
    expect(rejected.data).toMatchObject({ status: 'REJECTED', rejection_reason: 'We need you there.' });
    await world.set({ swap_approval: 'NONE' });
    await add({ user_id: ada.id, ...from(inHours(129), 2) });
    const last = await offer(at.head, { shift_id: own.id, user_id: ada.id });
    expect((await at.ada.post(`/shift-offers/${last.id}/take`)).data).toMatchObject({
      status: 'DONE',
      warnings: [{ kind: 'REST' }],
    });
  });

  it('200: who plans offers for someone else and says yes for who was asked', async () => {
    const { ada, bea, shift, at } = await kitchen({ settings: { swap_approval: 'ALWAYS' } });
    const made = await offer(at.head, { shift_id: shift.id, user_id: bea.id });
    expect((await at.ada.get(`/shift-offers/${made.id}`)).data.offered_by_id).toBe(ada.id);
    expect((await at.head.post(`/shift-offers/${made.id}/take`)).data).toMatchObject({
      status: 'DONE',
      taken_by_id: bea.id,
    });
    expect(
      (await at.head.post('/shifts/hand-over', { shift_ids: [shift.id], from_user_id: bea.id, user_id: ada.id })).data
        .changed,
    ).toEqual([shift.id]);
  });

  it('ENDED: the shift changes, is cancelled, deleted or begins, or one of the people goes or moves; 409: afterwards', async () => {
    const { world, app, add, admin, ada, bea, shift, at } = await kitchen();
    const state = async (id: string) => {
      const { status, ended_reason } = (await app.get(`/shift-offers/${id}`)).data;
      return [status, ended_reason];
    };
    const asked = () => offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    const changed = await asked();
    await at.head.patch(`/shifts/${shift.id}`, { break_minutes: 45 });
    expect(await state(changed.id)).toEqual(['ENDED', 'CHANGED']);
    expect(await told(at.bea)).toMatchObject([{ kind: 'shift_offer_ended' }]);
    expect((await at.bea.post(`/shift-offers/${changed.id}/take`)).error.details).toMatchObject({ reason: 'state' });
    const off = await asked();
    await at.head.patch(`/shifts/${shift.id}`, { status: 'CANCELLED' });
    expect(await state(off.id)).toEqual(['ENDED', 'CALLED_OFF']);
    await at.head.patch(`/shifts/${shift.id}`, { status: 'SCHEDULED', user_id: ada.id });
    const gone = await add({ user_id: ada.id, ...from(inHours(96)) });
    const deleted = await offer(at.ada, { shift_id: gone.id });
    await at.head.delete(`/shifts/${gone.id}`);
    expect(await state(deleted.id)).toEqual(['ENDED', 'CALLED_OFF']);
    const moving = await asked();
    await app.patch(`/users/${bea.id}`, { department_id: await world.department('Bar') });
    expect(await state(moving.id)).toEqual(['ENDED', 'GONE']);
    const all = await offer(at.ada, { shift_id: shift.id });
    await app.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    expect(await state(all.id)).toEqual(['OPEN', null]);
    await leaveToday(admin, world.organizationId, ada);
    expect(await state(all.id)).toEqual(['ENDED', 'GONE']);
  });

  it('409, 200: of a shift under way what is left, from the minute it is taken; each minute is one person’s', async () => {
    const { app, add, ada, bea, at } = await kitchen();
    const running = await add({ user_id: ada.id, ...from(inHours(-2)) });
    const made = await offer(at.ada, { shift_id: running.id, user_id: bea.id });
    expect(made).toMatchObject({ is_part: true, open_until: running['ends_at'] });
    expect((await at.bea.post(`/shift-offers/${made.id}/take`)).data.status).toMatch(/DONE|WAITING/);
    if ((await app.get(`/shift-offers/${made.id}`)).data.status === 'WAITING')
      await at.head.post(`/shift-offers/${made.id}/approve`);
    const pieces = (await shiftsOf({ app })).filter(
      ({ ends_at, starts_at }) => starts_at < inHours(8) && ends_at <= String(running['ends_at']),
    );
    expect(pieces.map(({ user_id }) => user_id)).toEqual([ada.id, bea.id]);
    expect(pieces[0]).toMatchObject({ id: running.id, ends_at: pieces[1]?.starts_at });
    expect(pieces[1]?.ends_at).toBe(running['ends_at']);
    const over = await add({ user_id: ada.id, ...from(inHours(-40)) });
    expect((await at.ada.post('/shift-offers', { shift_id: over.id })).error.details.reason).toBe('over');
  });

  it('403, 404, 409, 422: what is not one’s own, not published, not of the department, or makes no sense', async () => {
    const { world, add, ada, bea, shift, at } = await kitchen({
      settings: { schedule_employee_visibility: 'DEPARTMENT' },
    });
    const post = async (client: Client, body: object) => {
      const { status, error } = await client.post('/shift-offers', body);
      return [status, error.details?.field ?? error.details?.reason];
    };
    const bar = await world.employee({ department: 'Bar' });
    const theirs = await add({ user_id: bea.id, ...from(inHours(72)) });
    const draft = await add({ user_id: ada.id, is_published: false, ...from(inHours(200)) });
    expect(await post(at.bea, { shift_id: shift.id })).toEqual([403, undefined]);
    expect(await post(at.head, { shift_id: draft.id })).toEqual([409, 'unpublished']);
    expect(await post(at.ada, { shift_id: world.newId('shf') })).toEqual([422, 'shift_id']);
    expect(await post(at.ada, { shift_id: shift.id, user_id: bar.id })).toEqual([422, 'user_id']);
    expect(await post(at.ada, { shift_id: shift.id, user_id: ada.id })).toEqual([422, 'user_id']);
    expect(await post(at.ada, { shift_id: shift.id, for_shift_id: shift.id })).toEqual([422, 'for_shift_id']);
    expect(await post(at.ada, { shift_id: shift.id, user_id: bar.id, for_shift_id: theirs.id })).toEqual([
      422,
      'user_id',
    ]);
    expect(await post(at.ada, { shift_id: shift.id, from: inHours(1) })).toEqual([422, 'from']);
    expect(await post(at.ada, { shift_id: shift.id, to: inHours(48) })).toEqual([422, 'to']);
    const made = await offer(at.ada, { shift_id: shift.id });
    expect((await at.ada.post(`/shift-offers/${made.id}/take`)).status).toBe(403);
    expect((await at.bea.post(`/shift-offers/${made.id}/decline`)).status).toBe(403);
    expect((await at.bea.post(`/shift-offers/${made.id}/withdraw`)).status).toBe(403);
    expect((await at.bea.post(`/shift-offers/${made.id}/take`, { shift_id: theirs.id })).error.details.field).toBe(
      'shift_id',
    );
    expect((await (await bar.app()).post(`/shift-offers/${made.id}/take`)).status).toBe(404);
    const one = await offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    expect((await at.bea.post(`/shift-offers/${one.id}/decline`)).data.status).toBe('DECLINED');
    expect(await told(at.ada)).toMatchObject([{ kind: 'shift_offer_declined' }]);
    expect((await at.head.post(`/shift-offers/${one.id}/approve`)).status).toBe(409);
    const leaving = await world.employee({ department: 'Kitchen', employment_end_date: inHours(0).slice(0, 10) });
    const later = await offer(at.ada, { shift_id: (await add({ user_id: ada.id, ...from(inHours(96)) })).id });
    expect((await (await leaving.app()).post(`/shift-offers/${later.id}/take`)).error.details.reason).toBe('last_day');
  });
});

describe('between the offer and the yes', () => {
  const ownerOf = async (client: Client, id: string) => (await client.get(`/shifts/${id}`)).data.user_id as string;

  it('200: what one got in exchange is exchanged on, from Ada to Bea to Cam; 409: an offer for a shift that went elsewhere first', async () => {
    const { world, app, add, ada, bea, shift, at } = await kitchen({
      settings: { swap_approval: 'NONE', schedule_employee_visibility: 'DEPARTMENT' },
    });
    const cam = await world.employee({ department: 'Kitchen' });
    const cams = await cam.app();
    const beas = await add({ user_id: bea.id, ...from(inHours(48), 6) });
    const third = await add({ user_id: cam.id, ...from(inHours(72), 6) });
    const one = await offer(at.ada, { shift_id: shift.id, for_shift_id: beas.id });
    expect((await at.bea.post(`/shift-offers/${one.id}/take`)).data.status).toBe('DONE');
    const two = await offer(at.bea, { shift_id: shift.id, for_shift_id: third.id });
    expect((await cams.post(`/shift-offers/${two.id}/take`)).data.status).toBe('DONE');
    expect([await ownerOf(app, shift.id), await ownerOf(app, beas.id), await ownerOf(app, third.id)]).toEqual([
      cam.id,
      ada.id,
      bea.id,
    ]);
    // The other way round at once: Ada asks for the shift of Bea that Bea gives to Cam.
    const asked = await offer(at.ada, { shift_id: beas.id, for_shift_id: third.id });
    const given = await offer(at.bea, { shift_id: third.id, for_shift_id: shift.id });
    expect((await cams.post(`/shift-offers/${given.id}/take`)).data.status).toBe('DONE');
    expect((await app.get(`/shift-offers/${asked.id}`)).data).toMatchObject({
      status: 'ENDED',
      ended_reason: 'CHANGED',
    });
    for (const client of [at.bea, at.head]) {
      expect((await client.post(`/shift-offers/${asked.id}/take`)).error.details).toMatchObject({ reason: 'state' });
    }
    expect([await ownerOf(app, shift.id), await ownerOf(app, beas.id), await ownerOf(app, third.id)]).toEqual([
      bea.id,
      ada.id,
      cam.id,
    ]);
  });

  it('leave that was approved meanwhile is warned of, and waits for who plans', async () => {
    const { app, bea, shift, at, ada } = await kitchen();
    const type = await app.post('/leave-types', { name: 'Away' });
    const made = await offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    // The shift begins in the evening of the next day in Toronto.
    const day = new Date(Date.parse(String(shift['starts_at'])) - 5 * 3_600_000).toISOString().slice(0, 10);
    const leave = await at.bea.post('/leaves', { leave_type_id: type.data.id, start_date: day, end_date: day });
    expect(leave.status, leave.text).toBe(201);
    expect((await app.post(`/leaves/${String(leave.data.id)}/approve`)).status).toBe(200);
    const taken = await at.bea.post(`/shift-offers/${made.id}/take`);
    expect(taken.data.status, taken.text).toBe('WAITING');
    expect((taken.data.warnings as { kind: string }[]).map(({ kind }) => kind)).toContain('LEAVE');
    expect(await ownerOf(app, shift.id)).toBe(ada.id);
  });

  const bookAway = async ({ app }: Pick<Made, 'app'>, client: Client, shift: MadeShift): Promise<string> => {
    const type = await app.post('/leave-types', { name: `Away ${shift.id}` });
    // The day of the organization on which the shift begins.
    const day = new Date(Date.parse(String(shift['starts_at'])) - 5 * 3_600_000).toISOString().slice(0, 10);
    const leave = await client.post('/leaves', { leave_type_id: type.data.id, start_date: day, end_date: day });
    expect(leave.status, leave.text).toBe(201);
    return String(leave.data.id);
  };

  it('ENDED: leave is approved of who would work it, once the two agreed; 409: also of leave that no one has been told of', async () => {
    const { world, app, add, ada, bea, shift, at } = await kitchen({ settings: { swap_approval: 'ALWAYS' } });
    const asked = await offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    await at.bea.post(`/shift-offers/${asked.id}/take`);
    const other = await add({ user_id: ada.id, ...from(inHours(96)) });
    const kept = await offer(at.ada, { shift_id: other.id, user_id: bea.id });
    await at.bea.post(`/shift-offers/${kept.id}/take`);
    const leave = await bookAway({ app }, at.bea, shift);
    expect((await app.post(`/leaves/${leave}/approve`)).status).toBe(200);
    expect((await app.get(`/shift-offers/${asked.id}`)).data).toMatchObject({ status: 'ENDED', ended_reason: 'AWAY' });
    expect((await app.get(`/shift-offers/${kept.id}`)).data.status).toBe('WAITING');
    expect(await told(at.ada)).toContainEqual(expect.objectContaining({ kind: 'shift_offer_ended' }));
    // As if leave and yes had come in the same moment.
    await sql`
      update shift_offers set status = 'WAITING', ended_reason = null
       where organization_id = ${world.organizationId} and id = ${asked.id}`.execute(installation.database.db);
    const refused = await at.head.post(`/shift-offers/${asked.id}/approve`);
    expect(refused.error.details, refused.text).toEqual({ reason: 'away', user_id: bea.id });
    expect(await ownerOf(app, shift.id)).toBe(ada.id);
    expect((await at.head.post(`/shift-offers/${kept.id}/approve`)).data.status).toBe('DONE');
  });

  it('200: of an exchange, leave of whose shift it is waits for who plans, though who says yes does not know of it', async () => {
    const { app, add, ada, bea, shift, at } = await kitchen({
      settings: { schedule_employee_visibility: 'DEPARTMENT' },
    });
    const theirs = await add({ user_id: bea.id, ...from(inHours(72)) });
    const made = await offer(at.ada, { shift_id: shift.id, for_shift_id: theirs.id });
    const leave = await bookAway({ app }, at.ada, theirs);
    expect((await app.post(`/leaves/${leave}/approve`)).status).toBe(200);
    const taken = await at.bea.post(`/shift-offers/${made.id}/take`);
    expect(taken.data, taken.text).toMatchObject({ status: 'WAITING', warnings: [] });
    expect((await at.head.get(`/shift-offers/${made.id}`)).data.warnings).toMatchObject([
      { user_id: ada.id, kind: 'LEAVE' },
    ]);
    // Who plans has seen it.
    expect((await at.head.post(`/shift-offers/${made.id}/approve`)).data.status).toBe('DONE');
  });

  it('what waits is told to whoever may decide: by what they were given, and to who administers where nobody plans', async () => {
    const { world, app, add, admin } = await restaurant(first, { settings: { swap_approval: 'ALWAYS' } });
    const kitchenId = await world.department('Kitchen');
    const [ada, bea, clerk] = [
      await world.employee({ department: 'Kitchen' }),
      await world.employee({ department: 'Kitchen' }),
      await world.employee({ department: 'Office' }),
    ];
    const agree = async (hours: number) => {
      const shift = await add({ user_id: ada.id, ...from(inHours(hours)) });
      const made = await offer(await ada.app(), { shift_id: shift.id, user_id: bea.id });
      expect((await (await bea.app()).post(`/shift-offers/${made.id}/take`)).data.status).toBe('WAITING');
    };
    await agree(24);
    expect(await told(app)).toMatchObject([{ kind: 'shift_offer_waits' }]);
    await world.give(clerk, { packages: ['SCHEDULE_PUBLISHING'], department_ids: [kitchenId] });
    await agree(96);
    expect(await told(await clerk.app())).toMatchObject([{ kind: 'shift_offer_waits' }]);
    expect(await told(app)).toHaveLength(1);
    expect(admin.id).not.toBe(clerk.id);
  });

  it('401, 409: whoever is suspended says nothing more, nor does anyone for them; the offer has ended', async () => {
    const { app, ada, bea, shift, at } = await kitchen({ settings: { swap_approval: 'NONE' } });
    const made = await offer(at.ada, { shift_id: shift.id, user_id: bea.id });
    const suspended = await app.post(`/users/${bea.id}/suspend-access`, { reason: 'A phone was lost' });
    expect(suspended.status, suspended.text).toBeLessThan(300);
    expect((await at.bea.post(`/shift-offers/${made.id}/take`)).status).toBe(401);
    expect(await ownerOf(app, shift.id)).toBe(ada.id);
    expect((await app.get(`/shift-offers/${made.id}`)).data).toMatchObject({ status: 'ENDED', ended_reason: 'GONE' });
    expect((await at.head.post(`/shift-offers/${made.id}/take`)).error.details).toMatchObject({ reason: 'state' });
  });

  it('200: of the night in which clocks go forward a part changes hands at its instant', async () => {
    const { app, add, ada, bea, at } = await kitchen({ settings: { swap_approval: 'NONE' } });
    // From ten in the evening to six: seven hours, without the one from two to three.
    const night = await add({ user_id: ada.id, starts_at: '2027-03-14T03:00:00Z', ends_at: '2027-03-14T10:00:00Z' });
    const made = await offer(at.ada, { shift_id: night.id, user_id: bea.id, from: '2027-03-14T07:30:00Z' });
    expect((await at.bea.post(`/shift-offers/${made.id}/take`)).data.status).toBe('DONE');
    const { data } = await app.get('/shifts', { query: { start_date: '2027-03-13', end_date: '2027-03-14' } });
    expect(
      (data as { user_id: string; starts_at: string; ends_at: string }[]).map((piece) => [
        piece.user_id,
        piece.starts_at,
        piece.ends_at,
      ]),
    ).toEqual([
      [ada.id, '2027-03-14T03:00:00.000Z', '2027-03-14T07:30:00.000Z'],
      [bea.id, '2027-03-14T07:30:00.000Z', '2027-03-14T10:00:00.000Z'],
    ]);
  });
});

describe('whatever meets', () => {
  it('a shift that counted once is never without an owner or with two', async () => {
    const { world, app, add, ada, bea, at } = await kitchen({
      settings: { swap_approval: 'IF_WARNED', schedule_employee_visibility: 'DEPARTMENT' },
    });
    const cam = await world.employee({ department: 'Kitchen' });
    const people = [ada, bea, cam];
    const type = (await app.post('/leave-types', { name: 'Away' })).data.id as string;
    const clients: Record<string, Client> = { [ada.id]: at.ada, [bea.id]: at.bea, [cam.id]: await cam.app() };
    const began: MadeShift[] = [];
    for (let day = 0; day < 6; day++) {
      began.push(await add({ user_id: people[day % 3]?.id, ...from(inHours(48 + 24 * day), 6) }));
    }
    let seed = 7;
    const pick = <T>(some: readonly T[]): T => some[(seed = (seed * 48_271) % 2_147_483_647) % some.length] as T;
    for (let round = 0; round < 6; round++) {
      const now = await shiftsOf({ app });
      const future = now.filter(({ starts_at }) => starts_at >= inHours(40));
      await Promise.all(
        Array.from({ length: 4 }, () => {
          const shift = pick(future);
          const other = pick(future);
          const owner = clients[shift.user_id ?? ''] ?? at.head;
          const middle = new Date((Date.parse(shift.starts_at) + Date.parse(shift.ends_at)) / 2).toISOString();
          return owner.post('/shift-offers', {
            shift_id: shift.id,
            ...pick([{}, { for_shift_id: other.id }, { to: middle }]),
          });
        }),
      );
      const open = (await app.get('/shift-offers', { query: { status: 'OPEN', limit: '50' } })).data as {
        id: string;
      }[];
      const acts = open.flatMap(({ id }) => [
        () => pick(Object.values(clients)).post(`/shift-offers/${id}/take`),
        () => pick(Object.values(clients)).post(`/shift-offers/${id}/take`),
      ]);
      const planned = pick(future);
      const waiting = (await app.get('/shift-offers', { query: { status: 'WAITING', limit: '50' } })).data as {
        id: string;
      }[];
      const day = pick(future).starts_at.slice(0, 10);
      const wish = { leave_type_id: type, start_date: day, end_date: day };
      const leave = await pick(Object.values(clients)).post('/leaves', wish);
      const done = await Promise.all([
        ...acts.map((act) => act()),
        at.head.patch(`/shifts/${planned.id}`, { user_id: pick(people).id }),
        ...waiting.map(({ id }) => at.head.post(`/shift-offers/${id}/approve`)),
        ...(leave.status === 201 ? [app.post(`/leaves/${String(leave.data.id)}/approve`)] : []),
      ]);
      for (const { status } of done) expect(status).toBeLessThan(500);
    }
    const after = (await shiftsOf({ app })).filter(({ starts_at }) => starts_at >= inHours(40));
    for (const { starts_at, ends_at } of began) {
      const pieces = after
        .filter((piece) => piece.starts_at < String(ends_at) && piece.ends_at > String(starts_at))
        .sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
      expect([pieces[0]?.starts_at, pieces.at(-1)?.ends_at]).toEqual([starts_at, ends_at]);
      pieces.forEach((piece, index) => {
        expect(piece.user_id).not.toBeNull();
        if (index > 0) expect(piece.starts_at).toBe(pieces[index - 1]?.ends_at);
      });
    }
    for (const { id } of people) {
      const own = after.filter(({ user_id }) => user_id === id);
      for (const [index, one] of own.entries())
        if (index > 0) expect(one.starts_at >= String(own[index - 1]?.ends_at)).toBe(true);
    }
  });
});
