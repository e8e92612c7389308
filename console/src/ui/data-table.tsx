import { getCoreRowModel, type RowSelectionState, useReactTable } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import type { List } from '../client/hooks.ts';
import type { Ability } from '../client/operations.ts';
import { dataTableTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { TableBody, TableFoot } from './table-body.tsx';
import { ColumnChooser, useHiddenColumns, usualHidden } from './table-columns.tsx';
import { type Filter, FilterBar } from './table-filters.tsx';
import { useRowKeys } from './table-keys.ts';
import { ViewsBar } from './views-bar.tsx';
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
  /** Not shown until someone asks for it. */
  readonly isExtra?: boolean;
}

interface Bulk<T> {
  /** What can be done with the chosen rows. */
  readonly actions: (rows: readonly T[], clear: () => void) => ReactNode;
}

export interface DataTableProps<T> {
  /** What the table holds, for those who do not see it; also where its choices are kept. */
  readonly label: string;
  readonly list: List<T>;
  readonly columns: readonly TableColumn<T>[];
  readonly keyOf: (row: T) => string;
  /** What one of them is called, for the count: `person`, `people`. */
  readonly noun: readonly [one: string, many: string];
  readonly filters?: readonly Filter[];
  /** The search box writes `q` into the address. */
  readonly searches?: string | undefined;
  readonly bulk?: Bulk<T>;
  readonly empty?: { readonly title: string; readonly text: ReactNode; readonly action?: ReactNode };
  /** Above the table on the right, such as an export. */
  readonly tools?: ReactNode;
  /** Filters, order and columns can be kept under a name, for the list that this operation reads. */
  readonly viewsOf?: Ability;
}

/** One and the same: the table recomputes rows that are another array. */
const nothing: readonly never[] = [];

/**
 * A list in each of its states. Filters, search and order live in the address; columns are remembered; rows can be
 * chosen and walked through by keyboard (j, k, x, Enter).
 */
export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  const { label, list, columns, keyOf, noun, filters = [], searches, bulk, tools, viewsOf } = props;
  const [hidden, setHidden] = useHiddenColumns(label, columns);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const shown = columns.filter(({ id }) => !hidden.has(id));
  const rows = list.rows ?? nothing;
  const table = useReactTable<T>({
    data: rows as T[],
    columns: nothing as never[],
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
      {viewsOf !== undefined && (
        <ViewsBar list={viewsOf} columns={{ hidden, usual: usualHidden(columns), setHidden }} />
      )}
      {(filters.length > 0 || searches !== undefined || tools !== undefined) && (
        <div className="data-table__bar">
          {filters.length === 0 && searches === undefined ? (
            <h2>{label}</h2>
          ) : (
            <FilterBar filters={filters} searches={searches} />
          )}
          <div className="data-table__tools">
            {tools}
            <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
          </div>
        </div>
      )}
      {bulk && chosen.length > 0 && (
        <div className="data-table__bulk" role="group" aria-label={dataTableTexts.chosenRows}>
          <span>{dataTableTexts.chosen(chosen.length)}</span>
          {bulk.actions(chosen, clear)}
          <Button kind="quiet" size="small" onClick={clear}>
            {dataTableTexts.clear}
          </Button>
        </div>
      )}
      <TableBody
        {...props}
        shown={shown}
        rows={table.getRowModel().rows.map((row) => ({
          id: row.id,
          isSelected: row.getIsSelected(),
          toggle: () => row.toggleSelected(),
          // Called, not rendered as components of their own: those would be other ones at each render, and lose the focus.
          cells: shown.map((column) => column.cell(row.original)),
        }))}
        allSelected={table.getIsAllRowsSelected()}
        toggleAll={() => table.toggleAllRowsSelected()}
        keys={keys}
      />
      {list.rows !== undefined && list.rows.length > 0 && <TableFoot list={list} noun={noun} />}
    </div>
  );
}
