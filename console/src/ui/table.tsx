import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Failure } from './notice.tsx';
import type { Pages } from './use-load.ts';
import './table.css';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** The one that names the row; `actions`: buttons, without a heading to see. */
  readonly kind?: 'lead' | 'actions' | 'number';
}

interface TableProps<T> {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string;
}

/* Roles are spelt out because a table laid out as cards on a phone loses them in some browsers. */
export function Table<T>({ label, columns, keyOf, rows }: TableProps<T> & { readonly rows: readonly T[] }): ReactNode {
  return (
    <table className="table" role="table" aria-label={label}>
      <Head columns={columns} />
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.title} column={column} content={column.cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<T>({ columns }: { readonly columns: readonly Column<T>[] }): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ title, kind }) => (
          <th key={title} role="columnheader" scope="col" className={kind === 'number' ? 'table__end' : undefined}>
            {kind === 'actions' ? <span className="only-read-aloud">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cell<T>({ column, content }: { readonly column: Column<T>; readonly content: ReactNode }): ReactNode {
  const classes = [
    column.kind === 'lead' && 'table__lead',
    column.kind === 'actions' && 'table__actions table__end',
    column.kind === 'number' && 'table__end',
    (content === null || content === '') && 'table__blank',
  ].filter(Boolean);
  return (
    <td role="cell" data-label={column.title} className={classes.length > 0 ? classes.join(' ') : undefined}>
      {content}
    </td>
  );
}

function LoadingTable<T>({
  label,
  columns,
  rows,
}: Omit<TableProps<T>, 'keyOf'> & { readonly rows: number }): ReactNode {
  return (
    <div role="status" aria-label={`Loading: ${label}`}>
      <table className="table" aria-hidden="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((column, index) => (
                <td key={column.title} data-label={column.title} className={index === 0 ? 'table__lead' : undefined}>
                  <span className="skeleton" style={{ width: `${45 + ((row * 3 + index * 5) % 4) * 12}%` }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list by pages in each of its states: loading, failed, empty, there, and more to come. */
export function PagedTable<T>({
  pages,
  empty,
  ...table
}: TableProps<T> & { readonly pages: Pages<T>; readonly empty: ReactNode }): ReactNode {
  const { items, error, hasMore, isLoadingMore, loadMore, reload } = pages;
  if (items === null) {
    if (error !== null) return <Failure error={error} retry={reload} />;
    return <LoadingTable label={table.label} columns={table.columns} rows={6} />;
  }
  if (items.length === 0) return empty;
  return (
    <>
      <Table {...table} rows={items} />
      {(hasMore || error !== null) && (
        <div className="table__more">
          <span className="quiet" role="status">
            {error === null ? `${items.length.toLocaleString('en')} shown` : 'The next page could not be loaded.'}
          </span>
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
