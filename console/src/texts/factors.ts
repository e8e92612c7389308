import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const passkeyTexts = {
  isKnown: 'This device or password manager has a passkey for Muster already.',
  failed: 'The browser could not use a passkey here. Try again, or use your password.',
  signIn: 'Sign in with a passkey',
  none: 'No passkey was chosen.',
} as const;

export const secondStepTexts = {
  title: 'One more step',
  codeLead: 'Enter the code that your authenticator app shows.',
  passkeyLead: 'Your organization asks for a second factor. Use your passkey.',
  code: 'Code',
  codeHint: 'Six digits. Without your phone, one of your recovery codes.',
  enterTheCode: 'Enter the code.',
  goOn: 'Sign in',
  usePasskey: 'Use a passkey',
  back: 'Back',
  lost: 'If you have lost both, an Administrator can reset them.',
} as const;

export const showFactorTexts = {
  title: 'Show that it is you',
  text: 'You signed in a while ago. Nothing you typed is lost.',
  password: 'Your password',
  enterThePassword: 'Enter your password.',
  usePasskey: 'Use a passkey instead',
  goOn: 'Go on',
  cancel: 'Cancel',
} as const;

export const setUpTexts = {
  title: 'Set up a second factor',
  lead: 'Your organization asks for one. It takes a minute, and you do it once.',
  chooseTitle: 'What do you want to use?',
  usePasskey: 'A passkey',
  usePasskeyNote: 'Your fingerprint, face or PIN on this device. You need no password with it.',
  useCodes: 'An authenticator app',
  useCodesNote: 'An app on your phone shows a code that you type.',
  signOut: 'Sign out',
  scan: 'Scan this with your authenticator app, then enter the code that it shows.',
  qrCode: 'QR code for your authenticator app',
  orType: 'No camera? Type this key into the app:',
  copyKey: 'Copy key',
  code: 'Code',
  enterTheCode: 'Enter the code that the app shows.',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  keepTitle: 'Keep your recovery codes',
  keepNote: 'Each of them signs you in once without your phone. They are shown only now.',
  copyCodes: 'Copy codes',
  save: 'Save as a file',
  print: 'Print',
  fileName: 'muster-recovery-codes.txt',
  fileTitle: (email: string): string => `Muster recovery codes of ${email}. Each works once.`,
  done: 'I have kept them',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you know it again, such as Work laptop.',
  passkeyNameNeeded: 'Give it a name.',
  thisDevice: 'This device',
  addPasskey: 'Add passkey',
} as const;

export const factorsTexts = {
  title: 'Passkeys and second factor',
  note: 'A passkey signs you in without a password. One-time codes come after it.',
  isRequired: 'Your organization asks for a second factor: one of them has to stay.',
  passkeys: 'Passkeys',
  noPasskeys: 'You have none yet.',
  added: (day: string): string => `added ${day}`,
  lastUsed: (instant: string): string => `last used ${instant}`,
  neverUsed: 'not used yet',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addText: 'Your browser asks where to keep it: on this device, in a password manager or on a security key.',
  wasAdded: 'The passkey is added.',
  rename: 'Rename',
  renameNamed: (name: string): string => `Rename ${name}`,
  renameTitle: 'Rename this passkey',
  isRenamed: 'The passkey has its new name.',
  save: 'Save',
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeText: 'It signs in no more. Delete it on your device as well.',
  isRemoved: 'The passkey is removed.',
  numericHost: 'Browsers have no passkeys for an address of numbers. Open Muster by its name to use them.',
  openAt: (address: string): string => `Open ${address}`,
  unsupported: 'This browser has no passkeys.',
  codes: 'One-time codes',
  codesOff: 'Off. Signing in with your password asks for nothing else.',
  codesOn: (day: string): string => `On since ${day}.`,
  recoveryLeft: (count: number): string =>
    counted(count, { one: '# recovery code left.', other: '# recovery codes left.' }),
  setUpCodes: 'Set up codes',
  newRecoveryCodes: 'New recovery codes',
  newRecoveryTitle: 'Make new recovery codes?',
  newRecoveryText: 'Those you have no longer work then.',
  make: 'Make new ones',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn one-time codes off?',
  turnOffText: 'Your password alone signs you in then. Recovery codes go too.',
  areOff: 'One-time codes are off.',
} as const;

export const signInsTexts = {
  title: 'Recent sign-ins',
  note: 'The last twenty of ninety days. If one was not you, change your password.',
  anUnknownDevice: 'An unknown device',
  ways: {
    PASSWORD: 'With the password',
    CODE: 'With password and code',
    RECOVERY_CODE: 'With password and recovery code',
    PASSKEY: 'With a passkey',
    LINK: 'With the first password',
    PROVIDER: 'With the company’s sign-in',
  },
  none: 'None in the last ninety days.',
} as const;

export const accessPanelTexts = {
  title: 'Signing in',
  note: 'How this person gets in, and whether they do.',
  changeEmail: 'Change e-mail address',
  emailTitle: (name: string): string => `Change the e-mail address of ${name}`,
  newEmail: 'New e-mail address',
  emailHint: 'It changes once a link that we send there is opened, within 24 hours. The old address is told at once.',
  sendLink: 'Send the link',
  linkSent: 'The link is on its way.',
  suspend: 'Suspend access',
  suspendTitle: (name: string): string => `Suspend the access of ${name}?`,
  suspendText:
    'They are signed out at once, and their tokens, endpoints and calendars get nothing. They are paid, planned and counted as before.',
  reason: 'Reason',
  isSuspended: 'The access is suspended.',
  suspendedSince: (instant: string, reason: string): string =>
    `${withFullStop(`Access is suspended since ${instant}`)} Reason: ${reason}`,
  restore: 'Give access back',
  restoreTitle: (name: string): string => `Give ${name} their access back?`,
  restoreText: 'Tokens, endpoints and calendars work again. They sign in anew.',
  isRestored: 'They have their access back.',
  reset: 'Reset second factors',
  resetTitle: (name: string): string => `Reset the second factors of ${name}?`,
  resetText:
    'Their one-time codes and passkeys are gone and they are signed out everywhere. They sign in with their password, and are told by mail.',
  resetAction: 'Reset',
  wasReset: 'The second factors are reset.',
} as const;

export const missingFactorTexts = {
  title: 'Without a second factor',
  everyoneHasOne: 'Everyone has one.',
  count: (count: number): string => counted(count, { one: '# person has none.', other: '# people have none.' }),
  more: 'Show more',
} as const;

export const emailTexts = {
  title: 'E-mail address',
  note: (email: string): string => `You sign in with ${email}.`,
  change: 'Change',
  dialog: 'Change your e-mail address',
  newEmail: 'New e-mail address',
  hint: 'It changes once you open a link that we send there, within 24 hours. The old address is told at once.',
  send: 'Send the link',
  sent: 'The link is on its way.',
  pending: (email: string, instant: string): string =>
    `${withFullStop(`${email} is to confirm until ${instant}`)} Until then nothing changes.`,
  callOff: 'Call it off',
  calledOff: 'The address stays as it is.',
  confirmTitle: 'Confirm your new e-mail address',
  confirmText: 'From then on you sign in with it.',
  confirm: 'Confirm',
  confirmed: (email: string): string => `You sign in with ${email} from now on.`,
  backTitle: 'Take the change back',
  backText: 'Your account gets its old e-mail address again, and is signed out everywhere. Then set a new password.',
  takeBack: 'Take it back',
  tookBack: (email: string): string =>
    `Your account has the address ${email} again. Set a new password if you did not ask for the change.`,
  worthless: 'This link is not complete, was used before or has expired.',
  toSignIn: 'To sign in',
  newPassword: 'Set a new password',
} as const;
