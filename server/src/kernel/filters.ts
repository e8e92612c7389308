import { type TArray, type TSchema, type TString, Type } from 'typebox';
import { optional } from '../db/rows.ts';
import { type Sql, sql } from '../db/sql.ts';
import { InstantInput, parseInstantMs } from '../lib/days.ts';
import { type IdPrefix, sampleId } from '../lib/ids.ts';

/** More than a person chooses, and still one statement. */
const maxValues = 100;

/** A parameter that takes one value or several, by commas. */
export const CommaList = <T extends TSchema>(item: T, description: string): TArray<T> =>
  Type.Array(item, { minItems: 1, maxItems: maxValues, description });

/** A filter that takes one value or several: any of them. */
export const AnyOf = <T extends TSchema>(item: T, description: string): TArray<T> =>
  CommaList(item, `${description} Several by commas: any of them.`);

/** Ids as a filter: opaque, and one that names nothing finds nothing. */
export const IdsFilter = (prefix: IdPrefix, description: string): TArray<TString> =>
  CommaList(
    Type.String({ maxLength: 100, examples: [sampleId(prefix)] }),
    `${description} Several by commas, at most 100: any of them.`,
  );

/**
 * Part of a WHERE clause. One value is written as one: an index that begins with the column then has the order of the list.
 * Nothing where the page is read along each value of this very column: said twice, PostgreSQL expects so few rows of each that any
 * index will do for it, and a plan that is kept walks along the wrong one.
 */
export function among(column: string, values: readonly string[] | undefined, along?: { readonly column: string }): Sql {
  if (values === undefined || along?.column === column) return sql.nothing;
  return values.length === 1
    ? sql`and ${sql.ref(column)} = ${values[0]}`
    : sql`and ${sql.ref(column)} = any(${[...values]})`;
}

/** The same if a value stands for a condition of its own. */
export const oneOf = (values: readonly string[] | undefined, condition: (value: string) => Sql): Sql =>
  optional(values !== undefined && sql`and (${sql.join(values.map(condition), ' or ')})`);

/** The same for a look-up of one value. */
export const equal = (column: string, value: string | boolean | undefined): Sql =>
  optional(value !== undefined && sql`and ${sql.ref(column)} = ${value}`);

/** Of the lists that can tell what has changed. They are then in the order of `changesOf`. */
export const updatedSince = {
  updated_since: Type.Optional({
    ...InstantInput(
      'Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear.',
    ),
    examples: ['2026-03-09T14:30:00.000Z'],
  }),
};

export interface UpdatedSince {
  readonly updated_since?: string;
}

export const since = (alias: string, { updated_since: text }: UpdatedSince): Sql =>
  optional(
    text !== undefined &&
      sql`and ${sql.ref(`${alias}.updated_at`)} >= ${new Date(parseInstantMs(text)).toISOString()}::timestamptz`,
  );
