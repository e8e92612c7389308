import { counted } from '../counted.ts';

export const patternTexts = {
  label: 'Working pattern',
  hint: 'Leave, timesheets and hours count by it.',
  fte: 'Part of full time',
  standard: 'The organization’s week',
  standardHint: 'A standard day on every day that is no weekend.',
  keep: 'Leave as it is',
  fourDays: '80% (one day off)',
  threeDays: '60% (two days off)',
  mornings: 'Mornings',
  own: 'Own days and hours',
  hours: 'Hours of each day',
  hoursOf: (week: number): string => `Hours of each day, week ${week}`,
  dayOf: (weekday: string, week: number): string => `${weekday}, week ${week}`,
  weekOf: (monday: string): string => `Holds in the week of ${monday}, and in every second week from there.`,
  twoWeeks: 'Two weeks take turns',
  swap: 'Swap the weeks',
  total: (hours: string, days: number, percent: string): string =>
    counted(days, {
      one: (number) => `${hours} h a week on ${number} day: ${percent} of full time.`,
      other: (number) => `${hours} h a week on ${number} days: ${percent} of full time.`,
    }),
  notRead: 'Write hours as 8, 7:30 or 7.5; leave a day off empty.',
  tooLong: 'A day has at most 24 hours.',
  noDays: 'Give at least one day hours.',
  words: (days: string, hours: string): string => `${days}, ${hours} h a week`,
  inTurn: (days: string, hours: string): string => `${days} in turn, ${hours} h a week on average`,
  noDay: 'no day',
  fromTo: (from: string, to: string): string => `${from}–${to}`,
} as const;
