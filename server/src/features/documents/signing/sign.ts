import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
import { documentAfter, saveDocument } from '../documents/store.ts';
import { documentSigned } from '../events.ts';
import { saveSigner, takeDecision } from './decide.ts';
import { askSigners } from './ask-mail.ts';
import { signature } from './states.ts';

export const signDocument = writeOperation({
  id: 'documents.sign',
  route: 'POST /documents/{id}/sign',
  subject: 'document',
  summary: 'Sign a document',
  surface: 'app',
  scope: 'documents:read',
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const { document, signer, to } = await takeDecision(work, params.id, 'sign');
    const isLast = document.signers.every((other) => other === signer || other.status === 'SIGNED');
    const move = signature.move(document.signature_status ?? 'PENDING', isLast ? 'complete' : 'sign');
    await saveSigner(work, signer.assignment_id, { status: to, signed_at: work.now });
    await saveDocument(work, document.id, {
      signature_status: move.to,
      signed_at: work.now,
      signed_by_id: actor.userId,
    });
    const changedFields = ['signers', 'signed_at', 'signed_by_id', ...(isLast ? ['signature_status'] : [])];
    work.audit({ subjectId: document.id, changedFields });
    const snapshot = await documentAfter(work, document.id);
    await work.raise(documentSigned, { subjectId: document.id, snapshot, ...(isLast && { previous: move.previous }) });
    if (document.signing_mode === 'SEQUENTIAL') await askSigners(work, snapshot);
    return snapshot;
  },
});
