import type { Reaction } from '../../kernel/unit-of-work.ts';
import { inviteTask } from './send-link.ts';
import { endWaysIn } from './store.ts';

export const inviteNewPeople: Reaction = {
  to: 'user.created',
  summary: 'E-mails the person a link to set a password.',
  run(work, subjectId) {
    work.enqueue(inviteTask, { organization_id: work.actor.organizationId, user_id: subjectId });
  },
};

export const signOutDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: "Ends the person's sessions and password links.",
  async run(work, subjectId) {
    await endWaysIn(work.tx, work.actor.organizationId, subjectId);
    work.changesAccess();
  },
};
