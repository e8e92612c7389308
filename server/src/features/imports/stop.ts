import { readerOf } from '../../kernel/actor.ts';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { conflict, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { Import, importRecord, type ImportRow, presentImport } from './record.ts';
import { endImportIn, findImport, lockImport } from './store.ts';

const isUnderWay = ({ status }: Pick<ImportRow, 'status'>): Verdict =>
  status === 'PENDING' || status === 'RUNNING' || conflict('imports.ended', { reason: 'state', status });

export const stopImport = writeOperation({
  id: 'imports.stop',
  route: 'POST /imports/{id}/stop',
  subject: 'import',
  summary: 'Stop an import',
  description:
    'One that waits or is under way, a dry run or not. It ends between two rows: what was added by then stays, and can be undone.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: guardsOn(importRecord, [asItStands(isUnderWay)]),
  params: Strict({ id: Id('imp') }),
  returns: Import,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const row = await lockImport(work, params.id);
    await work.guard(row);
    // The run finds that it has ended when it marks its next row, and leaves that one out.
    await endImportIn(work.tx, work.now, row, 'FAILED', {
      reason: 'stopped',
      said: say('imports.stopped', {}),
    });
    work.audit({ subjectId: row.id, recordCount: row.rows_read });
    return presentImport(readerOf(work.origin), (await findImport(work.tx, row.organization_id, row.id)) ?? row);
  },
});
