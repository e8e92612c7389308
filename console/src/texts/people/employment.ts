import { counted } from '../counted.ts';

export const employmentTexts = {
  title: 'Job over time',
  note: 'What the job was, is and is planned to be, the newest first.',
  statuses: { PAST: 'Past', CURRENT: 'Now', PLANNED: 'Planned' },
  waits: 'Waits for you',
  from: (day: string): string => `From ${day}`,
  first: 'The first entry.',
  /** Stored with the rows of people who were there before; shown in the language of the reader. */
  beforeHistory: 'Recorded before history was kept.',
  hiredAgain: 'Hired again: another employment begins.',
  unchanged: 'Back to what it was.',
  by: (who: string): string => `By ${who}`,
  nothingYet: 'Nothing yet',
  showMore: 'Show more',
  change: 'Change',
  delete: 'Delete',
  /** The same buttons as they are read aloud. */
  changeNamed: (day: string): string => `Change what is planned from ${day}`,
  deleteNamed: (day: string): string => `Delete what is planned from ${day}`,
} as const;

export const jobChangeTexts = {
  changeFromADate: 'Change from a date',
  changePlanned: 'Change a planned change',
  from: 'From',
  fromHint: 'A later day is planned and carried out by itself. An earlier one corrects what was.',
  reason: 'Reason',
  reasonHint: 'Shown with the change, such as “Promotion”.',
  save: 'Save',
  plan: 'Save change',
  planned: (day: string): string => `Planned from ${day}.`,
  changed: 'The change is saved.',
  deleteTitle: 'Delete this planned change?',
  deletePlan: 'Delete',
  deleteText: (day: string): string =>
    `What was to hold from ${day} is not carried out. Everything else stays as it is.`,
  deleted: 'The planned change is deleted.',
} as const;

export const plannedChangesTexts = {
  title: 'Planned changes',
  lead: 'What changes by itself, the soonest first.',
  firstDays: 'First days',
  firstDay: 'First day',
  asWhat: 'Job title',
  department: 'Department',
  starters: (count: number): string => counted(count, { one: '# person begins', other: '# people begin' }),
  pay: 'Pay',
  payChanges: (count: number): string => counted(count, { one: '# change of pay', other: '# changes of pay' }),
  person: 'Person',
  from: 'From',
  what: 'What changes',
  reason: 'Reason',
  plannedBy: 'Planned by',
  state: 'State',
  actions: 'Actions',
  planned: 'Planned',
  noun: (count: number): string => counted(count, { one: '# planned change', other: '# planned changes' }),
  empty: {
    title: 'No change of a job is planned',
    text: 'Open a person, then Job and pay, and press “Change from a date”.',
  },
} as const;
