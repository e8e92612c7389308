import { readerOf } from '../../kernel/actor.ts';
import { asItStands, guardsOn, type Rule } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { conflict, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { mayRecordTime } from '../time/index.ts';
import { importKinds } from './kinds.ts';
import {
  importRecord,
  type ImportRow,
  ImportUndone,
  keptFrom,
  type KeptRow,
  presentImport,
  type UndoneRow,
} from './record.ts';
import type { RowKind } from './rows.ts';
import { type ImportedRow, listImportedRows, lockImport, saveUndo } from './store.ts';
import { namesOfRecords } from './undo-names-store.ts';

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

/** As many are told by name. */
const maxNamed = 1000;
/** It takes back what an import caused. */
const undoEffects = ['PERSON_CHANGED', 'PAY_CHANGED'] as const;

export const undoImport = writeOperation({
  id: 'imports.undo',
  route: 'POST /imports/{id}/undo',
  subject: 'import',
  summary: 'Undo an import',
  description:
    'Takes back what a finished import brought, row by row: a row goes whole or stays whole, and each that stays says why. What the product made by itself since, such as leave that accrued, an invitation or a standing request to sign, goes along; what people did with a row keeps it, and so does a locked pay period. It can be tried again. With `dry_run` it says by name what would go and what would stay.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: { may: undoEffects, of: () => undoEffects, isCarrier: true },
  guards: guardsOn(importRecord, [asItStands(isUndoable), mayUndo]),
  params: Strict({ id: Id('imp') }),
  returns: ImportUndone,
  refuses: ['NOT_FOUND', 'CONFLICT', 'MODULE_DISABLED'],

  async run({ work, params }) {
    const row = await lockImport(work, params.id);
    await work.guard(row);
    const { undo }: RowKind = importKinds[row.kind];
    const rows = await listImportedRows(work, row.id, await undo.list?.(work, row.id));
    // Imports of earlier versions did not list what they added.
    if (rows.length === 0 && !undo.list) throw conflict('imports.nothingListed', { reason: 'not_listed' });
    const names = await namesOfRecords(work, row.kind, rows.slice(0, maxNamed).map(mainOf(undo)));
    const staying = await undo.remove(
      work,
      rows.flatMap(({ recordIds }) => recordIds),
      row.id,
    );
    const isBeside = undo.isBeside ?? (() => false);
    const kept: KeptRow[] = rows.flatMap(({ line, recordIds }) =>
      recordIds.flatMap((id) => {
        const refusal = staying.get(id);
        return refusal ? [{ line, id, isBeside: isBeside(id), said: refusal.said }] : [];
      }),
    );
    const keptLines = new Set(kept.filter((one) => !one.isBeside).map(({ id }) => id));
    const stays = ({ recordIds }: ImportedRow): boolean => recordIds.some((id) => keptLines.has(id));
    const gone = rows.filter((one) => !stays(one));
    const unnamed = kept.map(({ id }) => id).filter((id) => !names.has(id));
    const keptNames = await namesOfRecords(work, row.kind, unnamed.slice(0, maxNamed));
    const nameOf = (id: string): string | null => names.get(id) ?? keptNames.get(id) ?? null;
    const undone = {
      recordIds: rows.flatMap((one) => one.recordIds.filter((id) => !staying.has(id) && (!stays(one) || isBeside(id)))),
      rowsUndone: gone.length,
      rowsKept: rows.length - gone.length,
      kept: kept.map(keptFrom).sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    };
    work.audit({ subjectId: row.id, recordCount: undone.rowsUndone });
    const reader = readerOf(work.origin);
    const shown = presentImport(reader, await saveUndo(work, row, undone), nameOf);
    const went: UndoneRow[] = gone
      .slice(0, maxNamed)
      .reverse()
      .map((one) => ({ line: one.line, name: nameOf(mainOf(undo)(one)) }));
    return { ...shown, went };
  },
});

/** The record that a row is told by: of a person and their pay, the person. */
const mainOf =
  ({ isBeside = () => false }: RowKind['undo']) =>
  ({ recordIds }: ImportedRow): string =>
    recordIds.find((id) => id.startsWith('usr_')) ?? recordIds.find((id) => !isBeside(id)) ?? recordIds[0] ?? '';
