import { locale } from './language.ts';

/** Names one after the other, as the language puts them. */
export const inList = (names: readonly string[]): string => new Intl.ListFormat(locale()).format(names);
