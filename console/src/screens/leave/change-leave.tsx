import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput } from '../../ui/forms.tsx';
import type { Leave } from './record.ts';

/** Days and note of a leave that no one has decided on. Halves and hours stay where the new days leave room for them. */
export function ChangeLeave({ leave }: { readonly leave: Leave }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const update = useWrite('patch', '/leaves/{id}');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change</Button>
      {isOpen && (
        <FormDialog
          title="Change this leave"
          action="Save"
          done="Saved."
          initial={{ start_date: leave.start_date, end_date: leave.end_date, reason: leave.reason ?? '' }}
          onClose={() => setIsOpen(false)}
          onSubmit={({ start_date, end_date, reason }) =>
            update.mutateAsync({ path: { id: leave.id }, body: { start_date, end_date, reason: orNull(reason) } })
          }
        >
          <DayInput name="start_date" label="First day" isRequired />
          <DayInput name="end_date" label="Last day" isRequired />
          <TextAreaInput name="reason" label="Note" isOptional />
        </FormDialog>
      )}
    </>
  );
}
