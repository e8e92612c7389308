import { type Sql, sql } from '../db/sql.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from './cursor.ts';
import type { UpdatedSince } from './filters.ts';

type ColumnType = 'text' | 'integer' | 'date' | 'timestamptz';

interface KeyColumn {
  /** With the alias of its table, as the query has it. */
  readonly column: string;
  readonly type: ColumnType;
}

/** The order of a list: columns that together name a row, all of them one way round. The last is the id. */
export interface Keyset {
  readonly columns: readonly KeyColumn[];
  readonly isDescending: boolean;
}

export const ascending = (...columns: (string | readonly [string, ColumnType])[]): Keyset => ({
  columns: columns.map((given) =>
    typeof given === 'string' ? { column: given, type: 'text' } : { column: given[0], type: given[1] },
  ),
  isDescending: false,
});

export const descending = (...columns: Parameters<typeof ascending>): Keyset => ({
  ...ascending(...columns),
  isDescending: true,
});

/** What has changed since an instant, in the order in which it did. */
export const changesOf = (alias: string): Keyset => ascending([`${alias}.updated_at`, 'timestamptz'], `${alias}.id`);

/** The order that a list is in: its own, or that of the changes it was asked for. */
export const orderOf = (own: Keyset, changes: Keyset, { updated_since }: UpdatedSince): Keyset =>
  updated_since === undefined ? own : changes;

const nameOf = ({ column }: KeyColumn): string => column.slice(column.lastIndexOf('.') + 1);
const list = (columns: readonly KeyColumn[], write: (column: KeyColumn) => Sql): Sql => sql.join(columns.map(write));

/** Part of a WHERE clause: rows that come after the last one shown. */
export function seekAfter({ columns, isDescending }: Keyset, { after }: PageRequest): Sql {
  if (after === null) return sql.nothing;
  const names = list(columns, ({ column }) => sql.ref(column));
  const values = sql.join(
    columns.map(({ type }, i) => (type === 'text' ? sql`${after[i]}` : sql`${after[i]}::${sql.raw(type)}`)),
  );
  return sql`and (${names}) ${sql.raw(isDescending ? '<' : '>')} (${values})`;
}

/**
 * Whether a list in its own order begins at the edge of a window, and not at a cursor. Behind one that edge is left out: the cursor is
 * the closer bound, and of two on one side of a column PostgreSQL may begin its scan at the farther one, and pass over all earlier
 * pages each time.
 */
export const beginsAtWindow = ({ updated_since }: UpdatedSince, { after }: PageRequest): boolean =>
  after === null || updated_since !== undefined;

const ordered = (isDescending: boolean) => sql.raw(isDescending ? ' desc' : '');

/** ORDER BY and LIMIT of a page. */
export const pageIn = ({ columns, isDescending }: Keyset, page: PageRequest): Sql =>
  sql`order by ${list(columns, ({ column }) => sql`${sql.ref(column)}${ordered(isDescending)}`)} limit ${rowsFor(page)}`;

/** The key columns, for a query that finds the rows of a page before it reads them. */
export const keysIn = ({ columns }: Keyset): Sql => list(columns, ({ column }) => sql.ref(column));

/** The same order on rows that hold nothing but `keysIn`, under another alias. */
export const renamed = ({ columns, isDescending }: Keyset, alias: string): Keyset => ({
  columns: columns.map((key) => ({ ...key, column: `${alias}.${nameOf(key)}` })),
  isDescending,
});

export const pageBy = <Row extends object>({ columns }: Keyset, rows: Row[], { limit }: PageRequest): Page<Row> =>
  pageOf(rows, limit, (row) => columns.map((key) => (row as Record<string, string>)[nameOf(key)] ?? ''));

/** A filter of several values that has an index of its own, in the order of the list. */
export interface PerValue {
  readonly column: string;
  readonly values: readonly string[];
}

/** The first of these filters that names several values. */
export const perValueOf = (...filters: readonly (readonly [column: string, values: readonly string[] | undefined])[]) =>
  filters.flatMap(([column, values]) => (values && values.length > 1 ? [{ column, values }] : []))[0];

/** As many values as PostgreSQL expects of an array that it does not know. */
const expectedValues = 10;

/**
 * A few are written out: of an array a kept plan expects ten, looks dearer than one made for the two that there are, and so the
 * statement would be planned anew each time, which takes longer than running it.
 */
const choiceOf = (values: readonly string[]): Sql =>
  values.length < expectedValues
    ? sql`(values ${sql.join(values.map((value) => sql`(${value}::text)`))})`
    : sql`unnest(${[...values]}::text[])`;

/**
 * The keys of a page's rows. Along several values it takes the first rows of each, and of those the first: bounded by the
 * values, however many rows there are, where one scan would pass over, or sort, all that it does not need.
 */
export function keysOfPage(
  query: {
    readonly from: Sql;
    /** Without what `perValue` asks for: see `among`. */
    readonly where: Sql;
    readonly perValue?: PerValue | undefined;
  },
  order: Keyset,
  page: PageRequest,
): Sql {
  const select = (narrowed: Sql): Sql =>
    sql`select ${keysIn(order)} from ${query.from} where ${query.where} ${narrowed} ${pageIn(order, page)}`;
  if (!query.perValue) return select(sql.nothing);
  const { column, values } = query.perValue;
  return sql`
    select first.* from ${choiceOf(values)} as choice (value)
     cross join lateral (${select(sql`and ${sql.ref(column)} = choice.value`)}) as first
     ${pageIn(renamed(order, 'first'), page)}`;
}
