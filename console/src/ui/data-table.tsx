import { type ReactNode, useState } from 'react';
import type { List } from '../client/hooks.ts';
import type { Ability } from '../client/operations.ts';
import { useSearch } from '../router.tsx';
import { dataTableTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { type Empty, TableBody, TableFoot } from './table-body.tsx';
import { ColumnChooser, type TableColumn, useHiddenColumns, usualHidden } from './table-columns.tsx';
import { type Filter, FilterBar } from './table-filters.tsx';
import { useRowKeys } from './table-keys.ts';
import { claimed, OrderChoice, ordered } from './table-order.tsx';
import { ViewsBar } from './views-bar.tsx';
import './table.css';
import './data-table.css';

export type { TableColumn } from './table-columns.tsx';

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
  /** So many of what the rows are: “3 people”. */
  readonly noun: (count: number) => string;
  readonly filters?: readonly Filter[];
  /** The search box writes `q` into the address. */
  readonly searches?: string | undefined;
  readonly bulk?: Bulk<T>;
  readonly empty?: Empty;
  /** Above the table on the right, such as an export. */
  readonly tools?: ReactNode;
  /** Filters, order and columns can be kept under a name, for the list that this operation reads. */
  readonly viewsOf?: Ability;
}

/**
 * A list in each of its states. Filters, search and order live in the address; columns are remembered; rows can be
 * chosen and walked through by keyboard (j, k, x, Enter).
 */
export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  const { label, list, columns, keyOf, noun, filters = [], searches, bulk, empty, tools, viewsOf } = props;
  const [hidden, setHidden] = useHiddenColumns(label, columns);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [search] = useSearch<'sort'>();
  const shown = claimed(
    columns.filter(({ id }) => !hidden.has(id)),
    list.rows ?? [],
  );
  const isWhole = !list.hasMore;
  const rows = ordered(list.rows ?? [], shown, isWhole, search.sort).map((row) => ({ row, id: keyOf(row) }));
  // A row that has left the list is chosen no longer.
  const chosen = rows.filter(({ id }) => selection.has(id)).map(({ row }) => row);
  const areAllChosen = chosen.length === rows.length;
  const hasFilters = filters.length > 0 || searches !== undefined;
  const order = rows.length > 1 && <OrderChoice columns={shown} isWhole={isWhole} />;
  const clear = (): void => setSelection(new Set());
  const toggle = (id: string): void => {
    setSelection((current) => new Set(current.has(id) ? [...current].filter((one) => one !== id) : [...current, id]));
  };
  const keys = useRowKeys(rows.length, (index) => {
    if (bulk && rows[index]) toggle(rows[index].id);
  });

  return (
    <div className="panel data-table" aria-busy={list.isLoading || undefined}>
      {(hasFilters || tools !== undefined) && (
        <div className="data-table__bar">
          {!hasFilters ? (
            <h2>{label}</h2>
          ) : (
            <FilterBar filters={filters} searches={searches}>
              {order}
            </FilterBar>
          )}
          <div className="data-table__tools">
            {tools}
            <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
          </div>
        </div>
      )}
      {/* Below the filters: one that is chosen stays where it is. */}
      {viewsOf !== undefined && (
        <ViewsBar list={viewsOf} columns={{ hidden, usual: usualHidden(columns), setHidden }} />
      )}
      {!hasFilters && order}
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
        label={label}
        list={list}
        empty={empty}
        filters={[...filters.map(({ name }) => name), ...(searches === undefined ? [] : ['q'])]}
        hasBulk={bulk !== undefined}
        shown={shown}
        rows={rows.map(({ row, id }) => ({
          id,
          isSelected: selection.has(id),
          toggle: () => toggle(id),
          // Called, not rendered as components of their own: those would be other ones at each render, and lose the focus.
          cells: shown.map((column) => column.cell(row)),
        }))}
        allSelected={areAllChosen}
        toggleAll={() => setSelection(new Set(areAllChosen ? [] : rows.map(({ id }) => id)))}
        keys={keys}
      />
      {list.rows !== undefined && list.rows.length > 0 && <TableFoot list={list} noun={noun} />}
    </div>
  );
}
