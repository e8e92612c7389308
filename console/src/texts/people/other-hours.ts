import { counted } from '../counted.ts';

export const otherHoursTexts = {
  title: 'What comes of it',
  ofEach: 'What comes of it for each',
  kept: 'Booked leave keeps the days it was booked with. That is set under Settings, Leave.',
  recounted: 'Booked leave is counted anew from that day, and the balance with it. That is set under Settings, Leave.',
  proRata: 'Leave that goes by the days of work is shared out by days; other leave stays as it is.',
  noProRata:
    'No type of leave is given by the days of work, so what is granted stays as it is. Each type of leave says whether it is, under Leave types.',
  week: (before: string, after: string): string => `Hours in a week: ${before} → ${after}`,
  balances: 'Leave by type and year, before and after',
  type: 'Leave',
  year: 'Year',
  granted: 'Granted',
  taken: 'Taken',
  booked: 'Booked',
  left: 'Left',
  change: (before: string, after: string): string => `${before} → ${after}`,
  bookings: (count: number): string =>
    counted(count, { one: '# booked leave is concerned', other: '# booked leaves are concerned' }),
  booking: (name: string, days: string, before: string, after: string): string =>
    `${name}, ${days}: ${before} → ${after}`,
  bookingKept: (name: string, days: string, cost: string, anew: string): string =>
    `${name}, ${days}: costs ${cost}, and would cost ${anew} now`,
  daysOff: (count: number): string =>
    counted(count, { one: '# day of it is a day off', other: '# days of it are days off' }),
  noBookings: 'No booked leave is concerned.',
  account: (before: string, after: string): string => `Hours account: ${before} → ${after}`,
  accountStays: (balance: string): string =>
    `Hours account: stays at ${balance}; from then on less or more is expected.`,
  shifts: (count: number): string =>
    counted(count, { one: '# published shift stays', other: '# published shifts stay' }),
  shiftOff: (day: string): string => `${day} would be a day off`,
  weekOver: (day: string, planned: string, contract: string): string =>
    `Week of ${day}: ${planned} published, ${contract} in the contract`,
  working: 'Looking what comes of it…',
} as const;
