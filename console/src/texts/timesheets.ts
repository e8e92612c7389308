import { counted } from './counted.ts';

export const sheetTexts = {
  submittedFor: (name: string | null, reason: string): string =>
    name === null ? `Submitted for the person: ${reason}` : `Submitted for the person by ${name}: ${reason}`,
  downloadPdf: 'Download PDF',
  changedSinceSubmitted: 'Its entries have changed since it was submitted.',
  hoursSinceSubmitted: (was: string, now: string): string =>
    `Its hours have changed since it was submitted: ${was} then, ${now} now.`,
  title: 'Timesheets',
  table: 'Timesheets',
  noneTitle: 'No timesheets',
  none: 'A timesheet opens with the first hours of a person in a pay period.',
  noneOfOnesOwn: 'Your first one opens with the first hours that you record.',
  file: 'Document',
  status: 'Status',
  anyStatus: 'Any status',
  period: 'Pay period',
  anyPeriod: 'Any pay period',
  person: 'Person',
  worked: 'Worked',
  overtime: 'Overtime',
  leave: 'Paid leave',
  approve: 'Approve',
  approveMany: (count: number): string => counted(count, { one: 'Approve', other: 'Approve #' }),
  reject: 'Reject',
  rejectMany: (count: number): string => counted(count, { one: 'Reject', other: 'Reject #' }),
  correctMany: (count: number): string => counted(count, { one: 'Correct', other: 'Correct #' }),
  approved: (count: number): string => counted(count, { one: 'Approved', other: 'Approved #' }),
  rejected: (count: number): string => counted(count, { one: 'Rejected', other: 'Rejected #' }),
  rejectTitle: 'Send back',
  reason: 'What is to be corrected',
  reasonHint: 'The person reads this.',
  back: 'Timesheets',
  finalize: 'Hand to payroll',
  finalizeQuestion: 'Its hours, rates and billing no longer change afterwards.',
  finalized: 'Handed to payroll',
  reopen: 'Open again',
  reopenQuestion: 'The person can change the hours and has to submit them again.',
  reopened: 'Opened again',
  totals: 'Totals',
  days: 'Days',
  noDays: 'No hours in this period.',
  entriesUnseen: (count: number): string =>
    counted(count, {
      one: 'You decide in someone’s place: its totals are shown, its one entry is not.',
      other: 'You decide in someone’s place: its totals are shown, its # entries are not.',
    }),
  sentBack: (by: string | null, reason: string): string =>
    by === null ? `Sent back: ${reason}` : `Sent back by ${by}: ${reason}`,
  submittedAt: (when: string): string => `since ${when}`,
  approvedBy: (name: string | null, when: string): string =>
    name === null ? `Approved, ${when}` : `Approved by ${name}, ${when}`,
  finalizedBy: (name: string | null, when: string): string =>
    name === null ? `Handed to payroll, ${when}` : `Handed to payroll by ${name}, ${when}`,
  noProject: 'No project',
} as const;

export const periodTexts = {
  title: 'Pay periods',
  lead: 'Close a period: who is missing, a look at it, the seal. Then lock its days.',
  table: 'Pay periods',
  noneTitle: 'No pay periods',
  none: 'They appear with the first hours.',
  period: 'Period',
  open: 'Open',
  submitted: 'Submitted',
  sentBack: 'Rejected',
  approved: 'Approved',
  done: 'With payroll',
  state: 'Status',
  locked: 'Locked',
  ready: 'Ready',
  empty: 'No timesheets',
  blocked: (count: number): string => counted(count, { one: '1 timesheet blocks it', other: '# timesheets block it' }),
  sealed: 'Sealed',
  sealedAndLocked: 'Sealed and locked',
  settled: 'Settled',
  finalizeAll: (count: number): string =>
    counted(count, { one: 'Hand one timesheet to payroll', other: 'Hand # timesheets to payroll' }),
  finalizeAllShort: 'Hand all to payroll',
  finalizeQuestion: 'Their hours, rates and billing no longer change afterwards.',
  finalizeStarted: 'Under way. You can leave this page: it goes on.',
  finalizing: 'Timesheets handed to payroll',
  progress: (done: number, all: number): string => `${String(done)} of ${String(all)} done`,
  refused: (count: number): string => counted(count, { one: '1 was refused', other: '# were refused' }),
  brokenOff: 'Ended early',
  refusedTitle: 'What was not handed to payroll',
  authorNotAllowed: 'Whoever began this may no longer do it. The timesheets that were left stay as they are.',
  givenUp: (done: number, all: number): string =>
    `It was given up after ${String(done)} of ${String(all)}, for a fault of the server. Begin again for those that are left.`,
  somebody: 'Somebody',
  refusedOf: (name: string): string => `${name}:`,
  closePeriod: 'Close the period',
  lock: 'Lock',
  lockTitle: (days: string): string => `Lock the pay period ${days}?`,
  lockText: (day: string): string =>
    `Hours in pay periods that end on ${day} or earlier no longer change, for anyone. An Administrator can move the date back in the settings.`,
  lockAction: 'Lock the period',
  lockDone: 'The period is locked',
  export: 'Export',
  blockedTitle: (days: string): string => `What blocks ${days}`,
  blockedTable: 'Timesheets that block the period',
  person: 'Person',
  hours: 'Hours',
  waits: 'Waits for',
  waitsForPerson: 'the person, to submit it',
  waitsForDecision: 'a decision',
  remind: 'Remind them',
  remindHint: 'A notification and a mail to everyone who has not submitted, once a day at most.',
  reminded: (count: number): string =>
    counted(count, { one: '1 person was reminded', other: '# people were reminded' }),
  alreadyReminded: (count: number): string =>
    counted(count, { one: '1 person was reminded today already', other: '# people were reminded today already' }),
  close: 'Close',
} as const;

export const explanationTexts = {
  title: 'How the totals came about',
  outdated:
    'A setting has changed since these totals were worked out. They follow with the next change of the timesheet.',
  week: (day: string): string => `Week from ${day}`,
  day: 'Day',
  columns: {
    worked: 'Worked',
    break: 'Break',
    leave: 'Paid leave',
    holiday: 'Holiday',
    overtime: 'Overtime by the day',
  },
  outside: '(outside this period)',
  sum: 'In this period',
  weekly: (hours: string): string => `The week adds ${hours} of overtime.`,
  pay: 'Pay',
  payColumns: ['Time', 'Pay for an hour', 'Times', 'Amount'],
  times: (multiplier: string): string => `× ${multiplier}`,
} as const;

/** By the setting: from when on time counts as overtime. */
export const overtimeRules: Readonly<Record<string, (day: string, week: string) => string>> = {
  weekly_only: (_day, week) => `Overtime is what goes beyond ${week} in a week.`,
  daily_only: (day) => `Overtime is what goes beyond ${day} on a day.`,
  greater_of: (day, week) =>
    `Overtime is what goes beyond ${day} on a day or beyond ${week} in the week, whichever is more.`,
  daily_then_weekly: (day, week) =>
    `Overtime is what goes beyond ${day} on a day, and of the rest what goes beyond ${week} in the week.`,
};

export const listTexts = {
  noun: (count: number): string => counted(count, { one: '# timesheet', other: '# timesheets' }),
} as const;

export const payPeriodsTexts = {
  noun: (count: number): string => counted(count, { one: '# pay period', other: '# pay periods' }),
  actions: 'Actions',
} as const;

export const sheetDaysTexts = {
  break: 'Break',
  noun: (count: number): string => counted(count, { one: '# entry', other: '# entries' }),
  day: 'Day',
  time: 'Time',
  project: 'Project',
  description: 'Description',
  decision: 'Decision',
  hours: 'Hours',
  dayTotal: 'Whole day',
} as const;

export const timeEntriesTexts = {
  decidedBy: 'Decided by',
  place: 'Where',
  outside: (place: string): string => `Outside: ${place}`,
  entryOf: (person: string, day: string): string => `${person}, ${day}`,
  timeEntries: 'Time entries',
  noun: (count: number): string => counted(count, { one: '# entry', other: '# entries' }),
  department: 'Department',
  anyDepartment: 'Any department',
  project: 'Project',
  anyProject: 'Any project',
  billing: 'Billing',
  billableOrNot: 'Billable or not',
  billable: 'Billable',
  notBillable: 'Not billable',
  hoursThatPeopleClock: 'Hours that people clock or write down appear here.',
  day: 'Day',
  time: 'Time',
  hours: 'Hours',
  task: 'Task',
  description: 'Description',
  actions: 'Actions',
} as const;
