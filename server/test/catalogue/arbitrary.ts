import fc from 'fast-check';
import type { TSchema } from 'typebox';

interface Schema {
  type?: string;
  anyOf?: TSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: TSchema;
  maxItems?: number;
  properties?: Record<string, TSchema>;
  required?: string[];
}

const instant = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = instant.map((text) => text.slice(0, 10));

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'date') return day;
  if (schema.format === 'date-time') return instant;
  if (schema.format === 'email')
    return fc.nat().map((n) => `fuzz${String(n)}.${String(Math.random()).slice(2)}@example.com`);
  if (schema.pattern?.startsWith('^') === true) return fc.stringMatching(new RegExp(schema.pattern));
  return graphemes(schema.minLength ?? 0, Math.min(schema.maxLength ?? 50, 200));
}

const ofLengths = new Map<string, fc.Arbitrary<string>>();

/** Once for each pair of lengths: making one takes longer than drawing a text from it. */
function graphemes(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const name = `${String(minLength)} ${String(maxLength)}`;
  const texts = ofLengths.get(name) ?? fc.string({ unit: 'grapheme', minLength, maxLength });
  ofLengths.set(name, texts);
  return texts;
}

/** Values that fit a schema, strange ones included. */
export function arbitraryOf(schema: TSchema): fc.Arbitrary<unknown> {
  const known = schema as Schema;
  if (known.anyOf) return fc.oneof(...known.anyOf.map(arbitraryOf));
  if (known.enum) return fc.constantFrom(...known.enum);
  if ('const' in known) return fc.constant(known.const);
  switch (known.type) {
    case 'string':
      return textOf(known);
    case 'integer':
      return fc.integer({ min: known.minimum ?? -2_147_483_648, max: known.maximum ?? 2_147_483_647 });
    case 'number':
      return fc.double({ min: known.minimum ?? -1e9, max: known.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(known.items ?? {}), { maxLength: Math.min(known.maxItems ?? 5, 5) });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(known.properties ?? {}).map(([name, inner]) => [name, arbitraryOf(inner)])),
        {
          requiredKeys: known.required ?? [],
        },
      );
    default:
      return fc.jsonValue();
  }
}
