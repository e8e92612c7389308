import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { checklistStatuses, checklistTypes, listTexts } from '../../texts/onboarding.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { statusesOf } from '../../ui/usual-statuses.ts';
import { fullName, optionsOf } from '../../words.ts';
import { statusTones } from './status-tones.ts';

type Checklist = Item<'/onboarding'>;

const running: readonly Checklist['status'][] = ['NOT_STARTED', 'IN_PROGRESS'];

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'type' | 'status'>();
  const query = {
    type: search.type as Checklist['type'] | undefined,
    status: statusesOf(search.status, running),
  };
  const list = useList('/onboarding', { query });
  const isLate = ({ due_date, status }: Checklist): boolean =>
    due_date !== null && due_date < format.today() && (status === 'NOT_STARTED' || status === 'IN_PROGRESS');
  const columns: readonly TableColumn<Checklist>[] = [
    {
      id: 'who',
      title: listTexts.person,
      kind: 'lead',
      order: (row) => fullName(row.user),
      cell: (row) => <Who person={row.user} to={`/onboarding/${row.id}`} />,
    },
    { id: 'title', title: listTexts.checklist, cell: (row) => row.title },
    { id: 'type', title: listTexts.kind, cell: (row) => checklistTypes[row.type] },
    {
      id: 'progress',
      title: listTexts.tasksDone,
      cell: (row) => <Progress checklist={row} today={format.today()} />,
    },
    {
      id: 'due',
      title: listTexts.due,
      order: (row) => row.due_date,
      cell: (row) =>
        row.due_date !== null &&
        (isLate(row) ? <Status tone="bad">{format.day(row.due_date)}</Status> : format.day(row.due_date)),
    },
    {
      id: 'status',
      title: listTexts.status,
      cell: (row) => <Status {...statusTones[row.status]}>{checklistStatuses[row.status]}</Status>,
    },
  ];
  return (
    <Page
      title={listTexts.onboarding}
      lead={listTexts.onboardingLead}
      actions={
        can('checklistTemplates.create') && <ButtonLink to="/onboarding/templates">{listTexts.templates}</ButtonLink>
      }
    >
      <DataTable
        label={listTexts.checklists}
        noun={listTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={<ExportButton kind="checklists" query={query} />}
        filters={[
          { name: 'type', label: listTexts.kind, any: listTexts.anyKind, options: optionsOf(checklistTypes) },
          {
            name: 'status',
            label: listTexts.status,
            any: listTexts.running,
            options: [...optionsOf(checklistStatuses), { value: 'all', label: listTexts.anyStatus }],
          },
        ]}
        empty={{
          title: listTexts.noneRunning,
          text: listTexts.startOneFromThePage,
          action: can('users.create') && <ButtonLink to="/people/new">{listTexts.addAPerson}</ButtonLink>,
        }}
      />
    </Page>
  );
}

/** How many tasks are done, and how many should be. */
function Progress({ checklist, today }: { readonly checklist: Checklist; readonly today: string }): ReactNode {
  const { tasks, status } = checklist;
  const open = tasks.filter((task) => task.status === 'PENDING');
  const late = running.includes(status)
    ? open.filter(({ due_date }) => due_date !== null && due_date < today).length
    : 0;
  return (
    <span className="lead-line">
      {listTexts.doneOf(tasks.length - open.length, tasks.length)}
      {late > 0 && <Status tone="bad">{listTexts.overdue(late)}</Status>}
    </span>
  );
}
