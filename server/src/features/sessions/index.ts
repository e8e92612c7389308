import type { Feature } from '../../kernel/catalogue.ts';
import { changePassword } from './change-password.ts';
import { createSession } from './create.ts';
import { deleteSession, endSession } from './end.ts';
import { sessionData } from './erase.ts';
import { getInvitation, sendInvitationAgain } from './invitations/operations.ts';
import { inviteOnTheDay } from './invitations/plan.ts';
import { tellOfChange } from './notice.ts';
import { inviteNewPeople, signOutDeactivated, withdrawInvitation } from './reactions.ts';
import { getOwnSession, listPermissions, listSessions } from './reads.ts';
import { requestPasswordLink } from './request-link.ts';
import { sendInvitation, sendReset } from './send-link.ts';
import { getLinkOwner, setPasswordByLink } from './set-password.ts';
import { beginOrganization, signUp } from './sign-up.ts';
import { warnOfFailures } from './warn.ts';

export { findSessionByHash } from './authenticate-store.ts';
export { isOwnPassword } from './check-password.ts';
export { mayCall } from './record.ts';
export { preparePassword } from './password.ts';
export { planInvitation } from './invitations/plan.ts';
export { checkInvitation, invitationChoice, type InvitationChoice } from './invitations/record.ts';
export { makeLink, printedLinkMs } from './send-link.ts';
export { setPassword } from './set-password.ts';

export const sessions: Feature = {
  name: 'sessions',
  operations: [
    createSession,
    getOwnSession,
    deleteSession,
    listSessions,
    endSession,
    requestPasswordLink,
    getLinkOwner,
    setPasswordByLink,
    signUp,
    changePassword,
    listPermissions,
    getInvitation,
    sendInvitationAgain,
  ],
  reactions: [inviteNewPeople, signOutDeactivated, withdrawInvitation],
  personalData: sessionData,
  jobs: [sendInvitation, inviteOnTheDay, sendReset, beginOrganization, warnOfFailures, tellOfChange],
};
