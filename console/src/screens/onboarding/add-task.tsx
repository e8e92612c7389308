import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { addTaskTexts } from '../../texts/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { DayInput, Form, orNull, TextInput } from '../../ui/forms.tsx';
import { AssigneeInput, assigneeOf, nobodyYet } from './assignee-input.tsx';

const blank = { title: '', assignee: nobodyYet, due_date: '' };

export function AddTask({ checklistId }: { readonly checklistId: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const add = useWrite('post', '/onboarding/{id}/tasks');
  if (!isOpen) {
    return (
      <div>
        <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
          {addTaskTexts.addATask}
        </Button>
      </div>
    );
  }
  return (
    <Form
      label={addTaskTexts.addATask}
      initial={blank}
      guardsChanges
      onSubmit={async ({ title, assignee, due_date }) => {
        const body = { title: title.trim(), ...assigneeOf(assignee), due_date: orNull(due_date) };
        await add.mutateAsync({ path: { id: checklistId }, body });
        setIsOpen(false);
      }}
    >
      <div className="form__grid">
        <TextInput name="title" label={addTaskTexts.task} isRequired maxLength={200} autoFocus />
        <AssigneeInput name="assignee" />
        <DayInput name="due_date" label={addTaskTexts.due} isOptional />
      </div>
      <div className="form__actions">
        <Button type="submit" kind="primary" isBusy={add.isPending}>
          {addTaskTexts.addTask}
        </Button>
        <Button onClick={() => setIsOpen(false)}>{addTaskTexts.cancel}</Button>
      </div>
    </Form>
  );
}
