/** A text: fixed, or made of values. */
type Wording<V> = string | ((values: V) => string);

/** For a program, which knows fields and codes by their wire names, and for a person, who does not. */
export interface ByAudience<V> {
  readonly api: Wording<V>;
  readonly app: Wording<V>;
}

/** A message in one language: one wording for everyone, or one for each audience. */
export type MessageText<V = never> = Wording<V> | ByAudience<V>;

/** The values of a wording; any for a fixed one. */
type ValuesOfWording<T> = T extends (values: infer V) => string ? V : unknown;

/** The values that a message is made of. */
export type ValuesOf<T> = T extends { readonly api: infer A; readonly app: infer B }
  ? ValuesOfWording<A> & ValuesOfWording<B>
  : ValuesOfWording<T>;

/** The same messages in another language: a missing, an extra or a differently made one is a type error. */
export type TranslationOf<Section> = { readonly [K in keyof Section]: MessageText<ValuesOf<Section[K]>> };

export type Audience = keyof ByAudience<never>;

/** Messages by section. */
export type Sections = Readonly<Record<string, Readonly<Record<string, MessageText>>>>;

export function hasMessage(sections: Sections, key: string): boolean {
  const dot = key.indexOf('.');
  return sections[key.slice(0, dot)]?.[key.slice(dot + 1)] !== undefined;
}

export function wordingOf(sections: Sections, key: string, audience: Audience, values: object): string {
  const dot = key.indexOf('.');
  const text = sections[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (text === undefined) throw new Error(`There is no message ${key}.`);
  const wording = typeof text === 'object' ? text[audience] : text;
  return typeof wording === 'function' ? wording(values as never) : wording;
}
