import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { check } from '../../../lib/schema.ts';
import { kitchenAndBar } from '../testing/kitchen.ts';
import { Task } from './record.ts';

const { world: first } = await sharedHarness();

const names = (data: { name: string }[]): string[] => data.map(({ name }) => name);
const tasksOf = (project: { id: string }): string => `/projects/${project.id}/tasks`;

describe('GET /projects/{id}/tasks', () => {
  it('200: all tasks as a flat list by position, subtasks with their parent', async () => {
    const { world, make, wide, ofBar } = await kitchenAndBar(first);
    const last = await make(tasksOf(wide), { name: 'Last', position: 9 });
    const child = await make(tasksOf(wide), { name: 'Child', parent_task_id: last.id, position: 2 });
    await make(tasksOf(wide), { name: 'Grandchild', parent_task_id: child.id, position: 2 });
    await make(tasksOf(wide), { name: 'First', position: 0 });
    await make(tasksOf(ofBar), { name: 'Elsewhere' });
    const { status, data } = await (await (await world.employee()).api(['projects:read'])).get(tasksOf(wide));
    expect(status).toBe(200);
    for (const task of data) check(Task, task);
    expect(names(data)).toEqual(['First', 'Child', 'Grandchild', 'Last']);
    expect(data.map(({ parent_task_id }: Task) => parent_task_id)).toEqual([null, last.id, child.id, null]);
  });

  it('200: pages keep the order of position and id, each task once', async () => {
    const { app, make, wide } = await kitchenAndBar(first);
    const wanted: string[] = [];
    for (const position of [0, 1, 1, 1, 1, 2]) {
      wanted.push(`Task ${String(wanted.length)}`);
      await make(tasksOf(wide), { name: wanted.at(-1), position });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof app.get>> = await app.get(tasksOf(wide), {
        query: { limit: '2', ...(cursor !== null && { cursor }) },
      });
      seen.push(...names(page.data));
      cursor = page.body.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(wanted);
  });

  it('404: the project is not seen, unknown or malformed', async () => {
    const { world, ofBar } = await kitchenAndBar(first);
    const api = await (await world.employee({ department: 'Kitchen' })).api();
    for (const id of [ofBar.id, world.newId('prj'), 'prj_1']) {
      expect((await api.get(`/projects/${id}/tasks`)).status).toBe(404);
    }
  });
});

describe('POST /projects/{id}/tasks', () => {
  it('201: a name is enough; billing follows the project, the position the last task', async () => {
    const { world, admin, app, make } = await kitchenAndBar(first);
    const project = await make('/projects', { name: 'Inside', is_billable: false });
    await make(tasksOf(project), { name: 'One', position: 41 });
    const { status, data } = await app.post(tasksOf(project), { name: ' Two ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      project_id: project.id,
      parent_task_id: null,
      name: 'Two',
      description: null,
      status: 'OPEN',
      assignee_id: null,
      is_billable: false,
      estimated_minutes: null,
      position: 42,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'tasks.create',
      subject_type: 'task',
      subject_id: data.id,
      actor_id: admin.id,
    });
    expect(await world.events()).toEqual([]);
  });

  it('201: every field as given', async () => {
    const { world, app, make, wide } = await kitchenAndBar(first);
    const parent = await make(tasksOf(wide), { name: 'Parent' });
    const given = {
      name: 'Child',
      description: 'Twice.',
      status: 'IN_PROGRESS',
      parent_task_id: parent.id,
      position: 3,
      assignee_id: (await world.employee()).id,
      is_billable: false,
      estimated_minutes: 90,
    };
    const { status, data } = await app.post(tasksOf(wide), given);
    expect(status).toBe(201);
    expect(data).toMatchObject(given);
    expect((await app.get(tasksOf(wide))).data[1]).toEqual(data);
  });

  it('201: many at once get a position each', async () => {
    const { app, wide } = await kitchenAndBar(first);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => app.post(tasksOf(wide), { name: `T${String(n)}` })),
    );
    const positions = answers.map(({ data }) => Number(data.position));
    expect(positions.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('422: a parent of another project, a person who is gone, a field that is none', async () => {
    const { world, app, make, wide, ofBar } = await kitchenAndBar(first);
    const elsewhere = await make(tasksOf(ofBar), { name: 'Elsewhere' });
    const gone = await world.employee({ is_active: false });
    for (const [field, body] of [
      ['parent_task_id', { name: 'A', parent_task_id: elsewhere.id }],
      ['parent_task_id', { name: 'A', parent_task_id: world.newId('tsk') }],
      ['assignee_id', { name: 'A', assignee_id: gone.id }],
      ['assignee_id', { name: 'A', assignee_id: world.newId('usr') }],
      ['position', { name: 'A', position: -1 }],
      ['estimated_minutes', { name: 'A', estimated_minutes: 1.5 }],
      ['status', { name: 'A', status: 'CLOSED' }],
      ['name', { name: '' }],
      ['project_id', { name: 'A', project_id: ofBar.id }],
    ] as const) {
      const { status, error } = await app.post(tasksOf(wide), body);
      expect([field, status, error.details]).toEqual([field, 422, { field }]);
    }
  });

  it('403: below Administrator; 404: an unknown project', async () => {
    const { world, app, wide } = await kitchenAndBar(first);
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post(tasksOf(wide), { name: 'A' })).status).toBe(403);
    expect((await app.post(`/projects/${world.newId('prj')}/tasks`, { name: 'A' })).status).toBe(404);
  });
});

describe('PATCH /projects/{id}/tasks/{task_id}', () => {
  it('200: only what differs changes; nothing different leaves updated_at', async () => {
    const { world, app, make, wide } = await kitchenAndBar(first);
    const task = await make(tasksOf(wide), { name: 'A' });
    const path = `${tasksOf(wide)}/${task.id}`;
    expect((await app.patch(path, { name: 'A', status: 'OPEN' })).data).toEqual(task);
    const { status, data } = await app.patch(path, { name: 'B', status: 'DONE', estimated_minutes: null });
    expect(status).toBe(200);
    expect(data).toEqual({ ...task, name: 'B', status: 'DONE', updated_at: data.updated_at });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'tasks.update',
      subject_id: task.id,
      changed_fields: ['name', 'status'],
    });
    expect((await app.get(tasksOf(wide))).data).toEqual([data]);
  });

  it('422: part of itself, directly or through others', async () => {
    const { app, make, wide } = await kitchenAndBar(first);
    const top = await make(tasksOf(wide), { name: 'Top' });
    const middle = await make(tasksOf(wide), { name: 'Middle', parent_task_id: top.id });
    const bottom = await make(tasksOf(wide), { name: 'Bottom', parent_task_id: middle.id });
    for (const parent of [top, middle, bottom]) {
      const { status, error } = await app.patch(`${tasksOf(wide)}/${top.id}`, { parent_task_id: parent.id });
      expect([status, error.details]).toEqual([422, { field: 'parent_task_id' }]);
    }
    const moved = await app.patch(`${tasksOf(wide)}/${bottom.id}`, { parent_task_id: top.id });
    expect(moved.data.parent_task_id).toBe(top.id);
  });

  it('422: of two moves that close a circle at once, one is refused', async () => {
    const { app, make, wide } = await kitchenAndBar(first);
    for (let round = 0; round < 5; round++) {
      const one = await make(tasksOf(wide), { name: 'One' });
      const other = await make(tasksOf(wide), { name: 'Other' });
      const answers = await Promise.all([
        app.patch(`${tasksOf(wide)}/${one.id}`, { parent_task_id: other.id }),
        app.patch(`${tasksOf(wide)}/${other.id}`, { parent_task_id: one.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('422: a task stays in its project; 404: under another project it does not exist', async () => {
    const { app, make, wide, ofBar } = await kitchenAndBar(first);
    const task = await make(tasksOf(wide), { name: 'A' });
    const answer = await app.patch(`${tasksOf(wide)}/${task.id}`, { project_id: ofBar.id });
    expect([answer.status, answer.error.details]).toEqual([422, { field: 'project_id' }]);
    expect((await app.patch(`${tasksOf(ofBar)}/${task.id}`, { name: 'B' })).status).toBe(404);
  });
});
