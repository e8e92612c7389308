import type { Db } from '../db/database.ts';
import type { Services } from './services.ts';

const flushMs = 5000;
const minuteMs = 60_000;
const maxRemembered = 10_000;

const instantOf = (minute: number): string => new Date(minute * minuteMs).toISOString();

interface Use {
  readonly organizationId: string;
  readonly minute: number;
}

export interface LastUsed {
  readonly organization_id: string;
  readonly id: string;
  readonly at: string;
}

type Save = (db: Db, used: readonly LastUsed[], now: string) => Promise<void>;

/** When each of something was last used, to the minute: gathered in memory, written now and then, never a write a request. */
export class LastUse {
  readonly #services: Services;
  readonly #what: string;
  readonly #save: Save;
  readonly #noted = new Map<string, number>();
  #pending = new Map<string, Use>();
  #underWay: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(services: Services, what: string, save: Save) {
    this.#services = services;
    this.#what = what;
    this.#save = save;
    this.#timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  note(organizationId: string, id: string): void {
    const minute = Math.floor(this.#services.clock.nowMs() / minuteMs);
    if (this.#noted.get(id) === minute) return;
    this.#noted.set(id, minute);
    this.#pending.set(id, { organizationId, minute });
  }

  lastNoted(id: string): string | null {
    const minute = this.#noted.get(id);
    return minute === undefined ? null : instantOf(minute);
  }

  flush(): Promise<void> {
    this.#underWay = this.#underWay.then(() => this.#write());
    return this.#underWay;
  }

  async #write(): Promise<void> {
    if (this.#pending.size === 0) return;
    const writing = this.#pending;
    this.#pending = new Map();
    try {
      await this.#store(writing);
      if (this.#noted.size > maxRemembered) this.#forgetWritten();
    } catch (error) {
      this.#services.log.warn({ err: error }, `last use of ${this.#what} was not written yet`);
      this.#pending = new Map([...writing, ...this.#pending]);
    }
  }

  #forgetWritten(): void {
    for (const id of this.#noted.keys()) if (!this.#pending.has(id)) this.#noted.delete(id);
  }

  async #store(uses: ReadonlyMap<string, Use>): Promise<void> {
    const used = [...uses].map(([id, { organizationId, minute }]) => ({
      id,
      organization_id: organizationId,
      at: instantOf(minute),
    }));
    const { database, clock } = this.#services;
    await this.#save(database.db, used, clock.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
