import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { type Workplace, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const setNow = (text: string): void => {
  installation.clock.setOffset(Date.parse(text) - Date.now());
};

/** A cook signed in to the app, at a moment in Toronto. */
async function clockOfCook(now: string, details: Parameters<typeof workplace>[1] = {}) {
  setNow(now);
  const place = await workplace(first, details);
  return { ...place, app: await place.people.cook.app() };
}

const eventsOf = async ({ world }: Pick<Workplace, 'world'>) => (await world.events()).map(({ type }) => type);

describe('the clock', () => {
  it('201, 200: clocks in and out; the entry runs in between and then needs approval', async () => {
    const place = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { app, people, api } = place;
    expect((await app.get('/clock')).data).toEqual({
      is_running: false,
      entry: null,
      asks_for_place: false,
      ask_after_hours: 12,
      on_break_since: null,
      clock_from: null,
      is_elsewhere: false,
      kiosks: [],
      has_kiosk_pin: false,
      shift_ends_at: null,
      shift_break_minutes: null,
      illness: null,
      now: expect.stringMatching(/^2026-03-10T13:00:0/),
    });
    const started = await app.post('/clock/in', { description: 'Lunch service' });
    expect(started.status).toBe(201);
    expect(started.data).toMatchObject({
      user_id: people.cook.id,
      clock_in: expect.stringMatching(/^2026-03-10T13:00:0/),
      clock_out: null,
      status: 'RUNNING',
      approval_status: 'PENDING',
      source: 'CLOCK',
      duration_minutes: 0,
      break_minutes: 0,
      description: 'Lunch service',
    });
    expect((await app.get('/clock')).data).toMatchObject({ is_running: true, entry: { id: started.data.id } });
    expect((await api.head.get('/time-entries')).data).toEqual([started.data]);
    expect(await eventsOf(place)).toEqual([]);
    setNow('2026-03-10T17:30:00-04:00');
    const ended = await app.post('/clock/out', { break_minutes: 30 });
    expect(ended.status).toBe(200);
    expect(ended.data).toMatchObject({
      id: started.data.id,
      clock_in: started.data.clock_in,
      status: 'ACTIVE',
      approval_status: 'PENDING',
      duration_minutes: 480,
      break_minutes: 30,
      description: 'Lunch service',
      source: 'CLOCK',
    });
    expect(await eventsOf(place)).toEqual(['time_entry.submitted']);
    expect((await app.get('/clock')).data.is_running).toBe(false);
    expect((await place.world.audit()).filter(({ action }) => action.startsWith('clock.'))).toMatchObject([
      { action: 'clock.in', subject_id: started.data.id, surface: 'app', changed_fields: ['description'] },
      { action: 'clock.out', subject_id: started.data.id, surface: 'app' },
    ]);
  });

  it('the hours of an Administrator are APPROVED on clocking out, by themselves', async () => {
    const { people, world } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const app = await people.admin.app();
    expect((await app.post('/clock/in')).data.approval_status).toBe('PENDING');
    setNow('2026-03-10T10:00:00-04:00');
    expect((await app.post('/clock/out')).data).toMatchObject({
      approval_status: 'APPROVED',
      approved_by_id: people.admin.id,
    });
    expect(await world.events()).toEqual([]);
  });

  it('409: clocked in already; not clocked in', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    expect(await app.post('/clock/out')).toMatchObject({ status: 409, error: { details: { reason: 'not_running' } } });
    await app.post('/clock/in');
    expect(await app.post('/clock/in')).toMatchObject({ status: 409, error: { details: { reason: 'running' } } });
  });

  it('one running entry a person, also under parallel clicks; and it ends once', async () => {
    const { app, people, world } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const clicks = <T>(click: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 6 }, click));
    const starts = await clicks(() => app.post('/clock/in'));
    expect(starts.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await (await people.otherCook.app()).post('/clock/in')).status).toBe(201);
    setNow('2026-03-10T10:00:00-04:00');
    const ends = await clicks(() => app.post('/clock/out'));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await world.events()).toHaveLength(1);
  });

  it('rounds both ends on the wall clock; manual entry and clock edits off do not matter', async () => {
    const { app } = await clockOfCook('2026-03-10T08:53:00-04:00', {
      settings: { time_rounding_increment: 15, time_manual_entry: false, time_edit_clock_times: false },
    });
    expect((await app.post('/clock/in')).data.clock_in).toBe('2026-03-10T13:00:00.000Z');
    setNow('2026-03-10T12:08:00-04:00');
    expect((await app.post('/clock/out')).data).toMatchObject({
      clock_out: '2026-03-10T16:15:00.000Z',
      duration_minutes: 195,
    });
  });

  it('an end never comes before its start, though the rounding rules changed in between', async () => {
    const { app, world } = await clockOfCook('2026-03-10T09:05:00-04:00', {
      settings: { time_rounding_increment: 30, time_rounding_mode: 'up' },
    });
    await app.post('/clock/in');
    await world.set({});
    setNow('2026-03-10T09:10:00-04:00');
    expect((await app.post('/clock/out')).data).toMatchObject({
      clock_in: '2026-03-10T13:30:00.000Z',
      clock_out: '2026-03-10T13:30:00.000Z',
      duration_minutes: 0,
    });
  });

  it('422: a break as long as the time since', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    await app.post('/clock/in');
    setNow('2026-03-10T09:20:00-04:00');
    expect(await app.post('/clock/out', { break_minutes: 21 })).toMatchObject({
      status: 422,
      error: { details: { field: 'break_minutes' } },
    });
    expect((await app.post('/clock/out', { break_minutes: 10 })).status).toBe(200);
  });

  it('409: after more hours than clock_ask_after_hours one tap does not do; the person says when they left', async () => {
    const { app } = await clockOfCook('2026-03-10T18:30:00-04:00');
    await app.post('/clock/in');
    setNow('2026-03-11T06:29:00-04:00');
    const dry = await app.post('/clock/out?dry_run=true');
    expect([dry.status, dry.data.duration_minutes]).toEqual([200, 719]);
    setNow('2026-03-11T16:30:00-04:00');
    expect(await app.post('/clock/out')).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('12 hours'), details: { reason: 'too_long', field: 'left_at' } },
    });
    expect(
      (await app.post('/clock/out', { left_at: '2026-03-11T01:00:00-04:00', break_minutes: 30 })).data,
    ).toMatchObject({
      clock_out: '2026-03-11T05:00:00.000Z',
      duration_minutes: 360,
      status: 'ACTIVE',
      approval_status: 'PENDING',
    });
  });

  it('200: left_at may be now, also if clock times are not to be changed: it never makes an entry longer', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00', {
      settings: { clock_ask_after_hours: 1, time_edit_clock_times: false },
    });
    await app.post('/clock/in');
    setNow('2026-03-10T23:00:00-04:00');
    expect((await app.post('/clock/out')).error.details.reason).toBe('too_long');
    expect((await app.post('/clock/out', { left_at: '2026-03-10T23:01:00-04:00' })).data.duration_minutes).toBe(840);
  });

  it.each([
    ['before clock_in', { left_at: '2026-03-10T08:00:00-04:00' }, 'left_at'],
    ['at clock_in', { left_at: '2026-03-10T09:00:00-04:00' }, 'left_at'],
    ['in the future', { left_at: '2026-03-11T20:00:00-04:00' }, 'left_at'],
    ['after more than 24 hours', { left_at: '2026-03-11T10:00:00-04:00' }, 'left_at'],
    ['without an offset', { left_at: '2026-03-10T17:00:00' }, 'left_at'],
    ['with a break as long', { left_at: '2026-03-10T10:00:00-04:00', break_minutes: 60 }, 'break_minutes'],
    ['tapped before clock_in', { tapped_at: '2026-03-10T08:00:00-04:00' }, 'tapped_at'],
  ])('422: left %s', async (_, body, field) => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    await app.post('/clock/in');
    setNow('2026-03-11T12:00:00-04:00');
    const { status, error } = await app.post('/clock/out', body);
    expect([status, error.details.field]).toEqual([422, field]);
    expect((await app.get('/clock')).data.is_running).toBe(true);
  });

  it('409: after 24 hours; the person says when they left, or drops the entry', async () => {
    const place = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { app, api } = place;
    const { data: entry } = await app.post('/clock/in');
    setNow('2026-03-11T09:01:00-04:00');
    expect(await app.post('/clock/out')).toMatchObject({ status: 409, error: { details: { reason: 'too_long' } } });
    const { status, data } = await api.cook.patch(`/time-entries/${entry.id}`, {
      clock_out: '2026-03-10T17:00:00-04:00',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'ACTIVE', approval_status: 'PENDING', duration_minutes: 480 });
    expect(await eventsOf(place)).toEqual(['time_entry.submitted']);
    const { data: dropped } = await app.post('/clock/in');
    expect((await api.cook.delete(`/time-entries/${dropped.id}`)).data).toMatchObject({ status: 'DELETED' });
    expect((await app.get('/clock')).data.is_running).toBe(false);
  });

  it('200: an Administrator completes the entry of someone who forgot: APPROVED', async () => {
    const { app, api } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { data: entry } = await app.post('/clock/in');
    const { data } = await api.admin.patch(`/time-entries/${entry.id}`, { clock_out: '2026-03-10T17:00:00-04:00' });
    expect(data).toMatchObject({ status: 'ACTIVE', approval_status: 'APPROVED', duration_minutes: 480 });
  });

  it('409: a running entry is not decided on', async () => {
    const { app, api } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { data: entry } = await app.post('/clock/in');
    expect(await api.head.post(`/time-entries/${entry.id}/approve`)).toMatchObject({
      status: 409,
      error: { details: { status: 'RUNNING' } },
    });
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00', { settings: { modules: { time_tracking: false } } });
    for (const answer of [await app.get('/clock'), await app.post('/clock/in'), await app.post('/clock/out')]) {
      expect(answer).toMatchObject({ status: 403, error: { code: 'MODULE_DISABLED' } });
    }
  });

  it('201: on a project and a task that the person sees; 422: on others', async () => {
    const { app, people, world } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const admin = await people.admin.app();
    const bar = await admin.post('/projects', { name: 'Cellar', department_id: await world.department('Bar') });
    const refused = await app.post('/clock/in', { project_id: bar.data.id });
    expect([refused.status, refused.error.details.field]).toEqual([422, 'project_id']);
    const wide = await admin.post('/projects', { name: 'Catering', is_billable: true });
    const { data } = await app.post('/clock/in', { project_id: wide.data.id });
    expect(data).toMatchObject({ project_id: wide.data.id, is_billable: true });
  });
});

describe('the clock: on the wrong project', () => {
  it('200: a running entry goes to another project since its start, without an end, and is billable as that is', async () => {
    const { app, people } = await clockOfCook('2026-03-10T09:00:00-04:00', {
      settings: { time_edit_clock_times: false },
    });
    const admin = await people.admin.app();
    const [wrong, right] = [
      await admin.post('/projects', { name: 'Office', is_billable: false }),
      await admin.post('/projects', { name: 'Catering', is_billable: true }),
    ];
    const { data: entry } = await app.post('/clock/in', { project_id: wrong.data.id });
    setNow('2026-03-10T10:00:00-04:00');
    const { status, data } = await app.patch(`/time-entries/${entry.id}`, { project_id: right.data.id });
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({
        status: 'RUNNING',
        clock_in: entry.clock_in,
        project_id: right.data.id,
        is_billable: true,
      }),
    ]);
    const kept = await app.patch(`/time-entries/${entry.id}`, { project_id: wrong.data.id, is_billable: true });
    expect(kept.data).toMatchObject({ project_id: wrong.data.id, is_billable: true });
    await app.post('/clock/out');
    const decided = await app.patch(`/time-entries/${entry.id}`, { project_id: right.data.id, is_billable: false });
    expect(decided.data).toMatchObject({ status: 'ACTIVE', is_billable: false });
  });
});

describe('the clock: the shift', () => {
  it.each([
    ['2026-03-10T09:00:00-04:00', true],
    ['2026-03-10T08:00:00-04:00', true],
    ['2026-03-10T07:59:00-04:00', false],
    ['2026-03-10T16:59:00-04:00', true],
    ['2026-03-10T17:00:00-04:00', false],
  ])('clocked in at %s belongs to the shift from nine to five: %s', async (now, isOf) => {
    const { app, people } = await clockOfCook(now);
    const admin = await people.admin.app();
    const times = { starts_at: '2026-03-10T09:00:00-04:00', ends_at: '2026-03-10T17:00:00-04:00' };
    const hours = { ...times, break_minutes: 45 };
    const shift = await admin.post('/shifts', { ...hours, user_id: people.cook.id, is_published: true });
    expect(shift.status, shift.text).toBe(201);
    await admin.post('/shifts', { ...hours, user_id: people.otherCook.id, is_published: true });
    const { data } = await app.post('/clock/in');
    expect(data.scheduled_shift_id).toBe(isOf ? shift.data.id : null);
    expect((await app.get('/clock')).data).toMatchObject({
      shift_ends_at: isOf ? shift.data.ends_at : null,
      shift_break_minutes: isOf ? 45 : null,
    });
  });
});

describe('the clock: late and early', () => {
  it('in after the shift began and out before it ended is flagged; coming back, or times put right, take it away', async () => {
    const { app, people, world } = await clockOfCook('2026-03-10T09:12:30-04:00');
    await world.set({ time_rounding_increment: 0 });
    const head = await people.head.app();
    const times = { starts_at: '2026-03-10T09:00:00-04:00', ends_at: '2026-03-10T17:00:00-04:00' };
    const shift = { ...times, break_minutes: 0, user_id: people.cook.id, is_published: true };
    expect((await head.post('/shifts', shift)).status).toBe(201);
    const late = { kind: 'CAME_LATE', minutes: 12 };
    const first = await app.post('/clock/in');
    expect(first.data.shift_flags).toEqual([late]);
    setNow('2026-03-10T12:00:30-04:00');
    const out = await app.post('/clock/out');
    expect(out.data.shift_flags).toEqual([late, { kind: 'LEFT_EARLY', minutes: 299 }]);
    setNow('2026-03-10T12:40:00-04:00');
    const second = await app.post('/clock/in');
    expect(second.data.shift_flags).toEqual([]);
    const before = (await app.get(`/time-entries/${String(first.data.id)}`)).data;
    expect(before.shift_flags).toEqual([late]);
    expect(before.updated_at > out.data.updated_at).toBe(true);
    setNow('2026-03-10T16:30:00-04:00');
    const ended = await app.post('/clock/out');
    const early = { kind: 'LEFT_EARLY', minutes: expect.toSatisfy((one: number) => one === 29 || one === 30) };
    expect(ended.data.shift_flags).toEqual([early]);
    const listed = await head.get('/time-entries', { query: { user_id: people.cook.id } });
    expect(listed.data.map((one: { shift_flags: object[] }) => one.shift_flags)).toEqual([[early], [late]]);
    const corrected = await head.post(`/time-entries/${String(ended.data.id)}/correct`, {
      clock_out: '2026-03-10T17:00:00-04:00',
      reason: 'Was in the cellar.',
    });
    expect(corrected.data.shift_flags).toEqual([]);
  });

  it('nothing without a shift, and nothing of hours that were written by hand', async () => {
    const { app, people } = await clockOfCook('2026-03-11T09:12:00-04:00');
    const head = await people.head.app();
    const times = { starts_at: '2026-03-10T09:00:00-04:00', ends_at: '2026-03-10T17:00:00-04:00' };
    await head.post('/shifts', { ...times, break_minutes: 0, user_id: people.cook.id, is_published: true });
    const hours = { clock_in: '2026-03-10T10:00:00-04:00', clock_out: '2026-03-10T16:00:00-04:00' };
    const byHand = await app.post('/time-entries', hours);
    expect(byHand.data).toMatchObject({ scheduled_shift_id: expect.any(String), shift_flags: [] });
    expect((await app.post('/clock/in')).data).toMatchObject({ scheduled_shift_id: null, shift_flags: [] });
  });
});

describe('the clock: illness', () => {
  it('whoever reported ill for today is told so before they clock in; half a day, other leave and other days are not', async () => {
    const { app, people } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const admin = await people.admin.app();
    const { data: sick } = await admin.post('/leave-types', { name: 'Sick', is_sickness: true });
    const { data: other } = await admin.post('/leave-types', { name: 'Unpaid', requires_approval: false });
    const report = async (leave_type_id: unknown, day: string, half = {}): Promise<string> => {
      const answer = await app.post('/leaves', { leave_type_id, start_date: day, end_date: day, ...half });
      expect(answer.status, answer.text).toBe(201);
      return String(answer.data.id);
    };
    const told = async () => (await app.get('/clock')).data.illness;
    await report(other.id, '2026-03-09');
    await report(sick.id, '2026-03-11');
    const half = await report(sick.id, '2026-03-10', { start_half: 'FIRST_HALF', end_half: 'FIRST_HALF' });
    expect(await told()).toBeNull();
    await app.post(`/leaves/${half}/cancel`);
    const id = await report(sick.id, '2026-03-10');
    expect(await told()).toEqual({ end_date: '2026-03-10' });
    await app.post(`/leaves/${id}/cancel`);
    expect(await told()).toBeNull();
  });
});

describe('the clock: taps that were kept', () => {
  it('409: a tap of another person than the one signed in changes nothing; with one’s own id it counts', async () => {
    const { app, people } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const other = await people.otherCook.app();
    const tap = { user_id: people.cook.id };
    const refused = {
      status: 409,
      error: { code: 'CONFLICT', details: { reason: 'another_person', field: 'user_id' } },
    };
    expect(await other.post('/clock/in', tap)).toMatchObject(refused);
    expect((await app.post('/clock/in', tap)).status).toBe(201);
    await other.post('/clock/in');
    expect(await other.post('/clock/out', tap)).toMatchObject(refused);
    expect((await other.get('/clock')).data.is_running).toBe(true);
    expect((await app.post('/clock/out', tap)).status).toBe(200);
  });

  it('both count at the time they were tapped; a minute is on its way, and the server’s own time counts', async () => {
    const { app, world } = await clockOfCook('2026-03-12T10:00:00-04:00');
    const started = await app.post('/clock/in', { tapped_at: '2026-03-10T09:00:00-04:00' });
    expect(started.data).toMatchObject({ clock_in: '2026-03-10T13:00:00.000Z', status: 'RUNNING' });
    const ended = await app.post('/clock/out', { tapped_at: '2026-03-10T17:00:00-04:00' });
    expect(ended.data).toMatchObject({ clock_out: '2026-03-10T21:00:00.000Z', duration_minutes: 480 });
    const prompt = await app.post('/clock/in', { tapped_at: '2026-03-12T09:59:30-04:00' });
    expect(prompt.data.clock_in).toMatch(/^2026-03-12T14:00:0/);
    expect((await world.audit()).filter(({ action }) => action === 'clock.in')).toMatchObject([
      { subject_id: started.data.id, changed_fields: [] },
      { subject_id: prompt.data.id, changed_fields: [] },
    ]);
  });

  it('403: a start is not set back if clock times are not to be changed; an end is, for it makes an entry shorter', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00', { settings: { time_edit_clock_times: false } });
    expect(await app.post('/clock/in', { tapped_at: '2026-03-10T08:00:00-04:00' })).toMatchObject({
      status: 403,
      error: { details: { reason: 'time_edit_clock_times' } },
    });
    expect((await app.post('/clock/in', { tapped_at: '2026-03-10T08:59:40-04:00' })).status).toBe(201);
    setNow('2026-03-10T19:00:00-04:00');
    const { data } = await app.post('/clock/out', { tapped_at: '2026-03-10T17:00:00-04:00' });
    expect(data.duration_minutes).toBe(480);
  });

  it('409: a kept tap too many hours after the start asks as well', async () => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    await app.post('/clock/in');
    setNow('2026-03-12T09:00:00-04:00');
    expect(await app.post('/clock/out', { tapped_at: '2026-03-11T07:00:00-04:00' })).toMatchObject({
      status: 409,
      error: { details: { reason: 'too_long' } },
    });
  });

  it.each([
    ['in the future', '2026-03-10T09:06:00-04:00'],
    ['too long ago', '2026-02-06T09:00:00-04:00'],
  ])('422: tapped %s', async (_, tapped_at) => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { status, error } = await app.post('/clock/in', { tapped_at });
    expect([status, error.details.field]).toEqual([422, 'tapped_at']);
  });
});

describe('the clock: places', () => {
  const inside = { latitude: 43.6426, longitude: -79.3871, accuracy_m: 10 };
  const outside = { latitude: 43.7, longitude: -79.3871, accuracy_m: 10 };
  const time_geofence = { latitude: 43.6426, longitude: -79.3871, radius_m: 200 };

  it.each([
    ['inside', inside, { time_geofence }, false],
    ['outside', outside, { time_geofence }, true],
    ['without a geofence', outside, {}, null],
    ['without a place', { address: '1 Front St' }, { time_geofence }, null],
  ])('kept for who may see them: %s', async (_, body, settings, expected) => {
    const { app, api } = await clockOfCook('2026-03-10T09:00:00-04:00', { settings });
    expect((await app.get('/clock')).data.asks_for_place).toBe('time_geofence' in settings);
    const { data } = await app.post('/clock/in', body);
    expect(data).not.toHaveProperty('outside_geofence');
    const seen = (await api.admin.get(`/time-entries/${data.id}`)).data;
    expect(seen.outside_geofence).toBe(expected);
    expect(seen.clock_in_latitude).toBe('latitude' in body ? body.latitude : null);
    expect(seen.clock_in_address).toBe('address' in body ? body.address : null);
  });

  it('both ends are kept apart, and no event tells a place', async () => {
    const { app, api, world } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { data } = await app.post('/clock/in', inside);
    setNow('2026-03-10T10:00:00-04:00');
    await app.post('/clock/out', outside);
    expect((await api.admin.get(`/time-entries/${data.id}`)).data).toMatchObject({
      clock_in_latitude: inside.latitude,
      clock_out_latitude: outside.latitude,
    });
    expect(JSON.stringify(await world.events())).not.toMatch(/latitude|43\.64/);
  });

  it.each([
    [{ latitude: 43 }, 'longitude'],
    [{ longitude: -79 }, 'latitude'],
    [{ accuracy_m: 5 }, 'accuracy_m'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: -181 }, 'longitude'],
  ])('422: %o', async (body, field) => {
    const { app } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const { status, error } = await app.post('/clock/in', body);
    expect([status, error.details.field]).toEqual([422, field]);
    expect((await app.get('/clock')).data.is_running).toBe(false);
  });
});

describe('where a department clocks', () => {
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1';
  const from = (device: string) => ({ headers: { 'user-agent': device } });

  it.each([
    [['KIOSK'], desk, 'at a kiosk'],
    [['KIOSK'], phone, 'at a kiosk'],
    [['DESK', 'KIOSK'], phone, 'at a computer or at a kiosk'],
    [['PHONE'], desk, 'by telephone'],
  ])('409: %s, tapped at %s', async (clock_from, device, said) => {
    const { app, world, people } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const admin = await (await world.administrator()).api();
    const department = people.cook.departmentId;
    expect((await admin.patch(`/departments/${department}`, { clock_from })).data).toMatchObject({ clock_from });
    expect((await app.get('/clock', from(device))).data).toMatchObject({ clock_from, is_elsewhere: true });
    for (const tap of ['in', 'out', 'break', 'back']) {
      expect(await app.post(`/clock/${tap}`, {}, from(device)), tap).toMatchObject({
        status: 409,
        error: { code: 'CONFLICT', message: `Your department clocks ${said}.`, details: { reason: 'clock_from' } },
      });
    }
    expect((await app.get('/clock')).data.is_running).toBe(false);
  });

  it.each([
    [['PHONE'], phone],
    [['DESK', 'KIOSK'], desk],
    [null, phone],
  ])('201: %s, tapped at %s', async (clock_from, device) => {
    const { app, world, people } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const admin = await (await world.administrator()).api();
    await admin.patch(`/departments/${people.cook.departmentId}`, { clock_from });
    expect((await app.get('/clock', from(device))).data).toMatchObject({ clock_from, is_elsewhere: false });
    expect((await app.post('/clock/in', {}, from(device))).status).toBe(201);
  });

  it.each([[[]], [['HOME']], [['DESK', 'DESK']], ['DESK']])('422: %j', async (clock_from) => {
    const { world, people } = await clockOfCook('2026-03-10T09:00:00-04:00');
    const admin = await (await world.administrator()).api();
    const answer = await admin.patch(`/departments/${people.cook.departmentId}`, { clock_from });
    expect(answer.status).toBe(422);
  });
});
