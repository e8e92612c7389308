import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { addDays } from '../../../lib/days.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import {
  addShift,
  addType,
  book,
  keepNoHolidays,
  monday,
  moveClockTo,
  type Office,
  office,
} from '../testing/office.ts';
import { certificateOf } from './certificate.ts';
import { remindCertificates } from './remind.ts';
import type { SickLeave } from './store.ts';

const harness = await openHarness();
const { installation, dataDir } = harness;
/** A Monday. */
const today = '2026-03-02';
let place: Office;
let app: Record<'cook' | 'boss' | 'head' | 'otherCook' | 'admin', Client>;

beforeAll(async () => {
  moveClockTo(harness, monday);
  place = await office(harness);
  await keepNoHolidays(harness, place.world);
  const { cook, boss, head, otherCook, admin } = place.people;
  app = {
    cook: await cook.app(),
    boss: await boss.app(),
    head: await head.app(),
    otherCook: await otherCook.app(),
    admin: await admin.app(),
  };
});

const file = { query: { file_name: 'certificate.pdf' }, headers: { 'content-type': 'application/pdf' } };
const bytes = Buffer.from('%PDF-1.4\nA doctor’s note');
const attach = (client: Client, id: string) => client.post(`/leaves/${id}/attachments/upload`, bytes, file);
const ill = (client: Client, date: string, more: object = {}) =>
  book(client, { leave_type_id: place.types.sick, start_date: date, end_date: date, ...more });
const toldTo = async (client: Client): Promise<{ kind: string; text: string; subject_id: string }[]> =>
  (await client.get('/notifications')).data;

describe('illness', () => {
  it('who leads the person is told at once, with the shifts that are uncovered, and not of what kind the leave is', async () => {
    await addShift(harness, place.world, { userId: place.people.cook.id, date: today });
    const mails = (): string[] => readdirSync(join(dataDir, 'mail'));
    const leave = await ill(app.cook, today);
    const told = { kind: 'absence_reported', subject_id: leave.id, leads_to: `/time-off/${leave.id}` };
    const text = 'Away at short notice: Ada Byron, Mar 2, 2026. One shift is uncovered.';
    expect(await toldTo(app.boss)).toMatchObject([{ ...told, text, uncovered_shifts: 1 }]);
    expect(await toldTo(app.head)).toMatchObject([{ ...told, text }]);
    for (const client of [app.cook, app.otherCook, app.admin]) expect(await toldTo(client)).toEqual([]);
    await runJobsOnce(installation);
    // The manager, the head and the deputy.
    const written = mails().map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'));
    expect(written.filter((mail) => mail.includes('Ada Byron'))).toHaveLength(3);
    expect(written.join('\n')).not.toMatch(/sick/i);
    await app.boss.post(`/leaves/${leave.id}/cancel`, {});
    expect(await toldTo(app.head)).toEqual([]);
  });

  it('201: locked dates do not stand in its way, and its preview says so', async () => {
    const day = '2026-03-12';
    await app.admin.post('/locked-dates', { start_date: day, end_date: day });
    const body = { leave_type_id: place.types.sick, start_date: day, end_date: day };
    expect((await app.cook.post('/leaves/preview', body)).data.problems).toEqual([]);
    await ill(app.cook, day);
    const vacation = { ...body, leave_type_id: place.types.vacation };
    expect((await app.otherCook.post('/leaves', vacation)).error.details.reason).toBe('locked_dates');
  });
});

describe('what is attached to a leave', () => {
  it('201: by the person and who sees it whole; read by them alone, and removed with its file', async () => {
    const { id } = await ill(app.cook, '2026-03-09');
    const added = await attach(app.cook, id);
    expect(added.status, added.text).toBe(201);
    const [one] = added.data.attachments;
    expect(one).toMatchObject({ file_name: 'certificate.pdf', uploaded_by_id: place.people.cook.id });
    const content = `/leaves/${id}/attachments/${String(one.id)}/content`;
    for (const client of [app.cook, app.boss, app.admin]) {
      expect((await client.get(`/leaves/${id}/attachments`)).data.attachments).toHaveLength(1);
      expect((await client.get(content)).bytes).toEqual(bytes);
    }
    expect((await attach(app.boss, id)).status).toBe(201);
    expect((await app.head.get(`/leaves/${id}/attachments`)).data).toEqual({
      leave_id: id,
      attachments: [],
      certificate: null,
      can_add: false,
    });
    expect((await app.head.get(content)).status).toBe(404);
    expect((await attach(app.head, id)).status).toBe(403);
    expect((await app.otherCook.get(`/leaves/${id}/attachments`)).status).toBe(404);
    const path = `/leaves/${id}/attachments/${String(one.id)}`;
    expect((await app.head.delete(path)).status).toBe(403);
    expect((await app.cook.delete(path)).data.attachments).toHaveLength(1);
    expect((await app.cook.get(content)).status).toBe(404);
    expect((await app.cook.delete(path)).status).toBe(404);
    expect((await place.world.audit()).at(-1)).toMatchObject({ subject_id: id, changed_fields: ['attachments'] });
  });

  it('409: nothing to a leave that does not stand, and ten at most; 422: what is no picture', async () => {
    const { id } = await ill(app.cook, '2026-03-10');
    const page = { query: { file_name: 'x.html' }, headers: { 'content-type': 'text/html' } };
    expect((await app.cook.post(`/leaves/${id}/attachments/upload`, Buffer.from('<p>'), page)).status).toBe(422);
    for (let count = 0; count < 10; count++) expect((await attach(app.cook, id)).status).toBe(201);
    expect((await app.cook.get(`/leaves/${id}/attachments`)).data.can_add).toBe(false);
    expect((await attach(app.cook, id)).error.details).toEqual({ reason: 'limit' });
    await app.boss.post(`/leaves/${id}/cancel`, {});
    expect((await attach(app.cook, id)).error.details).toEqual({ reason: 'state', status: 'CANCELLED' });
  });
});

describe('a certificate', () => {
  afterEach(() => moveClockTo(harness, monday));

  const sick = (id: string, start_date: string, end_date: string, has_attachment = false): SickLeave => ({
    id,
    user_id: 'usr_1',
    is_for_family: false,
    start_date,
    end_date,
    has_attachment,
    certificate_after_days: 3,
  });
  const weekend = ['SATURDAY', 'SUNDAY'] as const;

  it('is asked for once someone is away for longer, over several leaves and weekends on end', () => {
    const [thursday, friday] = [sick('1', '2026-03-05', '2026-03-05'), sick('2', '2026-03-06', '2026-03-06')];
    const next = sick('3', '2026-03-09', '2026-03-09');
    expect(certificateOf(friday, [thursday, friday, next], weekend)).toBeNull();
    expect(certificateOf(next, [thursday, friday, next], weekend)).toEqual({
      asked_from: '2026-03-08',
      is_missing: true,
    });
    expect(certificateOf(next, [thursday, next], weekend)).toBeNull();
    expect(certificateOf(next, [{ ...thursday, has_attachment: true }, friday, next], weekend)?.is_missing).toBe(false);
    expect(certificateOf(sick('4', today, '2026-03-05'), [], weekend)).toEqual({
      asked_from: '2026-03-05',
      is_missing: true,
    });
    expect(certificateOf({ ...next, certificate_after_days: null }, [], weekend)).toBeNull();
  });

  it('the person is reminded once a week while it is missing, and who decides sees it', async () => {
    const changed = await app.admin.patch(`/leave-types/${place.types.sick}`, { certificate_after_days: 2 });
    expect(changed.data).toMatchObject({ is_sickness: true, certificate_after_days: 2 });
    const first = '2026-03-23';
    const { id } = await ill(app.otherCook, first, { end_date: addDays(first, 3) });
    const missing = { asked_from: addDays(first, 2), is_missing: true };
    expect((await app.otherCook.get(`/leaves/${id}/attachments`)).data.certificate).toEqual(missing);
    expect((await app.admin.get(`/leaves/${id}/attachments`)).data.certificate).toEqual(missing);
    // Signed in anew each time: a session that is not used for weeks ends.
    const reminded = async (dayMs: number): Promise<number> => {
      moveClockTo(harness, dayMs);
      const own = (app.otherCook = await place.people.otherCook.app());
      await own.post('/notifications/read');
      await remindCertificates.run(installation, {});
      const { status, data, text } = await own.get('/notifications', { query: { unread: 'true' } });
      expect(status, text).toBe(200);
      return (data as object[]).length;
    };
    const dayMs = 86_400_000;
    expect(await reminded(monday + 22 * dayMs)).toBe(0);
    expect(await reminded(monday + 23 * dayMs)).toBe(1);
    expect((await toldTo(app.otherCook))[0]).toMatchObject({
      kind: 'leave_certificate_missing',
      text: expect.stringMatching(/^A certificate is missing for your time off: Sick, Mar 23/),
    });
    expect(await reminded(monday + 24 * dayMs)).toBe(0);
    expect(await reminded(monday + 31 * dayMs)).toBe(1);
    expect((await attach(app.otherCook, id)).data.certificate.is_missing).toBe(false);
    expect(await reminded(monday + 40 * dayMs)).toBe(0);
  });

  it('422: a number of days that is none', async () => {
    for (const certificate_after_days of [-1, 1.5, 366]) {
      const { status, error } = await app.admin.post('/leave-types', { name: 'Odd', certificate_after_days });
      expect({ status, field: error.details.field }).toEqual({ status: 422, field: 'certificate_after_days' });
    }
    await addType(harness, place.world, 'Other illness', { is_sickness: true });
  });
});
