import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict, Text } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile } from '../../../lib/uploads.ts';
import { addDocument } from './create.ts';
import { categories, Document } from './record.ts';
import { documentAfter } from './store.ts';

export const uploadDocument = writeOperation({
  id: 'documents.upload',
  route: 'POST /documents/file',
  subject: 'document',
  summary: 'Add a document by its file',
  description:
    'The body is the file itself, up to 25 MB, with its type as Content-Type. Its bytes must be of that type.',
  surface: 'app',
  scope: 'documents:write',
  takesFile: documentTypes,
  query: Strict({
    file_name: fileNameField,
    title: Text(200, { description: 'What the document is called.', examples: ['Employee handbook'] }),
    category: Type.Optional(Type.Enum([...categories], { description: 'What kind of document it is.' })),
    folder_id: Type.Optional(Id('fld', 'The folder to keep it in.')),
    owner_id: Type.Optional(Id('usr', 'Whom it is about or whose it is: an active person.')),
    is_company_library: Type.Optional(Type.Boolean({ description: 'Seen by everyone in the organization.' })),
  }),
  returns: Document,
  status: 201,
  refuses: ['UNAVAILABLE'],

  prepare: ({ files, body, query }) => files.receive(body as IncomingFile, query.file_name),

  async run({ work, query, prepared }) {
    const { file_name: _name, ...details } = query;
    const id = await addDocument(work, details, prepared);
    const changedFields = Object.keys(query);
    work.audit({ subjectId: id, changedFields });
    return documentAfter(work, id);
  },
});
