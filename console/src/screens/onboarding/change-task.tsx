import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { changeTaskTexts } from '../../texts/onboarding.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import type { Task } from './record.ts';

/** A task that no one has done yet. */
export function ChangeTask({
  checklistId,
  task,
  assignee,
  onClose,
}: {
  readonly checklistId: string;
  readonly task: Task;
  readonly assignee: string | null;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/onboarding/{id}/tasks/{task_id}');
  const current: NamedPerson | null =
    task.assignee_id === null
      ? null
      : { id: task.assignee_id, first_name: assignee ?? changeTaskTexts.somebody, last_name: '' };
  return (
    <FormDialog
      title={task.title}
      action={changeTaskTexts.save}
      done={changeTaskTexts.saved}
      initial={{
        title: task.title,
        description: task.description ?? '',
        assignee: current,
        due_date: task.due_date ?? '',
      }}
      onClose={onClose}
      onSubmit={(values) => {
        const assignee_id = values.assignee?.id ?? null;
        return update.mutateAsync({
          path: { id: checklistId, task_id: task.id },
          body: {
            title: values.title.trim(),
            description: orNull(values.description),
            // Who has it already may have left since, and could not be given it again.
            ...(assignee_id !== task.assignee_id && { assignee_id }),
            due_date: orNull(values.due_date),
          },
        });
      }}
    >
      <TextInput name="title" label={changeTaskTexts.task} maxLength={200} isRequired />
      <TextAreaInput name="description" label={changeTaskTexts.whatIsToBeDone} isOptional />
      <PersonInput name="assignee" label={changeTaskTexts.whoDoesIt} isOptional />
      <DayInput name="due_date" label={changeTaskTexts.due} isOptional />
    </FormDialog>
  );
}
