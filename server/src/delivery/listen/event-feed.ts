import { sql } from '../../db/sql.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import type { Services } from '../../kernel/services.ts';
import { lowestId } from '../../lib/ids.ts';

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
    const ids = await this.#idsBetween(sinceMs, nowMs + overlapMs);
    const unseen = ids.filter((id) => !this.#seen.has(id));
    const rows = this.#lookedAtMs === null || unseen.length === 0 ? [] : await this.#load(unseen);
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
    const { rows } = await sql<{ ms: number }>`select clock_offset_ms as ms from installation`.execute(database.db);
    const offsetMs = config.isProduction ? 0 : (rows[0]?.ms ?? 0);
    if (this.#lookedAtMs !== null) this.#lookedAtMs += offsetMs - this.#offsetMs;
    this.#offsetMs = offsetMs;
    return Date.now() + offsetMs;
  }

  async #idsBetween(fromMs: number, toMs: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from events where organization_id = ${this.#organizationId}
         and id >= ${lowestId('evt', fromMs)} and id < ${lowestId('evt', toMs)} order by id`.execute(
      this.#services.database.db,
    );
    return rows.map(({ id }) => id);
  }

  async #load(ids: readonly string[]): Promise<EventRow[]> {
    const { rows } = await sql<EventRow>`
      select organization_id, id, type, created_at, subject_id, snapshot, previous
        from events where organization_id = ${this.#organizationId} and id = any(${ids}::text[]) order by id`.execute(
      this.#services.database.db,
    );
    return rows;
  }
}
