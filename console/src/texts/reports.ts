import { counted } from './counted.ts';

export const reportsTexts = {
  title: 'Reports',
  lead: 'Hours, overtime, absence, people and expenses, added up.',
  tabs: { hours: 'Hours', absence: 'Absence', headcount: 'Headcount', expenses: 'Expenses' },
  export: 'Export',
  period: 'Period',
  usualPeriod: 'Last 12 months',
  periods: {
    'this-month': 'This month',
    'last-month': 'Last month',
    'this-quarter': 'This quarter',
    'this-year': 'This year',
    'last-year': 'Last year',
    custom: 'Other days…',
  },
  from: 'From',
  to: 'To',
  department: 'Department',
  departments: 'Departments',
  departmentsThen: 'Of the day',
  departmentsNow: 'Of today',
  anyDepartment: 'All departments',
  by: 'By',
  thenBy: 'And by',
  nothingMore: 'And nothing else',
  measure: 'Figure',
  measures: { hours: 'Hours', overtime: 'Overtime', billable: 'Billable', cost: 'Cost' },
  billable: 'Billable or not',
  billableOrNot: 'Billable or not',
  billables: { true: 'Billable alone', false: 'Not billable' },
  byMonth: 'By month',
  byQuarter: 'By quarter',
  byYear: 'By year',
  atGlance: 'At a glance',
  hasMore: 'The 200 largest are shown. The exported file has all of them.',
  emptyTitle: 'Nothing in these days',
  empty: 'Choose another period or department.',
} as const;

export const departmentsReportTexts = {
  title: 'Departments by month',
  lead: 'Hours, absence and headcount of whole departments, in whole months.',
  month: 'Month',
  notTold: '–',
  whyNot:
    'Absence is left out of a month that is not over, and where it would say something of one person: in a department in which fewer than three were all month.',
} as const;

export type ReportKind = keyof typeof reportsTexts.tabs;

/** What rows can stand for; the first is what one sees without a choice. */
export const waysOf = {
  hours: { project: 'Project', client: 'Client', task: 'Task', department: 'Department', person: 'Person' },
  absence: { type: 'Leave type', department: 'Department', person: 'Person' },
  headcount: { department: 'Department', employment_type: 'Employment type', work_location: 'Work location' },
  expenses: { category: 'Category', department: 'Department', project: 'Project', person: 'Person' },
} as const;

export const byTitles: Readonly<Record<string, string>> = {
  project: 'By project',
  client: 'By client',
  task: 'By task',
  department: 'By department',
  person: 'By person',
  type: 'By leave type',
  category: 'By category',
  employment_type: 'By employment type',
  work_location: 'By work location',
};

/** A row that belongs to nothing. */
export const noneOf: Readonly<Record<string, string>> = {
  project: 'No project',
  client: 'No client',
  task: 'No task',
  type: 'Away',
  department: 'No department',
  employment_type: 'Not recorded',
  work_location: 'Not recorded',
};

/** What stands in the place of what one may no longer see. */
export const hiddenName = 'Out of view';

export const ownReportTexts = {
  lead: 'What you worked, for whom and on what.',
  ways: { client: 'Client', project: 'Project', task: 'Task' },
} as const;

export const clientFileTexts = {
  open: 'File for a client',
  title: 'File for a client',
  subject: 'Client or project',
  client: (name: string): string => `${name} (client)`,
  holds: 'Each piece of work of the days shown: date, project, who, hours and note. No rates, no clock times.',
  csv: 'Download CSV',
  pdf: 'Download PDF',
} as const;

/** How the sum and the timesheets belong together. */
export const agreementTexts = {
  agrees: (count: number): string =>
    counted(count, { one: 'The hours of one timesheet.', other: 'The hours of # timesheets.' }),
  straddles: (days: string, count: number): string =>
    counted(count, {
      one: () => `The pay period ${days} goes beyond these days: of its timesheet, only the days within are added up.`,
      other: (n) =>
        `The pay period ${days} goes beyond these days: of its ${n} timesheets, only the days within are added up.`,
    }),
  week: (days: string): string =>
    `Overtime goes by the work week. The week ${days} goes beyond these days: what was worked earlier in it counts towards its limit, and is not added up.`,
  twoWeeks: (one: string, other: string): string =>
    `Overtime goes by the work week. The weeks ${one} and ${other} go beyond these days: what was worked earlier in them counts towards their limit, and is not added up.`,
  following: (count: number): string =>
    counted(count, {
      one: 'One timesheet still shows other overtime: settings have changed since it was worked out. It follows with its next change.',
      other:
        '# timesheets still show other overtime: settings have changed since they were worked out. They follow with their next change.',
    }),
  tooMany: 'Overtime is not worked out for so many entries. Choose fewer days, or one department.',
  otherCurrency: (count: number): string =>
    counted(count, {
      one: 'One timesheet is in another currency, and not in the cost.',
      other: '# timesheets are in another currency, and not in the cost.',
    }),
} as const;

export const reportViewTexts = {
  noun: (count: number): string => counted(count, { one: '# row', other: '# rows' }),
  chart: (what: string, by: string): string => `${what}: ${by}`,
  pair: (one: string, other: string): string => `${one}, ${other}`,
  byBoth: (by: string, then: string): string => `${by} and ${then.toLowerCase()}`,
} as const;

export const shownTexts = {
  perDiems: 'Per diems',
  mileage: 'Mileage',
  none: 'None',
  hours: 'Hours',
  billable: 'Billable',
  overtime: 'Overtime',
  cost: 'Cost',
  notWorkedOut: '–',
  shareBillable: 'Share billable',
  timeEntries: 'Time entries',
  entries: 'Entries',
  workingDaysAway: 'Working days away',
  peopleAway: 'People away',
  leaves: 'Leaves',
  days: 'Days',
  people: 'People',
  peopleAtTheEnd: 'People at the end',
  fullTimeEquivalents: 'Full-time equivalents',
  joined: 'Joined',
  left: 'Left',
  turnover: 'Turnover',
  claimedIn: (currency: string): string => `Claimed in ${currency}`,
  amountAndLines: (money: string, count: number): string =>
    counted(count, { one: (number) => `${money}, ${number} line`, other: (number) => `${money}, ${number} lines` }),
  claimed: 'Claimed',
  amount: 'Amount',
  linesColumn: 'Lines',
} as const;

export const periodsTexts = {
  quarter: (quarter: number, year: string): string => `Q${quarter} ${year}`,
} as const;
