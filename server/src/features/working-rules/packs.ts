import type { KeptRule, PackName } from '../../kernel/working-rules.ts';

/** Rules of one place. What stands in `leftOut` is said to whoever reads the pack: the figure is not certain, or not ours to work out. */
export interface Pack {
  readonly rules: readonly KeptRule[];
  readonly leftOut: readonly LeftOut[];
}

export const leftOutCodes = [
  'AGREEMENTS',
  'AVERAGED_HOURS',
  'DAILY_REST_NONE',
  'DOUBLE_TIME',
  'EIGHT_BETWEEN_SHIFTS',
  'LONGEST_DAY_NONE',
  'LONGEST_WEEK_NONE',
  'NIGHT_WORK',
  'OVERTIME_NONE',
  'OVERTIME_RATES',
  'REFUSAL',
  'SHORTER_BREAKS',
  'SUNDAY_REST',
  'WEEKLY_REST_CHOICE',
  'YOUNG_PEOPLE',
] as const;
export type LeftOut = (typeof leftOutCodes)[number];

const hours = (count: number): number => count * 60;
/** When the citations were read last. A figure that changes gets a new day. */
const read_on = '2026-11-18';
const cited = (citation: string) => ({ citation, read_on });

const rest = (count: number, citation: string): KeptRule => ({
  id: 'rest',
  kind: 'REST_BETWEEN_SHIFTS',
  values: { rest_minutes: hours(count) },
  action: 'WARN',
  source: cited(citation),
});

const meal = (id: string, after_minutes: number, break_minutes: number, citation: string): KeptRule => ({
  id,
  kind: 'BREAK',
  values: { after_minutes, break_minutes, paid: false, deducted: 'NEVER' },
  action: 'WARN',
  source: cited(citation),
});

const longestWeek = (count: number, citation: string): KeptRule => ({
  id: 'longest-week',
  kind: 'LONGEST_WEEK',
  values: { minutes: hours(count) },
  action: 'WARN',
  source: cited(citation),
});

const longestDay = (count: number, action: KeptRule['action'], citation: string): KeptRule => ({
  id: 'longest-day',
  kind: 'LONGEST_DAY',
  values: { minutes: hours(count) },
  action,
  source: cited(citation),
});

const weeklyRest = (count: number, inTwoWeeks: number | null, citation: string): KeptRule => ({
  id: 'weekly-rest',
  kind: 'WEEKLY_REST',
  values: { rest_minutes: hours(count), in_two_weeks_minutes: inTwoWeeks === null ? null : hours(inTwoWeeks) },
  action: 'WARN',
  source: cited(citation),
});

const overtime = (daily: number | null, weekly: number, multiplier: number | null, citation: string): KeptRule => ({
  id: 'overtime',
  kind: 'OVERTIME',
  values: { daily_minutes: daily === null ? null : hours(daily), weekly_minutes: hours(weekly), multiplier },
  action: 'TELL',
  source: cited(citation),
});

export const packs: Readonly<Record<PackName, Pack>> = {
  'CA-ON': {
    rules: [
      rest(11, 'Employment Standards Act, 2000 (Ontario), s. 18 (1)'),
      longestDay(8, 'TELL', 'Employment Standards Act, 2000 (Ontario), s. 17 (1) (a)'),
      longestWeek(48, 'Employment Standards Act, 2000 (Ontario), s. 17 (1) (b)'),
      meal('break', hours(5), 30, 'Employment Standards Act, 2000 (Ontario), s. 20 (1)'),
      meal('break-long', hours(10), 60, 'Employment Standards Act, 2000 (Ontario), s. 20 (1)'),
      weeklyRest(24, 48, 'Employment Standards Act, 2000 (Ontario), s. 18 (4)'),
      overtime(null, 44, 1.5, 'Employment Standards Act, 2000 (Ontario), s. 22 (1)'),
    ],
    leftOut: ['AGREEMENTS', 'EIGHT_BETWEEN_SHIFTS'],
  },
  'CA-QC': {
    rules: [
      meal('break', hours(5), 30, 'Act respecting labour standards (Québec), CQLR c. N-1.1, s. 79'),
      weeklyRest(32, null, 'Act respecting labour standards (Québec), CQLR c. N-1.1, s. 78'),
      overtime(null, 40, 1.5, 'Act respecting labour standards (Québec), CQLR c. N-1.1, ss. 52, 55'),
    ],
    leftOut: ['DAILY_REST_NONE', 'LONGEST_DAY_NONE', 'LONGEST_WEEK_NONE', 'REFUSAL'],
  },
  'CA-BC': {
    rules: [
      rest(8, 'Employment Standards Act (British Columbia), RSBC 1996 c. 113, s. 36 (2)'),
      meal('break', hours(5), 30, 'Employment Standards Act (British Columbia), RSBC 1996 c. 113, s. 32 (1)'),
      meal('break-long', hours(10), 60, 'Employment Standards Act (British Columbia), RSBC 1996 c. 113, s. 32 (1)'),
      weeklyRest(32, null, 'Employment Standards Act (British Columbia), RSBC 1996 c. 113, s. 36 (1)'),
      overtime(8, 40, 1.5, 'Employment Standards Act (British Columbia), RSBC 1996 c. 113, ss. 35, 40'),
    ],
    leftOut: ['AGREEMENTS', 'DOUBLE_TIME', 'LONGEST_DAY_NONE', 'LONGEST_WEEK_NONE'],
  },
  DE: {
    rules: [
      rest(11, 'Arbeitszeitgesetz (ArbZG) § 5 Abs. 1'),
      longestDay(10, 'WARN', 'Arbeitszeitgesetz (ArbZG) § 3'),
      meal('break', hours(6), 30, 'Arbeitszeitgesetz (ArbZG) § 4'),
      meal('break-long', hours(9), 45, 'Arbeitszeitgesetz (ArbZG) § 4'),
    ],
    leftOut: [
      'AVERAGED_HOURS',
      'SHORTER_BREAKS',
      'SUNDAY_REST',
      'OVERTIME_NONE',
      'AGREEMENTS',
      'YOUNG_PEOPLE',
      'NIGHT_WORK',
    ],
  },
  GB: {
    rules: [
      rest(11, 'Working Time Regulations 1998, reg. 10 (1)'),
      meal('break', hours(6), 20, 'Working Time Regulations 1998, reg. 12'),
    ],
    leftOut: [
      'AVERAGED_HOURS',
      'WEEKLY_REST_CHOICE',
      'LONGEST_DAY_NONE',
      'OVERTIME_NONE',
      'YOUNG_PEOPLE',
      'NIGHT_WORK',
    ],
  },
  FR: {
    rules: [
      rest(11, 'Code du travail, art. L3131-1'),
      longestDay(10, 'WARN', 'Code du travail, art. L3121-18'),
      longestWeek(48, 'Code du travail, art. L3121-20'),
      // The break is due as soon as six hours are reached, so a minute before is the last that needs none.
      meal('break', hours(6) - 1, 20, 'Code du travail, art. L3121-16'),
      weeklyRest(35, null, 'Code du travail, art. L3132-2'),
      overtime(null, 35, null, 'Code du travail, art. L3121-27, L3121-28'),
    ],
    leftOut: ['AVERAGED_HOURS', 'OVERTIME_RATES', 'AGREEMENTS', 'YOUNG_PEOPLE', 'NIGHT_WORK'],
  },
};

/** Without a pack it is the one rule there. */
export const ourRules: readonly KeptRule[] = [
  {
    id: 'rest',
    kind: 'REST_BETWEEN_SHIFTS',
    values: { rest_minutes: hours(11) },
    action: 'WARN',
    source: { citation: 'Muster', read_on: null },
  },
];

/** Regions with a law of their own, for which the pack of their country is none. */
const otherLaw: readonly string[] = ['GB-NIR'];

/** The pack of a place; null: there is none for it. */
export function packOf(country: string, region: string | null): PackName | null {
  if (region !== null && otherLaw.includes(`${country}-${region}`)) return null;
  const names: readonly string[] = region === null ? [country] : [`${country}-${region}`, country];
  return names.find((name): name is PackName => Object.hasOwn(packs, name)) ?? null;
}
