import { DatabaseUnavailable } from './unavailable.ts';

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** So many at a time; the others wait in the order in which they came, and give up when it takes too long. */
export class Semaphore {
  readonly #size: number;
  readonly #waitMs: number;
  readonly #waiting = new Set<Waiting>();
  #held = 0;

  constructor(size: number, waitMs: number) {
    this.#size = size;
    this.#waitMs = waitMs;
  }

  get isIdle(): boolean {
    return this.#held === 0;
  }

  /** null where there is room at once: the usual case costs no turn of the event loop. */
  acquire(): Promise<void> | null {
    if (this.#held < this.#size) {
      this.#held++;
      return null;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DatabaseUnavailable('The organization has too many requests under way.'));
      }, this.#waitMs);
      const waiting: Waiting = { enter: resolve, timer };
      this.#waiting.add(waiting);
    });
  }

  /** The place goes to the one that has waited longest. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#held--;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }
}
