import { type Connection, Pool, runOnAny } from './pool.ts';
import { Replica } from './replica.ts';
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
  readonly replica?: { readonly connection: Connection; readonly maxLagMs: number } | null;
}

export interface Database {
  /** For the few who need connections of their own. */
  readonly connection: Connection;
  readonly db: Db;
  readonly pool: Pool;
  /** What the requests of each organization may use of it. */
  readonly shares: Shares;
  /** A standby that some reads go to; null: there is none. */
  readonly replica: Replica | null;
  /** For reads of an organization that may be as old as the operator allows. */
  readsOf(organizationId: string): Db;
  close(): Promise<void>;
}

export const defaultPoolSize = 20;

export function openDatabase(options: DatabaseOptions): Database {
  const size = options.poolSize ?? defaultPoolSize;
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  let isClosing = false;
  // Connections that were told to end are no loss, also if an engine that stops is quicker than they are.
  const onError = (error: Error): void => {
    if (!isClosing) options.onError?.(error);
  };
  const pool = new Pool({
    connection: options.connection,
    size,
    statementTimeoutMs,
    lockTimeoutMs: 2000,
    onError,
  });
  const db: Db = { run: (statements) => runOnAny(pool, statements, silentServerMs) };
  const shares = new Shares(pool, size);
  const replica = options.replica
    ? new Replica({ ...options.replica, poolSize: size, statementTimeoutMs, onError, primary: { db, shares } })
    : null;
  return {
    connection: options.connection,
    db,
    pool,
    shares,
    replica,
    readsOf: (organizationId) => replica?.of(organizationId) ?? shares.of(organizationId).db,
    close: async () => {
      isClosing = true;
      await replica?.close();
      if (!pool.ended) await pool.end();
    },
  };
}
