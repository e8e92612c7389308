import { type Static, Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { signerFields } from '../documents/record.ts';
import { documentRecord } from '../documents/rules.ts';
import { getVisibleDocument } from '../documents/store.ts';
import { listDeclineReasons } from './store.ts';

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
  returns: SignerWithReason,
  order: 'by signing_order',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, page }) {
    const { signers } = await getVisibleDocument(db, actor, params.id);
    const reasons = await listDeclineReasons(db, actor, params.id);
    const [after = 0] = page.after ?? [];
    const left = signers.filter(({ signing_order }) => signing_order > Number(after));
    const items: Static<typeof SignerWithReason>[] = left
      .slice(0, page.limit)
      .map((signer) => ({ ...signer, decline_reason: reasons.get(signer.assignment_id) ?? null }));
    const last = items.at(-1);
    return { items, next: last && left.length > items.length ? [last.signing_order] : null };
  },
});
