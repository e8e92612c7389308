import type { Feature } from '../../kernel/catalogue.ts';
import { createSession } from './create.ts';
import { deleteSession } from './delete.ts';
import { getOwnSession } from './get.ts';
import { listPermissions } from './list-permissions.ts';
import { inviteNewPeople, signOutDeactivated } from './reactions.ts';
import { requestPasswordLink } from './request-link.ts';
import { sendInvitation, sendReset } from './send-link.ts';
import { setPasswordByLink } from './set-password.ts';
import { warnOfFailures } from './warn.ts';

export { findSessionByHash } from './authenticate.ts';
export { preparePassword } from './password.ts';
export { setPassword } from './set-password.ts';

export const sessions: Feature = {
  name: 'sessions',
  operations: [
    ...[createSession, getOwnSession, deleteSession, requestPasswordLink, setPasswordByLink],
    listPermissions,
  ],
  reactions: [inviteNewPeople, signOutDeactivated],
  jobs: [sendInvitation, sendReset, warnOfFailures],
};
