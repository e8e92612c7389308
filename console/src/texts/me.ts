import { counted } from './counted.ts';

export const askChangeTexts = {
  open: 'Ask for a change',
  title: 'Ask for a change of your record',
  note: 'Your name and these details are kept by Administrators. What you change here waits until one of them accepts it.',
  ask: 'Ask',
  asked: 'Asked. You see under Proposals in the inbox what becomes of it.',
  firstName: 'First name',
  lastName: 'Last name',
} as const;

export const profileTexts = {
  title: 'My profile',
  contactNote: 'You and Administrators can see these. Every time an Administrator looks, it is recorded.',
  looks: 'Who looked at my record',
  saved: 'Your details are saved.',
  editMyDetails: 'Edit my details',
  whatYouAreCalled: 'What you are called',
  preferredName: 'Preferred name',
  shownInPlaceOf: (firstName: string): string => `Shown in place of ${firstName}.`,
  howToReachYou: 'How to reach you',
  homeAddress: 'Home address',
  emergencyContacts: 'Emergency contacts',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export const accessLogTexts = {
  title: 'Who looked at my record',
  lead: 'Everyone who looked at your personal details, government identifiers or pay: when, from where, and why they could.',
  empty: { title: 'Nobody looked', text: 'No one has looked at your private data.' },
  theInstallation: 'The installation',
  anErasedPerson: 'An erased person',
  when: 'When',
  whoLooked: 'Who looked',
  atWhat: 'At what',
  from: 'From',
  whyTheyCould: 'Why they could',
  noun: (count: number): string => counted(count, { one: '# look', other: '# looks' }),
  anything: 'Anything',
} as const;

/** Why it was open to them: the tiers are a matter of the role. */
export const accessReasons = {
  personal: 'Administrators may see personal details',
  government_id: 'Executives may see government identifiers',
  compensation: 'Administrators may see pay',
} as const;

export const securityTexts = {
  security: 'Security',
  securityLead: 'Where you are signed in, your password and your second factor.',
  whereYouAreSigned: 'Where you are signed in',
  whereYouAreSignedInNote: 'If you do not recognise one, end it and change your password.',
  anUnknownDevice: 'An unknown device',
  signedIn: (instant: string): string => `signed in ${instant}`,
  lastActive: (instant: string): string => `last active ${instant}`,
  thisDevice: 'This device',
  end: 'End',
  endNamed: (device: string): string => `End the session of ${device}`,
  endTheSessionOf: (device: string): string => `End the session of ${device}?`,
  endSession: 'End session',
  theSessionHasEnded: 'The session has ended.',
  anyoneSignedIn: 'Anyone signed in there has to sign in again.',
  changeYourPassword: 'Change your password',
  changeYourPasswordNote: 'You stay signed in here and are signed out everywhere else.',
  yourPasswordIsChanged: 'Your password is changed. You also get an e-mail about it.',
  currentPassword: 'Current password',
  enterThePassword: 'Enter the password you have now.',
  newPassword: 'New password',
  n12CharactersOrMore: '12 characters or more.',
  enterANewPassword: 'Enter a new password.',
  changePassword: 'Change password',
  programs: 'Programs that act for you',
  programsNote: 'A program signs in with an API token of yours, never with your password.',
  apps: 'Connected apps',
  appsNote: 'Apps and assistants that work with Muster in your name.',
  openApps: 'Open connected apps',
  openTokens: 'Open API tokens',
} as const;
