export const themeNames = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

export const elementsTexts = {
  copy: 'Copy',
  copied: 'Copied',
} as const;

export const outcomeTexts = {
  bytes: (name: string, size: number): string => `${name}, ${size} bytes`,
  answer: 'Answer ',
  theAnswer: 'The answer',
  asCURL: 'As cURL: ',
  save: (name: string): string => `Save ${name}`,
  milliseconds: (number: number): string => `${number} ms`,
} as const;

export const samplesTexts = {
  language: 'Language',
} as const;

export const searchTexts = {
  placeholder: 'Search operations, fields, guides',
  searchTheReference: 'Search the reference',
  found: 'Found',
  nothingFits: 'Nothing fits.',
} as const;

export const trialFieldsTexts = {
  tokenPlaceholder: 'mst_…',
  anyTokenWillDo: 'Any token will do.',
  needsTheScope: (scope: string): string => `Needs the scope ${scope}.`,
  tokenHint: (needs: string): string => `${needs} Kept in this page alone, until you leave it.`,
  apiToken: 'API token',
  notSent: 'Not sent',
  body: 'Body',
} as const;

export const trialTexts = {
  tryItNamed: (title: string): string => `Try it: ${title}`,
  tryIt: 'Try it',
  sendTheRequest: 'Send the request',
  trialOf: (title: string): string => `Try ${title}`,
  changesWarning: 'This changes what the organization has: use a token of one made for trying.',
  pasteATokenFirst: 'Paste a token first.',
  fillIn: (name: string): string => `Fill in ${name}.`,
  theServerDidNotAnswer: 'The server did not answer. Try again.',
  theBodyIsNoJSON: (message: string): string => `The body is no JSON: ${message}`,
} as const;

export const themeTexts = {
  theme: (name: string): string => `Theme: ${name}`,
} as const;
