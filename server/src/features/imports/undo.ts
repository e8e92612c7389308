import { sql } from '../../db/sql.ts';
import { conflict, notFound, Refusal } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { importKinds } from './kinds.ts';
import { Import, presentImport, type ImportRow } from './record.ts';
import type { RowKind } from './rows.ts';
import { findImport } from './store.ts';

export const undoImport = writeOperation({
  id: 'imports.undo',
  route: 'POST /imports/{id}/undo',
  summary: 'Undo an import',
  description:
    'Deletes what a finished import of time entries brought: all of it, or nothing where one entry lies in a locked pay period.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('imp') }),
  returns: Import,
  refuses: ['NOT_FOUND', 'CONFLICT', 'MODULE_DISABLED'],

  async run({ work, params }) {
    const row = await lockImport(work, params.id);
    const undo = undoOf(row);
    if (undo instanceof Refusal) throw undo;
    const recordCount = await undo(work, row.id);
    await sql`update imports set undone_at = ${work.now}
               where organization_id = ${row.organization_id} and id = ${row.id}`.execute(work.tx);
    work.audit({ action: 'imports.undo', subjectType: 'import', subjectId: row.id, recordCount });
    return presentImport({ ...row, undone_at: work.now });
  },
});

/** Of two who undo at once, the second finds it undone. */
async function lockImport({ actor, tx }: UnitOfWork, id: string): Promise<ImportRow> {
  await sql`select 1 from imports where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const row = await findImport(tx, actor.organizationId, id);
  if (!row) throw notFound('import');
  return row;
}

type Undo = NonNullable<RowKind['undo']>;
type Undoable = Pick<ImportRow, 'kind' | 'dry_run' | 'undone_at' | 'status'>;

export function undoOf(row: Undoable): Undo | Refusal {
  const { undo }: RowKind = importKinds[row.kind];
  if (!undo) return conflict(`An import of ${row.kind} cannot be undone.`, { reason: 'kind' });
  if (row.dry_run) return conflict('A dry run changed nothing.', { reason: 'dry_run' });
  if (row.undone_at !== null) return conflict('This import was undone already.', { reason: 'undone' });
  if (row.status !== 'COMPLETED' && row.status !== 'FAILED') {
    return conflict('This import is still under way.', { reason: 'state', status: row.status });
  }
  return undo;
}
