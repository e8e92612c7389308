import { OpenTransaction } from '../../db/transaction.ts';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { anyProgram, type FixedKey, type Message, say, sayTo } from '../../lib/texts/texts.ts';
import type { CsvSource } from './file/text.ts';
import { importKinds } from './kinds.ts';
import { Rehearsal } from './kinds/rehearsal.ts';
import { failureFrom, type ImportReason, type ImportRow, type KeptFailure, maxFailuresKept } from './record.ts';
import { type Cells, readRows, type Row, type RowKind } from './rows.ts';
import { addImportedRecord, beginImport, endImport, findImport, markRow, saveTally } from './store.ts';

const origin: Origin = { surface: 'import', tokenId: null, ip: null, requestId: null };
const rowsBetweenReports = 200;

/** The import cannot go on, for a reason that its record tells. */
export class ImportEnded extends Error {
  override readonly name = 'ImportEnded';
  readonly reason: ImportReason;
  readonly said: Message;

  constructor(reason: ImportReason, said: FixedKey) {
    const message = say(said, {});
    super(sayTo(anyProgram, message));
    this.reason = reason;
    this.said = message;
  }
}

export interface Run {
  readonly services: ChangeServices;
  readonly record: ImportRow;
  /** Who imports, with the rights and settings of this moment. Throws ImportEnded if they may no longer. */
  readonly author: () => Promise<Actor>;
  readonly source: CsvSource;
}

/** Works through a file, from where an earlier run was broken off. Answers with the import as it ended. */
export async function runImport(run: Run): Promise<ImportRow> {
  const { services, record } = run;
  await beginImport(services, record);
  try {
    if (record.dry_run) await rehearseRows(run);
    else await importRows(run);
    await endImport(services, record, 'COMPLETED');
  } catch (error) {
    if (!(error instanceof ImportEnded)) throw error;
    await endImport(services, record, 'FAILED', error);
  }
  return (await findImport(services.database.db, record.organization_id, record.id)) ?? record;
}

/** Each row is a change of its own, judged as if it were sent now: one that fails leaves the others as they are. */
async function importRows(run: Run): Promise<void> {
  const { services, record, author, source } = run;
  const kind = importKinds[record.kind];
  let count = 0;
  for await (const row of readRows(kind, source, record.columns)) {
    count++;
    if (count <= record.rows_read) continue;
    const failure = await importRow(run, kind, await author(), row, count);
    if (failure) await markRow(services, services.database.db, record, count, failure);
  }
}

async function importRow(
  { services, record }: Run,
  kind: RowKind,
  actor: Actor,
  row: Row,
  count: number,
): Promise<KeptFailure | null> {
  try {
    await inUnitOfWork(services, actor, origin, async (work) => {
      const recordId = await kind.add(work, contentOf(row), { importId: record.id });
      if (recordId !== null && 'remove' in kind.undo) await addImportedRecord(work, record.id, recordId, row.line);
      await markRow(services, work.tx, record, count, null);
    });
    return null;
  } catch (error) {
    return failureOf(row, error);
  }
}

async function rehearseRows(run: Run): Promise<void> {
  const { services, record, author, source } = run;
  const kind = importKinds[record.kind];
  const rehearsal = new Rehearsal();
  const tally = { rows_read: 0, rows_imported: 0, rows_failed: 0, failures: [] as KeptFailure[] };
  for await (const row of readRows(kind, source, record.columns)) {
    const failure = await rehearseRow(run, kind, await author(), row, rehearsal);
    tally.rows_read++;
    if (failure) tally.rows_failed++;
    else tally.rows_imported++;
    if (failure && tally.failures.length < maxFailuresKept) tally.failures.push(failure);
    if (tally.rows_read % rowsBetweenReports === 0) await saveTally(services, record, tally);
  }
  await saveTally(services, record, tally);
}

/** In a transaction that is undone, and short: another who needs the same address or seat waits for one row at most. */
async function rehearseRow(
  { services, record }: Run,
  kind: RowKind,
  actor: Actor,
  row: Row,
  rehearsal: Rehearsal,
): Promise<KeptFailure | null> {
  const transaction = await OpenTransaction.begin(services.database.pool);
  const work = new UnitOfWork(services, transaction.tx, actor, origin);
  try {
    await kind.add(work, contentOf(row), { importId: record.id, rehearsal });
    await transaction.flush();
    rehearsal.keepRow();
    return null;
  } catch (error) {
    rehearsal.dropRow();
    return failureOf(row, error);
  } finally {
    await transaction.rollback();
    await work.keepDisclosures();
  }
}

function contentOf({ content }: Row): Cells {
  if (content instanceof Refusal) throw content;
  return content;
}

/** A row that a rule refuses has failed; anything else is a fault of ours and stops the run. */
function failureOf({ line }: Row, error: unknown): KeptFailure {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const field = error.details?.['field'];
  return failureFrom(line, typeof field === 'string' ? field : null, error.said);
}
