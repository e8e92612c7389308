import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { eightHours, type PersonName, record, type Workplace, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const { world, people, api } = await workplace(first);
const hours = eightHours('2026-03-10');
const projectApp = await people.admin.app();
const project = (await projectApp.post('/projects', { name: 'Catering' })).data;
const otherProject = (await projectApp.post('/projects', { name: 'Festival' })).data;
const task = (await projectApp.post(`/projects/${project.id}/tasks`, { name: 'Service' })).data;

/** An entry of the cook that was decided already. */
const entryOfCook = async (place: Workplace, decision: 'PENDING' | 'APPROVED' | 'REJECTED', body: object = {}) => {
  const entry = await record(place.api.cook, { ...hours, ...body });
  if (decision === 'APPROVED') await place.api.head.post(`/time-entries/${entry.id}/approve`);
  if (decision === 'REJECTED') await place.api.head.post(`/time-entries/${entry.id}/reject`, { reason: 'No' });
  return (await place.api.cook.get(`/time-entries/${entry.id}`)).data;
};
const here: Workplace = { world, people, api };

const eventsAbout = async (place: Workplace, id: string) =>
  (await place.world.events()).filter(({ subject_id }) => subject_id === id);

describe('PATCH /time-entries/{id}', () => {
  it('200: only the fields sent change', async () => {
    const entry = await entryOfCook(here, 'PENDING', { description: 'Prep', tags: ['a'] });
    const { status, data } = await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 15, tags: ['b', 'c'] });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...entry,
      break_minutes: 15,
      duration_minutes: 465,
      tags: ['b', 'c'],
      updated_at: data.updated_at,
    });
    expect((await world.audit()).findLast(({ action }) => action === 'timeEntries.update')).toMatchObject({
      subject_id: entry.id,
      changed_fields: ['break_minutes', 'tags'],
    });
  });

  it('200: nothing different: no event, and updated_at stays', async () => {
    const entry = await entryOfCook(here, 'APPROVED', { description: 'Prep' });
    const before = (await eventsAbout(here, entry.id)).length;
    const same = { clock_in: hours.clock_in, break_minutes: 0, description: 'Prep', tags: [], is_billable: false };
    const { status, data } = await api.cook.patch(`/time-entries/${entry.id}`, same);
    expect([status, data]).toEqual([200, entry]);
    expect(await eventsAbout(here, entry.id)).toHaveLength(before);
    expect((await api.admin.patch(`/time-entries/${entry.id}`, { hourly_rate: 0 })).data.updated_at).toBe(
      entry.updated_at,
    );
  });

  it('200: clock times move the entry to another day of the list', async () => {
    const entry = await entryOfCook(here, 'PENDING');
    const { data } = await api.cook.patch(`/time-entries/${entry.id}`, eightHours('2026-03-12'));
    expect(data).toMatchObject({ clock_in: '2026-03-12T13:00:00.000Z', duration_minutes: 480 });
    const on = async (day: string) =>
      (await api.cook.get('/time-entries', { query: { start_date: day, end_date: day } })).data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await on('2026-03-12')).toEqual([entry.id]);
    expect(await on('2026-03-10')).not.toContain(entry.id);
  });

  it('422: hours that would not do, with what is there already', async () => {
    const entry = await entryOfCook(here, 'PENDING');
    for (const [body, field] of [
      [{ clock_out: '2026-03-10T08:00:00-04:00' }, 'clock_out'],
      [{ clock_in: '2026-03-10T18:00:00-04:00' }, 'clock_out'],
      [{ clock_in: '2026-03-09T16:59:00-04:00' }, 'clock_out'],
      [{ break_minutes: 480 }, 'break_minutes'],
      [{ clock_in: '2026-03-10T09:00:00' }, 'clock_in'],
      [{ clock_out: null }, 'clock_out'],
      [{ user_id: people.otherCook.id }, 'user_id'],
      [{ status: 'DELETED' }, 'status'],
      [{ hourly_rate: null }, 'hourly_rate'],
    ] as const) {
      const { status, error } = await api.admin.patch(`/time-entries/${entry.id}`, body);
      expect([status, error.details.field]).toEqual([422, field]);
    }
  });

  it('200: rounded anew when a time changes; a time sent back as shown, or as it came, changes nothing', async () => {
    const rounding = await workplace(first, { settings: { time_rounding_increment: 15 } });
    const entry = await record(rounding.api.cook, {
      clock_in: '2026-03-10T09:04:00-04:00',
      clock_out: '2026-03-10T17:04:00-04:00',
    });
    expect(entry.clock_in).toBe('2026-03-10T13:00:00.000Z');
    for (const clock_in of [entry.clock_in, '2026-03-10T13:04:00Z', '2026-03-10T13:05:00Z']) {
      const { data } = await rounding.api.cook.patch(`/time-entries/${entry.id}`, { clock_in });
      expect(data).toEqual(entry);
    }
    const { data } = await rounding.api.cook.patch(`/time-entries/${entry.id}`, { clock_in: '2026-03-10T13:08:00Z' });
    expect(data).toMatchObject({ clock_in: '2026-03-10T13:15:00.000Z', duration_minutes: 465 });
  });
});

describe('PATCH /time-entries/{id}: a time within the same step', () => {
  it('200: an approved entry stays approved, and nothing is told', async () => {
    const rounding = await workplace(first, { settings: { time_rounding_increment: 15 } });
    const entry = await entryOfCook(rounding, 'APPROVED', {
      clock_in: '2026-03-10T09:04:00-04:00',
      clock_out: '2026-03-10T17:04:00-04:00',
    });
    const before = (await eventsAbout(rounding, entry.id)).length;
    const { data } = await rounding.api.cook.patch(`/time-entries/${entry.id}`, { clock_in: '2026-03-10T13:06:00Z' });
    expect(data).toMatchObject({ approval_status: 'APPROVED', approved_by_id: entry.approved_by_id });
    expect(await eventsAbout(rounding, entry.id)).toHaveLength(before);
    const next = await rounding.api.cook.patch(`/time-entries/${entry.id}`, { clock_in: '2026-03-10T13:08:00Z' });
    expect(next.data.approval_status).toBe('PENDING');
  });
});

describe('PATCH /time-entries/{id}: who may', () => {
  it.each(['cook', 'admin', 'executive'] as const)('200: %s changes the entry of the cook', async (name) => {
    const entry = await entryOfCook(here, 'PENDING');
    expect((await api[name].patch(`/time-entries/${entry.id}`, { description: 'x' })).status).toBe(200);
  });

  it.each(['head', 'manager'] as const)('403: %s sees the entry but does not change it', async (name) => {
    const entry = await entryOfCook(here, 'PENDING');
    const { status, error } = await api[name].patch(`/time-entries/${entry.id}`, { description: 'x' });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(['otherCook', 'bartender', 'barHead'] as const)('404: %s does not see it', async (name) => {
    const entry = await entryOfCook(here, 'PENDING');
    expect((await api[name].patch(`/time-entries/${entry.id}`, { description: 'x' })).status).toBe(404);
  });

  it.each(['cook', 'head'] as const)(
    '403: %s sets hourly_rate on their own entry, even to what it is',
    async (name) => {
      const entry = await record(api[name], hours);
      for (const hourly_rate of [0, 20]) {
        const { status, error } = await api[name].patch(`/time-entries/${entry.id}`, { hourly_rate });
        expect([status, error.details.field]).toEqual([403, 'hourly_rate']);
      }
    },
  );

  it('200: an Administrator sets hourly_rate', async () => {
    const entry = await entryOfCook(here, 'PENDING', { is_billable: true });
    const { data } = await api.admin.patch(`/time-entries/${entry.id}`, { hourly_rate: 12.3456 });
    expect(data).toMatchObject({ hourly_rate: 12.3456, billable_amount: 98.76 });
  });

  it.each([
    ['cook', { clock_in: '2026-03-10T09:30:00-04:00' }, 403],
    ['cook', { clock_out: '2026-03-10T16:30:00-04:00' }, 403],
    ['cook', { clock_out: hours.clock_out, description: 'x' }, 200],
    ['cook', { break_minutes: 10 }, 200],
    ['admin', { clock_in: '2026-03-10T09:30:00-04:00' }, 200],
    ['executive', { clock_out: '2026-03-10T16:30:00-04:00' }, 200],
  ] as [PersonName, object, number][])('clock edits off: %s sends %o and gets %i', async (name, body, expected) => {
    const strict = await workplace(first, { settings: { time_edit_clock_times: false } });
    const entry = await entryOfCook(strict, 'PENDING');
    const { status, error } = await strict.api[name].patch(`/time-entries/${entry.id}`, body);
    expect(status).toBe(expected);
    if (expected === 403) expect(error.details.reason).toBe('time_edit_clock_times');
  });

  it('409: an entry that was deleted', async () => {
    const entry = await entryOfCook(here, 'PENDING');
    await api.cook.delete(`/time-entries/${entry.id}`);
    const { status, error } = await api.cook.patch(`/time-entries/${entry.id}`, { description: 'x' });
    expect([status, error.code, error.details.status]).toEqual([409, 'CONFLICT', 'DELETED']);
  });
});

describe('PATCH /time-entries/{id}: project and task', () => {
  it('200: project and task together, the task alone, and neither', async () => {
    const entry = await entryOfCook(here, 'PENDING');
    const change = async (body: object) => (await api.cook.patch(`/time-entries/${entry.id}`, body)).data;
    expect(await change({ project_id: project.id })).toMatchObject({ project_id: project.id, task_id: null });
    expect(await change({ task_id: task.id })).toMatchObject({ project_id: project.id, task_id: task.id });
    expect(await change({ project_id: null, task_id: null })).toMatchObject({ project_id: null, task_id: null });
    expect(await change({ project_id: project.id, task_id: task.id })).toMatchObject({ task_id: task.id });
  });

  it('422: a task that does not go with the project', async () => {
    const entry = await entryOfCook(here, 'PENDING', { project_id: project.id, task_id: task.id });
    for (const body of [{ project_id: otherProject.id }, { project_id: null }, { task_id: world.newId('tsk') }]) {
      const { status, error } = await api.cook.patch(`/time-entries/${entry.id}`, body);
      expect([status, error.details.field]).toEqual([422, 'task_id']);
    }
    const { status, error } = await api.cook.patch(`/time-entries/${entry.id}`, { project_id: world.newId('prj') });
    expect([status, error.details.field]).toEqual([422, 'project_id']);
  });
});

describe('PATCH /time-entries/{id}: back to PENDING', () => {
  const decisive: [string, object][] = [
    ['clock_in', { clock_in: '2026-03-10T08:00:00-04:00' }],
    ['clock_out', { clock_out: '2026-03-10T18:00:00-04:00' }],
    ['break_minutes', { break_minutes: 5 }],
    ['project_id', { project_id: project.id }],
    ['task_id', { project_id: project.id, task_id: task.id }],
    ['is_billable', { is_billable: true }],
  ];
  for (const decision of ['APPROVED', 'REJECTED'] as const) {
    it.each(decisive)(`${decision} → PENDING: %s changed by the person`, async (_, body) => {
      const entry = await entryOfCook(here, decision);
      const { data } = await api.cook.patch(`/time-entries/${entry.id}`, body);
      expect(data).toMatchObject({ approval_status: 'PENDING', approved_by_id: null, approved_at: null });
      const last = (await eventsAbout(here, entry.id)).at(-1);
      expect(last).toMatchObject({ type: 'time_entry.submitted', previous: { approval_status: decision } });
      expect(last?.snapshot).toMatchObject({
        approval_status: 'PENDING',
        ...body,
        clock_in: data.clock_in,
        clock_out: data.clock_out,
      });
    });

    it.each([{ description: 'x' }, { notes: 'x' }, { tags: ['x'] }])(
      `${decision} stays: %o changed by the person`,
      async (body) => {
        const entry = await entryOfCook(here, decision);
        const before = (await eventsAbout(here, entry.id)).length;
        const { data } = await api.cook.patch(`/time-entries/${entry.id}`, body);
        expect(data).toMatchObject({ approval_status: decision, approved_by_id: entry.approved_by_id });
        expect(await eventsAbout(here, entry.id)).toHaveLength(before);
      },
    );

    it.each(['admin', 'executive'] as const)(`${decision} stays: hours changed by %s`, async (name) => {
      const entry = await entryOfCook(here, decision);
      const before = (await eventsAbout(here, entry.id)).length;
      const { data } = await api[name].patch(`/time-entries/${entry.id}`, { break_minutes: 5, hourly_rate: 9 });
      expect(data.approval_status).toBe(decision);
      expect(await eventsAbout(here, entry.id)).toHaveLength(before);
    });
  }

  it('PENDING stays, and nothing is told', async () => {
    const entry = await entryOfCook(here, 'PENDING');
    await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 5 });
    expect((await eventsAbout(here, entry.id)).map(({ type }) => type)).toEqual(['time_entry.submitted']);
  });

  it('a Department Head’s own approved entry goes back as anyone’s', async () => {
    const entry = await record(api.head, hours);
    await api.admin.post(`/time-entries/${entry.id}/approve`);
    const { data } = await api.head.patch(`/time-entries/${entry.id}`, { break_minutes: 5 });
    expect(data.approval_status).toBe('PENDING');
  });

  it('if no approval is required APPROVED stays; what was REJECTED goes back all the same', async () => {
    const free = await workplace(first, { settings: { time_approval_required: false } });
    const approved = await record(free.api.cook, hours);
    expect((await free.api.cook.patch(`/time-entries/${approved.id}`, { break_minutes: 5 })).data.approval_status).toBe(
      'APPROVED',
    );
    await free.world.set({ time_approval_required: true });
    const rejected = await entryOfCook(free, 'REJECTED');
    await free.world.set({ time_approval_required: false });
    expect((await free.api.cook.patch(`/time-entries/${rejected.id}`, { break_minutes: 5 })).data.approval_status).toBe(
      'PENDING',
    );
  });
});

describe('PATCH /time-entries/{id}: hours without times', () => {
  it('stay hours while only they change, and have times once someone gives them', async () => {
    const place = await workplace(first);
    const entry = await record(place.api.cook, { ...hours, is_duration: true });
    const change = async (body: object) => (await place.api.cook.patch(`/time-entries/${entry.id}`, body)).data;
    expect(entry.is_duration).toBe(true);
    expect(await change({ description: 'Prep' })).toMatchObject({ is_duration: true });
    const clock_out = '2026-03-10T16:00:00-04:00';
    expect(await change({ clock_out, is_duration: true })).toMatchObject({ is_duration: true });
    expect(await change({ clock_in: '2026-03-10T08:00:00-04:00' })).toMatchObject({ is_duration: false });
    expect((await record(place.api.cook, eightHours('2026-03-11'))).is_duration).toBe(false);
  });
});

describe('PATCH /time-entries/{id}: an entry of a day before the organization changed its timezone', () => {
  it('keeps its day until its start changes', async () => {
    const place = await workplace(first);
    const evening = { clock_in: '2026-03-10T22:00:00-04:00', clock_out: '2026-03-10T23:00:00-04:00' };
    const entry = await record(place.api.cook, evening);
    const { db } = installation.database;
    await sql`update organizations set timezone = ${'Europe/Berlin'} where id = ${place.world.organizationId}`.execute(
      db,
    );
    installation.permissionCache.forget(place.world.organizationId);
    const dayOf = async () =>
      (
        await sql<
          Pick<Row<'time_entries'>, 'work_date'>
        >`select work_date from time_entries where id = ${entry.id}`.execute(db)
      ).rows[0]?.work_date;
    await place.api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 5 });
    expect(await dayOf()).toBe('2026-03-10');
    await place.api.cook.patch(`/time-entries/${entry.id}`, { clock_in: '2026-03-10T22:30:00-04:00' });
    expect(await dayOf()).toBe('2026-03-11');
  });
});
