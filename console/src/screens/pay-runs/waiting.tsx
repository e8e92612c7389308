import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { payRunTexts, waitingCorrectionTexts as texts } from '../../texts/pay-runs.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { signed } from './totals.ts';

type Waiting = Item<'/timesheet-corrections'>;

/** What the next run takes beside its period; nothing where nothing waits. */
export function WaitingCorrections(): ReactNode {
  return useCan()('timesheetCorrections.list') ? <Waiting /> : null;
}

function Waiting(): ReactNode {
  const format = useFormat();
  const list = useList('/timesheet-corrections');
  if (list.rows === undefined || list.rows.length === 0) return null;
  const hours = (minutes: number): string => (minutes === 0 ? '' : signed(format.minutes(minutes), minutes));
  const columns: readonly TableColumn<Waiting>[] = [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ timesheet_id: sheet, user_id: person }) => (
        <Link to={`/timesheets/${sheet}`} className="row-link">
          {list.nameOf(person) ?? payRunTexts.somebody}
        </Link>
      ),
    },
    { id: 'period', title: texts.period, cell: (row) => format.days(row.period_start, row.period_end) },
    { id: 'regular', title: texts.regular, kind: 'number', cell: (row) => hours(row.regular_minutes) },
    { id: 'overtime', title: texts.overtime, kind: 'number', cell: (row) => hours(row.overtime_minutes) },
    {
      id: 'pay',
      title: texts.pay,
      kind: 'number',
      cell: ({ total_pay: pay = 0, currency }) => signed(format.money(pay, currency), pay),
    },
    {
      id: 'reason',
      title: texts.reason,
      cell: ({ reason, cause_id: cause }) => (cause === null ? reason : texts.follows),
    },
    { id: 'by', title: texts.madeBy, cell: ({ created_by_id: by }) => list.nameOf(by) },
  ];
  return (
    <section className="waiting-corrections">
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.lead}</p>
      <DataTable label={texts.title} list={list} columns={columns} keyOf={({ id }) => id} noun={texts.noun} />
    </section>
  );
}
