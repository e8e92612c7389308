export const sheetTexts = {
  title: 'Timesheets',
  table: 'Timesheets',
  noneTitle: 'No timesheets',
  none: 'A timesheet opens with the first hours of a person in a pay period.',
  status: 'Status',
  anyStatus: 'Any status',
  period: 'Pay period',
  anyPeriod: 'Any pay period',
  person: 'Person',
  worked: 'Worked',
  overtime: 'Overtime',
  leave: 'Paid leave',
  approve: 'Approve',
  approveMany: (count: number): string => (count === 1 ? 'Approve' : `Approve ${String(count)}`),
  reject: 'Reject',
  rejectMany: (count: number): string => (count === 1 ? 'Reject' : `Reject ${String(count)}`),
  approved: (count: number): string => (count === 1 ? 'Approved' : `Approved ${String(count)}`),
  rejected: (count: number): string => (count === 1 ? 'Rejected' : `Rejected ${String(count)}`),
  someRefused: (refused: number, why: string): string =>
    refused === 1 ? `One was refused: ${why}` : `${String(refused)} were refused: ${why}`,
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
  sentBack: (reason: string): string => `Sent back: ${reason}`,
  submittedAt: (when: string): string => `since ${when}`,
  noProject: 'No project',
  running: 'Running',
} as const;

export const periodTexts = {
  title: 'Pay periods',
  lead: 'What is worked, what still blocks a period, and what payroll gets.',
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
  blocked: (count: number): string => (count === 1 ? '1 timesheet blocks it' : `${String(count)} timesheets block it`),
  settled: 'Settled',
  finalizeAll: (count: number): string =>
    count === 1 ? 'Hand one timesheet to payroll' : `Hand ${String(count)} timesheets to payroll`,
  finalizeAllShort: 'Finalise all',
  finalizeQuestion: 'Their hours, rates and billing no longer change afterwards.',
  progress: (done: number, all: number): string => `${String(done)} of ${String(all)} done`,
  finalizedAll: (count: number): string =>
    count === 1 ? 'One timesheet was handed to payroll' : `${String(count)} timesheets were handed to payroll`,
  lock: 'Lock',
  lockTitle: (days: string): string => `Lock the pay period ${days}?`,
  lockText: (day: string): string =>
    `Hours in pay periods that end on ${day} or earlier no longer change, for anyone. An Administrator can move the date back in the settings.`,
  lockAction: 'Lock the period',
  lockDone: 'The period is locked',
  export: 'Export CSV',
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
  noun: ['timesheet', 'timesheets'],
} as const;

export const payPeriodsTexts = {
  noun: ['pay period', 'pay periods'],
  actions: 'Actions',
} as const;

export const sheetDaysTexts = {
  noun: ['entry', 'entries'],
  day: 'Day',
  time: 'Time',
  project: 'Project',
  description: 'Description',
  decision: 'Decision',
  hours: 'Hours',
  dayTotal: 'Whole day',
} as const;

export const timeEntriesTexts = {
  timeEntries: 'Time entries',
  noun: ['entry', 'entries'],
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
