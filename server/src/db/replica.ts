import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, Prepared } from './batch.ts';
import { type Connection, Pool } from './pool.ts';
import { Shares } from './shares.ts';
import { type Db, sql } from './sql.ts';
import { isStatementTimeout } from './sql-state.ts';

export interface ReplicaOptions {
  readonly connection: Connection;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** What a read may miss at most, in time before it began. */
  readonly maxLagMs: number;
  readonly onError: (error: Error) => void;
  /** Where positions are asked for, and reads go that the replica is of no use to. */
  readonly primary: { readonly db: Db; readonly shares: Shares };
}

/** A place in the WAL, and since when it is known to be reached. */
interface Sample {
  readonly position: number;
  readonly atMs: number;
}

/** Nothing is asked of a replica that failed or is behind for as long. */
const avoidFailedMs = 5000;
const avoidBehindMs = 1000;

/** Also of commits that are not flushed yet. */
export const primaryPosition = sql<{
  position: number;
}>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as position`;
// Before the statements of a read, on their connection: behind one address may stand several replicas, each as far as it is.
const replayed = sql<{ position: number | null }>`
  select (pg_last_wal_replay_lsn() - '0/0')::bigint as position where pg_is_in_recovery()`;

/**
 * Reads from a standby. Each tells how far that standby has replayed the WAL, and is done over on the primary if it is not as far as the
 * primary was `maxLag` ago, or as far as the caller needs. By one clock alone: that of this process.
 */
export class Replica {
  readonly pool: Pool;
  readonly maxLagMs: number;
  readonly #shares: Shares;
  readonly #primary: ReplicaOptions['primary'];
  readonly #timer: NodeJS.Timeout;
  #samples: readonly Sample[] = [];
  #avoidUntilMs = 0;
  /** How many reads were done here, and how many on the primary in its place. */
  readonly reads = { replica: 0, primary: 0 };

  constructor(options: ReplicaOptions) {
    const { connection, poolSize, statementTimeoutMs, maxLagMs, onError, primary } = options;
    this.pool = new Pool({ connection, size: poolSize, statementTimeoutMs, lockTimeoutMs: 2000, onError });
    this.maxLagMs = maxLagMs;
    this.#shares = new Shares(this.pool, poolSize);
    this.#primary = primary;
    const sample = (): void => void this.#sample().catch(() => undefined);
    sample();
    this.#timer = setInterval(sample, maxLagMs / 4).unref();
  }

  /** For reads that may miss the last moments. */
  of(organizationId: string): Db {
    return { run: (statements) => this.#run(organizationId, statements, this.#oldestNeeded()) };
  }

  /** Where the primary is now. */
  async position(): Promise<number> {
    const { rows } = await primaryPosition.execute(this.#primary.db);
    return rows[0]?.position ?? Infinity;
  }

  /** For reads that must hold all that was committed up to a position; waits for the replica to replay it, within limits. */
  async since(organizationId: string, position: number, patienceMs: number): Promise<Db> {
    const untilMs = performance.now() + patienceMs;
    for (let pauseMs = 5; !this.#isAvoided(); pauseMs = Math.min(pauseMs * 2, 250)) {
      const at = await this.#ask(organizationId);
      if (at === null || at >= position || performance.now() + pauseMs > untilMs) break;
      await sleep(pauseMs);
    }
    return { run: (statements) => this.#run(organizationId, statements, position) };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.pool.ended) await this.pool.end();
  }

  #isAvoided(): boolean {
    return performance.now() < this.#avoidUntilMs;
  }

  #avoid(forMs: number): void {
    this.#avoidUntilMs = performance.now() + forMs;
  }

  async #sample(): Promise<void> {
    const atMs = performance.now();
    const position = await this.position();
    const fromMs = performance.now() - this.maxLagMs;
    this.#samples = [...this.#samples.filter((sample) => sample.atMs >= fromMs), { position, atMs }];
  }

  /** What was committed before the limit must be there. Infinity: the primary has not been heard of for too long to tell. */
  #oldestNeeded(): number {
    const fromMs = performance.now() - this.maxLagMs;
    return this.#samples.find(({ atMs }) => atMs >= fromMs)?.position ?? Infinity;
  }

  async #ask(organizationId: string): Promise<number | null> {
    try {
      return (await replayed.execute(this.#shares.of(organizationId).db)).rows[0]?.position ?? null;
    } catch {
      this.#avoid(avoidFailedMs);
      return null;
    }
  }

  async #run(organizationId: string, statements: readonly Prepared[], needed: number): Promise<Outcome[]> {
    if (needed !== Infinity && !this.#isAvoided()) {
      const outcomes = await this.#tryRun(organizationId, statements, needed);
      if (outcomes) {
        this.reads.replica++;
        return outcomes;
      }
    }
    this.reads.primary++;
    return this.#primary.shares.of(organizationId).db.run(statements);
  }

  async #tryRun(organizationId: string, statements: readonly Prepared[], needed: number): Promise<Outcome[] | null> {
    try {
      const [at, ...outcomes] = await this.#shares.of(organizationId).db.run([replayed.prepare(), ...statements]);
      const [row] = (at?.rows ?? []) as { position: number | null }[];
      if ((row?.position ?? -1) >= needed) return outcomes;
      this.#avoid(avoidBehindMs);
      return null;
    } catch (error) {
      // What takes too long here would there. Anything else, such as a conflict with recovery, is tried on the primary.
      if (isStatementTimeout(error)) throw error;
      this.#avoid(avoidFailedMs);
      return null;
    }
  }
}
