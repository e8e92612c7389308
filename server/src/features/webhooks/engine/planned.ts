import { sql, type Sql } from '../../../db/sql.ts';
import { runOnAny, type Database } from '../../../db/database.ts';

/**
 * Planned anew each time, for the number of rows at hand and the table as it is: a plan remembered from when the queue was
 * next to empty would read all of it for each batch once it is long.
 */
export async function runPlanned<Row>({ pool }: Database, query: Sql<Row>): Promise<Row[]> {
  const [outcome] = await runOnAny(pool, [{ ...query.prepare(), name: '' }]);
  return outcome?.rows as Row[];
}

/**
 * A table of one row, to be read by a statement that need not wait for the disk: should the database crash in the moment
 * after it, the delivery is made again, with the same event id. What is committed later is never kept without it.
 */
export const unhurried = sql`(select set_config('synchronous_commit', 'off', true)) as unhurried`;
