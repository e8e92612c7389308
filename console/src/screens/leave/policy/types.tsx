import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { useCan } from '../../../session.tsx';
import { policyTexts as texts, sayAllowance, sayCarryOver } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Page, Status, Swatch } from '../../../ui/page.tsx';
import { type LeaveType } from './record.ts';
import { PolicyTabs } from './tabs.tsx';
import { TypeDialog } from './type-dialog.tsx';
import '../leave.css';

/** The kinds of leave, and what each grants. */
export function Screen(): ReactNode {
  const can = useCan();
  const list = useList('/leave-types', {}, { pageSize: 100 });
  const [open, setOpen] = useState<LeaveType | 'new' | null>(null);
  const [retiring, setRetiring] = useState<LeaveType | null>(null);
  return (
    <Page
      title={texts.types}
      actions={
        can('leaveTypes.create') && (
          <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
            Add a leave type
          </Button>
        )
      }
    >
      <PolicyTabs current="/leave-balances/types" />
      <DataTable
        label={texts.types}
        list={list}
        columns={useColumns(setOpen, setRetiring)}
        keyOf={({ id }) => id}
        noun={['leave type', 'leave types']}
        empty={{ title: 'No leave types yet', text: 'Add one, such as Vacation, so that people can book it.' }}
      />
      {open !== null && <TypeDialog type={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {retiring && <RetireDialog type={retiring} onClose={() => setRetiring(null)} />}
    </Page>
  );
}

function useColumns(
  onEdit: (type: LeaveType) => void,
  onRetire: (type: LeaveType) => void,
): readonly TableColumn<LeaveType>[] {
  const format = useFormat();
  const can = useCan();
  return [
    { id: 'name', title: 'Type', kind: 'lead', cell: (type) => <Swatch color={type.color}>{type.name}</Swatch> },
    { id: 'allowance', title: 'Gives', cell: (type) => sayAllowance(format, type) },
    { id: 'carry', title: 'Moves into the next year', cell: (type) => sayCarryOver(format, type) },
    { id: 'paid', title: 'Paid', cell: ({ is_paid: isPaid }) => (isPaid ? 'Paid' : 'Unpaid') },
    {
      id: 'approval',
      title: 'Decision',
      cell: ({ requires_approval: isNeeded }) => (isNeeded ? 'Needs a decision' : 'Approved by itself'),
    },
    { id: 'private', title: 'Privacy', cell: ({ is_private: isPrivate }) => (isPrivate ? 'Private' : 'Open') },
    {
      id: 'state',
      title: texts.status,
      cell: ({ is_active: isActive }) =>
        isActive ? <Status tone="good">Can be booked</Status> : <Status>Retired</Status>,
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (type) =>
        can('leaveTypes.update') && (
          <>
            <Button size="small" kind="quiet" aria-label={`Edit ${type.name}`} onClick={() => onEdit(type)}>
              {texts.edit}
            </Button>
            {type.is_active && (
              <Button
                size="small"
                kind="quiet-danger"
                aria-label={`Retire ${type.name}`}
                onClick={() => onRetire(type)}
              >
                Retire
              </Button>
            )}
          </>
        ),
    },
  ];
}

function RetireDialog({ type, onClose }: { readonly type: LeaveType; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/leave-types/{id}');
  return (
    <ConfirmDialog
      title={`Retire ${type.name}?`}
      action="Retire"
      onClose={onClose}
      done={`${type.name} can no longer be booked.`}
      onConfirm={() => update.mutateAsync({ path: { id: type.id }, body: { is_active: false } })}
    >
      Nobody can book it any more, and nothing more of it is granted. What was booked stays, and so do the balances of
      those who had any. It can be brought back by editing it.
    </ConfirmDialog>
  );
}
