import type { Data } from './client/hooks.ts';
import type { Format } from './format.ts';
import { patternTexts } from './texts/people/pattern.ts';

export type WorkingPattern = NonNullable<Data<'/users/{id}'>['working_pattern']>;
type Week = WorkingPattern['weeks'][number];

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** The Monday from which weeks are counted, as the server counts them. */
const firstMonday = '1970-01-05';
const dayMs = 86_400_000;

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Mon, whichever day of the week it is. */
export const shortWeekday = (format: Format, index: number): string => format.weekday(dayAfter(firstMonday, index));

/** The Monday of this week and of the next, in the order of the weeks of a cycle of two. */
export function mondaysOfCycle(today: string): readonly [string, string] {
  const days = Math.round((Date.parse(today) - Date.parse(firstMonday)) / dayMs);
  const monday = dayAfter(firstMonday, Math.floor(days / 7) * 7);
  const next = dayAfter(monday, 7);
  return Math.floor(days / 7) % 2 === 0 ? [monday, next] : [next, monday];
}

export const isPattern = (value: unknown): value is WorkingPattern =>
  typeof value === 'object' && value !== null && 'cycle_weeks' in value && 'weeks' in value;

export const minutesOfWeek = (week: Week): number => weekdays.reduce((sum, weekday) => sum + week[weekday], 0);

/** Mon–Wed, Fri */
function daysOf(week: Week, format: Format): string {
  const parts: string[] = [];
  for (let first = 0; first < 7; first++) {
    if (week[weekdays[first] ?? 'MONDAY'] === 0) continue;
    let last = first;
    while (last < 6 && week[weekdays[last + 1] ?? 'MONDAY'] > 0) last++;
    const [from, to] = [shortWeekday(format, first), shortWeekday(format, last)];
    parts.push(first === last ? from : patternTexts.fromTo(from, to));
    first = last;
  }
  return parts.join(', ');
}

/** Mon–Wed, 24 h a week */
export function patternWords({ weeks }: WorkingPattern, format: Format): string {
  const minutes = weeks.reduce((sum, week) => sum + minutesOfWeek(week), 0) / weeks.length;
  const hours = format.number(minutes / 60);
  const days = weeks.map((week) => daysOf(week, format));
  return weeks.length === 1
    ? patternTexts.words(days[0] ?? '', hours)
    : patternTexts.inTurn(days.map((text) => (text === '' ? patternTexts.noDay : text)).join(' / '), hours);
}
