import { counted } from '../counted.ts';

/** What was done to a person, and by whom. */
export const historySentences: Readonly<Record<string, (who: string) => string>> = {
  'users.create': (who) => `${who} added this person`,
  'hires.create': (who) => `${who} hired this person`,
  'hires.again': (who) => `${who} decided to hire this person again`,
  'invitations.send': (who) => `${who} decided on the invitation`,
  'users.update': (who) => `${who} changed the record`,
  'users.updatePersonal': (who) => `${who} changed personal details`,
  'users.updateGovernmentIds': (who) => `${who} changed government identifiers`,
  'users.deactivate': (who) => `${who} ended access`,
  'users.reactivate': (who) => `${who} reactivated this person`,
  'users.hire': (who) => `${who} hired this person`,
  'users.rehire': (who) => `${who} hired this person again`,
  'users.erase': (who) => `${who} erased personal data`,
  'users.createDataArchive': (who) => `${who} asked for an archive of personal data`,
  'dataArchives.create': (who) => `${who} asked for an archive of their own data`,
  'dataArchives.release': (who) => `${who} allowed someone else an archive of personal data`,
  'dataArchives.complete': (who) => `${who} finished an archive of personal data`,
  'dataArchives.download': (who) => `${who} downloaded an archive of personal data`,
  'employment.create': (who) => `${who} changed the job from a day on`,
  'employment.update': (who) => `${who} changed a planned change`,
  'employment.delete': (who) => `${who} deleted a planned change`,
  'employment.hold': (who) => `${who} could not carry out a planned change`,
  'customFieldValues.set': (who) => `${who} filled in custom fields`,
  'me.update': (who) => `${who} changed their own details`,
  'notificationPreferences.update': (who) => `${who} changed what to be notified of`,
  'session.create': (who) => `${who} signed in`,
  'session.delete': (who) => `${who} signed out`,
  'sessions.end': (who) => `${who} ended one of their sessions`,
  'password.link': (who) => `${who} asked for a link to set a password`,
  'password.set': (who) => `${who} set a password`,
  'password.change': (who) => `${who} changed the password`,
};

export const editTierTexts = {
  noCountry: 'Not said',
  save: 'Save',
  saved: { personal: 'Personal details saved.', government_id: 'Government identifiers saved.' },
  emergencyContact: (index: number): string => `Emergency contact ${index}`,
  name: 'Name',
  relationship: 'Relationship',
  phone: 'Phone',
  remove: 'Remove',
  removeEmergencyContact: (index: number): string => `Remove emergency contact ${index}`,
  addAnEmergencyContact: 'Add an emergency contact',
} as const;

export const exportLinkTexts = {
  export: 'Export',
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
    `A checklist is started. Access ends by itself at the end of the last day, or when the checklist is completed before: then ${name} is signed out everywhere, their tokens and webhook endpoints stop working and they can no longer sign in. Cancel the checklist before that to take it back.`,
  lastDay: 'Last day',
  lastDayHint: 'Becomes the end date of the employment.',
  checklist: 'Checklist',
  anEmptyOne: 'An empty one',
  reactivateTitle: (name: string): string => `Reactivate ${name}?`,
  isActiveAgain: (name: string): string => `${name} is active again.`,
  reactivateText:
    'For a mistake: the same employment goes on, and its last day is cleared. Press Hire again for someone who left and comes back. They can sign in again and take a seat of the plan. Tokens that were revoked stay revoked.',
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
  timeAndLeave: 'Time and leave',
  time: 'Time',
  leave: 'Leave',
  expenses: 'Expenses',
  documents: 'Documents',
  onboardingAndTraining: 'Onboarding and training',
  trainingAndCertificates: 'Training',
  equipment: 'Equipment',
  goals: 'Goals',
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

export const guestTexts = {
  guest: 'Guest',
  guests: 'Guests',
  without: 'Without guests',
  alone: 'Guests alone',
  add: 'Add a guest',
  instead: 'A guest, such as an accountant, an auditor or a contractor, does not work here and takes no seat.',
  note: 'Someone who does not work here: no time, leave, shifts or seat. They sign in, and see and do what you give them alone.',
  whatTheyAre: 'What they are',
  whatHint: 'Such as Accountant at Finch & Co.',
  whatFor: 'What they come for',
  hire: 'Hire',
  hireTitle: (name: string): string => `Hire ${name}`,
  hireText:
    'Their employment begins, and they take a seat. They sign in as before; what they were given stays until it ends.',
  startDate: 'First day',
  noType: 'Not said',
  hired: (name: string): string => `${name} works here now.`,
} as const;

export const privateTierTexts = {
  shownNote: 'Your look is recorded in the access log, which this person can read.',
  hiddenNote: 'Hidden. Showing them is recorded in the access log with your name.',
  edit: 'Edit',
  hide: 'Hide',
  show: 'Show',
  /** The same buttons as they are read aloud, where what they are about is not beside them. */
  editNamed: { personal: 'Edit personal details', government_id: 'Edit government identifiers' },
  hideNamed: { personal: 'Hide personal details', government_id: 'Hide government identifiers' },
  showNamed: { personal: 'Show personal details', government_id: 'Show government identifiers' },
} as const;

export const historyTexts = {
  theInstallation: 'The installation',
  anErasedPerson: 'An erased person',
  history: 'History',
  historyNote: 'From the audit log, the newest first.',
  what: 'What',
  recordAndPay: 'Record, pay and leave balances',
  everything: 'Everything, hours and requests too',
  nothingYet: 'Nothing yet',
  showMore: 'Show more',
  /** An action that has no sentence of its own. */
  did: (who: string, action: string): string => `${who}: ${action}`,
} as const;

export const jobTexts = {
  probation: 'Probation',
  months: (count: number): string => counted(count, { one: '# month', other: '# months' }),
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
  starts: 'Starts',
  work: 'At work',
  fullName: 'Full name',
  /** A day, and how long ago that is. */
  since: (day: string, long: string): string => `${day} (${long})`,
  years: (count: number): string => counted(count, { one: '# year', other: '# years' }),
  months: (count: number): string => counted(count, { one: '# month', other: '# months' }),
  both: (years: string, months: string): string => `${years}, ${months}`,
} as const;

/** What is special about someone at this moment. */
export const personNowTexts = {
  title: 'Now',
  in: (time: string): string => `In since ${time}`,
  onBreak: (time: string): string => `On a break since ${time}`,
  late: (time: string): string => `Late: the shift began at ${time}`,
  away: 'Away today',
  expected: (from: string, to: string): string => `Expected from ${from} to ${to}`,
  notHere: 'Not at work, and not expected today',
  leaveUntil: (day: string): string => `On leave until ${day}`,
  nextLeave: 'Next leave',
  nextShift: 'Next shift',
  days: {
    start: () => 'First day',
    probation: () => 'Probation ends',
    certificate: (title: string) => `${title} expires`,
    contract: () => 'Last day',
    anniversary: (years: number) => counted(years, { one: '# year here', other: '# years here' }),
  },
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
