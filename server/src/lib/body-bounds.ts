import type { TSchema } from 'typebox';

/** How much a body can hold; what exceeds it is refused before it is parsed. */
export interface BodyBounds {
  readonly bytes: number;
  /** Values in all, objects and arrays included. */
  readonly values: number;
  /** Keys of one object. */
  readonly keys: number;
  /** Elements of one array. */
  readonly elements: number;
  readonly depth: number;
}

interface Known {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly maxProperties?: number;
  readonly items?: TSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/** Whatever an operation declares, no body is larger. */
export const maxBodyBytes = 1024 * 1024;
/** Room for white space, for a field that is unknown and gets named, and for small bodies sent to what takes none. */
const leastBytes = 4096;
const spare = { values: 40, keys: 32, depth: 2 };
/** Of a list where none belongs. */
const leastElements = 8;
/** For a schema that names no limit of its own. */
const most = { values: 20_000, elements: 5000 };

const kilobyte = 1024;
const roundUp = (bytes: number): number => Math.ceil(bytes / kilobyte) * kilobyte;

/** What the largest value that fits the schema holds. */
export function boundsOf(schema: TSchema | undefined): BodyBounds {
  const largest = schema ? largestOf(schema) : nothing;
  return {
    // Half as much again for indentation.
    bytes: Math.min(maxBodyBytes, Math.max(leastBytes, roundUp(largest.bytes * 1.5))),
    values: (Number.isFinite(largest.values) ? largest.values : most.values) + spare.values,
    keys: largest.keys + spare.keys,
    elements: Number.isFinite(largest.elements) ? Math.max(largest.elements, leastElements) : most.elements,
    depth: largest.depth + spare.depth,
  };
}

const nothing: BodyBounds = { bytes: 2, values: 1, keys: 0, elements: 0, depth: 0 };
/** A value of any kind, such as the input of another operation: as deep as any of them is. */
const anything: BodyBounds = { ...nothing, bytes: 32, depth: 4 };
const scalar = (bytes: number): BodyBounds => ({ ...nothing, bytes });

/** A character can be a pair of surrogates, each written as an escape of six bytes. */
const bytesPerCharacter = 12;

const lengths: Record<string, number> = { date: 10, 'date-time': 40 };

function largestOf(schema: TSchema): BodyBounds {
  const known = schema as Known;
  if (known.anyOf) return largestAmong(known.anyOf.map(largestOf));
  if (known.enum) return scalar(Math.max(...known.enum.map((value) => JSON.stringify(value).length)));
  if ('const' in known) return scalar(JSON.stringify(known.const).length);
  switch (known.type) {
    case 'string':
      return scalar(2 + bytesPerCharacter * (known.maxLength ?? lengths[known.format ?? ''] ?? Infinity));
    case 'array':
      return arrayOf(known);
    case 'object':
      return objectOf(known);
    default:
      return known.type === undefined ? anything : scalar(32);
  }
}

const largestAmong = (parts: readonly BodyBounds[]): BodyBounds => ({
  bytes: Math.max(0, ...parts.map(({ bytes }) => bytes)),
  values: Math.max(0, ...parts.map(({ values }) => values)),
  keys: Math.max(0, ...parts.map(({ keys }) => keys)),
  elements: Math.max(0, ...parts.map(({ elements }) => elements)),
  depth: Math.max(0, ...parts.map(({ depth }) => depth)),
});

function arrayOf({ items, maxItems = Infinity }: Known): BodyBounds {
  const item = items ? largestOf(items) : nothing;
  return {
    ...item,
    bytes: 2 + maxItems * (item.bytes + 2),
    values: 1 + maxItems * item.values,
    elements: Math.max(maxItems, item.elements),
    depth: item.depth + 1,
  };
}

/** A map: as many values as it may have, under names of any length. */
function mapOf({ patternProperties = {}, maxProperties = Infinity }: Known): BodyBounds {
  const value = largestAmong(Object.values(patternProperties).map(largestOf));
  return {
    bytes: Infinity,
    values: 1 + maxProperties * value.values,
    keys: Math.max(Number.isFinite(maxProperties) ? maxProperties : most.elements, value.keys),
    elements: value.elements,
    depth: value.depth + 1,
  };
}

function objectOf(known: Known): BodyBounds {
  if (known.patternProperties) return mapOf(known);
  const { properties = {} } = known;
  const entries = Object.entries(properties).map(([name, inner]) => ({ name, inner: largestOf(inner) }));
  const inner = largestAmong(entries.map((entry) => entry.inner));
  return {
    bytes: 2 + entries.reduce((sum, entry) => sum + entry.name.length + 6 + entry.inner.bytes, 0),
    values: 1 + entries.reduce((sum, entry) => sum + entry.inner.values, 0),
    keys: Math.max(entries.length, inner.keys),
    elements: inner.elements,
    depth: inner.depth + 1,
  };
}
