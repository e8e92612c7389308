import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { remindCertificatesWanted } from './remind.ts';

const harness = await openHarness();
const { world, installation } = harness;
const moveClockTo = (instant: string): void => {
  installation.clock.setOffset(Date.parse(instant) - Date.now());
};
moveClockTo('2026-03-10T15:00:00Z');

let admin: Somebody;
let api: Client;
let app: Client;
let head: Somebody;
let cook: Somebody;
let barkeeper: Somebody;
let course: string;

beforeAll(async () => {
  admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
  head = await world.departmentHeadOf('Kitchen');
  cook = await world.employee({ department: 'Kitchen', job_title: 'Cook' });
  barkeeper = await world.employee({ department: 'Bar', job_title: 'Barkeeper', work_location: 'Pier' });
  course = (await app.post('/courses', { name: 'Food safety', valid_months: 12 })).data.id as string;
});

const want = async (body: object): Promise<string> => {
  const { status, data, text } = await api.post('/certificate-requirements', body);
  expect(status, text).toBe(201);
  return data.id as string;
};
const missing = async (query: Record<string, string> = {}, client = api) => {
  const { status, data, text } = await client.get('/missing-certificates', { query });
  expect(status, text).toBe(200);
  return data as { user_id: string; name: string; state: string; valid_until: string | null }[];
};
/** Sessions end when time passes. */
const certify = async (person: Somebody, name: string, expiry_date: string | null) =>
  (await admin.app()).post(`/users/${person.id}/certifications`, { name, expiry_date });

describe('certificates and training that are wanted', () => {
  it('200: who has none, whose has run out and whose runs out, by department, job title, place and person', async () => {
    const aid = await want({ certificate: 'First aid', department_id: await world.department('Kitchen') });
    await want({ certificate: 'first AID', job_title: 'cook' });
    const pier = await want({ certificate: 'Rescue', work_location: 'pier', remind_days_before: 10 });
    const own = await want({ course_id: course, user_id: barkeeper.id });
    expect((await missing()).map(({ user_id, name, state }) => [user_id, name, state])).toEqual(
      [
        [head.id, 'First aid', 'NONE'],
        [cook.id, 'First aid', 'NONE'],
        [barkeeper.id, 'Food safety', 'NONE'],
        [barkeeper.id, 'Rescue', 'NONE'],
      ].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
    );
    await certify(head, 'FIRST AID', null);
    await certify(cook, 'First aid', '2026-03-09');
    await certify(barkeeper, 'Rescue', '2026-05-20');
    await app.post(`/users/${barkeeper.id}/training`, {
      course_id: course,
      status: 'COMPLETED',
      completed_date: '2025-06-01',
    });
    expect(await missing()).toMatchObject([
      { user_id: cook.id, state: 'EXPIRED', valid_until: '2026-03-09', requirement_id: aid },
    ]);
    const before = { before: '2026-06-21' };
    expect(
      (await missing({ ...before, state: 'RUNS_OUT' })).map(({ name, valid_until }) => [name, valid_until]),
    ).toEqual([
      ['Food safety', '2026-06-01'],
      ['Rescue', '2026-05-20'],
    ]);
    expect(await missing({ ...before, kind: 'COURSE' })).toMatchObject([{ user_id: barkeeper.id, course_id: course }]);
    expect(await missing({ ...before, requirement_id: pier })).toHaveLength(1);
    expect(await missing({ ...before, department_id: await world.department('Bar') })).toHaveLength(2);
    const first = await api.get('/missing-certificates', { query: { ...before, limit: '2' } });
    const cursor = first.body.meta.next_cursor as string;
    const rest = await api.get('/missing-certificates', { query: { ...before, limit: '2', cursor } });
    expect([first.data.length, rest.data.length, rest.body.meta.has_more]).toEqual([2, 1, false]);
    // One’s own; of one’s departments; a requirement that names someone out of view is not there.
    expect(await missing(before, await barkeeper.api())).toHaveLength(2);
    const heads = await head.api();
    expect((await missing(before, heads)).map(({ user_id }) => user_id)).toEqual([cook.id]);
    expect((await heads.get('/certificate-requirements')).data).toHaveLength(3);
    expect((await heads.get(`/certificate-requirements/${own}`)).status).toBe(404);
    expect((await heads.get(`/certificate-requirements/${pier}`)).data).toMatchObject({ remind_days_before: 10 });
  });

  it('a shift shows who lacks what its department wants, on its day', async () => {
    const kitchen = await world.department('Kitchen');
    const shift = { department_id: kitchen, starts_at: '2026-03-12T14:00:00Z', ends_at: '2026-03-12T20:00:00Z' };
    const { data } = await app.post('/schedule/candidates', shift);
    const of = (person: Somebody) =>
      (data as { user_id: string; reasons: object[] }[]).find(({ user_id }) => user_id === person.id)?.reasons;
    expect(of(cook)).toContainEqual({
      code: 'MISSING_CERTIFICATE',
      minutes: null,
      limit_minutes: null,
      missing: ['First aid'],
    });
    expect(of(head)).toMatchObject([{ code: 'FREE' }]);
    // As what it is worked asks, too: whatever their own job is.
    const asked = { certificate: 'Fryer', job_title: 'Fry cook' };
    const { id } = (await app.post('/certificate-requirements', asked)).data;
    const fries = await app.post('/schedule/candidates', { ...shift, title: ' fry COOK' });
    expect(fries.status, fries.text).toBe(200);
    const reasons = (fries.data as { user_id: string; reasons: object[] }[]).find(({ user_id }) => user_id === head.id);
    expect(reasons?.reasons).toContainEqual(expect.objectContaining({ missing: ['Fryer'] }));
    expect((await app.delete(`/certificate-requirements/${String(id)}`)).status).toBe(200);
  });

  it('people are reminded once for what runs out, who leads them once a week; renewed, it is no longer shown', async () => {
    const told = async (person: Somebody) =>
      (await (await person.app()).get('/notifications')).data.map(({ kind, text }: { kind: string; text: string }) => [
        kind,
        text,
      ]);
    for (let n = 0; n < 2; n++) await remindCertificatesWanted.run(installation, {});
    expect(await told(cook)).toEqual([
      ['certificate_wanted', 'Yours is missing or runs out: First aid. Renew it, and tell who leads you.'],
    ]);
    expect(await told(head)).toEqual([
      ['certificates_missing', 'Certificates or training are missing or run out: Kitchen.'],
    ]);
    expect(await told(barkeeper)).toEqual([]);
    moveClockTo('2026-05-11T15:00:00Z');
    await remindCertificatesWanted.run(installation, {});
    expect((await told(barkeeper)).map(([kind]: string[]) => kind)).toEqual([
      'certificate_wanted',
      'certificate_wanted',
    ]);
    await certify(barkeeper, 'Rescue', '2028-05-20');
    expect(await told(barkeeper)).toHaveLength(1);
    moveClockTo('2026-03-10T15:00:00Z');
  });

  it('200: changed and removed; 422: both or neither, what is not there; 403: below Administrator', async () => {
    const id = await want({ certificate: 'Crane' });
    const at = `/certificate-requirements/${id}`;
    expect((await api.patch(at, { certificate: null, course_id: course })).data).toMatchObject({ course_id: course });
    const refused = async (body: object) => {
      const { status, error } = await api.post('/certificate-requirements', body);
      return [status, error?.details?.field];
    };
    expect(await refused({})).toEqual([422, 'certificate']);
    expect(await refused({ certificate: 'Crane', course_id: course })).toEqual([422, 'certificate']);
    expect(await refused({ course_id: world.newId('crs') })).toEqual([422, 'course_id']);
    expect(await refused({ certificate: 'Crane', department_id: world.newId('dep') })).toEqual([422, 'department_id']);
    expect(await refused({ certificate: 'Crane', user_id: world.newId('usr') })).toEqual([422, 'user_id']);
    expect((await api.patch(at, { course_id: null })).error.details).toEqual({ field: 'certificate' });
    expect((await (await head.app()).post('/certificate-requirements', { certificate: 'X' })).status).toBe(403);
    expect((await (await cook.app()).get('/certificate-requirements')).status).toBe(403);
    expect((await api.delete(at)).status).toBe(200);
    expect((await api.get(at)).status).toBe(404);
  });
});
