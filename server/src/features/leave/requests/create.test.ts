import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { check } from '../../../lib/schema.ts';
import {
  addHoliday,
  addType,
  book,
  eventsOf,
  keepNoHolidays,
  monday,
  moveClockTo,
  office,
  weeks,
} from '../testing/office.ts';
import { Leave } from './record.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api, people } = here;
const { db } = harness.installation.database;

await keepNoHolidays(harness, world);
await addHoliday(harness, world, '2026-05-20');
const calendar = weeks();
let days = calendar.next();
beforeEach(() => {
  days = calendar.next();
});

const one = (fields: object = {}) => ({
  leave_type_id: types.unpaid,
  start_date: days.mon,
  end_date: days.mon,
  ...fields,
});

describe('POST /leaves', () => {
  it('201: PENDING, with its working days, an audit row and leave.requested without previous', async () => {
    const body = { leave_type_id: types.vacation, start_date: days.thu, end_date: days.next, reason: 'The sea' };
    const { status, data } = await api.cook.post('/leaves', body);
    expect(status).toBe(201);
    check(Leave, data);
    expect(data).toEqual({
      id: data.id,
      user_id: people.cook.id,
      leave_type_id: types.vacation,
      status: 'PENDING',
      leave_type: { id: types.vacation, name: 'Vacation', code: 'VACATION', color: '#2563EB', is_private: false },
      start_date: days.thu,
      end_date: days.next,
      start_half: 'FULL_DAY',
      end_half: 'FULL_DAY',
      start_time: null,
      end_time: null,
      total_days: 3,
      total_hours: null,
      reason: 'The sea',
      decided_by_id: null,
      on_behalf_of_id: null,
      decided_at: null,
      decision_comment: null,
      rejection_reason: null,
      approvals: [],
      replaces_id: null,
      change_id: null,
      cancellation_requested_at: null,
      cancelled_at: null,
      cancellation_request_reason: null,
      submitted_at: data.created_at,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect(await eventsOf(here, data.id)).toMatchObject([
      { type: 'leave.requested', snapshot: data, previous: null, actor_id: people.cook.id, surface: 'api' },
    ]);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'leaves.create',
      subject_type: 'leave',
      subject_id: data.id,
      actor_id: people.cook.id,
      changed_fields: ['leave_type_id', 'start_date', 'end_date', 'reason'],
    });
    expect((await api.cook.get(`/leaves/${data.id}`)).data).toEqual(data);
  });

  it('201: APPROVED at once if the type needs no approval; no one has decided', async () => {
    const leave = await book(api.cook, one({ leave_type_id: types.sick }));
    expect(leave).toMatchObject({ status: 'APPROVED', decided_by_id: null, decided_at: leave.created_at });
    const events = await eventsOf(here, leave.id);
    expect(events.map(({ type, previous }) => [type, previous])).toEqual([['leave.requested', null]]);
  });

  it.each(['boss', 'chef'] as const)('201: APPROVED at once if the manager books it: %s', async (name) => {
    const person = name === 'boss' ? people.cook : people.otherCook;
    const leave = await book(api[name], one({ user_id: person.id }));
    expect(leave).toMatchObject({ status: 'APPROVED', user_id: person.id, decided_by_id: people[name].id });
    expect((await eventsOf(here, leave.id)).map(({ type }) => type)).toEqual(['leave.requested']);
  });

  it.each(['head', 'deputy', 'admin', 'executive'] as const)(
    '201: PENDING if it is booked for somebody by %s, who is not their manager',
    async (name) => {
      const leave = await book(api[name], one({ user_id: people.cook.id }));
      expect(leave).toMatchObject({ status: 'PENDING', user_id: people.cook.id, decided_by_id: null });
    },
  );

  it.each(['bartender', 'barHead', 'otherCook', 'chef'] as const)(
    '422: for the cook, who does not exist for %s',
    async (name) => {
      const named = await api[name].post('/leaves', one({ user_id: people.cook.id }));
      const unknown = await api[name].post('/leaves', one({ user_id: world.newId('usr') }));
      expect([named.status, named.error]).toEqual([422, { ...unknown.error, request_id: named.error.request_id }]);
    },
  );

  it('403: for someone in the directory, whose leave is not theirs to book', async () => {
    const open = await office(harness, { settings: { directory_employee_sees_all: true } });
    const body = one({ user_id: open.people.cook.id, leave_type_id: open.types.vacation });
    expect(await open.api.bartender.post('/leaves', body)).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', details: { field: 'user_id' } },
    });
  });

  it('201: one’s own user_id may be named', async () => {
    expect(await book(api.cook, one({ user_id: people.cook.id }))).toMatchObject({ status: 'PENDING' });
  });

  it('422: for someone who does not exist or is no longer active', async () => {
    const gone = await world.employee({ is_active: false });
    for (const user_id of [gone.id, world.newId('usr')]) {
      expect(await api.admin.post('/leaves', one({ user_id }))).toMatchObject({
        status: 422,
        error: { details: { field: 'user_id' } },
      });
    }
  });

  it('422: a type that does not exist or is no longer in use', async () => {
    const old = await addType(harness, world, 'Old', { is_active: false });
    for (const leave_type_id of [old, world.newId('lvt')]) {
      expect(await api.cook.post('/leaves', one({ leave_type_id }))).toMatchObject({
        status: 422,
        error: { details: { field: 'leave_type_id' } },
      });
    }
  });
});

describe('the days of a leave', () => {
  it.each([
    ['a week with its weekend', () => ({ end_date: days.next }), 6],
    ['the first half of a day', () => ({ start_half: 'FIRST_HALF' }), 0.5],
    ['the second half, both named', () => ({ start_half: 'SECOND_HALF', end_half: 'SECOND_HALF' }), 0.5],
    ['from noon to noon', () => ({ end_date: days.wed, start_half: 'SECOND_HALF', end_half: 'FIRST_HALF' }), 2],
    ['from noon on', () => ({ end_date: days.wed, start_half: 'SECOND_HALF' }), 2.5],
    ['from noon of a Saturday on', () => ({ start_date: days.sat, end_date: days.next, start_half: 'SECOND_HALF' }), 1],
  ])('%s', async (_what, fields, total) => {
    expect((await book(api.bartender, one(fields()))).total_days).toBe(total);
  });

  it('a public holiday is left out', async () => {
    const leave = await book(api.bartender, one({ start_date: '2026-05-18', end_date: '2026-05-22' }));
    expect(leave.total_days).toBe(4);
  });

  it.each([
    ['end_date', 'before start_date', () => ({ start_date: days.tue })],
    ['end_date', 'more than two years', () => ({ start_date: '2026-06-01', end_date: '2028-06-01' })],
    ['end_date', 'after 2100', () => ({ start_date: '2100-12-01', end_date: '2101-01-01' })],
    ['start_date', 'before 1970', () => ({ start_date: '1969-12-31', end_date: '1969-12-31' })],
    ['end_half', 'halves of one day that differ', () => ({ start_half: 'FIRST_HALF', end_half: 'SECOND_HALF' })],
    [
      'start_half',
      'ending at noon of the first of several days',
      () => ({ end_date: days.tue, start_half: 'FIRST_HALF' }),
    ],
    [
      'end_half',
      'beginning at noon of the last of several days',
      () => ({ end_date: days.tue, end_half: 'SECOND_HALF' }),
    ],
    ['start_time', 'hours for a type counted in days', () => ({ start_time: '09:00', end_time: '10:00' })],
    ['start_date', 'a weekend alone: nothing to take', () => ({ start_date: days.sat, end_date: days.sun })],
    ['start_date', 'a holiday alone', () => ({ start_date: '2026-05-20', end_date: '2026-05-20' })],
    ['end_date', 'required', () => ({ end_date: undefined })],
  ])('422 %s: %s', async (field, _why, fields) => {
    expect(await api.barHead.post('/leaves', one(fields()))).toMatchObject({
      status: 422,
      error: { code: 'VALIDATION_FAILED', details: { field } },
    });
  });
});

describe('a type counted in hours', () => {
  const hours = (fields: object = {}) =>
    one({ leave_type_id: types.lieu, start_time: '09:00', end_time: '11:30', ...fields });

  it('201: on one day, with its hours and their part of a standard day', async () => {
    expect(await book(api.bartender, hours())).toMatchObject({
      start_time: '09:00',
      end_time: '11:30',
      total_hours: 2.5,
      total_days: 0.31,
      start_half: 'FULL_DAY',
      end_half: 'FULL_DAY',
    });
  });

  it('201: until midnight, which is 24:00', async () => {
    const leave = await book(api.bartender, hours({ start_time: '12:00', end_time: '24:00' }));
    expect(leave).toMatchObject({ end_time: '24:00', total_hours: 12, total_days: 1 });
  });

  it.each([
    ['end_date', () => ({ end_date: days.tue })],
    ['start_time', () => ({ start_time: undefined })],
    ['end_time', () => ({ end_time: null })],
    ['end_time', () => ({ end_time: '09:00' })],
    ['end_time', () => ({ end_time: '25:00' })],
    ['start_time', () => ({ start_time: '24:00' })],
    ['start_half', () => ({ start_half: 'FIRST_HALF' })],
    ['end_half', () => ({ end_half: 'FIRST_HALF' })],
    ['start_date', () => ({ start_date: days.sun, end_date: days.sun })],
  ])('422 %s: %o', async (field, fields) => {
    expect(await api.barHead.post('/leaves', hours(fields()))).toMatchObject({
      status: 422,
      error: { details: { field } },
    });
  });
});

describe('409: leave that is there', () => {
  const overlap = (id: string) => ({
    status: 409,
    error: { code: 'CONFLICT', details: { reason: 'overlap', leave_id: id } },
  });

  it.each([
    ['the same day', {}, {}],
    ['a half of a whole day', {}, { start_half: 'FIRST_HALF' }],
    ['the same half', { start_half: 'SECOND_HALF' }, { start_half: 'SECOND_HALF' }],
    ['hours of a whole day', {}, { hours: ['09:00', '10:00'] }],
    ['hours that cross noon, of a half day', { start_half: 'SECOND_HALF' }, { hours: ['11:00', '12:30'] }],
    ['hours within hours', { hours: ['09:00', '12:00'] }, { hours: ['11:59', '13:00'] }],
  ])('%s', async (_what, first, second) => {
    const fields = ({ hours, ...rest }: { hours?: string[]; start_half?: string }) =>
      hours ? { leave_type_id: types.lieu, start_time: hours[0], end_time: hours[1] } : rest;
    const { id } = await book(api.otherCook, one(fields(first)));
    expect(await api.otherCook.post('/leaves', one(fields(second)))).toMatchObject(overlap(id));
  });

  it.each([
    ['the other half', { start_half: 'FIRST_HALF' }, { start_half: 'SECOND_HALF' }],
    ['hours before noon, of an afternoon', { start_half: 'SECOND_HALF' }, { hours: ['09:00', '12:00'] }],
    ['hours that meet', { hours: ['09:00', '10:00'] }, { hours: ['10:00', '11:00'] }],
  ])('201: %s does not collide', async (_what, first, second) => {
    const fields = ({ hours, ...rest }: { hours?: string[]; start_half?: string }) =>
      hours ? { leave_type_id: types.lieu, start_time: hours[0], end_time: hours[1] } : rest;
    await book(api.otherCook, one(fields(first)));
    expect((await api.otherCook.post('/leaves', one(fields(second)))).status).toBe(201);
  });

  it('201: over what was rejected or withdrawn, and beside leave of someone else', async () => {
    const rejected = await book(api.otherCook, one());
    await api.admin.post(`/leaves/${rejected.id}/reject`, { reason: 'No' });
    const withdrawn = await book(api.otherCook, one());
    await api.otherCook.post(`/leaves/${withdrawn.id}/cancel`);
    await book(api.otherCook, one());
    await book(api.cook, one());
  });

  it('two that come at once: one is booked, the other refused, one event', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.cook.post('/leaves', one())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const { id } = answers.find(({ status }) => status === 201)!.data;
    for (const { status, error } of answers)
      if (status === 409) expect(error.details).toEqual(overlap(id).error.details);
    const raised = (await world.events()).filter(({ snapshot }) => (snapshot as Leave).start_date === days.mon);
    expect(raised).toHaveLength(1);
  });
});

describe('409: locked dates', () => {
  const lock = (department_id: string | null, reason: string | null = 'Stocktaking') =>
    insertRow('locked_dates', {
      organization_id: world.organizationId,
      id: world.newId('lck'),
      department_id,
      reason,
      start_date: days.wed,
      end_date: days.thu,
      created_at: harness.installation.clock.now(),
    }).execute(db);

  it('of everyone', async () => {
    await lock(null);
    const response = await api.bartender.post('/leaves', one({ end_date: days.wed }));
    expect(response).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_dates', start_date: days.wed, end_date: days.thu } },
    });
    expect(response.error.message).toContain('Stocktaking');
  });

  it('of the person’s department, and of no other', async () => {
    await lock(people.cook.departmentId, null);
    expect(await api.cook.post('/leaves', one({ end_date: days.fri }))).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_dates' } },
    });
    expect((await api.bartender.post('/leaves', one({ end_date: days.fri }))).status).toBe(201);
    expect((await api.cook.post('/leaves', one({ start_date: days.fri, end_date: days.fri }))).status).toBe(201);
  });
});

describe('409: the balance', () => {
  it('pending days are reserved; what is left can be booked', async () => {
    const person = await world.employee({ department: 'Bar' });
    const client = await person.api();
    const vacation = (start_date: string, end_date: string) => ({
      leave_type_id: types.vacation,
      start_date,
      end_date,
    });
    expect((await book(client, vacation('2026-04-13', '2026-05-01'))).total_days).toBe(15);
    expect(await client.post('/leaves', vacation('2026-05-04', '2026-05-11'))).toMatchObject({
      status: 409,
      error: { details: { reason: 'balance', year: 2026, requested: 6, available: 5, unit: 'DAYS' } },
    });
    expect((await book(client, vacation('2026-05-04', '2026-05-08'))).total_days).toBe(5);
    expect(await client.post('/leaves', vacation('2026-05-11', '2026-05-11'))).toMatchObject({ status: 409 });
  });

  it('two that come at once never take more than there is', async () => {
    const person = await world.employee();
    const client = await person.api();
    const answers = await Promise.all(
      ['2026-04-13', '2026-05-25', '2026-08-10'].map((start_date) => {
        const end = new Date(Date.parse(start_date) + 18 * 86_400_000).toISOString().slice(0, 10);
        return client.post('/leaves', { leave_type_id: types.vacation, start_date, end_date: end });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('hours are taken from a balance in hours', async () => {
    const client = await (await world.employee()).api();
    const body = one({ leave_type_id: types.lieu, start_time: '00:00', end_time: '24:00' });
    await book(client, body);
    expect(await client.post('/leaves', { ...body, start_date: days.tue, end_date: days.tue })).toMatchObject({
      status: 409,
      error: { details: { reason: 'balance', requested: 24, available: 16, unit: 'HOURS' } },
    });
  });
});
