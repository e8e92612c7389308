import type { Database } from '../../db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { saveLastUses } from './use-store.ts';

const flushMs = 5000;
const minuteMs = 60_000;
const maxRemembered = 10_000;

const instantOf = (minute: number): string => new Date(minute * minuteMs).toISOString();

interface Use {
  readonly organizationId: string;
  readonly minute: number;
}

/** One a process that serves tokens; the operations that show tokens ask it. */
const inProcess = new WeakMap<Database, TokenUse>();

/** When each token was last used, to the minute: gathered in memory, written now and then, never a write a request. */
export class TokenUse {
  readonly #services: Services;
  readonly #noted = new Map<string, number>();
  #pending = new Map<string, Use>();
  #underWay: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => void this.flush(), flushMs).unref();
    inProcess.set(services.database, this);
  }

  note(organizationId: string, tokenId: string): void {
    const minute = Math.floor(this.#services.clock.nowMs() / minuteMs);
    if (this.#noted.get(tokenId) === minute) return;
    this.#noted.set(tokenId, minute);
    this.#pending.set(tokenId, { organizationId, minute });
  }

  lastNoted(tokenId: string): string | null {
    const minute = this.#noted.get(tokenId);
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
      this.#services.log.warn({ err: error }, 'last use of tokens was not written yet');
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
    await saveLastUses(database.db, used, clock.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** The later of what is stored and what this process has noted and not yet written. */
export function lastUseOf(services: Services, token: { id: string; last_used_at: string | null }): string | null {
  const noted = inProcess.get(services.database)?.lastNoted(token.id) ?? null;
  if (noted === null || token.last_used_at === null) return noted ?? token.last_used_at;
  return noted > token.last_used_at ? noted : token.last_used_at;
}
