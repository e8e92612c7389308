import { useState, type ReactNode } from 'react';
import type { Department } from '../../records.ts';
import { Link, navigate, useQuery } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Status, Page, Swatch } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePages } from '../../ui/use-load.ts';
import { PersonLink } from '../people/person-link.tsx';
import { DepartmentDialog } from './department-dialog.tsx';

const columns: readonly Column<Department>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: (department) => (
      <Swatch color={department.color}>
        <Link to={`/departments/${department.id}`} className="row-link">
          {department.name}
        </Link>
      </Swatch>
    ),
  },
  { title: 'Code', cell: (department) => <span className="mono">{department.code}</span> },
  {
    title: 'Head',
    cell: ({ head_id }) => (head_id === null ? <span className="quiet">Nobody</span> : <PersonLink id={head_id} />),
  },
  { title: 'People', kind: 'number', cell: (department) => department.member_count },
  {
    title: 'Status',
    cell: ({ is_active }) => (is_active ? <Status tone="good">Active</Status> : <Status>Inactive</Status>),
  },
];

export function Screen(): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [query, change] = useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const shown = query.get('show') ?? '';
  const pages = usePages<Department>('/departments', shown === 'all' ? { include_inactive: true } : {});
  const create = can('departments.create') && (
    <Button kind="primary" icon="plus" onClick={() => setIsCreating(true)}>
      New department
    </Button>
  );
  return (
    <Page title="Departments" actions={create}>
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <SelectField
            field={{ name: 'show', value: shown, error: null, set: (value) => change({ show: value }) }}
            label="Status"
            empty="Active"
            options={[{ value: 'all', label: 'Active and inactive' }]}
          />
        </div>
        <PagedTable
          label="Departments"
          columns={columns}
          keyOf={(department) => department.id}
          pages={pages}
          empty={
            <State icon="department" title="No departments yet">
              A department groups people. Its head and managers see and decide for those who belong to it.
            </State>
          }
        />
      </div>
      {isCreating && (
        <DepartmentDialog
          onClose={() => setIsCreating(false)}
          onSaved={(department) => {
            toast(`${department.name} was created.`);
            navigate(`/departments/${department.id}`);
          }}
        />
      )}
    </Page>
  );
}
