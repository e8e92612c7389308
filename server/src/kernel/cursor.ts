import { type Sql, sql } from '../db/sql.ts';
import { invalid } from '../lib/errors.ts';
import type { Keys } from '../lib/seal.ts';

/** Where the next page starts: the values of the sort columns of the last row shown. */
export type Position = readonly (string | number)[];

export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly next: Position | null;
  /** Where `next` is told on the last page as well: whether there is more already. */
  readonly hasMore?: boolean;
  /** How many there are in all, if the app asked for it. */
  readonly total?: number;
}

const steps = [10, 25, 50, 100].map((limit) => ({ limit, rows: sql.lit(limit + 1) }));

/**
 * How many rows a query asks for: those of the page and one more, rounded up to one of a few numbers. Written into the
 * statement, for which PostgreSQL then makes one plan; of a number that it does not know it makes a new plan each time.
 */
export const rowsFor = ({ limit }: PageRequest): Sql =>
  steps.find((step) => limit <= step.limit)?.rows ?? sql.lit(limit + 1);

/** Cuts the rows too many that a query asked for to learn whether there is more. */
export function pageOf<Row>(rows: Row[], limit: number, position: (row: Row) => Position): Page<Row> {
  if (rows.length <= limit) return { items: rows, next: null };
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last === undefined ? null : position(last) };
}

/** A page whose rows still need presenting. */
export const mapPage = <Row, Item>(page: Page<Row>, present: (row: Row) => Item): Page<Item> => ({
  ...page,
  items: page.items.map(present),
});

const macLength = 16;

/**
 * Opaque and authenticated. The list, the organization and the filters are part of what is signed, not of what is
 * carried: a cursor fits only the list it came from.
 */
export function writeCursor(keys: Keys, list: string, position: Position): string {
  const payload = JSON.stringify(position);
  const mac = keys.mac('cursor', `${list}\n${payload}`).subarray(0, macLength);
  return Buffer.concat([mac, Buffer.from(payload)]).toString('base64url');
}

export function readCursor(keys: Keys, list: string, cursor: string): Position {
  const bytes = Buffer.from(cursor, 'base64url');
  const payload = bytes.subarray(macLength).toString('utf8');
  const isAuthentic =
    bytes.toString('base64url') === cursor &&
    bytes.length > macLength &&
    keys.isMac('cursor', `${list}\n${payload}`, bytes.subarray(0, macLength));
  if (!isAuthentic) {
    throw invalid(
      'cursor',
      'The cursor does not belong to this list. Pass next_cursor unchanged and keep the same filters, or start again without it.',
    );
  }
  return JSON.parse(payload) as Position;
}
