import type pg from 'pg';
import type { Tx } from './database.ts';
import { begin, commit, laneOf, laneUnder, rollback, type Lane } from './lane.ts';
import type { Sql } from './sql.ts';

/**
 * A transaction that waits for the database as few times as it can: begin leaves with the first statement, commit with
 * the last.
 */
export class OpenTransaction {
  readonly tx: Tx;
  readonly #lane: Lane;
  #isOver = false;

  private constructor(lane: Lane) {
    this.#lane = lane;
    this.tx = lane.tx;
    // Nothing that came too late for the transaction before.
    lane.unpost();
    lane.post({ statement: begin });
  }

  static async begin(pool: pg.Pool): Promise<OpenTransaction> {
    return new OpenTransaction(laneOf(await pool.connect()));
  }

  /** Sends what was posted now, and waits for it. */
  async flush(): Promise<void> {
    await this.#lane.run([]);
  }

  /** Sends the last statements and the commit together. Should one of them fail, nothing has happened. */
  async commit(...last: readonly Sql[]): Promise<void> {
    const statements = last.map((statement) => statement.prepare());
    try {
      // Where nothing has left yet, what leaves now in one go is a transaction by itself.
      if (this.#lane.unpostBegin()) await this.#lane.run(statements);
      else {
        const outcomes = await this.#lane.run([...statements, commit]);
        // Of a transaction in which a statement had failed, commit is a rollback.
        if (outcomes.at(-1)?.command !== 'COMMIT') throw new Error('The transaction had failed before its commit.');
      }
    } catch (error) {
      await this.rollback();
      throw error;
    }
    this.#release();
  }

  /** Does nothing where the transaction is over. */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const hasBegun = !this.#lane.unpostBegin();
    this.#lane.unpost();
    if (!hasBegun) {
      this.#release();
      return;
    }
    const reason: unknown = await this.#lane.run([rollback]).then(
      () => undefined,
      (error: unknown) => error,
    );
    this.#release(reason);
  }

  #release(reason?: unknown): void {
    this.#isOver = true;
    // A connection that could not even roll back is of no use to the next transaction.
    this.#lane.client.release(reason !== undefined);
  }
}

/** Runs some statements as one: all of them, or nothing. For a change of the product's own see Work. */
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

/**
 * Sends a statement along with the next one of the transaction, at the latest with its commit: for a write whose outcome
 * is known beforehand, and which so needs no waiting for. Should it fail, the statement that it left with is
 * not run and fails with its error, or with what `explain` makes of it.
 */
export function post(tx: Tx, statement: Sql, explain?: (error: unknown) => unknown): void {
  laneUnder(tx).post({ statement: statement.prepare(), ...(explain && { explain }) });
}

/** Takes back what was posted and has not left: before a rollback to a savepoint, which must not send it. */
export function unpost(tx: Tx): void {
  laneUnder(tx).unpost();
}
