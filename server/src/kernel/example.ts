import type { TSchema } from 'typebox';
import { fits } from '../lib/schema.ts';

type Json = Record<string, unknown>;

/** What a caller would send at least, or what they get back in full. */
export type Direction = 'request' | 'response';

const formats: Record<string, string> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T14:30:00.000Z',
  email: 'ada@example.com',
  uri: 'https://hooks.example.com/muster',
  time: '09:00',
};
const texts = [
  '09:00',
  '#4F46E5',
  'KITCHEN',
  'kitchen',
  '1',
  'CAD',
  'CA',
  'aGVsbG8=',
  'https://hooks.example.com/muster',
];

/** Ends come after beginnings: the stock examples of days and instants, moved on for fields that name an end. */
const later: Record<string, string> = {
  [String(formats['date'])]: '2026-03-13',
  [String(formats['date-time'])]: '2026-03-09T18:00:00.000Z',
};
const namesAnEnd = (field: string): boolean =>
  /(^|_)(end|ends|out|due|return|returned|expiry|expires|deadline)(_|$)/.test(field);

const words = (field: string): string => {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const isNull = (schema: Json): boolean => schema['type'] === 'null';
const choicesOf = (schema: Json): Json[] => (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[];

/** The kind of record an id names, such as `usr`; null for what is no id. */
export function idPrefixOf(schema: object): string | null {
  const { pattern, anyOf, examples } = schema as { pattern?: string; anyOf?: object[]; examples?: unknown[] };
  const sample = pattern ?? (typeof examples?.[0] === 'string' ? examples[0] : '');
  const prefix = /^\^?(?:\(\?:)?([a-z]+)(?:\|[a-z]+\))?_(\[0-9A-HJ|[0-9A-HJKMNP-TV-Z]{26}$)/.exec(sample)?.[1];
  return prefix ?? anyOf?.map(idPrefixOf).find((found) => found !== null) ?? null;
}

function nonNull(schema: Json): Json {
  return choicesOf(schema).find((choice) => !isNull(choice)) ?? schema;
}

/** Worth showing though it may be left out: it has an example of its own and names no other record and no day. */
function isTelling(schema: Json): boolean {
  const inner = nonNull(schema);
  return (
    Array.isArray(inner['examples']) && !['date', 'date-time'].includes(String(inner['format'])) && !idPrefixOf(inner)
  );
}

/** A value that the schema takes. Throws if none can be guessed: such a field needs `examples`. */
export function exampleOf(schema: TSchema, direction: Direction, field = 'value'): unknown {
  for (const candidate of candidatesOf(schema as Json, direction, field)) {
    const value = typeof candidate === 'string' && namesAnEnd(field) ? (later[candidate] ?? candidate) : candidate;
    if (fits(schema, value)) return value;
  }
  throw new Error(`No example of ${field} can be guessed from its schema: give it examples.`);
}

function candidatesOf(schema: Json, direction: Direction, field: string): unknown[] {
  const { examples, const: constant, enum: values, type } = schema;
  if (Array.isArray(examples)) return examples;
  if (constant !== undefined) return [constant];
  const set = schema['default'] ?? undefined;
  const given = set === undefined ? [] : [set];
  if (Array.isArray(values)) return [...given, ...(values as unknown[])];
  const choices = choicesOf(schema);
  if (choices.length > 0) return ofChoice(choices, direction, field);
  switch (type) {
    case 'object':
      return [ofObject(schema, direction)];
    case 'array':
      return [...given, ofArray(schema, direction, field), []];
    case 'string':
      return [...given, ...textsFor(schema, field)];
    case 'integer':
    case 'number':
      return [...given, 1, 0, schema['minimum'], schema['maximum'], schema['multipleOf'], 100];
    case 'boolean':
      return [...given, true];
    default:
      return [...given, null, words(field)];
  }
}

function ofChoice(choices: Json[], direction: Direction, field: string): unknown[] {
  const [first] = choices.filter((choice) => !isNull(choice));
  if (!first) return [null];
  const isPlainText = first['type'] === 'string' && !isTelling(first) && !first['format'] && !idPrefixOf(first);
  // Most instants of a record name what has not happened to it yet.
  const isInstant = first['format'] === 'date-time';
  const canBeNull = choices.some(isNull);
  return canBeNull && (isPlainText || isInstant) ? [null] : [exampleOf(first, direction, field)];
}

function textsFor(schema: Json, field: string): string[] {
  const format = formats[String(schema['format'])];
  const text = words(field).slice(0, typeof schema['maxLength'] === 'number' ? schema['maxLength'] : undefined);
  return [...(format === undefined ? [] : [format]), text, ...texts];
}

const ofArray = (schema: Json, direction: Direction, field: string): unknown[] =>
  schema['items'] === undefined ? [] : [exampleOf(schema['items'] as TSchema, direction, field.replace(/s$/, ''))];

/** Shown to those with another scope, or to those who ask for it. */
const isOnDemand = (inner: Json): boolean => inner['x-scope'] !== undefined || inner['x-include'] !== undefined;

function ofObject(schema: Json, direction: Direction): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const required = new Set((schema['required'] ?? []) as string[]);
  const shown = properties.filter(([name, inner]) =>
    direction === 'response' ? !isOnDemand(inner) : required.has(name) || isTelling(inner),
  );
  const chosen = shown.length > 0 ? shown : properties.filter(([, inner]) => !idPrefixOf(inner)).slice(0, 1);
  return Object.fromEntries(
    chosen.map(([name, inner]) => [name, exampleOf(inner as unknown as TSchema, direction, name)]),
  );
}
