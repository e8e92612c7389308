import { counted } from '../counted.ts';

export const directoryTexts = {
  onlyYou:
    'Your organization does not show you your colleagues here. An Administrator can open the directory under Settings.',
  title: 'Directory',
  lead: 'Everyone you work with, and how to reach them.',
  search: 'Search by name, e-mail or job title',
  nobody: 'Nobody fits',
  hint: 'Try the beginning of a first or last name.',
  people: 'People',
  peopleCount: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  showMore: 'Show more',
} as const;

export const orgChartTexts = {
  title: 'Org chart',
  lead: 'Who reports to whom.',
  search: 'Search by name or job title',
  empty: 'Nobody here yet',
  emptyHint: 'Give people a manager, and the chart draws itself.',
  on: 'On',
  today: 'Today',
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  reportsOf: (name: string): string => `Reports of ${name}`,
  reports: (count: number): string => counted(count, { one: '# report', other: '# reports' }),
} as const;

export const listTexts = {
  title: 'People',
  add: 'Add a person',
  search: 'Search by name, e-mail or job title',
  empty: { title: 'Nobody here', text: 'People you may see appear here.' },
  inactive: 'Inactive',
  offboarded: 'Offboarded',
  everyone: 'Everyone',
  name: 'Name',
  jobTitle: 'Job title',
  department: 'Department',
  manager: 'Manager',
  emailAddress: 'E-mail address',
  workLocation: 'Work location',
  startDate: 'Start date',
  role: 'Role',
  status: 'Status',
  noun: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  active: 'Active',
  anyDepartment: 'Any department',
  anyRole: 'Any role',
} as const;

export const personFormTexts = {
  emailKept: 'They sign in with it, so it cannot be changed.',
  emailNew: 'A link to set a password is sent there.',
  ownRole: 'You cannot change your own role.',
  months: (count: number): string => counted(count, { one: '# month', other: '# months' }),
  firstName: 'First name',
  enterAFirstName: 'Enter a first name.',
  lastName: 'Last name',
  enterALastName: 'Enter a last name.',
  middleName: 'Middle name',
  preferredName: 'Preferred name',
  emailAddress: 'E-mail address',
  enterAnEmailAddress: 'Enter an e-mail address.',
  jobTitle: 'Job title',
  department: 'Department',
  noDepartment: 'No department',
  manager: 'Manager',
  workLocation: 'Work location',
  division: 'Division',
  role: 'Role',
  level: 'Level',
  startDate: 'Start date',
  endDate: 'End date',
  employmentType: 'Employment type',
  notSet: 'Not set',
  probation: 'Probation',
  none: 'None',
  employeeNumber: 'Employee number',
  payrollNumber: 'Payroll number',
} as const;

export const addPersonTexts = {
  addAPerson: 'Add a person',
  people: 'People',
  person: 'Person',
  job: 'Job',
  onboarding: 'Onboarding',
  whoTheyAre: 'Who they are',
  employment: 'Employment',
  addAndInvite: 'Add and invite',
  inviting: 'Invitation',
  continue: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  tasks: (name: string, count: number): string =>
    counted(count, { one: (number) => `${name} (${number} task)`, other: (number) => `${name} (${number} tasks)` }),
  onboardingNote: 'The tasks of the template are handed out when the person is added.',
  checklist: 'Checklist',
  noChecklist: 'No checklist',
  thereAreNoTemplatesYet: 'There are no templates yet. A checklist can be started later from the person’s page.',
  wasAdded: (name: string): string => `${name} was added`,
  linkSent: (email: string): string =>
    `A link to set a password is on its way to ${email}. It works until they use it or another is sent.`,
  openTheirPage: 'Open their page',
  openTheChecklist: 'Open the checklist',
  backToPeople: 'Back to people',
} as const;

export const editPersonTexts = {
  person: 'Person',
  edit: (name: string): string => `Edit ${name}`,
  editTitle: 'Edit',
  thisRecordIsNotYours: 'This record is not yours to change',
  anExecutiveIsEdited: 'Only Executives can edit an Executive.',
  editPerson: 'Edit person',
  saved: 'Saved.',
  nameAndContact: 'Name and contact',
  job: 'Job',
  employment: 'Employment',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export const stepsTexts = {
  steps: 'Steps',
} as const;
