import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Position } from '../../../kernel/cursor.ts';
import { invalid } from '../../../lib/errors.ts';
import { shownName } from '../search/store.ts';
import type { Sort } from './list-query.ts';
import type { Tier } from './record.ts';

interface Order {
  /** Beside the person's columns, read for the cursor. */
  readonly key: Sql;
  readonly joins: Sql;
  readonly isDescending: boolean;
}

/** Who has no start date or department comes last, whichever way round. */
const keys: Record<'name' | 'start_date' | 'department', (isDescending: boolean) => Sql> = {
  name: () => sql`folded(${shownName}) collate "C"`,
  start_date: (isDescending) =>
    sql`coalesce(users.employment_start_date::text, ${sql.lit(isDescending ? '' : '~')}) collate "C"`,
  department: (isDescending) => sql`coalesce(folded(d.name), ${sql.lit(isDescending ? '' : '~~~~')}) collate "C"`,
};

const departmentJoin = (column: string): Sql =>
  sql` left join departments d on d.organization_id = users.organization_id and d.id = ${sql.ref(column)}`;

/** null: by id, which is the order of creation. */
export function orderOf(
  sort: Sort | undefined,
  shown: ReadonlySet<Tier>,
  departmentColumn = 'users.department_id',
): Order | null {
  if (sort === undefined) return null;
  const isDescending = sort.startsWith('-');
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof keys;
  // An order tells what it is made of.
  if (name === 'start_date' && !shown.has('employment')) {
    throw invalid('sort', 'people.sortByStart');
  }
  return {
    key: keys[name](isDescending),
    joins: optional(name === 'department' && departmentJoin(departmentColumn)),
    isDescending,
  };
}

export const afterCondition = (order: Order, after: Position | null): Sql => {
  if (after === null) return sql.nothing;
  const comparison = sql.raw(order.isDescending ? '<' : '>');
  return sql`and (${order.key}, users.id) ${comparison} (${after[0]}, ${after[1]})`;
};

export const orderBy = (order: Order | null): Sql => {
  if (order === null) return sql`order by users.id`;
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc');
  return sql`order by ${order.key} ${direction}, users.id ${direction}`;
};
