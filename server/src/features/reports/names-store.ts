import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';

const tables = {
  project: sql`select name from projects`,
  client: sql`select name from clients`,
  department: sql`select name from departments`,
  type: sql`select name from leave_types`,
  person: sql`select coalesce(preferred_name, first_name) || ' ' || last_name from users`,
} as const;

/** What `summed.id` is called; null for a value that is no record. */
export function nameOfSummed(actor: Actor, by: string): Sql {
  if (!Object.hasOwn(tables, by)) return sql`null::text`;
  return sql`(${tables[by as keyof typeof tables]} where organization_id = ${actor.organizationId} and id = summed.id)`;
}

export const isWithin = (column: Sql, value: string | undefined): Sql =>
  optional(value !== undefined && sql`and ${column} = ${value}`);
