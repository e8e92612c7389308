import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { exportsTexts, kindNames, listTexts } from '../../texts/exports.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { Export } from './kinds.ts';

const pollMs = 1500;
const isUnderWay = ({ status }: Export): boolean => status === 'PENDING' || status === 'RUNNING';

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  const [isWatching, setIsWatching] = useState(true);
  const list = useList('/exports', {}, isWatching ? { refetchEveryMs: pollMs } : {});
  const isAnyUnderWay = list.rows?.some(isUnderWay) ?? true;
  if (isAnyUnderWay !== isWatching) setIsWatching(isAnyUnderWay);
  const ask = can('exports.create') && (
    <Button kind="primary" icon="plus" onClick={() => setIsAsking(true)}>
      {exportsTexts.create}
    </Button>
  );
  const columns: readonly TableColumn<Export>[] = [
    { id: 'what', title: listTexts.list, kind: 'lead', cell: ({ kind }) => kindNames[kind] },
    { id: 'days', title: listTexts.days, cell: ({ filters }) => daysOf(filters, format.days) },
    { id: 'status', title: listTexts.status, cell: (row) => <ExportStatus row={row} /> },
    { id: 'rows', title: listTexts.rows, kind: 'number', cell: ({ rows_written }) => format.number(rows_written) },
    {
      id: 'size',
      title: listTexts.size,
      kind: 'number',
      cell: ({ size_bytes }) => (size_bytes === 0 ? '' : format.fileSize(size_bytes)),
    },
    {
      id: 'when',
      title: listTexts.started,
      order: ({ created_at }) => created_at,
      usual: 'descending',
      cell: ({ created_at }) => <span title={format.instantInFull(created_at)}>{format.instant(created_at)}</span>,
    },
    {
      id: 'until',
      title: listTexts.keptUntil,
      cell: ({ expires_at }) => format.day(format.dayOf(expires_at)),
    },
    {
      id: 'actions',
      title: listTexts.actions,
      kind: 'actions',
      cell: (row) =>
        row.status === 'COMPLETED' && (
          <DownloadLink className="button button--small" address={`/app/api/exports/${row.id}/file`}>
            {exportsTexts.download}
            <span className="only-read-aloud"> {kindNames[row.kind]}</span>
          </DownloadLink>
        ),
    },
  ];
  return (
    <Page title={exportsTexts.title} lead={exportsTexts.lead} actions={ask}>
      <DataTable
        label={exportsTexts.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        empty={{ title: exportsTexts.emptyTitle, text: exportsTexts.empty }}
      />
      {isAsking && (
        <ExportDialog
          onClose={close}
          onStarted={() => {
            setIsWatching(true);
            close();
          }}
        />
      )}
    </Page>
  );
}

function daysOf(filters: Export['filters'], write: (start: string, end: string) => string): string {
  const query = new URLSearchParams(filters);
  const [start, end] = [query.get('start_date'), query.get('end_date')];
  return start !== null && end !== null ? write(start, end) : '';
}

function ExportStatus({ row }: { readonly row: Export }): ReactNode {
  switch (row.status) {
    case 'COMPLETED':
      return <Status tone="good">{exportsTexts.done}</Status>;
    case 'FAILED':
      return (
        <>
          <Status tone="bad">{exportsTexts.failed}</Status>
          {row.reason !== null && <div className="quiet">{exportsTexts.reasons[row.reason]}</div>}
        </>
      );
    case 'RUNNING':
      return <Status tone="warning">{exportsTexts.underWay}</Status>;
    case 'PENDING':
      return <Status tone="warning">{exportsTexts.waiting}</Status>;
  }
}
