import { findField } from './fields.ts';
import { fileNames as frenchFileNames, headings as french, parts as frenchParts } from './fr/headings.ts';
import type { Language } from './texts.ts';

interface Headings {
  readonly headings: Readonly<Record<string, string>>;
  readonly fileNames: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<'id' | 'first name' | 'last name', (of: string) => string>>;
}

/** English headings are made of the names of fields in the API; another language has words for them, and says by itself what is no field. */
const byLanguage: Readonly<Partial<Record<Language, Headings>>> = {
  fr: { headings: french, fileNames: frenchFileNames, parts: frenchParts },
};

const part = / (id|first name|last name)$/;

/** What heads a column; null: the language has no word for it. */
export function findHeading(language: Language, english: string): string | null {
  const words = byLanguage[language];
  if (!words) return english;
  const whole = words.headings[english] ?? headingOfField(language, english);
  if (whole !== null) return whole;
  const [, name] = part.exec(english) ?? [];
  if (name === undefined) return null;
  const of = findHeading(language, english.replace(part, ''));
  return of === null ? null : words.parts[name as keyof Headings['parts']](of);
}

/** What the API calls a user is headed as a person. */
function headingOfField(language: Language, english: string): string | null {
  const field = english
    .toLowerCase()
    .replaceAll(' ', '_')
    .replace(/^person(?=_|$)/, 'user');
  const name = findField(language, field);
  return name === null ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

export const headingIn = (language: Language, english: string): string => findHeading(language, english) ?? english;

/** What a file is called, without its ending: `time-entries`, or what the reader calls them. */
export const fileNameIn = (language: Language, english: string): string =>
  byLanguage[language]?.fileNames[english] ?? english;

/** A heading as a part of such a name. */
export const inFileName = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
