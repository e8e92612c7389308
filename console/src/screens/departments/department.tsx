import { type ReactNode, useState } from 'react';
import { type Data, type Item, useList, useRead, useWrite } from '../../client/hooks.ts';
import { sayPlaces } from '../../clock/places.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { mergeTexts } from '../../texts/department-merges.ts';
import { departmentDialogTexts, departmentTexts } from '../../texts/departments.ts';
import { roleNames } from '../../texts/names.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Facts, Page, Panel, PersonLink, Status, Swatch, Who } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { capitalized } from '../../words.ts';
import { DepartmentDialog } from './department-dialog.tsx';
import { ManagersPanel } from './managers-panel.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { DepartmentMerges } from './merges.tsx';

type Department = Data<'/departments/{id}'>;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const read = useRead('/departments/{id}', { path: { id } });
  const managers = useRead('/departments/{id}/managers', { path: { id } });
  const [asks, setAsks] = useState<'edit' | 'delete' | 'merge' | null>(null);
  const department = read.data;
  const back = { to: '/departments', label: departmentTexts.departments };
  if (!department) {
    return <PendingPage title={departmentTexts.department} back={back} read={read} />;
  }
  const headName = read.nameOf(department.head_id);
  const head =
    department.head_id === null ? null : { id: department.head_id, first_name: headName ?? '', last_name: '' };
  return (
    <Page
      title={department.name}
      back={back}
      lead={department.description}
      actions={
        <>
          {can('departments.delete') && (
            <Button kind="quiet-danger" onClick={() => setAsks('delete')}>
              {departmentTexts.delete}
            </Button>
          )}
          {can('departments.merge') && department.is_active && (
            <Button onClick={() => setAsks('merge')}>{mergeTexts.mergeInto}</Button>
          )}
          {can('departments.update') && (
            <Button kind="primary" onClick={() => setAsks('edit')}>
              {departmentTexts.edit}
            </Button>
          )}
        </>
      }
    >
      <DepartmentMerges departmentId={department.id} />
      <Panel title={departmentTexts.about}>
        <Facts
          facts={[
            [departmentTexts.code, <span className="mono">{department.code}</span>],
            [departmentTexts.colour, <Swatch color={department.color}>{department.color}</Swatch>],
            [departmentTexts.head, headName === null ? null : <PersonLink id={department.head_id} of={read} />],
            [departmentTexts.people, department.member_count],
            [
              departmentDialogTexts.clockFrom,
              department.clock_from === null
                ? departmentDialogTexts.anywhere
                : capitalized(sayPlaces(department.clock_from)),
            ],
            [
              departmentTexts.status,
              department.is_active ? (
                <Status tone="good">{departmentTexts.active}</Status>
              ) : (
                <Status>{departmentTexts.inactive}</Status>
              ),
            ],
          ]}
        />
      </Panel>
      <ManagersPanel departmentId={department.id} managers={managers.data?.managers ?? []} opens={managers.opens} />
      <MembersTable departmentId={department.id} />
      {asks === 'edit' && (
        <DepartmentDialog
          department={department}
          head={head}
          onClose={() => setAsks(null)}
          onSaved={() => setAsks(null)}
        />
      )}
      {asks === 'merge' && <MergeDialog department={department} onClose={() => setAsks(null)} />}
      {asks === 'delete' && <DeleteDialog department={department} onClose={() => setAsks(null)} />}
    </Page>
  );
}

function MembersTable({ departmentId }: { readonly departmentId: string }): ReactNode {
  const list = useList('/users', {
    query: { department_id: departmentId, status: 'active', tiers: 'directory', sort: 'name', total: true },
  });
  const columns: readonly TableColumn<Item<'/users'>>[] = [
    {
      id: 'name',
      title: departmentTexts.name,
      kind: 'lead',
      usual: 'ascending',
      cell: (person) => <Who person={person} to={`/people/${person.id}`} />,
    },
    { id: 'job_title', title: departmentTexts.jobTitle, cell: (person) => person.job_title },
    { id: 'manager', title: departmentTexts.manager, cell: (person) => list.nameOf(person.manager_id) },
    { id: 'role', title: departmentTexts.role, cell: (person) => roleNames[person.role] },
  ];
  return (
    <DataTable
      label={departmentTexts.peopleOfTheDepartment}
      noun={departmentTexts.noun}
      list={list}
      columns={columns}
      keyOf={(person) => person.id}
      empty={departmentTexts.empty}
    />
  );
}

function DeleteDialog({
  department,
  onClose,
}: {
  readonly department: Department;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const remove = useWrite('delete', '/departments/{id}');
  return (
    <ConfirmDialog
      title={departmentTexts.deleteTitle(department.name)}
      action={departmentTexts.delete}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: department.id } });
        toast(departmentTexts.wasDeleted(department.name));
        navigate('/departments', { replace: true });
      }}
    >
      {departmentTexts.deleteText}
    </ConfirmDialog>
  );
}
