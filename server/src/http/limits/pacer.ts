/** How long an organization counts as one that asks. */
const activeMs = 1000;
/** From one request to the next as many times what the first took: a queue of requests gets a fifteenth of the time. */
const spacing = 15;
/** How much of the longest wait is kept for a moment at which no other organization is being served. */
const patience = 0.2;
/** How many times as long a sandbox waits between its requests as another organization would. */
const sandboxSlowness = 2;

interface Turn {
  readonly beganMs: number;
}

/** Whose requests they are. */
export interface Asking {
  readonly id: string;
  /** Set for a sandbox. */
  readonly sandboxOf: string | null;
}

/** The requests of one organization. */
interface Line {
  readonly isSandbox: boolean;
  running: number;
  /** The last one to begin, as long as it runs. */
  last: Turn | null;
  /** When the next one may begin, if no other organization is being served. */
  earliestMs: number;
  readonly waiting: (() => void)[];
  timer: NodeJS.Timeout | undefined;
}

const slownessOf = ({ isSandbox }: Line): number => (isSandbox ? sandboxSlowness : 1);

/** Who asks: of this second, and how many there were in the one before. */
class Active {
  readonly #ids = new Set<string>();
  #before = 0;
  #sinceMs = 0;

  note(id: string): void {
    this.#turn();
    this.#ids.add(id);
  }

  count(): number {
    this.#turn();
    return Math.max(this.#ids.size, this.#before);
  }

  #turn(): void {
    const elapsedMs = performance.now() - this.#sinceMs;
    if (elapsedMs <= activeMs) return;
    this.#before = elapsedMs > 2 * activeMs ? 0 : this.#ids.size;
    this.#ids.clear();
    this.#sinceMs += elapsedMs;
  }
}

/**
 * Traffic shaping: a burst of one organization is spread out while others ask, because all of them share an event loop and the
 * processors of the database. Requests that come one after the other never wait. Of those that come at the same time the next one
 * begins after fifteen times what the last one took, when no other organization is being served, and never later than `longestMs`
 * after the last one began: that is faster than an organization's limit lets it go on, so it is a burst alone that takes longer.
 *
 * A sandbox gives way: its requests wait as for any other, twice as long, and those of an organization that is none never wait for them.
 * Its burst goes on as fast as its limit does.
 */
export class Pacer {
  readonly #longestMs: number;
  readonly #lines = new Map<string, Line>();
  /** Those whose next request may begin as soon as no other is being served. */
  readonly #ready = new Set<Line>();
  readonly #organizations = new Active();
  readonly #sandboxes = new Active();
  /** Requests that had to wait, since the process started. */
  paced = 0;

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** A request that never waits, such as those of people in the app; others wait for it. */
  pass<T>(asking: Asking, request: () => Promise<T>): Promise<T> {
    this.#note(asking);
    return this.#serve(`app ${asking.id}`, asking, request);
  }

  /** Tells the request whether it has waited: rights may have changed meanwhile. */
  async run<T>(asking: Asking, request: (hasWaited: boolean) => Promise<T>): Promise<T> {
    this.#note(asking);
    const line = this.#lineOf(asking.id, asking);
    const hasToWait = this.#mustWait(line);
    if (hasToWait) await this.#wait(line);
    return this.#serve(asking.id, asking, () => request(hasToWait));
  }

  async #serve<T>(key: string, asking: Asking, request: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(key, asking);
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

  #note({ id, sandboxOf }: Asking): void {
    (sandboxOf === null ? this.#organizations : this.#sandboxes).note(id);
  }

  #lineOf(key: string, { sandboxOf }: Asking): Line {
    let line = this.#lines.get(key);
    if (!line) {
      line = { isSandbox: sandboxOf !== null, running: 0, last: null, earliestMs: 0, waiting: [], timer: undefined };
      this.#lines.set(key, line);
    }
    return line;
  }

  #mustWait({ isSandbox, waiting, last, earliestMs }: Line): boolean {
    if (waiting.length > 0) return true;
    const asking = this.#organizations.count() + (isSandbox ? this.#sandboxes.count() : 0);
    return asking > 1 && last !== null && performance.now() < earliestMs;
  }

  #wait(line: Line): Promise<void> {
    this.paced++;
    return new Promise((begin) => {
      line.waiting.push(begin);
      if (line.waiting.length === 1) this.#schedule(line);
    });
  }

  #dueAfter(line: Line, { beganMs }: Turn, tookMs: number): void {
    line.earliestMs = beganMs + slownessOf(line) * Math.min(spacing * tookMs, (1 - patience) * this.#longestMs);
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
      this.#at(line.earliestMs + slownessOf(line) * patience * this.#longestMs, line, () => this.#begin(line));
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
    for (const other of this.#lines.values()) {
      if (other === line || (other.isSandbox && !line.isSandbox)) continue;
      if (other.last !== null && other.last.beganMs > sinceMs) return;
    }
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
