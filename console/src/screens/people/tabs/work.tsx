import type { ReactNode } from 'react';
import { type Item, useList, useRead } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Link } from '../../../router.tsx';
import { checklistTypes } from '../../../texts/people/profile.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Facts, Panel, Status } from '../../../ui/page.tsx';
import { plural } from '../../../words.ts';
import type { TabProps } from '../person-tabs.tsx';

type Tone = 'good' | 'bad' | 'warning';
const decisions: Readonly<Record<string, readonly [word: string, tone?: Tone]>> = {
  PENDING: ['Pending', 'warning'],
  APPROVED: ['Approved', 'good'],
  REJECTED: ['Rejected', 'bad'],
  CANCELLED: ['Cancelled'],
  DRAFT: ['Draft'],
  SUBMITTED: ['Submitted', 'warning'],
  PENDING_APPROVAL: ['In review', 'warning'],
  PAID: ['Paid', 'good'],
  SIGNED: ['Signed', 'good'],
  DECLINED: ['Declined', 'bad'],
  NOT_STARTED: ['Not started'],
  IN_PROGRESS: ['In progress', 'warning'],
  COMPLETED: ['Completed', 'good'],
};

function Said({ status }: { readonly status: string }): ReactNode {
  const [word, tone] = decisions[status] ?? [status.toLowerCase()];
  return <Status {...(tone && { tone })}>{word}</Status>;
}

export function TimeTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/time-entries', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/time-entries'>>[] = [
    { id: 'day', title: 'Day', kind: 'lead', cell: (row) => format.day(format.dayOf(row.clock_in)) },
    {
      id: 'times',
      title: 'Times',
      cell: (row) => `${format.time(row.clock_in)} – ${row.clock_out === null ? 'now' : format.time(row.clock_out)}`,
    },
    { id: 'hours', title: 'Hours', kind: 'number', cell: (row) => format.minutes(row.duration_minutes) },
    { id: 'project', title: 'Project', cell: (row) => list.nameOf(row.project_id) },
    { id: 'status', title: 'Status', cell: (row) => <Said status={row.approval_status} /> },
  ];
  return (
    <DataTable
      label="Time"
      noun={['entry', 'entries']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No time yet', text: 'Hours the person records appear here.' }}
    />
  );
}

export function LeaveTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const balances = useRead('/leave-balances', { query: { user_id: person.id } });
  const list = useList('/leaves', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/leaves'>>[] = [
    { id: 'days', title: 'When', kind: 'lead', cell: (row) => format.days(row.start_date, row.end_date) },
    { id: 'type', title: 'Type', cell: (row) => row.leave_type.name },
    { id: 'length', title: 'Working days', kind: 'number', cell: (row) => format.number(row.total_days) },
    { id: 'status', title: 'Status', cell: (row) => <Said status={row.status} /> },
  ];
  const left = (balances.data?.balances ?? []).filter(({ available }) => available !== null);
  return (
    <>
      {left.length > 0 && (
        <Panel title="Left this year">
          <Facts
            facts={left.map(({ leave_type, available, unit }) => [
              leave_type.name,
              unit === 'DAYS' ? plural(available ?? 0, 'day') : plural(available ?? 0, 'hour'),
            ])}
          />
        </Panel>
      )}
      <DataTable
        label="Leave"
        noun={['request', 'requests']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={{ title: 'No leave', text: 'Leave the person asks for appears here.' }}
      />
    </>
  );
}

export function ExpensesTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/expense-reports', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/expense-reports'>>[] = [
    { id: 'title', title: 'Report', kind: 'lead', cell: (row) => <Link to={`/expenses/${row.id}`}>{row.title}</Link> },
    { id: 'number', title: 'Number', cell: (row) => row.report_number },
    { id: 'total', title: 'Total', kind: 'number', cell: (row) => format.money(row.grand_total, row.currency) },
    { id: 'status', title: 'Status', cell: (row) => <Said status={row.status} /> },
  ];
  return (
    <DataTable
      label="Expenses"
      noun={['report', 'reports']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No expenses', text: 'Reports the person writes appear here.' }}
    />
  );
}

export function DocumentsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/documents', { query: { owner_id: person.id } });
  const columns: readonly TableColumn<Item<'/documents'>>[] = [
    {
      id: 'title',
      title: 'Document',
      kind: 'lead',
      cell: (row) => <Link to={`/documents/${row.id}`}>{row.title}</Link>,
    },
    { id: 'added', title: 'Added', cell: (row) => format.day(format.dayOf(row.created_at)) },
    {
      id: 'signature',
      title: 'Signature',
      cell: (row) => row.signature_status !== null && <Said status={row.signature_status} />,
    },
  ];
  return (
    <DataTable
      label="Documents"
      noun={['document', 'documents']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No documents', text: 'Documents of this person appear here.' }}
    />
  );
}

export function ChecklistsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/onboarding', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/onboarding'>>[] = [
    {
      id: 'title',
      title: 'Checklist',
      kind: 'lead',
      cell: (row) => <Link to={`/onboarding/${row.id}`}>{row.title}</Link>,
    },
    { id: 'type', title: 'Kind', cell: (row) => checklistTypes[row.type] },
    {
      id: 'progress',
      title: 'Tasks done',
      cell: ({ tasks }) =>
        `${String(tasks.filter(({ status }) => status !== 'PENDING').length)} of ${String(tasks.length)}`,
    },
    { id: 'due', title: 'Due', cell: (row) => row.due_date !== null && format.day(row.due_date) },
    { id: 'status', title: 'Status', cell: (row) => <Said status={row.status} /> },
  ];
  return (
    <DataTable
      label="Checklists"
      noun={['checklist', 'checklists']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No checklists', text: 'Nothing has been started for this person.' }}
    />
  );
}
