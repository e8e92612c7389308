import type { Database, Tx } from './database.ts';
import { executeTogether, type Sql, sql } from './sql.ts';

/**
 * Many values as one text: the elements of an array would be quoted here and unquoted there, one by one. For values that
 * hold no comma, such as ids and instants.
 */
export const column = (values: readonly (string | number | null)[]): Sql =>
  sql`string_to_array(${values.join(',')}, ',', '')`;

/** JSON as we write it has no line breaks. */
export const jsonColumn = (texts: readonly (string | null)[]): Sql =>
  sql`string_to_array(${texts.join('\n')}, chr(10), '')`;

/**
 * What follows in the transaction need not wait for the disk: should the database crash in the moment after it, the
 * delivery is made again, with the same event id. What is committed later is never kept without it.
 */
const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Each row is found by the one index that fits, whatever the planner thinks of a table that was next to empty when it
 * looked: so one plan does for every batch, and planning is paid once a connection.
 */
export const asyncCommitByIndex = sql`
  select ${asyncCommit}, set_config('plan_cache_mode', 'force_generic_plan', true),
         set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
         set_config('enable_sort', 'off', true), set_config('enable_hashjoin', 'off', true),
         set_config('enable_mergejoin', 'off', true)`;

/** In a transaction of its own. */
export async function runByIndex<Row>({ db }: Database, query: Sql<Row>): Promise<Row[]> {
  const [, rows] = await executeTogether(db, asyncCommitByIndex, query);
  return rows;
}

/** If several indexes may fit: a custom plan for each execution. A statement without parameters is never replanned. */
const asyncCommitReplanned = sql`select ${asyncCommit}, set_config('plan_cache_mode', 'force_custom_plan', true)`;
const plannedAsUsual = sql`select set_config('plan_cache_mode', 'auto', true)`;

/** As the first of a transaction; what comes after it is planned as usual. */
export async function runReplanned<Row>(tx: Tx, query: Sql<Row>): Promise<Row[]> {
  const [, rows] = await executeTogether(tx, asyncCommitReplanned, query, plannedAsUsual);
  return rows;
}
