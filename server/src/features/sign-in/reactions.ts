import type { Reaction } from '../../kernel/unit-of-work.ts';
import { accessChanged, accessSuspended, userRemoved } from '../people/index.ts';
import { enqueueNotice } from './notice.ts';
import { inviteTask } from './send-link.ts';
import { endLinks, endWaysIn } from './store.ts';

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

/** Someone who has set a password stays: their invitation alone is nothing of theirs. */
export const withdrawInvitation: Reaction = {
  to: userRemoved,
  summary: 'The link to set a password is deleted.',
  run: (work, subjectId) => endLinks(work.tx, work.actor.organizationId, subjectId),
};

export const signOutSuspended: Reaction = {
  to: accessSuspended,
  summary: "Ends the person's sessions and password links, and tells them by mail.",
  async run(work, subjectId) {
    await endWaysIn(work.tx, work.actor.organizationId, subjectId);
    enqueueNotice(work, { notice: 'access-suspended' }, subjectId);
  },
};

export const tellOfAccess: Reaction = {
  to: accessChanged,
  summary: 'Tells the person by mail that they get in again.',
  run(work, subjectId) {
    enqueueNotice(work, { notice: 'access-restored' }, subjectId);
  },
};
