import { plural } from '../../words.ts';

export const historySentences: Readonly<Record<string, string>> = {
  'users.create': 'added this person',
  'users.update': 'changed the record',
  'users.updatePersonal': 'changed personal details',
  'users.updateGovernmentIds': 'changed government identifiers',
  'users.deactivate': 'ended access',
  'users.reactivate': 'reactivated this person',
  'users.erase': 'erased personal data',
  'me.update': 'changed their own details',
  'session.create': 'signed in',
  'session.delete': 'signed out',
  'sessions.end': 'ended one of their sessions',
  'password.set': 'set a password',
  'password.change': 'changed the password',
};

export const editTierTexts = {
  save: 'Save',
  saved: (title: string): string => `${title} saved.`,
  emergencyContact: (index: number): string => `Emergency contact ${index}`,
  name: 'Name',
  relationship: 'Relationship',
  phone: 'Phone',
  remove: 'Remove',
  emergencyContactInSentence: (index: number): string => `emergency contact ${index}`,
  addAnEmergencyContact: 'Add an emergency contact',
} as const;

export const exportLinkTexts = {
  exportCSV: 'Export CSV',
} as const;

export const lifeActionsTexts = {
  startOnboarding: 'Start onboarding',
  offboard: 'Offboard',
  erase: 'Erase',
  reactivate: 'Reactivate',
  offboardTitle: (name: string): string => `Offboard ${name}`,
  startTheOnboardingOf: (name: string): string => `Start the onboarding of ${name}`,
  startOffboarding: 'Start offboarding',
  offboardText: (name: string): string =>
    `A checklist is started. Nothing ends before it is completed: then ${name} is signed out everywhere, their tokens stop working and they can no longer sign in.`,
  lastDay: 'Last day',
  lastDayHint: 'Becomes the end date of the employment.',
  checklist: 'Checklist',
  anEmptyOne: 'An empty one',
  reactivateTitle: (name: string): string => `Reactivate ${name}?`,
  isActiveAgain: (name: string): string => `${name} is active again.`,
  reactivateText: 'They can sign in again and take a seat of the plan. Tokens that were revoked stay revoked.',
  eraseTitle: (name: string): string => `Erase the personal data of ${name}?`,
  eraseForGood: 'Erase for good',
  erasureStarted: 'The record is erased. Logs and events follow within a few minutes.',
  eraseText:
    'Name, address, contacts, identifiers, credentials and team memberships are removed, and cannot be brought back. What payroll needs stays: employment dates, type, employee and payroll number.',
  erased: (instant: string): string => `Erased ${instant}`,
  erasingRowsSoFar: (number: string): string => `Erasing: ${number} rows so far`,
} as const;

export const personTabsTexts = {
  overview: 'Overview',
  jobAndPay: 'Job and pay',
  personal: 'Personal',
  time: 'Time',
  leave: 'Leave',
  expenses: 'Expenses',
  documents: 'Documents',
  trainingAndCertificates: 'Training',
  equipment: 'Equipment',
  goals: 'Goals',
  customFields: 'Custom fields',
  onboarding: 'Onboarding',
  history: 'History',
} as const;

export const personTexts = {
  people: 'People',
  person: 'Person',
  inactive: 'Inactive',
  you: 'You',
  edit: 'Edit',
  about: (name: string): string => `About ${name}`,
} as const;

export const privateTierTexts = {
  shownNote: 'Your look is recorded in the access log, which this person can read.',
  hiddenNote: 'Hidden. Showing them is recorded in the access log with your name.',
  edit: 'Edit',
  hide: 'Hide',
  show: 'Show',
} as const;

export const historyTexts = {
  theInstallation: 'The installation',
  anErasedPerson: 'An erased person',
  history: 'History',
  historyNote: 'From the audit log, the newest first.',
  nothingYet: 'Nothing yet',
  showMore: 'Show more',
} as const;

export const jobTexts = {
  probation: 'Probation',
  months: (count: number): string => plural(count, 'month'),
  probationEnds: 'Probation ends',
  type: 'Type',
  startDate: 'Start date',
  endDate: 'End date',
  employeeNumber: 'Employee number',
  payrollNumber: 'Payroll number',
  employment: 'Employment',
} as const;

export const overviewTexts = {
  emailAddress: 'E-mail address',
  workLocation: 'Work location',
  jobTitle: 'Job title',
  department: 'Department',
  manager: 'Manager',
  division: 'Division',
  level: 'Level',
  started: 'Started',
  contact: 'Contact',
  work: 'Work',
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  preferredName: 'Preferred name',
} as const;

export const tiersTexts = {
  homeAddress: 'Home address',
  emergencyContact: (index: number): string => `Emergency contact ${index}`,
  personalEmail: 'Personal e-mail',
  phone: 'Phone',
  mobilePhone: 'Mobile phone',
  pronouns: 'Pronouns',
  address: 'Address',
  addressSecondLine: 'Address, second line',
  city: 'City',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  personalDetails: 'Personal details',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  nationality: 'Nationality',
  governmentIdentifiers: 'Government identifiers',
  socialInsuranceNumber: 'Social insurance number',
  taxNumber: 'Tax number',
  passport: 'Passport',
  passportExpires: 'Passport expires',
  drivingLicence: 'Driving licence',
  workPermit: 'Work permit',
  workPermitExpires: 'Work permit expires',
} as const;
