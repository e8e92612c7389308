import type { Filter } from '../../ui/table-filters.tsx';
import { optionsOf } from '../../words.ts';

export const timeTexts = {
  title: 'My time',
  tabs: { week: 'Week', entries: 'Entries' },
  previous: 'The week before',
  next: 'The week after',
  thisWeek: 'This week',
  grid: 'Hours by project and day',
  project: 'Project',
  noProject: 'No project',
  hiddenProject: 'Another project',
  total: 'Total',
  addRow: 'Add a project',
  cell: (row: string, day: string): string => `${row}, ${day}`,
  saving: 'Saving…',
  saved: 'Saved',
  howToType: 'Write hours as 7:30, 7.5 or 450m.',
  tooLong: 'A day has 24 hours.',
  several: 'Several entries make up this time. Change them under Entries.',
  fromClock: 'This time came from the clock. Remove it under Entries.',
  runningCell: 'The clock is running. Clock out to change this.',
  waits: 'Submitted: it waits for a decision, so its hours stay as they are.',
  approved: 'Approved: its hours stay as they are.',
  finalized: 'Handed to payroll: its hours no longer change.',
  locked: 'Locked: hours of this pay period no longer change.',
  lockedPeriod: (days: string): string => `The pay period ${days} is locked: its hours no longer change.`,
  noManualEntry: 'Your organization takes no hours by hand. Use the clock.',
  noClockEdits: 'Your organization does not let clock times be changed. Ask an Administrator.',
  copy: 'Copy last week',
  copied: (count: number): string => (count === 1 ? 'Copied one entry' : `Copied ${String(count)} entries`),
  copiedSome: (count: number, why: string): string => `Copied ${String(count)} entries. The rest was refused: ${why}`,
  nothingToCopy: 'Last week holds nothing that is missing here.',
  submit: 'Submit timesheet',
  submitted: 'Timesheet submitted',
  submitQuestion: (days: string): string =>
    `The hours of ${days} go to your approver. Until they decide, the hours stay as they are.`,
  sign: 'Sign timesheet',
  signed: 'Timesheet signed',
  signQuestion: (days: string): string => `You confirm that the hours of ${days} are right.`,
  sheet: (days: string): string => `Timesheet ${days}`,
  rejected: (reason: string): string => `It was sent back: ${reason}`,
  addEntry: 'Add time',
  editEntry: 'Change entry',
  change: 'Change',
  remove: 'Delete',
  removeTitle: 'Delete this entry?',
  removeText: (what: string): string => `${what} leaves your timesheet and every total.`,
  removed: 'Entry deleted',
  saveEntry: 'Save',
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
  nextDay: 'A time before the start counts on the next day.',
  tapped: (times: string): string => `Clocked ${times} before rounding.`,
  periodFilter: 'Days',
  periods: { week: 'Last 7 days', quarter: 'Last 90 days' },
  lastMonth: 'Last 30 days',
  decision: 'Decision',
} as const;

interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

export const sheetStates: Readonly<Record<string, Said>> = {
  OPEN: { word: 'Open' },
  SUBMITTED: { word: 'Submitted', tone: 'warning' },
  APPROVED: { word: 'Approved', tone: 'good' },
  FINALIZED: { word: 'Handed to payroll', tone: 'good' },
  SIGNED: { word: 'Signed', tone: 'good' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
};

export const entryStates: Readonly<Record<string, Said>> = {
  PENDING: { word: 'Pending', tone: 'warning' },
  APPROVED: { word: 'Approved', tone: 'good' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
};

/** Of every list of entries. */
export const entryFilters: readonly Filter[] = [
  {
    name: 'days',
    label: timeTexts.periodFilter,
    any: timeTexts.lastMonth,
    options: optionsOf(timeTexts.periods),
  },
  {
    name: 'approval_status',
    label: timeTexts.decision,
    any: 'Any decision',
    options: Object.entries(entryStates).map(([value, { word }]) => ({ value, label: word })),
  },
];
