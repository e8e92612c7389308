// What the first view says: apart from the texts of other parts, which come with these.

export const buttonTexts = {
  copy: 'Copy',
  copied: 'Copied',
} as const;

export const noticeTexts = {
  /** What is wrong with something that has no field on the screen. */
  atField: (field: string, problem: string): string => `${field}: ${problem}`,
  request: 'Request',
  notHere: 'Not here',
  notHereText: 'This does not exist, or it is not yours to see.',
  notLoaded: 'This could not be loaded',
  tryAgain: 'Try again',
  failed: 'Something went wrong. Reload the page and try again.',
  loading: 'Loading',
} as const;

export const pageTexts = {
  muster: 'Muster',
} as const;
