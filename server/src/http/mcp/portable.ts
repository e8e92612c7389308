import type { Json } from '../description/components.ts';

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const annotations = ['description', 'title', 'default', 'examples'];
const ofSchemas = ['properties', 'patternProperties', '$defs'];
const choices = ['anyOf', 'oneOf', 'allOf'];

type Rewrite = (schema: Json) => Json;

/** The value of a keyword with its schemas rewritten. */
function insideOf(key: string, value: unknown, rewrite: Rewrite): unknown {
  if (ofSchemas.includes(key) && isSchema(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner as Json)]));
  if (choices.includes(key) && Array.isArray(value)) return value.map((inner) => rewrite(inner as Json));
  return (key === 'items' || key === 'additionalProperties') && isSchema(value) ? rewrite(value) : value;
}

/**
 * A schema as every assistant takes it. Some map tools to a dialect in which a value has one type: several become a
 * choice. Keywords of our own (`x-…`) stay behind.
 */
export function portable(schema: Json): Json {
  const kept = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  const plain = Object.fromEntries(kept.map(([key, value]) => [key, insideOf(key, value, portable)]));
  return Array.isArray(plain['type']) ? asChoice(plain, plain['type'] as string[]) : plain;
}

function asChoice({ type: _types, ...schema }: Json, types: readonly string[]): Json {
  const entries = Object.entries(schema);
  const rules = Object.fromEntries(entries.filter(([key]) => !annotations.includes(key)));
  const { enum: values } = rules;
  const options = types.map((type): Json => {
    if (type === 'null') return { type };
    return { type, ...rules, ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }) };
  });
  return { ...Object.fromEntries(entries.filter(([key]) => annotations.includes(key))), anyOf: options };
}

/**
 * What a field of an answer can be, without prose, bounds and what lies deeper: assistants read it with every conversation, and
 * the protocol's client compiles the schema of every tool that is listed.
 */
export function outlineOf(schema: Json, schemas: Json): Json {
  const { $ref, anyOf, type, enum: values } = schema;
  if (typeof $ref === 'string') return outlineOf(schemas[$ref.split('/').at(-1) ?? ''] as Json, schemas);
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map((option) => outlineOf(option as Json, schemas)) };
  return { type, ...(values !== undefined && { enum: values }) };
}
