import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveTask } from './move.ts';
import { ChecklistTask } from './record.ts';

export const skipTask = writeOperation({
  id: 'onboarding.skipTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/skip',
  subject: 'checklist_task',
  summary: 'Skip a task of a checklist',
  description: 'It is not needed here. By whoever it is assigned to, or whoever administers the checklist.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'skip');
  },
});
