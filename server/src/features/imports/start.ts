import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ImportKind } from './kinds.ts';
import type { ColumnMap } from './mappings/record.ts';
import type { ImportRow } from './record.ts';
import type { Formats, ImportOptions } from './rows.ts';
import { insertImport } from './store.ts';

export interface NewImport {
  readonly kind: ImportKind;
  readonly isDryRun: boolean;
  readonly rowsTotal: number;
  /** Kept for a job; null if the caller holds the file and runs the import itself. */
  readonly csv: string | null;
  /** A file that was sent in, in place of the text. */
  readonly fileId?: string | null;
  /** null: the headers are the columns. */
  readonly columns: ColumnMap | null;
  readonly formats?: Formats;
  /** As the first line has it, for what is told of rows that fail. */
  readonly header?: readonly string[];
  readonly options?: ImportOptions;
  readonly fileName?: string | null;
}

/** Enters an import into the record; nothing of the file has been touched yet. */
export async function startImport(work: UnitOfWork, input: NewImport): Promise<ImportRow> {
  const { kind, isDryRun, rowsTotal, csv, fileId = null, columns } = input;
  const row: ImportRow = {
    organization_id: work.actor.organizationId,
    id: work.newId('imp'),
    kind,
    status: 'PENDING',
    reason: null,
    file_name: input.fileName ?? null,
    dry_run: isDryRun,
    created_by_id: work.actor.userId,
    accepted_by_id: work.acceptedById,
    rows_total: rowsTotal,
    rows_read: 0,
    rows_imported: 0,
    rows_failed: 0,
    failures: [],
    columns,
    formats: input.formats ?? null,
    header: input.header ?? null,
    options: input.options ?? {},
    rows_undone: 0,
    rows_kept: 0,
    kept: [],
    created_at: work.now,
    completed_at: null,
    undone_at: null,
  };
  await insertImport(work, row, { csv, fileId });
  work.audit({ action: 'imports.create', subjectType: 'import', subjectId: row.id, recordCount: rowsTotal });
  return row;
}
