import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { Document } from '../documents/record.ts';
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
    await saveSigner(work, signer.assignment_id, {
      status: to,
      declined_at: work.now,
      decline_reason: body.reason,
    });
    return work.move(signature, document, 'decline', { alsoChanged: ['signers'] });
  },
});
