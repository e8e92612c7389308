import { type ReactNode, useState } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { Link, navigate, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { listTexts } from '../../texts/departments.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, PersonLink, Status, Swatch } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DepartmentDialog } from './department-dialog.tsx';

type Department = Item<'/departments'>;

export function Screen(): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [search] = useSearch<'show'>();
  const [isCreating, setIsCreating] = useState(false);
  const query = search.show === 'all' ? { include_inactive: true } : {};
  const list = useList('/departments', { query });
  const columns: readonly TableColumn<Department>[] = [
    {
      id: 'name',
      title: listTexts.name,
      kind: 'lead',
      order: ({ name }) => name,
      cell: (department) => (
        <Swatch color={department.color}>
          <Link to={`/departments/${department.id}`} className="row-link">
            {department.name}
          </Link>
        </Swatch>
      ),
    },
    {
      id: 'head',
      title: listTexts.head,
      cell: ({ head_id }) =>
        head_id === null ? <span className="quiet">{listTexts.nobody}</span> : <PersonLink id={head_id} of={list} />,
    },
    {
      id: 'people',
      title: listTexts.people,
      kind: 'number',
      order: (department) => department.member_count,
      cell: (department) => department.member_count,
    },
    { id: 'code', title: listTexts.code, cell: (department) => <span className="mono">{department.code}</span> },
    {
      id: 'status',
      title: listTexts.status,
      cell: ({ is_active }) =>
        is_active ? <Status tone="good">{listTexts.active}</Status> : <Status>{listTexts.inactive}</Status>,
    },
  ];
  return (
    <Page
      title={listTexts.title}
      actions={
        can('departments.create') && (
          <Button kind="primary" icon="plus" onClick={() => setIsCreating(true)}>
            {listTexts.newDepartment}
          </Button>
        )
      }
    >
      <DataTable
        label={listTexts.title}
        noun={listTexts.noun}
        list={list}
        columns={columns}
        keyOf={(department) => department.id}
        tools={<ExportButton kind="departments" query={query} />}
        filters={[
          {
            name: 'show',
            label: listTexts.status,
            any: listTexts.active,
            options: [{ value: 'all', label: listTexts.activeAndInactive }],
          },
        ]}
        empty={listTexts.empty}
      />
      {isCreating && (
        <DepartmentDialog
          onClose={() => setIsCreating(false)}
          onSaved={(department) => {
            toast(listTexts.wasCreated(department.name));
            navigate(`/departments/${department.id}`);
          }}
        />
      )}
    </Page>
  );
}
