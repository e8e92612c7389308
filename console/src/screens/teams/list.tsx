import { type ReactNode, useState } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { Link, navigate, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { listTexts } from '../../texts/teams.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, PersonLink, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TeamDialog } from './team-dialog.tsx';

type Team = Item<'/teams'>;

const statuses = [
  { value: 'ARCHIVED', label: listTexts.archived },
  { value: 'all', label: listTexts.activeAndArchived },
];

export function Screen(): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [search] = useSearch<'status' | 'department_id'>();
  const [isCreating, setIsCreating] = useState(false);
  const status = search.status ?? 'ACTIVE';
  const query = {
    status: status === 'all' ? undefined : (status as Team['status']),
    department_id: search.department_id,
  };
  const list = useList('/teams', {
    query,
  });
  const columns: readonly TableColumn<Team>[] = [
    {
      id: 'name',
      title: listTexts.name,
      kind: 'lead',
      order: ({ name }) => name,
      cell: (team) => (
        <Link to={`/teams/${team.id}`} className="row-link">
          {team.name}
        </Link>
      ),
    },
    {
      id: 'department',
      title: listTexts.department,
      order: (team) => list.nameOf(team.department_id),
      cell: (team) => list.nameOf(team.department_id),
    },
    { id: 'lead', title: listTexts.lead, cell: ({ lead_id: id }) => id !== null && <PersonLink id={id} of={list} /> },
    {
      id: 'members',
      title: listTexts.members,
      kind: 'number',
      order: (team) => team.member_count,
      cell: (team) => team.member_count,
    },
    { id: 'status', title: listTexts.status, cell: (team) => <TeamStatus status={team.status} /> },
  ];
  return (
    <Page
      title={listTexts.title}
      actions={
        can('teams.create') && (
          <Button kind="primary" icon="plus" onClick={() => setIsCreating(true)}>
            {listTexts.newTeam}
          </Button>
        )
      }
    >
      <DataTable
        label={listTexts.title}
        noun={listTexts.noun}
        list={list}
        columns={columns}
        keyOf={(team) => team.id}
        tools={<ExportButton kind="teams" query={query} />}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.active, options: statuses },
          {
            name: 'department_id',
            label: listTexts.department,
            any: listTexts.anyDepartment,
            options: { path: '/departments' },
          },
        ]}
        empty={listTexts.empty}
      />
      {isCreating && (
        <TeamDialog
          onClose={() => setIsCreating(false)}
          onSaved={(team) => {
            toast(listTexts.wasCreated(team.name));
            navigate(`/teams/${team.id}`);
          }}
        />
      )}
    </Page>
  );
}

export const TeamStatus = ({ status }: { readonly status: Team['status'] }): ReactNode =>
  status === 'ACTIVE' ? <Status tone="good">{listTexts.active}</Status> : <Status>{listTexts.archived}</Status>;
