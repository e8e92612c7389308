import type { ReactNode } from 'react';
import { useList } from '../../../client/hooks.ts';
import { type Format, useFormat } from '../../../format.ts';
import { useSearch } from '../../../router.tsx';
import { sayAmount } from '../../../texts/leave/amounts.ts';
import { balancesTexts, policyTexts as texts } from '../../../texts/leave/policy.ts';
import { findPerson } from '../../../texts/ui.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Page, Who } from '../../../ui/page.tsx';
import { ImportLink } from '../../imports/import-link.tsx';
import { type Balance, type PersonBalances } from './record.ts';
import { PolicyTabs } from './tabs.tsx';
import { useYear, YearSelect } from './year-select.tsx';
import '../leave.css';

/** What everyone has left, a column for each type. */
export function Screen(): ReactNode {
  const [search] = useSearch<'department_id' | 'status' | 'q' | 'year'>();
  const [year] = useYear();
  const query = {
    year,
    department_id: search.department_id,
    status: search.status === 'inactive' ? ('inactive' as const) : undefined,
    q: search.q,
  };
  const list = useList('/leave-balances/people', { query });
  return (
    <Page title={texts.title} actions={<ImportLink kind="leave_balances" />}>
      <PolicyTabs current="/leave-balances" />
      <DataTable
        label={texts.title}
        list={list}
        columns={useColumns(list.rows ?? [], list.nameOf, year)}
        keyOf={({ user_id: id }) => id}
        noun={balancesTexts.noun}
        searches={findPerson}
        filters={[
          {
            name: 'department_id',
            label: texts.department,
            any: texts.anyDepartment,
            options: { path: '/departments' },
          },
          {
            name: 'status',
            label: texts.status,
            any: texts.working,
            options: [{ value: 'inactive', label: texts.left }],
          },
        ]}
        viewsOf="leaveBalances.list"
        tools={
          <>
            <YearSelect />
            <ExportButton kind="leave_balances" query={query} />
          </>
        }
        empty={balancesTexts.empty}
      />
    </Page>
  );
}

function useColumns(
  rows: readonly PersonBalances[],
  nameOf: (id: string | null) => string | null,
  year: number,
): readonly TableColumn<PersonBalances>[] {
  const format = useFormat();
  const types = new Map(rows.flatMap(({ balances }) => balances.map(({ leave_type: type }) => [type.id, type.name])));
  return [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: (row) => (
        <Who
          person={row}
          small={row.job_title}
          to={`/leave-balances/people/${row.user_id}${row.year === Number(format.today().slice(0, 4)) ? '' : `?year=${year}`}`}
        />
      ),
    },
    // The room is for the balances; the filter finds a department.
    { id: 'department', title: texts.department, cell: (row) => nameOf(row.department_id), isExtra: true },
    ...[...types].map(([id, name]) => ({
      id,
      title: name,
      kind: 'number' as const,
      cell: (row: PersonBalances) => {
        const balance = row.balances.find(({ leave_type: type }) => type.id === id);
        return balance ? <Left format={format} balance={balance} /> : null;
      },
    })),
  ];
}

/** What is left, of what there is; of what has no limit, what was taken. */
function Left({ format, balance }: { readonly format: Format; readonly balance: Balance }): ReactNode {
  const { available, entitled, taken, pending, unit } = balance;
  if (available === null) return <span className="quiet">{balancesTexts.taken(sayAmount(taken, unit))}</span>;
  const whole = (entitled ?? 0) + balance.carried_over + balance.adjusted;
  return (
    <span
      className={available < 0 ? 'tabular balance-left balance-left--short' : 'tabular balance-left'}
      title={pending > 0 ? balancesTexts.waitingForADecision(sayAmount(pending, unit)) : undefined}
    >
      {format.number(available)} <span className="quiet">{balancesTexts.ofWhole(sayAmount(whole, unit))}</span>
    </span>
  );
}
