import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from './record.ts';
import { getVisibleDocument } from './store.ts';

export const getDocument = readOperation({
  id: 'documents.get',
  route: 'GET /documents/{id}',
  summary: 'Get a document',
  scope: 'documents:read',
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params }) => getVisibleDocument(db, actor, params.id),
});
