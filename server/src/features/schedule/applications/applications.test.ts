import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addType } from '../../leave/testing/office.ts';
import { deactivatePerson, findActor, lockVisiblePerson } from '../../people/index.ts';
import { from, inHours, restaurant } from '../testing/restaurant.ts';
import { endBegunApplications } from './ends.ts';

const harness = await openHarness();
const { world: first, installation } = harness;

/** Two cooks, their head and an open shift tomorrow. */
async function kitchen(settings: object = {}) {
  const made = await restaurant(first, { settings: { open_shift_approval: true, ...settings } });
  const { world, add, kitchen: department_id } = made;
  const head = await world.departmentHeadOf('Kitchen');
  const [ada, bea] = [
    await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' }),
    await world.employee({ department: 'Kitchen', first_name: 'Bea', last_name: 'Cole' }),
  ];
  const open = await add({ department_id, title: 'Grill', ...from(inHours(24)) });
  return { ...made, head, ada, bea, open, at: { ada: await ada.app(), bea: await bea.app(), head: await head.app() } };
}

interface Applied {
  readonly id: string;
  readonly status: string;
  readonly ended_reason: string | null;
}

async function apply(client: Client, shift: { readonly id: string }): Promise<Applied> {
  const answer = await client.post(`/shifts/${shift.id}/claim`);
  if (answer.status !== 202) throw new Error(answer.text);
  return answer.data;
}

const stateOf = async (client: Client, { id }: Applied): Promise<(string | null)[]> => {
  const { data } = await client.get(`/shift-applications/${id}`);
  return [data.status, data.ended_reason];
};

const told = async (client: Client): Promise<string[]> =>
  ((await client.get('/notifications')).data as { kind: string }[])
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('shift_application'));

describe('POST /shifts/{id}/claim where those who plan choose', () => {
  it('202: an application; those who plan are told, the shift stays open; 409: asked twice, and not offered again', async () => {
    const { open, ada, at, world } = await kitchen();
    const made = await apply(at.ada, open);
    expect(made).toMatchObject({
      shift_id: open.id,
      title: 'Grill',
      user: { id: ada.id, first_name: 'Ada' },
      status: 'WAITING',
      ended_reason: null,
      warnings: [],
    });
    expect((await at.ada.get(`/shifts/${open.id}`)).data).toMatchObject({ status: 'OPEN', user_id: null });
    expect((await at.ada.get(`/shifts/${open.id}`)).data.can).not.toContain('shifts.claim');
    expect(await told(at.head)).toEqual(['shift_application_waits']);
    expect((await at.ada.post(`/shifts/${open.id}/claim`)).error.details).toEqual({ reason: 'applied' });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'shifts.claim',
      subject_type: 'shift_application',
      subject_id: made.id,
    });
  });

  it('202: an answer that is asked for again with its key is the same', async () => {
    const { open, at } = await kitchen();
    const key = { headers: { 'Idempotency-Key': 'once' } };
    const answers = [
      await at.ada.post(`/shifts/${open.id}/claim`, undefined, key),
      await at.ada.post(`/shifts/${open.id}/claim`, undefined, key),
    ];
    expect(answers.map(({ status, data }) => [status, data.id])).toEqual([
      [202, answers[0]?.data.id],
      [202, answers[0]?.data.id],
    ]);
  });

  it('409: an overlapping shift of their own; 200: without the setting, as ever', async () => {
    const { world, add, open, ada, at } = await kitchen();
    const own = await add({ user_id: ada.id, ...from(inHours(26), 2) });
    expect((await at.ada.post(`/shifts/${open.id}/claim`)).error.details).toEqual({
      reason: 'overlap',
      shift_id: own.id,
    });
    const waiting = await apply(at.bea, open);
    await world.set({ open_shift_approval: false });
    const cam = await (await world.employee({ department: 'Kitchen' })).app();
    expect((await cam.post(`/shifts/${open.id}/claim`)).status).toBe(200);
    expect(await stateOf(at.bea, waiting)).toEqual(['ENDED', 'TAKEN']);
  });
});

describe('POST /shift-applications/{id}/accept', () => {
  it('200: the shift is theirs; they are told, and the others that nothing came of it', async () => {
    const { open, ada, bea, at, head } = await kitchen();
    const [one, other] = [await apply(at.ada, open), await apply(at.bea, open)];
    const { data: list } = await at.head.get(`/shifts/${open.id}/applications`);
    expect(list.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    expect(list[0].can).toEqual(expect.arrayContaining(['shiftApplications.accept', 'shiftApplications.decline']));
    const found = (await at.head.get(`/shifts/${open.id}/candidates`)).data as {
      user_id: string;
      application_id: string | null;
    }[];
    expect(found.find(({ user_id }) => user_id === ada.id)?.application_id).toBe(one.id);
    expect((await inWeek(at.head, open.id))?.application_count).toBe(2);
    const accepted = await at.head.post(`/shift-applications/${one.id}/accept`);
    expect(accepted, accepted.text).toMatchObject({
      status: 200,
      data: { status: 'ACCEPTED', decided_by_id: head.id },
    });
    expect((await at.ada.get(`/shifts/${open.id}`)).data).toMatchObject({ user_id: ada.id, status: 'SCHEDULED' });
    // What was given by who plans is not theirs to give back.
    expect((await at.ada.post(`/shifts/${open.id}/unclaim`)).status).toBe(403);
    expect(await told(at.ada)).toEqual(['shift_application_accepted']);
    expect(await stateOf(at.bea, other)).toEqual(['ENDED', 'TAKEN']);
    expect(await told(at.bea)).toEqual(['shift_application_ended']);
    const events = (await (await head.api()).get('/events')).data as { type: string; data: object }[];
    expect(events.at(-1)).toMatchObject({
      type: 'shift.claimed',
      data: { object: { id: open.id, user_id: ada.id, offer_id: null } },
    });
    expect(bea.id).not.toBe(ada.id);
  });

  it('200, 409: of two who accept at once, one gets the shift', async () => {
    const { open, at, app, ada, bea } = await kitchen();
    const made = [await apply(at.ada, open), await apply(at.bea, open)];
    const answers = await Promise.all([
      at.head.post(`/shift-applications/${String(made[0]?.id)}/accept`),
      app.post(`/shift-applications/${String(made[1]?.id)}/accept`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const shift = (await app.get(`/shifts/${open.id}`)).data;
    expect([ada.id, bea.id]).toContain(shift.user_id);
    const states = await Promise.all(made.map((one) => stateOf(app, one)));
    expect(states.map(([status]) => status).sort()).toEqual(['ACCEPTED', 'ENDED']);
  });

  it('200: given to one of them in the week, theirs is accepted and the others end; a note alone changes nothing', async () => {
    const { open, bea, at } = await kitchen();
    const [one, other] = [await apply(at.ada, open), await apply(at.bea, open)];
    await at.head.patch(`/shifts/${open.id}`, { notes: 'Bring your knives' });
    expect(await stateOf(at.ada, one)).toEqual(['WAITING', null]);
    expect((await at.head.patch(`/shifts/${open.id}`, { user_id: bea.id })).status).toBe(200);
    expect(await stateOf(at.bea, other)).toEqual(['ACCEPTED', null]);
    expect(await stateOf(at.ada, one)).toEqual(['ENDED', 'TAKEN']);
  });

  it('409: another shift meanwhile; after their last day; the shift changed, is called off or is deleted meanwhile', async () => {
    const { world, app, add, open, kitchen: department_id, ada, at } = await kitchen();
    const made = await apply(at.ada, open);
    const own = await add({ user_id: ada.id, ...from(inHours(26), 2) });
    expect((await at.head.post(`/shift-applications/${made.id}/accept`)).error.details).toEqual({
      reason: 'overlap',
      user_id: ada.id,
    });
    await app.delete(`/shifts/${own.id}`);
    await app.patch(`/users/${ada.id}`, { employment_end_date: inHours(0).slice(0, 10) });
    expect((await at.head.post(`/shift-applications/${made.id}/accept`)).error.details.reason).toBe('last_day');
    const changes: [(id: string) => Promise<unknown>, string][] = [
      [(id) => at.head.patch(`/shifts/${id}`, from(inHours(49))), 'CHANGED'],
      [(id) => at.head.patch(`/shifts/${id}`, { is_published: false }), 'CHANGED'],
      [(id) => at.head.patch(`/shifts/${id}`, { status: 'CANCELLED' }), 'CALLED_OFF'],
      [(id) => at.head.delete(`/shifts/${id}`), 'CALLED_OFF'],
    ];
    for (const [index, [change, reason]] of changes.entries()) {
      const shift = await add({ department_id, ...from(inHours(72 + 24 * index)) });
      const asked = await apply(at.bea, shift);
      await change(shift.id);
      expect(await stateOf(at.bea, asked)).toEqual(['ENDED', reason]);
      expect((await at.head.post(`/shift-applications/${asked.id}/accept`)).status).toBe(409);
    }
    expect((await world.audit()).length).toBeGreaterThan(0);
  });

  it('409: leave of theirs was approved meanwhile; of its kind nothing is told', async () => {
    const { world, app, open, at } = await kitchen();
    const type = await addType(harness, world, 'Vacation');
    const made = await apply(at.ada, open);
    const day = inHours(24).slice(0, 10);
    const leave = await at.ada.post('/leaves', {
      leave_type_id: type,
      start_date: day,
      end_date: inHours(60).slice(0, 10),
    });
    expect(leave.status, leave.text).toBe(201);
    expect(await stateOf(at.ada, made)).toEqual(['WAITING', null]);
    await app.post(`/leaves/${String(leave.data.id)}/approve`);
    const refused = await at.head.post(`/shift-applications/${made.id}/accept`);
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'state', status: 'ENDED' } } });
    expect(await stateOf(at.head, made)).toEqual(['ENDED', 'AWAY']);
    expect(JSON.stringify((await at.head.get(`/shift-applications/${made.id}`)).data)).not.toMatch(/vacation|lv_/i);
  });

  it('409: who is deactivated, suspended or moved to another department meanwhile', async () => {
    const { world, app, admin, open, ada, bea, at } = await kitchen();
    const [one, other] = [await apply(at.ada, open), await apply(at.bea, open)];
    const actor = await findActor(installation.database.db, world.organizationId, admin.id);
    if (!actor) throw new Error('No such person.');
    const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
    await inUnitOfWork(installation, actor, origin, async (work) => {
      await deactivatePerson(work, await lockVisiblePerson(work.tx, actor, ada.id), { offboarded: true });
    });
    await app.patch(`/users/${bea.id}`, { department_id: await world.department('Bar') });
    for (const made of [one, other]) {
      expect(await stateOf(app, made)).toEqual(['ENDED', 'GONE']);
      expect((await app.post(`/shift-applications/${made.id}/accept`)).status).toBe(409);
    }
  });

  it('403: by who applied, also if they plan it, and by an Employee; 404: out of view', async () => {
    const { world, open, at } = await kitchen();
    const head = await world.managerOf('Kitchen', { department: 'Kitchen' });
    const own = await apply(await head.app(), open);
    expect((await (await head.app()).post(`/shift-applications/${own.id}/accept`)).status).toBe(403);
    const made = await apply(at.ada, open);
    expect((await at.ada.post(`/shift-applications/${made.id}/accept`)).status).toBe(403);
    expect((await at.head.post(`/shift-applications/${made.id}/withdraw`)).status).toBe(403);
    const barHead = await (await world.departmentHeadOf('Bar')).app();
    for (const one of [at.bea, barHead]) {
      expect((await one.get(`/shift-applications/${made.id}`)).status).toBe(404);
    }
    expect((await at.bea.get(`/shifts/${open.id}/applications`)).data).toEqual([]);
  });
});

describe('what else becomes of an application', () => {
  it('200: declined with a reason from the inbox, withdrawn, and asked for again', async () => {
    const { open, at } = await kitchen();
    const made = await apply(at.ada, open);
    const { data: inbox } = await at.head.get('/inbox', { query: { kind: 'shift_application' } });
    expect(inbox.counts.shift_application).toBe(1);
    expect(inbox.items).toMatchObject([
      { id: made.id, user: { first_name: 'Ada' }, title: 'Grill', facts: { shift_count: 1 } },
    ]);
    const { kind, id } = inbox.items[0];
    const decided = await at.head.post('/decisions', {
      decisions: [{ kind, id, verdict: 'reject', reason: 'Enough hours' }],
    });
    expect(decided.data, decided.text).toMatchObject({ outcomes: [{ status: 200, data: { status: 'DECLINED' } }] });
    expect((await at.ada.get('/notifications')).data).toContainEqual(
      expect.objectContaining({ kind: 'shift_application_declined', reason: 'Enough hours' }),
    );
    const again = await apply(at.ada, open);
    expect((await at.ada.post(`/shift-applications/${again.id}/withdraw`)).data.status).toBe('WITHDRAWN');
    expect((await at.head.post(`/shift-applications/${again.id}/accept`)).error.details.reason).toBe('state');
    expect(await told(at.head)).toEqual([]);
    expect((await at.ada.get('/shift-applications', { query: { status: 'DECLINED' } })).data).toMatchObject([
      { id: made.id },
    ]);
  });

  it('ends with the beginning of the shift; of one under way what is left is given', async () => {
    const { add, open, kitchen: department_id, ada, at, world } = await kitchen();
    const made = await apply(at.ada, open);
    installation.clock.setOffset(25 * 3_600_000);
    expect((await at.head.post(`/shift-applications/${made.id}/accept`)).error.details.reason).toBe('started');
    await endBegunApplications.run(installation, { organization_id: world.organizationId, id: made.id });
    expect(await stateOf(at.ada, made)).toEqual(['ENDED', 'STARTED']);
    installation.clock.setOffset(0);
    const running = await add({ department_id, ...from(inHours(-2)) });
    const asked = await apply(at.ada, running);
    expect((await at.head.post(`/shift-applications/${asked.id}/accept`)).status).toBe(200);
    const { data } = await at.ada.get(`/shifts/${running.id}`);
    expect(data.user_id).toBe(ada.id);
    expect(data.starts_at > String(running['starts_at'])).toBe(true);
  });

  it('200, 403: by tokens with shift_offers:read and shift_offers:write', async () => {
    const { open, head, at } = await kitchen();
    const made = await apply(at.ada, open);
    const reader = await head.api(['shift_offers:read']);
    expect((await reader.get(`/shifts/${open.id}/applications`)).data).toMatchObject([{ id: made.id }]);
    expect((await reader.post(`/shift-applications/${made.id}/accept`)).status).toBe(403);
    const writer = await head.api(['shift_offers:write']);
    expect((await writer.post(`/shift-applications/${made.id}/accept`)).status).toBe(200);
  });
});

/** The shift as the week shows it, this one or the next. */
async function inWeek(client: Client, shiftId: string): Promise<{ application_count: number } | undefined> {
  const { data: now } = await client.get('/schedule');
  const next = new Date(Date.parse(String(now.week_start)) + 7 * 86_400_000).toISOString().slice(0, 10);
  const { data: then } = await client.get('/schedule', { query: { week_start: next } });
  return [...now.shifts, ...then.shifts].find(({ id }: { id: string }) => id === shiftId);
}
