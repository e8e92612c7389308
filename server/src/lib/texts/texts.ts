import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Audience, hasMessage, type ValuesOf, wordingOf } from './message.ts';

type Catalogue = typeof en;

/** `leave.overlap`: a section and a message of it. */
export type MessageKey = {
  [S in keyof Catalogue]: `${S & string}.${keyof Catalogue[S] & string}`;
}[keyof Catalogue];

type TextOf<K> = K extends `${infer S}.${infer M}`
  ? S extends keyof Catalogue
    ? M extends keyof Catalogue[S]
      ? Catalogue[S][M]
      : never
    : never
  : never;

/** What the message of a key is made of. */
export type MessageValues<K extends MessageKey> = ValuesOf<TextOf<K>>;

const catalogues = { en, fr } as const;
export type Language = keyof typeof catalogues;
export const languages = Object.keys(catalogues) as Language[];
export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** Who reads: in which language, and whether they know the names of fields. */
export interface Reader {
  readonly language: Language;
  readonly audience: Audience;
}

/** Programs get English unless they ask for another language. */
export const anyProgram: Reader = { language: 'en', audience: 'api' };

/** Something to be said, in words that depend on who reads it. */
export interface Message {
  readonly key: MessageKey;
  readonly values: object;
}

/** Whether this build still has the message: what is stored may come from another. */
export const isMessage = ({ key }: Message): boolean => hasMessage(en, key);

export const sayTo = ({ language, audience }: Reader, { key, values }: Message): string =>
  wordingOf(catalogues[language], key, audience, values);

/** Those that are made of nothing but the field of a refusal. */
export type FixedKey = {
  [K in MessageKey]: keyof Omit<MessageValues<K>, 'field'> extends never ? K : never;
}[MessageKey];

/** A message and what it is made of. The field of a refusal is known from its details. */
export const say = <K extends MessageKey>(
  key: K,
  values: Omit<MessageValues<K>, 'field'> & { readonly field?: string },
): Message => ({ key, values });

/** The command line and its kind: English for everyone. */
export const forOperators = (text: string): Message => say('operator.prose', { text });
