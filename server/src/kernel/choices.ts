import { type TOptional, type TString, Type } from 'typebox';
import { optional } from '../db/rows.ts';
import { type Sql, sql } from '../db/sql.ts';
import { IdFilter, type IdPrefix } from '../lib/ids.ts';
import { wordsOf } from '../lib/words.ts';
import { equal } from './filters.ts';

/** How a list is narrowed to what someone chooses from it: by words of its names, or to the one that is chosen. */
export interface Choice {
  readonly q?: string;
  readonly id?: string;
}

/** What the app's list takes for that, beyond what the API takes. */
export const choiceQuery = (prefix: IdPrefix): { q: TOptional<TString>; id: TOptional<TString> } => ({
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Words that begin those of the name or the code.' }),
  ),
  id: Type.Optional(IdFilter(prefix, 'Only this one, whether active or not.')),
});

/**
 * Part of a WHERE clause. `named` is what the index on the words is over: `name || ' ' || code`. A text without words finds
 * nothing.
 */
export function chosenFrom(table: string, { q, id }: Choice, named: Sql): Sql {
  const words = q === undefined ? [] : wordsOf(q.replaceAll('@', ' '));
  return sql`${equal(`${table}.id`, id)} ${optional(
    q !== undefined &&
      (words.length === 0
        ? sql`and false`
        : sql`and name_words(${named}) @@ folded(${words.map((word) => `'${word}':*`).join(' & ')})::tsquery`),
  )}`;
}
