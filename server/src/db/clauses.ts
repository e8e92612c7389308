import { sql, type Sql } from './sql.ts';

type Values = Readonly<Record<string, unknown>>;

/** What follows SET in an update: these columns, and only these. */
export const assignmentsOf = (values: Values): Sql =>
  sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

/** What follows the table's name in an insert: the columns and their values. */
export const rowOf = (values: Values): Sql =>
  sql`(${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))})`;
