import pg from 'pg';
import { giveUp, isOutdated, type Outcome, type Prepared, run } from './batch.ts';
import { PreparingClient } from './client.ts';
import type { Hosts } from './hosts.ts';
import { parserOf } from './parsers.ts';
import { DatabaseUnavailable, isUnreachable } from './unavailable.ts';

export interface Connection {
  readonly connectionString?: string;
  /** Where there are several, or a server of one kind alone will do. */
  readonly hosts?: Hosts;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
}

export interface PoolOptions {
  readonly connection: Connection;
  readonly size: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly onError: (error: Error) => void;
}

/** For waiting for a free connection and for opening one. */
const connectMs = 3000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** The connections of a process. While PostgreSQL is known to be silent no one waits for one. */
export class Pool extends pg.Pool {
  readonly #all = new Set<pg.PoolClient>();
  readonly #hasHosts: boolean;
  #isStalled = false;

  constructor({ connection, size, statementTimeoutMs, lockTimeoutMs, onError }: PoolOptions) {
    const settings = {
      timezone: 'UTC',
      datestyle: 'ISO',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
    };
    super({
      ...connection,
      Client: PreparingClient as unknown as typeof pg.Client & (new () => pg.ClientBase),
      types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
      pipeline: true,
      max: size,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'muster',
      options: Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${String(value)}`)
        .join(' '),
      verify: (client, done) => {
        done((client as unknown as PreparingClient).faultOfTimeZone());
      },
    });
    this.#hasHosts = connection.hosts !== undefined;
    this.on('error', onError);
    // A connection that dies while it is in use, too: its query fails, the process goes on.
    this.on('connect', (client) => {
      client.on('error', onError);
      this.#all.add(client);
    });
    this.on('remove', (client) => this.#all.delete(client));
  }

  get isStalled(): boolean {
    return this.#isStalled;
  }

  /** PostgreSQL says nothing: what waits for an answer fails now, and what comes is refused until it speaks again. */
  stall(): void {
    this.#isStalled = true;
    for (const client of this.#all) giveUp(client, 'PostgreSQL does not answer.');
  }

  resume(): void {
    this.#isStalled = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#isStalled) {
      const error = new DatabaseUnavailable('PostgreSQL does not answer.');
      if (!connected) return Promise.reject(error);
      connected(error, undefined, () => undefined);
      return undefined;
    }
    if (!connected) return this.#hasHosts ? this.#connectToAny() : super.connect();
    super.connect(connected as Parameters<pg.Pool['connect']>[0]);
    return undefined;
  }

  /** The host that was known may be gone; the second try asks all of them. */
  async #connectToAny(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      if (this.#isStalled || !isUnreachable(error)) throw error;
      return super.connect();
    }
  }
}

/** Each statement may have become outdated since the connection last ran it. */
async function runRefreshed(
  client: pg.PoolClient,
  statements: readonly Prepared[],
  limitMs: number,
): Promise<Outcome[]> {
  for (let refreshed = 0; ; refreshed++) {
    try {
      return await run(client, statements, limitMs);
    } catch (error) {
      if (!isOutdated(error) || refreshed === statements.length) throw error;
    }
  }
}

/** Runs statements in one go, on whichever connection of the pool is free. */
export async function runOnAny(pool: pg.Pool, statements: readonly Prepared[], limitMs: number): Promise<Outcome[]> {
  const client = await pool.connect();
  try {
    const outcomes = await runRefreshed(client, statements, limitMs);
    client.release();
    return outcomes;
  } catch (error) {
    client.release(isUnreachable(error));
    throw error;
  }
}
