import type { Db } from '../../db/database.ts';
import { executeTogether } from '../../db/sql.ts';
import { type ChangeLog, statementsOfReads } from './change-log.ts';

interface Batch {
  readonly changeLogs: ChangeLog[];
  readonly written: Promise<void>;
  readonly settle: (outcome: Promise<void>) => void;
}

/**
 * Writes what reads leave behind before their answers go out. While one batch is being committed the next gathers, so that
 * a quiet server answers at once and a busy one pays one commit for many requests.
 */
export class ChangeLogWriter {
  readonly #db: Db;
  #gathering: Batch | null = null;
  #isWriting = false;

  constructor(db: Db) {
    this.#db = db;
  }

  write(changeLog: ChangeLog): Promise<void> {
    if (this.#gathering) {
      this.#gathering.changeLogs.push(changeLog);
      return this.#gathering.written;
    }
    let settle!: Batch['settle'];
    const written = new Promise<void>((resolve) => {
      settle = resolve;
    });
    this.#gathering = { changeLogs: [changeLog], written, settle };
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
      this.#save(batch.changeLogs).finally(() => {
        this.#isWriting = false;
        this.#next();
      }),
    );
  }

  async #save(changeLogs: readonly ChangeLog[]): Promise<void> {
    await executeTogether(this.#db, ...statementsOfReads(changeLogs));
  }
}
