import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { ByProduct } from '../../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Columns that name who decided, whichever table has them. */
const isDecision = /^(approved|decided|finalized|signed|cancelled|completed)_by_id$/;

interface Reference {
  readonly table: string;
  readonly column: string;
}

/** What refers to people and is not removed or emptied along with them, by the foreign keys of the database itself. */
async function listReferences({ tx }: UnitOfWork): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, (
             select attnum from pg_attribute where attrelid = 'users'::regclass and attname = 'id'))]
     where c.confrelid = 'users'::regclass and c.contype = 'f' and c.confdeltype = 'a' and c.conparentid = 0
     order by 1, 2`.execute(tx);
  return rows;
}

const leavingPeople = (ids: readonly string[]): Sql =>
  sql`leaving as materialized (select unnest(${[...ids]}::text[]) as id)`;

/**
 * Of these people, those to whom something refers that is neither a by-product nor among `rows`, each with what it is. A change of
 * their job that someone entered is such a thing, though it would go by itself.
 */
export async function findTraces(
  work: UnitOfWork,
  ids: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { byProducts } = work.services.catalogue;
  const traces = (await listReferences(work)).flatMap(({ table, column }) => {
    const own = byProducts.find((one) => one.table === table && (one.column ?? 'user_id') === column);
    if (own && !own.where) return [];
    const unless = own?.where ? sql`and not ${own.where}` : sql.nothing;
    const along = rows[table] ? sql`and id <> all(${[...rows[table]]}::text[])` : sql.nothing;
    const trace = isDecision.test(column) ? 'decision' : table;
    return [traced(work, trace, table, sql`${sql.ref(column)} = leaving.id ${unless} ${along}`)];
  });
  traces.push(traced(work, 'job_changes', 'employment', sql`user_id = leaving.id and changed <> '{}'`));
  const { rows: found } = await sql<{ id: string; trace: string }>`
    with ${leavingPeople(ids)}
    select distinct on (id) id, trace from (${sql.join(traces, ' union all ')}) as traces order by id, trace`.execute(
    work.tx,
  );
  return new Map(found.map(({ id, trace }) => [id, trace]));
}

const traced = ({ actor }: UnitOfWork, trace: string, table: string, condition: Sql): Sql => sql`
  select leaving.id, ${sql.lit(trace)}::text as trace from leaving where exists (
    select from ${sql.table(table)} where organization_id = ${actor.organizationId} and ${condition})`;

/** With what the product made about them by itself. */
export async function deletePeople(work: UnitOfWork, leaving: readonly string[]): Promise<void> {
  const { byProducts } = work.services.catalogue;
  for (const { before } of byProducts) await before?.(work, leaving);
  const deletions = byProducts
    .filter(({ goesWithOther }) => goesWithOther !== true)
    .map((one) => deleting(work, one, leaving));
  // What refers to them is looked up by its index, whoever they are: planned once, not for each of the first five.
  work.tx.defer(sql`set local plan_cache_mode = force_generic_plan`);
  await executeTogether(
    work.tx,
    ...deletions,
    sql`delete from users where organization_id = ${work.actor.organizationId} and id = any(${[...leaving]})`,
  );
  work.tx.defer(sql`set local plan_cache_mode = auto`);
}

const deleting = ({ actor }: UnitOfWork, { table, column, where }: ByProduct, leaving: readonly string[]): Sql => sql`
  with ${leavingPeople(leaving)}
  delete from ${sql.table(table)}
   where organization_id = ${actor.organizationId} and ${sql.ref(column ?? 'user_id')} in (select id from leaving)
     ${where ? sql`and ${where}` : sql.nothing}`;
