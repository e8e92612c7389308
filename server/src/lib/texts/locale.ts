import { type Language, languages } from './texts.ts';

/** Of which region a language is follows from the country: fr in Canada is fr-CA. */
export const localeOf = (language: Language, country: string): string => `${language}-${country}`;

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** A point in time on the clock of a zone, as people of the locale write it: 9 mars 2026 à 14 h 30. */
export const writeMoment = (locale: string, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
    .formatToParts(new Date(instant))
    .map((part) => (locale.startsWith('fr') ? frenchPart(part) : part.value))
    .join('');

/** The same on the clock alone: 14 h 30. */
export const writeTime = (locale: string, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
    .formatToParts(new Date(instant))
    .map((part) => (locale.startsWith('fr') ? frenchPart(part) : part.value))
    .join('');

/** A day with its weekday: Monday, March 9. */
export const writeWeekday = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** What Intl leaves out of French: the first of a month is 1er, and no line breaks around the h of an hour. */
function frenchPart({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'day' && value === '1') return '1er';
  return type === 'literal' && value === ' h ' ? '\u00a0h\u00a0' : value;
}
