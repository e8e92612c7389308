import { counted } from '../counted.ts';

/** Leave on the same days, side by side. */
export const sameDaysTexts = {
  title: 'Same days',
  note: 'Who asked first, and what each had last year.',
  requests: 'Leave on the same days',
  askedFirst: 'Asked first',
  has: 'Has these days',
  when: 'When',
  length: 'Length',
  askedOn: 'Asked',
  lastYear: (year: number): string => `In ${String(year)}`,
  nothing: 'No leave',
  somebody: 'Away',
  total: (days: number): string => counted(days, { one: '# day', other: '# days' }),
  hadTheseDays: 'Had the same days then',
  notSeen: 'Not yours to see',
  alone: 'Nobody else asks for these days any more.',
} as const;
