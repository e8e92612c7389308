import type { TSchema } from 'typebox';
import { mayBeId } from '../lib/maybe-id.ts';

/** The ids of an answer, at the places where its schema declares ids. */
export interface FoundIds {
  /** By prefix; of other kinds none is collected. */
  readonly ids: ReadonlyMap<string, Set<string>>;
  /** Ids of people whose names stand beside them. */
  readonly shown: Set<string>;
  /** What names another record by its `name`. */
  readonly called: { readonly id: string; name: string }[];
}

/** Null: there is no id at this place, nor below it. */
type Collect = ((value: unknown, found: FoundIds) => void) | null;

interface Json {
  readonly type?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
}

const ulid = '_[0-9A-HJKMNP-TV-Z]{26}$';
const isPersonId = ({ pattern }: Json): boolean => pattern === `^usr${ulid}` || pattern === `^(?:usr|svc)${ulid}`;

function collectId(value: unknown, { ids }: FoundIds): void {
  if (typeof value === 'string') ids.get(value.slice(0, value.lastIndexOf('_')))?.add(value);
}

/** An id, or several. */
function collectAny(value: unknown, found: FoundIds): void {
  for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) collectId(one, found);
}

function collectItems(items: NonNullable<Collect>): NonNullable<Collect> {
  return (value, found) => {
    if (Array.isArray(value)) for (const item of value) items(item, found);
  };
}

function collectFields(properties: NonNullable<Json['properties']>): Collect {
  const inner = Object.entries(properties).flatMap(([name, schema]) => {
    const collect = collectorOf(schema);
    return collect === null ? [] : [[name, collect] as const];
  });
  const isPerson = properties['id'] !== undefined && isPersonId(properties['id']) && 'first_name' in properties;
  // A record with names of its own in several languages is shown as it is.
  const isCalled = 'id' in properties && 'name' in properties && !('names' in properties);
  if (inner.length === 0) return null;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Readonly<Record<string, unknown>>;
    if (isPerson && 'first_name' in record) found.shown.add(String(record['id']));
    if (isCalled && typeof record['id'] === 'string' && typeof record['name'] === 'string') {
      found.called.push(record as { id: string; name: string });
    }
    for (const [name, collect] of inner) if (record[name] != null) collect(record[name], found);
  };
}

function collectEach(branches: readonly TSchema[]): Collect {
  const some = branches.map(collectorOf).filter((collect) => collect !== null);
  if (some.length < 2) return some[0] ?? null;
  return (value, found) => {
    for (const collect of some) collect(value, found);
  };
}

function compiled(schema: Json): Collect {
  if (mayBeId(schema)) return collectAny;
  if (schema.pattern?.endsWith(ulid) === true) return collectId;
  if (schema.properties) return collectFields(schema.properties);
  const items = schema.items ? collectorOf(schema.items) : null;
  if (items) return collectItems(items);
  return collectEach([...(schema.anyOf ?? []), ...(schema.allOf ?? [])]);
}

const collectors = new WeakMap<TSchema, { readonly collect: Collect }>();

/** Compiled once a schema: an answer holds thousands of values, of which few are ids. */
function collectorOf(schema: TSchema): Collect {
  let known = collectors.get(schema);
  if (!known) {
    known = { collect: compiled(schema) };
    collectors.set(schema, known);
  }
  return known.collect;
}

/** `data`: one record of this schema, or a page of them. Free JSON and texts, which callers wrote, are not looked at. */
export function idsIn(prefixes: readonly string[], schema: TSchema, data: unknown): FoundIds {
  const ids = new Map(prefixes.map((prefix) => [prefix, new Set<string>()]));
  const found: FoundIds = { ids, shown: new Set(), called: [] };
  const collect = collectorOf(schema);
  const isPage = Array.isArray(data) && (schema as Json).type !== 'array';
  for (const record of isPage ? (data as unknown[]) : [data]) collect?.(record, found);
  return found;
}
