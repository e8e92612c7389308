import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { calledHere } from '../../../language.ts';
import { useCan } from '../../../session.tsx';
import { policyTexts as texts, sayAllowance, sayCarryOver, typesTexts } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Page, Status, Swatch } from '../../../ui/page.tsx';
import { type LeaveType } from './record.ts';
import { PolicyTabs } from './tabs.tsx';
import { TypeDialog } from './type-dialog.tsx';
import { AddUsualTypes } from './usual-types.tsx';
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
            {typesTexts.addALeaveType}
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
        noun={typesTexts.noun}
        empty={{ ...typesTexts.empty, action: can('leaveTypes.create') && <AddUsualTypes /> }}
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
  const can = useCan();
  return [
    {
      id: 'name',
      title: typesTexts.type,
      kind: 'lead',
      order: calledHere,
      cell: (type) => <Swatch color={type.color}>{calledHere(type)}</Swatch>,
    },
    { id: 'allowance', title: typesTexts.gives, cell: (type) => sayAllowance(type) },
    { id: 'carry', title: typesTexts.carriesOver, cell: (type) => sayCarryOver(type) },
    {
      id: 'paid',
      title: typesTexts.paid,
      cell: ({ is_paid: isPaid }) => (isPaid ? typesTexts.paid : typesTexts.unpaid),
    },
    {
      id: 'approval',
      title: typesTexts.approval,
      cell: ({ requires_approval: isNeeded }) =>
        isNeeded ? typesTexts.approvalIsNeeded : typesTexts.approvalIsAutomatic,
    },
    {
      id: 'private',
      title: typesTexts.privacy,
      cell: ({ is_private: isPrivate }) => (isPrivate ? typesTexts.private : typesTexts.open),
    },
    {
      id: 'state',
      title: texts.status,
      cell: ({ is_active: isActive }) =>
        isActive ? <Status tone="good">{typesTexts.canBeBooked}</Status> : <Status>{typesTexts.retired}</Status>,
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (type) =>
        can('leaveTypes.update') && (
          <>
            <Button
              size="small"
              kind="quiet"
              aria-label={typesTexts.edit(calledHere(type))}
              onClick={() => onEdit(type)}
            >
              {texts.edit}
            </Button>
            {type.is_active && (
              <Button
                size="small"
                kind="quiet-danger"
                aria-label={typesTexts.retireNamed(calledHere(type))}
                onClick={() => onRetire(type)}
              >
                {typesTexts.retire}
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
      title={typesTexts.retireTitle(calledHere(type))}
      action={typesTexts.retire}
      onClose={onClose}
      done={typesTexts.canNoLongerBeBooked(calledHere(type))}
      onConfirm={() => update.mutateAsync({ path: { id: type.id }, body: { is_active: false } })}
    >
      {typesTexts.retireText}
    </ConfirmDialog>
  );
}
