/** Of which region a language is follows from the country: fr in Canada is fr-CA. */
export const localeOf = (language: string, country: string): string => `${language}-${country}`;

/** What Intl leaves out of French: it is 9 h, not 09 h 00, the first of a month is 1er, and no line breaks within a time. */
export const asWritten = (locale: string, text: string): string =>
  locale.startsWith('fr')
    ? text
        .replaceAll(/(?<!\d)0(?=\d h\b)/g, '')
        .replaceAll(/(?<=\d h) 00\b/g, '')
        .replaceAll(/(?<!\d)1(?=(?:\s?–\s?\d+)? \p{L}{3})/gu, '1er')
        .replaceAll(/(?<=\d) (?=h\b)|(?<=\d h) (?=\d)/g, '\u00a0')
    : text;

/** A point in time on the clock of a zone, as people of the locale write it: 9 mars 2026 à 14 h 30. */
export const writeMoment = (locale: string, timeZone: string, instant: string): string =>
  written(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }, instant);

/** The same on the clock alone: 14 h 30. */
export const writeTime = (locale: string, timeZone: string, instant: string): string =>
  written(locale, { timeZone, timeStyle: 'short' }, instant);

/** A day with its weekday: Monday, March 9. */
export const writeWeekday = (locale: string, day: string): string =>
  written(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }, day);

const written = (locale: string, options: Intl.DateTimeFormatOptions, at: string): string =>
  asWritten(locale, new Intl.DateTimeFormat(locale, options).format(new Date(at)));

/** French: `de` and `que` before a name, which lose their e before a vowel. */
export const elided = (word: 'de' | 'que', name: string): string =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
