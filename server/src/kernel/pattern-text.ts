import type { Language } from '../lib/texts/texts.ts';
import { weekdays } from './settings.ts';
import type { WorkingPattern } from './working-patterns.ts';

const shortNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
};

/** As files have them, in English, French and German; any beginning that fits one day alone will do. */
const longNames: readonly (readonly string[])[] = [
  ['monday', 'lundi', 'montag'],
  ['tuesday', 'mardi', 'dienstag'],
  ['wednesday', 'mercredi', 'mittwoch'],
  ['thursday', 'jeudi', 'donnerstag'],
  ['friday', 'vendredi', 'freitag'],
  ['saturday', 'samedi', 'samstag'],
  ['sunday', 'dimanche', 'sonntag'],
];

type Week = WorkingPattern['weeks'][number];

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

function weekText(language: Language, week: Week): string {
  const parts: string[] = [];
  for (let first = 0; first < 7;) {
    const minutes = week[weekdays[first] ?? 'MONDAY'];
    let last = first;
    while (last < 6 && week[weekdays[last + 1] ?? 'MONDAY'] === minutes) last++;
    const [from = '', to = ''] = [shortNames[language][first], shortNames[language][last]];
    if (minutes > 0) parts.push(`${first === last ? from : `${from}–${to}`} ${clockOf(minutes)}`);
    first = last + 1;
  }
  return parts.join(', ');
}

/** Days with their hours, two weeks apart by a slash: `Mon–Wed 8:00, Fri 4:00`. Imports read it again. */
export const patternText = (language: Language, { weeks }: WorkingPattern): string =>
  weeks.map((week) => weekText(language, week)).join(' / ');

const entry =
  /^(\p{L}+)\.?(?:\s*[-–—]\s*(\p{L}+)\.?)?(?:\s*:?\s*(\d{1,2})(?:[.,](\d{1,2})|\s*[:h]\s*(\d{2})|)\s*h?)?$/u;

function dayNamed(name: string): number | null {
  if (name.length < 2) return null;
  const found = longNames.flatMap((names, day) => (names.some((one) => one.startsWith(name)) ? [day] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function daysNamed(from: string, to: string | undefined): number[] | null {
  const [first, last] = [dayNamed(from), to === undefined ? dayNamed(from) : dayNamed(to)];
  if (first === null || last === null) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

function minutesOf(hours: string, decimals: string | undefined, minutes: string | undefined): number {
  const part = decimals === undefined ? Number(minutes ?? 0) : Math.round(Number(`0.${decimals}`) * 60);
  return Number(hours) * 60 + part;
}

/** Days without hours have those that follow: `Mon, Wed, Fri 8`. */
function readWeek(text: string): Week | null {
  const week = Object.fromEntries(weekdays.map((weekday) => [weekday, 0])) as Week;
  let named: number[] = [];
  for (const part of text.split(/\s*(?:;|,(?!\d)|\+)\s*/)) {
    const match = entry.exec(part.trim());
    const days = match && daysNamed(match[1] ?? '', match[2]);
    if (!match || !days) return null;
    named.push(...days);
    if (match[3] === undefined) continue;
    for (const day of named) week[weekdays[day] ?? 'MONDAY'] = minutesOf(match[3], match[4], match[5]);
    named = [];
  }
  return named.length > 0 ? null : week;
}

/** What `patternText` writes in any language, and what people write alike; null: it does not read. */
export function readPattern(text: string): WorkingPattern | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const weeks = plain.split('/').map(readWeek);
  const read = weeks.filter((week) => week !== null);
  if (read.length !== weeks.length || read.length > 2) return null;
  return { cycle_weeks: read.length, weeks: read };
}
