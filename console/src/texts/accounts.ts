export const accountTexts = {
  title: 'Your organizations',
  note: 'One account opens all of them. None of them learns of the others.',
  here: 'You are here',
  guest: 'Guest',
  go: 'Go there',
  goTo: (organization: string): string => `Go to ${organization}`,
  invited: (day: string): string => `Has invited you on ${day}`,
  accept: 'Accept',
  acceptOf: (organization: string): string => `Accept the invitation of ${organization}`,
  noPasskey: 'No passkey was chosen.',
} as const;

/** Of the page of a link, for someone who has an account already. */
export const joinTexts = {
  title: (organization: string): string => `${organization} invites you`,
  text: (email: string): string =>
    `You have an account as ${email} already. Sign in with it and accept the invitation there: one password for all your organizations.`,
  signIn: 'Sign in and accept',
} as const;
