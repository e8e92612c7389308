import type { Services } from '../../../kernel/services.ts';
import { timeOfId } from '../../../lib/ids.ts';
import { insertRequests, type NewRequest } from './store.ts';

const flushMs = 1000;
const batchSize = 1000;
/** About 5 MB; the database may be silent for a while. */
const maxPending = 10_000;
/** SQLSTATE classes of statements that would be refused again: bad data, a constraint, an unknown column. */
const isHopeless = (error: unknown): boolean => /^(22|23|42)/.test((error as { code?: string } | null)?.code ?? '');
/** A client that ignores its limits neither fills the table nor displaces the requests of others. */
const maxPerSecond = 100;

export type NotedRequest = Omit<NewRequest, 'at'>;

/**
 * Requests gathered in memory and written in batches, one at a time. No request waits for it: what does not fit is
 * dropped, and counted.
 */
export class RequestLogWriter {
  readonly #services: Services;
  readonly #timer: NodeJS.Timeout;
  readonly #perOrganization = new Map<string, number>();
  #pending: NewRequest[] = [];
  #underWay: Promise<void> | null = null;
  #dropped = 0;

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => {
      this.#perOrganization.clear();
      void this.flush();
    }, flushMs).unref();
  }

  /** Requests that were not written since the process started. */
  get dropped(): number {
    return this.#dropped;
  }

  get pending(): number {
    return this.#pending.length;
  }

  note(request: NotedRequest): void {
    const count = (this.#perOrganization.get(request.organizationId) ?? 0) + 1;
    this.#perOrganization.set(request.organizationId, count);
    if (count > maxPerSecond || this.#pending.length >= maxPending) {
      this.#dropped++;
      return;
    }
    this.#pending.push({ ...request, at: new Date(timeOfId(request.id)).toISOString() });
  }

  /** Everything noted so far, or as much as the database takes. */
  flush(): Promise<void> {
    this.#underWay ??= this.#writeAll().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, batchSize);
      try {
        await insertRequests(this.#services.database.db, batch);
      } catch (error) {
        this.#services.log.warn({ err: error, requests: batch.length }, 'requests were not written to their log');
        if (isHopeless(error)) this.#dropped += batch.length;
        else this.#keep(batch);
        return;
      }
    }
  }

  #keep(batch: readonly NewRequest[]): void {
    const room = Math.max(maxPending - this.#pending.length, 0);
    this.#dropped += Math.max(batch.length - room, 0);
    this.#pending = [...batch.slice(0, room), ...this.#pending];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.flush();
  }
}
