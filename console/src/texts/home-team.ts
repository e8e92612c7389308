import { counted } from './counted.ts';

/** Home of those who lead people. */
export const teamTexts = {
  team: 'My people',
  inNow: (count: number, all: number): string => `${String(count)} of ${String(all)} in now`,
  inSince: (time: string): string => `since ${time}`,
  late: (count: number): string => counted(count, { one: 'One person is late', other: '# people are late' }),
  worksTomorrow: 'Who works tomorrow',
  noneLate: 'No one is late.',
  lateSince: (time: string): string => `shift began ${time}`,
  comingUp: 'Coming up',
  nothingComingUp: 'Nothing in the next 30 days.',
  period: (days: string): string => `Pay period ${days}`,
  periodNote: 'It has ended and is not closed.',
  unsent: 'Not sent',
  undecided: 'Waiting for approval',
  ready: 'Approved, not final',
  openPeriods: 'Pay periods',
  timesheets: (count: number): string => counted(count, { one: '# timesheet', other: '# timesheets' }),
  comes: {
    start: () => 'first day',
    probation: () => 'probation ends',
    certificate: (title: string) => `${title} expires`,
    contract: () => 'last day',
    anniversary: (years: number) => counted(years, { one: '# year here', other: '# years here' }),
  },
  andMore: (count: number): string => `and ${String(count)} more`,
} as const;

export const whoIsHereTexts = {
  title: 'Who is here',
  untimed: 'Time tracking is off: people are expected or away.',
  show: 'Show',
  states: { IN: 'In', ON_BREAK: 'On break', LATE: 'Late', AWAY: 'Away', EXPECTED: 'Expected' },
  since: (time: string): string => `since ${time}`,
  lateSince: (time: string): string => `shift began ${time}`,
  none: 'No one is here',
  noneText: 'No one you lead is clocked in, away, or has a shift today.',
  noDepartment: 'Without a department',
  call: 'Call',
  callTo: (name: string): string => `Call ${name}`,
  message: 'Message',
  messageTo: (name: string): string => `Message ${name}`,
  noNumber: (name: string): string => `No number of ${name} can be had.`,
  findFor: (name: string): string => `Find someone for the shift of ${name}`,
} as const;
