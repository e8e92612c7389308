import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Task } from './record.ts';
import { listVisibleTasks } from './store.ts';

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
