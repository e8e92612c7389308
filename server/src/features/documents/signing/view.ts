import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
import { documentRecord } from '../documents/rules.ts';
import { documentAfter, lockVisibleDocument } from '../documents/store.ts';
import { isSigner, signerOf } from './rules.ts';
import { saveSigner } from './store.ts';

export const viewDocument = writeOperation({
  id: 'documents.view',
  route: 'POST /documents/{id}/view',
  subject: 'document',
  summary: 'Note that a signer has opened a document',
  description: 'The first time counts; later ones change nothing.',
  surface: 'app',
  scope: 'documents:read',
  guards: guardsOn(documentRecord, [isSigner]),
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    const signer = signerOf(actor, document);
    const isFirst = signer.viewed_at === null;
    const changedFields = isFirst ? ['signers'] : [];
    work.audit({ subjectId: document.id, changedFields });
    if (!isFirst) return document;
    await saveSigner(work, signer.assignment_id, { viewed_at: work.now });
    await work.update('documents', document.id, {});
    return documentAfter(work, document.id);
  },
});
