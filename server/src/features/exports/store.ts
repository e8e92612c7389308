import type { Db, Tx } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { removeStored } from '../../kernel/files.ts';
import { descending, seekAfter } from '../../kernel/keyset.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ExportPosition, ExportReason, ExportRow } from './record.ts';

const columns = sql.raw(`organization_id, id, kind, filters, status, reason, created_by_id, rows_written,
  size_bytes::float8 as size_bytes, columns, position, parts, created_at, completed_at, expires_at`);

/** No one sees another's exports: what is in them follows from the rights of the one who asked. */
export async function listOwnExports(db: Db, actor: Actor, page: PageRequest): Promise<Page<ExportRow>> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports
     where organization_id = ${actor.organizationId} and created_by_id = ${actor.userId}
       ${seekAfter(descending('id'), page)}
     order by id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

export async function findOwnExport(db: Db, actor: Actor, id: string): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports
     where organization_id = ${actor.organizationId} and created_by_id = ${actor.userId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findExport(db: Db, organizationId: string, id: string): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function countUnfinished(work: UnitOfWork): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exports
     where organization_id = ${work.actor.organizationId} and created_by_id = ${work.actor.userId}
       and status in ('PENDING', 'RUNNING')`.execute(work.tx);
  return rows[0]?.count ?? 0;
}

export async function insertExport(work: UnitOfWork, row: ExportRow): Promise<void> {
  const { id, kind, filters, status, created_by_id, created_at, expires_at } = row;
  const kept = { id, kind, filters: JSON.stringify(filters), status, created_by_id, created_at, expires_at };
  await work.insert('exports', kept);
}

export interface NewPart {
  readonly fileKey: string | null;
  readonly sizeBytes: number;
  readonly rows: number;
  readonly columns: readonly string[];
  /** null: that was the last one. */
  readonly position: ExportPosition | null;
}

/** False if another run has written this part already, or the export is no more. */
export async function addPart(work: UnitOfWork, row: ExportRow, part: NewPart): Promise<boolean> {
  const { tx, now } = work;
  const { rowCount } = await sql`
    update exports
       set status = ${part.position === null ? 'COMPLETED' : 'RUNNING'}, rows_written = rows_written + ${part.rows},
           size_bytes = size_bytes + ${part.sizeBytes}, columns = ${JSON.stringify(part.columns)}::jsonb,
           position = ${part.position === null ? null : JSON.stringify(part.position)}::jsonb, parts = parts + 1,
           completed_at = ${part.position === null ? now : null}::timestamptz
     where organization_id = ${row.organization_id} and id = ${row.id} and parts = ${row.parts}
       and status in ('PENDING', 'RUNNING')`.execute(tx);
  if (rowCount === 0) return false;
  if (part.fileKey !== null) {
    await work.insert('export_parts', { export_id: row.id, part: row.parts, file_key: part.fileKey });
  }
  return true;
}

export async function failExport(db: Db, row: ExportRow, reason: ExportReason, now: string): Promise<void> {
  await sql`
    update exports set status = 'FAILED', reason = ${reason}, completed_at = ${now}::timestamptz
     where organization_id = ${row.organization_id} and id = ${row.id} and status in ('PENDING', 'RUNNING')`.execute(
    db,
  );
}

export async function listPartKeys(db: Db, organizationId: string, exportId: string): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from export_parts where organization_id = ${organizationId} and export_id = ${exportId}
     order by part`.execute(db);
  return rows.map(({ file_key: key }) => key);
}

const batchSize = 20;

/** With their files: the bytes go once this is committed. */
async function removeExports(tx: Tx, clock: Clock, these: Sql): Promise<number> {
  const { rows: gone } = await sql<{ organization_id: string; id: string }>`
    select organization_id, id from exports where ${these} order by id limit ${batchSize} for update skip locked`.execute(
    tx,
  );
  for (const { organization_id: organizationId, id } of gone) {
    const keys = await listPartKeys(tx, organizationId, id);
    await sql`delete from exports where organization_id = ${organizationId} and id = ${id}`.execute(tx);
    await removeStored(tx, clock, organizationId, keys);
  }
  return gone.length;
}

export const removeExpired = (tx: Tx, clock: Clock): Promise<number> =>
  removeExports(tx, clock, sql`expires_at <= ${clock.now()}::timestamptz`);

/** Any of them may tell of a person who is erased. */
export const removeExportsBefore = (tx: Tx, clock: Clock, organizationId: string, before: string): Promise<number> =>
  removeExports(tx, clock, sql`organization_id = ${organizationId} and created_at <= ${before}::timestamptz`);
