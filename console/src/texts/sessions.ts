import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const entranceTexts = {
  muster: 'Muster',
  emailAddress: 'E-mail address',
  enterYourEmailAddress: 'Enter your e-mail address.',
  pageTitle: (title: string): string => `${title} · Muster`,
} as const;

export const forgotPasswordTexts = {
  forgotYourPassword: 'Forgot your password?',
  forgotYourPasswordLead: 'We send you a link to set a new one.',
  backToSignIn: 'Back to sign in',
  sendTheLink: 'Send the link',
  ifThereIsAnAccount: (sentTo: string): string =>
    `If there is an account for ${sentTo}, a link is on its way. It works once, for one hour.`,
} as const;

export const setPasswordTexts = {
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
