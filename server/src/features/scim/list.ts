import { Type } from 'typebox';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { attributeNamed, type Filter, readFilter } from './filter.ts';
import { badRequest, defaultCount, maxCount, type Resource, schemaUrns } from './protocol.ts';

const text = Type.Optional(Type.String());

/** What a request asks for besides; strange ones are not here by then. */
export const ScimQuery = Strict({
  filter: text,
  startIndex: text,
  count: text,
  attributes: text,
  excludedAttributes: text,
  if_match: text,
});

export interface Asked {
  readonly filter?: string;
  readonly startIndex?: string;
  readonly count?: string;
  readonly attributes?: string;
  readonly excludedAttributes?: string;
}

export interface Range {
  readonly startIndex: number;
  readonly offset: number;
  readonly limit: number;
}

const digits = 9;

/** RFC 7644, 3.4.2.4: below one means one, a negative count none. */
function numberOf(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise;
  if (!/^-?\d+$/.test(given) || given.length > digits)
    throw badRequest('invalidValue', name, say('validation.type', { type: 'integer' }));
  return Number(given);
}

export function rangeOf({ startIndex, count }: Asked): Range {
  const start = Math.max(1, numberOf('startIndex', startIndex, 1));
  const limit = Math.min(maxCount, Math.max(0, numberOf('count', count, defaultCount)));
  return { startIndex: start, offset: start - 1, limit };
}

export const filterOf = ({ filter }: Asked): Filter | null =>
  filter === undefined || filter.trim() === '' ? null : readFilter(filter);

export const listAnswer = (
  { startIndex }: Range,
  total: number,
  resources: readonly Partial<Resource>[],
): Readonly<Record<string, unknown>> => ({
  schemas: [schemaUrns.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => attributeNamed(name.trim()))
    .filter((name) => name !== '');

/** Attributes that are always there (RFC 7643, 7). */
const always = new Set(['id', 'schemas']);

/** With the attributes that were asked for alone, or without those that were not. */
export function shaped(resource: Resource, { attributes, excludedAttributes }: Asked): Partial<Resource> {
  if (attributes === undefined && excludedAttributes === undefined) return resource;
  const names = namesIn(attributes ?? excludedAttributes ?? '');
  const isNamed = (name: string): boolean => names.includes(name);
  const holdsNamed = (name: string): boolean => names.some((one) => one.startsWith(`${name}.`));
  const keep = (key: string, value: unknown, inside: string): unknown => {
    const name = inside === '' ? attributeNamed(key) : `${inside}.${key.toLowerCase()}`;
    if (inside === '' && always.has(name)) return value;
    if (attributes !== undefined) {
      if (isNamed(name)) return value;
      return holdsNamed(name) ? partsOf(value, name) : undefined;
    }
    if (isNamed(name)) return undefined;
    return holdsNamed(name) ? partsOf(value, name) : value;
  };
  const partsOf = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => partsOf(one, name));
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).map(([key, inner]) => [key, keep(key, inner, name)] as const);
    return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
  };
  return partsOf(resource, '') as Partial<Resource>;
}
