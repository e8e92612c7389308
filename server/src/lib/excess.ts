import type { TSchema } from 'typebox';
import { invalid, type Refusal } from './errors.ts';
import { findTextFault, type TextForm, textForm } from './text.ts';
import { say } from './texts/texts.ts';

/** The keywords that this walk reads. */
interface Known {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly items?: TSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly [textForm]?: TextForm;
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const inside = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${String(name)}`;

/**
 * Refuses unknown keys, arrays that are too long and texts that cannot be, each before what it holds is looked at. What
 * comes through is no larger than its schema allows, so that validating it costs no more than a valid value would.
 */
export function refuseExcess(schema: TSchema, value: unknown, path = ''): void {
  const known = schema as Known;
  if (known.anyOf) {
    const type = typeOf(value);
    const candidates = known.anyOf.filter((option) => (option as Known).type === type);
    // Between several of a type the validator chooses; the bounds of the body hold for them as well.
    if (candidates.length === 1) refuseExcess(candidates[0] as TSchema, value, path);
  } else if (typeof value === 'string') refuseText(known, value, path);
  else if (Array.isArray(value)) refuseItems(known, value, path);
  else if (typeof value === 'object' && value !== null) refuseKeys(known, value as Record<string, unknown>, path);
}

function refuseText(known: Known, value: string, path: string): void {
  if (known.type !== 'string') return;
  // Lengths are counted in code points; of those a string has at least half as many as it is long.
  if (known.maxLength !== undefined && value.length > 2 * known.maxLength)
    throw invalid(path, say('validation.tooLong', { limit: known.maxLength }));
  if (value.includes('\0') || !value.isWellFormed()) throw unstorable(path);
  const fault = known[textForm] && value.length > 0 ? findTextFault(known[textForm], value) : null;
  if (fault !== null) throw invalid(path, fault);
}

function refuseItems({ type, maxItems, items }: Known, value: readonly unknown[], path: string): void {
  if (type !== 'array') return;
  if (maxItems !== undefined && value.length > maxItems)
    throw invalid(path, say('validation.tooManyItems', { limit: maxItems }));
  if (items) for (const [index, item] of value.entries()) refuseExcess(items, item, inside(path, index));
}

function refuseKeys(known: Known, value: Record<string, unknown>, path: string): void {
  const { properties } = known;
  if (!properties) return;
  const names = Object.keys(value);
  if (known.additionalProperties === false) {
    // Own keys alone: __proto__ and constructor are fields that no one declared.
    const unknown = names.find((name) => !Object.hasOwn(properties, name));
    if (unknown !== undefined) throw unknownField(inside(path, unknown));
  }
  for (const name of names) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) refuseExcess(property, value[name], inside(path, name));
  }
}

/** NUL and lone surrogates are valid JSON, but no text that PostgreSQL could keep. */
export const unstorable = (path: string): Refusal => invalid(path, 'validation.unstorable');

const maxNameShown = 100;

function unknownField(field: string) {
  if (!field.isWellFormed() || field.includes('\0')) return unstorable('');
  const shown = field.slice(0, maxNameShown);
  return invalid(shown, 'validation.unknownField');
}
