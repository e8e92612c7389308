import { locale } from '../../language.ts';
import { fieldNames } from '../../texts/field-names.ts';

/** Fields that a directory sends, as people call them. */
export const sentFields = (fields: readonly (keyof typeof fieldNames)[]): string =>
  new Intl.ListFormat(locale()).format(fields.map((name) => fieldNames[name]));
