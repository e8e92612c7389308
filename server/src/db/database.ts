import type { Outcome, Prepared } from './batch.ts';
import { Pool, runOnAny } from './pool.ts';
import { Shares } from './shares.ts';
import type { Sql } from './sql.ts';
import { silentServerMs } from './transaction.ts';

export { isUnreachable } from './unavailable.ts';

/** Where statements run: on any connection of a pool, or on the connection of a transaction. */
export interface Db {
  /** Sends them in one go. Outside a transaction all of them happen, or nothing. */
  run(statements: readonly Prepared[]): Promise<Outcome[]>;
}

/** A transaction that is open. */
export interface Tx extends Db {
  /**
   * Sends a statement along with the next one, at the latest with the commit: for a write whose outcome is known
   * beforehand, and which so needs no round trip. Should it fail, the statement that it left with is not run and fails
   * with its error, or with what `explain` makes of it.
   */
  defer(statement: Sql, explain?: (error: unknown) => unknown): void;
  /** Takes back what was deferred and has not been sent: before a rollback to a savepoint, which must not send it. */
  dropDeferred(): void;
}

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
  readonly pool: Pool;
  /** What the requests of each organization may use of it. */
  readonly shares: Shares;
  close(): Promise<void>;
}

export const defaultPoolSize = 20;

export function openDatabase(options: DatabaseOptions): Database {
  const size = options.poolSize ?? defaultPoolSize;
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  let isClosing = false;
  const pool = new Pool({
    connection: options.connection,
    size,
    statementTimeoutMs,
    lockTimeoutMs: 2000,
    // Connections that were told to end are no loss, also where an engine that stops is quicker than they are.
    onError: (error) => {
      if (!isClosing) options.onError?.(error);
    },
  });
  return {
    connection: options.connection,
    db: { run: (statements) => runOnAny(pool, statements, silentServerMs) },
    pool,
    shares: new Shares(pool, size),
    close: async () => {
      isClosing = true;
      if (!pool.ended) await pool.end();
    },
  };
}
