import { sql } from 'kysely';
import type { Installation } from '../../kernel/installation.ts';

const flushMs = 5000;
const minuteMs = 60_000;

/** When each token was last used, to the minute: gathered in memory, written now and then, never a write a request. */
export class TokenUse {
  readonly #installation: Installation;
  readonly #written = new Map<string, number>();
  #pending = new Map<string, { organizationId: string; minute: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  note(organizationId: string, tokenId: string): void {
    const minute = Math.floor(this.#installation.clock.nowMs() / minuteMs);
    if (this.#written.get(tokenId) === minute) return;
    this.#written.set(tokenId, minute);
    this.#pending.set(tokenId, { organizationId, minute });
  }

  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const used = [...this.#pending].map(([id, { organizationId, minute }]) => ({
      id,
      organization_id: organizationId,
      at: new Date(minute * minuteMs).toISOString(),
    }));
    this.#pending = new Map();
    if (this.#written.size > 10_000) this.#written.clear();
    try {
      await sql`
        update api_tokens set last_used_at = used.at
          from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (organization_id text, id text, at timestamptz)
         where api_tokens.organization_id = used.organization_id and api_tokens.id = used.id`.execute(
        this.#installation.database.db,
      );
    } catch (error) {
      this.#installation.log.warn({ err: error }, 'last use of tokens was not written');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
