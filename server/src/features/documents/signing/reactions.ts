import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { joiningFacts } from '../../people/index.ts';
import { remindSigners, signatureAsked } from './ask-mail.ts';
import { addToAwaiting } from './audience-store.ts';

/** A new member is asked to sign in the transaction that adds them, from the app, the API or an import. */
export const askNewPeople: readonly Reaction[] = joiningFacts.map((to) => ({
  to,
  summary: 'A person who joins an audience is asked to sign what its new people sign too.',

  async run(work, userId) {
    for (const { documentId, assignmentId } of await addToAwaiting(work, userId)) {
      await work.update('documents', documentId, {});
      remindSigners(work, [assignmentId]);
      work.audit({
        action: 'documents.askAudience',
        subjectType: 'document',
        subjectId: documentId,
        changedFields: ['signers'],
      });
      await work.react(signatureAsked, documentId);
    }
  },
}));
