import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveTask } from './move.ts';
import { ChecklistTask } from './record.ts';

export const reopenTask = writeOperation({
  id: 'onboarding.reopenTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/reopen',
  subject: 'checklist_task',
  summary: 'Reopen a task of a checklist',
  description: 'It is PENDING again. By whoever it is assigned to, or whoever administers the checklist.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'reopen');
  },
});
