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
import type { Db, Tx } from './database.ts';
import { nameOf, runThrough, type Runner } from './sql.ts';
import type { Tables } from './tables.ts';

const control = (text: string): Prepared => ({ name: text, text, values: [] });
export const begin = control('begin');
export const commit = control('commit');
export const rollback = control('rollback');
/** Constraints that would wait for the commit speak now. */
export const judgeDeferred = control('set constraints all immediate');

interface Deferred {
  readonly statement: Prepared;
  /** Begin, and settings that belong to it. */
  readonly isOpening?: true;
  /** What a failure means; the failure itself where it does not know. */
  readonly explain?: (error: unknown) => unknown;
}

/** The statements of one transaction. What is deferred leaves with the next statement that is waited for. */
export class PipelinedConnection {
  readonly client: pg.PoolClient;
  readonly tx: Tx;
  readonly #limitMs: number;
  #deferred: Deferred[] = [];
  #isClosed = false;

  constructor(client: pg.PoolClient, limitMs: number) {
    this.client = client;
    this.#limitMs = limitMs;
    this.tx = kyselyThrough((statements) => this.run(statements)) as Tx;
    connectionsOfTransactions.set(this.tx, this);
  }

  /** From here on only what ends the transaction is sent: the connection belongs to the next one. */
  close(): void {
    this.#isClosed = true;
  }

  defer(deferred: Deferred): void {
    this.#refuseClosed();
    this.#deferred.push(deferred);
  }

  /** Takes back what has not left. */
  dropDeferred(): void {
    this.#refuseClosed();
    this.#deferred = this.#deferred.filter(({ isOpening }) => isOpening);
  }

  /** As dropDeferred, where the transaction ends; false where its begin has not even left. */
  drop(): boolean {
    const hasBegun = !this.dropBegin();
    this.#deferred = [];
    return hasBegun;
  }

  /** Takes back begin alone; false where it has left. */
  dropBegin(): boolean {
    const isWaiting = this.#deferred[0]?.isOpening === true;
    if (isWaiting) this.#deferred = this.#deferred.filter(({ isOpening }) => !isOpening);
    return isWaiting;
  }

  run(statements: readonly Prepared[]): Promise<Outcome[]> {
    this.#refuseClosed();
    return this.send(statements);
  }

  async send(statements: readonly Prepared[]): Promise<Outcome[]> {
    const deferred = this.#deferred;
    if (deferred.length === 0) return run(this.client, statements, this.#limitMs);
    this.#deferred = [];
    const all = [...deferred.map(({ statement }) => statement), ...statements];
    try {
      return (await run(this.client, all, this.#limitMs)).slice(deferred.length);
    } catch (error) {
      throw deferred.reduce((failed, { explain }) => explain?.(failed) ?? failed, error);
    }
  }

  #refuseClosed(): void {
    if (this.#isClosed) throw new Error('The transaction is over: this statement came too late.');
  }
}

const connectionsOfTransactions = new WeakMap<Tx, PipelinedConnection>();

export function connectionUnder(tx: Tx): PipelinedConnection {
  const connection = connectionsOfTransactions.get(tx);
  if (!connection) throw new Error('Not a transaction of OpenTransaction.');
  return connection;
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely's statements, run by a runner that knows of connections, their begin and their end. */
class RunnerConnection implements Driver, DatabaseConnection {
  readonly #run: Runner;

  constructor(runner: Runner) {
    this.#run = runner;
  }

  async executeQuery<R>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<R>> {
    const [outcome] = await this.#run([{ name: nameOf(text), text, values }]);
    const { rows, rowCount, command } = outcome as Outcome<R>;
    return { rows, ...(counted.has(command) && { numAffectedRows: BigInt(rowCount) }) };
  }

  // eslint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    await Promise.reject(new Error('Statements are not streamed.'));
  }

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();
  acquireConnection = (): Promise<DatabaseConnection> => Promise.resolve(this);
  releaseConnection = (): Promise<void> => Promise.resolve();
  beginTransaction = (): Promise<void> => Promise.reject(new Error('Transactions begin with OpenTransaction.'));
  commitTransaction = (): Promise<void> => Promise.reject(new Error('Transactions end with OpenTransaction.'));
  rollbackTransaction = this.commitTransaction;
}

/** A database as features see it, whose statements go through `runner`. */
export function kyselyThrough(runner: Runner): Db {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RunnerConnection(runner),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  runThrough(db, runner);
  return db;
}
