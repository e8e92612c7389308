import type { ReactNode } from 'react';
import type { Person } from '../../records.ts';
import { useQuery } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Status, Page, Swatch, Who } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { usePages } from '../../ui/use-load.ts';
import { optionsOf, roleNames } from '../../words.ts';
import { byName, useDepartments } from '../departments/source.ts';

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'offboarded', label: 'Offboarded' },
  { value: 'all', label: 'Everyone' },
];

export function PeopleScreen(): ReactNode {
  const can = useCan();
  const [query, change] = useQuery();
  const departments = useDepartments();
  const filters = {
    status: query.get('status') ?? 'active',
    department_id: query.get('department_id') ?? '',
    role: query.get('role') ?? '',
  };
  const pages = usePages<Person>('/users', { ...filters, tiers: 'directory' });
  const bind = (name: keyof typeof filters) => ({
    name,
    value: filters[name],
    error: null,
    set: (value: string) => change({ [name]: value === 'active' ? '' : value }),
  });
  const add = can('users.create') && (
    <ButtonLink to="/people/new" kind="primary" icon="plus">
      Add a person
    </ButtonLink>
  );
  return (
    <Page title="People" actions={add}>
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <SelectField field={bind('status')} label="Status" options={statuses} />
          <SelectField
            field={bind('department_id')}
            label="Department"
            empty="Any department"
            options={byName(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField field={bind('role')} label="Role" empty="Any role" options={optionsOf(roleNames)} />
        </div>
        <PagedTable
          label="People"
          columns={columnsWith((id) => departments.data?.find((department) => department.id === id) ?? null)}
          keyOf={(person) => person.id}
          pages={pages}
          empty={<State icon="people" title="Nobody here" children="No person fits these filters." />}
        />
      </div>
    </Page>
  );
}

const columnsWith = (
  departmentOf: (id: string) => { readonly name: string; readonly color: string } | null,
): readonly Column<Person>[] => [
  {
    title: 'Name',
    kind: 'lead',
    cell: (person) => <Who person={person} small={person.email} to={`/people/${person.id}`} />,
  },
  { title: 'Job title', cell: (person) => person.job_title },
  {
    title: 'Department',
    cell: ({ department_id }) => {
      const department = department_id === null ? null : departmentOf(department_id);
      return department && <Swatch color={department.color}>{department.name}</Swatch>;
    },
  },
  { title: 'Role', cell: (person) => <span className="nowrap">{roleNames[person.role]}</span> },
  { title: 'Status', cell: (person) => <Activity isActive={person.is_active} /> },
];

const Activity = ({ isActive }: { readonly isActive: boolean }): ReactNode =>
  isActive ? <Status tone="good">Active</Status> : <Status>Inactive</Status>;
