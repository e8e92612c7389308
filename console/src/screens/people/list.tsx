import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSees } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { listTexts } from '../../texts/people/people.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Email } from '../../ui/email.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { ExportLink } from './export-link.tsx';

const statuses = [
  { value: 'inactive', label: listTexts.inactive },
  { value: 'offboarded', label: listTexts.offboarded },
  { value: 'all', label: listTexts.everyone },
];

type Person = Item<'/users'>;

export function Screen(): ReactNode {
  const can = useCan();
  const sees = useSees();
  const format = useFormat();
  const [search] = useSearch<'status' | 'department_id' | 'role' | 'q' | 'sort'>();
  const seesEmployment = sees('users.employment:read');
  const query = {
    status: (search.status ?? 'active') as 'active',
    department_id: search.department_id,
    role: search.role as Person['role'] | undefined,
    q: search.q,
    sort: (search.sort ?? 'name') as 'name',
  };
  const tiers = seesEmployment ? 'directory,employment' : 'directory';
  const list = useList('/users', { query: { ...query, tiers, total: true } });
  const columns: readonly TableColumn<Person>[] = [
    {
      id: 'name',
      title: listTexts.name,
      kind: 'lead',
      sort: 'name',
      cell: (person) => <Who person={person} to={`/people/${person.id}`} />,
    },
    { id: 'job_title', title: listTexts.jobTitle, cell: (person) => person.job_title },
    {
      id: 'department',
      title: listTexts.department,
      sort: 'department',
      cell: (person) => list.nameOf(person.department_id),
    },
    { id: 'manager', title: listTexts.manager, cell: (person) => list.nameOf(person.manager_id) },
    {
      id: 'email',
      title: listTexts.emailAddress,
      cell: (person) => <Email address={person.email} />,
    },
    { id: 'work_location', title: listTexts.workLocation, isExtra: true, cell: (person) => person.work_location },
    ...(seesEmployment
      ? [
          {
            id: 'start_date',
            title: listTexts.startDate,
            sort: 'start_date',
            cell: (person: Person) =>
              person.employment_start_date == null ? null : format.day(person.employment_start_date),
          },
        ]
      : []),
    { id: 'role', title: listTexts.role, isExtra: true, cell: (person) => roleNames[person.role] },
    {
      id: 'status',
      title: listTexts.status,
      isExtra: true,
      cell: (person) => <Activity isActive={person.is_active} />,
    },
  ];
  return (
    <Page
      title={listTexts.title}
      actions={
        can('users.create') && (
          <ButtonLink to="/people/new" kind="primary" icon="plus">
            {listTexts.add}
          </ButtonLink>
        )
      }
    >
      <DataTable
        label={listTexts.title}
        noun={listTexts.noun}
        list={list}
        columns={columns}
        keyOf={(person) => person.id}
        viewsOf="users.list"
        searches={listTexts.search}
        tools={can('users.export') && <ExportLink query={query} />}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.active, options: statuses },
          {
            name: 'department_id',
            label: listTexts.department,
            any: listTexts.anyDepartment,
            options: { path: '/departments', query: { include_inactive: true } },
          },
          { name: 'role', label: listTexts.role, any: listTexts.anyRole, options: optionsOf(roleNames) },
        ]}
        empty={listTexts.empty}
      />
    </Page>
  );
}

const Activity = ({ isActive }: { readonly isActive: boolean }): ReactNode =>
  isActive ? <Status tone="good">{listTexts.active}</Status> : <Status>{listTexts.inactive}</Status>;
