import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { List } from '../client/hooks.ts';
import { useSearch } from '../router.tsx';
import { tableBodyTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { Failure, State } from './notice.tsx';
import type { TableColumn } from './table-columns.tsx';
import type { useRowKeys } from './table-keys.ts';
import { directionOf, orderKeyOf } from './table-order.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface ShownRow {
  readonly id: string;
  readonly isSelected: boolean;
  readonly toggle: () => void;
  readonly cells: readonly ReactNode[];
}

/** What stands where nothing is. */
export interface Empty {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  /** Nothing is what was asked: it is said in these words with filters, too. */
  readonly isAnswer?: boolean;
}

/** The rows, or what stands in their place. */
export function TableBody<T>({
  label,
  list,
  shown,
  rows,
  hasBulk,
  empty,
  filters,
  allSelected,
  toggleAll,
  keys,
}: {
  readonly label: string;
  readonly list: List<T>;
  readonly hasBulk: boolean;
  readonly empty: Empty | undefined;
  /** What narrows the list, by its name in the address. */
  readonly filters: readonly string[];
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
  if (rows.length === 0) return <Nothing empty={empty} filters={filters} />;
  return (
    <div className="data-table__scroll" ref={keys.container} onKeyDown={keys.onKeyDown}>
      <table className={list.isStale ? 'table table--stale' : 'table'} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {hasBulk && (
              <th role="columnheader" scope="col" className="table__check">
                <input
                  type="checkbox"
                  aria-label={tableBodyTexts.chooseAll}
                  checked={allSelected}
                  onChange={toggleAll}
                />
              </th>
            )}
            {shown.map((column) => (
              <Heading key={column.id} column={column} columns={shown} isWhole={!list.hasMore} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" data-row="" aria-selected={hasBulk ? row.isSelected : undefined}>
              {hasBulk && (
                <td role="cell" className="table__check">
                  <input
                    type="checkbox"
                    id={`${row.id}-check`}
                    aria-label={tableBodyTexts.chooseRow}
                    aria-labelledby={`${row.id}-check ${row.id}-name`}
                    checked={row.isSelected}
                    onChange={row.toggle}
                  />
                </td>
              )}
              {shown.map((column, index) => (
                <td
                  key={column.id}
                  role="cell"
                  id={hasBulk && index === 0 ? `${row.id}-name` : undefined}
                  data-label={column.title}
                  className={classOf(column, row.cells[index])}
                >
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

const classOf = <T,>({ kind, isPlain }: TableColumn<T>, content: ReactNode): string | undefined => {
  const classes = [
    isPlain === true && 'table__plain',
    kind === 'lead' && 'table__lead',
    kind === 'actions' && 'table__actions table__end',
    kind === 'number' && 'table__end',
    (content === null || content === '' || content === undefined || content === false) && 'table__blank',
  ].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
};

/** A heading that orders, if the server can order by it or all rows are there; one that says so, if the list comes in its order. */
function Heading<T>({
  column,
  columns,
  isWhole,
}: {
  readonly column: TableColumn<T>;
  readonly columns: readonly TableColumn<T>[];
  readonly isWhole: boolean;
}): ReactNode {
  const [search, change] = useSearch<'sort'>();
  const { title, kind, usual } = column;
  const className = kind === 'number' || kind === 'actions' ? 'table__end' : undefined;
  const key = orderKeyOf(column, isWhole);
  const direction = directionOf(column, columns, { isWhole, sort: search.sort });
  const Arrow = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  if (key === null) {
    return (
      <th role="columnheader" scope="col" className={className} aria-sort={direction ?? undefined}>
        {kind === 'actions' ? <span className="only-read-aloud">{title}</span> : title}
        {direction !== null && <Arrow className="table__order" size={12} aria-hidden="true" />}
      </th>
    );
  }
  const turned = direction === 'ascending' ? `-${key}` : usual === undefined && direction !== null ? undefined : key;
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className="table__sort" onClick={() => change({ sort: turned })}>
        {title}
        <Arrow size={12} aria-hidden="true" />
      </button>
    </th>
  );
}

/** Days are filters too, wherever on the page they are chosen; what else stands in the address says which page it is. */
function Nothing({
  empty,
  filters,
}: {
  readonly empty: Empty | undefined;
  readonly filters: readonly string[];
}): ReactNode {
  const [search, change] = useSearch();
  const filtered = [...filters, 'start_date', 'end_date'].filter((name) => search[name] !== undefined);
  if (filtered.length > 0) {
    const clear = (): void => change(Object.fromEntries(filtered.map((name) => [name, undefined])));
    return (
      <State
        icon="info"
        title={empty?.isAnswer === true ? empty.title : tableBodyTexts.nothingFits}
        action={<Button onClick={clear}>{tableBodyTexts.clearTheFilters}</Button>}
      >
        {empty?.isAnswer === true ? empty.text : tableBodyTexts.nothingFitsText}
      </State>
    );
  }
  return (
    <State icon="info" title={empty?.title ?? tableBodyTexts.nothingHereYet} action={empty?.action}>
      {empty?.text}
    </State>
  );
}

export function TableFoot<T>({
  list,
  noun,
}: {
  readonly list: List<T>;
  readonly noun: (count: number) => string;
}): ReactNode {
  const count = list.rows?.length ?? 0;
  const rows = noun(count);
  const all = list.hasMore ? tableBodyTexts.shown(rows) : rows;
  const said = list.total === null || list.total <= count ? all : tableBodyTexts.shownOf(count, noun(list.total));
  return (
    <div className="table__more">
      <span className="quiet" role="status">
        {list.error === null ? said : tableBodyTexts.nextPageFailed}
      </span>
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {tableBodyTexts.showMore}
        </Button>
      )}
    </div>
  );
}
