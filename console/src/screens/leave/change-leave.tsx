import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { changeLeaveTexts } from '../../texts/leave/requests.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput } from '../../ui/forms.tsx';
import type { Leave } from './record.ts';

const ChangeApproved = lazy(() =>
  import('./change-approved.tsx').then((module) => ({ default: module.ChangeApproved })),
);

/** Of one that was approved, other days are asked for in its place. */
export function ChangeApprovedLeave({ leave }: { readonly leave: Leave }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { leave_type_id } = leave;
  if (leave_type_id === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{changeLeaveTexts.change}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeApproved leave={{ ...leave, leave_type_id }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Days and note of a leave that no one has decided on. Halves and hours stay if the new days leave room for them. */
export function ChangeLeave({ leave }: { readonly leave: Leave }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const update = useWrite('patch', '/leaves/{id}');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{changeLeaveTexts.change}</Button>
      {isOpen && (
        <FormDialog
          title={changeLeaveTexts.changeThisLeave}
          action={changeLeaveTexts.save}
          done={changeLeaveTexts.saved}
          initial={{ start_date: leave.start_date, end_date: leave.end_date, reason: leave.reason ?? '' }}
          onClose={() => setIsOpen(false)}
          onSubmit={({ start_date, end_date, reason }) =>
            update.mutateAsync({ path: { id: leave.id }, body: { start_date, end_date, reason: orNull(reason) } })
          }
        >
          <DayInput name="start_date" label={changeLeaveTexts.firstDay} isRequired />
          <DayInput name="end_date" label={changeLeaveTexts.lastDay} isRequired />
          <TextAreaInput name="reason" label={changeLeaveTexts.note} isOptional />
        </FormDialog>
      )}
    </>
  );
}
