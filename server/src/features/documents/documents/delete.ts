import { writeOperation } from '../../../kernel/operation.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from './record.ts';
import { nobodySigned } from './rules.ts';
import { deleteDocuments, lockVisibleDocument } from './store.ts';

export const deleteDocument = writeOperation({
  id: 'documents.delete',
  route: 'DELETE /documents/{id}',
  subject: 'document',
  summary: 'Delete a document',
  description: 'With the files of all its versions, for good. Refused once a signer has signed.',
  scope: 'documents:write',
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    enforce(nobodySigned(document, 'it is kept.'));
    await deleteDocuments(work, [document.id]);
    return document;
  },
});
