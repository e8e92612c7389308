import { type Connection, Pool, runOnAny } from './pool.ts';
import { Shares } from './shares.ts';
import type { Db } from './sql.ts';
import { silentServerMs } from './transaction.ts';

export type { Connection } from './pool.ts';
export type { Db, Tx } from './sql.ts';
export { isUnreachable } from './unavailable.ts';

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
