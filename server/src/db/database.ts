import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, runOnAny } from './pool.ts';
import { Shares } from './shares.ts';
import { runThrough } from './sql.ts';
import type { Tables } from './tables.ts';
import { silentServerMs } from './transaction.ts';

export { isUnreachable } from './unavailable.ts';

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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  runThrough(db, (statements) => runOnAny(pool, statements, silentServerMs));
  return {
    connection: options.connection,
    db,
    pool,
    shares: new Shares(pool, size),
    close: async () => {
      isClosing = true;
      // Kysely ends only a pool that it has used.
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** The unique or foreign-key constraint a statement ran into, so that a race ends in the right refusal. */
export function violatedConstraint(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' || code === '23503' || code === '23514') && constraint !== undefined ? constraint : null;
}
