import type pg from 'pg';
import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import type { SealedColumn } from '../../kernel/sealed-columns.ts';
import type { Keys } from '../../lib/seal.ts';

// The first of two keys of an advisory lock: tells ours from others'.
const lockSpace = 7_108_715;

export async function registerKey(db: Db, { check, checks }: Keys): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select register_secret_key(${check}, ${[...checks]}::bytea[]) as is_known`.execute(db);
  return rows[0]?.is_known === true;
}

export async function showKeyInUse(client: pg.ClientBase, check: Buffer): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [lockSpace, check.readInt32BE(0)]);
}

/** Keeps processes from starting to seal with this key for as long as the connection lasts. False: one does. */
export async function claimUnusedKey(client: pg.ClientBase, check: Buffer): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    lockSpace,
    check.readInt32BE(0),
  ]);
  return rows[0]?.taken === true;
}

/** The current key is the only one from here on. */
export async function retireOtherKeys(db: Db, current: Buffer): Promise<void> {
  await executeTogether(
    db,
    sql`delete from secret_keys where key_check <> ${current}`,
    sql`update installation set key_check = ${current}`,
  );
}

export async function listRegisteredKeys(db: Db): Promise<Buffer[]> {
  const { rows } = await sql<{ key_check: Buffer }>`select key_check from secret_keys`.execute(db);
  return rows.map((row) => row.key_check);
}

/** Not under the current key, or not saying so. */
const isOutdated = (column: Sql, mark: Buffer): Sql =>
  sql`${column} is not null and substring(${column} from 1 for ${sql.lit(mark.length)}) <> ${mark}`;

const keyColumns = ({ key }: SealedColumn): Sql => sql.join(key.map((name) => sql.ref(name)));

export async function countOutdated(db: Db, { table, column }: SealedColumn, mark: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${isOutdated(sql.ref(column), mark)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface SealedRow {
  /** The primary key, to go on after. */
  readonly position: readonly unknown[];
  readonly context: string;
  readonly sealed: Buffer;
}

/** The next outdated values in the order of the primary key. */
export async function listOutdated(
  db: Db,
  sealed: SealedColumn,
  mark: Buffer,
  after: readonly unknown[] | null,
  limit: number,
): Promise<SealedRow[]> {
  const later = optional(after && sql`and (${keyColumns(sealed)}) > (${sql.join(after)})`);
  const { rows } = await sql<Record<string, unknown>>`
    select ${keyColumns(sealed)}, ${sql.raw(sealed.context)} as of_context, ${sql.ref(sealed.column)} as of_sealed
      from ${sql.table(sealed.table)} where ${isOutdated(sql.ref(sealed.column), mark)} ${later}
     order by ${keyColumns(sealed)} limit ${sql.lit(limit)}`.execute(db);
  return rows.map((row) => ({
    position: sealed.key.map((name) => row[name]),
    context: row['of_context'] as string,
    sealed: row['of_sealed'] as Buffer,
  }));
}

const arrayType = (values: readonly unknown[]): Sql =>
  sql.raw(values.some((value) => value instanceof Uint8Array) ? 'bytea[]' : 'text[]');

/** A value that was changed or removed meanwhile is left as it is. */
export async function replaceSealed(
  db: Db,
  { table, column, key }: SealedColumn,
  rows: readonly (SealedRow & { readonly renewed: Buffer })[],
): Promise<number> {
  const positions = key.map((_, index) => rows.map(({ position }) => position[index]));
  const names = sql.join(key.map((name) => sql.ref(name)));
  const { rowCount } = await sql`
    update ${sql.table(table)} as target set ${sql.ref(column)} = renewed.of_renewed
      from unnest(${sql.join(positions.map((values) => sql`${values}::${arrayType(values)}`))},
        ${rows.map(({ sealed }) => sealed)}::bytea[], ${rows.map(({ renewed }) => renewed)}::bytea[])
        as renewed(${names}, of_previous, of_renewed)
     where ${sql.join(
       key.map((name) => sql`target.${sql.ref(name)} = renewed.${sql.ref(name)}`),
       ' and ',
     )} and target.${sql.ref(column)} = renewed.of_previous`.execute(db);
  return rowCount;
}
