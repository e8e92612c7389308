import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { payRunTexts as texts } from '../../texts/pay-runs.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { type PayRun, runAddress, sayTotals } from './totals.ts';
import { WaitingCorrections } from './waiting.tsx';
import './pay-runs.css';

/** What was handed to payroll. */
export function PayRuns(): ReactNode {
  const format = useFormat();
  const list = useList('/pay-runs');
  const columns: readonly TableColumn<PayRun>[] = [
    {
      id: 'run',
      title: texts.run,
      kind: 'lead',
      cell: ({ id, number }) => (
        <Link to={runAddress(id)} className="row-link">
          {texts.numbered(format.number(number))}
        </Link>
      ),
    },
    { id: 'period', title: texts.period, cell: (run) => format.days(run.period_start, run.period_end) },
    { id: 'lines', title: texts.lines, kind: 'number', cell: ({ line_count: count }) => format.number(count) },
    {
      id: 'corrections',
      title: texts.corrections,
      kind: 'number',
      cell: ({ correction_count: count }) => (count === 0 ? '' : format.number(count)),
    },
    { id: 'total', title: texts.total, kind: 'number', cell: ({ totals }) => sayTotals(totals, format) },
    { id: 'sealed', title: texts.sealedAt, usual: 'descending', cell: ({ created_at: at }) => format.instant(at) },
    {
      id: 'seal',
      title: texts.seal,
      cell: ({ hash }) => <code className="seal">{hash.slice(0, 12)}</code>,
    },
  ];
  return (
    <>
      <WaitingCorrections />
      <p className="quiet">{texts.lead}</p>
      <DataTable
        label={texts.table}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={texts.noun}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
    </>
  );
}
