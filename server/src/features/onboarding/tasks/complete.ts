import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveTask } from './move.ts';
import { ChecklistTask } from './record.ts';

export const completeTask = writeOperation({
  id: 'onboarding.completeTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/complete',
  subject: 'checklist_task',
  summary: 'Complete a task of a checklist',
  description:
    'By whoever it is assigned to, or whoever administers the checklist. The checklist itself stays IN_PROGRESS until it is completed.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'complete');
  },
});
