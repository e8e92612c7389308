import type { TSchema } from 'typebox';
import type { ObjectSchema } from './schema.ts';

/** What stands in a field once its person was erased. A function: it must stay unique. */
type ErasedTo = string | null | readonly never[] | ((userId: string) => string);

/** No keyword of JSON Schema: the description of the API does not show it. */
const mark = Symbol('personal');

/** Marks a field that tells about the person of the record: it is emptied when they are erased. */
export const Personal = <T extends TSchema>(schema: T, erasedTo: ErasedTo = null): T =>
  Object.assign({ ...schema }, { [mark]: { erasedTo } });

const markOf = (schema: TSchema): { readonly erasedTo: ErasedTo } | undefined =>
  (schema as { [mark]?: { erasedTo: ErasedTo } })[mark];

export const isPersonal = (schema: TSchema): boolean => markOf(schema) !== undefined;

export const personalFields = ({ properties }: ObjectSchema): string[] =>
  Object.keys(properties).filter((name) => isPersonal(properties[name] as TSchema));

/** The marked fields of a record, as they stand once the person was erased. */
export function erasedFields({ properties }: ObjectSchema, userId: string): Record<string, unknown> {
  const erased = Object.entries(properties).flatMap(([name, schema]) => {
    const found = markOf(schema);
    if (!found) return [];
    return [[name, typeof found.erasedTo === 'function' ? found.erasedTo(userId) : found.erasedTo]];
  });
  return Object.fromEntries(erased) as Record<string, unknown>;
}

interface Composed {
  readonly $id?: string;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Record<string, TSchema>;
}

/** The schema itself, or what it is if it is not null. */
const alternatives = (schema: TSchema): readonly Composed[] => [schema, ...((schema as Composed).anyOf ?? [])];

/** Fields that hold a person by name (`PersonName`). */
export const nameFields = ({ properties }: ObjectSchema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    alternatives(schema).some(({ $id }) => $id === 'PersonName') ? [name] : [],
  );

/** Fields that hold a list of objects, with what these are. */
export const objectLists = ({ properties }: ObjectSchema): [string, ObjectSchema][] =>
  Object.entries(properties).flatMap(([name, schema]): [string, ObjectSchema][] => {
    const { items } = schema as Composed;
    return items && (items as Composed).properties ? [[name, items as ObjectSchema]] : [];
  });
