import { Type } from 'typebox';
import { readerOf } from '../../kernel/actor.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { checkInvitation, invitationChoice } from '../sign-in/index.ts';
import { survey } from './file/survey.ts';
import { importJobKey, importTask, maxImportAttempts } from './job.ts';
import { importKindNames, kindFor } from './kinds.ts';
import { columnMapOf, formatsOf } from './mappings/read.ts';
import { ColumnMapping, maxColumns } from './mappings/record.ts';
import { keepMappings } from './mappings/store.ts';
import { Import, presentImport } from './record.ts';
import { startImport } from './start.ts';
import { givenFields, throughGiven } from './uploads/given.ts';
import { lockImportFile } from './uploads/store.ts';

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
    ...givenFields,
    columns: Type.Optional(
      Type.Array(ColumnMapping, {
        maxItems: maxColumns,
        description:
          'What the headers of the file stand for, if they are not the columns themselves. Remembered for the next file of this kind.',
      }),
    ),
    makes_missing: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether departments and teams that rows of people name, and types of leave that rows of balances name, are made if they are not there. A type is made without an allowance, and stays if the import is undone.',
      }),
    ),
    ...invitationChoice,
    dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Only tell what would happen.' })),
  }),
  returns: Import,
  status: 202,

  // A large file takes many turns of the event loop: no connection is held meanwhile.
  async prepare({ services, actor, body }) {
    const { db } = services.database.shares.of(actor.organizationId);
    const kind = await kindFor(db, actor, body.kind);
    const columns = columnMapOf(kind, body.columns);
    const options = { map: columns, said: formatsOf(body.columns), country: actor.organization.country };
    const seen = await throughGiven({ services, db, actor }, body, (source) => survey(kind, source, options));
    if (seen === null) throw invalid('csv', 'imports.oneFile');
    return { columns, seen };
  },

  async run({ work, body, prepared: { columns, seen } }) {
    const { kind, csv = null, file_id: fileId = null, dry_run: isDryRun = false, makes_missing = false } = body;
    if (fileId !== null) await lockImportFile(work, fileId);
    if (columns) await keepMappings(work, kind, columns);
    const { rowsTotal, formats, header } = seen;
    const { invitation, invitation_day } = body;
    const choice = { ...(invitation && { invitation }), ...(invitation_day != null && { invitation_day }) };
    checkInvitation(work, choice);
    const options = { makes_missing, ...choice };
    const row = await startImport(work, { kind, isDryRun, rowsTotal, csv, fileId, columns, formats, header, options });
    const ref = { organization_id: row.organization_id, import_id: row.id };
    work.enqueue(importTask, ref, { jobKey: importJobKey(row.id), maxAttempts: maxImportAttempts });
    return presentImport(readerOf(work.origin), row);
  },
});
