/** Around what people see who are not signed in, and who are offline. */
export const entranceTexts = {
  muster: 'Muster',
  emailAddress: 'E-mail address',
  enterYourEmailAddress: 'Enter your e-mail address.',
  pageTitle: (title: string): string => `${title} · Muster`,
} as const;
