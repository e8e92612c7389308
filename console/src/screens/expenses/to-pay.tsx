import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { downloadCsv } from '../../csv.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { expensesTexts, statusNames, toPayTexts } from '../../texts/expenses.ts';
import { type Asked, type BulkChange, useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Who } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { PayDialog, RejectDialog } from './decide-dialogs.tsx';
import { payeeOf, type Report, type ReportStatus } from './record.ts';
import { ReportStatusLabel } from './summary.tsx';

/** Without a choice: what waits for the money. */
const stages: readonly ReportStatus[] = ['SUBMITTED', 'PENDING_APPROVAL', 'REJECTED', 'PAID'];

type Decision = 'approve' | 'reject' | 'pay';

export function Screen(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const status = stages.find((stage) => stage === search.status) ?? 'APPROVED';
  const list = useList('/expense-reports', { query: { status } });
  const bulk = useBulkChange<Report>((report) => report.report_number);
  const columns: readonly TableColumn<Report>[] = [
    {
      id: 'title',
      title: toPayTexts.report,
      kind: 'lead',
      cell: (report) => (
        <Link to={`/expenses/${report.id}`} className="row-link">
          {report.title}
        </Link>
      ),
    },
    {
      id: 'person',
      title: toPayTexts.person,
      order: (report) => fullName(report.submitted_by),
      cell: ({ submitted_by }) => <Who person={submitted_by} />,
    },
    { id: 'payTo', title: toPayTexts.payTo, cell: (report) => payeeOf(report) },
    { id: 'number', title: toPayTexts.number, cell: (report) => report.report_number },
    { id: 'status', title: toPayTexts.status, cell: (report) => <ReportStatusLabel status={report.status} /> },
    {
      id: 'submitted',
      title: toPayTexts.submitted,
      cell: ({ submitted_at }) => (submitted_at === null ? null : format.day(format.dayOf(submitted_at))),
    },
    { id: 'receipts', title: toPayTexts.receipts, kind: 'number', cell: (report) => report.receipts.length },
    { id: 'costCenter', title: toPayTexts.costCenter, isExtra: true, cell: (report) => report.cost_center },
    {
      id: 'billable',
      title: toPayTexts.billable,
      isExtra: true,
      cell: (report) => (report.is_billable ? toPayTexts.yes : toPayTexts.no),
    },
    {
      id: 'total',
      title: expensesTexts.total,
      kind: 'number',
      order: (report) => report.grand_total,
      cell: (report) => format.money(report.grand_total, report.currency),
    },
  ];
  return (
    <Page title={toPayTexts.expensesToPay} lead={toPayTexts.expensesToPayLead}>
      {bulk.shown}
      <DataTable
        label={toPayTexts.expensesToPay}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={toPayTexts.noun}
        viewsOf="expenseReports.list"
        filters={[
          {
            name: 'status',
            label: toPayTexts.status,
            any: toPayTexts.readyToPay,
            options: stages.map((stage) => ({ value: stage, label: statusNames[stage] })),
          },
        ]}
        tools={
          <Button size="small" disabled={!list.rows?.length} onClick={() => exportShown(list.rows ?? [])}>
            {toPayTexts.exportWhatIsShown}
          </Button>
        }
        bulk={{
          actions: (rows, clear) => <BulkActions rows={rows} clear={clear} bulk={bulk} />,
        }}
        empty={toPayTexts.empty}
      />
    </Page>
  );
}

const exportShown = (rows: readonly Report[]): void =>
  downloadCsv('expenses.csv', [
    [
      toPayTexts.number,
      toPayTexts.title,
      toPayTexts.person,
      toPayTexts.payTo,
      toPayTexts.costCenter,
      toPayTexts.billable,
      toPayTexts.status,
      toPayTexts.submitted,
      toPayTexts.approved,
      toPayTexts.currency,
      toPayTexts.total,
      toPayTexts.paid,
      toPayTexts.method,
      toPayTexts.reference,
    ],
    ...rows.map((report) => [
      report.report_number,
      report.title,
      fullName(report.submitted_by),
      payeeOf(report),
      report.cost_center ?? '',
      report.is_billable ? toPayTexts.yes : toPayTexts.no,
      statusNames[report.status],
      report.submitted_at ?? '',
      report.approved_at ?? '',
      report.currency,
      String(report.grand_total),
      report.paid_at ?? '',
      report.payment_method ?? '',
      report.payment_reference ?? '',
    ]),
  ]);

function BulkActions({
  rows,
  clear,
  bulk,
}: {
  readonly rows: readonly Report[];
  readonly clear: () => void;
  readonly bulk: BulkChange<Report>;
}): ReactNode {
  const [asks, setAsks] = useState<'reject' | 'pay' | null>(null);
  const { user } = useSession();
  const open = (decision: Decision): readonly Report[] =>
    rows.filter(({ can }) => can?.includes(`expenseReports.${decision}`));
  const decided = [...open('approve'), ...open('reject'), ...open('pay')];
  const own = rows.filter((row) => row.submitted_by.id === user.id && !decided.includes(row)).length;
  const asked = (decision: Decision, input = {}): Asked<Report> => ({
    operation: `expenseReports.${decision}`,
    records: open(decision),
    input,
    said: toPayTexts.said[decision],
  });
  const send = async (decision: Decision, input: object): Promise<void> => {
    await bulk.start(asked(decision, input));
    setAsks(null);
    clear();
  };
  return (
    <>
      {open('approve').length > 0 && (
        <Button size="small" isBusy={bulk.isBusy} onClick={() => void bulk.attempt(asked('approve')).then(clear)}>
          {toPayTexts.approve}
        </Button>
      )}
      {open('reject').length > 0 && (
        <Button size="small" isBusy={bulk.isBusy} onClick={() => setAsks('reject')}>
          {toPayTexts.reject}
        </Button>
      )}
      {open('pay').length > 0 && (
        <Button size="small" kind="primary" isBusy={bulk.isBusy} onClick={() => setAsks('pay')}>
          {toPayTexts.markAsPaid}
        </Button>
      )}
      {own > 0 && <span className="quiet">{toPayTexts.ownLeftOut(own)}</span>}
      {asks === 'reject' && (
        <RejectDialog
          count={open('reject').length}
          onClose={() => setAsks(null)}
          onSend={(reason) => send('reject', { reason })}
        />
      )}
      {asks === 'pay' && (
        <PayDialog
          count={open('pay').length}
          onClose={() => setAsks(null)}
          onSend={(payment) => send('pay', payment)}
        />
      )}
    </>
  );
}
