import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { checklistStatuses, checklistTypes } from '../../texts/onboarding.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { statusTones } from './status-tones.ts';

type Checklist = Item<'/onboarding'>;

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'type' | 'status'>();
  const query = {
    type: search.type as Checklist['type'] | undefined,
    status: search.status as Checklist['status'] | undefined,
  };
  const list = useList('/onboarding', { query });
  const isLate = ({ due_date, status }: Checklist): boolean =>
    due_date !== null && due_date < format.today() && (status === 'NOT_STARTED' || status === 'IN_PROGRESS');
  const columns: readonly TableColumn<Checklist>[] = [
    {
      id: 'who',
      title: 'Person',
      kind: 'lead',
      cell: (row) => <Who person={row.user} to={`/onboarding/${row.id}`} />,
    },
    { id: 'title', title: 'Checklist', cell: (row) => row.title },
    { id: 'type', title: 'Kind', cell: (row) => checklistTypes[row.type] },
    {
      id: 'progress',
      title: 'Tasks done',
      cell: ({ tasks }) =>
        `${String(tasks.filter(({ status }) => status !== 'PENDING').length)} of ${String(tasks.length)}`,
    },
    {
      id: 'due',
      title: 'Due',
      cell: (row) =>
        row.due_date !== null &&
        (isLate(row) ? <Status tone="bad">{format.day(row.due_date)}</Status> : format.day(row.due_date)),
    },
    {
      id: 'status',
      title: 'Status',
      cell: (row) => <Status {...statusTones[row.status]}>{checklistStatuses[row.status]}</Status>,
    },
  ];
  return (
    <Page
      title="Onboarding"
      lead="First and last days: what is running, and what is due."
      actions={can('checklistTemplates.create') && <ButtonLink to="/onboarding/templates">Templates</ButtonLink>}
    >
      <DataTable
        label="Checklists"
        noun={['checklist', 'checklists']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={<ExportButton kind="checklists" query={query} />}
        filters={[
          { name: 'type', label: 'Kind', any: 'Any kind', options: optionsOf(checklistTypes) },
          { name: 'status', label: 'Status', any: 'Any status', options: optionsOf(checklistStatuses) },
        ]}
        empty={{
          title: 'No checklists yet',
          text: (
            <>
              Start one from the page of a person, or when you <Link to="/people/new">add one</Link>.
            </>
          ),
        }}
      />
    </Page>
  );
}
