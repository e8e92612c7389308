import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
import { documentAfter, saveDocument } from '../documents/store.ts';
import { documentDeclined } from '../events.ts';
import { saveSigner, takeDecision } from './decide.ts';
import { signature } from './states.ts';

export const declineDocument = writeOperation({
  id: 'documents.decline',
  route: 'POST /documents/{id}/decline',
  subject: 'document',
  summary: 'Decline to sign a document',
  description: 'Ends the signing: nobody else signs it any more.',
  surface: 'app',
  scope: 'documents:read',
  params: Strict({ id: Id('doc') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is not signed; kept for Administrators and Executives.',
      examples: ['The start date is wrong.'],
    }),
  }),
  returns: Document,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const { document, signer, to } = await takeDecision(work, params.id, 'decline');
    const { to: signature_status, previous } = signature.move(document.signature_status ?? 'PENDING', 'decline');
    await saveSigner(work, signer.assignment_id, {
      status: to,
      declined_at: work.now,
      decline_reason: body.reason,
    });
    await saveDocument(work, document.id, { signature_status });
    const changedFields = ['signers', 'signature_status'];
    work.audit({ subjectId: document.id, changedFields });
    const snapshot = await documentAfter(work, document.id);
    await work.raise(documentDeclined, { subjectId: document.id, snapshot, previous });
    return snapshot;
  },
});
