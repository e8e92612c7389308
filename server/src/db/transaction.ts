import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { isUnreachable, type Tx } from './database.ts';
import type { Tables } from './tables.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely on one connection that somebody else opens, begins and ends. */
class BorrowedConnection implements Driver, DatabaseConnection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.#client.query(sql, [...parameters]);
    return { rows: rows as R[], ...(counted.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
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

const borrowed = new WeakMap<pg.PoolClient, Tx>();

function kyselyOn(client: pg.PoolClient): Tx {
  let tx = borrowed.get(client);
  if (!tx) {
    const connection = new BorrowedConnection(client);
    tx = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => connection,
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }) as Tx;
    borrowed.set(client, tx);
  }
  return tx;
}

/**
 * A transaction whose statements can be sent without waiting for the one before: begin goes out with the first
 * statement, commit with the last, so that a change waits for the database as few times as it can.
 */
export class OpenTransaction {
  readonly tx: Tx;
  readonly #client: pg.PoolClient;
  #isOver = false;

  private constructor(client: pg.PoolClient) {
    this.#client = client;
    this.tx = kyselyOn(client);
  }

  static async begin(pool: pg.Pool): Promise<OpenTransaction> {
    const transaction = new OpenTransaction(await pool.connect());
    transaction.post('begin');
    return transaction;
  }

  /** Sent at once, in order, whether or not what was sent before has been answered. */
  async send<R>(query: RawBuilder<R>): Promise<R[]> {
    const { sql, parameters } = query.compile(this.tx);
    const { rows } = await this.#client.query(sql, [...parameters]);
    return rows as R[];
  }

  /** For control statements that nobody waits for: should one fail, so does the next statement. */
  post(text: string): void {
    this.#client.query(text).catch(() => undefined);
  }

  /** Sends the last statements and the commit together. Should one of them fail, nothing has happened. */
  async commit(...last: (RawBuilder<unknown> | null)[]): Promise<void> {
    const sent = last.map((query) => (query ? this.send(query) : null));
    const ended = this.#client.query('commit');
    const outcomes = await Promise.allSettled([...sent, ended]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    this.#release(failed?.reason);
    if (failed) throw failed.reason;
    if ((await ended).command !== 'COMMIT') throw new Error('The transaction had failed before its commit.');
  }

  /** Does nothing where the transaction is over. */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    const reason: unknown = await this.#client.query('rollback').then(
      () => undefined,
      (error: unknown) => error,
    );
    this.#release(reason);
  }

  #release(reason: unknown): void {
    this.#isOver = true;
    this.#client.release(reason !== undefined && isUnreachable(reason));
  }
}
