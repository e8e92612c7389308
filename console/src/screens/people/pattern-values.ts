import type { Data } from '../../client/hooks.ts';
import { readMinutes } from '../../format.ts';
import { formatTexts } from '../../texts/format.ts';
import { patternTexts } from '../../texts/people/pattern.ts';
import { weekdays, type WorkingPattern } from '../../working-pattern.ts';

/** What the form holds: the hours of each day as they are typed, of one week or of two. */
export interface PatternForm {
  readonly kind: 'KEEP' | 'STANDARD' | 'OWN';
  readonly weeks: readonly (readonly string[])[];
}

export const standardPattern: PatternForm = { kind: 'STANDARD', weeks: [] };
export const keptPattern: PatternForm = { kind: 'KEEP', weeks: [] };

const typed = (minutes: number): string =>
  minutes === 0 ? '' : formatTexts.hours(String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0'));

export const patternForm = (pattern: WorkingPattern | null | undefined): PatternForm =>
  pattern == null
    ? standardPattern
    : { kind: 'OWN', weeks: pattern.weeks.map((week) => weekdays.map((weekday) => typed(week[weekday]))) };

const minutesOf = (text: string): number => (text.trim() === '' ? 0 : (readMinutes(text) ?? 0));

/** As the wire has it; null for the organization's week. */
export function patternOf({ kind, weeks }: PatternForm): WorkingPattern | null {
  if (kind !== 'OWN') return null;
  return {
    cycle_weeks: weeks.length,
    weeks: weeks.map(
      (texts) =>
        Object.fromEntries(
          weekdays.map((weekday, index) => [weekday, minutesOf(texts[index] ?? '')]),
        ) as WorkingPattern['weeks'][number],
    ),
  };
}

/** What keeps it from being sent; null: nothing. */
export function patternProblem({ kind, weeks }: PatternForm): string | null {
  if (kind !== 'OWN') return null;
  const texts = weeks.flat().filter((text) => text.trim() !== '');
  const minutes = texts.map(readMinutes);
  if (minutes.includes(null)) return patternTexts.notRead;
  if (minutes.some((one) => (one ?? 0) > 1440)) return patternTexts.tooLong;
  return minutes.some((one) => (one ?? 0) > 0) ? null : patternTexts.noDays;
}

type Settings = Pick<Data<'/settings'>, 'weekend_days' | 'overtime_daily_minutes'>;

/** Until the settings are there. */
const usual: Settings = { weekend_days: ['SATURDAY', 'SUNDAY'], overtime_daily_minutes: 480 };

interface FullWeek {
  readonly days: readonly number[];
  readonly dayMinutes: number;
}

/** The organization's week: which days, and how long each is. */
export function fullWeekOf({ weekend_days, overtime_daily_minutes }: Settings = usual): FullWeek {
  const days = weekdays.flatMap((weekday, index) => (weekend_days.includes(weekday) ? [] : [index]));
  return { days, dayMinutes: overtime_daily_minutes || 480 };
}

const weekWith = (days: readonly number[], minutes: number): PatternForm => ({
  kind: 'OWN',
  weeks: [weekdays.map((_, index) => (days.includes(index) ? typed(minutes) : ''))],
});

/** Where one begins; each can be changed from there. */
export const presetsOf = ({ days, dayMinutes }: FullWeek) => ({
  OWN: weekWith(days, dayMinutes),
  FOUR_DAYS: weekWith(days.slice(0, Math.round(days.length * 0.8)), dayMinutes),
  THREE_DAYS: weekWith(days.slice(0, Math.round(days.length * 0.6)), dayMinutes),
  MORNINGS: weekWith(days, Math.round(dayMinutes / 2)),
});

/** The same to the minute, however it was typed. */
export const isSamePattern = (one: PatternForm, other: PatternForm): boolean =>
  one.kind === other.kind && JSON.stringify(patternOf(one)) === JSON.stringify(patternOf(other));
