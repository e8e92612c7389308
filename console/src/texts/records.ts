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

export const certificatesOfAllTexts = {
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
