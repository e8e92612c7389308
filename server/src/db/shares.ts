import type pg from 'pg';
import { FairSemaphore } from './fair-semaphore.ts';
import { runOnAny } from './pool.ts';
import type { Db } from './sql.ts';
import { OpenTransaction } from './transaction.ts';

/** How long a request waits for the others of its organization. */
const waitMs = 3000;
/** How long the driver waits for an answer in the name of a request. */
const requestLimitMs = 8000;
/** A guard: beyond it the objects are made again, which costs microseconds. */
const maxRemembered = 5000;

/** An organization's way to the database. */
export interface Share {
  /** For reads; each statement, or group of them, holds a connection while it runs. */
  readonly db: Db;
  /** For a change; holds a connection until it is over. */
  begin(): Promise<OpenTransaction>;
}

/** Connections by a fair semaphore: one organization cannot take all, beyond its share its requests wait for each other, and for no one else. */
export class Shares {
  readonly #pool: pg.Pool;
  readonly #semaphore: FairSemaphore;
  readonly #shares = new Map<string, Share>();

  constructor(pool: pg.Pool, poolSize: number) {
    this.#pool = pool;
    this.#semaphore = new FairSemaphore(poolSize, waitMs);
  }

  of(organizationId: string): Share {
    let share = this.#shares.get(organizationId);
    if (!share) {
      if (this.#shares.size >= maxRemembered) this.#shares.clear();
      this.#shares.set(organizationId, (share = this.#shareOf(organizationId)));
    }
    return share;
  }

  #shareOf(organizationId: string): Share {
    const semaphore = this.#semaphore;
    const onRelease = (): void => {
      semaphore.release(organizationId);
    };
    return {
      db: {
        run: async (statements) => {
          const turn = semaphore.acquire(organizationId);
          if (turn) await turn;
          try {
            return await runOnAny(this.#pool, statements, requestLimitMs);
          } finally {
            onRelease();
          }
        },
      },
      begin: async () => {
        const turn = semaphore.acquire(organizationId);
        if (turn) await turn;
        try {
          return await OpenTransaction.begin(this.#pool, { limitMs: requestLimitMs, onRelease });
        } catch (error) {
          onRelease();
          throw error;
        }
      },
    };
  }
}
