import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';

const tables = {
  project: sql`select name from projects`,
  client: sql`select name from clients`,
  task: sql`select name from tasks`,
  department: sql`select name from departments`,
  type: sql`select name from leave_types`,
  person: sql`select coalesce(preferred_name, first_name) || ' ' || last_name from users`,
} as const;

/** What an id of `summed` is called; null for a value that is no record. */
export function nameOfSummed(actor: Actor, by: string | null, column: 'id' | 'then_id' = 'id'): Sql {
  if (by === null || !Object.hasOwn(tables, by)) return sql`null::text`;
  return sql`(${tables[by as keyof typeof tables]} where organization_id = ${actor.organizationId} and id = ${sql.ref(`summed.${column}`)})`;
}

export const isWithin = (column: Sql, value: string | undefined): Sql =>
  optional(value !== undefined && sql`and ${column} = ${value}`);

interface Named {
  readonly id: string | null;
  readonly name: string | null;
  readonly then_id: string | null;
  readonly then_name: string | null;
}

/** What a row stands for, as answers have it. */
export const subjectOf = ({ id, name, then_id, then_name }: Named, thenBy: string | null) => ({
  id,
  name,
  then: thenBy === null ? null : { id: then_id, name: then_name },
});
