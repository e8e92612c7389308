import { useState, type ReactNode } from 'react';
import { useList, useRead, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { useCan } from '../../../session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx';
import { DayInput, Form, orNull, SelectInput, TextAreaInput } from '../../../ui/forms.tsx';
import { Page } from '../../../ui/page.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { PolicyTabs } from './tabs.tsx';
import { policyTexts as texts, type LockedDates } from './texts.ts';
import '../leave.css';

const everyone = 'Everyone';

/** Days on which nobody books leave. */
export function Screen(): ReactNode {
  const can = useCan();
  const list = useList('/locked-dates');
  const [open, setOpen] = useState<LockedDates | 'new' | null>(null);
  const [removing, setRemoving] = useState<LockedDates | null>(null);
  return (
    <Page
      title={texts.lockedDates}
      lead="Nobody books leave on these days. What was booked before stays."
      actions={
        can('lockedDates.create') && (
          <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
            Lock dates
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
        noun={['stretch of days', 'stretches of days']}
        empty={{ title: 'No locked dates', text: 'Lock the days on which everyone is needed, such as stocktaking.' }}
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
    { id: 'days', title: 'Days', kind: 'lead', cell: (locked) => format.days(locked.start_date, locked.end_date) },
    { id: 'for', title: 'For', cell: ({ department_id: id }) => (id === null ? everyone : nameOf(id)) },
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
              Unlock
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
  const toast = useToast();
  const create = useWrite('post', '/locked-dates');
  const update = useWrite('patch', '/locked-dates/{id}');
  const departments = useRead('/departments', { query: { limit: 100 } });
  const title = locked ? 'Edit locked dates' : 'Lock dates';
  const initial = {
    start_date: locked?.start_date ?? '',
    end_date: locked?.end_date ?? '',
    department_id: locked?.department_id ?? '',
    reason: locked?.reason ?? '',
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        key={departments.data ? 'ready' : 'loading'}
        initial={initial}
        label={title}
        onSubmit={async (values) => {
          const body = {
            start_date: values.start_date,
            end_date: values.end_date === '' ? values.start_date : values.end_date,
            department_id: orNull(values.department_id),
            reason: orNull(values.reason),
          };
          if (locked) await update.mutateAsync({ path: { id: locked.id }, body });
          else await create.mutateAsync({ body });
          toast(locked ? 'Saved.' : 'The dates are locked.');
          onClose();
        }}
      >
        <DayInput name="start_date" label="First day" isRequired />
        <DayInput name="end_date" label="Last day" hint="Empty: one day." />
        <SelectInput
          name="department_id"
          label="For"
          empty={everyone}
          options={(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextAreaInput name="reason" label={texts.reason} hint="Whoever tries to book reads it." isOptional />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>{texts.goBack}</Button>
          <Button kind="primary" type="submit" isBusy={create.isPending || update.isPending}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function UnlockDialog({ locked, onClose }: { readonly locked: LockedDates; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const remove = useWrite('delete', '/locked-dates/{id}');
  return (
    <ConfirmDialog
      title="Unlock these dates?"
      action="Unlock"
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: locked.id } });
        toast('The dates are unlocked.');
        onClose();
      }}
    >
      Leave can be booked again: {format.days(locked.start_date, locked.end_date)}.
    </ConfirmDialog>
  );
}
