import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { Document, type DocumentSigner, type SignatureStatus } from '../documents/record.ts';
import { lockVisibleDocument } from '../documents/store.ts';
import { askSigners } from './ask-mail.ts';
import { isInTime, itIsTheirTurn, signerOf } from './rules.ts';
import { signature, signerStates } from './states.ts';
import { saveSigner } from './store.ts';

export interface Decision {
  readonly document: Document;
  readonly signer: DocumentSigner;
  /** What becomes of the signer. */
  readonly to: SignatureStatus;
}

/** Takes the document and proves that the person may decide on it now: of two at once the second finds it decided. */
export async function takeDecision(work: UnitOfWork, id: string, trigger: 'sign' | 'decline'): Promise<Decision> {
  const document = await lockVisibleDocument(work, id);
  const signer = signerOf(work.actor, document);
  const { to } = signerStates.move(signer.status, trigger);
  signature.move(document.signature_status ?? 'PENDING', trigger);
  enforce(isInTime(document, work.now));
  enforce(itIsTheirTurn(document, signer));
  return { document, signer, to };
}

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
    await saveSigner(work, signer.assignment_id, { status: to, signed_at: work.now });
    const signed = await work.move(signature, document, isLast ? 'complete' : 'sign', {
      values: { signed_at: work.now, signed_by_id: actor.userId },
      alsoChanged: ['signers'],
    });
    if (document.signing_mode === 'SEQUENTIAL') await askSigners(work, signed);
    return signed;
  },
});

export const declineDocument = writeOperation({
  id: 'documents.decline',
  route: 'POST /documents/{id}/decline',
  subject: 'document',
  summary: 'Decline to sign a document',
  description: 'Ends the signing: no one else signs it any more.',
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
    await saveSigner(work, signer.assignment_id, {
      status: to,
      declined_at: work.now,
      decline_reason: body.reason,
    });
    return work.move(signature, document, 'decline', { alsoChanged: ['signers'] });
  },
});
