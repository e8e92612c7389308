import { readClockOffset } from '../../kernel/clock-store.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import type { Services } from '../../kernel/services.ts';
import { listEventIds, loadEvents } from './store.ts';

/** An event's id tells when its change began; it appears when the change commits, which may be this much later. */
const overlapMs = 60_000;
const seenMax = 100_000;

/** New events of one organization, as they appear: each once, none from before the first look. */
export class EventFeed {
  readonly #services: Services;
  readonly #organizationId: string;
  #seen = new Set<string>();
  #lookedAtMs: number | null = null;
  #offsetMs = 0;

  constructor(services: Services, organizationId: string) {
    this.#services = services;
    this.#organizationId = organizationId;
  }

  /** What has come since the last look; the first one only remembers what is there already. */
  async look(): Promise<EventRow[]> {
    const nowMs = await this.#nowMs();
    const sinceMs = (this.#lookedAtMs ?? nowMs) - overlapMs;
    const { db } = this.#services.database;
    const ids = await listEventIds(db, this.#organizationId, sinceMs, nowMs + overlapMs);
    const unseen = ids.filter((id) => !this.#seen.has(id));
    const rows =
      this.#lookedAtMs === null || unseen.length === 0 ? [] : await loadEvents(db, this.#organizationId, unseen);
    this.#remember(ids);
    this.#lookedAtMs = nowMs;
    return rows;
  }

  /** Longer than the overlap needs: the test clock may come back to where it was. */
  #remember(ids: readonly string[]): void {
    for (const id of ids) this.#seen.add(id);
    if (this.#seen.size > seenMax + ids.length) this.#seen = new Set(ids);
  }

  /** The test clock may be moved by another process meanwhile: then what came before is no longer where we look. */
  async #nowMs(): Promise<number> {
    const { database, config } = this.#services;
    const offsetMs = config.isProduction ? 0 : await readClockOffset(database.db);
    if (this.#lookedAtMs !== null) this.#lookedAtMs += offsetMs - this.#offsetMs;
    this.#offsetMs = offsetMs;
    return Date.now() + offsetMs;
  }
}
