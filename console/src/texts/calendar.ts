import { counted } from './counted.ts';

export const subscribeTexts = {
  open: 'Subscribe in your calendar',
  title: 'Subscribe in your calendar',
  lead: 'Your calendar program reads an address that is yours alone, and stays up to date by itself.',
  once: 'Copy it now. It is shown this once. Anyone who has it can read this calendar.',
  copy: 'Copy address',
  how: 'In your calendar program, choose to add a calendar by address or URL, and paste it there.',
  existing: 'Addresses you have created',
  none: 'You have not created an address yet.',
  created: (when: string): string => `created ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove this address?',
  removeText: 'Calendar programs that read it will no longer show anything from here.',
  removed: 'The address was removed',
} as const;

export const feedNames = {
  MY_SHIFTS: { name: 'My shifts', create: 'Create an address for my shifts' },
  MY_LEAVE: { name: 'My time off', create: 'Create an address for my time off' },
  TEAM_LEAVE: { name: 'Time off of my team', create: 'Create an address for the time off of my team' },
} as const;

export const calendarTexts = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  nobodyToShow: 'Nobody to show',
  peopleWhoseLeaveYouSee: 'People whose leave you see appear here. Choose another department, or all of them.',
  theFirstPeople: (count: number): string => counted(count, { one: 'The first # person', other: 'The first # people' }),
  people: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  waitingForYou: (shown: string, count: number): string =>
    counted(count, {
      one: (n) => `${shown}, ${n} request waits for you`,
      other: (n) => `${shown}, ${n} requests wait for you`,
    }),
  publicHolidays: (days: string): string => `Public holidays: ${days}`,
  holidayOn: (day: string, name: string): string => `${day}, ${name}`,
  publicHoliday: 'Public holiday',
  department: 'Department',
  allDepartments: 'All departments',
  whatTheMarksMean: 'What the marks mean',
  away: 'Away',
  approvedLeave: 'Approved leave',
  waitsForADecision: 'Waits for a decision',
  shift: 'Shift',
  weekendOrPublicHoliday: 'Weekend or public holiday',
} as const;

export const leaveDialogTexts = {
  titleOf: (name: string, title: string): string => `${name}: ${title}`,
  away: 'Away',
  when: 'When',
  length: 'Length',
  state: 'Status',
  allAboutThisLeave: 'All about this leave',
} as const;

export const timelineTexts = {
  peopleAndDays: 'People and days',
  shiftOn: (shortDay: string, times: string): string => `Shift on ${shortDay}, ${times}`,
  draftOn: (shortDay: string, times: string): string => `Shift on ${shortDay}, ${times}, not published`,
  away: 'Away',
  leave: (title: string, days: string): string => `${title}, ${days}`,
  approvedLeave: (name: string, title: string, days: string): string => `${name}: ${title}, ${days}, approved`,
  pendingLeave: (name: string, title: string, days: string): string =>
    `${name}: ${title}, ${days}, waits for a decision`,
  times: (start: string, end: string): string => `${start} to ${end}`,
} as const;
