import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkActivePerson } from '../../people/index.ts';
import { administering } from '../checklists/guards.ts';
import { getVisibleFacts, lockVisibleChecklist, saveChecklist } from '../checklists/store.ts';
import { maxTasks } from '../templates/record.ts';
import { ChecklistTask, NewTask, TaskChanges } from './record.ts';
import { checkTeam, givenTo } from './rules.ts';
import { countTasks, findAssignee, insertTasks, lockVisibleTask, saveTask, taskAssigned } from './store.ts';

export const addTask = writeOperation({
  id: 'onboarding.addTask',
  route: 'POST /onboarding/{id}/tasks',
  subject: 'checklist_task',
  summary: 'Add a task to a checklist',
  description:
    'At its end, by anyone who administers the checklist. It may be given to any active person in the caller’s directory, or to an active team.',
  surface: 'app',
  scope: null,
  guards: administering,
  params: Strict({ id: Id('chk') }),
  body: NewTask,
  returns: ChecklistTask,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await work.guard(await getVisibleFacts(work, params.id));
    await checkActivePerson(work, 'assignee_id', body.assignee_id);
    await checkTeam(work, body);
    await work.guard(await lockVisibleChecklist(work, params.id));
    const { total, last } = await countTasks(work, params.id);
    if (total >= maxTasks) {
      throw conflict(say('onboarding.tooManyTasks', { limit: maxTasks }), { reason: 'too_many_tasks' });
    }
    const { title, description = null, assignee_id = null, assignee_team_id = null, due_date = null } = body;
    const task: ChecklistTask = {
      id: work.newId('ctk'),
      title,
      description,
      status: 'PENDING' as const,
      assignee_id,
      assignee_team_id,
      due_date,
      completed_at: null,
      completed_by_id: null,
      position: last + 1,
    };
    await insertTasks(work, params.id, [task]);
    await saveChecklist(work, params.id, {});
    if (assignee_id !== null || assignee_team_id !== null) await work.react(taskAssigned, task.id);
    return task;
  },
});

export const updateTask = writeOperation({
  id: 'onboarding.updateTask',
  route: 'PATCH /onboarding/{id}/tasks/{task_id}',
  subject: 'checklist_task',
  summary: 'Change a task of a checklist',
  description:
    'Only the fields sent change. By anyone who administers the checklist, while the task is PENDING. It may be given to any active person in the caller’s directory, or to an active team.',
  surface: 'app',
  scope: null,
  guards: administering,
  params: Strict({ id: Id('chk'), task_id: Id('ctk') }),
  body: TaskChanges,
  returns: ChecklistTask,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await work.guard(await getVisibleFacts(work, params.id));
    // Who has it already may stay, also someone outside the caller's directory.
    const isReassigned = body.assignee_id !== (await findAssignee(work, params.id, params.task_id));
    if (isReassigned) await checkActivePerson(work, 'assignee_id', body.assignee_id);
    await checkTeam(work, body);
    await work.guard(await lockVisibleChecklist(work, params.id));
    const task = await lockVisibleTask(work, params.id, params.task_id);
    if (task.status !== 'PENDING') {
      throw conflict(say('onboarding.taskEnded', { status: task.status }), {
        reason: 'state',
        status: task.status,
      });
    }
    const changes = work.changesTo(task, givenTo(body));
    if (isEmpty(changes)) return task;

    await saveTask(work, task.id, changes);
    await saveChecklist(work, params.id, {});
    if (changes.assignee_id != null || changes.assignee_team_id != null) await work.react(taskAssigned, task.id);
    return { ...task, ...changes };
  },
});
