import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { listTexts } from '../../texts/imports.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { type ImportKind, importKinds } from './kinds.ts';

type Summary = Item<'/imports'>;

const kinds = Object.entries(importKinds).map(([value, { label }]) => ({ value, label }));
const runs = [
  { value: 'false', label: listTexts.imports },
  { value: 'true', label: listTexts.trials },
];

/** What was imported, by whom, and what became of it. */
export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'kind' | 'dry_run'>();
  const list = useList('/imports', {
    query: {
      kind: search.kind as ImportKind | undefined,
      dry_run: search.dry_run === undefined ? undefined : search.dry_run === 'true',
    },
  });
  const add = can('imports.create') && (
    <ButtonLink to="/imports/new" kind="primary" icon="import">
      {listTexts.importAFile}
    </ButtonLink>
  );
  const columns: readonly TableColumn<Summary>[] = [
    {
      id: 'kind',
      title: listTexts.what,
      kind: 'lead',
      cell: ({ id, kind, dry_run }) => (
        <Link to={`/imports/${id}`} className="row-link">
          {dry_run ? listTexts.trial(importKinds[kind].label) : importKinds[kind].label}
        </Link>
      ),
    },
    { id: 'file', title: listTexts.file, cell: ({ file_name }) => file_name ?? '' },
    { id: 'status', title: listTexts.status, cell: (row) => <ImportStatus row={row} /> },
    { id: 'rows', title: listTexts.rows, kind: 'number', cell: ({ rows_total }) => format.number(rows_total) },
    {
      id: 'added',
      title: listTexts.added,
      kind: 'number',
      cell: (row) => (row.dry_run ? '' : format.number(row.rows_imported)),
    },
    { id: 'failed', title: listTexts.failed, kind: 'number', cell: ({ rows_failed }) => format.number(rows_failed) },
    {
      id: 'who',
      title: listTexts.by,
      cell: ({ created_by_id }) =>
        created_by_id === null ? listTexts.commandLine : (list.nameOf(created_by_id) ?? listTexts.anErasedPerson),
    },
    {
      id: 'when',
      title: listTexts.started,
      order: ({ created_at }) => created_at,
      usual: 'descending',
      cell: ({ created_at }) => <span title={format.instantInFull(created_at)}>{format.instant(created_at)}</span>,
    },
  ];
  return (
    <Page title={listTexts.imports} lead={listTexts.importsLead} actions={add}>
      <DataTable
        label={listTexts.imports}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={listTexts.noun}
        filters={[
          { name: 'kind', label: listTexts.what, any: listTexts.anything, options: kinds },
          { name: 'dry_run', label: listTexts.trials, any: listTexts.importsAndTrials, options: runs },
        ]}
        empty={{
          title: listTexts.nothingWasImportedYet,
          text: listTexts.nothingWasImportedYetText,
          action: add,
        }}
      />
    </Page>
  );
}

function ImportStatus({ row }: { readonly row: Summary }): ReactNode {
  if (row.undone_at !== null) return <Status>{row.rows_kept > 0 ? listTexts.partlyUndone : listTexts.undone}</Status>;
  if (row.status === 'FAILED') return <Status tone="bad">{listTexts.stopped}</Status>;
  if (row.status !== 'COMPLETED') return <Status tone="warning">{listTexts.underWay}</Status>;
  return <Status tone={row.rows_failed > 0 ? 'warning' : 'good'}>{listTexts.done}</Status>;
}
