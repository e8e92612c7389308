interface Told {
  readonly organization: string;
}
interface Titled extends Told {
  readonly title: string;
}

interface Provided extends Told {
  readonly provider: string;
}

interface Keyed extends Told {
  readonly passkey: string;
}

type Ended = Readonly<Record<string, number | undefined>>;

const endedKinds: Readonly<Record<string, string>> = {
  sessions: 'sessions',
  passkeys: 'passkeys',
  codes: 'one-time codes',
  links: 'links to identity providers',
  tokens: 'API tokens',
  apps: 'connected apps',
  calendars: 'calendar addresses',
  endpoints: 'webhook endpoints',
  deputies: 'deputies',
  grants: 'access that was given',
};

/** As “sessions 2, passkeys 1”; each kind by its name. */
export const endedIn = (ended: Ended, kinds: Readonly<Record<string, string>>): string =>
  Object.entries(kinds)
    .map(([kind, name]) => `${name} ${String(ended[kind] ?? 0)}`)
    .join(', ');

/** What mails say, paragraph by paragraph. A link stands between the one that leads to it and the one behind. */
export const letters = {
  greeting: ({ name }: { name: string }) => `Hello ${name},`,
  sentBy: 'Sent by Muster.',

  setPassword: 'Set your password',
  invitationSubject: ({ organization }: Told) => `${organization}: set your password`,
  invitation: ({ organization }: Told) =>
    `${organization} has added you to Muster. Open this link to set your password and sign in:`,
  invitationLasts:
    'The link works once, until you use it or are sent another. If it no longer works, ask for a new one on the sign-in page with "Forgot your password?".',
  invitationUnknown: 'If you do not know why you received this message, you can ignore it.',

  setNewPassword: 'Set a new password',
  resetSubject: ({ organization }: Told) => `${organization}: set a new password`,
  reset: ({ organization }: Told) =>
    `someone, most likely you, asked for a new password for your account with ${organization} on Muster. Open this link to set it:`,
  resetLasts: 'The link works once, for one hour. Setting a new password signs you out everywhere else.',
  resetUnknown: 'If you did not ask for it, you can ignore this message: your password stays as it is.',

  warningSubject: ({ organization }: Told) => `${organization}: wrong passwords at your account`,
  warning: ({ organization }: Told) =>
    `many wrong passwords were tried at your account with ${organization} on Muster within a few minutes. None of them let anyone in, and you can sign in as usual; it may take a second longer.`,
  warningUnlessYou: 'If it was not you and your password is used elsewhere or easy to guess, set a new one:',
  warningOnce: 'You will not receive this message again today.',

  passwordChangedSubject: ({ organization }: Told) => `${organization}: your password was changed`,
  passwordChanged: ({ organization }: Told) =>
    `the password of your account with ${organization} on Muster was just changed, and you were signed out everywhere else.`,
  passwordChangedUnlessYou: 'If it was not you, set a new one at once:',

  signedOutSubject: ({ organization }: Told) => `${organization}: a session was ended`,
  signedOut: ({ organization }: Told) =>
    `one of the sessions of your account with ${organization} on Muster was just ended from another one of yours. That device has to sign in again.`,
  signedOutUnlessYou: 'If it was not you, set a new password:',

  factorsSubject: ({ organization }: Told) => `${organization}: how you sign in has changed`,
  codesOn: ({ organization }: Told) =>
    `one-time codes were just turned on for your account with ${organization} on Muster. Signing in with your password asks for one from now on.`,
  codesOff: ({ organization }: Told) =>
    `one-time codes were just turned off for your account with ${organization} on Muster.`,
  recoveryCodes: ({ organization }: Told) =>
    `new recovery codes were just made for your account with ${organization} on Muster. Earlier ones no longer work.`,
  recoveryCodeUsed: ({ organization }: Told) =>
    `someone, most likely you, just signed in to your account with ${organization} on Muster with a recovery code. That code no longer works.`,
  passkeyAdded: ({ organization, passkey }: Keyed) =>
    `the passkey “${passkey}” was just added to your account with ${organization} on Muster. It signs in without a password.`,
  passkeyRemoved: ({ organization, passkey }: Keyed) =>
    `the passkey “${passkey}” was just removed from your account with ${organization} on Muster.`,
  passkeyCopied: ({ organization, passkey }: Keyed) =>
    `someone tried to sign in to your account with ${organization} on Muster with the passkey “${passkey}”. It was refused: there may be a copy of that passkey.`,
  passkeyCopiedRemove: 'Remove it under Security, and add a new one.',
  factorsReset: ({ organization }: Told) =>
    `the one-time codes and passkeys of your account with ${organization} on Muster were just reset, and you were signed out everywhere. Sign in with your password and set up a new factor.`,
  factorsKept: ({ organization }: Told) =>
    `${organization} was asked to reset the second factor that you sign in with. You were signed out there. You use the same account elsewhere too, so your one-time codes and passkeys stay as they are: sign in with a recovery code or another passkey, and set up a new one.`,
  factorsUnlessYou: 'If it was not you and you did not ask for it, set a new password at once:',

  providerLinked: ({ organization, provider }: Provided) =>
    `someone, most likely you, has just signed in to your account with ${organization} on Muster with ${provider} for the first time. It signs you in from now on.`,
  providerUnlinked: ({ organization, provider }: Provided) =>
    `an Executive has just removed the link between your account with ${organization} on Muster and ${provider}. What it had opened is signed out.`,
  useProviderSubject: ({ organization }: Told) => `${organization}: sign in to Muster`,
  useProvider: ({ organization }: Told) =>
    `${organization} uses Muster, and signs in to it with your company’s account alone: you need no other password. Enter your work e-mail address on this page:`,
  openSignInPage: 'Sign in',
  signInSubject: ({ organization }: Told) => `${organization}: signing in to Muster`,
  providerAdded: ({ organization, provider }: Provided) =>
    `the identity provider “${provider}” was just added for ${organization}. Once it is on, people sign in with it.`,
  providerChanged: ({ organization, provider }: Provided) =>
    `the identity provider “${provider}” of ${organization} was just changed.`,
  providerRemoved: ({ organization, provider }: Provided) =>
    `the identity provider “${provider}” of ${organization} was just removed. Whom it had signed in has to sign in again.`,
  domainProven: ({ organization, domain }: { organization: string; domain: string }) =>
    `the e-mail domain ${domain} is now proven for ${organization}. Who types an address there on the sign-in page is shown your identity provider.`,
  domainGone: ({ organization, domain }: { organization: string; domain: string }) =>
    `the DNS record that proves the e-mail domain ${domain} for ${organization} is missing. If it is not there again within seven days, the domain no longer counts: the sign-in page stops showing your identity provider for it, and a directory no longer changes addresses to it. The record stands under Settings, Signing in.`,
  domainLost: ({ organization, domain }: { organization: string; domain: string }) =>
    `the e-mail domain ${domain} is no longer proven for ${organization}. The sign-in page does not show your identity provider for it any more; its own link, and people whom it knows already, go on working.`,
  policySsoOnly: ({ organization }: Told) =>
    `from now on people of ${organization} sign in with the identity provider alone. Passwords, passkeys and mailed links open nothing, except for Executives who are marked for emergencies.`,
  policyAny: ({ organization }: Told) =>
    `from now on people of ${organization} sign in with whatever they have: the identity provider, a password or a passkey.`,
  breakGlass: ({ organization, name }: { organization: string; name: string }) =>
    `${name} has just signed in to ${organization} on Muster without the identity provider, as an Executive who is marked for emergencies.`,
  signInUnlessYou: 'If nobody of you did this, look into it at once:',
  openSignIn: 'Settings for signing in',

  appSubject: ({ organization }: Told) => `${organization}: connected apps`,
  appConnected: ({ organization, app }: { organization: string; app: string }) =>
    `you, or someone signed in as you, have just connected the app “${app}” to your account with ${organization} on Muster.`,
  appReused: ({ organization, app }: { organization: string; app: string }) =>
    `the app “${app}” was disconnected from your account with ${organization} on Muster: a key of it was used a second time, as happens when someone else has got hold of it. Connect the app again if you still use it.`,
  appEnded: ({ organization, app }: { organization: string; app: string }) =>
    `the app “${app}” was just disconnected from your account with ${organization} on Muster by an Administrator, or by a rule of your organization.`,
  appUnlessYou: 'What is connected to your account, and what each app did, stands here:',
  openConnectedApps: 'Connected apps',

  accessSubject: ({ organization }: Told) => `${organization}: your access to Muster`,
  accessSuspended: ({ organization }: Told) =>
    `${organization} has suspended your access to Muster. You are signed out everywhere, and programs that act for you get nothing. Your employment goes on; ask your organization if you do not know why.`,
  accessRestored: ({ organization }: Told) =>
    `${organization} has given you your access to Muster back. You can sign in again.`,
  joined: ({ organization }: Told) =>
    `you have accepted the invitation of ${organization} with your account on Muster. After signing in you go from one organization to another under your name. If it was not you, set a new password on the sign-in page at once.`,

  confirmEmail: 'Confirm this address',
  confirmEmailSubject: ({ organization }: Told) => `${organization}: confirm your new e-mail address`,
  confirmEmailText: ({ organization }: Told) =>
    `this address was named as your new one for ${organization} on Muster. Open this link to confirm it; from then on you sign in with it:`,
  confirmEmailLasts:
    'The link works once, for 24 hours. If you do not know what this is about, you can ignore it: nothing changes.',
  takeEmailBack: 'Take it back',
  emailChangesSubject: ({ organization }: Told) => `${organization}: your e-mail address is to change`,
  emailChanges: ({ organization, email }: Told & { readonly email: string }) =>
    `the address of your account with ${organization} on Muster is to become ${email}, once that address has confirmed it.`,
  emailChangesUnlessYou:
    'If you did not want this, take it back. The link works for seven days after the change, and ends what was made in your account meanwhile:',
  takenBackSubject: ({ organization }: Told) => `${organization}: a change of e-mail address was taken back`,
  takenBack: ({ organization }: Told) =>
    `your account with ${organization} on Muster has its old e-mail address again, as you wanted.`,
  takenBackOf: ({ organization, name, email }: Told & { readonly name: string; readonly email: string }) =>
    `${name} (${email}) of ${organization} took a change of their e-mail address back: someone else may have been in their account on Muster.`,
  takenBackEnded: ({ ended }: { readonly ended: Ended }) =>
    `What was made in it since the change was asked for has ended. The password opens nothing. Besides, by number: ${endedIn(ended, endedKinds)}.`,
  takenBackNext: 'Set a new password by the link in our other mail. Then look at your tokens, apps and records.',
  takenBackLook: 'The audit log says what was done in their name meanwhile.',
  openMuster: 'Open Muster',

  addressChangedSubject: ({ organization }: Told) => `${organization}: your e-mail address has changed`,
  addressChanged: ({ organization, email }: Told & { readonly email: string }) =>
    `your company’s directory has given your account with ${organization} on Muster the address ${email}. You sign in with it from now on.`,
  addressChangedUnlessRight:
    'If that is not your address, tell whoever looks after the directory, and an Administrator of yours.',

  openDocument: 'Open the document',
  signSubject: ({ organization, title }: Titled) => `${organization}: please sign “${title}”`,
  sign: ({ organization, title }: Titled) =>
    `${organization} asks you to sign “${title}”. Sign in to read it, and to sign or decline:`,
  signUntil: ({ until, timezone }: { until: string; timezone: string }) =>
    `Please decide before ${until} (${timezone}).`,

  openReport: 'Open the report',
  reportSubject: ({ organization, name, when }: Told & { name: string; when: string }) =>
    `${organization}: ${name}, ${when}`,
  report: ({ name, when }: { name: string; when: string }) => `your report “${name}” for ${when} is ready.`,
  reportHours: ({ hours, overtime, billable }: { hours: string; overtime: string; billable: string }) =>
    `Hours: ${hours}. Of these overtime: ${overtime}, billable: ${billable}.`,
  reportAbsence: ({ days, people }: { days: string; people: string }) =>
    `Working days away: ${days}. People away: ${people}.`,
  reportHeadcount: ({ people, joined, left }: { people: string; joined: string; left: string }) =>
    `People at the end: ${people}. Joined: ${joined}. Left: ${left}.`,
  reportExpenses: ({ amounts }: { amounts: string }) => `Claimed: ${amounts}.`,
  reportNothing: 'Nothing was claimed.',
  reportStop: ({ name }: { name: string }) =>
    `You asked for this message with the saved view “${name}”. To end it, choose the view in the reports and press “Change”.`,

  endpointOffSubject: ({ host }: { host: string }) => `Webhook endpoint ${host} was turned off`,
  endpointOff: ({ host, id }: { host: string; id: string }) =>
    `Muster no longer sends events to your webhook endpoint ${host}, ${id}.`,
  endpointOffDescribed: ({ host, id, description }: { host: string; id: string; description: string }) =>
    `Muster no longer sends events to your webhook endpoint ${host} (${description}), ${id}.`,
  endpointGone: 'The receiver answered 410 Gone, which asks us to send nothing more.',
  endpointFailing: ({ count }: { count: number }) =>
    `No delivery has succeeded for 5 days, in which ${String(count)} attempts failed.`,
  endpointResume: ({ id }: { id: string }) =>
    `What was still queued has been cancelled. Once the receiver works again, resume the endpoint in the console or with POST /webhooks/${id}/resume. Events raised until then are not sent by themselves; its log lets you redeliver those that failed.`,

  newsSubject: ({ organization, sentence }: Told & { sentence: string }) => `${organization}: ${sentence}`,
  manyNewsSubject: ({ organization, count }: Told & { count: number }) =>
    `${organization}: ${String(count)} things have happened`,
  decidedFor: ({ deputy, absent }: { deputy: string; absent: string }) => `Decided by ${deputy} for ${absent}.`,
  chooseNews: 'Choose what to be told of',
  chooseNewsAt: ({ link }: { link: string }) => `Choose what to be told of: ${link}`,
} as const;
