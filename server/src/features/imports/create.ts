import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { importTask } from './job.ts';
import { importKindNames, importKinds } from './kinds.ts';
import { Import, presentImport } from './record.ts';
import { countRows } from './rows.ts';
import { startImport } from './start.ts';

export const createImport = writeOperation({
  id: 'imports.create',
  route: 'POST /imports',
  summary: 'Import a CSV file',
  description:
    'The first line names the columns. The rows are worked through in the background, each by the rules and with the events of any other change; a row that fails leaves the others as they are.',
  surface: 'app',
  scope: null,
  unrehearsed: 'An import has a trial of its own: dry_run in its body.',
  role: 'ADMINISTRATOR',
  body: Strict({
    kind: Type.Enum(importKindNames, { description: 'What the rows are.' }),
    csv: Type.String({ minLength: 1, description: 'The file itself.' }),
    dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Only tell what would happen.' })),
  }),
  returns: Import,
  status: 202,

  // A large file takes many turns of the event loop: no connection is held meanwhile.
  prepare: ({ body }) => countRows(importKinds[body.kind], [Buffer.from(body.csv)]),

  async run({ work, body, prepared: rowsTotal }) {
    const { kind, csv, dry_run: isDryRun = false } = body;
    const row = await startImport(work, { kind, isDryRun, rowsTotal, csv });
    work.enqueue(importTask, { organization_id: row.organization_id, import_id: row.id });
    return presentImport(row);
  },
});
