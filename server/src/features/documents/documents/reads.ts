import { Type } from 'typebox';
import { AnyOf, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { listVisibleDocuments } from './list-store.ts';
import { categories, Document, signatureStatuses } from './record.ts';
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
