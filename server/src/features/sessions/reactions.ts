import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userRemoved } from '../people/index.ts';
import { enqueueInvitation } from './invitations/plan.ts';
import { deleteInvitation, planned } from './invitations/store.ts';
import { endLinks, endWaysIn } from './store.ts';

export const inviteNewPeople: Reaction = {
  to: 'user.created',
  summary: 'E-mails the person a link to set a password, now unless it was planned for a day or for never.',
  run(work, subjectId) {
    work.tx.defer(planned(work, subjectId, work.now));
    enqueueInvitation(work, subjectId);
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

/** Someone who has set a password stays: their invitation alone is nothing of theirs. */
export const withdrawInvitation: Reaction = {
  to: userRemoved,
  summary: 'The invitation and its link to set a password are deleted.',
  async run({ tx, actor }, subjectId) {
    await endLinks(tx, actor.organizationId, subjectId);
    await deleteInvitation(tx, actor.organizationId, subjectId);
  },
};
