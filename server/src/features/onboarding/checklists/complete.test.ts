import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { deputyOf } from '../testing/deputy.ts';
import { checklistFor } from '../testing/lists.ts';

const { world, installation } = await sharedHarness();
let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

const endOf = async (person: Somebody) =>
  (
    await sql<
      Pick<Row<'users'>, 'employment_end_date'>
    >`select employment_end_date from users where id = ${person.id}`.execute(installation.database.db)
  ).rows[0]!.employment_end_date;

describe('POST /onboarding/{id}/complete', () => {
  it('200: an ONBOARDING with nothing left to do; the person stays as they are', async () => {
    const ada = await world.employee();
    const list = await checklistFor(app, ada, { tasks: { hello: ada, laptop: null } });
    await app.post(`/onboarding/${list.id}/tasks/${list.task('hello').id}/complete`);
    await app.post(`/onboarding/${list.id}/tasks/${list.task('laptop').id}/skip`);
    const { status, data } = await app.post(`/onboarding/${list.id}/complete`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'COMPLETED', completed_at: data.updated_at });
    expect(data.started_at <= data.completed_at).toBe(true);
    expect(data.tasks.map(({ status }: { status: string }) => status)).toEqual(['COMPLETED', 'SKIPPED']);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'onboarding.complete',
      subject_type: 'checklist',
      subject_id: list.id,
      changed_fields: ['status'],
    });
    expect((await world.events()).filter(({ subject_id }) => subject_id === ada.id)).toEqual([]);
    expect((await (await ada.api()).get('/onboarding')).status).toBe(200);
  });

  it('200: an empty one starts and ends at once', async () => {
    const { id } = await checklistFor(app, await world.employee());
    const { data } = await app.post(`/onboarding/${id}/complete`);
    expect(data).toMatchObject({ status: 'COMPLETED', started_at: data.completed_at });
  });

  it('409: tasks that are still to be done, and how many', async () => {
    const list = await checklistFor(app, await world.employee(), { tasks: { a: null, b: null, c: null } });
    await app.post(`/onboarding/${list.id}/tasks/${list.task('b').id}/complete`);
    const { status, error } = await app.post(`/onboarding/${list.id}/complete`);
    expect([status, error.code, error.details]).toEqual([409, 'CONFLICT', { reason: 'pending_tasks', count: 2 }]);
    expect((await app.get(`/onboarding/${list.id}`)).data.status).toBe('IN_PROGRESS');
  });

  it('409: of a Department Head too, who counts only with the tasks of everybody', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const list = await checklistFor(app, await world.employee({ department: 'Kitchen' }), { tasks: { a: admin } });
    expect((await (await head.app()).post(`/onboarding/${list.id}/complete`)).error.details).toMatchObject({
      count: 1,
    });
  });

  it('409: over already', async () => {
    for (const end of ['complete', 'cancel']) {
      const { id } = await checklistFor(app, await world.employee());
      const { data } = await app.post(`/onboarding/${id}/${end}`);
      for (const again of ['complete', 'cancel']) {
        const { status, error } = await app.post(`/onboarding/${id}/${again}`);
        expect([status, error.details]).toEqual([409, { reason: 'state', status: data.status }]);
      }
    }
  });

  it('200, 409: of two at once one completes it', async () => {
    const { id } = await checklistFor(app, await world.employee());
    const other = await (await world.administrator()).app();
    const answers = await Promise.all([app, other].map((client) => client.post(`/onboarding/${id}/complete`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('one of both: completing the checklist while its last task is reopened', async () => {
    const list = await checklistFor(app, await world.employee(), { tasks: { a: null } });
    const task = `/onboarding/${list.id}/tasks/${list.task('a').id}`;
    await app.post(`${task}/complete`);
    const [completed, reopened] = await Promise.all([
      app.post(`/onboarding/${list.id}/complete`),
      app.post(`${task}/reopen`),
    ]);
    expect([completed.status, reopened.status].sort()).toEqual([200, 409]);
    const { status, tasks } = (await app.get(`/onboarding/${list.id}`)).data;
    expect([status, tasks[0].status]).toEqual(
      completed.status === 200 ? ['COMPLETED', 'COMPLETED'] : ['IN_PROGRESS', 'PENDING'],
    );
  });
});

describe('POST /onboarding/{id}/cancel', () => {
  it('200: from NOT_STARTED and IN_PROGRESS', async () => {
    for (const isStarted of [false, true]) {
      const list = await checklistFor(app, await world.employee(), { tasks: { a: null, b: null } });
      if (isStarted) await app.post(`/onboarding/${list.id}/tasks/${list.task('a').id}/complete`);
      const { status, data } = await app.post(`/onboarding/${list.id}/cancel`);
      expect([status, data.status, data.completed_at]).toEqual([200, 'CANCELLED', null]);
      expect((await world.audit()).at(-1)).toMatchObject({ action: 'onboarding.cancel', subject_id: list.id });
    }
  });

  it('200: of an OFFBOARDING, employment ends when it did before', async () => {
    for (const before of [null, '2027-01-31']) {
      const ada = await world.employee({ employment_end_date: before });
      const { id } = await checklistFor(app, ada, { type: 'OFFBOARDING' });
      expect(await endOf(ada)).toBe('2026-06-30');
      await app.post(`/onboarding/${id}/cancel`);
      expect(await endOf(ada)).toBe(before);
      expect((await world.events()).filter(({ subject_id }) => subject_id === ada.id)).toHaveLength(2);
      expect((await (await ada.api()).get('/users')).status).toBe(200);
    }
  });

  it('200: an end of employment set since stays; one that no longer fits is not brought back', async () => {
    const ada = await world.employee({ employment_end_date: '2027-01-31' });
    const first = await checklistFor(app, ada, { type: 'OFFBOARDING' });
    await app.patch(`/users/${ada.id}`, { employment_end_date: '2026-12-31' });
    await app.post(`/onboarding/${first.id}/cancel`);
    expect(await endOf(ada)).toBe('2026-12-31');

    const grace = await world.employee({ employment_end_date: '2026-01-31' });
    const second = await checklistFor(app, grace, { type: 'OFFBOARDING' });
    await app.patch(`/users/${grace.id}`, { employment_start_date: '2026-03-01' });
    expect((await app.post(`/onboarding/${second.id}/cancel`)).status).toBe(200);
    expect(await endOf(grace)).toBeNull();
  });
});

describe('who completes and cancels', () => {
  const cases: [string, (person: Somebody) => Promise<Somebody> | Somebody, number, number][] = [
    ['an Executive', () => world.executive(), 200, 200],
    ['an Administrator', () => world.administrator(), 200, 200],
    ['the head of the department', () => world.departmentHeadOf('Kitchen'), 200, 403],
    ['a head of another department', () => world.departmentHeadOf('Bar'), 404, 404],
    ['the person themselves', (person) => person, 403, 403],
    ['somebody else', () => world.employee({ department: 'Kitchen' }), 404, 404],
  ];
  it.each(cases)('%s', async (_who, make, onboarding, offboarding) => {
    for (const end of ['complete', 'cancel']) {
      const statuses: number[] = [];
      for (const type of ['ONBOARDING', 'OFFBOARDING'] as const) {
        const person = await world.employee({ department: 'Kitchen' });
        const { id } = await checklistFor(app, person, { type });
        statuses.push((await (await (await make(person)).app()).post(`/onboarding/${id}/${end}`)).status);
      }
      expect([end, ...statuses]).toEqual([end, onboarding, offboarding]);
    }
  });

  it('403: anyone who only has a task on it, an Employee who deputizes for the head included', async () => {
    for (const somebody of [await world.employee(), await deputyOf(installation, world, 'Kitchen')]) {
      const person = await world.employee({ department: 'Kitchen' });
      const { id } = await checklistFor(app, person, { tasks: { a: somebody } });
      const client = await somebody.app();
      for (const end of ['complete', 'cancel']) {
        expect((await client.post(`/onboarding/${id}/${end}`)).status).toBe(403);
      }
      expect((await client.post(`/onboarding/${id}/tasks`, { title: 'x' })).status).toBe(403);
    }
  });

  it('404: of another organization, unknown, or through the API', async () => {
    const { id } = await checklistFor(app, await world.employee());
    const stranger = await (await (await world.another()).executive()).app();
    for (const end of ['complete', 'cancel']) {
      expect((await stranger.post(`/onboarding/${id}/${end}`)).status).toBe(404);
      expect((await app.post(`/onboarding/${world.newId('chk')}/${end}`)).status).toBe(404);
      expect((await (await admin.api()).post(`/onboarding/${id}/${end}`)).status).toBe(404);
    }
  });
});
