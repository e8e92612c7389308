import {
  flexRender,
  getCoreRowModel,
  useReactTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { List } from '../client/hooks.ts';
import { useSearch } from '../router.tsx';
import { plural } from '../words.ts';
import { Button } from './button.tsx';
import { Failure, State } from './notice.tsx';
import { ColumnChooser, useHiddenColumns } from './table-columns.tsx';
import { useRowKeys } from './table-keys.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { FilterBar, type Filter } from './table-filters.tsx';
import './table.css';
import './data-table.css';

export interface TableColumn<T> {
  /** Names the column in saved choices. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** `lead` names the row and never hides; `actions` has no heading to see. */
  readonly kind?: 'lead' | 'number' | 'actions';
  /** The value of `sort` that orders by it; `-` before it turns the order round. */
  readonly sort?: string;
  /** Not shown until somebody asks for it. */
  readonly isExtra?: boolean;
}

interface Bulk<T> {
  /** What can be done with the chosen rows. */
  readonly actions: (rows: readonly T[], clear: () => void) => ReactNode;
}

interface DataTableProps<T> {
  /** What the table holds, for those who do not see it; also where its choices are kept. */
  readonly label: string;
  readonly list: List<T>;
  readonly columns: readonly TableColumn<T>[];
  readonly keyOf: (row: T) => string;
  /** What one of them is called, for the count: `person`, `people`. */
  readonly noun: readonly [one: string, many: string];
  readonly filters?: readonly Filter[];
  /** The search box writes `q` into the address. */
  readonly searches?: string;
  readonly bulk?: Bulk<T>;
  readonly empty?: { readonly title: string; readonly text: ReactNode; readonly action?: ReactNode };
  /** Above the table on the right, such as an export. */
  readonly tools?: ReactNode;
}

/** One and the same: the table works anew through rows that are another array. */
const nothing: readonly never[] = [];

/**
 * A list in each of its states. Filters, search and order live in the address; columns are remembered; rows can be
 * chosen and walked through by keyboard (j, k, x, Enter).
 */
export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  const { label, list, columns, keyOf, noun, filters = [], searches, bulk, tools } = props;
  const [hidden, setHidden] = useHiddenColumns(label, columns);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const shown = columns.filter(({ id }) => !hidden.has(id));
  const definitions = useMemo<ColumnDef<T>[]>(
    () =>
      shown.map((column) => ({ id: column.id, header: column.title, cell: ({ row }) => column.cell(row.original) })),
    // Columns are built at every render; what they show is decided by their ids and the rows.
    [shown],
  );
  const rows = list.rows ?? nothing;
  const table = useReactTable<T>({
    data: rows as T[],
    columns: definitions,
    getRowId: keyOf,
    getCoreRowModel: getCoreRowModel(),
    enableRowSelection: bulk !== undefined,
    state: { rowSelection: selection },
    onRowSelectionChange: setSelection,
    manualSorting: true,
    autoResetPageIndex: false,
  });
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original);
  const clear = (): void => setSelection({});
  const keys = useRowKeys(rows.length, (index) => table.getRowModel().rows[index]?.toggleSelected());

  return (
    <div className="panel data-table" aria-busy={list.isLoading || undefined}>
      {(filters.length > 0 || searches !== undefined || tools !== undefined) && (
        <div className="data-table__bar">
          <FilterBar filters={filters} searches={searches} />
          <div className="data-table__tools">
            {tools}
            <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
          </div>
        </div>
      )}
      {bulk && chosen.length > 0 && (
        <div className="data-table__bulk" role="group" aria-label="Chosen rows">
          <span>{plural(chosen.length, 'chosen', 'chosen')}</span>
          {bulk.actions(chosen, clear)}
          <Button kind="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      <Body
        {...props}
        shown={shown}
        rows={table.getRowModel().rows.map((row) => ({
          id: row.id,
          isSelected: row.getIsSelected(),
          toggle: () => row.toggleSelected(),
          cells: row.getVisibleCells().map((cell) => flexRender(cell.column.columnDef.cell, cell.getContext())),
        }))}
        allSelected={table.getIsAllRowsSelected()}
        toggleAll={() => table.toggleAllRowsSelected()}
        keys={keys}
      />
      {list.rows !== undefined && list.rows.length > 0 && <Foot list={list} noun={noun} />}
    </div>
  );
}

interface ShownRow {
  readonly id: string;
  readonly isSelected: boolean;
  readonly toggle: () => void;
  readonly cells: readonly ReactNode[];
}

function Body<T>({
  label,
  list,
  shown,
  rows,
  bulk,
  empty,
  allSelected,
  toggleAll,
  keys,
}: DataTableProps<T> & {
  readonly shown: readonly TableColumn<T>[];
  readonly rows: readonly ShownRow[];
  readonly allSelected: boolean;
  readonly toggleAll: () => void;
  readonly keys: ReturnType<typeof useRowKeys>;
}): ReactNode {
  if (list.rows === undefined) {
    if (list.error !== null) return <Failure error={list.error} retry={list.reload} />;
    return <TableSkeleton label={label} titles={shown.map(({ title }) => title)} />;
  }
  if (rows.length === 0) return <Nothing empty={empty} />;
  return (
    <div className="data-table__scroll" ref={keys.container} onKeyDown={keys.onKeyDown}>
      <table className={list.isStale ? 'table table--stale' : 'table'} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {bulk && (
              <th role="columnheader" scope="col" className="table__check">
                <input
                  type="checkbox"
                  aria-label="Choose all that are shown"
                  checked={allSelected}
                  onChange={toggleAll}
                />
              </th>
            )}
            {shown.map((column) => (
              <Heading key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" data-row="" aria-selected={bulk ? row.isSelected : undefined}>
              {bulk && (
                <td role="cell" className="table__check">
                  <input type="checkbox" aria-label="Choose this row" checked={row.isSelected} onChange={row.toggle} />
                </td>
              )}
              {shown.map((column, index) => (
                <td key={column.id} role="cell" data-label={column.title} className={classOf(column, row.cells[index])}>
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classOf = <T,>({ kind }: TableColumn<T>, content: ReactNode): string | undefined => {
  const classes = [
    kind === 'lead' && 'table__lead',
    kind === 'actions' && 'table__actions table__end',
    kind === 'number' && 'table__end',
    (content === null || content === '' || content === undefined) && 'table__blank',
  ].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
};

/** A heading that orders, where the server can order by it. */
function Heading<T>({ column }: { readonly column: TableColumn<T> }): ReactNode {
  const [search, change] = useSearch<'sort'>();
  const { title, kind, sort } = column;
  const className = kind === 'number' || kind === 'actions' ? 'table__end' : undefined;
  if (sort === undefined) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {kind === 'actions' ? <span className="only-read-aloud">{title}</span> : title}
      </th>
    );
  }
  const order = search.sort === sort ? 'ascending' : search.sort === `-${sort}` ? 'descending' : 'none';
  const next = order === 'ascending' ? `-${sort}` : order === 'descending' ? undefined : sort;
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={order}>
      <button type="button" className="table__sort" onClick={() => change({ sort: next })}>
        {title}
        <Arrow size={12} aria-hidden="true" />
      </button>
    </th>
  );
}

function Nothing({ empty }: { readonly empty: DataTableProps<never>['empty'] }): ReactNode {
  const [search, change] = useSearch();
  const filtered = Object.keys(search).filter((name) => name !== 'sort' && name !== 'tab');
  if (filtered.length > 0) {
    const clear = (): void => change(Object.fromEntries(filtered.map((name) => [name, undefined])));
    return (
      <State icon="info" title="Nothing fits" action={<Button onClick={clear}>Clear the filters</Button>}>
        Try other words or fewer filters.
      </State>
    );
  }
  return (
    <State icon="info" title={empty?.title ?? 'Nothing here yet'} action={empty?.action}>
      {empty?.text}
    </State>
  );
}

function Foot<T>({
  list,
  noun: [one, many],
}: {
  readonly list: List<T>;
  readonly noun: readonly [string, string];
}): ReactNode {
  const count = list.rows?.length ?? 0;
  const said =
    list.total === null || list.total <= count
      ? `${plural(count, one, many)}${list.hasMore ? ' shown' : ''}`
      : `${count.toLocaleString('en')} of ${plural(list.total, one, many)}`;
  return (
    <div className="table__more">
      <span className="quiet" role="status">
        {list.error === null ? said : 'The next page could not be loaded.'}
      </span>
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
