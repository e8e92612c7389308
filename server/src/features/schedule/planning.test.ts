import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Response } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { addDays, dayIn } from '../../lib/days.ts';

const { world, installation } = await openHarness();
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const intern = await world.employee({ department: 'Office' });
const publisher = await world.employee({ department: 'Office' });
const cook = await world.employee({ department: 'Kitchen' });
const otherCook = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });
const kitchen = await world.department('Kitchen');
const bar = await world.department('Bar');
const monday = '2027-02-01';

let byAdmin: Client;
let byIntern: Client;
let byPublisher: Client;

beforeAll(async () => {
  await world.give(intern, { packages: ['SCHEDULE_PLANNING'], department_ids: [kitchen] });
  await world.give(publisher, { packages: ['SCHEDULE_PUBLISHING'], department_ids: [kitchen] });
  [byAdmin, byIntern, byPublisher] = await Promise.all([admin.app(), intern.app(), publisher.app()]);
});

let hour = 0;
const shiftFor = (user: { id: string } | null, department_id: string, more: object = {}) => {
  const day = addDays(monday, Math.floor(hour / 3));
  const from = 8 + 4 * (hour++ % 3);
  const at = (h: number) => `${day}T${String(h).padStart(2, '0')}:00:00-05:00`;
  return { user_id: user?.id ?? null, department_id, starts_at: at(from), ends_at: at(from + 3), ...more };
};

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
async function made(answer: Promise<Response>): Promise<any> {
  const { data, status, text } = await answer;
  if (status >= 300) throw new Error(text);
  return data;
}

describe.each([
  ['SCHEDULE_PLANNING', () => byIntern],
  ['SCHEDULE_PUBLISHING', () => byPublisher],
] as const)('%s', (name, client) => {
  it('makes, changes, moves and deletes what is not published, of its departments', async () => {
    const shift = await made(client().post('/shifts', shiftFor(cook, kitchen)));
    expect(shift.is_published).toBe(false);
    const open = await made(client().post('/shifts', shiftFor(null, kitchen)));
    expect((await client().patch(`/shifts/${shift.id}`, { title: 'Early' })).data.title).toBe('Early');
    expect((await client().patch(`/shifts/${open.id}`, { user_id: otherCook.id })).status).toBe(200);
    expect((await client().post(`/shifts/${shift.id}/move`, { move_minutes: 15 })).status).toBe(200);
    expect((await client().delete(`/shifts/${open.id}`)).status).toBe(200);
    expect((await client().get(`/shifts/${shift.id}`)).data.can).toContain('shifts.update');
  });

  it('finds who could take a shift, changes several at once and keeps a week as a template', async () => {
    const week = addDays(monday, 7);
    const times = name === 'SCHEDULE_PLANNING' ? ['08', '11'] : ['13', '16'];
    const [starts_at, ends_at] = times.map((hour) => `${week}T${hour}:00:00-05:00`);
    const body = { department_id: kitchen, starts_at, ends_at };
    const shift = await made(client().post('/shifts', { ...body, user_id: cook.id }));
    const clerk = name === 'SCHEDULE_PLANNING' ? intern : publisher;
    const api = world.clientWith(await world.token(clerk.id, ['schedules:read']));
    const found = await made(api.get(`/shifts/${shift.id}/candidates`));
    expect(found.map((one: { user_id: string }) => one.user_id)).toContain(otherCook.id);
    expect((await client().post('/schedule/candidates', body)).status).toBe(200);
    expect((await client().post('/schedule/candidates', { ...body, department_id: bar })).status).toBe(403);
    const days = { start_date: week, end_date: week };
    const theirs = await made(byAdmin.post('/shifts', { ...body, department_id: bar, user_id: waiter.id }));
    const tried = await client().post('/shifts/batch-change?dry_run=true', { filter: days, move_minutes: 15 });
    expect(tried.status, tried.text).toBe(202);
    const outcomes = [...tried.data.outcomes, ...tried.data.failures].map(
      (one: { record_id: string }) => one.record_id,
    );
    expect(outcomes).toContain(shift.id);
    expect(outcomes).not.toContain(theirs.id);
    const template = { name: `Week of ${name}`, week_start: week, department_id: kitchen };
    expect((await client().post('/week-templates', template)).status).toBe(201);
    expect((await client().post('/week-templates', { ...template, department_id: bar })).status).toBe(403);
  });

  it('403 and 422: outside its departments', async () => {
    expect((await client().post('/shifts', shiftFor(null, bar))).status).toBe(403);
    expect((await client().post('/shifts', shiftFor(waiter, kitchen))).status).toBe(422);
    const theirs = await made(byAdmin.post('/shifts', shiftFor(waiter, bar)));
    expect((await client().get(`/shifts/${theirs.id}`)).status).toBe(404);
    expect((await client().patch(`/shifts/${theirs.id}`, { title: 'X' })).status).toBe(404);
    const own = await made(client().post('/shifts', shiftFor(cook, kitchen)));
    expect((await client().patch(`/shifts/${own.id}`, { department_id: bar })).status).toBe(403);
  });

  it('reads the week: its people and shifts, when they can work, that someone is away and not why', async () => {
    const { id: type } = (
      await byAdmin.post('/leave-types', { name: `Care ${name}`, is_private: true, requires_approval: false })
    ).data;
    const leave = {
      user_id: cook.id,
      leave_type_id: type,
      start_date: addDays(monday, 4),
      end_date: addDays(monday, 4),
    };
    const booked = await byAdmin.post('/leaves', leave);
    if (booked.status === 201) await byAdmin.post(`/leaves/${String(booked.data.id)}/approve`);
    const week = await made(client().get('/schedule', { query: { week_start: monday } }));
    expect(week.departments.map((one: { id: string }) => one.id)).toEqual([kitchen]);
    const people = week.people.map((one: { id: string }) => one.id);
    expect(people).toEqual(expect.arrayContaining([cook.id, otherCook.id]));
    expect(people).not.toContain(waiter.id);
    expect(week.absences.map((one: { user_id: string }) => one.user_id)).toContain(cook.id);
    expect(JSON.stringify(week)).not.toContain('Care');
    expect((await client().get('/leaves', { query: { user_id: cook.id } })).data).toEqual([]);
  });

  it('never sees what it costs, pay or documents', async () => {
    expect((await client().get('/schedule/cost', { query: { week_start: monday } })).status).toBe(403);
    expect((await client().get(`/users/${cook.id}/compensation`)).status).toBe(403);
    expect((await client().get('/documents')).data).toEqual([]);
  });

  it('opens nothing before its first day and after its last', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee({ department: 'Office' });
      await world.give(clerk, { packages: [name], ...days });
      const app = await clerk.app();
      expect((await app.get('/schedule', { query: { week_start: monday } })).status).toBe(403);
      expect((await app.post('/shifts', shiftFor(cook, kitchen))).status).toBe(403);
    }
  });
});

describe('the intern plans, the head publishes', () => {
  it('403: planning publishes nothing, whichever door is tried, and changes nothing that is published', async () => {
    const draft = await made(byIntern.post('/shifts', shiftFor(cook, kitchen)));
    expect((await byIntern.post('/shifts/publish', { week_start: monday })).status).toBe(403);
    expect((await byIntern.post('/shifts', shiftFor(cook, kitchen, { is_published: true }))).status).toBe(403);
    expect((await byIntern.patch(`/shifts/${draft.id}`, { is_published: true })).status).toBe(403);
    expect((await byIntern.get(`/shifts/${draft.id}`)).data.is_published).toBe(false);
    await made(byAdmin.patch(`/shifts/${draft.id}`, { is_published: true }));
    const seen = (await byIntern.get(`/shifts/${draft.id}`)).data;
    expect(seen.is_published).toBe(true);
    expect(seen.can).not.toContain('shifts.update');
    for (const tried of [
      byIntern.patch(`/shifts/${draft.id}`, { title: 'Late' }),
      byIntern.patch(`/shifts/${draft.id}`, { is_published: false }),
      byIntern.delete(`/shifts/${draft.id}`),
      byIntern.post(`/shifts/${draft.id}/move`, { move_minutes: 15 }),
      byIntern.post('/shifts/hand-over', { shift_ids: [draft.id], from_user_id: cook.id, user_id: otherCook.id }),
      byIntern.post('/shift-offers', { shift_id: draft.id }),
    ]) {
      expect((await tried).status).toBe(403);
    }
    expect((await byIntern.get('/schedule', { query: { week_start: monday } })).data.unpublished.shift_count).toBe(0);
  });

  it('publishing publishes the drafts of its departments, and no others', async () => {
    const draft = await made(byPublisher.post('/shifts', shiftFor(cook, kitchen)));
    const theirs = await made(byAdmin.post('/shifts', shiftFor(waiter, bar)));
    expect((await byPublisher.post('/shifts/publish', { week_start: monday, department_id: bar })).status).toBe(403);
    expect((await made(byPublisher.post('/shifts/publish', { week_start: monday }))).published).toBeGreaterThan(0);
    expect((await byAdmin.get(`/shifts/${draft.id}`)).data.is_published).toBe(true);
    expect((await byAdmin.get(`/shifts/${theirs.id}`)).data.is_published).toBe(false);
    expect((await byPublisher.patch(`/shifts/${draft.id}`, { title: 'Late' })).status).toBe(200);
  });

  describe('planning proposes to publish', () => {
    const week_start = '2027-03-01';
    const propose = { query: { propose: 'true' } };
    let at = 8;
    async function drafted(client: Client): Promise<string> {
      const time = (hour: number) => `${week_start}T${String(hour).padStart(2, '0')}:00:00-05:00`;
      const shift = { user_id: cook.id, department_id: kitchen, starts_at: time(at), ends_at: time(at + 1) };
      at += 1;
      return (await made(client.post('/shifts', shift))).id as string;
    }
    const asked = (body: object = {}, client = byIntern) =>
      client.post('/shifts/publish', { week_start, department_id: kitchen, ...body }, propose);
    const isPublished = async (id: string): Promise<boolean> => (await byAdmin.get(`/shifts/${id}`)).data.is_published;
    const accept = (client: Client, id: string) => client.post(`/proposals/${id}/accept`);

    it('202: for a department; its head accepts, in the name of who planned it', async () => {
      const head = await (await world.departmentHeadOf('Kitchen')).app();
      expect((await byIntern.get('/session')).data.proposes).toContain('shifts.publish');
      const shift = await drafted(byIntern);
      const proposal = await made(asked());
      expect(proposal).toMatchObject({ holder_of: 'SCHEDULE_PUBLISHING', department_id: kitchen, status: 'WAITING' });
      expect(proposal.outcome.data).toMatchObject({ published: 1 });
      expect(await isPublished(shift)).toBe(false);
      const waiting = (await head.get('/inbox')).data.items as { id: string }[];
      expect(waiting.map(({ id }) => id)).toContain(proposal.id);
      expect((await accept(byIntern, proposal.id)).status).toBe(403);
      for (const stranger of [await waiter.app(), await (await world.departmentHeadOf('Bar')).app()])
        expect((await accept(stranger, proposal.id)).status).toBe(404);
      expect((await accept(head, proposal.id)).data.status).toBe('ACCEPTED');
      expect(await isPublished(shift)).toBe(true);
      expect((await world.audit()).findLast(({ action }) => action === 'shifts.publish')).toMatchObject({
        actor_id: intern.id,
      });
    });

    it('200: whoever was given to publish there accepts; 409: another week by then, shown anew', async () => {
      const shift = await drafted(byIntern);
      const proposal = await made(asked());
      const later = await drafted(byPublisher);
      expect(await accept(byPublisher, proposal.id)).toMatchObject({
        status: 409,
        error: { details: { reason: 'outcome_changed' } },
      });
      expect(await isPublished(shift)).toBe(false);
      expect((await accept(byPublisher, proposal.id)).status).toBe(200);
      expect([await isPublished(shift), await isPublished(later)]).toEqual([true, true]);
    });

    it('422: for no department; 403: for one that they do not plan, and by who plans nothing', async () => {
      expect(await asked({ department_id: undefined })).toMatchObject({
        status: 422,
        error: { details: { field: 'department_id' } },
      });
      expect((await asked({ department_id: bar })).status).toBe(403);
      expect((await asked({}, await waiter.app())).status).toBe(403);
    });
  });

  it('offers of others are for publishing to see, not for planning; availability is set by neither', async () => {
    const shift = await made(byAdmin.post('/shifts', shiftFor(cook, kitchen, { is_published: true })));
    const offer = await made((await cook.app()).post('/shift-offers', { shift_id: shift.id }));
    expect((await byPublisher.get(`/shift-offers/${offer.id}`)).status).toBe(200);
    expect((await byIntern.get(`/shift-offers/${offer.id}`)).status).toBe(404);
    const day = { date: addDays(today, 20), kind: 'UNAVAILABLE', note: 'Driving test' };
    const said = await made((await cook.app()).post('/availability-exceptions', day));
    for (const app of [byPublisher, byIntern]) {
      const shown = await app.get(`/users/${cook.id}/availability`);
      expect(shown.data).toMatchObject({ weekly: [], is_settable: false });
      expect((await app.put(`/users/${cook.id}/availability`, { weekly: [] })).status).toBe(403);
      expect((await app.post('/availability-exceptions', { ...day, user_id: otherCook.id })).status).toBe(403);
      const { data } = await app.get('/availability-exceptions', { query: { user_id: cook.id } });
      expect(data).toMatchObject([{ id: said.id, note: 'Driving test', can: [] }]);
      expect((await app.delete(`/availability-exceptions/${said.id}`)).status).toBe(403);
      expect((await app.get(`/users/${waiter.id}/availability`)).status).toBe(404);
    }
  });

  it('a head who was given to plan elsewhere publishes and wants people at home alone', async () => {
    const head = await world.departmentHeadOf('Bar');
    await world.give(head, { packages: ['SCHEDULE_PLANNING'], department_ids: [kitchen] });
    const app = await head.app();
    expect((await app.post('/shifts', shiftFor(otherCook, kitchen))).status).toBe(201);
    expect((await app.post('/shifts/publish', { week_start: monday, department_id: kitchen })).status).toBe(403);
    const wanted = { department_id: kitchen, weekday: 1, from: '08:00', to: '12:00', people: 1 };
    expect((await app.post('/staffing-requirements', wanted)).status).toBe(403);
    expect((await app.post('/staffing-requirements', { ...wanted, department_id: bar })).status).toBe(201);
  });
});
