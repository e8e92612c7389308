import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { accountListTexts as texts, accountTexts } from '../../texts/hours-accounts.ts';
import { findPerson } from '../../texts/ui.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { State } from '../../ui/notice.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { signed } from './signed.ts';
import './hours-accounts.css';

type Row = Item<'/hours-accounts/people'>;

/** What there is in the account of everyone in view. */
export function Screen(): ReactNode {
  const { organization } = useSession();
  return (
    <Page title={accountTexts.title} lead={accountTexts.lead}>
      {organization.hours_accounts ? (
        <Accounts />
      ) : (
        <div className="panel">
          <State icon="info" title={accountTexts.notKept}>
            {accountTexts.notKeptWhy}
          </State>
        </div>
      )}
    </Page>
  );
}

function Accounts(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'department_id' | 'status' | 'q'>();
  const query = {
    department_id: search.department_id,
    status: search.status === 'inactive' ? ('inactive' as const) : undefined,
    q: search.q,
  };
  const list = useList('/hours-accounts/people', { query });
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: (row) => <Who person={row} small={row.job_title} to={`/hours-accounts/${row.user_id}`} />,
    },
    { id: 'department', title: texts.department, cell: (row) => list.nameOf(row.department_id) },
    {
      id: 'month',
      title: texts.thisMonth,
      kind: 'number',
      cell: (row) => signed(format, row.month_minutes),
    },
    {
      id: 'balance',
      title: accountTexts.balance,
      kind: 'number',
      cell: (row) => <strong className="tabular">{signed(format, row.balance_minutes)}</strong>,
    },
    {
      id: 'cap',
      title: texts.cap,
      cell: (row) =>
        row.is_over_cap ? (
          <Status tone="warning">{texts.over}</Status>
        ) : row.cap_minutes === null ? null : (
          format.minutes(row.cap_minutes)
        ),
    },
  ];
  return (
    <DataTable
      label={accountTexts.title}
      list={list}
      columns={columns}
      keyOf={({ user_id: id }) => id}
      noun={texts.noun}
      searches={findPerson}
      filters={[
        { name: 'department_id', label: texts.department, any: texts.anyDepartment, options: { path: '/departments' } },
        {
          name: 'status',
          label: texts.status,
          any: texts.working,
          options: [{ value: 'inactive', label: texts.left }],
        },
      ]}
      viewsOf="hoursAccounts.list"
      tools={<ExportButton kind="hours_accounts" query={query} />}
      empty={{ title: texts.emptyTitle, text: texts.empty }}
    />
  );
}
