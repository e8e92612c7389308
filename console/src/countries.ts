import { language } from './language.ts';

const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Regions that have a code and are no country: groups, test codes, parts that use the code of their country. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

/** `Canada` of `CA`; what is no code is as it was written. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);

/** Intl lists no regions: each pair of letters that has a name. A code that was replaced stands for another. */
export const countries = (): { readonly value: string; readonly label: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) => !others.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
    )
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
