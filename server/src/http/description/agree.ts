import type { TSchema } from 'typebox';
import type { Operation } from '../../kernel/declaration.ts';
import { fits } from '../../lib/schema.ts';
import type { Json } from './components.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Shape {
  readonly format?: string;
  readonly properties?: Record<string, TSchema>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** What was sent, as the record shows it: instants in UTC. */
function shown(schema: TSchema, sent: unknown): unknown {
  const { format, anyOf } = schema as Shape;
  const isInstant = format === 'date-time' || anyOf?.some((option) => (option as Shape).format === 'date-time');
  return isInstant && typeof sent === 'string' ? new Date(sent).toISOString() : sent;
}

/** A record that was just created: what the request left out has its default, or nothing. */
export function asNew({ status, body, returns }: Operation, record: unknown): unknown {
  if (status !== 201 || !isObject(record)) return record;
  const { properties: sendable = {}, required = [] } = (body ?? {}) as Shape & { required?: string[] };
  const { properties = {} } = returns as Shape;
  const left = Object.keys(sendable).filter((name) => !required.includes(name) && Object.hasOwn(record, name));
  const empty = left.flatMap((name) => {
    const value = (sendable[name] as { default?: unknown }).default ?? null;
    return fits(properties[name] ?? {}, value) ? [[name, value] as const] : [];
  });
  return { ...record, ...Object.fromEntries(empty) };
}

/** The record with the values of a request in the fields that both have: an answer tells what was sent. */
export function agreeing(schema: TSchema, record: unknown, sent: unknown): unknown {
  const { properties, items } = schema as Shape;
  if (properties && isObject(record) && isObject(sent)) {
    const both = Object.keys(sent).filter((name) => properties[name] !== undefined && Object.hasOwn(record, name));
    return Object.assign(
      {},
      record,
      Object.fromEntries(both.map((name) => [name, agreeing(properties[name] ?? {}, record[name], sent[name])])),
    );
  }
  if (items && Array.isArray(record) && Array.isArray(sent)) {
    return sent.map((item, index) => agreeing(items, record[index] ?? record[0], item));
  }
  const value = shown(schema, sent);
  return fits(schema, value) ? value : record;
}
