import { conflict } from '../lib/errors.ts';
import { type FixedKey } from '../lib/texts/texts.ts';
import { Sql, sql } from './sql.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
/** What an insert takes. */
export type NewRow<T extends TableName> = Readonly<Tables[T]>;
/** What a select of all columns answers with. */
export type Row<T extends TableName> = Required<Tables[T]>;
export type Changes<T extends TableName> = Partial<Tables[T]>;
/** Which rows. Every primary key begins with the organization, so every condition does. */
export type Key<T extends TableName> = { readonly organization_id: string } & Partial<Row<T>>;

type Values = Readonly<Record<string, unknown>>;

/** SQL texts around values, by statement and columns: which columns there are is written in the source, so they are few. */
const texts = new Map<string, readonly string[]>();

/** `write` gets the quoted names and gives the text around the values: one string more than there are columns. */
function around(kind: string, names: readonly string[], write: (quoted: string[]) => string[]): readonly string[] {
  const key = `${kind} ${names.join()}`;
  let strings = texts.get(key);
  if (!strings) {
    strings = write(names.map((name) => sql.ref(name).prepare().text));
    if (texts.size < 1000) texts.set(key, strings);
  }
  return strings;
}

const defined = (values: Values): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

/** A statement whose text stands between the values of its columns. */
function statement<R>(
  kind: string,
  values: readonly [string, unknown][],
  write: (quoted: string[]) => string[],
): Sql<R> {
  const strings = around(
    kind,
    values.map(([name]) => name),
    write,
  );
  return new Sql<R>(
    strings,
    values.map(([, value]) => value),
  );
}

export const insertRow = <T extends TableName>(table: T, row: NewRow<T>): Sql =>
  statement(`insert ${table}`, defined(row as Values), (names) => [
    `insert into "${table}" (${names.join(', ')}) values (`,
    ...names.slice(1).map(() => ', '),
    ')',
  ]);

/** All with the columns of the first one. */
export function insertRows<T extends TableName>(table: T, rows: readonly NewRow<T>[]): Sql {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => sql`(${sql.join(names.map((name) => (row as Values)[name] ?? null))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(names.map(sql.ref))}) values ${sql.join(lines)}`;
}

/** Sets the columns that `changes` holds, and only these. */
export function updateRow<T extends TableName>(table: T, key: Key<T>, changes: Changes<T>): Sql {
  const set = defined(changes);
  const where = Object.entries(key as Values);
  return statement(`update ${table} ${String(set.length)}`, [...set, ...where], (names) => [
    `update "${table}" set ${String(names[0])} = `,
    ...names.slice(1).map((name, i) => {
      if (i + 1 < set.length) return `, ${name} = `;
      return i + 1 === set.length ? ` where ${name} = ` : ` and ${name} = `;
    }),
    '',
  ]);
}

export const deleteRow = <T extends TableName>(table: T, key: Key<T>): Sql =>
  statement(`delete ${table}`, Object.entries(key as Values), (names) => [
    ...names.map((name, i) => (i === 0 ? `delete from "${table}" where ${name} = ` : ` and ${name} = `)),
    '',
  ]);

/** What follows SET in an update that has more to say than `updateRow`: these columns, and only these. */
export const assignmentsOf = (values: Values): Sql =>
  statement('set', Object.entries(values), (names) => [
    ...names.map((name, i) => `${i === 0 ? '' : ', '}${name} = `),
    '',
  ]);

/** A part of a statement that is there only if something asks for it: `${optional(status && sql`and status = ${status}`)}`. */
export const optional = (part: Sql | false | '' | null | undefined): Sql => (part instanceof Sql ? part : sql.nothing);

/** Waits for a lock of the organization until the transaction ends; `name` says what it is about. */
export const advisoryLock = (name: string, organizationId: string, ...ids: readonly string[]): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${[name, organizationId, ...ids].join(' ')}, 0))`;

/** One for each id, in one order for all: two transactions never wait for each other. */
export const advisoryLocks = (name: string, organizationId: string, ids: readonly string[]): Sql => sql`
  select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${[...ids].sort().map((id) => `${name} ${organizationId} ${id}`)}::text[]) with ordinality as names (name, rank)
   order by rank`;

/** The unique, foreign-key or check constraint that a statement ran into, so that a race ends in the right refusal. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' || code === '23503' || code === '23514') && constraint !== undefined ? constraint : null;
}

/** By constraint: what a statement that runs into it refuses with. */
export type RefusalOf = Readonly<Record<string, () => Error>>;

/** The refusal that a violated constraint stands for; the error itself if it stands for none. */
export const refusalForConstraint =
  (refusals: RefusalOf) =>
  (error: unknown): unknown =>
    refusals[violatedConstraint(error) ?? '']?.() ?? error;

/** For `.catch()` of a statement. */
export const refuseConstraint =
  (refusals: RefusalOf) =>
  (error: unknown): never => {
    throw refusalForConstraint(refusals)(error);
  };

/** 409: another record has this value already. */
export const refuseDuplicate = (constraint: string, field: string, said: FixedKey): ((error: unknown) => never) =>
  refuseConstraint({ [constraint]: () => conflict(said, { field }) });
