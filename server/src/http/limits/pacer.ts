/** How long an organization counts as one that asks. */
const activeMs = 1000;
/** From one request to the next as many times what the first took: a queue of requests gets a fifteenth of the time. */
const spacing = 15;
/** How much of the longest wait is kept for a moment at which no other organization is being served. */
const patience = 0.2;

interface Turn {
  readonly beganMs: number;
}

/** The requests of one organization. */
interface Line {
  running: number;
  /** The last one to begin, as long as it runs. */
  last: Turn | null;
  /** When the next one may begin, if no other organization is being served. */
  earliestMs: number;
  readonly waiting: (() => void)[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Traffic shaping: a burst of one organization is spread out while others ask, because all of them share an event loop and the
 * processors of the database. Requests that come one after the other never wait. Of those that come at the same time the next one
 * begins after fifteen times what the last one took, when no other organization is being served, and never later than `longestMs`
 * after the last one began: that is faster than an organization's limit lets it go on, so it is a burst alone that takes longer.
 */
export class Pacer {
  readonly #longestMs: number;
  /** How long one that may begin waits for a quiet moment. */
  readonly #patienceMs: number;
  readonly #lines = new Map<string, Line>();
  /** Those whose next request may begin as soon as no other is being served. */
  readonly #ready = new Set<Line>();
  /** Organizations of this second, and how many there were in the one before. */
  readonly #active = new Set<string>();
  #activeBefore = 0;
  #sinceMs = 0;
  /** Requests that had to wait, since the process started. */
  paced = 0;

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
    this.#patienceMs = patience * longestMs;
  }

  /** A request that never waits, such as those of people in the app; others wait for it. */
  pass<T>(organizationId: string, request: () => Promise<T>): Promise<T> {
    this.#note(organizationId);
    return this.#serve(`app ${organizationId}`, request);
  }

  /** Tells the request whether it has waited: rights may have changed meanwhile. */
  async run<T>(organizationId: string, request: (hasWaited: boolean) => Promise<T>): Promise<T> {
    this.#note(organizationId);
    const line = this.#lineOf(organizationId);
    const hasToWait = this.#mustWait(line);
    if (hasToWait) await this.#wait(line);
    return this.#serve(organizationId, () => request(hasToWait));
  }

  async #serve<T>(key: string, request: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(key);
    const turn = { beganMs: performance.now() };
    line.last = turn;
    this.#dueAfter(line, turn, this.#longestMs);
    line.running++;
    try {
      return await request();
    } finally {
      line.running--;
      if (line.last === turn) this.#lastEnded(line, turn);
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
      for (const ready of this.#ready) this.#beginIfQuiet(ready);
    }
  }

  #note(organizationId: string): void {
    const elapsedMs = performance.now() - this.#sinceMs;
    if (elapsedMs > activeMs) {
      this.#activeBefore = elapsedMs > 2 * activeMs ? 0 : this.#active.size;
      this.#active.clear();
      this.#sinceMs += elapsedMs;
    }
    this.#active.add(organizationId);
  }

  #lineOf(key: string): Line {
    let line = this.#lines.get(key);
    if (!line) {
      line = { running: 0, last: null, earliestMs: 0, waiting: [], timer: undefined };
      this.#lines.set(key, line);
    }
    return line;
  }

  #mustWait({ waiting, last, earliestMs }: Line): boolean {
    if (waiting.length > 0) return true;
    const isAlone = Math.max(this.#active.size, this.#activeBefore) < 2;
    return !isAlone && last !== null && performance.now() < earliestMs;
  }

  #wait(line: Line): Promise<void> {
    this.paced++;
    return new Promise((begin) => {
      line.waiting.push(begin);
      if (line.waiting.length === 1) this.#schedule(line);
    });
  }

  #dueAfter(line: Line, { beganMs }: Turn, tookMs: number): void {
    line.earliestMs = beganMs + Math.min(spacing * tookMs, this.#longestMs - this.#patienceMs);
  }

  #lastEnded(line: Line, turn: Turn): void {
    line.last = null;
    this.#dueAfter(line, turn, performance.now() - turn.beganMs);
    if (line.waiting.length > 0) this.#schedule(line);
  }

  #schedule(line: Line): void {
    this.#ready.delete(line);
    this.#at(line.earliestMs, line, () => {
      this.#ready.add(line);
      this.#at(line.earliestMs + this.#patienceMs, line, () => this.#begin(line));
      this.#beginIfQuiet(line);
    });
  }

  #at(ms: number, line: Line, act: () => void): void {
    clearTimeout(line.timer);
    line.timer = setTimeout(act, Math.max(0, ms - performance.now()));
  }

  #beginIfQuiet(line: Line): void {
    // One that has been served for longer than that is held open, and waits itself.
    const sinceMs = performance.now() - this.#longestMs;
    for (const other of this.#lines.values())
      if (other !== line && other.last !== null && other.last.beganMs > sinceMs) return;
    this.#begin(line);
  }

  #begin(line: Line): void {
    this.#ready.delete(line);
    clearTimeout(line.timer);
    const turn = { beganMs: performance.now() };
    // From now on it counts as being served.
    line.last = turn;
    this.#dueAfter(line, turn, this.#longestMs);
    line.waiting.shift()?.();
    if (line.waiting.length > 0) this.#schedule(line);
  }
}
