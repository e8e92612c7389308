import type { Data } from '../client/hooks.ts';

type Deputy = Data<'/deputies'>[number];

export const kindNames: Readonly<Record<Deputy['kinds'][number], string>> = {
  LEAVE: 'Time off',
  TIME: 'Time',
  EXPENSES: 'Expenses',
};

/** Who decided, and in whose place. */
export const sayInPlaceOf = (deputy: string, absent: string): string => `${deputy} for ${absent}`;

export const deputiesTexts = {
  title: 'While I am away',
  titleOf: (name: string): string => `While ${name} is away`,
  note: 'Your deputies decide on what waits for you, and only then. They see the requests, nothing else.',
  noteOf: 'Deputies decide on what waits for this person, and only then. They see the requests, nothing else.',
  none: 'Nobody decides in your place yet.',
  noneOf: 'Nobody decides in this person’s place yet.',
  add: 'Name a deputy',
  addTitle: 'Name a deputy',
  editTitle: (name: string): string => `Change when ${name} decides`,
  edit: 'Edit',
  editNamed: (name: string): string => `Edit: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove: ${name}`,
  removeTitle: (name: string): string => `${name} no longer decides?`,
  removeText: 'What they have decided stays decided. What waits is yours alone again.',
  removeTextOf: 'What they have decided stays decided.',
  removed: (name: string): string => `${name} is no longer a deputy.`,
  save: 'Save',
  saved: (name: string): string => `${name} is the deputy now.`,
  deputy: 'Deputy',
  deputyHint: 'They decide in the app, whatever their role.',
  email: 'Or by e-mail address',
  emailHint: 'For someone whom you do not find above: anyone active in the organization, by the exact address.',
  kinds: 'Decides on',
  whileAway: 'Whenever I am on leave',
  whileAwayOf: 'Whenever the person is on leave',
  whileAwayHint: 'From the moment approved leave begins until it ends.',
  from: 'Also from',
  to: 'Until',
  daysHint: 'For days on which nobody has taken leave, such as a trip.',
  atWork: 'Decides now',
  atRest: 'Not now',
  onLeave: 'while on leave',
  since: (day: string): string => `from ${day}`,
  until: (day: string): string => `until ${day}`,
  standIn: 'I decide for others',
  standInNote: 'What waits for them is in your inbox too, while they are away.',
} as const;
