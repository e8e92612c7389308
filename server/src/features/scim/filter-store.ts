import { type Sql, sql } from '../../db/sql.ts';
import type { Comparison, Filter } from './filter.ts';
import { badRequest } from './protocol.ts';

/** What an attribute is in the database. */
export interface Column {
  readonly kind: 'text' | 'exact' | 'flag';
  /** Of `text`: in lower case, as values are compared. */
  readonly value: Sql;
  /** Where an index finds it by other means than the value itself. */
  readonly isEqual?: (text: string) => Sql;
}

/** Any case; the column is written in lower case already, or is made so. */
export const anyCase = (value: string): Column => ({ kind: 'text', value: sql.raw(`lower(${value})`) });
export const lowerCase = (value: string): Column => ({ kind: 'text', value: sql.raw(value) });
export const exact = (value: string): Column => ({ kind: 'exact', value: sql.raw(value) });
export const flag = (value: string): Column => ({ kind: 'flag', value: sql.raw(value) });

/** WHERE, for a filter over these columns. */
export function conditionOf(columns: ReadonlyMap<string, Column>, filter: Filter): Sql {
  if (filter.kind === 'comparison') {
    const column = columns.get(filter.attribute);
    if (!column) throw badRequest('invalidFilter', filter.sent.slice(0, 100), 'scim.notFilterable');
    return sql`(${comparisonOf(column, filter)})`;
  }
  const parts = filter.parts.map((part) => conditionOf(columns, part));
  return sql`(${sql.join(parts, ` ${filter.kind} `)})`;
}

function comparisonOf({ kind, value: column, isEqual }: Column, { sent, operator, value }: Comparison): Sql {
  if (operator === 'pr') return sql`${column} is not null`;
  const wrong = badRequest('invalidFilter', sent.slice(0, 100), 'scim.wrongComparison');
  if (value === null && (operator === 'eq' || operator === 'ne'))
    return operator === 'eq' ? sql`${column} is null` : sql`${column} is not null`;
  if (kind === 'flag') {
    const wanted = typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;
    if (typeof wanted !== 'boolean' || (operator !== 'eq' && operator !== 'ne')) throw wrong;
    return operator === 'eq' ? sql`${column} = ${wanted}::boolean` : sql`${column} <> ${wanted}::boolean`;
  }
  if (typeof value !== 'string') throw wrong;
  const text = kind === 'text' ? value.toLowerCase() : value;
  switch (operator) {
    case 'eq':
      return isEqual ? isEqual(text) : sql`${column} = ${text}`;
    case 'ne':
      return sql`${column} is distinct from ${text}`;
    case 'sw':
      return sql`starts_with(${column}, ${text})`;
    case 'co':
      return sql`position(${text}::text in ${column}) > 0`;
  }
}

/** Filters of one comparison are few; what clients join is theirs to shape, and is not kept among prepared statements. */
export const isCommon = (filter: Filter | null): boolean => filter === null || filter.kind === 'comparison';
