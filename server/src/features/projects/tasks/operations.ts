import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../../people/index.ts';
import { lockVisibleProject } from '../projects/store.ts';
import { NewTask, Task, TaskChanges } from './record.ts';
import { getTask, listTaskAndAbove, listVisibleTasks, nextPosition } from './store.ts';

const field = 'parent_task_id';

/**
 * The parent is a task of the same project, and neither the task itself nor below it. The project is locked, so no one
 * else nests its tasks meanwhile.
 */
async function checkParent(
  work: UnitOfWork,
  projectId: string,
  taskId: string,
  parentId: string | null | undefined,
): Promise<void> {
  if (parentId == null) return;
  const above = await listTaskAndAbove(work, projectId, parentId);
  if (above.length === 0) throw invalid(field, 'reference.task');
  if (above.includes(taskId)) throw invalid(field, 'projects.ownParent');
}

export const listTasks = listOperation({
  id: 'tasks.list',
  route: 'GET /projects/{id}/tasks',
  summary: 'List the tasks of a project',
  description: 'All of them as a flat list: subtasks carry parent_task_id.',
  scope: 'projects:read',
  params: Strict({ id: Id('prj') }),
  returns: Task,
  order: 'by position',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listVisibleTasks(db, actor, params.id, page);
  },
});

export const createTask = writeOperation({
  id: 'tasks.create',
  route: 'POST /projects/{id}/tasks',
  subject: 'task',
  summary: 'Add a task to a project',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('prj') }),
  body: NewTask,
  returns: Task,
  status: 201,
  refuses: ['NOT_FOUND'],

  run({ work, params, body }) {
    return addTask(work, params.id, body);
  },
});

async function addTask(work: UnitOfWork, projectId: string, input: NewTask): Promise<Task> {
  const project = await lockVisibleProject(work.tx, work.actor, projectId);
  const id = work.newId('tsk');
  await checkParent(work, project.id, id, input.parent_task_id);
  await checkActivePerson(work, 'assignee_id', input.assignee_id);
  const task: Task = {
    id,
    project_id: project.id,
    parent_task_id: null,
    description: null,
    assignee_id: null,
    estimated_minutes: null,
    status: 'OPEN',
    is_billable: project.is_billable,
    ...input,
    name: input.name.trim(),
    position: input.position ?? (await nextPosition(work, project.id)),
    created_at: work.now,
    updated_at: work.now,
  };
  await work.insert('tasks', task);
  return task;
}

export const updateTask = writeOperation({
  id: 'tasks.update',
  route: 'PATCH /projects/{id}/tasks/{task_id}',
  subject: 'task',
  summary: 'Change a task',
  description: 'Only the fields sent change. A task stays in its project.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('prj'), task_id: Id('tsk') }),
  body: TaskChanges,
  returns: Task,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    await lockVisibleProject(work.tx, actor, params.id);
    const task = await getTask(work, params.id, params.task_id);
    const changes = work.changesTo(task, trimmed(body));
    await checkParent(work, task.project_id, task.id, changes.parent_task_id);
    await checkActivePerson(work, 'assignee_id', changes.assignee_id);
    if (isEmpty(changes)) return task;

    await work.update('tasks', task.id, changes);
    return { ...task, ...changes, updated_at: work.now };
  },
});
