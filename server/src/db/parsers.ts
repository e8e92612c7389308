import pg from 'pg';

/**
 * `2026-01-02 03:04:05.6+00` as PostgreSQL writes it in a session in UTC, to `2026-01-02T03:04:05.600Z`; never through a
 * Date. Another offset would be another instant.
 */
export function instantFromText(text: string): string {
  if (!text.endsWith('+00')) throw new Error('An instant came in another time zone than UTC.');
  const zone = text.length - 3;
  const fraction = zone > 20 ? text.slice(20, zone).padEnd(3, '0') : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

type Parser = (text: string) => unknown;

/** For types whose text is what we want. */
export const asItIs: Parser = (text) => text;

const { TEXT, VARCHAR, DATE, NUMERIC, TIMESTAMPTZ, INT8 } = pg.types.builtins;
const parsers = new Map<number, Parser>([
  [TEXT, asItIs],
  [VARCHAR, asItIs],
  [DATE, asItIs],
  [NUMERIC, asItIs],
  [TIMESTAMPTZ, instantFromText],
  [INT8, Number],
]);

/** How values of a type are read from the text that PostgreSQL sends. */
export const parserOf = (oid: number, format: 'text' | 'binary' = 'text'): Parser =>
  parsers.get(oid) ?? (pg.types.getTypeParser as (oid: number, format: string) => Parser)(oid, format);
