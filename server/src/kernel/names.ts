import { type TObject, type TOptional, type TString, Type } from 'typebox';
import { type Sql, sql } from '../db/sql.ts';
import { Strict, Text } from '../lib/schema.ts';
import { type Language, languages } from '../lib/texts/texts.ts';

const inEach = Object.fromEntries(
  languages.map((language) => [
    language,
    Type.Optional(Text(100, { description: `In the language \`${language}\`.` })),
  ]),
) as Record<Language, TOptional<TString>>;

/**
 * What administrators call a record in other languages than that of its `name`. Programs, events and the change log go by `name`;
 * people read the name in their own language where there is one.
 */
export const Names = (example: Partial<Record<Language, string>>): TObject<Record<Language, TOptional<TString>>> =>
  Strict(inEach, {
    description:
      'What it is called in other languages: people who read one of them see that name, everyone else `name`.',
    examples: [example],
  });
export type Names = Partial<Record<Language, string>>;

/** What the record in the table `alias` is called in a language. */
export const nameIn = (language: Language, alias: string): Sql =>
  sql`coalesce(${sql.raw(alias)}.names ->> ${language}, ${sql.raw(alias)}.name)`;

/** Without spaces around them, and without those that are empty. */
export const trimmedNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name.trim()]));
