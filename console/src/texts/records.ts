import { counted } from './counted.ts';

export const offered = { yes: 'Can be assigned', no: 'No longer assigned' } as const;

export const equipmentPartsTexts = {
  handedOut: 'Handed out',
  returned: 'In stock',
  lost: 'Lost',
  damaged: 'Damaged',
  retired: 'Retired',
  what: 'What',
  category: 'Category',
  serialNumber: 'Serial number',
  status: 'Status',
  handOutEquipment: 'Hand out equipment',
  handOut: 'Hand out',
  handOutToMany: 'Hand out to several',
  handOutTo: (count: number): string =>
    counted(count, { one: 'Hand it out to # person', other: 'Hand it out to # people' }),
  handedOutTo: (count: number): string =>
    counted(count, { one: 'Handed out to # person.', other: 'Handed out to # people.' }),
  handOutThis: (name: string): string => `Hand out ${name}`,
  whoGetsIt: 'Who gets it',
  handedOutDone: 'Handed out.',
  person: 'Person',
  categoryNameHint: 'Such as Laptop or Key.',
  description: 'Description',
  handedOutColumn: 'Handed out',
  handedOutOn: 'Handed out on',
} as const;

export const personColumnTexts = {
  person: 'Person',
  aPerson: 'A person',
} as const;

export const equipmentTexts = {
  actions: 'Actions',
  takeBack: 'Take back',
  handOut: 'Hand out',
  search: 'Find a person or a serial number',
  equipment: 'Equipment',
  equipmentLead: 'What people have, and what is in stock.',
  ownLead: 'What was handed out to you.',
  handOutEquipment: 'Hand out equipment',
  noun: (count: number): string => counted(count, { one: '# piece', other: '# pieces' }),
  status: 'Status',
  anyStatus: 'Any status',
  empty: { title: 'No equipment yet', text: 'What you hand out to people and what you add to stock appears here.' },
  ownEmpty: { title: 'No equipment', text: 'What is handed out to you appears here.' },
  takeBackTitle: (nameOfAsset: string): string => `Take ${nameOfAsset} back?`,
  takenBack: 'Taken back.',
  itIsRecordedAsReturned: 'It is recorded as returned today.',
} as const;

export const stockTexts = {
  add: 'Add to stock',
  added: 'It is in stock.',
  change: 'Change',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Remove',
  removeTitle: (name: string): string => `Remove ${name} from stock?`,
  removeText: 'For what was entered by mistake or is no longer there. No one has had it.',
  removed: 'Removed from stock.',
} as const;

export const trainingPartsTexts = {
  validUntil: 'Valid until',
  overdue: 'Overdue',
  assigned: 'Assigned',
  inProgress: 'In progress',
  completed: 'Completed',
  completedColumn: 'Completed',
  status: 'Status',
  due: 'Due',
  assignACourse: 'Assign a course',
  assign: 'Assign',
  who: 'Who takes it',
  assignTo: (count: number): string => counted(count, { one: 'Assign it to # person', other: 'Assign it to # people' }),
  assignedTo: (count: number): string =>
    counted(count, { one: 'The course is assigned to # person.', other: 'The course is assigned to # people.' }),
  theCourseIsAssigned: 'The course is assigned.',
  course: 'Course',
  chooseACourse: 'Choose a course',
} as const;

export const trainingTexts = {
  validMonths: 'Valid for, months',
  validMonthsHint: 'It is assigned again by itself 30 days before that is over. Empty: it is taken once.',
  course: 'Course',
  training: 'Training',
  trainingLead: 'Who has which course, and who is due.',
  ownLead: 'Your courses, and when they are due.',
  changeThisCourse: 'Change this course',
  newCourse: 'New course',
  assignACourse: 'Assign a course',
  noun: (count: number): string => counted(count, { one: '# assignment', other: '# assignments' }),
  status: 'Status',
  notDone: 'Not done yet',
  anyStatus: 'Any status',
  anyCourse: 'Any course',
  empty: {
    title: 'No training to be done',
    text: 'Courses that are assigned to people appear here until they are done.',
  },
  ownEmpty: { title: 'Nothing to be done', text: 'Courses that are assigned to you appear here until they are done.' },
  createCourse: 'Create course',
  theCourseCanBeAssigned: 'The course can be assigned now.',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  whatItTeaches: 'What it teaches',
  use: 'Use',
  offeredHint: 'People who already have the course keep it.',
} as const;

export const missingCertificatesTexts = {
  certificates: 'Certificates',
  title: 'Missing certificates',
  lead: 'Certificates and training that are wanted of people: who has none, whose has run out, and whose runs out.',
  ownLead: 'Certificates and training that are wanted of you, and that you lack or have to renew.',
  requirements: 'What is wanted',
  wanted: 'Wanted',
  kind: 'Kind',
  kinds: { CERTIFICATE: 'Certificate', COURSE: 'Training' },
  state: 'State',
  none: 'Has none',
  expired: 'Ran out',
  runsOut: 'Runs out',
  until: 'Holds until',
  before: 'Runs out before',
  anyState: 'Any state',
  anyKind: 'Certificates and training',
  department: 'Department',
  anyDepartment: 'Any department',
  noun: (count: number): string => counted(count, { one: '# missing', other: '# missing' }),
  empty: {
    title: 'Nothing is missing',
    text: 'Whoever lacks a certificate or training that is wanted appears here. A day above shows what runs out before it.',
  },
  nothingWanted: {
    title: 'No certificate or training is wanted yet',
    text: 'Say under What is wanted which ones, and of whom. Who has none, and whose runs out, then appears here.',
  },
} as const;

export const requirementTexts = {
  certificates: 'Certificates',
  title: 'Wanted certificates',
  lead: 'Which certificates and training are wanted, of whom, and when people are reminded.',
  whoLacks: 'Who lacks one',
  add: 'Add what is wanted',
  changeTitle: 'Change what is wanted',
  save: 'Save',
  saved: 'Saved.',
  wanted: 'Wanted',
  kind: 'Kind',
  certificate: 'Certificate',
  certificateHint: 'By name, as it stands in people’s records: First aid.',
  course: 'Training',
  aCourse: 'A course',
  orCourse: 'Or a course',
  noCourse: 'No course',
  ofWhom: 'Of whom',
  ofWhomHint: 'Of people to whom all that you fill in applies; of everyone if you leave it empty.',
  everyone: 'Everyone',
  department: 'Department',
  anyDepartment: 'Any department',
  jobTitle: 'Job title',
  workLocation: 'Work location',
  person: 'Person',
  reminder: 'Reminder',
  daysBefore: (count: number): string => counted(count, { one: '# day before', other: '# days before' }),
  remindDays: 'Remind so many days before',
  remindHint: 'The person, and who leads them. Reminded again while it is missing.',
  daysNeeded: 'Give a number of days.',
  actions: 'Actions',
  change: 'Change',
  remove: 'Remove',
  removeTitle: (name: string): string => `Want ${name} no longer?`,
  removeText: 'Certificates and training that people have stay in their records.',
  removed: 'It is wanted no longer.',
  noun: (count: number): string => counted(count, { one: '# requirement', other: '# requirements' }),
  empty: {
    title: 'Nothing is wanted',
    text: 'Say which certificates and training a job, a place or a department needs.',
  },
} as const;

export const certificatesOfAllTexts = {
  expiresBefore: 'Expires before',
  whoLacks: 'Who lacks one',
  whatIsWanted: 'What is wanted of me',
  lead: 'Who holds which certificate, and which run out.',
  ownLead: 'Your certificates, and when they run out.',
  anyStatus: 'Any status',
  empty: { title: 'No certificates', text: 'Add one on the page of a person.' },
  ownEmpty: { title: 'No certificates', text: 'Those that are recorded for you appear here.' },
} as const;

export const payOfAllTexts = {
  anyStatus: 'Any status',
  payLead: 'What people are paid, and since when.',
  hidden: 'Hidden',
  hiddenNote: 'Showing it is recorded in the access log, with your name, for each person shown.',
  show: 'Show pay',
  payEmpty: { title: 'No pay on record', text: 'Record it on the page of a person, or import it from a file.' },
  benefitsLead: 'Who is enrolled in which plan.',
  benefitsEmpty: { title: 'No benefits', text: 'Enrol someone on the page of a person.' },
} as const;

export const peopleLinkTexts = {
  chooseAPerson: 'Choose a person',
} as const;
