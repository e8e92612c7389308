import type { Db } from '../db/database.ts';
import { trailStatement, type Trail } from './work.ts';

interface Batch {
  readonly trail: Trail;
  readonly written: Promise<void>;
  readonly settle: (outcome: Promise<void>) => void;
}

/**
 * Writes what reads leave behind before their answers go out. While one batch is being committed the next gathers, so that
 * a quiet server answers at once and a busy one pays one commit for many requests.
 */
export class TrailWriter {
  readonly #db: Db;
  #gathering: Batch | null = null;
  #isWriting = false;

  constructor(db: Db) {
    this.#db = db;
  }

  write(trail: Trail): Promise<void> {
    if (this.#gathering) {
      this.#gathering.trail.absorb(trail);
      return this.#gathering.written;
    }
    let settle!: Batch['settle'];
    const written = new Promise<void>((resolve) => {
      settle = resolve;
    });
    this.#gathering = { trail, written, settle };
    // Requests of the same turn of the event loop share a batch.
    setImmediate(() => {
      this.#next();
    });
    return written;
  }

  #next(): void {
    const batch = this.#gathering;
    if (!batch || this.#isWriting) return;
    this.#gathering = null;
    this.#isWriting = true;
    batch.settle(
      this.#save(batch.trail).finally(() => {
        this.#isWriting = false;
        this.#next();
      }),
    );
  }

  async #save(trail: Trail): Promise<void> {
    await trailStatement(trail)?.execute(this.#db);
  }
}
