import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { changeTaskTexts } from '../../texts/onboarding.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { AssigneeInput, assigneeOf, assigneeValue } from './assignee-input.tsx';
import type { NameOf, Task } from './record.ts';

/** A task that no one has done yet. */
export function ChangeTask({
  checklistId,
  task,
  nameOf,
  onClose,
}: {
  readonly checklistId: string;
  readonly task: Task;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/onboarding/{id}/tasks/{task_id}');
  return (
    <FormDialog
      title={task.title}
      action={changeTaskTexts.save}
      done={changeTaskTexts.saved}
      initial={{
        title: task.title,
        description: task.description ?? '',
        assignee: assigneeValue(task, nameOf),
        due_date: task.due_date ?? '',
      }}
      onClose={onClose}
      onSubmit={(values) => {
        const given = assigneeOf(values.assignee);
        const isSame = given.assignee_id === task.assignee_id && given.assignee_team_id === task.assignee_team_id;
        return update.mutateAsync({
          path: { id: checklistId, task_id: task.id },
          body: {
            title: values.title.trim(),
            description: orNull(values.description),
            // Who has it already may have left since, and could not be given it again.
            ...(!isSame && given),
            due_date: orNull(values.due_date),
          },
        });
      }}
    >
      <TextInput name="title" label={changeTaskTexts.task} maxLength={200} isRequired />
      <TextAreaInput name="description" label={changeTaskTexts.whatIsToBeDone} isOptional />
      <AssigneeInput name="assignee" />
      <DayInput name="due_date" label={changeTaskTexts.due} isOptional />
    </FormDialog>
  );
}
