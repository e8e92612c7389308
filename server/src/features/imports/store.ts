import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Installation } from '../../kernel/installation.ts';
import { maxFailuresKept, type ImportFailure, type ImportRow } from './record.ts';

const columns = sql.raw(`organization_id, id, kind, status, dry_run, created_by_id, rows_total, rows_read,
  rows_imported, rows_failed, failures, created_at, completed_at, undone_at`);

export async function findImport(db: Db, organizationId: string, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function insertImport(db: Db, row: ImportRow, csv: string | null): Promise<void> {
  await db
    .insertInto('imports')
    .values({ ...row, failures: JSON.stringify(row.failures), csv })
    .execute();
}

export async function findCsv(db: Db, { organization_id, id }: ImportRow): Promise<string | null> {
  const { rows } = await sql<{ csv: string | null }>`
    select csv from imports where organization_id = ${organization_id} and id = ${id}`.execute(db);
  return rows[0]?.csv ?? null;
}

/** Someone else works on the same import and is further ahead: theirs is the one that counts. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Says that it runs. A dry run left nothing behind, so one that was broken off begins again. */
export async function beginImport(db: Db, { organization_id, id, dry_run }: ImportRow): Promise<void> {
  await sql`update imports set status = 'RUNNING' where organization_id = ${organization_id} and id = ${id}`.execute(
    db,
  );
  if (dry_run)
    await sql`update imports set rows_read = 0, rows_imported = 0, rows_failed = 0, failures = '[]'
               where organization_id = ${organization_id} and id = ${id}`.execute(db);
}

/**
 * Moves the mark to row number `count`, in the transaction of that row's own change: after a crash the next run goes on
 * from there and no row is imported twice.
 */
export async function markRow(
  db: Db,
  { organization_id, id }: ImportRow,
  count: number,
  failure: ImportFailure | null,
): Promise<void> {
  const kept = failure === null ? '[]' : JSON.stringify([failure]);
  const { rowCount } = await sql`
    update imports set rows_read = ${count}, rows_imported = rows_imported + ${failure === null ? 1 : 0},
           rows_failed = rows_failed + ${failure === null ? 0 : 1},
           failures = case when ${failure !== null} and jsonb_array_length(failures) < ${maxFailuresKept}
                           then failures || ${kept}::jsonb else failures end
     where organization_id = ${organization_id} and id = ${id} and rows_read = ${count - 1} and status = 'RUNNING'`.execute(
    db,
  );
  if (rowCount !== 1) throw new Overtaken(`Import ${id} is past row ${String(count)}.`);
}

export interface Tally {
  readonly rows_read: number;
  readonly rows_imported: number;
  readonly rows_failed: number;
  readonly failures: readonly ImportFailure[];
}

/** For a dry run, whose rows leave no trace of their own. */
export async function saveTally(db: Db, { organization_id, id }: ImportRow, tally: Tally): Promise<void> {
  await sql`
    update imports set rows_read = ${tally.rows_read}, rows_imported = ${tally.rows_imported},
           rows_failed = ${tally.rows_failed}, failures = ${JSON.stringify(tally.failures)}::jsonb
     where organization_id = ${organization_id} and id = ${id}`.execute(db);
}

/** Done with, one way or the other; the file is no longer needed. */
export async function endImport(
  { clock, database }: Installation,
  { organization_id, id }: ImportRow,
  status: 'COMPLETED' | 'FAILED',
  failure?: ImportFailure,
): Promise<void> {
  const added = JSON.stringify(failure ? [failure] : []);
  await sql`
    update imports set status = ${status}, completed_at = ${clock.now()}, csv = null, failures = failures || ${added}::jsonb
     where organization_id = ${organization_id} and id = ${id}`.execute(database.db);
}
