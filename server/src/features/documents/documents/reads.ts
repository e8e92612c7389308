import { Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import { openFile } from '../../../kernel/files.ts';
import { AnyOf, updatedSince } from '../../../kernel/filters.ts';
import { fileOperation, listOperation, readOperation } from '../../../kernel/operation.ts';
import { forbidden, notFound } from '../../../lib/errors.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { listVisibleDocuments } from './list-store.ts';
import { categories, Document, signatureStatuses } from './record.ts';
import { findFileKey, getVisibleDocument } from './store.ts';

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

/** The app's search box: words of the title. A page is bounded, and so is what an organization keeps. And what one signs oneself, whoever else does. */
const DocumentSearch = Strict({
  q: Type.Optional(Type.String({ maxLength: 100, description: 'Words of the title.' })),
  is_mine: Type.Optional(
    Type.Boolean({
      description:
        'true: only what the caller owns outside the library, is asked to sign, has signed or has declined; false is as if it was not sent.',
    }),
  ),
  own_signature: Type.Optional(
    Type.Enum(['PENDING', 'SIGNED', 'DECLINED'], {
      description: 'Only documents that the caller is asked to sign, has signed or has declined.',
    }),
  ),
});

export const listDocuments = listOperation({
  id: 'documents.list',
  route: 'GET /documents',
  summary: 'List documents',
  description:
    'Those that the owner of the token owns or signs, the company library, and by role those of their departments or everyone’s. Filters narrow and never widen that.',
  scope: 'documents:read',
  query: Strict({
    owner_id: Type.Optional(IdFilter('usr', 'Only documents of this person.')),
    signer_id: Type.Optional(IdFilter('usr', 'Only documents that this person signs or has signed.')),
    category: Type.Optional(AnyOf(Type.Enum([...categories]), 'Only documents of this kind.')),
    signature_status: Type.Optional(
      AnyOf(Type.Enum([...signatureStatuses]), 'Only documents whose signing stands so.'),
    ),
    folder_id: Type.Optional(IdFilter('fld', 'Only documents in this folder.')),
    is_company_library: Type.Optional(Type.Boolean({ description: 'Only documents of the library, or only others.' })),
    tag: Type.Optional(Type.String({ maxLength: 50, description: 'Only documents with this tag.' })),
    ...updatedSince,
  }),
  appQuery: DocumentSearch,
  returns: Document,
  order: 'newest first',

  run: ({ actor, db, query, page }) => listVisibleDocuments(db, actor, query, page),
});

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
