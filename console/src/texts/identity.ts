import { counted } from './counted.ts';

/** On the way to an identity provider and back. */
export const providerTexts = {
  goTitle: 'On the way to your company’s sign-in',
  returnTitle: 'Signing in',
  trialTitle: 'Trial of the identity provider',
  backToSignIn: 'Back to sign in',
  otherWays: 'Other ways to sign in',
  tryAgain: 'Try again',
  nothingBegun: 'Nothing was begun in this window, or it was finished before. Begin again.',
  works: 'It works.',
  closeThis: 'Done. You can close this window.',
  continueWith: (name: string): string => `Continue with ${name}`,
} as const;

export const waysTexts = {
  goOn: 'Continue',
  change: 'Use another address',
  otherWays: 'Other ways',
  useCompany: 'Your company has its own sign-in.',
} as const;

export const identitySettingsTexts = {
  title: 'Identity providers',
  note: 'People sign in with your company’s account (OpenID Connect). The guide for operators has the steps for Keycloak, Entra, Google and Okta.',
  none: 'There are none yet.',
  add: 'Add a provider',
  addTitle: 'Add an identity provider',
  editTitle: (name: string): string => `Edit ${name}`,
  edit: 'Edit',
  editNamed: (name: string): string => `Edit ${name}`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeText: 'Whom it has signed in is signed out, and what it knows of people is forgotten.',
  wasRemoved: 'The provider is removed.',
  wasAdded: 'The provider is added. Now try it out.',
  wasSaved: 'The provider is saved.',
  save: 'Save',
  name: 'Name',
  nameHint: 'People read it on the sign-in page.',
  nameNeeded: 'Give it a name.',
  issuer: 'Issuer',
  issuerHint: 'The address of the provider, such as https://login.example.com',
  issuerNeeded: 'Enter the issuer.',
  clientId: 'Client ID',
  clientIdNeeded: 'Enter the client ID.',
  secret: 'Client secret',
  secretNeeded: 'Enter the client secret.',
  secretKept: 'Leave it empty to keep the one that is set. It is never shown.',
  domains: 'E-mail domains',
  domainsHint:
    'With commas. People at these are known by their address the first time, and are shown this provider on the sign-in page once the domain is proven.',
  isEnabled: 'People sign in with it',
  on: 'On',
  off: 'Off',
  noDomains: 'no domains',
  redirect: 'Redirect URI',
  logout: 'Back-channel logout URI',
  tellIt: 'The provider is told these addresses:',
  test: 'Try it out',
  testNamed: (name: string): string => `Try it out: ${name}`,
  testTitle: (name: string): string => `Trial of ${name}`,
  testing: 'Asking the provider …',
  answers: 'The provider answers, and shows its keys.',
  dry: 'Sign in as a trial',
  dryText: 'In another window, as yourself. Nobody is signed in or linked by it.',
  close: 'Close',
} as const;

export const domainTexts = {
  title: 'E-mail domains',
  note: 'Who types an address on the sign-in page is shown your provider once its domain is proven: by a record in the DNS, or by who runs Muster for you. Until then people use the link of the provider.',
  none: 'A provider that vouches for e-mail domains brings them here.',
  states: { UNPROVEN: 'Not proven', PROVEN: 'Proven', GONE: 'Record is missing' },
  byDns: (since: string): string => `Proven by its record, since ${since}`,
  byOperator: (since: string): string => `Proven by the operator’s word, since ${since}`,
  wasByMailbox:
    'It counted before because someone read mail there. One mailbox no longer proves a domain: add the record.',
  gone: (since: string): string =>
    `The record was missing at the last look (${since}). The domain counts for seven days more from then; put the record back.`,
  absent: (at: string): string =>
    `Not found (${at}). A new record can take an hour until name servers tell of it; check its name and value, then look again.`,
  unanswered: (at: string): string =>
    `The name servers did not answer (${at}), so nothing has changed. Look again in a while.`,
  addRecord: 'Add this record where your domain is managed:',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  look: 'Look up the record',
  lookNamed: (domain: string): string => `Look up the record of ${domain}`,
  isProven: (domain: string): string => `${domain} is proven.`,
  ownLink: (provider: string): string => `Link of ${provider} for your people`,
} as const;

export const policyTexts = {
  title: 'How people sign in',
  any: 'With whatever they have',
  anyNote: 'A password, a passkey, or an identity provider.',
  only: 'With an identity provider alone',
  onlyNote: 'Passwords, passkeys and mailed links open nothing. Sessions that were opened otherwise end.',
  notReady: 'First an Executive signs in with a provider that is on, so that nobody is shut out.',
  breakGlass: 'For emergencies',
  breakGlassNote:
    'These Executives still get in with their password or passkey when the provider does not answer. Each use is mailed to all Executives.',
  save: 'Save',
  saved: 'How people sign in is saved.',
  onlyTitle: 'Sign in with an identity provider alone?',
  onlyText: 'Everyone who has signed in otherwise is signed out now, except for the Executives marked for emergencies.',
  turnOn: 'Turn on',
} as const;

export const linksTexts = {
  title: 'Who signs in with a provider',
  note: 'A person is known by their account at the provider. Without its link, they are known anew by their address the next time.',
  none: 'Nobody yet.',
  line: (provider: string, instant: string): string => `${provider}, last used ${instant}`,
  remove: 'Remove link',
  removeNamed: (name: string): string => `Remove the link of ${name}`,
  removeTitle: (name: string): string => `Remove the link of ${name}?`,
  removeText: 'What it has opened is signed out. The person is told by mail.',
  wasRemoved: 'The link is removed.',
  more: 'Show more',
} as const;

export const ownProviderTexts = {
  title: 'Your company’s sign-in',
  note: 'Accounts by which you are known. An Executive can remove one.',
  line: (day: string, instant: string): string => `since ${day}, last used ${instant}`,
} as const;

export const showAtProviderTexts = {
  text: 'Sign in there once more. It opens in another window; nothing you typed here is lost.',
} as const;

export const appPolicyTexts = {
  title: 'Apps that people connect',
  note: 'Apps and assistants that work in the name of a person, with their consent.',
  which: 'Which apps people may connect',
  anyone: 'Any',
  listed: 'Approved ones',
  nobody: 'None',
  save: 'Save',
  saved: 'Saved.',
  narrowTitle: 'Disconnect what is no longer let in?',
  narrowText: 'Connected apps that this no longer lets in are disconnected at once. Their people are told by mail.',
  narrow: 'Save and disconnect',
  apps: 'Apps asked for or connected',
  none: 'None yet.',
  askedBy: (name: string, day: string): string => `Asked for by ${name} on ${day}`,
  registeredOn: (day: string): string => `registered on ${day}`,
  approvedOn: (day: string): string => `Approved on ${day}`,
  connections: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  approve: 'Approve',
  approveNamed: (name: string): string => `Approve ${name}`,
  decline: 'Decline',
  declineNamed: (name: string): string => `Decline ${name}`,
  withdraw: 'Withdraw approval',
  withdrawNamed: (name: string): string => `Withdraw the approval of ${name}`,
  isApproved: (name: string): string => `${name} is approved.`,
  isWithdrawn: (name: string): string => `${name} is not approved any more.`,
  seeAll: 'See what is connected',
} as const;
