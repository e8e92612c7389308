import type { Language } from '../lib/texts/texts.ts';
import { papers } from './fr/papers.ts';
import { people } from './fr/people.ts';
import { records } from './fr/records.ts';
import { work } from './fr/work.ts';

/**
 * French by the English of the plans. `#` is a number of the text; a field before the text, as in `nationality: French`, is for a
 * word that is another one there.
 */
export const french: Readonly<Record<string, string>> = { ...people, ...work, ...records, ...papers };

/** Fields that hold words of people. Codes, addresses and names of people are the same in every language. */
const spoken = new Set(
  `name title description comment reason notes tags label options value file_name job_title division work_location location
   line1 line2 marital_status nationality relationship gender pronouns category_name issuer provider coverage_level vendor
   trip_purpose text certificate`.split(/\s+/),
);
/** A contact is a person, and a payload is what was answered: it has been said already. */
const unspoken = new Set(['emergency_contacts.name', 'payload']);

export type Say = (text: string, field?: string) => string;

const sayInFrench: Say = (text, field = '') => {
  // Sizes, serial numbers and days have no words.
  if (!/\p{Ll}/u.test(text)) return text;
  const numbers = /\d+(?:\.\d+)?/g;
  const pattern = text.replaceAll(numbers, '#');
  const said = french[`${field}: ${pattern}`] ?? french[pattern];
  if (said === undefined) throw new Error(`The demo has no French for ${field} "${text}".`);
  const found = text.match(numbers)?.values();
  return said.replaceAll('#', () => found?.next().value?.replace('.', ',') ?? '');
};

const languages: Readonly<Record<Language, Say>> = { en: (text) => text, fr: sayInFrench };

/** How a text of the plans is said in the language of the demo. */
export const sayIn = (language: Language): Say => languages[language];

/** The same fields with their words in another language; `@` and what follows it is a reference. */
export function spokenFields(say: Say, value: unknown, field = ''): unknown {
  if (typeof value === 'string') return spoken.has(field) && !value.startsWith('@') ? say(value, field) : value;
  if (Array.isArray(value)) return value.map((item) => spokenFields(say, item, field));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const isSpoken = !unspoken.has(key) && !unspoken.has(`${field}.${key}`);
    return [key, isSpoken ? spokenFields(say, item, key) : item] as const;
  });
  return Object.fromEntries(entries);
}
