import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/database.ts';
import { OpenTransaction, unpost } from '../../db/transaction.ts';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Installation } from '../../kernel/installation.ts';
import { inWork, Work } from '../../kernel/work.ts';
import type { CsvSource } from './csv.ts';
import { importKinds } from './kinds.ts';
import { maxFailuresKept, type ImportFailure, type ImportRow } from './record.ts';
import { readRows, type Cells, type Row, type RowKind } from './rows.ts';
import { beginImport, endImport, findImport, markRow, saveTally } from './store.ts';

const origin: Origin = { surface: 'import', tokenId: null, ip: null, requestId: null };
const rowsBetweenReports = 200;

/** Works through a file, from where an earlier run was broken off. Answers with the import as it ended. */
export async function runImport(
  installation: Installation,
  row: ImportRow,
  actor: Actor,
  source: CsvSource,
): Promise<ImportRow> {
  const { db } = installation.database;
  const kind = importKinds[row.kind];
  await beginImport(db, row);
  if (row.dry_run) await tryRows(installation, kind, row, actor, source);
  else await importRows(installation, kind, row, actor, source);
  await endImport(installation, row, 'COMPLETED');
  return (await findImport(db, row.organization_id, row.id)) ?? row;
}

/** Each row is a change of its own: one that fails leaves the others as they are. */
async function importRows(
  installation: Installation,
  kind: RowKind,
  record: ImportRow,
  actor: Actor,
  source: CsvSource,
): Promise<void> {
  let count = 0;
  for await (const row of readRows(kind, source)) {
    count++;
    if (count <= record.rows_read) continue;
    const failure = await importRow(installation, kind, record, actor, row, count);
    if (failure) await markRow(installation.database.db, record, count, failure);
  }
}

async function importRow(
  installation: Installation,
  kind: RowKind,
  record: ImportRow,
  actor: Actor,
  row: Row,
  count: number,
): Promise<ImportFailure | null> {
  try {
    await inWork(installation, actor, origin, async (work) => {
      await kind.add(work, contentOf(row), record.id);
      await markRow(work.tx, record, count, null);
    });
    return null;
  } catch (error) {
    return failureOf(row, error);
  }
}

/** All rows in one transaction that is undone: later rows see what earlier ones would have added. */
async function tryRows(
  installation: Installation,
  kind: RowKind,
  record: ImportRow,
  actor: Actor,
  source: CsvSource,
): Promise<void> {
  const { db, pool } = installation.database;
  const tally = { rows_read: 0, rows_imported: 0, rows_failed: 0, failures: [] as ImportFailure[] };
  const transaction = await OpenTransaction.begin(pool);
  try {
    for await (const row of readRows(kind, source)) {
      const failure = await tryRow(installation, transaction.tx, kind, record, actor, row);
      tally.rows_read++;
      if (failure) tally.rows_failed++;
      else tally.rows_imported++;
      if (failure && tally.failures.length < maxFailuresKept) tally.failures.push(failure);
      if (tally.rows_read % rowsBetweenReports === 0) await saveTally(db, record, tally);
    }
  } finally {
    await transaction.rollback();
  }
  await saveTally(db, record, tally);
}

async function tryRow(
  installation: Installation,
  tx: Tx,
  kind: RowKind,
  record: ImportRow,
  actor: Actor,
  row: Row,
): Promise<ImportFailure | null> {
  await sql`savepoint one_row`.execute(tx);
  try {
    await kind.add(new Work(installation, tx, actor, origin), contentOf(row), record.id);
    await sql`release savepoint one_row`.execute(tx);
    return null;
  } catch (error) {
    const failure = failureOf(row, error);
    unpost(tx);
    await sql`rollback to savepoint one_row`.execute(tx);
    return failure;
  }
}

function contentOf({ content }: Row): Cells {
  if (content instanceof Refusal) throw content;
  return content;
}

/** A row that a rule refuses has failed; anything else is a fault of ours and stops the run. */
function failureOf({ line }: Row, error: unknown): ImportFailure {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const field = error.details?.['field'];
  return { line, field: typeof field === 'string' ? field : null, message: error.message };
}
