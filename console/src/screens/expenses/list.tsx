import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { KeptNotices } from '../../offline/kept-notices.tsx';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { expensesTexts, listTexts, statusNames, typeNames } from '../../texts/expenses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { type Report, type ReportStatus } from './record.ts';
import { ReportStatusLabel } from './summary.tsx';

export function Screen(): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const query = { user_id: user.id, status: search.status as ReportStatus | undefined };
  const list = useList('/expense-reports', { query });
  const columns: readonly TableColumn<Report>[] = [
    {
      id: 'title',
      title: listTexts.report,
      kind: 'lead',
      cell: (report) => (
        <Link to={`/expenses/${report.id}`} className="row-link">
          {report.title}
        </Link>
      ),
    },
    { id: 'number', title: listTexts.number, isPlain: true, cell: (report) => report.report_number },
    {
      id: 'status',
      title: listTexts.status,
      isPlain: true,
      cell: (report) => <ReportStatusLabel status={report.status} />,
    },
    {
      id: 'started',
      title: listTexts.started,
      order: (report) => report.created_at,
      usual: 'descending',
      cell: (report) => format.day(format.dayOf(report.created_at)),
    },
    { id: 'type', title: listTexts.settled, cell: (report) => typeNames[report.report_type], isExtra: true },
    {
      id: 'receipts',
      title: listTexts.receipts,
      kind: 'number',
      cell: (report) => report.receipts.length,
      isExtra: true,
    },
    {
      id: 'total',
      title: expensesTexts.total,
      kind: 'number',
      isPlain: true,
      order: (report) => report.grand_total,
      cell: (report) => format.money(report.grand_total, report.currency),
    },
  ];
  const start = (
    <ButtonLink to="/expenses/new" kind="primary" icon="plus">
      {expensesTexts.start}
    </ButtonLink>
  );
  return (
    <Page title={expensesTexts.title} lead={expensesTexts.lead} actions={start}>
      <KeptNotices begun="expense" />
      <DataTable
        label={listTexts.myExpenseReports}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        viewsOf="expenseReports.list"
        tools={<ExportButton kind="expenses" query={query} />}
        filters={[
          { name: 'status', label: listTexts.status, any: listTexts.anyStatus, options: optionsOf(statusNames) },
        ]}
        empty={{ title: expensesTexts.emptyTitle, text: expensesTexts.empty }}
      />
    </Page>
  );
}
