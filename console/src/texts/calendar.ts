import { plural } from '../words.ts';

export const subscribeTexts = {
  open: 'Subscribe in your calendar',
  title: 'Subscribe in your calendar',
  lead: 'Your calendar program reads an address that is yours alone, and stays up to date by itself.',
  once: 'Copy it now. It is shown this once. Anyone who has it can read this calendar.',
  copy: 'Copy address',
  how: 'In your calendar program, choose to add a calendar by address or URL, and paste it there.',
  create: (what: string): string => `Create an address for ${what}`,
  existing: 'Addresses you have created',
  none: 'You have not created an address yet.',
  created: (when: string): string => `created ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove this address?',
  removeText: 'Calendar programs that read it will no longer show anything from here.',
  removed: 'The address was removed',
} as const;

export const feedNames = {
  MY_SHIFTS: { name: 'My shifts', inSentence: 'my shifts' },
  MY_LEAVE: { name: 'My time off', inSentence: 'my time off' },
  TEAM_LEAVE: { name: 'Time off of my team', inSentence: 'the time off of my team' },
} as const;

export const calendarTexts = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  nobodyToShow: 'Nobody to show',
  peopleWhoseLeaveYouSee: 'People whose leave you see appear here. Choose another department, or all of them.',
  theFirstPeople: (count: number): string => `The first ${count} people`,
  people: (count: number): string => plural(count, 'person', 'people'),
  waitingForYou: (shown: string, count: number): string =>
    `${shown}, ${plural(count, 'request waits', 'requests wait')} for you`,
  department: 'Department',
  allDepartments: 'All departments',
  whatTheMarksMean: 'What the marks mean',
  approvedLeave: 'Approved leave',
  waitsForADecision: 'Waits for a decision',
  shift: 'Shift',
  weekendOrPublicHoliday: 'Weekend or public holiday',
} as const;

export const leaveDialogTexts = {
  away: 'Away',
  when: 'When',
  length: 'Length',
  state: 'Status',
  allAboutThisLeave: 'All about this leave',
} as const;

export const timelineTexts = {
  peopleAndDays: 'People and days',
  shiftOn: (shortDay: string, times: string, isPublished: boolean): string =>
    `Shift on ${shortDay}, ${times}${isPublished ? '' : ', not published'}`,
  away: 'Away',
  waitsForADecision: 'waits for a decision',
  times: (start: string, end: string): string => `${start} to ${end}`,
  approved: 'approved',
} as const;
