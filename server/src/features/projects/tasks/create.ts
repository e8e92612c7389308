import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../../people/index.ts';
import { lockVisibleProject } from '../projects/store.ts';
import { NewTask, Task } from './record.ts';
import { checkParent } from './rules.ts';
import { nextPosition } from './store.ts';

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

export async function addTask(work: UnitOfWork, projectId: string, input: NewTask): Promise<Task> {
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
