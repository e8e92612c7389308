/** How long an organization counts as one that asks. */
const activeMs = 1000;
/** From one request to the next as many times what the first took: a queue of requests gets a fifth of the time. */
const spacing = 5;

interface Turn {
  readonly beganMs: number;
}

/** The requests of one organization. */
interface Line {
  running: number;
  /** The last one to begin, as long as it runs. */
  last: Turn | null;
  /** When the next one may begin, if it has to wait. */
  dueMs: number;
  readonly waiting: (() => void)[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Traffic shaping: a burst of one organization is spread out while others ask, because all of them share an event loop and the
 * processors of the database. Requests that come one after the other never wait. Of those that come at the same time the next one
 * begins after five times what the last one took, and never later than `longestMs` after it began: that is faster than an
 * organization's limit lets it go on, so it is a burst alone that takes longer.
 */
export class Pacer {
  readonly #longestMs: number;
  readonly #lines = new Map<string, Line>();
  /** Organizations of this second, and how many there were in the one before. */
  readonly #active = new Set<string>();
  #activeBefore = 0;
  #sinceMs = 0;
  /** Requests that had to wait, since the process started. */
  paced = 0;

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** One that asks, in whichever way. */
  note(organizationId: string): void {
    const elapsedMs = performance.now() - this.#sinceMs;
    if (elapsedMs > activeMs) {
      this.#activeBefore = elapsedMs > 2 * activeMs ? 0 : this.#active.size;
      this.#active.clear();
      this.#sinceMs += elapsedMs;
    }
    this.#active.add(organizationId);
  }

  async run<T>(organizationId: string, request: () => Promise<T>): Promise<T> {
    this.note(organizationId);
    const line = this.#lineOf(organizationId);
    if (this.#mustWait(line)) await this.#wait(line);
    const turn = { beganMs: performance.now() };
    line.last = turn;
    line.dueMs = turn.beganMs + this.#longestMs;
    line.running++;
    try {
      return await request();
    } finally {
      line.running--;
      if (line.last === turn) this.#lastEnded(line, turn);
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(organizationId);
    }
  }

  #lineOf(organizationId: string): Line {
    let line = this.#lines.get(organizationId);
    if (!line) {
      line = { running: 0, last: null, dueMs: 0, waiting: [], timer: undefined };
      this.#lines.set(organizationId, line);
    }
    return line;
  }

  #mustWait({ waiting, last, dueMs }: Line): boolean {
    if (waiting.length > 0) return true;
    const isAlone = Math.max(this.#active.size, this.#activeBefore) < 2;
    return !isAlone && last !== null && performance.now() < dueMs;
  }

  #wait(line: Line): Promise<void> {
    this.paced++;
    return new Promise((begin) => {
      line.waiting.push(begin);
      if (line.waiting.length === 1) this.#schedule(line);
    });
  }

  #lastEnded(line: Line, { beganMs }: Turn): void {
    line.last = null;
    line.dueMs = Math.min(line.dueMs, beganMs + spacing * (performance.now() - beganMs));
    if (line.waiting.length > 0) this.#schedule(line);
  }

  #schedule(line: Line): void {
    clearTimeout(line.timer);
    const begin = (): void => {
      line.waiting.shift()?.();
      line.dueMs = performance.now() + this.#longestMs;
      if (line.waiting.length > 0) this.#schedule(line);
    };
    line.timer = setTimeout(begin, Math.max(0, line.dueMs - performance.now()));
  }
}
