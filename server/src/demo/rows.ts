import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** In one statement, whatever the number of rows. For what is too much to be written by an operation each. */
export async function insertAll(tx: Tx, table: string, rows: Rows): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** The planner knows nothing of rows that this transaction wrote, and without statistics reads them all each time. */
export const analyze = (tx: Tx, ...tables: string[]) => sql`analyze ${sql.raw(tables.join(', '))}`.execute(tx);
