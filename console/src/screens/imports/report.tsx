import type { ReactNode } from 'react';
import { fixedList } from '../../client/hooks.ts';
import { stopReasons } from '../../texts/imports.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../../ui/page.tsx';
import { plural, withoutWireNames } from '../../words.ts';
import { type Import, isOver } from './use-import.ts';
import './imports.css';

type Failed = Import['failures'][number] & { readonly key: string };

const columns: readonly TableColumn<Failed>[] = [
  { id: 'line', title: 'Line', cell: ({ line }) => line ?? 'The file' },
  { id: 'column', title: 'Column', cell: ({ field }) => field !== null && <span className="mono">{field}</span> },
  { id: 'why', title: 'Why', kind: 'lead', cell: ({ message }) => withoutWireNames(message) },
];

/** How far an import is, what became of its rows, and why some failed. */
export function ImportReport({ report }: { readonly report: Import }): ReactNode {
  const { failures: failed } = report;
  return (
    <>
      {isOver(report) ? <Outcome report={report} /> : <Progress report={report} />}
      <Facts
        facts={[
          ['Rows in the file', report.rows_total],
          [report.dry_run ? 'Would be added' : 'Added', report.rows_imported],
          [report.dry_run ? 'Would fail' : 'Failed', report.rows_failed],
        ]}
      />
      {failed.length > 0 && <LineTable label="Rows that failed" lines={failed} />}
      {report.rows_failed > failed.length && failed.length > 0 && (
        <p className="quiet">Only the first {plural(failed.length, 'failure')} are kept.</p>
      )}
    </>
  );
}

/** Lines of the file, and what there is to say of each. */
export function LineTable({ label, lines }: { readonly label: string; readonly lines: Import['failures'] }): ReactNode {
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }));
  return (
    <DataTable
      label={label}
      list={fixedList(rows)}
      columns={columns}
      keyOf={({ key }) => key}
      noun={['line', 'lines']}
    />
  );
}

function Progress({ report }: { readonly report: Import }): ReactNode {
  return (
    <div className="progress" role="status">
      <progress
        aria-label="Progress"
        max={Math.max(1, report.rows_total)}
        value={report.status === 'PENDING' ? 0 : report.rows_read}
      />
      <span className="quiet">
        {report.status === 'PENDING'
          ? 'Waiting to start…'
          : `${report.rows_read} of ${plural(report.rows_total, 'row')}`}
      </span>
    </div>
  );
}

function Outcome({ report }: { readonly report: Import }): ReactNode {
  if (report.status === 'FAILED') return <Notice tone="danger">{stopReasons[report.reason ?? 'file_unusable']}</Notice>;
  if (report.rows_failed > 0) {
    return (
      <Notice tone="warning">
        {report.dry_run
          ? `${plural(report.rows_failed, 'row')} would fail; the others would be added.`
          : `${plural(report.rows_failed, 'row')} failed; the others were added.`}
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {report.dry_run
        ? `All ${plural(report.rows_imported, 'row')} would be added. Nothing has been changed yet.`
        : `All ${plural(report.rows_imported, 'row')} were added.`}
    </Notice>
  );
}
