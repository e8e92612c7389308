import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { fixedList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { fieldNames } from '../../texts/field-names.ts';
import { reportTexts, stopReasons } from '../../texts/imports.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import { nameIn } from '../../words.ts';
import { type Import, isOver } from './use-import.ts';
import './imports.css';

type Failed = Import['failures'][number] & { readonly key: string };

const columns: readonly TableColumn<Failed>[] = [
  { id: 'line', title: reportTexts.line, cell: ({ line }) => line ?? reportTexts.theFile },
  {
    id: 'column',
    title: reportTexts.column,
    cell: ({ header, field }) => header ?? (field === null ? '' : nameIn(fieldNames, field)),
  },
  { id: 'value', title: reportTexts.value, cell: ({ value }) => value ?? '' },
  { id: 'why', title: reportTexts.why, kind: 'lead', cell: ({ message }) => message },
];

/** As many as the server keeps. */
const mostKept = 1000;

/** How far an import is, what became of its rows, and why some failed. */
export function ImportReport({ report }: { readonly report: Import }): ReactNode {
  const format = useFormat();
  const wrong = new Set(report.wrong_columns.map(({ field }) => field));
  // Said once of the column, not again of each of its rows.
  const failed = report.failures.filter(({ field, value }) => field === null || value === null || !wrong.has(field));
  return (
    <>
      {isOver(report) ? <Outcome report={report} /> : <ReadSoFar report={report} />}
      <Facts
        facts={[
          [reportTexts.rowsInTheFile, format.number(report.rows_total)],
          [report.dry_run ? reportTexts.wouldBeAdded : reportTexts.added, format.number(report.rows_imported)],
          [report.dry_run ? reportTexts.wouldFail : reportTexts.failed, format.number(report.rows_failed)],
        ]}
      />
      {report.wrong_columns.map(({ field, header, message }) => (
        <Notice key={field} tone="warning">
          <strong>{reportTexts.wrongColumn(header ?? nameIn(fieldNames, field))}</strong> {message}
        </Notice>
      ))}
      {failed.length > 0 && <LineTable label={reportTexts.rowsThatFailed} lines={failed} />}
      {report.failures.length >= mostKept && (
        <p className="quiet">{reportTexts.onlyTheFirstAreKept(report.failures.length)}</p>
      )}
      {isOver(report) && report.rows_failed > 0 && report.failures.length > 0 && (
        <div className="form__actions">
          <DownloadLink address={`/app/api/imports/${report.id}/failed-rows`}>
            {reportTexts.downloadFailed}
          </DownloadLink>
          <span className="quiet">{reportTexts.downloadFailedHint}</span>
        </div>
      )}
    </>
  );
}

/** Lines of the file, and what there is to say of each. */
export function LineTable({ label, lines }: { readonly label: string; readonly lines: Import['failures'] }): ReactNode {
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }));
  return (
    <div className="import-lines">
      <DataTable
        label={label}
        list={fixedList(rows)}
        columns={columns}
        keyOf={({ key }) => key}
        noun={reportTexts.noun}
      />
    </div>
  );
}

function ReadSoFar({ report }: { readonly report: Import }): ReactNode {
  const format = useFormat();
  const isWaiting = report.status === 'PENDING';
  return (
    <div className="import-progress">
      <Progress label={reportTexts.progress} done={isWaiting ? 0 : report.rows_read} all={report.rows_total}>
        {isWaiting
          ? reportTexts.waitingToStart
          : reportTexts.rowsRead(format.number(report.rows_read), report.rows_total)}
      </Progress>
      {report.can?.includes('imports.stop') === true && <Stop report={report} />}
    </div>
  );
}

/** A trial stops at once: nothing is lost by it but time. */
function Stop({ report }: { readonly report: Import }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const stop = useWrite('post', '/imports/{id}/stop');
  const run = (): Promise<unknown> => stop.mutateAsync({ path: { id: report.id } });
  const runAtOnce = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  return (
    <>
      <Button
        size="small"
        isBusy={stop.isPending}
        onClick={() => {
          if (report.dry_run) void runAtOnce();
          else setIsAsked(true);
        }}
      >
        {reportTexts.stop}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={reportTexts.stopTitle}
          action={reportTexts.stopAction}
          onClose={() => setIsAsked(false)}
          onConfirm={run}
        >
          {reportTexts.stopText}
        </ConfirmDialog>
      )}
    </>
  );
}

function Outcome({ report }: { readonly report: Import }): ReactNode {
  const format = useFormat();
  if (report.reason === 'stopped' && report.dry_run) {
    return <Notice>{reportTexts.trialStopped(format.number(report.rows_read), report.rows_total)}</Notice>;
  }
  if (report.status === 'FAILED') return <Notice tone="danger">{stopReasons[report.reason ?? 'file_unusable']}</Notice>;
  if (report.rows_failed > 0) {
    return (
      <Notice tone="warning">
        {report.dry_run ? reportTexts.someWouldFail(report.rows_failed) : reportTexts.someFailed(report.rows_failed)}
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {report.dry_run
        ? reportTexts.allWouldBeAdded(report.rows_imported)
        : reportTexts.allWereAdded(report.rows_imported)}
    </Notice>
  );
}
