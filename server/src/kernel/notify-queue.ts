import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

interface NotifyOptions<T> {
  readonly channel: string;
  /** How often at most. */
  readonly everyMs: number;
  /** A payload of NOTIFY holds less than 8,000 bytes. */
  readonly payloadsOf: (gathered: ReadonlyMap<string, T>) => readonly string[];
}

/**
 * What commits have to tell other processes, gathered by organization and sent apart from them: a commit that notifies waits for
 * every other one that does. What is lost is found by those who look for themselves.
 */
export class NotifyQueue<T> {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #options: NotifyOptions<T>;
  #gathered = new Map<string, T>();
  #timer: NodeJS.Timeout | null = null;
  #inFlight: Promise<void> | null = null;
  #isClosed = false;

  constructor(db: Db, log: Logger, options: NotifyOptions<T>) {
    this.#db = db;
    this.#log = log;
    this.#options = options;
  }

  /** `merge` adds to what is gathered of the organization already. */
  add(organizationId: string, merge: (known: T | undefined) => T): void {
    if (this.#isClosed) return;
    this.#gathered.set(organizationId, merge(this.#gathered.get(organizationId)));
    this.#schedule();
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#inFlight;
    await (this.#inFlight = this.#send());
  }

  #schedule(): void {
    if (this.#timer || this.#inFlight || this.#gathered.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#inFlight = this.#send().finally(() => {
        this.#inFlight = null;
        if (!this.#isClosed) this.#schedule();
      });
    }, this.#options.everyMs).unref();
  }

  async #send(): Promise<void> {
    if (this.#gathered.size === 0) return;
    const { channel, payloadsOf } = this.#options;
    const payloads = payloadsOf(this.#gathered);
    this.#gathered = new Map();
    try {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(this.#db);
    } catch (error) {
      this.#log.warn({ err: error, channel }, 'other processes were not notified; they find out by themselves');
    }
  }
}
