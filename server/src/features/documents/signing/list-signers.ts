import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
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
