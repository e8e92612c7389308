import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { check } from '../../../lib/schema.ts';
import { TrainingAssignment } from './record.ts';
import { renewTraining } from './renew.ts';

const { world, installation } = await openHarness();

/** Half past eleven in the evening of 9 March in Toronto; elsewhere it is the tenth already. */
const evening = Date.parse('2026-03-10T03:30:00Z');
const moveClockTo = (instant: string | number): void => {
  installation.clock.setOffset(new Date(instant).getTime() - Date.now());
};
moveClockTo(evening);

let admin: Somebody;
let api: Client;
let app: Client;
let cook: Somebody;
let courseCount = 0;

beforeAll(async () => {
  admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
});

beforeEach(async () => {
  moveClockTo(evening);
  cook = await world.employee();
});

async function newCourse(fields: object = {}): Promise<{ id: string; name: string }> {
  const { data } = await app.post('/courses', { name: `Course ${String(++courseCount)}`, ...fields });
  return data;
}

const assign = async (body: object = {}, course?: string) =>
  api.post(`/users/${cook.id}/training`, { course_id: course ?? (await newCourse()).id, ...body });

const lastAudit = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id).at(-1);

const listed = async (id: string) =>
  (await api.get(`/users/${cook.id}/training`)).data.find((one: { id: string }) => one.id === id);

describe('POST /users/{id}/training', () => {
  it("201: assigned today on the organization's calendar, with an audit row and no event", async () => {
    const course = await newCourse();
    const before = (await world.events()).length;
    const { status, data } = await assign({ due_date: '2026-04-01' }, course.id);
    expect(status).toBe(201);
    check(TrainingAssignment, data);
    expect(data).toEqual({
      id: data.id,
      user_id: cook.id,
      course_id: course.id,
      course: { id: course.id, name: course.name },
      status: 'ASSIGNED',
      assigned_date: '2026-03-09',
      due_date: '2026-04-01',
      completed_date: null,
      valid_until: null,
      assigned_by_id: admin.id,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect(await listed(data.id)).toEqual(data);
    expect(await lastAudit(data.id)).toMatchObject({
      action: 'training.create',
      subject_type: 'training_assignment',
      subject_id: data.id,
      actor_id: admin.id,
      changed_fields: ['course_id', 'due_date'],
    });
    expect(await world.events()).toHaveLength(before);
  });

  it('201: COMPLETED is completed today on that calendar, or on the day given', async () => {
    expect((await assign({ status: 'COMPLETED' })).data).toMatchObject({
      status: 'COMPLETED',
      completed_date: '2026-03-09',
    });
    expect((await assign({ status: 'COMPLETED', completed_date: null })).data.completed_date).toBe('2026-03-09');
    expect((await assign({ status: 'COMPLETED', completed_date: '2025-12-24' })).data.completed_date).toBe(
      '2025-12-24',
    );
  });

  it('201: IN_PROGRESS is taken as well', async () => {
    expect((await assign({ status: 'IN_PROGRESS' })).data).toMatchObject({
      status: 'IN_PROGRESS',
      completed_date: null,
    });
  });

  it.each([
    ['completed_date without COMPLETED', { completed_date: '2026-03-01' }, 'completed_date'],
    ['completed_date with IN_PROGRESS', { status: 'IN_PROGRESS', completed_date: '2026-03-01' }, 'completed_date'],
    ['a completed_date still to come', { status: 'COMPLETED', completed_date: '2026-03-10' }, 'completed_date'],
    ['OVERDUE, which only time brings', { status: 'OVERDUE' }, 'status'],
    ['a status nobody knows', { status: 'DONE' }, 'status'],
    ['a day that does not exist', { due_date: '2026-02-30' }, 'due_date'],
    ['an unknown field', { assigned_date: '2026-03-01' }, 'assigned_date'],
  ])('422: %s', async (_title, body, field) => {
    const { status, error } = await assign(body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
  });

  it('422: course_id missing, unknown, inactive or of another organization', async () => {
    const other = await world.another();
    const theirs = await (await (await other.executive()).app()).post('/courses', { name: 'Theirs' });
    const inactive = await newCourse({ is_active: false });
    for (const course_id of [undefined, world.newId('crs'), inactive.id, theirs.data.id, 'food-safety']) {
      const { status, error } = await api.post(`/users/${cook.id}/training`, { course_id });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field: 'course_id' });
    }
    expect((await api.get(`/users/${cook.id}/training`)).data).toEqual([]);
  });

  it('409: the course is assigned to the person already; to another person it can be', async () => {
    const { id } = await newCourse();
    expect((await assign({}, id)).status).toBe(201);
    const { status, error } = await assign({ status: 'COMPLETED' }, id);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'course_id' } });
    cook = await world.employee();
    expect((await assign({}, id)).status).toBe(201);
  });

  it('201, 409: of many at once for one course, one assigns it', async () => {
    const { id } = await newCourse();
    const answers = await Promise.all(Array.from({ length: 6 }, () => assign({}, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await api.get(`/users/${cook.id}/training`)).data).toHaveLength(1);
  });

  it('409: the personal data of the person was erased', async () => {
    const { id } = await newCourse();
    const gone = await world.employee({ is_active: false, erased_at: '2026-01-01T00:00:00Z' });
    const { status, error } = await api.post(`/users/${gone.id}/training`, { course_id: id });
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'erased' });
  });
});

describe('GET /users/{id}/training', () => {
  it('OVERDUE once the due date has passed on the organization’s calendar, until it is completed', async () => {
    const { data } = await assign({ due_date: '2026-03-09' });
    const { data: done } = await assign({ due_date: '2026-03-09', status: 'COMPLETED' });
    const { data: open } = await assign({ status: 'IN_PROGRESS' });
    expect(data.status).toBe('ASSIGNED');
    moveClockTo('2026-03-10T03:59:59.000Z');
    expect((await listed(data.id)).status).toBe('ASSIGNED');
    moveClockTo('2026-03-10T04:00:00.000Z');
    expect((await listed(data.id)).status).toBe('OVERDUE');
    moveClockTo('2027-03-10T04:00:00.000Z');
    expect((await listed(done.id)).status).toBe('COMPLETED');
    expect((await listed(open.id)).status).toBe('IN_PROGRESS');
  });

  it('pages oldest first; the cursor fits this person alone', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await assign()).data.id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body, data } = await api.get(`/users/${cook.id}/training`, {
        query: { limit: '2', ...(cursor && { cursor }) },
      });
      seen.push(...data.map(({ id }: { id: string }) => id));
      expect(body.meta.has_more).toBe(body.meta.next_cursor !== null);
      cursor = body.meta.next_cursor ?? null;
      if (cursor && seen.length === 2) {
        const elsewhere = await api.get(`/users/${admin.id}/training`, { query: { limit: '2', cursor } });
        expect(elsewhere).toMatchObject({ status: 422, error: { details: { field: 'cursor' } } });
      }
    } while (cursor !== null);
    expect(seen).toEqual(made);
  });

  it('200: nothing yet is an empty list', async () => {
    expect(await api.get(`/users/${cook.id}/training`)).toMatchObject({ status: 200, data: [] });
  });
});

describe('PATCH /users/{id}/training/{training_id}', () => {
  const change = (id: string, body: object) => app.patch(`/users/${cook.id}/training/${id}`, body);

  it('200: started, completed and reopened, each with its day', async () => {
    const { data } = await assign({ due_date: '2026-03-01' });
    expect(data.status).toBe('OVERDUE');
    expect((await change(data.id, { status: 'IN_PROGRESS', due_date: null })).data).toMatchObject({
      status: 'IN_PROGRESS',
      due_date: null,
    });
    expect((await change(data.id, { status: 'COMPLETED' })).data.completed_date).toBe('2026-03-09');
    expect((await change(data.id, { completed_date: '2026-03-02' })).data).toMatchObject({
      status: 'COMPLETED',
      completed_date: '2026-03-02',
    });
    expect((await change(data.id, { due_date: '2026-05-01' })).data.completed_date).toBe('2026-03-02');
    expect((await change(data.id, { status: 'IN_PROGRESS' })).data).toMatchObject({
      status: 'IN_PROGRESS',
      completed_date: null,
    });
    expect(await lastAudit(data.id)).toMatchObject({
      action: 'training.update',
      subject_id: data.id,
      changed_fields: ['status', 'completed_date'],
    });
  });

  it('200: nothing different keeps updated_at', async () => {
    const { data } = await assign({ status: 'COMPLETED', due_date: '2026-04-01' });
    moveClockTo(evening + 60_000);
    for (const body of [{}, { status: 'COMPLETED', due_date: '2026-04-01', completed_date: '2026-03-09' }]) {
      expect((await change(data.id, body)).data).toEqual(data);
      expect(await lastAudit(data.id)).toMatchObject({ action: 'training.update', changed_fields: [] });
    }
  });

  it('409: back to ASSIGNED', async () => {
    const { data } = await assign({ status: 'IN_PROGRESS' });
    const { status, error } = await change(data.id, { status: 'ASSIGNED' });
    expect(status).toBe(409);
    expect(error).toMatchObject({ details: { reason: 'state', status: 'IN_PROGRESS' } });
  });

  it('422: completed_date without COMPLETED, or still to come; OVERDUE', async () => {
    const { data } = await assign();
    const bodies = [
      { completed_date: '2026-03-01' },
      { status: 'COMPLETED', completed_date: '2026-03-10' },
      { status: 'OVERDUE' },
    ];
    for (const body of bodies) expect((await change(data.id, body)).status).toBe(422);
  });

  it('404: unknown', async () => {
    expect((await change(world.newId('trn'), {})).status).toBe(404);
  });
});

describe('a course that holds for some months', () => {
  it('is assigned again 30 days before it expires, once, to those who are there; who takes it late has until today', async () => {
    const place = await world.another();
    const boss = await (await place.administrator()).app();
    const { data: course } = await boss.post('/courses', { name: 'Fire safety', valid_months: 12 });
    const [ada, bo, gone] = [await place.employee(), await place.employee(), await place.employee()];
    const dates = { [ada.id]: '2025-04-08', [bo.id]: '2025-04-09', [gone.id]: '2024-01-01' };
    for (const [id, completed_date] of Object.entries(dates)) {
      const body = { course_id: course.id, status: 'COMPLETED', completed_date };
      expect((await boss.post(`/users/${id}/training`, body)).status).toBe(201);
    }
    await sql`update users set is_active = false where id = ${gone.id}`.execute(installation.database.db);
    await Promise.all([renewTraining.run(installation, {}), renewTraining.run(installation, {})]);
    const of = async (id: string) => (await boss.get(`/users/${id}/training`)).data as Record<string, unknown>[];
    // It is 9 March 2026: in thirty days comes 8 April.
    expect(await of(ada.id)).toMatchObject([
      { status: 'COMPLETED', valid_until: '2026-04-08' },
      { status: 'ASSIGNED', due_date: '2026-04-08', valid_until: null, assigned_by_id: null },
    ]);
    expect(await of(bo.id)).toHaveLength(1);
    expect(await of(gone.id)).toHaveLength(1);
    const again = await boss.post(`/users/${ada.id}/training`, { course_id: course.id });
    expect(again.status).toBe(409);
    expect((await (await ada.app()).get('/notifications')).data).toMatchObject([{ kind: 'training_assigned' }]);
  });

  it('422: for less than a month or more than ten years', async () => {
    for (const valid_months of [0, 121, 1.5]) {
      const { status, error } = await app.post('/courses', { name: `Course ${String(valid_months)}`, valid_months });
      expect([status, error.details.field]).toEqual([422, 'valid_months']);
    }
  });
});
