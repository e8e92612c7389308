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
  comes: {
    probation: () => 'probation ends',
    certificate: (title: string) => `${title} expires`,
    contract: () => 'last day',
    anniversary: (years: number) => counted(years, { one: '# year here', other: '# years here' }),
  },
  andMore: (count: number): string => `and ${String(count)} more`,
} as const;
