import { type TNull, type TObject, type TOptional, type TSchema, type TString, type TUnion, Type } from 'typebox';
import { ActorId, Id, type IdPrefix } from './ids.ts';
import { Nullable, Strict } from './schema.ts';

/** What every record starts and ends with. */
export const RecordId = (prefix: IdPrefix): TString =>
  Id(prefix, 'Names the record in paths and in other records. Opaque: do not take it apart.');
const stamp = (description: string): TString =>
  Type.String({ format: 'date-time', examples: ['2026-03-09T18:05:00.000Z'], description });
export const CreatedAt = (): TString => stamp('When the record was made.');
export const UpdatedAt = (): TString =>
  stamp('When a field of the record last changed; a request that changes nothing leaves it.');

/** A named schema with words of its own for the place where it is used. */
export const described = <T extends TSchema>(schema: T, here: string): T => ({ ...schema, 'x-here': here });

/** Who it is, where the whole person would be too much. */
export const PersonName = Type.Object(
  {
    id: ActorId('The id of the person; `svc_…` where a service account holds or did something.'),
    first_name: Type.String({ examples: ['Ada'], description: 'Their given name; the name of a service account.' }),
    last_name: Type.String({
      examples: ['Byron'],
      description: 'Their family name; “Service account” for a service account.',
    }),
  },
  { $id: 'PersonName', description: 'A person, or where it can be one a service account, by name.' },
);

/** Beside who decided. */
export const OnBehalfOf = (): TUnion<[TString, TNull]> =>
  Nullable(Id('usr'), {
    examples: [null],
    description: 'The absent person on whose behalf a deputy decided; null unless a deputy did.',
  });

/** A record by name, where the whole of it would be too much. */
export const RecordName = ($id: string, prefix: IdPrefix, example: string): TObject<{ id: TString; name: TString }> =>
  Type.Object(
    {
      id: Id(prefix, 'The id of the record.'),
      name: Type.String({ examples: [example], description: 'What it is called.' }),
    },
    { $id, description: 'A record by name.' },
  );

/** A field that is there when a request asks for it with `include`. */
export const Included = <T extends TSchema>(schema: T, field: string): TOptional<TUnion<[T, TNull]>> =>
  Type.Optional({
    ...Nullable(schema, {
      description: `What ${field} stands for, when \`include\` asks for it; null: nothing, or not the owner’s to see.`,
    }),
    'x-include': field,
  });

type Json = Record<string, unknown>;

function withoutDefaults(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutDefaults(inner, isSchema));
  if (typeof value !== 'object' || value === null) return value;
  const marks = Object.getOwnPropertySymbols(value).map((mark) => [mark, (value as Record<symbol, unknown>)[mark]]);
  return Object.fromEntries([
    ...Object.entries(value as Json)
      .filter(([key]) => !(isSchema && key === 'default'))
      .map(([key, inner]) => [
        key,
        key === 'examples' ? inner : withoutDefaults(inner, !isSchema || key !== 'properties'),
      ]),
    ...marks,
  ]) as unknown;
}

/**
 * The body of a PATCH. A generated client fills in the defaults it is told of, and would so write them over what is
 * there: every field is optional, and none has a default, however deep.
 */
export const Changes = <P extends Record<string, TSchema>>(
  properties: P,
): TObject<{ [K in keyof P]: TOptional<P[K]> }> =>
  Strict(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, Type.Optional(withoutDefaults(schema) as TSchema)]),
    ),
  ) as unknown as TObject<{ [K in keyof P]: TOptional<P[K]> }>;
