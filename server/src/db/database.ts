import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Writable } from 'node:stream';
import { isOutdated, run, type Outcome, type Prepared } from './batch.ts';
import { parserOf } from './parsers.ts';
import { nameOf, runThrough } from './sql.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Connection {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
}

export interface DatabaseOptions {
  readonly connection: Connection;
  readonly poolSize?: number;
  readonly statementTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
}

export interface Database {
  /** For the few who need connections of their own. */
  readonly connection: Connection;
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

class PreparingClient extends pg.Client {
  #isGathering = false;

  /** Statements sent in one turn leave in one system call: a transaction's begin with its first, its last with commit. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  // pg's query has a dozen overloads; Kysely calls the one with a text and its values.
  override query(...args: unknown[]): never {
    this.#gather();
    const [text, values] = args;
    const isPreparable = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    if (!isPreparable) return (super.query.bind(this) as (...rest: unknown[]) => never)(...args);
    return run(this, [{ name: nameOf(text), text, values }]).then(([outcome]) => outcome) as never;
  }
}

/** Each statement may have become outdated since the connection last ran it. */
async function runRefreshed(client: pg.PoolClient, statements: readonly Prepared[]): Promise<Outcome[]> {
  for (let refreshed = 0; ; refreshed++) {
    try {
      return await run(client, statements);
    } catch (error) {
      if (!isOutdated(error) || refreshed === statements.length) throw error;
    }
  }
}

/** Runs statements in one go, on whichever connection of the pool is free. */
export async function runOnAny(pool: pg.Pool, statements: readonly Prepared[]): Promise<Outcome[]> {
  const client = await pool.connect();
  try {
    const outcomes = await runRefreshed(client, statements);
    client.release();
    return outcomes;
  } catch (error) {
    client.release(isUnreachable(error));
    throw error;
  }
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    Client: PreparingClient as unknown as typeof pg.Client & (new () => pg.ClientBase),
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    pipeline: true,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'muster',
    options: `-c timezone=UTC -c statement_timeout=${options.statementTimeoutMs ?? 15_000} -c datestyle=ISO -c idle_in_transaction_session_timeout=60000`,
  });
  let isClosing = false;
  // Connections that were told to end are no loss, also where an engine that stops is quicker than they are.
  const onError = (error: Error): void => {
    if (!isClosing) options.onError?.(error);
  };
  pool.on('error', onError);
  // A connection that dies while it is in use, too: its query fails, the process goes on.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  runThrough(db, (statements) => runOnAny(pool, statements));
  return {
    connection: options.connection,
    db,
    pool,
    close: async () => {
      isClosing = true;
      // Kysely ends only a pool that it has used.
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** The database cannot be reached or is going down; the request may be tried again. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES'].includes(code) ||
    /^(08|57P0|53)/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/** The unique or foreign-key constraint a statement ran into, so that a race ends in the right refusal. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' || code === '23503' || code === '23514') && constraint !== undefined ? constraint : null;
}
