import { counted } from './counted.ts';

/** One day of the schedule, by the hour. */
export const dayViewTexts = {
  day: 'Day',
  week: 'Week',
  today: 'Today',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  openDay: (day: string): string => `Open ${day} by the hour`,
  shiftsOf: (day: string): string => `Shifts of ${day}`,
  working: (people: number, hours: string): string =>
    counted(people, { one: (n) => `${n} person, ${hours} h`, other: (n) => `${n} people, ${hours} h` }),
  sum: (told: string, money: string): string => `${told}, ${money}`,
  noShift: 'No shift',
  add: (label: string): string => `Add a shift: ${label}`,
  time: 'Time',
  what: 'What',
  where: 'Where',
} as const;
