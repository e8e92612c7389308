/** Signing in with the company's identity provider. */
export const identity = {
  issuer: 'The issuer is an address without ? and #.',
  issuerKnown: 'There is a provider with this issuer already.',
  tooMany: 'There are five providers already. Remove one first.',
  publicDomain: ({ domain }: { domain: string }) =>
    `Anyone can have an address at ${domain}, so it cannot be a company’s domain. Leave it out.`,
  domainHeld:
    'Another organization of this installation holds the domain. Its record has to go first, or the operator decides.',
  lastProvider: 'People sign in with a provider alone, and this is the last one that is on. Change that first.',
  origin: {
    api: 'origin is none of the addresses of the app.',
    app: 'The app is open at an address that it does not know. Open it at its own.',
  },
  again: 'This took too long, was used before, or was begun elsewhere. Begin again.',
  away: 'The identity provider does not answer. Try again in a while, or use another way. Everything else goes on.',
  notFound:
    'There is no OpenID Connect provider at this issuer: its address, followed by /.well-known/openid-configuration, does not say what it should.',
  noKeys: 'The provider does not show the keys that it signs with.',
  noPkce: 'The provider does not take PKCE with S256, which Muster asks for.',
  wrongIssuer: 'The provider calls itself by another issuer than the one that is set here.',
  wrongAudience:
    'The answer of the provider is for another application: the client id is not the one that is set here.',
  wrongNonce: 'The answer of the provider belongs to another sign-in. Begin again.',
  wrongClient: 'The provider does not know Muster by this client id and secret.',
  wrongCode: 'The provider no longer knows this sign-in. Begin again.',
  wrongRedirect: 'The provider does not send browsers back to this address. Add it there.',
  wrongKey: 'The answer is signed with a key that the provider does not show.',
  wrongSignature: 'The answer is not signed by the provider.',
  expired: 'The answer of the provider is of another time. If it stays so, its clock or ours is wrong.',
  denied: 'The provider did not sign you in.',
  answered: ({ error }: { error: string }) => `The provider answered with the error “${error}”.`,
  notValid: 'The provider answered with something that is not valid OpenID Connect.',
  noAccess: 'You are known here, and have no access at present. Ask an Administrator of your organization.',
  linkRemoved: 'The link to your account was removed a moment ago. Begin again.',
  noEmail: ({ provider }: { provider: string }) =>
    `${provider} does not tell your e-mail address. Whoever looks after it has to let Muster see it (scope email).`,
  unverified: ({ provider, email }: { provider: string; email: string }) =>
    `${provider} does not vouch for the address ${email} (email_verified). Whoever looks after it can confirm it there.`,
  domain: ({ provider, domain }: { provider: string; domain: string }) =>
    `Addresses at ${domain} do not sign in with ${provider}. An Executive of your organization can add the domain under Settings, Signing in.`,
  noPerson: ({ email }: { email: string }) =>
    `There is no one with the address ${email} in this organization. Ask an Administrator to add you, or to correct your address.`,
  otherSubject: ({ provider, email }: { provider: string; email: string }) =>
    `${email} has signed in with another account of ${provider} before. Use that one; or an Executive of your organization removes the link under Settings, Signing in.`,
  otherPerson: 'This is the account of someone else. Use your own.',
  notFresh: 'The provider does not say that you have just signed in there (auth_time). Sign in there once more.',
  ssoOnly: 'Your organization signs in with its identity provider alone. Use that.',
  notReady: 'First an Executive has to sign in with a provider that is on, so that nobody is shut out.',
  someBreakGlass: 'Someone has to get in when the provider does not answer. Mark at least one Executive.',
  notExecutive: 'Only active Executives can be marked.',
  lastBreakGlass: 'This is the last Executive who gets in without the identity provider. Mark another one first.',
  wouldLink: ({ email }: { email: string }) =>
    `It works. ${email} would be signed in, and known by this account from then on.`,
  isLinked: 'It works. This account is known and would be signed in.',
};
