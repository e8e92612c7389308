import type { ServerResponse } from 'node:http';
import { isAtLeast } from '../kernel/scopes.ts';
import type { SessionAccess } from './access.ts';

/** However much happens, a screen is not asked to look more often. */
const minGapMs = 1500;
/** A client that does not read is let go before what it is owed piles up. */
const maxUnreadBytes = 16 * 1024;

/** One browser that listens. */
export class Stream {
  readonly hash: Buffer;
  readonly #response: ServerResponse;
  #access: SessionAccess;
  #topics = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #toldAtMs = -Infinity;

  constructor({ hash, ...access }: SessionAccess & { hash: Buffer }, response: ServerResponse) {
    this.hash = hash;
    this.#access = access;
    this.#response = response;
    // Browsers come back by themselves; not all of them at once.
    response.write(`retry: ${String(2000 + Math.floor(Math.random() * 4000))}\n\n`);
  }

  get userId(): string | null {
    return this.#access.actor.userId;
  }

  get decides(): boolean {
    return isAtLeast(this.#access.actor.role, 'DEPARTMENT_HEAD');
  }

  get expiresAt(): string {
    return this.#access.expiresAt;
  }

  renew(access: SessionAccess): void {
    this.#access = access;
  }

  /** Soon: what comes meanwhile is told with it. */
  tell(topics: Iterable<string>, delayMs: number): void {
    for (const topic of topics) this.#topics.add(topic);
    if (this.#timer) return;
    const waitMs = Math.max(delayMs, this.#toldAtMs + minGapMs - performance.now(), 0);
    this.#timer = setTimeout(() => {
      this.#flush();
    }, waitMs).unref();
  }

  /** Whether the client still reads. */
  beat(): boolean {
    return this.#write(':\n\n');
  }

  end(): void {
    clearTimeout(this.#timer);
    if (!this.#response.writableEnded) this.#response.end();
  }

  #flush(): void {
    this.#timer = undefined;
    this.#toldAtMs = performance.now();
    const data = JSON.stringify({ topics: [...this.#topics].sort() });
    this.#topics = new Set();
    if (!this.#write(`event: changed\ndata: ${data}\n\n`)) this.#response.destroy();
  }

  #write(text: string): boolean {
    if (this.#response.writableEnded || this.#response.writableLength > maxUnreadBytes) return false;
    this.#response.write(text);
    return true;
  }
}
