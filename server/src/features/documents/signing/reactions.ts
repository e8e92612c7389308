import type { Job } from '../../../kernel/catalogue.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { joiningFacts } from '../../people/index.ts';
import { remindSigners, signatureAsked } from './ask-mail.ts';
import { addToAwaiting, isAnyAwaiting } from './audience-store.ts';

const askJoinedTask = 'documents.ask_joined';

/** From the app, the API or an import. Whether anything awaits them is asked in the round trip of the change itself. */
export const askNewPeople: readonly Reaction[] = joiningFacts.map((to) => ({
  to,
  summary: 'A person who joins an audience is asked to sign what its new people sign too.',

  run(work, userId) {
    const payload = { organization_id: work.actor.organizationId, user_id: userId };
    work.enqueueWhere(askJoinedTask, payload, isAnyAwaiting(work, userId));
  },
}));

export const askJoined: Job = {
  task: askJoinedTask,
  async run(services, { organization_id, user_id }) {
    await inOrganization(services, organization_id as string, (work) => ask(work, user_id as string));
  },
};

async function ask(work: UnitOfWork, userId: string): Promise<void> {
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
}
