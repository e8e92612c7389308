import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { useCan } from '../../../session.tsx';
import { lockedDatesTexts, policyTexts as texts } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput, TextAreaInput } from '../../../ui/forms.tsx';
import { Page } from '../../../ui/page.tsx';
import { type LockedDates } from './record.ts';
import { PolicyTabs } from './tabs.tsx';
import '../leave.css';

const everyone = lockedDatesTexts.everyone;

/** Days on which no one books leave. */
export function Screen(): ReactNode {
  const can = useCan();
  const list = useList('/locked-dates');
  const [open, setOpen] = useState<LockedDates | 'new' | null>(null);
  const [removing, setRemoving] = useState<LockedDates | null>(null);
  return (
    <Page
      title={texts.lockedDates}
      lead={lockedDatesTexts.lead}
      actions={
        can('lockedDates.create') && (
          <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
            {lockedDatesTexts.lockDates}
          </Button>
        )
      }
    >
      <PolicyTabs current="/leave-balances/locked-dates" />
      <DataTable
        label={texts.lockedDates}
        list={list}
        columns={useColumns(list.nameOf, setOpen, setRemoving)}
        keyOf={({ id }) => id}
        noun={lockedDatesTexts.noun}
        empty={lockedDatesTexts.empty}
      />
      {open !== null && <LockDialog locked={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {removing && <UnlockDialog locked={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

function useColumns(
  nameOf: (id: string | null) => string | null,
  onEdit: (locked: LockedDates) => void,
  onRemove: (locked: LockedDates) => void,
): readonly TableColumn<LockedDates>[] {
  const format = useFormat();
  const can = useCan();
  return [
    {
      id: 'days',
      title: lockedDatesTexts.days,
      kind: 'lead',
      order: (dates) => dates.start_date,
      usual: 'ascending',
      cell: (locked) => format.days(locked.start_date, locked.end_date),
    },
    { id: 'for', title: lockedDatesTexts.for, cell: ({ department_id: id }) => (id === null ? everyone : nameOf(id)) },
    { id: 'reason', title: texts.reason, cell: ({ reason }) => reason },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (locked) => (
        <>
          {can('lockedDates.update') && (
            <Button size="small" kind="quiet" onClick={() => onEdit(locked)}>
              {texts.edit}
            </Button>
          )}
          {can('lockedDates.delete') && (
            <Button size="small" kind="quiet-danger" onClick={() => onRemove(locked)}>
              {lockedDatesTexts.unlock}
            </Button>
          )}
        </>
      ),
    },
  ];
}

function LockDialog({
  locked,
  onClose,
}: {
  readonly locked: LockedDates | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/locked-dates');
  const update = useWrite('patch', '/locked-dates/{id}');
  return (
    <FormDialog
      title={locked ? lockedDatesTexts.editLockedDates : lockedDatesTexts.lockDates}
      action={texts.save}
      done={locked ? lockedDatesTexts.saved : lockedDatesTexts.theDatesAreLocked}
      initial={{
        start_date: locked?.start_date ?? '',
        end_date: locked?.end_date ?? '',
        department_id: locked?.department_id ?? '',
        reason: locked?.reason ?? '',
      }}
      onClose={onClose}
      onSubmit={(values) => {
        const body = {
          start_date: values.start_date,
          end_date: values.end_date === '' ? values.start_date : values.end_date,
          department_id: orNull(values.department_id),
          reason: orNull(values.reason),
        };
        return locked ? update.mutateAsync({ path: { id: locked.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <DayInput name="start_date" label={lockedDatesTexts.firstDay} isRequired />
      <DayInput name="end_date" label={lockedDatesTexts.lastDay} hint={lockedDatesTexts.emptyOneDay} />
      <SelectInput
        name="department_id"
        label={lockedDatesTexts.for}
        empty={everyone}
        options={{ path: '/departments' }}
      />
      <TextAreaInput name="reason" label={texts.reason} hint={lockedDatesTexts.reasonHint} isOptional />
    </FormDialog>
  );
}

function UnlockDialog({ locked, onClose }: { readonly locked: LockedDates; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const remove = useWrite('delete', '/locked-dates/{id}');
  return (
    <ConfirmDialog
      title={lockedDatesTexts.unlockTheseDates}
      action={lockedDatesTexts.unlock}
      done={lockedDatesTexts.theDatesAreUnlocked}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: locked.id } })}
    >
      {lockedDatesTexts.leaveCanBeBookedAgain(format.days(locked.start_date, locked.end_date))}
    </ConfirmDialog>
  );
}
