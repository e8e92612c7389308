import type pg from 'pg';
import type { Outcome } from './batch.ts';
import { begin, commit, judgeDeferred, PipelinedConnection, rollback } from './pipelined-connection.ts';
import { type Sql, sql, type Tx } from './sql.ts';

export interface TransactionOptions {
  /** How long its statements may wait for a lock, in place of the session's setting. */
  readonly lockTimeoutMs?: number;
  /** How long the driver waits for an answer before it gives the connection up. */
  readonly limitMs?: number;
  /** Called once its connection is free again. */
  readonly onRelease?: () => void;
}

/** Above the server's own statement_timeout: it speaks only if the server does not. */
export const silentServerMs = 17_000;

/**
 * A transaction that waits for the database as few times as it can: begin leaves with the first statement, commit with
 * the last. Its `tx` is its own: once it is over, whatever is still asked of it is refused.
 */
export class OpenTransaction {
  readonly #connection: PipelinedConnection;
  readonly #onRelease: (() => void) | undefined;
  #isOver = false;

  private constructor(client: pg.PoolClient, options: TransactionOptions) {
    this.#connection = new PipelinedConnection(client, options.limitMs ?? silentServerMs);
    this.#onRelease = options.onRelease;
    this.#connection.open(begin);
    if (options.lockTimeoutMs !== undefined) {
      this.#connection.open(sql.raw(`set local lock_timeout = ${String(options.lockTimeoutMs)}`).prepare());
    }
  }

  get tx(): Tx {
    return this.#connection;
  }

  static async begin(pool: pg.Pool, options: TransactionOptions = {}): Promise<OpenTransaction> {
    return new OpenTransaction(await pool.connect(), options);
  }

  /** Sends what was deferred now, and waits for it. */
  async flush(): Promise<void> {
    await this.#connection.run([]);
  }

  /**
   * Sends the last statements and the commit together, and answers with what came of the statements. Should one of them fail,
   * nothing has happened.
   */
  async commit(...last: readonly Sql[]): Promise<readonly Outcome[]> {
    const statements = last.map((statement) => statement.prepare());
    if (this.#isOver) throw new Error('The transaction is over.');
    // Before the commit leaves: in a pipeline, a statement behind it would run outside the transaction.
    this.#connection.close();
    try {
      // If nothing has left yet, what leaves now in one go is a transaction by itself.
      const isAlone = this.#connection.dropBegin();
      const outcomes = await this.#connection.send(isAlone ? statements : [...statements, commit]);
      // Of a transaction in which a statement had failed, commit is a rollback.
      if (!isAlone && outcomes.at(-1)?.command !== 'COMMIT')
        throw new Error('The transaction had failed before its commit.');
      this.#release();
      return outcomes;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** As commit, to the last statement and the last deferred constraint; but then all of it is undone. */
  async rehearse(...last: readonly Sql[]): Promise<void> {
    const statements = last.map((statement) => statement.prepare());
    if (this.#isOver) throw new Error('The transaction is over.');
    this.#connection.close();
    try {
      await this.#connection.send([...statements, judgeDeferred, rollback]);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    this.#release();
  }

  /** Does nothing if the transaction is over. */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#connection.close();
    if (!this.#connection.drop()) {
      this.#release();
      return;
    }
    const reason: unknown = await this.#connection.send([rollback]).then(
      () => undefined,
      (error: unknown) => error,
    );
    this.#release(reason);
  }

  #release(reason?: unknown): void {
    this.#isOver = true;
    // A connection that could not even roll back is of no use to the next transaction.
    this.#connection.client.release(reason !== undefined);
    this.#onRelease?.();
  }
}

/** Runs some statements as one: all of them, or nothing. For a change of the product's own see UnitOfWork. */
export async function inTransaction<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await OpenTransaction.begin(pool);
  try {
    const value = await run(transaction.tx);
    await transaction.commit();
    return value;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
