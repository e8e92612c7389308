import { fileNames as frenchFileNames, headings as french, parts as frenchParts } from './fr/headings.ts';
import type { Language } from './texts.ts';

interface Headings {
  readonly headings: Readonly<Record<string, string>>;
  readonly fileNames: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<'id' | 'first name' | 'last name', (of: string) => string>>;
}

/** English headings are made of the names of fields; another language says each of them by itself. */
const byLanguage: Readonly<Partial<Record<Language, Headings>>> = {
  fr: { headings: french, fileNames: frenchFileNames, parts: frenchParts },
};

const part = / (id|first name|last name)$/;

/** What heads a column; null: the language has no word for it. */
export function findHeading(language: Language, english: string): string | null {
  const words = byLanguage[language];
  if (!words) return english;
  const whole = words.headings[english];
  if (whole !== undefined) return whole;
  const [, name] = part.exec(english) ?? [];
  const of = words.headings[english.replace(part, '')];
  return name === undefined || of === undefined ? null : words.parts[name as keyof Headings['parts']](of);
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
