import type pg from 'pg';
import { type Outcome, type Prepared, run } from './batch.ts';
import type { Sql, Tx, TxPart } from './sql.ts';

const control = (text: string): Prepared => ({ name: text, text, values: [] });
export const begin = control('begin');
export const commit = control('commit');
export const rollback = control('rollback');
// Parts lie within one another: the name means the innermost that is left.
const savepoint = control('savepoint part');
const release = control('release savepoint part');
const rollbackToSavepoint = control('rollback to savepoint part');
/** Constraints that would wait for the commit speak now. */
export const judgeDeferred = control('set constraints all immediate');

interface Deferred {
  readonly statement: Prepared;
  /** Begin, and settings that belong to it. */
  readonly isOpening?: true;
  /** What a failure means; the failure itself if it does not know. */
  readonly explain?: (error: unknown) => unknown;
}

/** The statements of one transaction. What is deferred leaves with the next statement that is waited for. */
export class PipelinedConnection implements Tx {
  readonly client: pg.PoolClient;
  readonly #limitMs: number;
  #deferred: Deferred[] = [];
  #isClosed = false;

  constructor(client: pg.PoolClient, limitMs: number) {
    this.client = client;
    this.#limitMs = limitMs;
  }

  /** From here on only what ends the transaction is sent: the connection belongs to the next one. */
  close(): void {
    this.#isClosed = true;
  }

  defer(statement: Sql, explain?: (error: unknown) => unknown): void {
    this.#refuseClosed();
    this.#deferred.push({ statement: statement.prepare(), ...(explain && { explain }) });
  }

  /** Begin, or a setting that belongs to it: sent with the first statement. */
  open(statement: Prepared): void {
    this.#deferred.push({ statement, isOpening: true });
  }

  async beginPart(): Promise<TxPart> {
    this.#refuseClosed();
    const beginning = { statement: savepoint };
    // What was deferred before belongs to no part: it fails here if it fails.
    if (this.#deferred.some(({ isOpening }) => !isOpening)) await this.run([savepoint]);
    else this.#deferred.push(beginning);
    return {
      keep: async () => {
        await this.run([release]);
      },
      undo: () => {
        this.#refuseClosed();
        const at = this.#deferred.indexOf(beginning);
        if (at >= 0) this.#deferred.splice(at);
        else this.#deferred = [{ statement: rollbackToSavepoint }, { statement: release }];
      },
    };
  }

  /** Takes everything back that has not been sent, when the transaction ends; false if its begin has not even left. */
  drop(): boolean {
    const hasBegun = !this.dropBegin();
    this.#deferred = [];
    return hasBegun;
  }

  /** Takes back begin alone; false if it has left. */
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
