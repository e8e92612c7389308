import { type ReactNode, useState } from 'react';
import { type Data, type Item, useList, useRead, useWrite } from '../../client/hooks.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Facts, Page, Panel, PersonLink, Status, Swatch, Who } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { roleNames } from '../../words.ts';
import { DepartmentDialog } from './department-dialog.tsx';
import { ManagersPanel } from './managers-panel.tsx';

type Department = Data<'/departments/{id}'>;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const read = useRead('/departments/{id}', { path: { id } });
  const managers = useRead('/departments/{id}/managers', { path: { id } });
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const department = read.data;
  const back = { to: '/departments', label: 'Departments' };
  if (!department) {
    return <PendingPage title="Department" back={back} read={read} />;
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
              Delete
            </Button>
          )}
          {can('departments.update') && (
            <Button kind="primary" onClick={() => setAsks('edit')}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <Panel title="About">
        <Facts
          facts={[
            ['Code', <span className="mono">{department.code}</span>],
            ['Colour', <Swatch color={department.color}>{department.color}</Swatch>],
            ['Head', headName === null ? null : <PersonLink id={department.head_id} of={read} />],
            ['People', department.member_count],
            ['Status', department.is_active ? <Status tone="good">Active</Status> : <Status>Inactive</Status>],
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
      title: 'Name',
      kind: 'lead',
      cell: (person) => <Who person={person} to={`/people/${person.id}`} />,
    },
    { id: 'job_title', title: 'Job title', cell: (person) => person.job_title },
    { id: 'manager', title: 'Manager', cell: (person) => list.nameOf(person.manager_id) },
    { id: 'role', title: 'Role', cell: (person) => roleNames[person.role] },
  ];
  return (
    <DataTable
      label="People of the department"
      noun={['person', 'people']}
      list={list}
      columns={columns}
      keyOf={(person) => person.id}
      empty={{ title: 'Nobody here', text: 'Nobody you may see belongs to this department.' }}
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
      title={`Delete ${department.name}?`}
      action="Delete"
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: department.id } });
        toast(`${department.name} was deleted.`);
        navigate('/departments', { replace: true });
      }}
    >
      The department is gone for good; its teams stay, without a department. This works only while nobody belongs to it.
    </ConfirmDialog>
  );
}
