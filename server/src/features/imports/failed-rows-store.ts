import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { KeptFailure } from './record.ts';

/** A row that failed, as it stands in the file. */
export interface FailedRow {
  readonly line: number;
  readonly fields: readonly string[];
  readonly reasons: readonly KeptFailure[];
}

interface ImportRef {
  readonly organization_id: string;
  readonly id: string;
}

export async function insertFailedRows(
  db: Db,
  { organization_id, id }: ImportRef,
  rows: readonly FailedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_failed_rows (organization_id, import_id, line, fields, reasons)
    select ${organization_id}, ${id}, line, fields, reasons
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line integer, fields jsonb, reasons jsonb)
        on conflict do nothing`.execute(db);
}

/** Of a dry run that begins again. */
export async function deleteFailedRows(db: Db, { organization_id, id }: ImportRef): Promise<void> {
  await sql`delete from import_failed_rows where organization_id = ${organization_id} and import_id = ${id}`.execute(
    db,
  );
}

/** In the order of the file, a page at a time. */
export async function listFailedRows(
  db: Db,
  { organization_id, id }: ImportRef,
  after: number,
  limit: number,
): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select line, fields, reasons from import_failed_rows
     where organization_id = ${organization_id} and import_id = ${id} and line > ${after}
     order by line limit ${limit}`.execute(db);
  return rows;
}

const batchSize = 1000;

export async function deleteRowsMentioning(
  db: Db,
  organizationId: string,
  importId: string,
  isMentionedIn: (text: string) => boolean,
): Promise<number> {
  let deleted = 0;
  for (let after = -1; ;) {
    const rows = await listFailedRows(db, { organization_id: organizationId, id: importId }, after, batchSize);
    const lines = rows.filter(({ fields }) => fields.some(isMentionedIn)).map(({ line }) => line);
    if (lines.length > 0) {
      await sql`delete from import_failed_rows
                 where organization_id = ${organizationId} and import_id = ${importId} and line = any(${lines})`.execute(
        db,
      );
    }
    deleted += lines.length;
    if (rows.length < batchSize) return deleted;
    after = rows.at(-1)?.line ?? after;
  }
}
