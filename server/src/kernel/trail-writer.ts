import type { Db } from '../db/database.ts';
import type { Trail } from './work.ts';
import { writeTrail } from './work.ts';

/**
 * Writes what reads leave behind before their answers go out. While one batch is being committed the next gathers, so
 * that a quiet server answers at once and a busy one pays one commit for many requests.
 */
export class TrailWriter {
  readonly #db: Db;
  #gathering: Trail | null = null;
  #next: Promise<void> | null = null;
  #underWay: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  write(trail: Trail): Promise<void> {
    if (this.#gathering && this.#next) {
      this.#gathering.absorb(trail);
      return this.#next;
    }
    const batch = trail;
    this.#gathering = batch;
    this.#next = this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#gathering = null;
        this.#next = null;
        this.#underWay = writeTrail(this.#db, batch);
        return this.#underWay;
      });
    return this.#next;
  }
}
