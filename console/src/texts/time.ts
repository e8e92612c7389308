import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const timeTexts = {
  title: 'My time',
  tabs: { week: 'Week', entries: 'Entries', timesheets: 'Timesheets', report: 'Report' },
  previous: 'The week before',
  next: 'The week after',
  thisWeek: 'This week',
  grid: 'Hours by project and day',
  project: 'Project',
  noProject: 'No project',
  hiddenProject: 'Another project',
  /** A task of a project. */
  booking: (project: string, task: string): string => `${project}: ${task}`,
  total: 'Total',
  addRow: 'Add a project',
  addRowTask: 'Task of it',
  ahead: 'Ahead',
  overlaps: 'Overlaps',
  overlapsHint: 'Another entry has the same time.',
  cell: (row: string, day: string): string => `${row}, ${day}`,
  saving: 'Saving…',
  saved: 'Saved',
  howToType: 'Write hours as 7:30, 7.5, 450m or 9-17. What follows them is the note.',
  tooLong: 'A day has 24 hours.',
  several: 'Several entries make up this time. Change them under Entries.',
  fromClock: 'This time came from the clock. Remove it under Entries.',
  runningCell: 'The clock is running. Clock out to change this.',
  waits: 'Submitted: it waits for a decision, so its hours stay as they are.',
  approved: 'Approved: its hours stay as they are.',
  finalized: 'Handed to payroll: its hours no longer change.',
  locked: 'Locked: hours of this pay period no longer change.',
  lockedPeriod: (days: string): string => `The pay period ${days} is locked: its hours no longer change.`,
  noManualEntry: 'Your organization does not accept hours entered by hand. Use the clock.',
  noClockEdits: 'Your organization does not let clock times be changed. Ask an Administrator.',
  copy: 'Copy last week',
  copyDay: 'Copy yesterday',
  nothingToCopyOfDay: 'The last week holds nothing that is missing today.',
  copyUndone: 'What was copied is gone again.',
  undo: 'Undo',
  copied: (count: number): string => counted(count, { one: 'Copied one entry', other: 'Copied # entries' }),
  copiedSome: (count: number, why: string): string =>
    counted(count, {
      one: () => `Copied one entry. The rest was refused: ${why}`,
      other: (n) => `Copied ${n} entries. The rest was refused: ${why}`,
    }),
  copyWhich: 'What of last week?',
  copyParts: {
    everything: 'Everything that is missing',
    ofProjects: 'Only hours on projects',
    ofEmptyDays: 'Only days that are empty here',
  },
  copyCount: (count: number, hours: string): string =>
    counted(count, { one: () => `One entry, ${hours}`, other: (n) => `${n} entries, ${hours}` }),
  nothingToCopy: 'Last week holds nothing that is missing here.',
  submit: 'Submit timesheet',
  submitted: 'Timesheet submitted',
  submitQuestion: (days: string): string =>
    `The hours of ${days} go to your approver. Until they decide, the hours stay as they are.`,
  sign: 'Sign timesheet',
  signed: 'Timesheet signed',
  signQuestion: (days: string): string => `You confirm that the hours of ${days} are right.`,
  sheet: (days: string): string => `Timesheet ${days}`,
  corrections: 'What was corrected since it was locked',
  downloadPdf: 'Download PDF',
  rejected: (by: string | null, reason: string): string =>
    by === null ? `It was sent back: ${reason}` : `${by} sent it back: ${reason}`,
  rejectedHours: (hours: string): string => `Rejected ${hours}`,
  rejectedEntries: (count: number): string =>
    counted(count, {
      one: 'One entry was rejected and does not count',
      other: '# entries were rejected and do not count',
    }),
  whyBy: (name: string, reason: string): string => `${name}: ${reason}`,
  rejectedEntry: (day: string, hours: string, booking: string, reason: string | null): string =>
    reason === null ? `${day}, ${hours}, ${booking}. Rejected.` : `${day}, ${hours}, ${booking}. Rejected: ${reason}`,
  correctAndSend: 'Correct and send again',
  sendAgain: 'Send again',
  sentAgain: 'Sent again.',
  stillRejected: 'Saved. It stays rejected until its hours or project change.',
  rejectedBefore: (reason: string | null): string =>
    reason === null
      ? 'This entry was rejected. A change of its hours or project sends it for approval again.'
      : `Rejected: ${withFullStop(reason)} A change of its hours or project sends it for approval again.`,
  submitRejected: (count: number, hours: string): string =>
    counted(count, {
      one: () => `One rejected entry (${hours}) will not count. Change what should count before you submit.`,
      other: (n) => `${n} rejected entries (${hours}) will not count. Change what should count before you submit.`,
    }),
  addEntry: 'Add time',
  editEntry: 'Change entry',
  change: 'Change',
  remove: 'Delete',
  removeTitle: 'Delete this entry?',
  removeText: (what: string): string => `${what} leaves your timesheet and every total.`,
  removed: 'Entry deleted',
  saveEntry: 'Save',
  saveAndNext: 'Save and next',
  entrySaved: 'Entry saved',
  entryAdded: 'Time added',
  day: 'Day',
  from: 'From',
  to: 'To',
  break: 'Break in minutes',
  task: 'Task',
  noTask: 'No task',
  description: 'What you did',
  billable: 'Billable',
  entries: 'My time entries',
  noEntriesTitle: 'No time in these days',
  noEntries: 'Clock in, or add time by hand.',
  running: 'Running',
  hoursAlone: 'Hours only',
  timesMadeUp: 'Hours alone were typed: these times only place them on the day. Change them to give times.',
  runsOn: 'Without an end the clock runs on. An end before the start is on the next day.',
  nextDay: 'A time before the start counts on the next day.',
  tapped: (times: string): string => `Clocked ${times} before rounding.`,
  periodFilter: 'Days',
  periods: { week: 'Last 7 days', quarter: 'Last 90 days' },
  lastMonth: 'Last 30 days',
  decision: 'Decision',
} as const;

export const weekNotesTexts = {
  title: 'Worth a look',
  note: (day: string, what: string): string => `${day}: ${what}`,
  dayOff: 'a day off in your organization',
  sixthDay: (days: number): string =>
    counted(days, { one: '# day with hours in this week', other: '# days with hours in this week' }),
  saved: 'Your hours are saved all the same. If they are right, nothing is to be done.',
} as const;

export const entriesTexts = {
  noun: (count: number): string => counted(count, { one: '# entry', other: '# entries' }),
  time: 'Time',
  hours: 'Hours',
  break: 'Break',
  notes: 'Notes',
  anyProject: 'Any project',
  actions: 'Actions',
} as const;

export const sheetFactsTexts = {
  worked: 'Worked',
  regular: 'Regular',
  overtime: 'Overtime',
  breaks: 'Breaks',
  paidLeave: 'Paid leave',
  publicHolidays: 'Public holidays',
  pay: 'Pay',
} as const;

export const statesTexts = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  handedToPayroll: 'Handed to payroll',
  signed: 'Signed',
  rejected: 'Rejected',
  pending: 'Pending',
  anyDecision: 'Any decision',
} as const;

/** The clock, and what it runs for. */
export const switchTexts = {
  switch: 'Switch',
  from: (name: string): string => `The clock runs for ${name}. Switch`,
  noted: (name: string, note: string): string => `${name}. ${note}`,
  title: 'What are you working on?',
  action: 'Switch the clock',
  switched: 'The clock has switched.',
  corrected: 'Corrected since clocking in.',
  fromWhen: 'From when',
  fromNow: 'From now',
  sinceStart: (when: string): string => `Since clocking in, ${when}`,
  note: 'Note',
} as const;

export const quickTexts = {
  label: 'Project, task and hours',
  placeholder: 'Project task 1:30 note',
  how: 'With hours, such as 1:30 or 9-17, Enter records them, and what follows is the note; without, it starts the clock.',
  searching: 'Searching…',
  nothingFound: 'No project or task begins like that.',
  day: 'Day',
  today: 'Today',
  future: (day: string): string => `${day}, ahead`,
  span: (from: string, to: string, hours: string): string => `${from} – ${to}, ${hours}`,
  start: 'Start the clock',
  switch: 'Switch the clock to it',
  recorded: (name: string, hours: string): string => `${hours} on ${name} recorded.`,
  started: (name: string): string => `The clock runs for ${name}.`,
  clockOutFirst: 'You have been clocked in for long: clock out first, and say when you left.',
} as const;
