import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const forgotPasswordTexts = {
  forgotYourPassword: 'Forgot your password?',
  forgotYourPasswordLead: 'We send you a link to set a new one.',
  backToSignIn: 'Back to sign in',
  sendTheLink: 'Send the link',
  ifThereIsAnAccount: (sentTo: string): string =>
    `If there is an account for ${sentTo}, a link is on its way. It works once, for one hour.`,
} as const;

export const signUpTexts = {
  title: 'Begin an organization',
  lead: 'You become its first Executive. We send you a link to set your password.',
  organization: 'Name of the organization',
  country: 'Country',
  choose: 'Choose one',
  timezone: 'Time zone',
  firstName: 'Your first name',
  lastName: 'Your last name',
  email: 'Your e-mail address',
  send: 'Begin',
  backToSignIn: 'Back to sign in',
  sent: (email: string): string => `A link is on its way to ${email}. It sets your password and signs you in.`,
} as const;

export const setPasswordTexts = {
  welcome: (name: string, organization: string): string => `Welcome to ${organization}, ${name}`,
  accountOf: (email: string): string =>
    `You sign in as ${email}. At least 12 characters; a sentence is easy to remember.`,
  setAndSignIn: 'Set password and sign in',
  theTwoPasswordsDiffer: 'The two passwords differ.',
  setYourPassword: 'Set your password',
  backToSignIn: 'Back to sign in',
  thisLinkIsNotComplete: 'This link is not complete, was used before or has expired.',
  askForANew: 'Ask for a new one',
  setYourPasswordLead: 'At least 12 characters. A sentence is easy to remember.',
  newPassword: 'New password',
  chooseAPassword: 'Choose a password.',
  newPasswordOnceMore: 'New password, once more',
  typeThePasswordASecond: 'Type the password a second time.',
  setPassword: 'Set password',
} as const;

export const signInAgainTexts = {
  yourSessionHasEnded: 'Your session has ended',
  signInAgainToGo: 'Sign in again to go on. Nothing you typed is lost.',
  passwordOf: (email: string): string => `Password of ${email}`,
  leave: 'Leave',
  signIn: 'Sign in',
} as const;

export const signInTexts = {
  signIn: 'Sign in',
  toYourOrganizationsConsole: 'to your organization’s console',
  forgotYourPassword: 'Forgot your password?',
  beginAnOrganization: 'Begin an organization',
  yourPasswordIsSet: 'Your password is set. Sign in with it.',
  password: 'Password',
  enterYourPassword: 'Enter your password.',
} as const;

export const throttledTexts = {
  inSeconds: (count: number, time: string): string =>
    counted(count, {
      one: (n) => withFullStop(`Too many attempts. Try again in ${n} second, at ${time}`),
      other: (n) => withFullStop(`Too many attempts. Try again in ${n} seconds, at ${time}`),
    }),
  inMinutes: (count: number, time: string): string =>
    counted(count, {
      one: (n) => withFullStop(`Too many attempts. Try again in ${n} minute, at ${time}`),
      other: (n) => withFullStop(`Too many attempts. Try again in ${n} minutes, at ${time}`),
    }),
} as const;
