import type { Json } from './components.ts';
import { pascalOf, singular } from './words.ts';

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObject = ({ $ref, type, properties, allOf }: Json): boolean =>
  $ref === undefined && ([type].flat().includes('object') || properties !== undefined || allOf !== undefined);

/** What belongs to the place of a field, and stays beside its reference. */
const ofPlace = (schema: Json): Json => (schema['x-scope'] === undefined ? {} : { 'x-scope': schema['x-scope'] });

/**
 * Every object inside a component as a component of its own, named by its owner and its field: code generators make up
 * names for those without one, and some of them clash.
 */
export function withNamedObjects(schemas: Json): Json {
  const named = new Map<string, Json>();
  const waiting = Object.entries(schemas) as [string, Json][];
  const taken = new Set(Object.keys(schemas));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [owner, schema] = next;
    named.set(owner, insideOf(schema, owner, lift));
  }
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));

  function lift(name: string, schema: Json): Json {
    if (taken.has(name)) throw new Error(`Two schemas would be called ${name}: give one of them an $id.`);
    taken.add(name);
    const { 'x-scope': _scope, ...whole } = schema;
    waiting.push([name, whole]);
    return { $ref: `#/components/schemas/${name}`, ...ofPlace(schema) };
  }
}

type Lift = (name: string, schema: Json) => Json;

/** The schema with references in place of the objects inside it. */
function insideOf(schema: Json, owner: string, lift: Lift): Json {
  const at = (inner: unknown, name: string): unknown => {
    if (!isSchema(inner)) return inner;
    return isObject(inner) ? lift(name, inner) : insideOf(inner, name, lift);
  };
  const parts: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isSchema(value)) {
      parts[key] = Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [field, at(inner, owner + pascalOf(field))]),
      );
    } else if (key === 'items') parts[key] = at(value, singularOf(owner));
    else if (key === 'additionalProperties') parts[key] = at(value, `${owner}Value`);
    else if (['anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value)) {
      parts[key] = value.map((option) => at(option, owner));
    } else parts[key] = value;
  }
  return parts;
}

/** `LeavePreviewDays` to `LeavePreviewDay`. */
const singularOf = (name: string): string =>
  name.replace(/[A-Z][a-z]+$/, (word) => pascalOf(singular(word.toLowerCase())));
