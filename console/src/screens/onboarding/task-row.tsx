import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { taskRowTexts } from '../../texts/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ChangeTask } from './change-task.tsx';
import type { Checklist, NameOf, Task } from './record.ts';
import '../../ui/member-list.css';

export function TaskRow({
  checklist,
  task,
  nameOf,
}: {
  readonly checklist: Checklist;
  readonly task: Task;
  readonly nameOf: NameOf;
}): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const isOpen = checklist.status === 'NOT_STARTED' || checklist.status === 'IN_PROGRESS';
  // Of another's list one sees the tasks that are one's own or one's team's.
  const isOurs = task.assignee_team_id !== null && checklist.user_id !== user.id;
  const mayWork =
    isOpen && (task.assignee_id === user.id || isOurs || checklist.can?.includes('onboarding.addTask') === true);
  const mayChange = isOpen && task.status === 'PENDING' && checklist.can?.includes('onboarding.updateTask') === true;
  const [isChanging, setIsChanging] = useState(false);
  const assignee = nameOf(task.assignee_id ?? task.assignee_team_id);
  const isNobodys = task.assignee_id === null && task.assignee_team_id === null;
  const isOverdue = isOpen && task.status === 'PENDING' && task.due_date !== null && task.due_date < format.today();
  const details = [
    assignee ?? (isNobodys ? taskRowTexts.nobodyAssigned : null),
    task.due_date !== null && taskRowTexts.due(format.day(task.due_date)),
    task.completed_at !== null && taskRowTexts.doneAt(format.instant(task.completed_at)),
  ].filter(Boolean);
  return (
    <li>
      <span className="task">
        <span className="lead-line">
          {task.title}
          {task.status === 'COMPLETED' && <Status tone="good">{taskRowTexts.done}</Status>}
          {isOverdue && <Status tone="bad">{taskRowTexts.overdue}</Status>}
          {task.status === 'SKIPPED' && <Status>{taskRowTexts.skipped}</Status>}
        </span>
        {task.description !== null && <span className="who__small">{task.description}</span>}
        <span className="who__small">{details.join(', ')}</span>
      </span>
      {(mayChange || mayWork) && (
        <span className="page__actions task__actions">
          {mayChange && (
            <Button size="small" kind="quiet" onClick={() => setIsChanging(true)}>
              {taskRowTexts.change}
              <span className="only-read-aloud"> {task.title}</span>
            </Button>
          )}
          {mayWork && <TaskActions checklistId={checklist.id} task={task} />}
        </span>
      )}
      {isChanging && (
        <ChangeTask checklistId={checklist.id} task={task} nameOf={nameOf} onClose={() => setIsChanging(false)} />
      )}
    </li>
  );
}

function TaskActions({ checklistId, task }: { readonly checklistId: string; readonly task: Task }): ReactNode {
  const toast = useToast();
  const complete = useWrite('post', '/onboarding/{id}/tasks/{task_id}/complete');
  const skip = useWrite('post', '/onboarding/{id}/tasks/{task_id}/skip');
  const reopen = useWrite('post', '/onboarding/{id}/tasks/{task_id}/reopen');
  const path = { id: checklistId, task_id: task.id };
  const run = (write: { mutateAsync: (input: { path: typeof path }) => Promise<unknown> }): void => {
    write.mutateAsync({ path }).catch((error: unknown) => {
      if (error instanceof ApiError) toast(error.message);
    });
  };
  const named = <span className="only-read-aloud"> {task.title}</span>;
  return task.status === 'PENDING' ? (
    <>
      <Button size="small" kind="quiet" isBusy={skip.isPending} onClick={() => run(skip)}>
        {taskRowTexts.skip}
        {named}
      </Button>
      <Button size="small" isBusy={complete.isPending} onClick={() => run(complete)}>
        {taskRowTexts.complete}
        {named}
      </Button>
    </>
  ) : (
    <Button size="small" kind="quiet" isBusy={reopen.isPending} onClick={() => run(reopen)}>
      {taskRowTexts.reopen}
      {named}
    </Button>
  );
}
