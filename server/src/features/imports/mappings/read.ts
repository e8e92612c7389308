import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import type { Formats, RowKind } from '../rows.ts';
import { type ColumnMap, type ColumnMapping, headerKey } from './record.ts';

/** What a request says of the columns of its file; null if it says nothing. */
export function columnMapOf({ columns }: RowKind, given: readonly ColumnMapping[] | undefined): ColumnMap | null {
  if (given === undefined || given.length === 0) return null;
  const map = new Map<string, string | null>();
  for (const { header, column } of given) {
    const key = headerKey(header);
    if (map.has(key)) throw invalid('columns', say('imports.headerTwice', { header }));
    if (column !== null && !Object.hasOwn(columns, column)) {
      throw invalid('columns', say('imports.noColumn', { column, columns: Object.keys(columns) }));
    }
    map.set(key, column);
  }
  return Object.fromEntries(map);
}

/** How the request says that columns write their values. */
export const formatsOf = (given: readonly ColumnMapping[] = []): Formats =>
  Object.fromEntries(given.flatMap(({ column, format }) => (column !== null && format ? [[column, format]] : [])));
