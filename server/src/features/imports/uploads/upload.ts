import { type Static, Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile } from '../../../lib/uploads.ts';
import { insertImportFile } from './store.ts';

export const ImportFile = Type.Object(
  {
    id: RecordId('impf'),
    file_name: Type.String({ description: 'The name it was sent under.', examples: ['people.csv'] }),
    size_bytes: Type.Integer({ description: 'Size of the file.', examples: [8_213_400] }),
    created_at: CreatedAt(),
    expires_at: Instant('Until when rows of it can be imported.'),
  },
  { $id: 'ImportFile', description: 'A file of rows that was sent in, for its trials and the import.' },
);
export type ImportFile = Static<typeof ImportFile>;

export const uploadImportFile = writeOperation({
  id: 'imports.upload',
  route: 'POST /import-files',
  subject: 'import_file',
  summary: 'Send in a file to import',
  description:
    'The body is the file itself, CSV in UTF-8 of up to 25 MB. It serves its trials and the import, for whoever sent it, and is removed with the import or after a day.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  takesFile: ['text/csv'],
  query: Strict({ file_name: fileNameField }),
  returns: ImportFile,
  status: 201,
  refuses: ['UNAVAILABLE'],

  prepare: ({ files, body, query }) => files.receive(body as IncomingFile, query.file_name),

  async run({ work, prepared }) {
    const file = await insertImportFile(work, prepared);
    work.audit({ subjectId: file.id });
    return file;
  },
});
