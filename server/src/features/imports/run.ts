import type { Db } from '../../db/database.ts';
import { OpenTransaction } from '../../db/transaction.ts';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, isRefused, Refusal } from '../../lib/errors.ts';
import { nearest } from '../../lib/nearest.ts';
import { anyProgram, type FixedKey, type Message, say, sayTo } from '../../lib/texts/texts.ts';
import { deleteFailedRows, type FailedRow, insertFailedRows } from './failed-rows-store.ts';
import type { CsvSource } from './file/text.ts';
import { kindFor } from './kinds.ts';
import { type Missing, Rehearsal } from './kinds/rehearsal.ts';
import { plainHeader } from './mappings/synonyms.ts';
import { failureFrom, type ImportReason, type ImportRow, type KeptFailure, maxFailuresKept } from './record.ts';
import type { Cells } from './row-cells.ts';
import { checkHeader, Faults, readRows, type Row, type RowKind } from './rows.ts';
import {
  addImportedRecords,
  beginImport,
  endImport,
  findImport,
  findLineOfAddress,
  markRow,
  saveTally,
} from './store.ts';
import { listNamesOf } from './undo-names-store.ts';

const importOrigin: Origin = { surface: 'import', tokenId: null, ip: null, requestId: null };
/** So often a dry run says how far it is, and learns whether it was stopped. */
const reportEveryMs = 1000;
/** Larger files are worked through as they are read, without being held in memory. */
const maxOrdered = 100_000;
const maxValueShown = 200;

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

/** The rows in the order in which they are worked through, which is the same in every run. */
async function* rowsOf({ source, record }: Run, kind: RowKind): AsyncGenerator<Row> {
  const rows = readRows(kind, source, { map: record.columns, formats: record.formats });
  if (!kind.order || record.rows_total > maxOrdered) {
    yield* rows;
    return;
  }
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  yield* kind.order(all);
}

/** Each row is a change of its own, judged as if it were sent now: one that fails leaves the others as they are. */
async function importRows(run: Run): Promise<void> {
  const { services, record, author } = run;
  const kind = await kindFor(services.database.db, { organizationId: record.organization_id }, record.kind);
  let count = 0;
  for await (const row of rowsOf(run, kind)) {
    count++;
    if (count <= record.rows_read) continue;
    const failures = await importRow(run, kind, await author(), row, count);
    if (failures.length === 0) continue;
    await insertFailedRows(services.database.db, record, [{ line: row.line, fields: row.fields, reasons: failures }]);
    await markRow(services, services.database.db, record, count, failures);
  }
}

async function importRow(
  { services, record }: Run,
  kind: RowKind,
  actor: Actor,
  row: Row,
  count: number,
): Promise<readonly KeptFailure[]> {
  try {
    await inUnitOfWork(services, actor, importOrigin, async (work) => {
      const added = await kind.add(work, contentOf(row), {
        importId: record.id,
        options: record.options,
        line: row.line,
      });
      const recordIds = added === null ? [] : typeof added === 'string' ? [added] : added;
      if (recordIds.length > 0) addImportedRecords(work, record.id, recordIds, row.line);
      await markRow(services, work.tx, record, count, []);
    });
    return [];
  } catch (error) {
    return failuresOf(record, kind, row, await withLineOf(services.database.db, record, row, error));
  }
}

/** An address that an earlier row has brought is told by the line of that row. */
async function withLineOf(db: Db, record: ImportRow, { content }: Row, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal) || error.said.key !== 'people.emailInUse' || content instanceof Refusal) return error;
  const line = await findLineOfAddress(db, record, String(content['email']).toLowerCase());
  return line === null ? error : conflict(say('imports.emailInLine', { line }), { field: 'email' });
}

async function rehearseRows(run: Run): Promise<void> {
  const { services, record, author } = run;
  const { db } = services.database;
  const kind = await kindFor(db, { organizationId: record.organization_id }, record.kind);
  const rehearsal = new Rehearsal();
  const tally = { rows_read: 0, rows_imported: 0, rows_failed: 0, failures: [] as KeptFailure[] };
  let failed: FailedRow[] = [];
  let savedMs = performance.now();
  const save = async (): Promise<void> => {
    await insertFailedRows(db, record, failed);
    failed = [];
    await saveTally(services, record, { ...tally, missing: await withNearest(db, record, rehearsal.missing) });
    savedMs = performance.now();
  };
  await deleteFailedRows(db, record);
  for await (const row of rowsOf(run, kind)) {
    const failures = await rehearseRow(run, kind, await author(), row, rehearsal);
    tally.rows_read++;
    if (failures.length > 0) {
      tally.rows_failed++;
      failed.push({ line: row.line, fields: row.fields, reasons: failures });
      if (tally.failures.length < maxFailuresKept) tally.failures.push(...failures);
    } else tally.rows_imported++;
    if (performance.now() - savedMs >= reportEveryMs) await save();
  }
  await save();
}

/** What is there under almost the same name: it may be what the file means. */
async function withNearest(
  db: Db,
  { organization_id }: ImportRow,
  missing: readonly Missing[],
): Promise<readonly Missing[]> {
  const found: Missing[] = [];
  const known = new Map<string, readonly string[]>();
  for (const each of missing) {
    const names = known.get(each.column) ?? (await listNamesOf(db, organization_id, each.column));
    known.set(each.column, names);
    const plain = new Map(names.map((name) => [plainHeader(name), name]));
    const match = nearest(plainHeader(each.name), plain.keys());
    found.push({ ...each, nearest: match === null ? null : (plain.get(match) ?? null) });
  }
  return found;
}

/** In a transaction that is undone, and short: another who needs the same address or seat waits for one row at most. */
async function rehearseRow(
  { services, record }: Run,
  kind: RowKind,
  actor: Actor,
  row: Row,
  rehearsal: Rehearsal,
): Promise<readonly KeptFailure[]> {
  const transaction = await OpenTransaction.begin(services.database.pool);
  const work = new UnitOfWork(services, transaction.tx, actor, importOrigin);
  try {
    await kind.add(work, contentOf(row), { importId: record.id, options: record.options, line: row.line, rehearsal });
    await transaction.flush();
    rehearsal.keepRow();
    return [];
  } catch (error) {
    rehearsal.dropRow();
    return failuresOf(record, kind, row, error);
  } finally {
    await transaction.rollback();
    await work.over();
  }
}

function contentOf({ content }: Row): Cells {
  if (content instanceof Refusal) throw content;
  return content;
}

/** Of a cell it is said with its value, which stands before no one who reads the list. */
function saidOf(said: Message, value: string | null): Message {
  if (value === null) return said;
  if (said.key === 'validation.date') return say('imports.date', { text: value });
  if (said.key === 'validation.email') return say('imports.emailAddress', { text: value });
  const allowed = said.key === 'validation.oneOf' && (said.values as { allowed?: unknown }).allowed;
  return Array.isArray(allowed) ? say('imports.oneOf', { text: value, allowed: allowed.map(String) }) : said;
}

/** A row that a rule refuses has failed; anything else is a fault of ours and stops the run. */
function failuresOf(record: ImportRow, kind: RowKind, row: Row, error: unknown): readonly KeptFailure[] {
  const refusals = error instanceof Faults ? error.refusals : [error];
  const header = record.header === null ? null : checkHeader(kind, record.header, record.columns);
  return refusals.map((refusal) => {
    if (!isRefused(refusal)) throw error;
    const field = refusal.details?.['field'];
    const at = typeof field === 'string' ? (header?.indexOf(field) ?? -1) : -1;
    const value = row.fields[at] ?? '';
    const cell = {
      field: typeof field === 'string' ? field : null,
      header: record.header?.[at] ?? null,
      value: value === '' ? null : value.slice(0, maxValueShown),
    };
    return failureFrom(row.line, cell, saidOf(refusal.said, cell.value));
  });
}
