interface Told {
  readonly organization: string;
}
interface Titled extends Told {
  readonly title: string;
}

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
