import { type Static, Type } from 'typebox';
import { addDays, daysBetween, weekdayOf } from '../lib/days.ts';
import { invalid } from '../lib/errors.ts';
import { Strict } from '../lib/schema.ts';
import { isWeekend, type Settings, type Weekday, weekdays } from './settings.ts';

const Minutes = (weekday: string) =>
  Type.Integer({ minimum: 0, maximum: 1440, examples: [480], description: `Minutes on a ${weekday}; 0: a day off.` });

const WorkWeek = Strict(
  {
    MONDAY: Minutes('Monday'),
    TUESDAY: Minutes('Tuesday'),
    WEDNESDAY: Minutes('Wednesday'),
    THURSDAY: Minutes('Thursday'),
    FRIDAY: Minutes('Friday'),
    SATURDAY: Minutes('Saturday'),
    SUNDAY: Minutes('Sunday'),
  },
  { description: 'Minutes of work on each day of a week.' },
);

export const WorkingPattern = Strict(
  {
    cycle_weeks: Type.Integer({
      minimum: 1,
      maximum: 2,
      examples: [1],
      description: 'Whether every week is alike, or two take turns.',
    }),
    weeks: Type.Array(WorkWeek, {
      minItems: 1,
      maxItems: 2,
      description:
        'As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between.',
    }),
  },
  { description: 'When someone works, and how much.' },
);
export type WorkingPattern = Static<typeof WorkingPattern>;

/** 422 for one that has as many weeks as it does not say, or in which no one works. */
export function checkPattern(field: string, pattern: WorkingPattern | null | undefined): void {
  if (pattern == null) return;
  if (pattern.weeks.length !== pattern.cycle_weeks) throw invalid(`${field}.weeks`, 'people.patternWeeks');
  if (minutesOfCycle(pattern) === 0) throw invalid(`${field}.weeks`, 'people.patternEmpty');
}

const sumOf = (week: WorkingPattern['weeks'][number]): number =>
  weekdays.reduce((sum, weekday) => sum + week[weekday], 0);

const minutesOfCycle = ({ weeks }: WorkingPattern): number => weeks.reduce((sum, week) => sum + sumOf(week), 0);

/** A Monday from which weeks are counted: it depends on nothing that may change, and no year has two first weeks in a row. */
const firstMonday = '1970-01-05';

/** Which week of a cycle of two a day lies in: 0 or 1. */
export const cycleWeekOf = (day: string): number => {
  const weeks = daysBetween(firstMonday, addDays(day, 1 - weekdayOf(day))) / 7;
  return ((weeks % 2) + 2) % 2;
};

const weekdayNameOf = (day: string): Weekday => weekdays[weekdayOf(day) - 1] ?? 'MONDAY';

/** What a pattern asks of a day. */
export function minutesOn({ weeks }: WorkingPattern, day: string): number {
  const week = weeks.length === 2 ? weeks[cycleWeekOf(day)] : weeks[0];
  return week?.[weekdayNameOf(day)] ?? 0;
}

type DaySettings = Pick<Settings, 'overtime_daily_minutes' | 'weekend_days'>;

/** A standard day of the organization. */
export const standardMinutes = ({ overtime_daily_minutes: minutes }: Pick<DaySettings, 'overtime_daily_minutes'>) =>
  minutes || 480;

const fullWeekDays = ({ weekend_days: weekend }: Pick<DaySettings, 'weekend_days'>): number => 7 - weekend.length;

/** Minutes of a week by the pattern; of two weeks, of one of them on average. */
export const weeklyMinutesOf = (settings: DaySettings, pattern: WorkingPattern | null): number =>
  pattern === null
    ? standardMinutes(settings) * fullWeekDays(settings)
    : minutesOfCycle(pattern) / pattern.weeks.length;

/** The part of a full week of the organization that someone works, to four decimals. */
export const fteOf = (settings: DaySettings, pattern: WorkingPattern | null): number =>
  pattern === null
    ? 1
    : Math.round((weeklyMinutesOf(settings, pattern) / weeklyMinutesOf(settings, null)) * 10_000) / 10_000;

/** Working days of two weeks: a whole number, whichever the cycle. */
export function daysInTwoWeeks(settings: Pick<DaySettings, 'weekend_days'>, pattern: WorkingPattern | null): number {
  if (pattern === null) return 2 * fullWeekDays(settings);
  const worked = pattern.weeks.flatMap((week) => weekdays.filter((weekday) => week[weekday] > 0)).length;
  return (2 * worked) / pattern.weeks.length;
}

/** A pattern from a day on, until another day begins. */
export interface HeldPattern {
  readonly from: string;
  /** null: as far as is known. */
  readonly until: string | null;
  readonly pattern: WorkingPattern;
}

export const patternOn = (held: readonly HeldPattern[], day: string): WorkingPattern | null =>
  held.find(({ from, until }) => from <= day && (until === null || day < until))?.pattern ?? null;

/** What a day asks of someone: by their own pattern, or by the organization's week. */
export const contractMinutesOn = (settings: DaySettings, held: readonly HeldPattern[], day: string): number => {
  const pattern = patternOn(held, day);
  if (pattern !== null) return minutesOn(pattern, day);
  return isWeekend(settings.weekend_days, day) ? 0 : standardMinutes(settings);
};
