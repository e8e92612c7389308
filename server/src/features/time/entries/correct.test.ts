import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { eightHours, record, sheetOver, workplace } from '../testing/workplace.ts';

const { world: first } = await sharedHarness();
const day = '2026-03-10';
const reason = 'The tablet was broken.';
const hourMs = 3_600_000;

async function kitchen(settings: object = {}) {
  const place = await workplace(first);
  await place.world.set({ time_rounding_increment: 0, ...settings });
  const { people } = place;
  const app = {
    cook: await people.cook.app(),
    head: await people.head.app(),
    barHead: await people.barHead.app(),
    admin: await people.admin.app(),
  };
  return { ...place, app };
}

const toldTo = async (client: Awaited<ReturnType<typeof kitchen>>['app']['cook']) =>
  (await client.get('/notifications')).data as { kind: string; subject_id: string; reason: string }[];

describe('POST /time-entries/{id}/correct', () => {
  it('200: by who leads the person, also where nobody changes clock times; the times of before stay, and the person is told why', async () => {
    const { app, api, people, world } = await kitchen({ time_approval_required: true });
    const entry = await record(api.cook, { ...eightHours(day), break_minutes: 30 });
    await api.head.post(`/time-entries/${entry.id}/approve`);
    await world.set({ time_edit_clock_times: false, time_manual_entry: false });
    const path = `/time-entries/${entry.id}/correct`;
    const { status, data } = await app.head.post(path, { clock_out: `${day}T18:00:00-04:00`, reason: ` ${reason} ` });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      clock_in: entry.clock_in,
      clock_out: `${day}T22:00:00.000Z`,
      duration_minutes: 510,
      approval_status: 'PENDING',
      approved_by_id: null,
      corrected_by_id: people.head.id,
      correction_reason: reason,
      before_correction: { clock_in: entry.clock_in, clock_out: entry.clock_out, break_minutes: 30 },
    });
    expect(await toldTo(app.cook)).toMatchObject([{ kind: 'time_corrected', subject_id: entry.id, reason }]);
    const again = await app.admin.post(path, { clock_in: `${day}T08:00:00-04:00`, reason: 'Came early.' });
    expect(again.data).toMatchObject({
      corrected_by_id: people.admin.id,
      correction_reason: 'Came early.',
      before_correction: { clock_in: entry.clock_in, clock_out: entry.clock_out, break_minutes: 30 },
    });
    const rows = (await world.audit()).filter(({ action }) => action === 'timeEntries.correct');
    expect(rows.map(({ changed_fields: fields }) => fields)).toEqual([
      ['clock_out', 'correction_reason'],
      ['clock_in', 'correction_reason'],
    ]);
    expect(rows.every(({ subject_id: id }) => id === entry.id)).toBe(true);
    expect((await api.cook.get(`/time-entries/${entry.id}`)).data).toMatchObject({ correction_reason: 'Came early.' });
  });

  it('200: an entry that nobody corrected says nothing of it; the same times change nothing and tell nobody', async () => {
    const { app, api } = await kitchen();
    const entry = await record(api.cook, eightHours(day));
    expect(Object.keys(entry)).not.toContain('corrected_by_id');
    const { clock_in, clock_out } = entry;
    const same = await app.head.post(`/time-entries/${entry.id}/correct`, { clock_in, clock_out, reason });
    expect(same.data).toMatchObject({ updated_at: entry.updated_at });
    expect(Object.keys(same.data)).not.toContain('corrected_by_id');
    expect(await toldTo(app.cook)).toEqual([]);
  });

  it('200: who forgot to clock out is clocked out', async () => {
    const { app } = await kitchen();
    const running = await app.cook.post('/clock/in', { tapped_at: new Date(Date.now() - 3 * hourMs).toISOString() });
    expect(running.status, running.text).toBe(201);
    const clock_out = new Date(Date.now() - hourMs).toISOString();
    const { data } = await app.head.post(`/time-entries/${running.data.id}/correct`, { clock_out, reason });
    expect(data).toMatchObject({ status: 'ACTIVE', duration_minutes: 120, before_correction: { clock_out: null } });
  });

  it('403: one’s own, also of an Administrator; an Employee; 404: out of the departments that one leads', async () => {
    const { app, api } = await kitchen();
    const own = await record(api.head, eightHours(day));
    const ofAdmin = await record(api.admin, eightHours(day));
    const entry = await record(api.cook, eightHours(day));
    const body = { clock_in: `${day}T08:00:00-04:00`, reason };
    expect((await app.head.post(`/time-entries/${own.id}/correct`, body)).status).toBe(403);
    expect((await app.admin.post(`/time-entries/${ofAdmin.id}/correct`, body)).status).toBe(403);
    expect((await app.cook.post(`/time-entries/${entry.id}/correct`, body)).status).toBe(403);
    expect((await app.barHead.post(`/time-entries/${entry.id}/correct`, body)).status).toBe(404);
    expect((await api.head.post(`/time-entries/${entry.id}/correct`, body)).status).toBe(404);
  });

  it('409: in a locked pay period, and of one that was deleted; 422: without a reason, or with one that is too long', async () => {
    const { app, api, people, world } = await kitchen();
    const entry = await record(api.cook, eightHours(day));
    const path = `/time-entries/${entry.id}/correct`;
    const body = { clock_in: `${day}T08:00:00-04:00`, reason };
    for (const bad of [undefined, '', '   ', 'x'.repeat(501)]) {
      expect(await app.head.post(path, { ...body, reason: bad })).toMatchObject({
        status: 422,
        error: { details: { field: 'reason' } },
      });
    }
    const sheet = await sheetOver(api.admin, people.cook.id, day);
    await world.set({ time_locked_through: sheet?.period_end ?? null });
    expect(await app.head.post(path, body)).toMatchObject({ status: 409, error: { details: { reason: 'locked' } } });
    await world.set({ time_locked_through: null });
    await api.cook.delete(`/time-entries/${entry.id}`);
    expect((await app.head.post(path, body)).status).toBe(409);
  });
});

describe('POST /time-entries/record-for', () => {
  it('201: hours of someone whom one leads, also where nobody records by hand; it waits for approval as any other', async () => {
    const { app, people } = await kitchen({ time_manual_entry: false, time_approval_required: true });
    const { status, data } = await app.head.post('/time-entries/record-for', {
      user_id: people.cook.id,
      ...eightHours(day),
      break_minutes: 30,
      reason,
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      user_id: people.cook.id,
      duration_minutes: 450,
      status: 'ACTIVE',
      approval_status: 'PENDING',
      source: 'MANUAL',
      corrected_by_id: people.head.id,
      correction_reason: reason,
      before_correction: null,
    });
    expect((await app.cook.get(`/time-entries/${data.id}`)).data).toMatchObject({ correction_reason: reason });
    expect(await toldTo(app.cook)).toMatchObject([{ kind: 'time_corrected', subject_id: data.id, reason }]);
  });

  it('201: without an end the person is in, wherever their department clocks; 409: in already', async () => {
    const { app, people } = await kitchen();
    await app.admin.patch(`/departments/${String(people.cook.departmentId)}`, { clock_from: ['KIOSK'] });
    expect((await app.cook.post('/clock/in', {})).status).toBe(409);
    const clock_in = new Date(Date.now() - hourMs).toISOString();
    const body = { user_id: people.cook.id, clock_in, reason };
    const { status, data, text } = await app.head.post('/time-entries/record-for', body);
    expect(status, text).toBe(201);
    expect(data).toMatchObject({ status: 'RUNNING', clock_in, clock_out: null, corrected_by_id: people.head.id });
    expect((await app.cook.get('/clock')).data).toMatchObject({ entry: { id: data.id } });
    expect(await toldTo(app.cook)).toMatchObject([{ kind: 'time_corrected', reason }]);
    expect(await app.head.post('/time-entries/record-for', body)).toMatchObject({
      status: 409,
      error: { details: { reason: 'running' } },
    });
  });

  it('403: for oneself; 422: someone out of sight, or who left and is said to be at work, and times that would not do', async () => {
    const { app, people, world } = await kitchen();
    const body = { user_id: people.cook.id, ...eightHours(day), reason };
    const refused = async (client: typeof app.head, other: object) => {
      const { status, error } = await client.post('/time-entries/record-for', { ...body, ...other });
      return [status, error?.details?.field];
    };
    expect(await refused(app.head, { user_id: people.head.id })).toEqual([403, undefined]);
    expect((await refused(app.cook, {}))[0]).toBe(403);
    expect(await refused(app.barHead, {})).toEqual([422, 'user_id']);
    expect(await refused(app.head, { clock_out: `${day}T08:00:00-04:00` })).toEqual([422, 'clock_out']);
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const runs = { clock_out: undefined };
    expect(await refused(app.head, { ...runs, clock_in: at(hourMs) })).toEqual([422, 'clock_in']);
    expect(await refused(app.head, { ...runs, clock_in: at(-25 * hourMs) })).toEqual([422, 'clock_out']);
    expect(await refused(app.head, { ...runs, clock_in: at(-hourMs), break_minutes: 5 })).toEqual([
      422,
      'break_minutes',
    ]);
    const left = await world.employee({
      department: 'Kitchen',
      is_active: false,
      deactivated_at: '2026-03-11T00:00:00.000Z',
    });
    expect((await refused(app.head, { user_id: left.id }))[0]).toBe(201);
    expect(await refused(app.head, { user_id: left.id, ...runs, clock_in: at(-hourMs) })).toEqual([422, 'user_id']);
  });

  it('409: in a locked pay period', async () => {
    const { app, people, world } = await kitchen();
    await world.set({ time_locked_through: '2026-03-31' });
    const body = { user_id: people.cook.id, ...eightHours(day), reason };
    expect(await app.head.post('/time-entries/record-for', body)).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked' } },
    });
  });
});
