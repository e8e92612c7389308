import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

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

/**
 * What people were told of came with what was done, at the time of it. What is older than a few days was read, what is
 * older than a month is gone as the worker would have it, and no one is mailed about a demo.
 */
export async function ageNotifications({ actor, tx, now }: UnitOfWork): Promise<void> {
  const then = sql`${now}::timestamptz`;
  await sql`delete from notifications
    where organization_id = ${actor.organizationId} and created_at < ${then} - interval '30 days'`.execute(tx);
  await sql`update notifications set mailed_at = created_at,
      read_at = case when created_at < ${then} - interval '3 days' then created_at end
    where organization_id = ${actor.organizationId}`.execute(tx);
}
