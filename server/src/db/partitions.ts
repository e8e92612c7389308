import type pg from 'pg';
import { withLockRetries } from './lock-retry.ts';

/** A table in ranges of ids without a gap between them: the first has no lower bound, the last no upper one. */
export interface PartitionedTable {
  readonly table: string;
  readonly idPrefix: 'evt' | 'aud' | 'sal';
}

export interface Partition {
  readonly name: string;
  /** null: none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** How long a change of partitions is tried again before the next round of the job has to do it. */
const patienceMs = 30_000;
const id = String.raw`'([a-z]+_[0-9A-Z]{26})'`;
const boundPattern = new RegExp(String.raw`^FOR VALUES FROM \((?:MINVALUE|${id})\) TO \((?:MAXVALUE|${id})\)$`);

/** In the order of their ids. */
export async function listPartitions(client: pg.Pool | pg.ClientBase, table: string): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`,
    [table],
  );
  const partitions = rows.map(({ name, bound }) => {
    const found = boundPattern.exec(bound);
    if (!found) throw new Error(`The partition ${name} has bounds that are not ours: ${bound}`);
    return { name, from: found[1] ?? null, to: found[2] ?? null };
  });
  return partitions.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}

const bounds = (from: string | null, to: string | null): string =>
  `for values from (${from === null ? 'minvalue' : `'${from}'`}) to (${to === null ? 'maxvalue' : `'${to}'`})`;

async function isEmpty(client: pg.Pool | pg.ClientBase, partition: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${partition}) as found`);
  return rows[0]?.found === false;
}

/** Runs changes of the schema as one transaction that holds no one up for long. */
async function change<T>(pool: pg.Pool, what: string, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await withLockRetries(pool, client, { patienceMs }, what, async () => {
      await client.query('begin');
      try {
        const value = await run(client);
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  } finally {
    // Its settings are not those of the pool any more.
    client.release(true);
  }
}

/** One at a time, however many workers do the same. Its order with that of others is always the same: first the parent. */
const lockParent = (client: pg.ClientBase, table: string): Promise<unknown> =>
  client.query(`lock table ${table} in access exclusive mode`);

const nameOf = (table: string, month: string): string => `${table}_from_${month.slice(0, 7).replace('-', '_')}`;

/** Where a partition is to begin: its lowest id, and the month that names it (`2026-12`). */
export interface Bound {
  readonly id: string;
  readonly month: string;
}

/**
 * Divides the last partition, while it is empty, at these bounds. False if rows are in it: the clock was moved on, or
 * the job did not run for months.
 */
export async function divideLast(pool: pg.Pool, table: string, at: readonly Bound[]): Promise<boolean> {
  return change(pool, `Adding partitions to ${table}`, async (client) => {
    await lockParent(client, table);
    const last = (await listPartitions(client, table)).at(-1);
    const ahead = at.filter(({ id: bound }) => last?.from != null && bound > last.from);
    if (last?.from == null || ahead.length === 0) return true;
    if (!(await isEmpty(client, last.name))) return false;
    await client.query(`drop table ${last.name}`);
    await client.query(`create table ${last.name} partition of ${table} ${bounds(last.from, ahead[0]?.id ?? null)}`);
    for (const [n, { id: from, month }] of ahead.entries()) {
      const to = ahead[n + 1]?.id ?? null;
      await client.query(`create table ${nameOf(table, month)} partition of ${table} ${bounds(from, to)}`);
    }
    return true;
  });
}

/** The highest id in a partition; looks at all of it, and holds no one up. */
export async function highestId(pool: pg.Pool, partition: string): Promise<string | null> {
  return change(pool, `Reading ${partition}`, async (client) => {
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ id: string | null }>(`select max(id) as id from ${partition}`);
    return rows[0]?.id ?? null;
  });
}

/** Ends the last partition, which holds rows, at a bound above all of them, and begins a new last one there. */
export async function closeLast(pool: pg.Pool, table: string, at: Bound): Promise<void> {
  const last = (await listPartitions(pool, table)).at(-1);
  if (last?.from == null || at.id <= last.from) return;
  const { name, from } = last;
  const constraint = `${name}_bound`;
  await change(pool, `Closing ${name}`, async (client) => {
    await client.query(`alter table ${name} drop constraint if exists ${constraint}`);
    await client.query(`alter table ${name} add constraint ${constraint} check (id < '${at.id}') not valid`);
  });
  // Looks at every row without holding up a writer, so that attaching need not.
  await change(pool, `Closing ${name}`, async (client) => {
    await client.query('set local statement_timeout = 0');
    await client.query(`alter table ${name} validate constraint ${constraint}`);
  });
  await change(pool, `Closing ${name}`, async (client) => {
    await lockParent(client, table);
    await client.query(`alter table ${table} detach partition ${name}`);
    await client.query(`alter table ${table} attach partition ${name} ${bounds(from, at.id)}`);
    await client.query(`alter table ${name} drop constraint ${constraint}`);
    await client.query(`create table ${nameOf(table, at.month)} partition of ${table} ${bounds(at.id, null)}`);
  });
}

/**
 * Drops the partitions that end before an id, with all their rows. The first one without a lower bound is there again at
 * once, empty: a clock that was moved back writes into it.
 */
export async function dropBefore(pool: pg.Pool, table: string, before: string): Promise<string[]> {
  const isOver = ({ to }: Partition): boolean => to !== null && to <= before;
  const over = (await listPartitions(pool, table)).filter(isOver);
  const isDue = over.length > 1 || (over[0] && !(await isEmpty(pool, over[0].name)));
  if (!isDue) return [];
  return change(pool, `Dropping partitions of ${table}`, async (client) => {
    await lockParent(client, table);
    const dropped = (await listPartitions(client, table)).filter(isOver);
    const last = dropped.at(-1);
    if (!last) return [];
    await client.query(`drop table ${dropped.map(({ name }) => name).join(', ')}`);
    await client.query(`create table ${table}_past partition of ${table} ${bounds(null, last.to)}`);
    return dropped.map(({ name }) => name);
  });
}
