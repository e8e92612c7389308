import { sql, type Sql } from '../../../db/sql.ts';

/**
 * Many values as one text: the elements of an array would be quoted here and unquoted there, one by one. For values that
 * hold no comma, such as ids and instants.
 */
export const column = (values: readonly (string | number | null)[]): Sql =>
  sql`string_to_array(${values.join(',')}, ',', '')`;

/** JSON as we write it has no line breaks. */
export const jsonColumn = (texts: readonly (string | null)[]): Sql =>
  sql`string_to_array(${texts.join('\n')}, chr(10), '')`;
