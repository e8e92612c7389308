import type { TSchema } from 'typebox';
import { eventTypeMark } from '../../kernel/events.ts';
import { testEventType } from '../../kernel/subscription.ts';

/** A part of a document, as JSON will show it. */
export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalars = new Set<unknown>(['string', 'number', 'integer', 'boolean']);
/** What belongs to a place where a schema is used, and not to the schema. */
const ofPlace = ['x-scope', 'x-here'];
const annotations = ['description', 'examples', 'default', ...ofPlace];
const without = (object: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const typeOfValues = (values: readonly unknown[]): Json => {
  const types = [...new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)))];
  return types.length === 1 ? { type: types[0] } : {};
};

/** A choice of fixed values reads better as one enumeration, and a scalar or null as one type with two names. */
function simplifyChoice(choice: readonly Json[], rest: Json): Json {
  const values = choice.filter((option) => option['type'] !== 'null');
  const isNullable = values.length < choice.length;
  const [only] = values;
  if (values.length > 1 && values.every((option) => 'const' in option)) {
    const constants = values.map((option) => option['const']);
    return simplifyChoice(
      [{ ...typeOfValues(constants), enum: constants }, ...(isNullable ? [{ type: 'null' }] : [])],
      rest,
    );
  }
  if (only && values.length === 1 && isNullable && scalars.has(only['type']) && !('const' in only)) {
    const { type, enum: allowed, ...inner } = only;
    return {
      type: [type, 'null'],
      ...(Array.isArray(allowed) && { enum: [...(allowed as unknown[]), null] }),
      ...inner,
      ...rest,
    };
  }
  if (only && values.length === 1 && !isNullable) return { ...only, ...rest };
  return { ...rest, anyOf: choice };
}

/** Schemas as the document shows them: a named one stands in the components once, and is referred to. */
export class Components {
  readonly #schemas = new Map<string, Json>();
  readonly #structures = new Map<string, string>();
  readonly #eventTypes: readonly string[];

  /** Without event types, a field that takes one is any text. */
  constructor(eventTypes: readonly string[] = []) {
    this.#eventTypes = eventTypes;
  }

  /** The schema, or a reference to it if it has a name of its own or is given one. */
  use(schema: TSchema, givenName?: string): Json {
    const { $id, ...rest } = schema as Json;
    const name = typeof $id === 'string' ? $id : givenName;
    const plain = this.#plain(rest);
    return name === undefined ? plain : this.#register(name, plain);
  }

  /** For what the kernel has no schema of: envelopes, events. */
  add(name: string, plain: Json): Json {
    return this.#register(name, plain);
  }

  get schemas(): Json {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #register(name: string, plain: Json): Json {
    const structure = JSON.stringify(without(plain, annotations));
    const known = this.#schemas.get(name);
    if (!known) {
      this.#schemas.set(name, without(plain, ofPlace));
      this.#structures.set(name, structure);
    } else if (this.#structures.get(name) !== structure) {
      throw new Error(`Two different schemas are called ${name}.`);
    }
    const { 'x-here': description, 'x-scope': scope } = plain;
    return {
      $ref: `#/components/schemas/${name}`,
      ...(description !== undefined && { description }),
      ...(scope !== undefined && { 'x-scope': scope }),
    };
  }

  #plain(schema: Json): Json {
    const { anyOf, [eventTypeMark]: isEventType, ...given } = schema;
    if (isEventType !== undefined && this.#eventTypes.length > 0) {
      const others = this.#eventTypes.filter((type) => type !== testEventType);
      return { type: 'string', enum: isEventType === 'feed' ? others : [...this.#eventTypes, '*'] };
    }
    const plain = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, this.#keyword(key, value)]));
    if (Array.isArray(anyOf)) {
      return simplifyChoice(
        anyOf.map((option) => this.use(option as TSchema)),
        plain,
      );
    }
    const { enum: values } = plain;
    return Array.isArray(values) && plain['type'] === undefined ? { ...typeOfValues(values), ...plain } : plain;
  }

  #keyword(key: string, value: unknown): unknown {
    if ((key === 'properties' || key === 'patternProperties') && isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.use(inner as TSchema)]));
    }
    if ((key === 'items' || key === 'additionalProperties') && isObject(value)) return this.use(value);
    if ((key === 'allOf' || key === 'oneOf' || key === 'prefixItems') && Array.isArray(value)) {
      return value.map((inner) => this.use(inner as TSchema));
    }
    return value;
  }
}
