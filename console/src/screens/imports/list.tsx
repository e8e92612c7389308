import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { type ImportKind, importKinds } from './kinds.ts';

type Summary = Item<'/imports'>;

const kinds = Object.entries(importKinds).map(([value, { label }]) => ({ value, label }));
const runs = [
  { value: 'false', label: 'Imports' },
  { value: 'true', label: 'Trials' },
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
      Import a file
    </ButtonLink>
  );
  const columns: readonly TableColumn<Summary>[] = [
    {
      id: 'kind',
      title: 'What',
      kind: 'lead',
      cell: ({ id, kind, dry_run }) => (
        <Link to={`/imports/${id}`} className="row-link">
          {dry_run ? `${importKinds[kind].label} (trial)` : importKinds[kind].label}
        </Link>
      ),
    },
    { id: 'status', title: 'Status', cell: (row) => <ImportStatus row={row} /> },
    { id: 'rows', title: 'Rows', kind: 'number', cell: ({ rows_total }) => format.number(rows_total) },
    {
      id: 'added',
      title: 'Added',
      kind: 'number',
      cell: (row) => (row.dry_run ? '' : format.number(row.rows_imported)),
    },
    { id: 'failed', title: 'Failed', kind: 'number', cell: ({ rows_failed }) => format.number(rows_failed) },
    {
      id: 'who',
      title: 'By',
      cell: ({ created_by_id }) =>
        created_by_id === null ? 'Command line' : (list.nameOf(created_by_id) ?? 'An erased person'),
    },
    {
      id: 'when',
      title: 'Started',
      cell: ({ created_at }) => <span title={format.instantInFull(created_at)}>{format.instant(created_at)}</span>,
    },
  ];
  return (
    <Page title="Imports" lead="Many people, time entries, balances or other records from one file." actions={add}>
      <DataTable
        label="Imports"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={['import', 'imports']}
        filters={[
          { name: 'kind', label: 'What', any: 'Anything', options: kinds },
          { name: 'dry_run', label: 'Trials', any: 'Imports and trials', options: runs },
        ]}
        empty={{
          title: 'Nothing was imported yet',
          text: 'Choose a file; a trial tells what would happen and changes nothing.',
          action: add,
        }}
      />
    </Page>
  );
}

function ImportStatus({ row }: { readonly row: Summary }): ReactNode {
  if (row.undone_at !== null) return <Status>{row.rows_kept > 0 ? 'Partly undone' : 'Undone'}</Status>;
  if (row.status === 'FAILED') return <Status tone="bad">Stopped</Status>;
  if (row.status !== 'COMPLETED') return <Status tone="warning">Under way</Status>;
  return <Status tone={row.rows_failed > 0 ? 'warning' : 'good'}>Done</Status>;
}
