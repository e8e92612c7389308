export const printTexts = {
  print: 'Print',
  printedOn: (day: string): string => `Printed on ${day}`,
  person: 'Person',
  hours: 'Hours',
  away: 'Away',
  asked: 'Asked to be away',
  draft: 'Draft',
  openShifts: 'Open shifts',
  hoursOf: (hours: string): string => `${hours} h`,
} as const;
