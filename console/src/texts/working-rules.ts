import type { Data } from '../client/hooks.ts';
import type { Format } from '../format.ts';
import { counted } from './counted.ts';

type Rules = Data<'/working-rules'>;
type Rule = Rules['rules'][number];
type Breach = Data<'/working-rule-breaches'>['breaches'][number];

export const workingRulesTexts = {
  title: 'Working rules',
  lead: 'Rest, breaks and longest hours: what applies here, and where it is from.',
  rules: 'Rules',
  noAdvice: 'These rules warn. They are no legal advice.',
  pack: 'Rules of',
  noPack: 'No pack: 11 hours of rest alone',
  packs: {
    'CA-ON': 'Ontario',
    'CA-QC': 'Québec',
    'CA-BC': 'British Columbia',
    DE: 'Germany',
    GB: 'Great Britain',
    FR: 'France',
  },
  takePack: 'Take this pack',
  takeTitle: 'Take another pack?',
  takeText: 'Rules that were changed here go back to those of the pack. Overtime settings stay as they are.',
  packTaken: 'Pack taken',
  offered: (place: string): string =>
    `There are rules for ${place}, where the organization is. None of them is taken yet.`,
  ofPlace: (place: string): string =>
    `There are rules on rest, breaks and overtime for ${place} that do not hold here yet.`,
  seeRules: 'Look at them',
  offeredOvertime: (sentence: string): string => `By law overtime begins here ${sentence}. The settings say otherwise.`,
  useOvertime: 'Use it for overtime',
  useOvertimeTitle: 'Change how overtime is counted?',
  useOvertimeText: (sentence: string): string =>
    `Overtime then begins ${sentence}. Timesheets that are not locked follow with their next change.`,
  overtimeSet: 'Overtime settings changed',
  rule: 'Rule',
  source: 'From',
  read: (day: string): string => `read on ${day}`,
  ours: 'Our own rule',
  shown: 'Shown',
  actions: { WARN: 'Warns', TELL: 'Told in the report', OFF: 'Off' },
  broken: 'In four weeks',
  times: (count: number): string => counted(count, { one: '# time', other: '# times' }),
  changed: 'Changed here',
  change: 'Change',
  changeRule: 'Change rule',
  saved: 'Rule changed',
  save: 'Save',
  noun: (count: number): string => counted(count, { one: '# rule', other: '# rules' }),
  leftOut: 'Not held here',
  leftOutNote: 'What the law also says, and what Muster does not work out.',
  leftOutReasons: {
    AGREEMENTS: 'Longer hours or other rest by written or collective agreement.',
    AVERAGED_HOURS: 'The average of hours over several weeks or months.',
    DAILY_REST_NONE: 'A rest between days: the law names none for everyone.',
    DOUBLE_TIME: 'Double time beyond 12 hours of a day.',
    EIGHT_BETWEEN_SHIFTS:
      'Eight hours between two shifts of more than 13 hours together, which people may agree to do without.',
    LONGEST_DAY_NONE: 'A longest day: the law names none for everyone.',
    LONGEST_WEEK_NONE: 'A longest week: the law names none for everyone.',
    NIGHT_WORK: 'Rules on night work.',
    OVERTIME_NONE: 'Where overtime begins: the law does not say, contracts do.',
    OVERTIME_RATES: 'What overtime is paid at: it rises with the hours, or an agreement says it.',
    REFUSAL: 'From how many hours on people may refuse further work.',
    SHORTER_BREAKS: 'Breaks in parts of at least 15 minutes, and no more than six hours without one.',
    SUNDAY_REST: 'Sundays and the day off in their place.',
    WEEKLY_REST_CHOICE: 'Weekly rest, which the employer may spread over two weeks in several ways.',
    YOUNG_PEOPLE: 'Rules for those under 18.',
  },
  breaches: 'Where rules were broken',
  breachesNote: 'Completed work that was not turned down, by the rules of today.',
  inSheet: 'Rest and longest hours, by the rules of today',
  period: 'When',
  fourWeeks: 'The last four weeks',
  department: 'Department',
  everyDepartment: 'Every department',
  everyRule: 'Every rule',
  noDepartment: 'No department',
  ofPeople: (count: number, people: number): string =>
    `${counted(count, { one: '# time', other: '# times' })}, ${counted(people, { one: '# person', other: '# people' })}`,
  byDepartment: 'By department',
  departments: (count: number): string => counted(count, { one: '# department', other: '# departments' }),
  breachNoun: (count: number): string => counted(count, { one: '# breach', other: '# breaches' }),
  day: 'Day',
  person: 'Person',
  what: 'What happened',
  noneTitle: 'No rule was broken',
  noneText: (days: string): string => `Nothing that was worked from ${days} broke one.`,
  more: 'There are more. Choose a shorter time or a department.',
  figures: {
    rest_minutes: 'Rest of at least (hours)',
    in_two_weeks_minutes: 'Or so long at once in two weeks (hours)',
    minutes: 'At most (hours)',
    after_minutes: 'Where work is longer than (hours)',
    break_minutes: 'Break of at least (hours)',
    daily_minutes: 'Hours of a day',
    weekly_minutes: 'Hours of a week',
    multiplier: 'Paid at, times the rate',
  },
  paid: 'The break is',
  paidOrNot: { no: 'Unpaid', yes: 'Paid' },
  deducted: 'If it is missing',
  deductions: {
    NEVER: 'It is told, and nothing is taken off',
    IF_MISSING: 'What is missing is taken off at clock-out',
  },
  deductedHint: 'Whom it is taken off and who leads them are told. Laws may forbid it where people worked.',
  hoursHint: 'For example 7:30 or 7.5.',
  hoursProblem: 'Enter hours, for example 7:30 or 7.5.',
} as const;

type Overtime = NonNullable<Rules['offered_overtime']>;

/** From when on it is overtime: “beyond 8:00 h a day and 40:00 h a week”. */
export function sayOvertime(format: Format, daily: number | null, weekly: number | null): string {
  const parts = [
    ...(daily === null ? [] : [`${format.minutes(daily)} h a day`]),
    ...(weekly === null ? [] : [`${format.minutes(weekly)} h a week`]),
  ];
  return `beyond ${parts.join(' and ')}`;
}

export const sayOfferedOvertime = (format: Format, offer: Overtime): string =>
  sayOvertime(format, offer.overtime_daily_minutes, offer.overtime_weekly_minutes);

export function sayRule(format: Format, { kind, values }: Pick<Rule, 'kind' | 'values'>): string {
  const hours = (minutes: number | null | undefined): string => `${format.minutes(minutes ?? 0)} h`;
  switch (kind) {
    case 'REST_BETWEEN_SHIFTS':
      return `At least ${hours(values.rest_minutes)} of rest between the work of two days`;
    case 'LONGEST_DAY':
      return `At most ${hours(values.minutes)} of work a day`;
    case 'LONGEST_WEEK':
      return `At most ${hours(values.minutes)} of work a week`;
    case 'BREAK':
      return `A break of ${hours(values.break_minutes)}${values.paid === true ? ', paid,' : ''} where work is longer than ${hours(values.after_minutes)}${values.deducted === 'IF_MISSING' ? '; what is missing is taken off' : ''}`;
    case 'WEEKLY_REST':
      return values.in_two_weeks_minutes == null
        ? `At least ${hours(values.rest_minutes)} of rest at once in a week`
        : `At least ${hours(values.rest_minutes)} of rest at once in a week, or ${hours(values.in_two_weeks_minutes)} in two weeks`;
    case 'OVERTIME':
      return `Overtime ${sayOvertime(format, values.daily_minutes ?? null, values.weekly_minutes ?? null)}`;
  }
}

export function sayBreach(format: Format, { kind, minutes, limit_minutes }: Breach): string {
  const [had, limit] = [`${format.minutes(minutes)} h`, `${format.minutes(limit_minutes)} h`];
  switch (kind) {
    case 'REST_BETWEEN_SHIFTS':
      return `${had} of rest; ${limit} are due`;
    case 'LONGEST_DAY':
      return `${had} of work on the day; at most ${limit}`;
    case 'LONGEST_WEEK':
      return `${had} of work in the week; at most ${limit}`;
    case 'BREAK':
      return minutes === 0 ? `No break; ${limit} are due` : `A break of ${had}; ${limit} are due`;
    case 'WEEKLY_REST':
      return `At most ${had} of rest at once in the week; ${limit} are due`;
    case 'OVERTIME':
      return `${had} of work; overtime begins after ${limit}`;
  }
}
