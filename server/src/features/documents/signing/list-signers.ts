import { type Static, Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { StandingAudience } from '../../people/index.ts';
import { signerFields } from '../documents/record.ts';
import { documentRecord } from '../documents/rules.ts';
import { getVisibleDocument } from '../documents/store.ts';
import { listSignersOf } from './store.ts';

export const SignerWithReason = Type.Object(
  { ...signerFields, decline_reason: Personal(Nullable(Type.String(), { description: 'Why they declined.' })) },
  { $id: 'DocumentSignerWithReason' },
);

export const listSigners = listOperation({
  id: 'documents.listSigners',
  route: 'GET /documents/{id}/signers',
  summary: 'List the signers of a document, with why one declined',
  surface: 'app',
  scope: 'documents:write',
  guards: guardsOn(documentRecord, []),
  params: Strict({ id: Id('doc') }),
  query: Strict({
    status: Type.Optional(AnyOf(signerFields.status, 'Only signers with this status.')),
  }),
  returns: SignerWithReason,
  order: 'by signing_order',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query, page }) {
    const { id } = await getVisibleDocument(db, actor, params.id);
    return listSignersOf(db, actor, id, query, page);
  },
});

export const DocumentSigning = Type.Object(
  {
    document_id: Id('doc', 'What is to be signed.'),
    audience: Nullable(StandingAudience, { description: 'Whom it is for; null: its signers were named one by one.' }),
    is_open: Type.Boolean({ description: 'Signatures are being collected.', examples: [true] }),
    asked: Type.Integer({ description: 'People who were asked, without those who left before they decided.' }),
    signed: Type.Integer({ description: 'Of these, who has signed.' }),
    declined: Type.Integer({ description: 'Of these, who has declined.' }),
    waiting: Type.Integer({ description: 'Of these, who has done neither.' }),
  },
  { $id: 'DocumentSigning', description: 'How far the signatures under a document are.' },
);
export type DocumentSigning = Static<typeof DocumentSigning>;
