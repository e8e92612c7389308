import { Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import { openFile } from '../../../kernel/files.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { forbidden, notFound } from '../../../lib/errors.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findFileKey, getVisibleDocument } from './store.ts';

export const getDocumentContent = fileOperation({
  id: 'documents.content',
  route: 'GET /documents/{id}/content',
  summary: 'Download the file of a document',
  description: 'The present version unless another is asked for. Every download is recorded in the audit log.',
  scope: 'documents:read',
  cost: 10,
  params: Strict({ id: Id('doc') }),
  query: Strict({
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'An earlier version, for Administrators and Executives.',
      }),
    ),
  }),
  types: documentTypes,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ services, actor, db, params, query, audit }) {
    const document = await getVisibleDocument(db, actor, params.id);
    const version = query.version ?? document.version;
    if (version !== document.version && !administers(actor)) {
      throw forbidden('documents.earlierVersions', { field: 'version' });
    }
    const key = await findFileKey(db, actor.organizationId, document.id, version);
    if (key === null) throw notFound('version');
    audit({ action: 'documents.download', subjectType: 'document', subjectId: document.id });
    return openFile({ services, db }, actor.organizationId, key);
  },
});
