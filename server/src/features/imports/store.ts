import type { Db } from '../../db/database.ts';
import { insertRow, optional } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { among } from '../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../kernel/keyset.ts';
import { leaseFrom, Overtaken } from '../../kernel/long-work/kind.ts';
import type { Services } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import type { Message } from '../../lib/texts/texts.ts';
import type { Missing } from './kinds/rehearsal.ts';
import {
  failureFrom,
  type ImportReason,
  type ImportRow,
  type ImportSummary,
  type KeptFailure,
  maxFailuresKept,
} from './record.ts';
import { expireFileOf } from './uploads/store.ts';

const summaryColumns = sql.raw(`id, kind, status, reason, dry_run, created_by_id, rows_total, rows_read,
  rows_imported, rows_failed, created_at, completed_at, undone_at, rows_undone, rows_kept, file_name`);
const columns = sql`organization_id, accepted_by_id, failures, kept, columns, formats, header, options, ${summaryColumns}`;

const newestFirst = descending('id');

export async function listImports(
  db: Db,
  actor: Actor,
  filter: { kind?: readonly string[]; dry_run?: boolean },
  page: PageRequest,
): Promise<Page<ImportSummary>> {
  const { rows } = await sql<ImportSummary>`
    select ${summaryColumns} from imports
     where organization_id = ${actor.organizationId}
       ${among('imports.kind', filter.kind)}
       ${optional(filter.dry_run !== undefined && sql`and dry_run = ${filter.dry_run}`)}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export async function findImport(db: Db, organizationId: string, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Of two who undo at once, the second finds it undone. */
export async function lockImport({ actor, tx }: UnitOfWork, id: string): Promise<ImportRow> {
  await sql`select 1 from imports where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const row = await findImport(tx, actor.organizationId, id);
  if (!row) throw notFound('import');
  return row;
}

export async function insertImport(
  { tx, services }: UnitOfWork,
  row: ImportRow,
  { csv, fileId }: { readonly csv: string | null; readonly fileId: string | null },
): Promise<void> {
  await insertRow('imports', {
    ...row,
    failures: JSON.stringify(row.failures),
    kept: JSON.stringify(row.kept),
    columns: row.columns && JSON.stringify(row.columns),
    formats: row.formats && JSON.stringify(row.formats),
    header: row.header && JSON.stringify(row.header),
    options: JSON.stringify(row.options),
    csv,
    file_id: fileId,
    leased_until: leaseFrom(services.clock),
  }).execute(tx);
}

export async function findCsv(db: Db, { organization_id, id }: ImportRow): Promise<string | null> {
  const { rows } = await sql<{ csv: string | null }>`
    select csv from imports where organization_id = ${organization_id} and id = ${id}`.execute(db);
  return rows[0]?.csv ?? null;
}

/** Says that it runs. A dry run left nothing behind, so one that was broken off begins again. */
export async function beginImport(services: Services, record: ImportRow): Promise<void> {
  const { organization_id, id, dry_run } = record;
  const { rowCount } = await sql`
    update imports set status = 'RUNNING', leased_until = ${leaseFrom(services.clock)},
           rows_read = case when ${dry_run} then 0 else rows_read end,
           rows_imported = case when ${dry_run} then 0 else rows_imported end,
           rows_failed = case when ${dry_run} then 0 else rows_failed end,
           failures = case when ${dry_run} then '[]' else failures end
     where organization_id = ${organization_id} and id = ${id} and status in ('PENDING', 'RUNNING')`.execute(
    services.database.db,
  );
  if (rowCount !== 1) throw new Overtaken(`Import ${id} has ended.`);
}

/**
 * Moves the mark to row number `count`, in the transaction of that row's own change: after a crash the next run goes on
 * from there and no row is imported twice.
 */
export async function markRow(
  services: Services,
  db: Db,
  { organization_id, id }: ImportRow,
  count: number,
  failures: readonly KeptFailure[],
): Promise<void> {
  const isFailed = failures.length > 0;
  const { rowCount } = await sql`
    update imports set rows_read = ${count}, leased_until = ${leaseFrom(services.clock)},
           rows_imported = rows_imported + ${isFailed ? 0 : 1},
           rows_failed = rows_failed + ${isFailed ? 1 : 0},
           failures = case when ${isFailed} and jsonb_array_length(failures) < ${maxFailuresKept}
                           then failures || ${JSON.stringify(failures)}::jsonb else failures end
     where organization_id = ${organization_id} and id = ${id} and rows_read = ${count - 1} and status = 'RUNNING'`.execute(
    db,
  );
  if (rowCount !== 1) throw new Overtaken(`Import ${id} is past row ${String(count)}.`);
}

export interface Tally {
  readonly rows_read: number;
  readonly rows_imported: number;
  readonly rows_failed: number;
  readonly failures: readonly KeptFailure[];
  readonly missing: readonly Missing[];
}

/** For a dry run, whose rows leave no trace of their own. */
export async function saveTally(services: Services, record: ImportRow, tally: Tally): Promise<void> {
  const { organization_id, id } = record;
  const { rowCount } = await sql`
    update imports set rows_read = ${tally.rows_read}, rows_imported = ${tally.rows_imported},
           rows_failed = ${tally.rows_failed}, failures = ${JSON.stringify(tally.failures)}::jsonb,
           options = options || jsonb_build_object('missing', ${JSON.stringify(tally.missing)}::jsonb),
           leased_until = ${leaseFrom(services.clock)}
     where organization_id = ${organization_id} and id = ${id} and status = 'RUNNING'`.execute(services.database.db);
  if (rowCount !== 1) throw new Overtaken(`Import ${id} has ended.`);
}

/** Done with, one way or the other; the file is no longer needed. What has ended already stays as it ended. */
export const endImport = (
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  record: ImportRow,
  status: 'COMPLETED' | 'FAILED',
  early?: EndedEarly,
): Promise<void> => endImportIn(database.db, clock.now(), record, status, early);

interface EndedEarly {
  readonly reason: ImportReason;
  readonly said: Message;
}

/** The same in a transaction of its caller. */
export async function endImportIn(
  db: Db,
  now: string,
  { organization_id, id }: ImportRow,
  status: 'COMPLETED' | 'FAILED',
  early?: EndedEarly,
): Promise<void> {
  const failures: KeptFailure[] = early ? [failureFrom(null, { field: null }, early.said)] : [];
  await expireFileOf(db, now, { organization_id, id });
  await sql`
    update imports set status = ${status}, reason = ${early?.reason ?? null}, completed_at = ${now}, csv = null,
           file_id = null,
           failures = failures || ${JSON.stringify(failures)}::jsonb
     where organization_id = ${organization_id} and id = ${id} and status in ('PENDING', 'RUNNING')`.execute(db);
}

/** So that it can be taken back; in the transaction of the row's own change. */
export function addImportedRecords(
  { actor, tx }: UnitOfWork,
  importId: string,
  recordIds: readonly string[],
  line: number,
): void {
  tx.defer(sql`insert into imported_records (organization_id, import_id, record_id, line)
               select ${actor.organizationId}, ${importId}, unnest(${recordIds}::text[]), ${line}`);
}

/** The line of a row of this import that brought someone of this address. */
export async function findLineOfAddress(
  db: Db,
  { organization_id, id }: ImportRow,
  email: string,
): Promise<number | null> {
  const { rows } = await sql<{ line: number }>`
    select r.line from users u
      join imported_records r
        on r.organization_id = u.organization_id and r.import_id = ${id} and r.record_id = u.id
     where u.organization_id = ${organization_id} and lower(u.email) = ${email}`.execute(db);
  return rows[0]?.line ?? null;
}

/** A row of the file, and what it added. */
export interface ImportedRow {
  /** null: an earlier version did not keep it. */
  readonly line: number | null;
  readonly recordIds: readonly string[];
}

/** The last first: later rows may name what earlier ones added. `known`: the records, where they name their import themselves. */
export async function listImportedRows(
  { actor, tx }: UnitOfWork,
  importId: string,
  known?: readonly string[],
): Promise<ImportedRow[]> {
  const { rows } = await sql<{ line: number; record_ids: string[] }>`
    select line, array_agg(record_id order by record_id) as record_ids from imported_records
     where organization_id = ${actor.organizationId} and import_id = ${importId} group by line order by line desc`.execute(
    tx,
  );
  if (!known) return rows.map(({ line, record_ids }) => ({ line, recordIds: record_ids }));
  const lines = new Map(rows.flatMap(({ line, record_ids }) => record_ids.map((id) => [id, line] as const)));
  return known.map((id) => ({ line: lines.get(id) ?? null, recordIds: [id] }));
}

export interface Undone {
  readonly recordIds: readonly string[];
  readonly rowsUndone: number;
  readonly rowsKept: number;
  readonly kept: readonly KeptFailure[];
}

/** Answers with the import as it stands. What stayed may be tried again once nothing depends on it. */
export async function saveUndo({ tx, now }: UnitOfWork, row: ImportRow, undone: Undone): Promise<ImportRow> {
  const { organization_id, id } = row;
  await sql`delete from imported_records
             where organization_id = ${organization_id} and import_id = ${id}
               and record_id = any(${[...undone.recordIds]})`.execute(tx);
  const { rows } = await sql<ImportRow>`
    update imports
       set undone_at = case when ${undone.rowsUndone} > 0 or ${undone.rowsKept} = 0 then ${now}::timestamptz else undone_at end,
           rows_undone = rows_undone + ${undone.rowsUndone}, rows_kept = ${undone.rowsKept},
           kept = ${JSON.stringify(undone.kept.slice(0, maxFailuresKept))}::jsonb
     where organization_id = ${organization_id} and id = ${id} returning ${columns}`.execute(tx);
  return rows[0] ?? row;
}
