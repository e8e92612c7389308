import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Tracer, useTracer } from '../../../tracing.ts';
import { kitchenAndBar } from '../../projects/testing/kitchen.ts';
import { eightHours, type PersonName, record, workplace } from '../testing/workplace.ts';
import type { Timesheet } from '../timesheets/record.ts';

const { world: first, installation } = await openHarness();
const { world, people, api } = await workplace(first);
const hours = eightHours('2026-03-10');

describe('POST /time-entries', () => {
  it('201: a completed entry of one’s own, with source API, in UTC', async () => {
    const { status, data } = await api.cook.post('/time-entries', {
      ...hours,
      break_minutes: 30,
      description: 'Mise en place',
      notes: 'Two stations',
      tags: ['on-site'],
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: expect.stringMatching(/^ten_/),
      user_id: people.cook.id,
      clock_in: '2026-03-10T13:00:00.000Z',
      clock_out: '2026-03-10T21:00:00.000Z',
      duration_minutes: 450,
      break_minutes: 30,
      project_id: null,
      task_id: null,
      scheduled_shift_id: null,
      description: 'Mise en place',
      notes: 'Two stations',
      tags: ['on-site'],
      is_billable: false,
      hourly_rate: 0,
      billable_amount: 0,
      status: 'ACTIVE',
      approval_status: 'PENDING',
      approved_by_id: null,
      approved_at: null,
      source: 'API',
    });
    expect(data.created_at).toBe(data.updated_at);
  });

  it('201: source MANUAL in the app', async () => {
    const { status, data } = await (await people.cook.app()).post('/time-entries', hours);
    expect([status, data.source]).toEqual([201, 'MANUAL']);
  });

  it.each([
    ['CAD', 33.3333, 7],
    ['CAD', 12.345, 6],
    ['JPY', 1001, 45],
    ['BHD', 9999999999, 1440],
  ])(
    '201: the answer is the entry as it is read afterwards: %s %d an hour, %d minutes',
    async (currency, rate, minutes) => {
      const place = await workplace(first);
      const { organizationId } = place.world;
      await sql`update organizations set currency = ${currency} where id = ${organizationId}`.execute(
        installation.database.db,
      );
      installation.permissionCache.forget(organizationId);
      const clock_in = '2026-03-10T09:00:00.1239Z';
      const clock_out = new Date(Date.parse(clock_in) + minutes * 60_000).toISOString();
      const entry = await record(place.api.admin, {
        user_id: place.people.cook.id,
        clock_in,
        clock_out,
        is_billable: true,
        hourly_rate: rate,
        description: 'Sauces',
        tags: ['a', 'b, "c"'],
      });
      for (const client of [place.api.admin, place.api.cook]) {
        const { data } = await client.get(`/time-entries/${entry.id}`);
        expect(entry).toMatchObject(data);
      }
      expect(entry).toEqual((await place.api.admin.get(`/time-entries/${entry.id}`)).data);
    },
  );

  it('is audited with the names of the fields, never their values', async () => {
    const entry = await record(api.cook, { ...hours, description: 'A secret recipe' });
    const row = (await world.audit()).find(({ subject_id }) => subject_id === entry.id);
    expect(row).toMatchObject({
      action: 'timeEntries.create',
      subject_type: 'time_entry',
      actor_id: people.cook.id,
      surface: 'api',
      changed_fields: ['clock_in', 'clock_out', 'description'],
    });
    expect(JSON.stringify(row)).not.toContain('secret');
  });
});

/** How many transactions have begun by the time at which the first of them commits. */
function countingBegun(): { readonly begun: () => number; readonly tracer: Tracer } {
  let begun = 0;
  let hasCommitted = false;
  const tracer: Tracer = {
    trace: (kind, _name, attributes, work) => {
      const statements = kind === 'statements' ? String(attributes['db.query.summary']).split('; ') : [];
      if (statements.includes('begin') && !hasCommitted) begun++;
      hasCommitted ||= statements.includes('commit');
      return work();
    },
    startRequest: () => {
      throw new Error('The server was built without a tracer.');
    },
    annotate: () => undefined,
    headers: () => ({}),
    traceparent: () => null,
  };
  return { begun: () => begun, tracer };
}

describe('POST /time-entries: twenty of one person at once', () => {
  it('201: all of them, and one at a time has a connection and the lock', async () => {
    const place = await workplace(first);
    const { begun, tracer } = countingBegun();
    useTracer(tracer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        place.api.cook.post('/time-entries', eightHours(`2026-03-${String(n + 1).padStart(2, '0')}`, '-05:00')),
      ),
    ).finally(() => {
      useTracer(null);
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(begun()).toBe(1);
    const { data } = await place.api.cook.get('/timesheets');
    expect(data.reduce((sum: number, sheet: Timesheet) => sum + sheet.total_minutes, 0)).toBe(20 * 480);
  });
});

describe('POST /time-entries: approval', () => {
  const cases: [PersonName, string][] = [
    ['cook', 'PENDING'],
    ['head', 'PENDING'],
    ['admin', 'APPROVED'],
    ['executive', 'APPROVED'],
  ];
  it.each(cases)('201: an entry of %s is %s', async (name, approval) => {
    const entry = await record(api[name], hours);
    expect(entry.approval_status).toBe(approval);
    const isApproved = approval === 'APPROVED';
    expect(entry.approved_by_id).toBe(isApproved ? people[name].id : null);
    expect(entry.approved_at).toBe(isApproved ? entry.created_at : null);
    const events = (await world.events()).filter(({ subject_id }) => subject_id === entry.id);
    expect(events.map(({ type }) => type)).toEqual(isApproved ? [] : ['time_entry.submitted']);
  });

  it('201: an Administrator records an entry of someone else, which is APPROVED', async () => {
    const entry = await record(api.admin, { ...hours, user_id: people.cook.id, hourly_rate: 32.5 });
    expect(entry).toMatchObject({ user_id: people.cook.id, approval_status: 'APPROVED', hourly_rate: 32.5 });
    expect(entry.approved_by_id).toBe(people.admin.id);
  });

  it('201: if no approval is required anyone’s entry is APPROVED by no one', async () => {
    const open = await workplace(first, { settings: { time_approval_required: false } });
    expect(await record(open.api.cook, hours)).toMatchObject({ approval_status: 'APPROVED', approved_by_id: null });
    expect(await open.world.events()).toEqual([]);
  });

  it('time_entry.submitted carries the entry with the person, never a place, and no previous', async () => {
    const entry = await record(api.cook, { ...hours, tags: ['late'] });
    const event = (await world.events()).find(({ subject_id }) => subject_id === entry.id);
    expect(event).toMatchObject({ type: 'time_entry.submitted', previous: null, actor_id: people.cook.id });
    expect(event?.snapshot).toEqual({
      ...entry,
      user: { id: people.cook.id, first_name: 'Ada', last_name: 'Byron' },
      project: null,
      task: null,
    });
  });
});

describe('POST /time-entries: who may', () => {
  it.each(['cook', 'head'] as const)('403: %s names a user_id, even their own', async (name) => {
    for (const user_id of [people.otherCook.id, people[name].id]) {
      const { status, error } = await api[name].post('/time-entries', { ...hours, user_id });
      expect([status, error.code, error.details.field]).toEqual([403, 'FORBIDDEN', 'user_id']);
    }
  });

  it.each(['admin', 'executive'] as const)(
    '403: %s sets hourly_rate on an entry of their own, alone or in a batch',
    async (name) => {
      const own = [{ hourly_rate: 20 }, { hourly_rate: 0 }, { hourly_rate: 20, user_id: people[name].id }];
      for (const body of own) {
        const { status, error } = await api[name].post('/time-entries', { ...hours, ...body });
        expect([status, error.code, error.details.field]).toEqual([403, 'FORBIDDEN', 'hourly_rate']);
      }
      const entries = own.map((body) => ({ ...hours, ...body }));
      const { data } = await api[name].post('/time-entries/batch', { mode: 'each', entries });
      expect(data.map((one: { status: number }) => one.status)).toEqual([403, 403, 403]);
      const entry = await record(api[name], hours);
      const changed = await api[name].patch(`/time-entries/${entry.id}`, { hourly_rate: 20 });
      expect([changed.status, changed.error.details]).toEqual([403, { field: 'hourly_rate', reason: 'own' }]);
      const other = name === 'admin' ? 'executive' : 'admin';
      expect((await api[other].patch(`/time-entries/${entry.id}`, { hourly_rate: 20 })).data.hourly_rate).toBe(20);
    },
  );

  it.each(['cook', 'head'] as const)('403: %s sets hourly_rate', async (name) => {
    const { status, error } = await api[name].post('/time-entries', { ...hours, hourly_rate: 20 });
    expect([status, error.code, error.details.field]).toEqual([403, 'FORBIDDEN', 'hourly_rate']);
  });

  it.each([
    ['cook', 403],
    ['head', 403],
    ['admin', 201],
    ['executive', 201],
  ] as const)('manual entry off: %s gets %i', async (name, expected) => {
    const clockOnly = await workplace(first, { settings: { time_manual_entry: false } });
    const { status, error } = await clockOnly.api[name].post('/time-entries', hours);
    expect(status).toBe(expected);
    if (expected === 403) expect(error).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'time_manual_entry' } });
  });

  it('403 MODULE_DISABLED: time tracking is off; nothing is kept and nothing told', async () => {
    const off = await workplace(first, { settings: { modules: { time_tracking: false } } });
    const { status, error } = await off.api.admin.post('/time-entries', hours);
    expect([status, error.code]).toEqual([403, 'MODULE_DISABLED']);
    expect(await off.world.events()).toEqual([]);
  });

  it('422: user_id is no one of the organization, or someone who was erased', async () => {
    const stranger = await (await first.another()).employee();
    const erased = await world.employee({ is_active: false, erased_at: '2026-01-01T00:00:00.000Z' });
    for (const user_id of [stranger.id, world.newId('usr'), erased.id]) {
      const { status, error } = await api.admin.post('/time-entries', { ...hours, user_id });
      expect([status, error.details.field]).toEqual([422, 'user_id']);
    }
  });

  it('201: for someone who has left: their last hours are still to be paid', async () => {
    const leaver = await world.employee({ is_active: false, deactivated_at: '2026-03-11T00:00:00.000Z' });
    expect((await record(api.admin, { ...hours, user_id: leaver.id })).user_id).toBe(leaver.id);
  });
});

describe('POST /time-entries: times', () => {
  const day = '2026-03-10';
  it.each([
    ['clock_in without an offset', { clock_in: `${day}T09:00:00`, clock_out: `${day}T17:00:00Z` }, 'clock_in'],
    ['clock_out without an offset', { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T17:00:00` }, 'clock_out'],
    ['no time at all', { clock_in: day, clock_out: `${day}T17:00:00Z` }, 'clock_in'],
    ['a day that does not exist', { clock_in: '2026-02-30T09:00:00Z', clock_out: `${day}T17:00:00Z` }, 'clock_in'],
    ['clock_out at clock_in', { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T09:00:00Z` }, 'clock_out'],
    ['clock_out before clock_in', { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T08:59:59Z` }, 'clock_out'],
    ['the same moment in two zones', { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T10:00:00+01:00` }, 'clock_out'],
    ['more than 24 hours', { clock_in: `${day}T09:00:00Z`, clock_out: '2026-03-11T09:00:01Z' }, 'clock_out'],
    [
      'a break as long as the span',
      { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T10:00:00Z`, break_minutes: 60 },
      'break_minutes',
    ],
    ['a negative break', { ...hours, break_minutes: -1 }, 'break_minutes'],
    ['a fraction of a break', { ...hours, break_minutes: 1.5 }, 'break_minutes'],
    ['a year mistyped', { clock_in: '0202-03-10T09:00:00Z', clock_out: '0202-03-10T17:00:00Z' }, 'clock_in'],
    ['no clock_out', { clock_in: `${day}T09:00:00Z` }, 'clock_out'],
    ['an empty tag', { ...hours, tags: [''] }, 'tags.0'],
    ['a tag twice', { ...hours, tags: ['a', 'a'] }, 'tags'],
    ['an unknown field', { ...hours, duration_minutes: 5 }, 'duration_minutes'],
    ['a status', { ...hours, approval_status: 'APPROVED' }, 'approval_status'],
  ])('422: %s', async (_, body, field) => {
    const { status, error } = await api.cook.post('/time-entries', body);
    expect([status, error.code, error.details.field]).toEqual([422, 'VALIDATION_FAILED', field]);
  });

  it('422: a rate with more decimals than are kept', async () => {
    const { status, error } = await api.admin.post('/time-entries', {
      ...hours,
      user_id: people.cook.id,
      hourly_rate: 1.00001,
    });
    expect([status, error.details.field]).toEqual([422, 'hourly_rate']);
  });

  it('201: exactly 24 hours, and a break one minute shorter than the span', async () => {
    const whole = await record(api.cook, { clock_in: `${day}T09:00:00Z`, clock_out: '2026-03-11T09:00:00Z' });
    expect(whole.duration_minutes).toBe(1440);
    const short = { clock_in: `${day}T09:00:00Z`, clock_out: `${day}T10:00:00Z`, break_minutes: 59 };
    expect((await record(api.cook, short)).duration_minutes).toBe(1);
  });

  it('201: entries may lie side by side, touch and overlap', async () => {
    for (let i = 0; i < 2; i++) expect((await api.otherCook.post('/time-entries', hours)).status).toBe(201);
  });

  it('201: times are rounded on the wall clock; the raw ones are kept beside them', async () => {
    const rounding = await workplace(first, {
      timezone: 'Asia/Kathmandu',
      settings: { time_rounding_increment: 30, time_rounding_mode: 'nearest' },
    });
    const raw = { clock_in: '2026-03-10T08:50:00+05:45', clock_out: '2026-03-10T17:14:59+05:45' };
    const entry = await record(rounding.api.cook, { ...raw, break_minutes: 30 });
    expect(entry).toMatchObject({
      clock_in: '2026-03-10T03:15:00.000Z',
      clock_out: '2026-03-10T11:15:00.000Z',
      duration_minutes: 450,
    });
    const stored = (
      await sql<
        Pick<Row<'time_entries'>, 'raw_clock_in' | 'raw_clock_out' | 'work_date'>
      >`select raw_clock_in, raw_clock_out, work_date from time_entries where id = ${entry.id}`.execute(
        installation.database.db,
      )
    ).rows[0];
    expect(stored).toEqual({
      raw_clock_in: '2026-03-10T03:05:00.000Z',
      raw_clock_out: '2026-03-10T11:29:59.000Z',
      work_date: '2026-03-10',
    });
  });

  it('201: what rounding leaves nothing of is 0 minutes, not a refusal', async () => {
    const rounding = await workplace(first, { settings: { time_rounding_increment: 30 } });
    const body = { clock_in: `${day}T09:01:00Z`, clock_out: `${day}T09:14:00Z`, break_minutes: 5 };
    expect(await record(rounding.api.cook, body)).toMatchObject({ duration_minutes: 0, break_minutes: 5 });
  });
});

describe('POST /time-entries: project, task and billing', async () => {
  const { world: kitchen, admin, make, wide, ofKitchen, ofBar } = await kitchenAndBar(first);
  const person = await kitchen.employee({ department: 'Kitchen' });
  const cook = await person.api();
  const administrator = await admin.api();
  const billable = await make('/projects', { name: 'Catering', is_billable: true });
  const free = await make(`/projects/${billable.id}/tasks`, { name: 'Rehearsal', is_billable: false });
  const paid = await make(`/projects/${billable.id}/tasks`, { name: 'Service', is_billable: true });

  it('201: a project of one’s department or of the whole organization', async () => {
    for (const project of [wide, ofKitchen]) {
      expect((await record(cook, { ...hours, project_id: project.id })).project_id).toBe(project.id);
    }
    expect((await administrator.post('/time-entries', { ...hours, project_id: ofBar.id })).status).toBe(201);
  });

  it('422: a project one does not see, of another organization, or none', async () => {
    const foreign = (await kitchenAndBar(first)).wide;
    for (const project_id of [ofBar.id, foreign.id, kitchen.newId('prj')]) {
      const { status, error } = await cook.post('/time-entries', { ...hours, project_id });
      expect([status, error.details.field]).toEqual([422, 'project_id']);
    }
  });

  it('422: a task of another project, without its project, or none', async () => {
    for (const body of [
      { project_id: wide.id, task_id: paid.id },
      { task_id: paid.id },
      { project_id: null, task_id: paid.id },
      { project_id: billable.id, task_id: kitchen.newId('tsk') },
    ]) {
      const { status, error } = await cook.post('/time-entries', { ...hours, ...body });
      expect([status, error.details.field]).toEqual([422, 'task_id']);
    }
  });

  it.each([
    [{}, false],
    [{ project_id: billable.id }, true],
    [{ project_id: billable.id, task_id: free.id }, false],
    [{ project_id: billable.id, task_id: paid.id }, true],
    [{ project_id: billable.id, is_billable: false }, false],
    [{ is_billable: true }, true],
  ])('201: billable unless told otherwise as the task or project is: %o is %s', async (body, isBillable) => {
    expect((await record(cook, { ...hours, ...body })).is_billable).toBe(isBillable);
  });

  it.each([
    [{ is_billable: true, hourly_rate: 32.55 }, 260.4],
    [{ is_billable: true, hourly_rate: 0.0375, break_minutes: 20 }, 0.29],
    [{ is_billable: false, hourly_rate: 32.55 }, 0],
    [{ is_billable: true }, 0],
  ])('201: billable_amount of %o is %d', async (body, amount) => {
    const user_id = person.id;
    expect((await record(administrator, { ...hours, ...body, user_id })).billable_amount).toBe(amount);
  });

  it('201: the rate of a project is not the rate of an entry: an Employee would learn it', async () => {
    expect((await record(cook, { ...hours, project_id: wide.id })).hourly_rate).toBe(0);
  });

  it('time_entry.submitted names project and task', async () => {
    const entry = await record(cook, { ...hours, project_id: billable.id, task_id: paid.id });
    const event = (await kitchen.events()).find(({ subject_id }) => subject_id === entry.id);
    expect(event?.snapshot).toMatchObject({
      project: { id: billable.id, name: 'Catering' },
      task: { id: paid.id, name: 'Service' },
    });
  });
});
