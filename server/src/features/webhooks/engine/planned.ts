import type { RawBuilder } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Planned anew each time, for the number of rows at hand and the table as it is: a plan remembered from when the queue was
 * next to empty would read all of it for each batch once it is long.
 */
export async function runPlanned<Row>({ db, pool }: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile(db);
  const { rows } = await pool.query({ text: sql, values: [...parameters] });
  return rows as Row[];
}
