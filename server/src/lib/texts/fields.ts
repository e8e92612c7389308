import { fields as english } from './en/fields.ts';
import { fields as french } from './fr/fields.ts';
import type { Language } from './texts.ts';

type Names = Readonly<Record<string, string>>;

export const fieldsIn: Readonly<Record<Language, Names>> = { en: english, fr: french };

/** What a field is called inside a sentence, also one that holds the id of what is named; null: the language has no word for it. */
export const findField = (language: Language, name: string): string | null =>
  fieldsIn[language][name] ?? fieldsIn[language][`${name}_id`] ?? null;

const idOf: Readonly<Record<Language, (of: string) => string>> = {
  en: (of) => `${of} id`,
  fr: (of) => `${of} (identifiant)`,
};

/** A column of a file, as the field that it fills. One that holds the id of what a column beside it names is called the id. */
export function columnName(language: Language, kind: string, column: string, beside: readonly string[]): string {
  const name = findField(language, `${kind}.${column}`) ?? findField(language, column) ?? column.replaceAll('_', ' ');
  const named = column.endsWith('_id') ? column.slice(0, -'_id'.length) : null;
  const isId = named !== null && beside.some((other) => other === named || other === `${named}_email`);
  return isId ? idOf[language](name) : name;
}
