import { type Static, type TNull, type TSchema, type TString, type TUnion, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Format } from 'typebox/format';
import { isDay, readInstantMs } from './days.ts';
import { invalid, Refusal, type Said } from './errors.ts';
import { refuseExcess, unstorable } from './excess.ts';
import { type FixedKey, say } from './texts/texts.ts';

export { OptionalProse, OptionalText, Prose, Text } from './text.ts';

Format.Set('date', isDay);
Format.Set('date-time', (text) => readInstantMs(text) !== null);
// A quoted local part may hold anything, line breaks included; printable ASCII alone is what mail servers pass on.
// Without a top-level domain it is cut off, or of a machine that no mail server knows.
Format.Set('email', (text) => /^[\x21-\x7e]+\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(text) && Format.IsEmail(text));

/** Any object schema, whatever its properties. */
export interface ObjectSchema extends TSchema {
  readonly properties: Record<string, TSchema>;
}

export const Nullable = <T extends TSchema>(
  type: T,
  options?: { description?: string; default?: null; examples?: unknown[] },
): TUnion<[T, TNull]> => Type.Union([type, Type.Null()], options);

export const Email = (options: { description?: string; examples?: string[] } = {}): TString =>
  Type.String({ format: 'email', maxLength: 254, ...options });

/** An object that refuses fields it does not know. */
export const Strict = <P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message: string;
}

interface Validator {
  Check(value: unknown): boolean;
  Errors(value: unknown): Violation[];
}

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (!validator) {
    validator = Compile(schema);
    validators.set(schema, validator);
  }
  return validator;
}

/** The value as its schema describes it, or a 422 that names the field and says what to do. */
export function check<T extends TSchema>(schema: T, value: unknown): Static<T> {
  refuseExcess(schema, value);
  refuseUnstorable(value, '');
  const validator = validatorOf(schema);
  if (!validator.Check(value)) throw explain(validator.Errors(value));
  return value as Static<T>;
}

/** Every field that does not fit, each with its first reason: for a row of a file, which is mended as a whole. */
export function faultsOf(schema: TSchema, value: Readonly<Record<string, unknown>>): Refusal[] {
  const validator = validatorOf(schema);
  const wrong = Object.entries(value).flatMap(([name, one]) => excessOf(schema, { [name]: one }));
  if (wrong.length === 0 && validator.Check(value)) return [];
  const byField = new Map<string, Violation[]>();
  for (const violation of validator.Errors(value)) {
    const field = fieldOf(violation).split('.')[0] ?? '';
    if (field !== '') byField.set(field, [...(byField.get(field) ?? []), violation]);
    else if (violation.keyword === 'required') {
      const names = violation.params['requiredProperties'] as string[];
      wrong.push(...names.map((name) => invalid(name, 'validation.required')));
    } else if (violation.keyword === 'additionalProperties') return [explain([violation])];
  }
  const told = new Set(wrong.map(({ details }) => details?.['field']));
  const others = [...byField].filter(([field]) => !told.has(field));
  return [...wrong, ...others.map(([, violations]) => explain(violations))];
}

function excessOf(schema: TSchema, value: Readonly<Record<string, unknown>>): Refusal[] {
  try {
    refuseExcess(schema, value);
    refuseUnstorable(value, '');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error];
  }
}

export const fits = (schema: TSchema, value: unknown): boolean => validatorOf(schema).Check(value);

/** In what the schema says nothing of, such as a text where a number should be: it would come back in the message. */
function refuseUnstorable(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw unstorable(path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseUnstorable(inner, path === '' ? key : `${path}.${key}`);
  }
}

const fieldOf = (violation: Violation): string => violation.instancePath.slice(1).replaceAll('/', '.');

function explain(violations: Violation[]): Refusal {
  const telling =
    violations.find((violation) => violation.keyword === 'additionalProperties') ??
    violations.find(
      (violation) => !['boolean', 'anyOf', 'if'].includes(violation.keyword) && violation.params['type'] !== 'null',
    ) ??
    violations[0];
  if (!telling) return invalid('', 'validation.notValid');
  const path = fieldOf(telling);
  const inner = (name: unknown): string => (path === '' ? String(name) : `${path}.${String(name)}`);
  if (telling.keyword === 'additionalProperties') {
    const field = inner((telling.params['additionalProperties'] as string[])[0]);
    return invalid(field, 'validation.unknownField');
  }
  if (telling.keyword === 'required') {
    const field = inner((telling.params['requiredProperties'] as string[])[0]);
    return invalid(field, 'validation.required');
  }
  return invalid(path, whyNot(telling));
}

const formats: Readonly<Record<string, FixedKey>> = {
  date: 'validation.date',
  'date-time': 'validation.instant',
  email: 'validation.email',
};

function whyNot({ keyword, params, message }: Violation): Said {
  const limit = params['limit'] as number;
  switch (keyword) {
    case 'type':
      return say('validation.type', { type: String(params['type']) });
    case 'enum':
      return say('validation.oneOf', { allowed: (params['allowedValues'] as unknown[]).map(String) });
    case 'const':
      return say('validation.only', { allowed: String(params['allowedValue']) });
    case 'format': {
      const format = String(params['format']);
      return formats[format] ?? say('validation.format', { format });
    }
    case 'minLength':
      return 'validation.empty';
    case 'maxLength':
      return say('validation.tooLong', { limit });
    case 'maxItems':
      return say('validation.tooManyItems', { limit });
    case 'minItems':
      return say('validation.tooFewItems', { limit });
    case 'uniqueItems':
      return 'validation.twice';
    case 'minimum':
      return say('validation.minimum', { limit });
    case 'maximum':
      return say('validation.maximum', { limit });
    case 'pattern':
      return params['pattern'] === '\\S' ? 'validation.blank' : 'validation.pattern';
    default:
      return say('validation.other', { said: message });
  }
}

const readers: Record<string, (text: string) => unknown> = {
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  /** A comma list; a value that stands twice counts once. */
  array: (text) => [...new Set(text.split(','))],
};

/** Query parameters are text; this reads them as their schema's types, strictly. What does not read stays text and fails. */
export function readQuery(schema: ObjectSchema, query: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    // Own properties alone: __proto__ and constructor are parameters that no one declared.
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (property === undefined) {
      const shown = name.slice(0, 100);
      throw invalid(shown, 'validation.unknownParameter');
    }
    if (Array.isArray(value)) throw invalid(name, 'validation.parameterTwice');
    const { type = '' } = property as { type?: string };
    const read = readers[type];
    values[name] = read ? read(value as string) : value;
  }
  try {
    return check(schema, values);
  } catch (error) {
    throw asParameter(error);
  }
}

/** A parameter is refused as a whole: what stands between its commas has no name of its own. */
function asParameter(error: unknown): unknown {
  const field = error instanceof Refusal ? error.details?.['field'] : undefined;
  if (!(error instanceof Refusal) || typeof field !== 'string' || !/\.\d+$/.test(field)) return error;
  const name = field.replace(/\.\d+$/, '');
  const { key, values } = error.said;
  return invalid(name, { key, values: { ...values, field: name } });
}
