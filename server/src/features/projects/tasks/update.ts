import { differing } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson } from '../../people/index.ts';
import { trimmed } from '../codes.ts';
import { lockVisibleProject } from '../projects/store.ts';
import { Task, TaskChanges } from './record.ts';
import { checkParent } from './rules.ts';
import { getTask } from './store.ts';
import { updateRow } from '../../../db/rows.ts';

export const updateTask = writeOperation({
  id: 'tasks.update',
  route: 'PATCH /projects/{id}/tasks/{task_id}',
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
    const changes = differing(task, trimmed(body));
    await checkParent(work, task.project_id, task.id, changes.parent_task_id);
    await checkActivePerson(work, 'assignee_id', changes.assignee_id);
    const changedFields = Object.keys(changes);
    work.audit({ action: 'tasks.update', subjectType: 'task', subjectId: task.id, changedFields });
    if (changedFields.length === 0) return task;

    await updateRow(
      'tasks',
      { organization_id: actor.organizationId, id: task.id },
      { ...changes, updated_at: work.now },
    ).execute(work.tx);
    return { ...task, ...changes, updated_at: work.now };
  },
});
