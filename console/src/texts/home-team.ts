import { counted } from './counted.ts';

/** Home of those who lead people. */
export const teamTexts = {
  team: 'My people',
  inNow: (count: number, all: number): string => `${String(count)} of ${String(all)} in now`,
  inSince: (time: string): string => `since ${time}`,
  late: (count: number): string => counted(count, { one: 'One person is late', other: '# people are late' }),
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
