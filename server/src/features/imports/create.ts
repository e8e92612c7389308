import { Type } from 'typebox';
import { readerOf } from '../../kernel/actor.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { importJobKey, importTask, maxImportAttempts } from './job.ts';
import { importKindNames, importKinds } from './kinds.ts';
import { columnMapOf } from './mappings/read.ts';
import { ColumnMapping, maxColumns } from './mappings/record.ts';
import { keepMappings } from './mappings/store.ts';
import { Import, presentImport } from './record.ts';
import { countRows } from './rows.ts';
import { startImport } from './start.ts';

export const createImport = writeOperation({
  id: 'imports.create',
  route: 'POST /imports',
  summary: 'Import a CSV file',
  description:
    'The first line names the columns, separated by commas, semicolons or tabs. The rows are worked through in the background, each by the rules and with the events of any other change; a row that fails leaves the others as they are.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.imports',
  role: 'ADMINISTRATOR',
  body: Strict({
    kind: Type.Enum(importKindNames, { description: 'What the rows are.' }),
    csv: Type.String({ minLength: 1, description: 'The file itself.' }),
    columns: Type.Optional(
      Type.Array(ColumnMapping, {
        maxItems: maxColumns,
        description:
          'What the headers of the file stand for, if they are not the columns themselves. Remembered for the next file of this kind.',
      }),
    ),
    dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Only tell what would happen.' })),
  }),
  returns: Import,
  status: 202,

  // A large file takes many turns of the event loop: no connection is held meanwhile.
  async prepare({ body }) {
    const kind = importKinds[body.kind];
    const columns = columnMapOf(kind, body.columns);
    return { columns, rowsTotal: await countRows(kind, [Buffer.from(body.csv)], columns) };
  },

  async run({ work, body, prepared: { columns, rowsTotal } }) {
    const { kind, csv, dry_run: isDryRun = false } = body;
    if (columns) await keepMappings(work, kind, columns);
    const row = await startImport(work, { kind, isDryRun, rowsTotal, csv, columns });
    const ref = { organization_id: row.organization_id, import_id: row.id };
    work.enqueue(importTask, ref, { jobKey: importJobKey(row.id), maxAttempts: maxImportAttempts });
    return presentImport(readerOf(work.origin), row);
  },
});
