import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../../people/index.ts';
import { lockVisibleProject } from '../projects/store.ts';
import { Task, TaskChanges } from './record.ts';
import { checkParent } from './rules.ts';
import { getTask } from './store.ts';

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
