import type { Feature } from '../../kernel/catalogue.ts';
import { acceptInvitation } from './account/accept.ts';
import { listOwnOrganizations } from './account/organizations.ts';
import { goToOrganization } from './account/switch.ts';
import { changePassword } from './change-password.ts';
import { beginCodes, confirmOwnCodes, createRecoveryCodes, endCodes } from './codes/operations.ts';
import { codeSeal } from './codes/store.ts';
import { confirmSession, offerConfirm } from './confirm.ts';
import { createSession } from './create.ts';
import { tellOfAddress } from './email/by-directory.ts';
import { confirmEmail, takeEmailBack } from './email/links.ts';
import {
  cancelEmailChange,
  getEmailChange,
  mailEmailChange,
  requestEmailChange,
  requestEmailOf,
} from './email/request.ts';
import { tellAllOfTakingBack, tellOneOfTakingBack } from './email/taken-back.ts';
import { deleteSession, endSession } from './end.ts';
import { sessionData } from './erase.ts';
import { getFactors, listMissing } from './factors/reads.ts';
import { resetFactors } from './factors/reset.ts';
import { confirmByProvider, getConfirmWays } from './identity/confirm.ts';
import { checkEmailDomain, listEmailDomains, lookAtDomains, tellOfLostDomain } from './identity/domains.ts';
import { deleteIdentityLink, listIdentityLinks } from './identity/links.ts';
import { tellAllExecutives, tellExecutive } from './identity/mail.ts';
import {
  createIdentityProvider,
  deleteIdentityProvider,
  listIdentityProviders,
  updateIdentityProvider,
} from './identity/providers.ts';
import { beginProvider, createSessionByProvider, listWays } from './identity/sign-in.ts';
import { getSignInPolicy, keepBreakGlass, updateSignInPolicy } from './identity/sign-in-policy.ts';
import { providerSeal } from './identity/store.ts';
import { testIdentityProvider } from './identity/trial.ts';
import { copyInvitationLink, getInvitation, sendInvitationAgain } from './invitations/operations.ts';
import { inviteOnTheDay } from './invitations/plan.ts';
import { tellOfChange } from './notice.ts';
import { createPasskey, offerPasskey, removePasskey, updatePasskey } from './passkeys/operations.ts';
import { createSessionByPasskey, offerSignIn } from './passkeys/sign-in.ts';
import {
  endLinksOfOthers,
  inviteNewPeople,
  leaveErased,
  signOutDeactivated,
  signOutSuspended,
  tellOfAccess,
} from './reactions.ts';
import { getOwnSession, listPermissions, listSessions } from './reads.ts';
import { requestPasswordLink } from './request-link.ts';
import { sendInvitation, sendReset } from './send-link.ts';
import { getLinkOwner, setPasswordByLink } from './set-password.ts';
import { listSignIns } from './sign-ins/list.ts';
import { beginOrganization, signUp } from './sign-up.ts';
import { warnOfFailures } from './warn.ts';

export { changeEmailByDirectory } from './email/by-directory.ts';
export { findSessionByHash, stillRings } from './authenticate-store.ts';
export { logOutByProvider } from './identity/logout.ts';
export { unvouchForDomain, vouchForDomain } from './identity/domains.ts';
export { listDomains as listEmailDomainsOf } from './identity/domains-store.ts';
export { hasProviders } from './identity/store.ts';
export { changeSignInPolicy } from './identity/sign-in-policy.ts';
export { cookieFor } from './cookie.ts';
export { deviceIn } from './device.ts';
export { openSession } from './open-session.ts';
export { findRecipient } from './recipient-store.ts';
export { sessionUseOf } from './use.ts';
export { takeFactorsAway } from './factors/reset.ts';
export { mayCall } from './record.ts';
export { qrCodeOf } from './codes/qr-code.ts';
export { hashPassword, preparePassword, verifyPassword } from './password.ts';
export { inviteAnew } from './invitations/anew.ts';
export { planInvitation } from './invitations/plan.ts';
export { checkInvitation, invitationChoice, type InvitationChoice } from './invitations/record.ts';
export { makeLink, printedLinkMs } from './send-link.ts';
export { setPassword } from './set-password.ts';

export const signIn: Feature = {
  name: 'sign-in',
  operations: [
    createSession,
    offerSignIn,
    createSessionByPasskey,
    listWays,
    beginProvider,
    createSessionByProvider,
    getOwnSession,
    listOwnOrganizations,
    acceptInvitation,
    goToOrganization,
    deleteSession,
    offerConfirm,
    confirmSession,
    getConfirmWays,
    confirmByProvider,
    listSessions,
    endSession,
    listSignIns,
    getFactors,
    listMissing,
    beginCodes,
    confirmOwnCodes,
    endCodes,
    createRecoveryCodes,
    offerPasskey,
    createPasskey,
    updatePasskey,
    removePasskey,
    resetFactors,
    listIdentityProviders,
    createIdentityProvider,
    updateIdentityProvider,
    deleteIdentityProvider,
    testIdentityProvider,
    listEmailDomains,
    checkEmailDomain,
    listIdentityLinks,
    deleteIdentityLink,
    getSignInPolicy,
    updateSignInPolicy,
    getEmailChange,
    requestEmailChange,
    cancelEmailChange,
    requestEmailOf,
    confirmEmail,
    takeEmailBack,
    requestPasswordLink,
    getLinkOwner,
    setPasswordByLink,
    signUp,
    changePassword,
    listPermissions,
    getInvitation,
    sendInvitationAgain,
    copyInvitationLink,
  ],
  reactions: [
    inviteNewPeople,
    signOutDeactivated,
    signOutSuspended,
    tellOfAccess,
    leaveErased,
    ...endLinksOfOthers,
    ...keepBreakGlass,
  ],
  personalData: sessionData,
  byProducts: [{ table: 'invitations' }, { table: 'password_links' }],
  sealed: [codeSeal, providerSeal],
  jobs: [
    sendInvitation,
    inviteOnTheDay,
    sendReset,
    beginOrganization,
    warnOfFailures,
    tellOfChange,
    mailEmailChange,
    tellOfAddress,
    tellAllOfTakingBack,
    tellOneOfTakingBack,
    tellAllExecutives,
    tellExecutive,
    lookAtDomains,
    tellOfLostDomain,
  ],
};
