import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checklistStates, mayWorkOn } from '../checklists/rules.ts';
import { lockVisibleChecklist, saveChecklist } from '../checklists/store.ts';
import { ChecklistTask } from './record.ts';
import { taskStates } from './rules.ts';
import { activeOrNobody, isOfOwnTeam, lockVisibleTask, saveTask } from './store.ts';

export interface TaskPath {
  readonly id: string;
  readonly task_id: string;
}

/** Completes, skips or reopens a task; the first one that is done starts the checklist. */
export async function moveTask(
  work: UnitOfWork,
  path: TaskPath,
  trigger: 'complete' | 'skip' | 'reopen',
): Promise<ChecklistTask> {
  const checklist = await lockVisibleChecklist(work, path.id);
  const task = await lockVisibleTask(work, checklist.id, path.task_id);
  const isOurs = await isOfOwnTeam(work, task.assignee_team_id);
  enforce(mayWorkOn(work.actor, checklist, { assignee_id: task.assignee_id, isOfOwnTeam: isOurs }));
  const proceeded = checklistStates.move(checklist.status, 'proceed');
  const { to: status } = taskStates.move(task.status, trigger);
  const isCompleted = status === 'COMPLETED';
  const changes = {
    status,
    assignee_id: trigger === 'reopen' ? await activeOrNobody(work, task.assignee_id) : task.assignee_id,
    completed_at: isCompleted ? work.now : null,
    completed_by_id: isCompleted ? work.actor.userId : null,
  };
  await saveTask(work, task.id, changes);
  await saveChecklist(work, checklist.id, {
    status: proceeded.to,
    started_at: checklist.started_at ?? work.now,
  });
  work.audit({ subjectId: task.id, personId: checklist.user_id, before: task, after: { status } });
  return { ...task, ...changes };
}

export const completeTask = writeOperation({
  id: 'onboarding.completeTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/complete',
  subject: 'checklist_task',
  summary: 'Complete a task of a checklist',
  description:
    'By the person it is assigned to, or anyone who administers the checklist. The checklist itself stays IN_PROGRESS until it is completed.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'complete');
  },
});

export const skipTask = writeOperation({
  id: 'onboarding.skipTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/skip',
  subject: 'checklist_task',
  summary: 'Skip a task of a checklist',
  description: 'It is not needed here. By the person it is assigned to, or anyone who administers the checklist.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'skip');
  },
});

export const reopenTask = writeOperation({
  id: 'onboarding.reopenTask',
  route: 'POST /onboarding/{id}/tasks/{task_id}/reopen',
  subject: 'checklist_task',
  summary: 'Reopen a task of a checklist',
  description: 'It is PENDING again. By the person it is assigned to, or anyone who administers the checklist.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run({ work, params }) {
    return moveTask(work, params, 'reopen');
  },
});
