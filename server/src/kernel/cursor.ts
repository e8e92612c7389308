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

/** Positions are padded to whole blocks of this length: of a cursor not even its length tells what it holds. */
const blockLength = 128;
const purpose = 'page-position';

/**
 * Opaque: the position is sealed, for it may tell of rows that the caller does not see. The list, the organization and
 * the filters are what it is sealed for, not what it carries: a cursor opens only for the list it came from.
 */
export function writeCursor(keys: Keys, list: string, position: Position): string {
  const text = JSON.stringify(position);
  const length = Math.ceil(Buffer.byteLength(text) / blockLength) * blockLength;
  // JSON ignores the spaces behind it.
  const padded = text + ' '.repeat(length - Buffer.byteLength(text));
  return keys.seal(purpose, list, padded).toString('base64url');
}

export function readCursor(keys: Keys, list: string, cursor: string): Position {
  const bytes = Buffer.from(cursor, 'base64url');
  const isWhole = bytes.toString('base64url') === cursor;
  const position = isWhole ? (openCursor(keys, list, bytes) ?? readSignedCursor(keys, list, bytes)) : null;
  if (position === null) {
    throw invalid('cursor', 'validation.cursor');
  }
  return position;
}

function openCursor(keys: Keys, list: string, bytes: Buffer): Position | null {
  try {
    return JSON.parse(keys.open(purpose, list, bytes)) as Position;
  } catch {
    return null;
  }
}

const macLength = 16;

/**
 * Builds before this one signed the position and left it readable. A consumer of the feed may keep such a cursor for as long as events
 * are kept, and in a rolling upgrade both kinds are in use.
 */
function readSignedCursor(keys: Keys, list: string, bytes: Buffer): Position | null {
  if (bytes.length <= macLength) return null;
  const text = bytes.subarray(macLength).toString('utf8');
  const isAuthentic = keys.isMac('cursor', `${list}\n${text}`, bytes.subarray(0, macLength));
  return isAuthentic ? (JSON.parse(text) as Position) : null;
}
