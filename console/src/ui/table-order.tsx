import type { ReactNode } from 'react';
import { locale } from '../language.ts';
import { useSearch } from '../router.tsx';
import { tableOrderTexts as texts } from '../texts/order.ts';
import type { TableColumn } from './table-columns.tsx';
import './field.css';

type Direction = 'ascending' | 'descending';

/** What the address says for the order by a column; null if it cannot be ordered by it. `isWhole`: every row is there. */
export const orderKeyOf = <T,>({ sort, order, id }: TableColumn<T>, isWhole: boolean): string | null =>
  sort ?? (order && isWhole ? id : null);

/** How a column is ordered now. */
export function directionOf<T>(
  column: TableColumn<T>,
  columns: readonly TableColumn<T>[],
  { isWhole, sort }: { readonly isWhole: boolean; readonly sort: string | undefined },
): Direction | null {
  const chosen = columns.find((one) => isOrderedBy(one, isWhole, sort));
  if (chosen === undefined) return column.usual ?? null;
  if (chosen !== column) return null;
  return sort?.startsWith('-') === true ? 'descending' : 'ascending';
}

/** A list that does not come in its usual order does not claim to. */
export const claimed = <T,>(columns: readonly TableColumn<T>[], rows: readonly T[]): readonly TableColumn<T>[] =>
  columns.map((column) => {
    const { usual, ...rest } = column;
    if (usual === undefined || column.order === undefined || column.sort !== undefined) return column;
    const asked = usual === 'descending' ? `-${column.id}` : column.id;
    return ordered(rows, [column], true, asked).every((row, index) => row === rows[index]) ? column : rest;
  });

function isOrderedBy<T>(column: TableColumn<T>, isWhole: boolean, sort: string | undefined): boolean {
  const key = orderKeyOf(column, isWhole);
  return key !== null && (sort === key || sort === `-${key}`);
}

/** The rows in the order that was chosen, where the server knows none: what is empty comes last either way. */
export function ordered<T>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  isWhole: boolean,
  sort: string | undefined,
): readonly T[] {
  const order = columns.find((one) => one.sort === undefined && isOrderedBy(one, isWhole, sort))?.order;
  if (!order) return rows;
  const { compare } = new Intl.Collator(locale(), { numeric: true });
  const turn = sort?.startsWith('-') === true ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [order(one) ?? null, order(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

/** On a phone rows have no headings to press. */
export function OrderChoice<T>({
  columns,
  isWhole,
}: {
  readonly columns: readonly TableColumn<T>[];
  readonly isWhole: boolean;
}): ReactNode {
  const [search, change] = useSearch<'sort'>();
  const choices = columns.flatMap((column) => {
    const key = orderKeyOf(column, isWhole);
    return key === null ? [] : [{ column, key }];
  });
  if (choices.length === 0) return null;
  const now = choices.find(({ column }) => directionOf(column, columns, { isWhole, sort: search.sort }) !== null);
  const isDown = now && directionOf(now.column, columns, { isWhole, sort: search.sort }) === 'descending';
  return (
    <div className="data-table__order">
      <span className="select filters__select">
        <select
          className="control"
          aria-label={texts.order}
          value={now ? `${isDown ? '-' : ''}${now.key}` : ''}
          onChange={({ target }) => change({ sort: target.value === '' ? undefined : target.value })}
        >
          {!columns.some(({ usual }) => usual) && <option value="">{texts.usual}</option>}
          {choices.flatMap(({ column, key }) => [
            <option key={key} value={key}>
              {texts.up(column.title)}
            </option>,
            <option key={`-${key}`} value={`-${key}`}>
              {texts.down(column.title)}
            </option>,
          ])}
        </select>
      </span>
    </div>
  );
}
