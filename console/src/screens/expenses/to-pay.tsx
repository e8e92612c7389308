import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useList, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { expensesTexts, statusNames, toPayTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Who } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { asSentence, fullName } from '../../words.ts';
import { downloadCsv } from './csv.ts';
import { PayDialog, RejectDialog } from './decide-dialogs.tsx';
import { type Report, type ReportStatus } from './record.ts';
import { ReportStatusLabel } from './summary.tsx';

/** Without a choice: what waits for the money. */
const stages: readonly ReportStatus[] = ['SUBMITTED', 'PENDING_APPROVAL', 'REJECTED', 'PAID'];

type Decision = 'approve' | 'reject' | 'pay';

export function Screen(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const status = stages.find((stage) => stage === search.status) ?? 'APPROVED';
  const list = useList('/expense-reports', { query: { status } });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
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
    { id: 'person', title: toPayTexts.person, cell: ({ submitted_by }) => <Who person={submitted_by} /> },
    { id: 'number', title: toPayTexts.number, cell: (report) => report.report_number },
    { id: 'status', title: toPayTexts.status, cell: (report) => <ReportStatusLabel status={report.status} /> },
    {
      id: 'submitted',
      title: toPayTexts.submitted,
      cell: ({ submitted_at }) => (submitted_at === null ? null : format.day(format.dayOf(submitted_at))),
    },
    { id: 'receipts', title: toPayTexts.receipts, kind: 'number', cell: (report) => report.receipts.length },
    {
      id: 'total',
      title: expensesTexts.total,
      kind: 'number',
      cell: (report) => format.money(report.grand_total, report.currency),
    },
  ];
  return (
    <Page title={toPayTexts.expensesToPay} lead={toPayTexts.expensesToPayLead}>
      {refusals.length > 0 && (
        <Notice tone="danger">
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </Notice>
      )}
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
          actions: (rows, clear) => <BulkActions rows={rows} clear={clear} onRefused={setRefusals} />,
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

/** Each report is decided on by itself: what one refuses does not keep the others. */
function BulkActions({
  rows,
  clear,
  onRefused,
}: {
  readonly rows: readonly Report[];
  readonly clear: () => void;
  readonly onRefused: (refusals: readonly string[]) => void;
}): ReactNode {
  const queries = useQueryClient();
  const toast = useToast();
  const [asks, setAsks] = useState<'reject' | 'pay' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const open = (decision: Decision): readonly Report[] =>
    rows.filter(({ can }) => can?.includes(`expenseReports.${decision}`));

  const run = async (decision: Decision, send: (id: string) => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    const chosen = open(decision);
    const refused: string[] = [];
    for (const { id, report_number } of chosen) {
      try {
        await send(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.push(`${report_number}: ${asSentence(error.message)}`);
      }
    }
    await queries.invalidateQueries();
    setIsBusy(false);
    setAsks(null);
    onRefused(refused);
    const done = chosen.length - refused.length;
    if (done > 0) toast(toPayTexts.decided(done, toPayTexts.doneWords[decision]));
    clear();
  };
  const approve = (id: string): Promise<unknown> => write('post', '/expense-reports/{id}/approve', { path: { id } });

  return (
    <>
      {open('approve').length > 0 && (
        <Button size="small" isBusy={isBusy} onClick={() => void run('approve', approve)}>
          {toPayTexts.approve}
        </Button>
      )}
      {open('reject').length > 0 && (
        <Button size="small" onClick={() => setAsks('reject')}>
          {toPayTexts.reject}
        </Button>
      )}
      {open('pay').length > 0 && (
        <Button size="small" kind="primary" onClick={() => setAsks('pay')}>
          {toPayTexts.markAsPaid}
        </Button>
      )}
      {asks === 'reject' && (
        <RejectDialog
          count={open('reject').length}
          onClose={() => setAsks(null)}
          onSend={(reason) =>
            run('reject', (id) => write('post', '/expense-reports/{id}/reject', { path: { id }, body: { reason } }))
          }
        />
      )}
      {asks === 'pay' && (
        <PayDialog
          count={open('pay').length}
          onClose={() => setAsks(null)}
          onSend={(body) => run('pay', (id) => write('post', '/expense-reports/{id}/pay', { path: { id }, body }))}
        />
      )}
    </>
  );
}
