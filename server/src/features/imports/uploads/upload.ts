import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile } from '../../../lib/uploads.ts';
import { ImportFile } from './record.ts';
import { insertImportFile } from './store.ts';

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
