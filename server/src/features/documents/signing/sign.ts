import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
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
    await saveSigner(work, signer.assignment_id, { status: to, signed_at: work.now });
    const signed = await work.move(signature, document, isLast ? 'complete' : 'sign', {
      values: { signed_at: work.now, signed_by_id: actor.userId },
      alsoChanged: ['signers'],
    });
    if (document.signing_mode === 'SEQUENTIAL') await askSigners(work, signed);
    return signed;
  },
});
