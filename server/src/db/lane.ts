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
import type { Tx } from './database.ts';
import { nameOf, runThrough } from './sql.ts';
import type { Tables } from './tables.ts';

const control = (text: string): Prepared => ({ name: text, text, values: [] });
export const begin = control('begin');
export const commit = control('commit');
export const rollback = control('rollback');

interface Posted {
  readonly statement: Prepared;
  /** What a failure means; the failure itself where it does not know. */
  readonly explain?: (error: unknown) => unknown;
}

/** A connection that transactions take turns on. What is posted leaves with the next statement that somebody waits for. */
export class Lane {
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

export function laneUnder(tx: Tx): Lane {
  const lane = lanesOfTransactions.get(tx);
  if (!lane) throw new Error('Not a transaction of OpenTransaction.');
  return lane;
}

const lanes = new WeakMap<pg.PoolClient, Lane>();

export function laneOf(client: pg.PoolClient): Lane {
  let lane = lanes.get(client);
  if (!lane) lanes.set(client, (lane = new Lane(client)));
  return lane;
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
