import type pg from 'pg';
import type { Db } from './database.ts';
import { kyselyThrough } from './lane.ts';
import { runOnAny } from './pool.ts';
import { Semaphore } from './semaphore.ts';
import { OpenTransaction } from './transaction.ts';

/** Of the connections of a process, what the requests of one organization may hold at a time. */
const shareOfPool = 0.4;
/** How long a request waits for the others of its organization. */
const waitMs = 3000;
/** How long the driver waits for an answer in the name of a request. */
const requestLimitMs = 8000;
/** A guard: idle organizations are forgotten beyond it. */
const maxRemembered = 5000;

/** An organization's way to the database. */
export interface Share {
  /** For reads; each statement, or group of them, holds a connection while it runs. */
  readonly db: Db;
  /** For a change; holds a connection until it is over. */
  begin(): Promise<OpenTransaction>;
}

export const shareSizeOf = (poolSize: number): number => Math.max(1, Math.floor(poolSize * shareOfPool));

interface Held {
  readonly share: Share;
  readonly semaphore: Semaphore;
}

/** One organization cannot take all connections: beyond its share its requests wait for each other, and for no one else. */
export class Shares {
  readonly #pool: pg.Pool;
  readonly #size: number;
  readonly #held = new Map<string, Held>();

  constructor(pool: pg.Pool, poolSize: number) {
    this.#pool = pool;
    this.#size = shareSizeOf(poolSize);
  }

  of(organizationId: string): Share {
    let held = this.#held.get(organizationId);
    if (!held) {
      if (this.#held.size >= maxRemembered) this.#forgetIdle();
      const semaphore = new Semaphore(this.#size, waitMs);
      this.#held.set(organizationId, (held = { semaphore, share: this.#shareWithin(semaphore) }));
    }
    return held.share;
  }

  #forgetIdle(): void {
    for (const [organizationId, { semaphore }] of this.#held) {
      if (semaphore.isIdle) this.#held.delete(organizationId);
    }
  }

  #shareWithin(semaphore: Semaphore): Share {
    const onRelease = (): void => {
      semaphore.release();
    };
    return {
      db: kyselyThrough(async (statements) => {
        const turn = semaphore.acquire();
        if (turn) await turn;
        try {
          return await runOnAny(this.#pool, statements, requestLimitMs);
        } finally {
          semaphore.release();
        }
      }),
      begin: async () => {
        const turn = semaphore.acquire();
        if (turn) await turn;
        try {
          return await OpenTransaction.begin(this.#pool, { limitMs: requestLimitMs, onRelease });
        } catch (error) {
          semaphore.release();
          throw error;
        }
      },
    };
  }
}
