import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { allowanceNames, distances, expenseNames, reportLinesTexts } from '../../texts/expenses.ts';
import { Panel } from '../../ui/page.tsx';
import { type Report } from './record.ts';
import '../../ui/table.css';

interface Row {
  readonly id: string;
  readonly date: string;
  readonly what: string;
  readonly more: string;
  readonly amount: string;
}

/** What is claimed, line by line, once it no longer changes. */
export function ReportLines({ report }: { readonly report: Report }): ReactNode {
  const format = useFormat();
  const receiptNames = new Map(report.receipts.map(({ id, file_name }) => [id, file_name]));
  const inBoth = (line: { total: number; currency: string; total_in_base_currency: number }): string => {
    const own = format.money(line.total_in_base_currency, report.currency);
    return line.currency === report.currency ? own : `${format.money(line.total, line.currency)} = ${own}`;
  };
  const rows: Row[] = [
    ...report.line_items.map((line) => ({
      id: line.id,
      date: line.date,
      what: expenseNames[line.expense_type],
      more: [line.vendor, line.description, receiptNames.get(line.receipt_id ?? '')].filter(Boolean).join(', '),
      amount: inBoth(line),
    })),
    ...report.per_diems.map((line) => ({
      id: line.id,
      date: line.date,
      what: allowanceNames[line.per_diem_type],
      more: `${format.number(line.quantity)} × ${format.money(line.rate, line.currency)}`,
      amount: inBoth(line),
    })),
    ...report.mileage.map((line) => ({
      id: line.id,
      date: line.date,
      what: line.round_trip ? reportLinesTexts.driveThereAndBack : reportLinesTexts.drive,
      more: [line.description, distances[line.unit](format.number(line.distance))].filter(Boolean).join(', '),
      amount: inBoth(line),
    })),
  ];
  return (
    <Panel title={reportLinesTexts.whatWasClaimed}>
      <div className="data-table__scroll">
        <table className="table" role="table" aria-label={reportLinesTexts.lines}>
          <thead role="rowgroup">
            <tr role="row">
              {[reportLinesTexts.date, reportLinesTexts.kind, reportLinesTexts.details].map((title) => (
                <th key={title} role="columnheader" scope="col">
                  {title}
                </th>
              ))}
              <th role="columnheader" scope="col" className="table__end">
                {reportLinesTexts.amount}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.id} role="row">
                <td role="cell" data-label={reportLinesTexts.date}>
                  {format.day(row.date)}
                </td>
                <td role="cell" data-label={reportLinesTexts.kind} className="table__lead">
                  {row.what}
                </td>
                <td role="cell" data-label={reportLinesTexts.details}>
                  {row.more}
                </td>
                <td role="cell" data-label={reportLinesTexts.amount} className="table__end">
                  {row.amount}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
