import { type Static, Type } from 'typebox';
import { Personal } from '../../../lib/personal.ts';
import { Nullable } from '../../../lib/schema.ts';
import { languages } from '../../../lib/texts/texts.ts';
import { Person } from '../users/record.ts';

export const OwnLanguage = () =>
  Personal(
    Nullable(Type.Enum(languages), {
      description: 'What the person has chosen to read; null: what the organization has chosen.',
    }),
  );

/** The language is known to the person and the app alone: it is no part of the record that others and tokens read. */
export const Me = Type.Object(
  { ...Person.properties, language: OwnLanguage() },
  { $id: 'Me', description: 'One’s own record, with the language that one reads.' },
);
export type Me = Static<typeof Me>;
