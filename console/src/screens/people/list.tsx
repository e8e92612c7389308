import type { ReactNode } from 'react';
import { useList, type Item } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { optionsOf, roleNames } from '../../words.ts';
import { byName, useDepartments } from '../departments/source.ts';

const statuses = [
  { value: 'inactive', label: 'Inactive' },
  { value: 'offboarded', label: 'Offboarded' },
  { value: 'all', label: 'Everyone' },
];

type Person = Item<'/users'>;

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'status' | 'department_id' | 'role'>();
  const departments = useDepartments();
  const list = useList('/users', {
    query: {
      status: (search.status ?? 'active') as 'active',
      department_id: search.department_id,
      role: search.role as Person['role'] | undefined,
      tiers: 'directory',
    },
  });
  const columns: readonly TableColumn<Person>[] = [
    {
      id: 'name',
      title: 'Name',
      kind: 'lead',
      cell: (person) => <Who person={person} to={`/people/${person.id}`} />,
    },
    { id: 'job_title', title: 'Job title', cell: (person) => person.job_title },
    { id: 'department', title: 'Department', cell: (person) => list.nameOf(person.department_id) },
    { id: 'manager', title: 'Manager', cell: (person) => list.nameOf(person.manager_id) },
    { id: 'email', title: 'E-mail address', cell: (person) => <a href={`mailto:${person.email}`}>{person.email}</a> },
    { id: 'role', title: 'Role', cell: (person) => roleNames[person.role] },
    { id: 'status', title: 'Status', cell: (person) => <Activity isActive={person.is_active} /> },
  ];
  return (
    <Page
      title="People"
      actions={
        can('users.create') && (
          <ButtonLink to="/people/new" kind="primary" icon="plus">
            Add a person
          </ButtonLink>
        )
      }
    >
      <DataTable
        label="People"
        noun={['person', 'people']}
        list={list}
        columns={columns}
        keyOf={(person) => person.id}
        filters={[
          { name: 'status', label: 'Status', any: 'Active', options: statuses },
          {
            name: 'department_id',
            label: 'Department',
            any: 'Any department',
            options: byName(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'role', label: 'Role', any: 'Any role', options: optionsOf(roleNames) },
        ]}
        empty={{ title: 'Nobody here', text: 'People you may see appear here.' }}
      />
    </Page>
  );
}

const Activity = ({ isActive }: { readonly isActive: boolean }): ReactNode =>
  isActive ? <Status tone="good">Active</Status> : <Status>Inactive</Status>;
