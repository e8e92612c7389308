import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { from, restaurant, rota } from '../testing/restaurant.ts';

const { world: first } = await openHarness();
const nine = '2026-03-09T09:00:00-04:00';

describe('POST /shifts', () => {
  it('201: for a person, in their department; instants come back in UTC', async () => {
    const { world, admin, app, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' });
    const { status, data } = await app.post('/shifts', {
      user_id: cook.id,
      starts_at: nine,
      ends_at: '2026-03-09T22:30:00.5+01:00',
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      user_id: cook.id,
      user: { id: cook.id, first_name: 'Ada', last_name: 'Byron' },
      department_id: kitchen,
      title: null,
      starts_at: '2026-03-09T13:00:00.000Z',
      ends_at: '2026-03-09T21:30:00.500Z',
      break_minutes: 0,
      location: null,
      status: 'SCHEDULED',
      is_published: false,
      notes: null,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await (await admin.api()).get(`/shifts/${String(data.id)}`)).data).toEqual(data);
    expect(await world.audit()).toMatchObject([
      { action: 'shifts.create', subject_type: 'shift', subject_id: data.id, actor_id: admin.id, surface: 'app' },
    ]);
    expect(await world.events()).toEqual([]);
  });

  it('201: open, with every field as given', async () => {
    const { app, kitchen } = await restaurant(first);
    const given = {
      user_id: null,
      department_id: kitchen,
      title: 'Grill',
      break_minutes: 30,
      location: 'Pier',
      is_published: true,
      notes: 'Bring knives.',
    };
    const { status, data } = await app.post('/shifts', { ...given, ...from(nine) });
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...given, user: null, status: 'OPEN' });
  });

  it('201: 24 hours is the most, also if clocks change; a break of all but a minute', async () => {
    const { app, kitchen } = await restaurant(first);
    const span = { starts_at: '2026-03-07T12:00:00-05:00', ends_at: '2026-03-08T13:00:00-04:00' };
    const answer = await app.post('/shifts', { department_id: kitchen, break_minutes: 1439, ...span });
    expect(answer.status).toBe(201);
    const longer = { ...span, ends_at: '2026-03-08T13:00:01-04:00' };
    expect((await app.post('/shifts', { department_id: kitchen, ...longer })).error.details).toEqual({
      field: 'ends_at',
    });
  });

  it.each([
    ['starts_at', { ends_at: nine }],
    ['starts_at', { starts_at: '2026-03-09T09:00:00', ends_at: nine }],
    ['ends_at', { starts_at: nine, ends_at: '2026-03-09T17:00:00' }],
    ['ends_at', { starts_at: nine, ends_at: '2026-03-09' }],
    ['ends_at', { starts_at: nine, ends_at: nine }],
    ['ends_at', { starts_at: nine, ends_at: '2026-03-09T13:00:00+00:01' }],
    ['ends_at', { ...from(nine, 24.01) }],
    ['break_minutes', { ...from(nine, 1), break_minutes: 60 }],
    ['break_minutes', { ...from(nine), break_minutes: -1 }],
    ['break_minutes', { ...from(nine), break_minutes: 0.5 }],
    ['department_id', { ...from(nine) }],
    ['department_id', { ...from(nine), department_id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['user_id', { ...from(nine), user_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['title', { ...from(nine), title: '' }],
    ['status', { ...from(nine), status: 'OPEN' }],
  ])('422: %s of %j', async (field, body) => {
    const { status, error } = await (await (await first.administrator()).app()).post('/shifts', body);
    expect([status, error.details]).toEqual([422, { field }]);
  });

  it('422: a person who is gone', async () => {
    const { world, app } = await restaurant(first);
    const gone = await world.employee({ is_active: false });
    const { status, error } = await app.post('/shifts', { user_id: gone.id, ...from(nine) });
    expect([status, error.details]).toEqual([422, { field: 'user_id' }]);
  });

  it('409: the person has another shift at that time; 201: shifts that touch', async () => {
    const { world, app, add } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const { id } = await add({ user_id: cook.id, ...from('2026-03-09T12:00:00Z', 4) });
    for (const [start, hours] of [
      ['2026-03-09T12:00:00Z', 4],
      ['2026-03-09T11:00:00Z', 2],
      ['2026-03-09T15:59:00Z', 1],
      ['2026-03-09T13:00:00Z', 1],
      ['2026-03-08T13:00:00Z', 24],
    ] as const) {
      const { status, error } = await app.post('/shifts', { user_id: cook.id, ...from(start, hours) });
      expect([start, status, error.details]).toEqual([start, 409, { reason: 'overlap', shift_id: id }]);
    }
    for (const start of ['2026-03-09T08:00:00Z', '2026-03-09T16:00:00Z']) {
      expect((await app.post('/shifts', { user_id: cook.id, ...from(start, 4) })).status).toBe(201);
    }
  });

  it('201, 409: of many at once for one person, one', async () => {
    const { world, app } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.post('/shifts', { user_id: cook.id, ...from(nine) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('201: a Department Head for their department and its people, and for themselves', async () => {
    const { world, kitchen } = await restaurant(first);
    const head = await world.departmentHeadOf('Kitchen');
    const app = await head.app();
    const cook = await world.employee({ department: 'Kitchen' });
    for (const body of [{ user_id: cook.id }, { department_id: kitchen }, { user_id: head.id }]) {
      expect((await app.post('/shifts', { ...body, ...from(nine) })).status).toBe(201);
    }
  });

  it('403: a Department Head for another department; 422: for someone of another', async () => {
    const { world, kitchen } = await restaurant(first);
    const bar = await world.department('Bar');
    const app = await (await world.departmentHeadOf('Kitchen')).app();
    const barkeeper = await world.employee({ department: 'Bar' });
    const cook = await world.employee({ department: 'Kitchen' });
    for (const body of [{ department_id: bar }, { user_id: cook.id, department_id: bar }]) {
      const { status, error } = await app.post('/shifts', { ...body, ...from(nine) });
      expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const user_id of [barkeeper.id, (await world.employee()).id, world.newId('usr')]) {
      const { status, error } = await app.post('/shifts', { user_id, department_id: kitchen, ...from(nine) });
      expect([status, error.details]).toEqual([422, { field: 'user_id' }]);
    }
  });

  it('403: an Employee', async () => {
    const { world, kitchen } = await restaurant(first);
    const app = await (await world.employee({ department: 'Kitchen' })).app();
    expect((await app.post('/shifts', { department_id: kitchen, ...from(nine) })).status).toBe(403);
  });
});

describe('PATCH /shifts/{id}', () => {
  it('200: only what differs changes; nothing different leaves updated_at', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const shift = await add({ department_id: kitchen, ...from(nine) });
    const same = { starts_at: '2026-03-09T14:00:00+01:00', status: 'OPEN', user_id: null };
    expect((await app.patch(`/shifts/${shift.id}`, same)).data).toEqual(shift);
    const changes = { title: 'Grill', break_minutes: 15, is_published: false };
    const { status, data } = await app.patch(`/shifts/${shift.id}`, changes);
    expect(status).toBe(200);
    expect(data).toEqual({ ...shift, ...changes, updated_at: data.updated_at });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'shifts.update',
      subject_id: shift.id,
      changed_fields: ['title', 'break_minutes', 'is_published'],
    });
  });

  it('200: giving it to a person schedules it, taking it from them opens it', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const path = `/shifts/${(await add({ department_id: kitchen, ...from(nine) })).id}`;
    const given = await app.patch(path, { user_id: cook.id });
    expect(given.data).toMatchObject({ status: 'SCHEDULED', user_id: cook.id, user: { id: cook.id } });
    expect((await app.patch(path, { user_id: null })).data).toMatchObject({ status: 'OPEN', user: null });
    await app.patch(path, { user_id: cook.id });
    expect((await app.patch(path, { status: 'OPEN' })).data).toMatchObject({ status: 'OPEN', user_id: null });
  });

  it('200: cancelled it keeps its person, and comes back', async () => {
    const { world, app, add } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const path = `/shifts/${(await add({ user_id: cook.id, ...from(nine) })).id}`;
    expect((await app.patch(path, { status: 'CANCELLED' })).data).toMatchObject({
      status: 'CANCELLED',
      user_id: cook.id,
    });
    const refused = await app.patch(path, { title: 'Grill' });
    expect([refused.status, refused.error.details]).toEqual([409, { reason: 'state', status: 'CANCELLED' }]);
    expect((await app.patch(path, { status: 'CANCELLED' })).status).toBe(200);
    const back = await app.patch(path, { status: 'SCHEDULED', title: 'Grill' });
    expect(back.data).toMatchObject({ status: 'SCHEDULED', title: 'Grill', user_id: cook.id });
  });

  it('409: brought back over a shift that took its place', async () => {
    const { world, app, add } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const off = await add({ user_id: cook.id, ...from(nine) });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    const { id } = await add({ user_id: cook.id, ...from(nine) });
    const { status, error } = await app.patch(`/shifts/${off.id}`, { status: 'SCHEDULED' });
    expect([status, error.details]).toEqual([409, { reason: 'overlap', shift_id: id }]);
    expect((await app.patch(`/shifts/${off.id}`, { status: 'OPEN' })).data.user_id).toBeNull();
  });

  it('409: moved or given onto another shift of the person', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const early = await add({ user_id: cook.id, ...from('2026-03-09T06:00:00Z', 4) });
    const late = await add({ user_id: cook.id, ...from('2026-03-09T10:00:00Z', 4) });
    const open = await add({ department_id: kitchen, ...from('2026-03-09T13:00:00Z', 4) });
    const moved = await app.patch(`/shifts/${early.id}`, { ends_at: '2026-03-09T10:00:01Z' });
    expect([moved.status, moved.error.details]).toEqual([409, { reason: 'overlap', shift_id: late.id }]);
    const given = await app.patch(`/shifts/${open.id}`, { user_id: cook.id });
    expect([given.status, given.error.details]).toEqual([409, { reason: 'overlap', shift_id: late.id }]);
    expect((await app.patch(`/shifts/${early.id}`, { starts_at: '2026-03-09T06:30:00Z' })).status).toBe(200);
  });

  it('422: what does not go together', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const open = `/shifts/${(await add({ department_id: kitchen, ...from(nine) })).id}`;
    for (const [field, body] of [
      ['user_id', { status: 'SCHEDULED' }],
      ['user_id', { status: 'OPEN', user_id: cook.id }],
      ['user_id', { user_id: world.newId('usr') }],
      ['department_id', { department_id: null }],
      ['department_id', { department_id: world.newId('dep') }],
      ['ends_at', { starts_at: '2026-03-09T23:00:00Z' }],
      ['starts_at', { starts_at: '2026-03-09T23:00:00' }],
      ['break_minutes', { break_minutes: 480 }],
      ['user', { user: null }],
    ] as const) {
      const { status, error } = await app.patch(open, body);
      expect([field, status, error.details]).toEqual([field, 422, { field }]);
    }
  });

  it('404 or 403: a Department Head outside their scope', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const bar = await world.department('Bar');
    const head = await world.departmentHeadOf('Kitchen');
    const app = await head.app();
    const cook = await world.employee({ department: 'Kitchen' });
    const unseen = await add({ department_id: bar, ...from(nine) });
    const lent = await add({ user_id: cook.id, department_id: bar, ...from(nine) });
    const ours = await add({ department_id: kitchen, ...from(nine) });
    for (const send of [
      () => app.patch(`/shifts/${unseen.id}`, { title: 'A' }),
      () => app.delete(`/shifts/${unseen.id}`),
    ])
      expect((await send()).status).toBe(404);
    for (const send of [
      () => app.patch(`/shifts/${lent.id}`, { title: 'A' }),
      () => app.delete(`/shifts/${lent.id}`),
      () => app.patch(`/shifts/${ours.id}`, { department_id: bar }),
    ]) {
      expect((await send()).status).toBe(403);
    }
    expect((await app.patch(`/shifts/${ours.id}`, { user_id: cook.id, ...from(nine, 2) })).status).toBe(409);
    expect((await app.patch(`/shifts/${ours.id}`, { title: 'A' })).status).toBe(200);
  });
});

describe('DELETE /shifts/{id}', () => {
  it('200: answers the shift as it was, and it is gone', async () => {
    const { world, app, add } = await restaurant(first);
    const cook = await world.employee({ department: 'Kitchen' });
    const shift = await add({ user_id: cook.id, ...from(nine) });
    const { status, data } = await app.delete(`/shifts/${shift.id}`);
    expect([status, data]).toEqual([200, shift]);
    expect((await app.get(`/shifts/${shift.id}`)).status).toBe(404);
    expect((await app.delete(`/shifts/${shift.id}`)).status).toBe(404);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'shifts.delete', subject_id: shift.id });
  });

  it('200: by a Department Head in scope; 403: by an Employee', async () => {
    const { world, add, kitchen } = await restaurant(first);
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    const { id } = await add({ department_id: kitchen, ...from(nine) });
    const cook = await (await world.employee({ department: 'Kitchen' })).app();
    expect((await cook.delete(`/shifts/${id}`)).status).toBe(403);
    expect((await head.delete(`/shifts/${id}`)).status).toBe(200);
  });
});

describe('POST /shifts/publish', () => {
  it('200: publishes the week from its first day to its last, once', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const hidden = { department_id: kitchen, is_published: false };
    const starts = [
      '2026-03-08T23:59:00-04:00',
      '2026-03-09T00:00:00-04:00',
      '2026-03-15T23:59:00-04:00',
      '2026-03-16T00:00:00-04:00',
    ];
    for (const starts_at of starts) await add({ ...hidden, ...from(starts_at, 1), title: starts_at });
    const off = await add({ ...hidden, ...from('2026-03-10T12:00:00Z') });
    await app.patch(`/shifts/${off.id}`, { status: 'CANCELLED' });
    const { status, data } = await app.post('/shifts/publish', { week_start: '2026-03-09' });
    expect([status, data]).toEqual([200, { published: 2, changed: 0, gaps: [] }]);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'shifts.publish',
      record_count: 2,
      subject_id: null,
      changed_fields: ['is_published'],
    });
    const query = { start_date: '2026-03-08', end_date: '2026-03-16' };
    const cook = await (await world.employee({ department: 'Kitchen' })).api();
    const seen = (await cook.get('/shifts', { query })).data.map(({ title }: { title: string }) => title);
    expect(seen).toEqual([starts[1], starts[2]]);
    expect((await app.post('/shifts/publish', { week_start: '2026-03-09' })).data).toMatchObject({ published: 0 });
  });

  it('200: of one department; a Department Head publishes those of their scope alone', async () => {
    const { world, app, add, kitchen } = await restaurant(first);
    const [bar, terrace] = [await world.department('Bar'), await world.department('Terrace')];
    for (const department_id of [kitchen, bar, terrace])
      await add({ department_id, is_published: false, ...from(nine) });
    const week_start = '2026-03-09';
    const one = await app.post('/shifts/publish', { week_start, department_id: terrace });
    expect(one.data).toMatchObject({ published: 1 });
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post('/shifts/publish', { week_start, department_id: bar })).status).toBe(403);
    expect((await head.post('/shifts/publish', { week_start })).data).toMatchObject({ published: 1 });
    expect((await app.post('/shifts/publish', { week_start })).data).toMatchObject({ published: 1 });
  });

  it("422: week_start is not the first day of the organization's weeks", async () => {
    const { app } = await restaurant(first);
    const sundays = await restaurant(first, { settings: { week_start: 'SUNDAY' } });
    for (const [client, week_start, expected] of [
      [app, '2026-03-08', 422],
      [app, '2026-03-10', 422],
      [app, '2026-03-09', 200],
      [sundays.app, '2026-03-09', 422],
      [sundays.app, '2026-03-08', 200],
    ] as const) {
      const answer = await client.post('/shifts/publish', { week_start });
      expect([week_start, answer.status]).toEqual([week_start, expected]);
      if (expected === 422) expect(answer.error.details).toEqual({ field: 'week_start' });
    }
  });

  it('422: an unknown department; 403: an Employee', async () => {
    const { world, app } = await restaurant(first);
    const week_start = '2026-03-09';
    const unknown = await app.post('/shifts/publish', { week_start, department_id: world.newId('dep') });
    expect([unknown.status, unknown.error.details]).toEqual([422, { field: 'department_id' }]);
    expect((await (await (await world.employee()).app()).post('/shifts/publish', { week_start })).status).toBe(403);
  });
});

describe('a Department Head writes their rota as an Administrator does', () => {
  it('201, 200: create, change, delete', async () => {
    const { world, kitchen } = await restaurant(first);
    const app = await (await world.managerOf('Kitchen')).app();
    const shift = await rota(app)({ department_id: kitchen, ...from(nine) });
    expect((await app.patch(`/shifts/${shift.id}`, { notes: 'Early.' })).data.notes).toBe('Early.');
    expect((await app.delete(`/shifts/${shift.id}`)).status).toBe(200);
  });
});
