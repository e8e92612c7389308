import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from './record.ts';
import { documentRecord, unsigned } from './rules.ts';
import { deleteDocuments, lockVisibleDocument } from './store.ts';

export const deleteDocument = writeOperation({
  id: 'documents.delete',
  route: 'DELETE /documents/{id}',
  subject: 'document',
  summary: 'Delete a document',
  description: 'With the files of all its versions, for good. Refused once a signer has signed.',
  scope: 'documents:write',
  guards: guardsOn(documentRecord, [unsigned('documents.signedKept')]),
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    await deleteDocuments(work, [document.id]);
    return document;
  },
});
