import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { among, IdsFilter } from '../../kernel/filters.ts';
import { ascending, keysIn, keysOfPage, pageBy, pageIn, perValueOf, renamed, seekAfter } from '../../kernel/keyset.ts';
import { foundBy } from '../people/index.ts';
import type { RecordKind } from './access.ts';
import { readsRecordsOfAll, whoseRecordsAreRead } from './visibility.ts';

/** What every list across the organization is narrowed by. */
export const ofPeople = { user_id: Type.Optional(IdsFilter('usr', 'Only of this person.')) };

export interface OfPeople {
  readonly user_id?: readonly string[];
  readonly q?: string;
}

/** A list of the records of everyone whom the actor may read. */
export interface Across<Row> {
  readonly kind: RecordKind;
  readonly table: string;
  readonly alias: string;
  /** What a row shows, from the table and the `joins` beside it. */
  readonly columns: Sql<Row>;
  readonly joins: Sql;
  readonly filter: OfPeople;
  /** A filter of one value or several with an index of its own; what it asks for is not said in `where` again. */
  readonly indexed?: readonly [column: string, values: readonly string[] | undefined];
  /** What else narrows the list, each part with its `and`. */
  readonly where?: Sql;
  /** Rows of another table that stand among them: a page in the same order, with the same columns. */
  readonly among?: Sql<Row> | undefined;
}

/**
 * By id: for who reads everyone along the key of the table, otherwise the first of each person in sight. A search leads to
 * people, and from each of them to their records.
 */
function keysOf<Row>(
  actor: Actor,
  { kind, table, alias, filter, indexed, where = sql.nothing }: Across<Row>,
  page: PageRequest,
): Sql {
  const byId = ascending(`${alias}.id`);
  const from = sql.raw(`${table} ${alias}`);
  const userId = `${alias}.user_id`;
  const isOfAll = readsRecordsOfAll(kind, actor) && filter.q === undefined;
  const perValue = isOfAll ? perValueOf([userId, filter.user_id], ...(indexed ? [indexed] : [])) : undefined;
  const own = sql`${sql.ref(`${alias}.organization_id`)} = ${actor.organizationId} ${where}
    ${optional(indexed !== undefined && among(...indexed, perValue))} ${seekAfter(byId, page)}`;
  if (isOfAll)
    return keysOfPage({ from, where: sql`${own} ${among(userId, filter.user_id, perValue)}`, perValue }, byId, page);
  return sql`
    select first.* from users cross join lateral (
      select ${keysIn(byId)} from ${from} where ${own} and ${sql.ref(`${alias}.user_id`)} = users.id
      ${pageIn(byId, page)}) as first
     where ${whoseRecordsAreRead(kind, actor)} ${among('users.id', filter.user_id)}
       ${foundBy(actor, filter.q)}
     ${pageIn(renamed(byId, 'first'), page)}`;
}

export async function listAcross<Row extends object>(
  db: Db,
  actor: Actor,
  across: Across<Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { table, alias, columns, joins } = across;
  const order = ascending(`${alias}.id`);
  const own = sql<Row>`
    select ${columns} from page
      join ${sql.raw(`${table} ${alias}`)} on ${sql.ref(`${alias}.organization_id`)} = ${actor.organizationId}
           and ${sql.ref(`${alias}.id`)} = page.id ${joins}
     ${pageIn(order, page)}`;
  const both = across.among
    ? sql`select * from ((${own}) union all (${across.among})) as listed ${pageIn(renamed(order, 'listed'), page)}`
    : own;
  const { rows } = await sql<Row>`with page as materialized (${keysOf(actor, across, page)}) ${both}`.execute(db);
  return pageBy(order, rows, page);
}
