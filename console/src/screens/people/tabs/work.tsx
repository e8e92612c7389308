import type { ReactNode } from 'react';
import { type Item, useList, useRead } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Link } from '../../../router.tsx';
import { accountTexts } from '../../../texts/hours-accounts.ts';
import { sayLength, sayWhen } from '../../../texts/leave/requests.ts';
import { checklistTypes, workTexts } from '../../../texts/people/records.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Facts, Panel, Status } from '../../../ui/page.tsx';
import { signed } from '../../hours-accounts/signed.ts';
import { sayTimes } from '../../time/span.ts';
import type { TabProps } from '../record.ts';
import { WhoCanSee } from '../who-can-see.tsx';

type Tone = 'good' | 'bad' | 'warning';
type WorkStatus =
  | Item<'/time-entries'>['approval_status']
  | Item<'/leaves'>['status']
  | Item<'/expense-reports'>['status']
  | NonNullable<Item<'/documents'>['signature_status']>
  | Item<'/onboarding'>['status'];

const decisions: Readonly<Record<WorkStatus, readonly [word: string, tone?: Tone]>> = {
  PENDING: [workTexts.pending, 'warning'],
  APPROVED: [workTexts.approved, 'good'],
  REJECTED: [workTexts.rejected, 'bad'],
  CANCELLED: [workTexts.cancelled],
  DRAFT: [workTexts.draft],
  SUBMITTED: [workTexts.submitted, 'warning'],
  PENDING_APPROVAL: [workTexts.inReview, 'warning'],
  PAID: [workTexts.paid, 'good'],
  SIGNED: [workTexts.signed, 'good'],
  DECLINED: [workTexts.declined, 'bad'],
  NOT_STARTED: [workTexts.notStarted],
  IN_PROGRESS: [workTexts.inProgress, 'warning'],
  COMPLETED: [workTexts.completed, 'good'],
};

function Said({ status }: { readonly status: WorkStatus }): ReactNode {
  const [word, tone] = decisions[status];
  return <Status {...(tone && { tone })}>{word}</Status>;
}

export function TimeTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/time-entries', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/time-entries'>>[] = [
    {
      id: 'day',
      title: workTexts.day,
      kind: 'lead',
      usual: 'descending',
      cell: (row) => format.day(format.dayOf(row.clock_in)),
    },
    {
      id: 'times',
      title: workTexts.times,
      cell: (row) => sayTimes(row, format),
    },
    {
      id: 'hours',
      title: workTexts.hours,
      kind: 'number',
      cell: (row) => (row.clock_out === null ? null : format.minutes(row.duration_minutes)),
    },
    { id: 'project', title: workTexts.project, cell: (row) => list.nameOf(row.project_id) },
    { id: 'status', title: workTexts.status, cell: (row) => <Said status={row.approval_status} /> },
  ];
  return (
    <>
      <HoursAccountOf id={person.id} />
      <DataTable
        label={workTexts.time}
        noun={workTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={<WhoCanSee person={person} what="time" />}
        empty={workTexts.empty}
      />
    </>
  );
}

/** What there is in the account, and the way to how it came about. */
function HoursAccountOf({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const account = useRead('/hours-accounts', { query: { user_id: id } });
  if (account.data?.is_kept !== true) return null;
  return (
    <Panel title={accountTexts.tab} actions={<Link to={`/hours-accounts/${id}`}>{accountTexts.howItCameAbout}</Link>}>
      <Facts facts={[[accountTexts.balance, signed(format, account.data.balance_minutes)]]} />
    </Panel>
  );
}

export function LeaveTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const balances = useRead('/leave-balances', { query: { user_id: person.id } });
  const list = useList('/leaves', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/leaves'>>[] = [
    {
      id: 'days',
      title: workTexts.when,
      kind: 'lead',
      usual: 'descending',
      cell: (row) => (
        <Link to={`/time-off/${row.id}`} className="row-link">
          {sayWhen(format, row)}
        </Link>
      ),
    },
    { id: 'type', title: workTexts.type, cell: (row) => row.leave_type.name },
    { id: 'length', title: workTexts.length, kind: 'number', cell: (row) => sayLength(row) },
    { id: 'status', title: workTexts.status, cell: (row) => <Said status={row.status} /> },
  ];
  const left = (balances.data?.balances ?? []).filter(({ available }) => available !== null);
  return (
    <>
      {left.length > 0 && (
        <Panel title={workTexts.leftThisYear}>
          <Facts
            facts={left.map(({ leave_type, available, unit }) => [
              leave_type.name,
              unit === 'DAYS' ? workTexts.days(available ?? 0) : workTexts.hoursCount(available ?? 0),
            ])}
          />
        </Panel>
      )}
      {/* What stands above has its height first. */}
      {!balances.isLoading && (
        <DataTable
          label={workTexts.leave}
          noun={workTexts.leaveNoun}
          list={list}
          columns={columns}
          keyOf={(row) => row.id}
          tools={<WhoCanSee person={person} what="leave" />}
          empty={workTexts.leaveEmpty}
        />
      )}
    </>
  );
}

export function ExpensesTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/expense-reports', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/expense-reports'>>[] = [
    {
      id: 'title',
      title: workTexts.report,
      kind: 'lead',
      cell: (row) => <Link to={`/expenses/${row.id}`}>{row.title}</Link>,
    },
    { id: 'number', title: workTexts.number, cell: (row) => row.report_number },
    { id: 'total', title: workTexts.total, kind: 'number', cell: (row) => format.money(row.grand_total, row.currency) },
    { id: 'status', title: workTexts.status, cell: (row) => <Said status={row.status} /> },
  ];
  return (
    <DataTable
      label={workTexts.expenses}
      noun={workTexts.expensesNoun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={workTexts.expensesEmpty}
    />
  );
}

export function DocumentsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/documents', { query: { owner_id: person.id } });
  const columns: readonly TableColumn<Item<'/documents'>>[] = [
    {
      id: 'title',
      title: workTexts.document,
      kind: 'lead',
      cell: (row) => <Link to={`/documents/${row.id}`}>{row.title}</Link>,
    },
    { id: 'added', title: workTexts.added, cell: (row) => format.day(format.dayOf(row.created_at)) },
    {
      id: 'signature',
      title: workTexts.signature,
      cell: (row) => row.signature_status !== null && <Said status={row.signature_status} />,
    },
  ];
  return (
    <DataTable
      label={workTexts.documents}
      noun={workTexts.documentsNoun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      tools={<WhoCanSee person={person} what="documents" />}
      empty={workTexts.documentsEmpty}
    />
  );
}

export function ChecklistsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/onboarding', { query: { user_id: person.id } });
  const columns: readonly TableColumn<Item<'/onboarding'>>[] = [
    {
      id: 'title',
      title: workTexts.checklist,
      kind: 'lead',
      cell: (row) => <Link to={`/onboarding/${row.id}`}>{row.title}</Link>,
    },
    { id: 'type', title: workTexts.kind, cell: (row) => checklistTypes[row.type] },
    {
      id: 'progress',
      title: workTexts.tasksDone,
      cell: ({ tasks }) => workTexts.doneOf(tasks.filter(({ status }) => status !== 'PENDING').length, tasks.length),
    },
    { id: 'due', title: workTexts.due, cell: (row) => row.due_date !== null && format.day(row.due_date) },
    { id: 'status', title: workTexts.status, cell: (row) => <Said status={row.status} /> },
  ];
  return (
    <DataTable
      label={workTexts.checklists}
      noun={workTexts.checklistsNoun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={workTexts.checklistsEmpty}
    />
  );
}
