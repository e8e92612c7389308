import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { run, type Outcome, type Prepared } from './batch.ts';
import { isUnreachable, type Tx } from './database.ts';
import { nameOf, runThrough, type Sql } from './sql.ts';
import type { Tables } from './tables.ts';

const control = (text: string): Prepared => ({ name: text, text, values: [] });
const begin = control('begin');
const commit = control('commit');
const rollback = control('rollback');

interface Posted {
  readonly statement: Prepared;
  /** What a failure means; the failure itself where it does not know. */
  readonly explain?: (error: unknown) => unknown;
}

/** A connection that transactions take turns on. What is posted leaves with the next statement that somebody waits for. */
class Lane {
  readonly client: pg.PoolClient;
  readonly tx: Tx;
  #posted: Posted[] = [];

  constructor(client: pg.PoolClient) {
    this.client = client;
    this.tx = kyselyOn(this);
    runThrough(this.tx, (statements) => this.run(statements));
    lanesOfTransactions.set(this.tx, this);
  }

  post(posted: Posted): void {
    this.#posted.push(posted);
  }

  /** Takes back what has not left. */
  unpost(): void {
    this.#posted = [];
  }

  /** Takes back begin alone; false where it has left. */
  unpostBegin(): boolean {
    const isWaiting = this.#posted[0]?.statement === begin;
    if (isWaiting) this.#posted.shift();
    return isWaiting;
  }

  async run(statements: readonly Prepared[]): Promise<Outcome[]> {
    const posted = this.#posted;
    if (posted.length === 0) return run(this.client, statements);
    this.#posted = [];
    try {
      const outcomes = await run(this.client, [...posted.map(({ statement }) => statement), ...statements]);
      return outcomes.slice(posted.length);
    } catch (error) {
      throw posted.reduce((failed, { explain }) => explain?.(failed) ?? failed, error);
    }
  }
}

const lanesOfTransactions = new WeakMap<Tx, Lane>();

function laneUnder(tx: Tx): Lane {
  const lane = lanesOfTransactions.get(tx);
  if (!lane) throw new Error('Not a transaction of OpenTransaction.');
  return lane;
}

/**
 * Sends a statement along with the next one of the transaction, at the latest with its commit: for a write whose outcome
 * is known beforehand, and which so needs no waiting for. Should it fail, the statement that it left with fails.
 */
export function post(tx: Tx, statement: Sql, explain?: (error: unknown) => unknown): void {
  laneUnder(tx).post({ statement: statement.prepare(), ...(explain && { explain }) });
}

/** Takes back what was posted and has not left: before a rollback to a savepoint, which must not send it. */
export function unpost(tx: Tx): void {
  laneUnder(tx).unpost();
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely on one connection that somebody else opens, begins and ends. */
class BorrowedConnection implements Driver, DatabaseConnection {
  readonly #lane: Lane;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  async executeQuery<R>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<R>> {
    const [outcome] = await this.#lane.run([{ name: nameOf(text), text, values }]);
    const { rows, rowCount, command } = outcome as Outcome<R>;
    return { rows, ...(counted.has(command) && { numAffectedRows: BigInt(rowCount) }) };
  }

  // eslint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('A transaction does not stream.'));
  }

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();
  acquireConnection = (): Promise<DatabaseConnection> => Promise.resolve(this);
  releaseConnection = (): Promise<void> => Promise.resolve();
  beginTransaction = (): Promise<void> => Promise.reject(new Error('The transaction has begun.'));
  commitTransaction = (): Promise<void> => Promise.reject(new Error('Whoever began the transaction ends it.'));
  rollbackTransaction = this.commitTransaction;
}

function kyselyOn(lane: Lane): Tx {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BorrowedConnection(lane),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as Tx;
}

const lanes = new WeakMap<pg.PoolClient, Lane>();

function laneOf(client: pg.PoolClient): Lane {
  let lane = lanes.get(client);
  if (!lane) lanes.set(client, (lane = new Lane(client)));
  return lane;
}

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
    lane.post({ statement: begin });
  }

  static async begin(pool: pg.Pool): Promise<OpenTransaction> {
    return new OpenTransaction(laneOf(await pool.connect()));
  }

  /** Leaves with the next statement, before it. Should it fail, that one is not run and fails with its error. */
  post(statement: Sql): void {
    this.#lane.post({ statement: statement.prepare() });
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
      if (!isUnreachable(error)) await this.rollback();
      else this.#release(error);
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
    this.#lane.client.release(reason !== undefined && isUnreachable(reason));
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
