import { counted } from './counted.ts';

export const reportsTexts = {
  title: 'Reports',
  lead: 'Hours, absence, people and expenses, added up.',
  tabs: { hours: 'Hours', absence: 'Absence', headcount: 'Headcount', expenses: 'Expenses' },
  export: 'Export CSV',
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
  anyDepartment: 'All departments',
  by: 'By',
  departments: 'Departments',
  departmentsThen: 'Departments of that day',
  departmentsNow: 'Departments of today',
  byMonth: 'By month',
  byQuarter: 'By quarter',
  byYear: 'By year',
  atGlance: 'At a glance',
  hasMore: 'The 200 largest are shown. The exported file has all of them.',
  emptyTitle: 'Nothing in these days',
  empty: 'Choose another period or department.',
} as const;

export type ReportKind = keyof typeof reportsTexts.tabs;

/** What rows can stand for; the first is what one sees without a choice. */
export const waysOf = {
  hours: { project: 'Project', client: 'Client', department: 'Department', person: 'Person' },
  absence: { type: 'Leave type', department: 'Department', person: 'Person' },
  headcount: { department: 'Department', employment_type: 'Employment type', work_location: 'Work location' },
  expenses: { category: 'Category', department: 'Department', project: 'Project', person: 'Person' },
} as const;

export const byTitles: Readonly<Record<string, string>> = {
  project: 'By project',
  client: 'By client',
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
  department: 'No department',
  employment_type: 'Not recorded',
  work_location: 'Not recorded',
};

export const reportViewTexts = {
  noun: (count: number): string => counted(count, { one: '# row', other: '# rows' }),
  chart: (what: string, by: string): string => `${what}: ${by}`,
} as const;

export const shownTexts = {
  perDiems: 'Per diems',
  mileage: 'Mileage',
  none: 'None',
  hours: 'Hours',
  billable: 'Billable',
  shareBillable: 'Share billable',
  timeEntries: 'Time entries',
  entries: 'Entries',
  workingDaysAway: 'Working days away',
  peopleAway: 'People away',
  leaves: 'Leaves',
  days: 'Days',
  people: 'People',
  peopleAtTheEnd: 'People at the end',
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
