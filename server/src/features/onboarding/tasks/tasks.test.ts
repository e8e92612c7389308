import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { checklistFor, made } from '../testing/lists.ts';

const { world } = await sharedHarness();
let admin: Somebody;
let app: Client;
let ada: Somebody;
let grace: Somebody;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
  ada = await world.employee({ department: 'Kitchen' });
  grace = await world.employee();
});

/** A checklist of someone new in the Kitchen: one task for Ada, one for Grace, one not assigned. */
const tasks = () => ({ 'of Ada': ada, 'of Grace': grace, 'of nobody': null });
const newList = async (type: 'ONBOARDING' | 'OFFBOARDING' = 'ONBOARDING', person?: Somebody) => {
  const checklist = await checklistFor(app, person ?? (await world.employee({ department: 'Kitchen' })), {
    type,
    tasks: tasks(),
  });
  const path = `/onboarding/${checklist.id}`;
  return {
    ...checklist,
    path,
    taskPath: (title: string) => `${path}/tasks/${checklist.task(title).id}`,
    now: async () => (await app.get(path)).data,
  };
};

describe('completing, skipping and reopening', () => {
  it('200: a task completed, by whom and when; the first one starts the checklist', async () => {
    const list = await newList();
    const { status, data } = await (await ada.app()).post(`${list.taskPath('of Ada')}/complete`);
    expect(status).toBe(200);
    expect(data).toEqual({
      ...list.task('of Ada'),
      status: 'COMPLETED',
      completed_at: expect.stringMatching(/Z$/),
      completed_by_id: ada.id,
    });
    const started = await list.now();
    expect(started).toMatchObject({
      status: 'IN_PROGRESS',
      started_at: data.completed_at,
      updated_at: data.completed_at,
      completed_at: null,
    });
    expect(started.tasks[0]).toEqual(data);
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'onboarding.completeTask',
      subject_type: 'checklist_task',
      subject_id: data.id,
      changed_fields: ['status'],
      actor_id: ada.id,
    });
  });

  it('200: a skipped task starts the checklist as well, and was completed by no one', async () => {
    const list = await newList();
    const { data } = await app.post(`${list.taskPath('of Ada')}/skip`);
    expect(data).toMatchObject({ status: 'SKIPPED', completed_at: null, completed_by_id: null });
    expect(await list.now()).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'onboarding.skipTask' });
  });

  it('200: reopened it is as before; the checklist stays in progress', async () => {
    const list = await newList();
    for (const done of ['complete', 'skip']) {
      await app.post(`${list.taskPath('of Ada')}/${done}`);
      const { status, data } = await (await ada.app()).post(`${list.taskPath('of Ada')}/reopen`);
      expect([status, data]).toEqual([200, list.task('of Ada')]);
    }
    expect(await list.now()).toMatchObject({ status: 'IN_PROGRESS', started_at: expect.any(String) });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'onboarding.reopenTask' });
  });

  it('200: with every task done the checklist waits to be completed; started_at is that of the first', async () => {
    const list = await newList();
    await app.post(`${list.taskPath('of Ada')}/complete`);
    const { started_at } = await list.now();
    await app.post(`${list.taskPath('of Grace')}/complete`);
    await app.post(`${list.taskPath('of nobody')}/skip`);
    expect(await list.now()).toMatchObject({ status: 'IN_PROGRESS', started_at, completed_at: null });
  });

  const moves = [
    ['PENDING', [], { complete: 200, skip: 200, reopen: 409 }],
    ['COMPLETED', ['complete'], { complete: 409, skip: 409, reopen: 200 }],
    ['SKIPPED', ['skip'], { complete: 409, skip: 409, reopen: 200 }],
  ] as const;
  it.each(moves)('from %s', async (status, before, expected) => {
    for (const [trigger, answer] of Object.entries(expected)) {
      const list = await newList();
      for (const done of before) await app.post(`${list.taskPath('of Ada')}/${done}`);
      const response = await app.post(`${list.taskPath('of Ada')}/${trigger}`);
      expect([trigger, response.status]).toEqual([trigger, answer]);
      if (answer === 409) expect(response.error.details).toEqual({ reason: 'state', status });
    }
  });

  it('409: on a checklist that is over nothing moves', async () => {
    for (const end of ['complete', 'cancel'] as const) {
      const list = await newList();
      for (const title of Object.keys(tasks())) await app.post(`${list.taskPath(title)}/complete`);
      const { data } = await app.post(`${list.path}/${end}`);
      for (const move of ['complete', 'skip', 'reopen']) {
        const { status, error } = await app.post(`${list.taskPath('of Ada')}/${move}`);
        expect([status, error.details]).toEqual([409, { reason: 'state', status: data.status }]);
      }
      const details = { reason: 'state', status: data.status };
      expect((await app.post(`${list.path}/tasks`, { title: 'x' })).error.details).toEqual(details);
      expect((await app.patch(list.taskPath('of Ada'), { title: 'x' })).error.details).toEqual(details);
      const { can: _, ...now } = await list.now();
      expect(now).toEqual(data);
    }
  });

  it('200, 409: of two at once one completes it', async () => {
    const list = await newList();
    const answers = await Promise.all([1, 2].map(() => app.post(`${list.taskPath('of Ada')}/complete`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('who works on a task', () => {
  const titles = ['of Ada', 'of Grace', 'of nobody'];
  const cases: [string, (person: Somebody) => Promise<Somebody> | Somebody, number[], number[]][] = [
    ['Ada, who has one of them', () => ada, [200, 404, 404], [200, 404, 404]],
    ['the person themselves', (person) => person, [403, 403, 403], [403, 403, 403]],
    ['somebody else', () => world.employee({ department: 'Kitchen' }), [404, 404, 404], [404, 404, 404]],
    ['the head of the department', () => world.departmentHeadOf('Kitchen'), [200, 200, 200], [200, 200, 200]],
    ['a head of another department', () => world.departmentHeadOf('Bar'), [404, 404, 404], [404, 404, 404]],
    ['an Administrator', () => world.administrator(), [200, 200, 200], [200, 200, 200]],
    ['an Executive', () => world.executive(), [200, 200, 200], [200, 200, 200]],
  ];
  it.each(cases)('%s', async (_who, make, onboarding, offboarding) => {
    for (const [type, expected] of [
      ['ONBOARDING', onboarding],
      ['OFFBOARDING', offboarding],
    ] as const) {
      const person = await world.employee({ department: 'Kitchen' });
      const list = await newList(type, person);
      const client = await (await make(person)).app();
      for (const move of ['complete', 'reopen', 'skip']) {
        const statuses: number[] = [];
        for (const title of titles) statuses.push((await client.post(`${list.taskPath(title)}/${move}`)).status);
        expect([move, ...statuses]).toEqual([move, ...expected]);
      }
    }
  });

  it('403: an Administrator on their own offboarding, beyond the tasks that are theirs', async () => {
    const leaver = await world.administrator();
    const list = await checklistFor(app, leaver, { type: 'OFFBOARDING', tasks: { theirs: leaver, ...tasks() } });
    const client = await leaver.app();
    const path = (title: string) => `/onboarding/${list.id}/tasks/${list.task(title).id}`;
    expect((await client.post(`${path('theirs')}/complete`)).status).toBe(200);
    expect((await client.post(`${path('of Ada')}/skip`)).status).toBe(403);
    expect((await client.patch(path('of Ada'), { assignee_id: leaver.id })).status).toBe(403);
    expect((await client.post(`/onboarding/${list.id}/tasks`, { title: 'x' })).status).toBe(403);
  });

  it('404: a task of another checklist', async () => {
    const [one, other] = [await newList(), await newList()];
    const path = `${one.path}/tasks/${other.task('of Ada').id}`;
    expect((await app.post(`${path}/complete`)).status).toBe(404);
    expect((await app.patch(path, { title: 'x' })).status).toBe(404);
  });
});

describe('adding and changing tasks', () => {
  it('201: at the end; 200: only what is sent', async () => {
    const list = await newList();
    const body = { title: 'Order shoes', description: 'Size 42.', assignee_id: grace.id, due_date: '2026-04-01' };
    const { status, data } = await app.post(`${list.path}/tasks`, body);
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...body, status: 'PENDING', position: 4, completed_at: null, completed_by_id: null });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'onboarding.addTask',
      changed_fields: Object.keys(body),
    });
    const path = `${list.path}/tasks/${data.id}`;
    const changed = await app.patch(path, { assignee_id: null, due_date: '2026-05-01', title: 'Order shoes' });
    expect(changed).toMatchObject({ status: 200, data: { ...data, assignee_id: null, due_date: '2026-05-01' } });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'onboarding.updateTask',
      changed_fields: ['assignee_id', 'due_date'],
    });
    expect((await list.now()).tasks[3]).toEqual(changed.data);
  });

  it('200: nothing different, and updated_at stays', async () => {
    const list = await newList();
    const before = await list.now();
    const { status, data } = await app.patch(list.taskPath('of Ada'), { title: 'of Ada', assignee_id: ada.id });
    expect([status, data]).toEqual([200, list.task('of Ada')]);
    expect(await list.now()).toEqual(before);
    expect((await world.audit()).at(-1)).toMatchObject({ changed_fields: [] });
  });

  it('422: an assignee who is unknown, inactive or of another organization', async () => {
    const list = await newList();
    const inactive = await world.employee({ is_active: false });
    const stranger = await (await world.another()).employee();
    for (const assignee_id of [world.newId('usr'), inactive.id, stranger.id, 'me']) {
      for (const answer of [
        await app.post(`${list.path}/tasks`, { title: 'x', assignee_id }),
        await app.patch(list.taskPath('of Ada'), { assignee_id }),
      ]) {
        expect([answer.status, answer.error.details]).toEqual([422, { field: 'assignee_id' }]);
      }
    }
  });

  it('422: an assignee outside the directory of a Department Head; 200: who has it stays, and anyone in it', async () => {
    const list = await newList();
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    const outside = await head.post(`${list.path}/tasks`, { title: 'x', assignee_id: grace.id });
    const unknown = await head.post(`${list.path}/tasks`, { title: 'x', assignee_id: world.newId('usr') });
    expect([outside.status, outside.error]).toEqual([422, { ...unknown.error, request_id: outside.error.request_id }]);
    expect((await head.patch(list.taskPath('of Ada'), { assignee_id: grace.id })).status).toBe(422);
    const kept = await head.patch(list.taskPath('of Grace'), { assignee_id: grace.id, title: 'still hers' });
    expect(kept).toMatchObject({ status: 200, data: { assignee_id: grace.id, title: 'still hers' } });
    expect((await head.patch(list.taskPath('of nobody'), { assignee_id: ada.id })).status).toBe(200);
    await world.set({ directory_department_head_sees_all: true });
    expect((await head.patch(list.taskPath('of Ada'), { assignee_id: grace.id })).status).toBe(200);
    await world.set({});
  });

  it('422: fields that are not for sending', async () => {
    const list = await newList();
    for (const field of ['status', 'completed_at', 'position', 'id']) {
      const { status, error } = await app.patch(list.taskPath('of Ada'), { [field]: 'COMPLETED' });
      expect([status, error.details]).toEqual([422, { field }]);
    }
    expect((await app.post(`${list.path}/tasks`, {})).error.details).toEqual({ field: 'title' });
  });

  it('409: a task that is done', async () => {
    const list = await newList();
    await app.post(`${list.taskPath('of Ada')}/complete`);
    const { status, error } = await app.patch(list.taskPath('of Ada'), { title: 'x' });
    expect([status, error.details]).toEqual([409, { reason: 'state', status: 'COMPLETED' }]);
  });

  it('403: anyone who only has a task, or whose checklist it is; 200: the head of the department', async () => {
    const person = await world.employee({ department: 'Kitchen' });
    const list = await newList('ONBOARDING', person);
    for (const somebody of [ada, person]) {
      const client = await somebody.app();
      expect((await client.post(`${list.path}/tasks`, { title: 'x' })).status).toBe(403);
      expect((await client.patch(list.taskPath('of Ada'), { title: 'x' })).status).toBe(403);
    }
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post(`${list.path}/tasks`, { title: 'x' })).status).toBe(201);
    expect((await head.patch(list.taskPath('of Ada'), { title: 'x' })).status).toBe(200);
  });

  it('409: more than a hundred, also when the last two come at once', async () => {
    const { id: template_id } = await made<{ id: string }>(app, '/checklist-templates', {
      name: 'Long',
      type: 'ONBOARDING',
      tasks: Array.from({ length: 99 }, (_, i) => ({ title: `Task ${String(i)}` })),
    });
    const path = `/users/${(await world.employee()).id}/checklists`;
    const { id } = await made<{ id: string }>(app, path, { type: 'ONBOARDING', template_id });
    const answers = await Promise.all([1, 2].map(() => app.post(`/onboarding/${id}/tasks`, { title: 'Last' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ reason: 'too_many_tasks' });
  });
});
