import { readerOf } from '../../kernel/actor.ts';
import { asItStands, guardsOn, type Rule } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, Refusal, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { mayRecordTime } from '../time/index.ts';
import { importKinds } from './kinds.ts';
import { failureFrom, Import, importRecord, type ImportRow, presentImport } from './record.ts';
import type { RowKind, Undo } from './rows.ts';
import { type ImportedRecord, listImportedRecords, lockImport, saveUndo, type Undone } from './store.ts';

type Undoable = Pick<ImportRow, 'kind' | 'dry_run' | 'undone_at' | 'rows_kept' | 'status'>;

function isUndoable(row: Undoable): Verdict {
  if (row.dry_run) return conflict('imports.dryRun', { reason: 'dry_run' });
  if (row.undone_at !== null && row.rows_kept === 0) {
    return conflict('imports.undone', { reason: 'undone' });
  }
  return (
    row.status === 'COMPLETED' ||
    row.status === 'FAILED' ||
    conflict('imports.running', { reason: 'state', status: row.status })
  );
}

/** What was switched off is not taken back either. */
const mayUndo: Rule<Undoable> = (actor, { kind }) => kind !== 'time_entries' || mayRecordTime(actor);

export const undoImport = writeOperation({
  id: 'imports.undo',
  route: 'POST /imports/{id}/undo',
  subject: 'import',
  summary: 'Undo an import',
  description:
    'Deletes what a finished import brought, in one go. Time entries: all of it, or nothing if one entry lies in a locked pay period. Anything else: what others depend on by now stays, and a line says why; it can be tried again. People go with what only the system did for them since, such as leave that accrued.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: guardsOn(importRecord, [asItStands(isUndoable), mayUndo]),
  params: Strict({ id: Id('imp') }),
  returns: Import,
  refuses: ['NOT_FOUND', 'CONFLICT', 'MODULE_DISABLED'],

  async run({ work, params }) {
    const row = await lockImport(work, params.id);
    await work.guard(row);
    const { undo }: RowKind = importKinds[row.kind];
    const undone = 'remove' in undo ? await removeEach(work, row, undo.remove) : await removeAll(work, row, undo);
    work.audit({
      subjectId: row.id,
      recordCount: undone.rowsUndone,
    });
    return presentImport(readerOf(work.origin), await saveUndo(work, row, undone));
  },
});

async function removeAll(
  work: UnitOfWork,
  { id }: ImportRow,
  undo: Extract<Undo, { removeAll: unknown }>,
): Promise<Undone> {
  return { recordIds: [], rowsUndone: await undo.removeAll(work, id), kept: [] };
}

type Remove = Extract<Undo, { remove: unknown }>['remove'];

/** Again as long as something goes: what stayed may have depended on that alone, as a manager on their people. */
async function removeEach(work: UnitOfWork, row: ImportRow, remove: Remove): Promise<Undone> {
  const all = await listImportedRecords(work, row.id);
  // Imports of earlier versions did not list what they added.
  if (all.length === 0) {
    throw conflict('imports.nothingListed', { reason: 'not_listed' });
  }
  const recordIds: string[] = [];
  let left: readonly ImportedRecord[] = all;
  let refused = new Map<ImportedRecord, Refusal>();
  for (let before = -1; left.length > 0 && recordIds.length > before;) {
    before = recordIds.length;
    refused = new Map();
    for (const record of left) {
      const refusal = await tryToRemove(work, remove, record.record_id);
      if (refusal) refused.set(record, refusal);
      else recordIds.push(record.record_id);
    }
    left = [...refused.keys()];
  }
  const kept = [...refused].map(([{ line }, { said }]) => failureFrom(line, { field: null }, said)).reverse();
  return { recordIds, rowsUndone: recordIds.length, kept };
}

/** If it has to stay, the reason; what is gone already counts as removed. */
async function tryToRemove(work: UnitOfWork, remove: Remove, id: string): Promise<Refusal | null> {
  try {
    await work.attempt(() => remove(work, id));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return error.status === 404 ? null : error;
  }
}
