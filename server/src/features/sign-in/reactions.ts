import type { Reaction } from '../../kernel/unit-of-work.ts';
import { accessChanged, accessSuspended, accountTakenBack, roleLowered, userErased } from '../people/index.ts';
import { leaveAccount } from './account/leave.ts';
import { enqueueInvitation } from './invitations/plan.ts';
import { forgetLinksMadeBy, planned } from './invitations/store.ts';
import { enqueueNotice } from './notice.ts';
import { copiedLinkMs } from './send-link.ts';
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

export const signOutSuspended: Reaction = {
  to: accessSuspended,
  summary: "Ends the person's sessions and password links, and tells them by mail.",
  async run(work, subjectId) {
    await endWaysIn(work.tx, work.actor.organizationId, subjectId);
    enqueueNotice(work, { notice: 'access-suspended' }, subjectId);
  },
};

export const leaveErased: Reaction = {
  to: userErased,
  summary: 'Removes what signed the person in; what opens other organizations goes on there.',
  run: leaveAccount,
};

export const tellOfAccess: Reaction = {
  to: accessChanged,
  summary: 'Tells the person by mail that they get in again.',
  run(work, subjectId) {
    enqueueNotice(work, { notice: 'access-restored' }, subjectId);
  },
};

/** Whoever copied a link may have it still, and come in by it as someone else. */
export const endLinksOfOthers = [accessSuspended, accountTakenBack, roleLowered, 'user.deactivated'].map(
  (to): Reaction => ({
    to,
    summary: 'Links for others to come in by that the person copied, and that nobody has used, open nothing.',
    async run(work, userId) {
      const since = new Date(work.nowMs - copiedLinkMs).toISOString();
      for (const id of await forgetLinksMadeBy(work, userId, since)) {
        await endLinks(work.tx, work.actor.organizationId, id);
        work.audit({
          action: 'invitations.endLink',
          subjectType: 'user',
          subjectId: id,
          changedFields: ['invitation'],
        });
      }
    },
  }),
);
