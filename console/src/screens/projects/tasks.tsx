import { type ReactNode, useState } from 'react';
import { fieldError } from '../../client/error.ts';
import { type Item, type List, useWrite } from '../../client/hooks.ts';
import { readMinutes, useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { projectTexts as texts, tasksTexts } from '../../texts/projects.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Status } from '../../ui/page.tsx';
import { taskStates } from './states.ts';

type Task = Item<'/projects/{id}/tasks'>;

export function TasksPanel({
  projectId,
  tasks,
}: {
  readonly projectId: string;
  readonly tasks: List<Task>;
}): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [open, setOpen] = useState<Task | 'new' | null>(null);
  return (
    <>
      <DataTable
        label={texts.tasks}
        list={tasks}
        keyOf={({ id }) => id}
        noun={tasksTexts.noun}
        empty={{ title: texts.noTasksTitle, text: texts.noTasks }}
        tools={
          can('tasks.create') && (
            <Button size="small" icon="plus" onClick={() => setOpen('new')}>
              {texts.addTask}
            </Button>
          )
        }
        columns={[
          { id: 'name', title: texts.task, kind: 'lead', cell: (task) => task.name },
          {
            id: 'status',
            title: texts.status,
            cell: (task) => {
              const { word, tone } = taskStates[task.status] ?? { word: '' };
              return <Status {...(tone && { tone })}>{word}</Status>;
            },
          },
          { id: 'assignee', title: tasksTexts.who, cell: (task) => tasks.nameOf(task.assignee_id) },
          {
            id: 'estimate',
            title: texts.estimate,
            kind: 'number',
            cell: (task) => (task.estimated_minutes === null ? '' : format.minutes(task.estimated_minutes)),
          },
          {
            id: 'actions',
            title: tasksTexts.actions,
            kind: 'actions',
            cell: (task) =>
              can('tasks.update') && (
                <Button size="small" kind="quiet" onClick={() => setOpen(task)}>
                  {texts.change}
                </Button>
              ),
          },
        ]}
      />
      {open !== null && (
        <TaskDialog projectId={projectId} task={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function TaskDialog({
  projectId,
  task,
  onClose,
}: {
  readonly projectId: string;
  readonly task: Task | null;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/projects/{id}/tasks');
  const update = useWrite('patch', '/projects/{id}/tasks/{task_id}');
  return (
    <FormDialog
      title={task ? texts.editTask : texts.addTask}
      action={texts.save}
      done={task ? texts.saved : texts.taskAdded}
      initial={{
        name: task?.name ?? '',
        status: task?.status ?? ('OPEN' as const),
        estimate: task?.estimated_minutes == null ? '' : format.minutes(task.estimated_minutes),
        is_billable: task?.is_billable ?? true,
      }}
      onClose={onClose}
      onSubmit={async ({ estimate, ...values }) => {
        const minutes = estimate.trim() === '' ? null : readMinutes(estimate);
        if (minutes === null && estimate.trim() !== '') throw fieldError('estimate', texts.estimateHint);
        const body = { ...values, name: values.name.trim(), estimated_minutes: minutes };
        return task
          ? update.mutateAsync({ path: { id: projectId, task_id: task.id }, body })
          : create.mutateAsync({ path: { id: projectId }, body });
      }}
    >
      <TextInput name="name" label={texts.name} isRequired />
      <SelectInput
        name="status"
        label={texts.status}
        options={Object.entries(taskStates).map(([value, { word }]) => ({ value, label: word }))}
      />
      <TextInput name="estimate" label={texts.estimate} hint={texts.estimateHint} isOptional />
      <CheckInput name="is_billable" label={texts.billable} />
    </FormDialog>
  );
}
