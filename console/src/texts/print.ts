import { counted } from './counted.ts';

export const printTexts = {
  print: 'Print',
  printedOn: (day: string): string => `Printed on ${day}`,
  person: 'Person',
  hours: 'Hours',
  away: 'Away',
  withoutDrafts: (count: number): string =>
    counted(count, {
      one: '# shift is not published yet, and not on this page.',
      other: '# shifts are not published yet, and not on this page.',
    }),
  openShifts: 'Open shifts',
  hoursOf: (hours: string): string => `${hours} h`,
} as const;
