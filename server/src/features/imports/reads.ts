import { Type } from 'typebox';
import { readerOf } from '../../kernel/actor.ts';
import { csvLine, csvStart } from '../../kernel/csv.ts';
import { refuseStale } from '../../kernel/effects.ts';
import { AnyOf } from '../../kernel/filters.ts';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { fileOperation, listOperation, readOperation, writeOperation } from '../../kernel/operation.ts';
import { conflict, notFound, type Verdict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { fileNameIn, inFileName } from '../../lib/texts/headings.ts';
import { say, sayTo } from '../../lib/texts/texts.ts';
import { listFailedRows } from './failed-rows-store.ts';
import { bringsPay, importKindNames } from './kinds.ts';
import { Import, importRecord, type ImportRow, ImportSummary, presentImport, reasonFor } from './record.ts';
import { endImportIn, findImport, listImports as selectImports, lockImport } from './store.ts';
import { namesOfRecords } from './undo-names-store.ts';

export const listImports = listOperation({
  id: 'imports.list',
  route: 'GET /imports',
  summary: 'List imports',
  description: 'Trials included. The rows that failed stand in each import itself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    kind: Type.Optional(AnyOf(Type.Enum(importKindNames), 'Only imports of this kind.')),
    dry_run: Type.Optional(Type.Boolean({ description: 'Only trials, or only imports that changed something.' })),
  }),
  returns: ImportSummary,
  order: 'newest first',

  run: ({ actor, db, query, page }) => selectImports(db, actor, query, page),
});

export const getImport = readOperation({
  id: 'imports.get',
  route: 'GET /imports/{id}',
  summary: 'Get an import',
  description: 'How far it is, and the rows that failed.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('imp') }),
  returns: Import,
  refuses: ['NOT_FOUND'],

  async run({ actor, origin, db, params }) {
    const row = await findImport(db, actor.organizationId, params.id);
    if (!row) throw notFound('import');
    const keptIds = row.kept.flatMap(({ record_id: id }) => (id === undefined ? [] : [id]));
    const names = await namesOfRecords({ actor, tx: db }, row.kind, keptIds);
    return presentImport(readerOf(origin), row, (id) => names.get(id) ?? null);
  },
});

const rowsAtATime = 1000;

export const getFailedRows = fileOperation({
  id: 'imports.failedRows',
  route: 'GET /imports/{id}/failed-rows',
  summary: 'Download the rows of an import that failed',
  description:
    'As they stood in the file, below its own first line, with a last column of what to mend: mended, it can be imported as it is. Kept for 90 days.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: { may: ['PAY_TAKEN_OUT'], of: () => [] },
  params: Strict({ id: Id('imp') }),
  types: ['text/csv'],
  refuses: ['NOT_FOUND'],

  async run({ actor, origin, db, params, audit }) {
    const row = await findImport(db, actor.organizationId, params.id);
    if (!row?.header) throw notFound('import');
    if (bringsPay(row.kind)) refuseStale(origin);
    const reader = readerOf(origin);
    const mend = sayTo(reader, say('imports.whatToMend', {}));
    const known = row.header.at(-1) === mend ? row.header.slice(0, -1) : row.header;
    const lines = [csvStart, csvLine([...known, mend])];
    let count = 0;
    for (let after = -1; ;) {
      const rows = await listFailedRows(db, row, after, rowsAtATime);
      for (const { fields, reasons } of rows) {
        const why = reasons.map((reason) => reasonFor(reader, reason)).join(' ');
        lines.push(csvLine([...known.map((_, index) => fields[index] ?? ''), why]));
      }
      count += rows.length;
      after = rows.at(-1)?.line ?? after;
      if (rows.length < rowsAtATime) break;
    }
    audit({ action: 'imports.failedRows', subjectType: 'import', subjectId: row.id, recordCount: count });
    const content = Buffer.from(lines.join(''));
    return {
      content,
      sizeBytes: content.length,
      mimeType: 'text/csv',
      fileName: `${fileNameIn(reader.language, row.kind.replaceAll('_', '-'))}-${inFileName(mend)}.csv`,
    };
  },
});

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
