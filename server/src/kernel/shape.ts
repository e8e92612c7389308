import { type TSchema, Type } from 'typebox';
import type { Db } from '../db/database.ts';
import type { ObjectSchema } from '../lib/schema.ts';
import { Strict } from '../lib/schema.ts';
import type { Actor } from './actor.ts';
import { type NameSource, prefixOf } from './app-answers.ts';
import { CommaList } from './filters.ts';

/** By the name that `include` takes: the field with the id of what is shown. */
export type Includes = Readonly<Record<string, string>>;

/** Parameters that change what an answer shows of its records, and not which records. */
export const shapeParameters = ['fields', 'include'] as const;

/** What a request asks to see of the records in its answer. */
export interface Shape {
  /** Top-level fields beside the id; null: all of them. */
  readonly fields: ReadonlySet<string> | null;
  readonly include: readonly string[];
}

const fieldsOf = (schema: TSchema): string[] =>
  Object.keys((schema as { properties?: Record<string, TSchema> }).properties ?? {});

/** The query of an operation that shows records, with the parameters that all of these take. */
export function shapedQuery(
  query: ObjectSchema | undefined,
  returns: TSchema,
  includes: Includes | undefined,
): ObjectSchema | undefined {
  const own = fieldsOf(returns).filter((name) => !Object.hasOwn(includes ?? {}, name));
  if (own.length === 0) return query;
  const names = Object.keys(includes ?? {});
  return Strict({
    ...query?.properties,
    fields: Type.Optional(CommaList(Type.Enum(own), 'Only these fields of the record and its id, by commas.')),
    ...(names.length > 0 && {
      include: Type.Optional(CommaList(Type.Enum(names), 'What to show by name beside its id, by commas.')),
    }),
  });
}

/** Takes the shape out of what was asked; the rest is the operation's own. */
export function splitShape(query: Readonly<Record<string, unknown>>): [Shape, Record<string, unknown>] {
  const { fields, include, ...own } = query as { fields?: string[]; include?: string[] };
  return [{ fields: fields ? new Set(fields) : null, include: include ?? [] }, own];
}

type Shown = Record<string, unknown>;

/** Adds what was asked to be included: one query for each kind of record, and null for what the actor may not see. */
export async function withIncluded<Data>(
  sources: readonly NameSource[],
  db: Db,
  actor: Actor,
  { include }: Shape,
  includes: Includes = {},
  data: Data,
): Promise<Data> {
  if (include.length === 0) return data;
  const records = (Array.isArray(data) ? data : [data]) as Shown[];
  const fields = include.map((name) => [name, includes[name] ?? ''] as const);
  const ids = new Set(
    records.flatMap((record) => fields.map(([, field]) => record[field]).filter((id) => typeof id === 'string')),
  );
  const found = await Promise.all(
    sources.map(async (source) => {
      const own = [...ids].filter((id) => prefixOf(id) === source.prefix);
      return own.length === 0 ? [] : await source.find(db, actor, own, []);
    }),
  );
  const named = new Map(found.flat().map((one) => [one.id, nameOnly(one)]));
  const shown = records.map((record) => ({
    ...record,
    ...Object.fromEntries(fields.map(([name, field]) => [name, named.get(String(record[field])) ?? null])),
  }));
  return (Array.isArray(data) ? shown : shown[0]) as Data;
}

type Named = Awaited<ReturnType<NameSource['find']>>[number];

/** People by both their names, anything else by what it is called. */
const nameOnly = ({ id, name, first_name, last_name }: Named): Shown =>
  first_name === undefined ? { id, name } : { id, first_name, last_name };

/** The records with nothing but what was asked for; `can` is the app's own. */
export function inShape<Data>({ fields, include }: Shape, data: Data): Data {
  if (fields === null) return data;
  const kept = new Set(['id', 'can', ...fields, ...include]);
  const pick = (record: Shown): Shown => Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name)));
  return (Array.isArray(data) ? data.map((record) => pick(record as Shown)) : pick(data as Shown)) as Data;
}
