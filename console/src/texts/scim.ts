import { counted } from './counted.ts';

/** On the page of a person. */
export const personScimTexts = {
  title: 'Company directory',
  note: 'What comes from your company’s directory, by SCIM.',
  none: 'No directory keeps this person in step: all that is here was entered here.',
  from: 'Comes from',
  added: 'Added to Muster',
  addedByIt: 'by the directory',
  addedHere: 'by people here',
  externalId: 'Id in the directory',
  fields: 'It sends',
  fieldsHint: 'What is changed here by hand may be changed back.',
  lastSent: 'Last sent',
} as const;

/** On the page of a service account. */
export const accountScimTexts = {
  title: 'SCIM directory',
  note: 'With a token that has the scope scim, a directory such as Entra or Okta keeps people and teams in step.',
  address: 'Address',
  copy: 'Copy the address',
  people: 'People kept in step',
  teams: 'Teams kept in step',
  fields: 'It sends',
  lastSent: 'Last sent',
  never: 'Nothing yet',
  brake: (suspended: number, people: number, since: string): string =>
    `${counted(suspended, { one: '# person has', other: '# people have' })} lost their access within an hour, of ${String(people)}. The rest waits since ${since}: it may be a mistake in the directory.`,
  askAnExecutive: 'An Executive can let it go on.',
  letGoOn: 'Let it go on',
  letGoOnTitle: 'Let the directory suspend more people?',
  letGoOnText:
    'For an hour, however many they are. People who were suspended by mistake get their access back on their pages, or by the directory.',
  goesOn: 'It goes on for an hour.',
} as const;
