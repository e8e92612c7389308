import { useState, type ReactNode } from 'react';
import type { Team } from '../../records.ts';
import { Link, navigate, useQuery } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Status, Page, Swatch } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePages } from '../../ui/use-load.ts';
import { byName, useDepartments } from '../departments/source.ts';
import { TeamDialog } from './team-dialog.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [query, change] = useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const departments = useDepartments();
  const status = query.get('status') ?? 'ACTIVE';
  const department_id = query.get('department_id') ?? '';
  const pages = usePages<Team>('/teams', { status: status === 'all' ? '' : status, department_id });
  const columns: readonly Column<Team>[] = [
    {
      title: 'Name',
      kind: 'lead',
      cell: (team) => (
        <Link to={`/teams/${team.id}`} className="row-link">
          {team.name}
        </Link>
      ),
    },
    {
      title: 'Department',
      cell: (team) => {
        const department = departments.data?.find(({ id }) => id === team.department_id);
        return department ? <Swatch color={department.color}>{department.name}</Swatch> : null;
      },
    },
    { title: 'Members', kind: 'number', cell: (team) => team.member_count },
    { title: 'Status', cell: (team) => <TeamStatus status={team.status} /> },
  ];
  return (
    <Page
      title="Teams"
      actions={
        can('teams.create') && (
          <Button kind="primary" icon="plus" onClick={() => setIsCreating(true)}>
            New team
          </Button>
        )
      }
    >
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <SelectField
            field={{
              name: 'status',
              value: status,
              error: null,
              set: (value) => change({ status: value === 'ACTIVE' ? '' : value }),
            }}
            label="Status"
            options={[
              { value: 'ACTIVE', label: 'Active' },
              { value: 'ARCHIVED', label: 'Archived' },
              { value: 'all', label: 'Active and archived' },
            ]}
          />
          <SelectField
            field={{
              name: 'department_id',
              value: department_id,
              error: null,
              set: (value) => change({ department_id: value }),
            }}
            label="Department"
            empty="Any department"
            options={byName(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <PagedTable
          label="Teams"
          columns={columns}
          keyOf={(team) => team.id}
          pages={pages}
          empty={
            <State icon="team" title="No teams here">
              A team brings people together across departments, for a project or a shift.
            </State>
          }
        />
      </div>
      {isCreating && (
        <TeamDialog
          onClose={() => setIsCreating(false)}
          onSaved={(team) => {
            toast(`${team.name} was created.`);
            navigate(`/teams/${team.id}`);
          }}
        />
      )}
    </Page>
  );
}

export const TeamStatus = ({ status }: { readonly status: Team['status'] }): ReactNode =>
  status === 'ACTIVE' ? <Status tone="good">Active</Status> : <Status>Archived</Status>;
