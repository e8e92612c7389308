import { DatabaseUnavailable } from './unavailable.ts';

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

interface Holder {
  held: number;
  readonly waiting: Set<Waiting>;
}

/** How much a holder may have for each place that is free: alone it gets two thirds of all. */
const perFree = 2;

/**
 * A fair semaphore: permits that many share. A holder gets another one while it has less than twice as many as are free, so that there
 * is always one for a newcomer; beyond that its requests wait for each other, in their order, and give up in the end.
 */
export class FairSemaphore {
  readonly #waitMs: number;
  readonly #holders = new Map<string, Holder>();
  /** Those with requests that wait, in the order in which they are served. */
  readonly #queue = new Set<Holder>();
  #free: number;

  constructor(size: number, waitMs: number) {
    this.#free = size;
    this.#waitMs = waitMs;
  }

  /** null if there is room at once: the usual case costs no turn of the event loop. */
  acquire(key: string): Promise<void> | null {
    let holder = this.#holders.get(key);
    if (!holder) this.#holders.set(key, (holder = { held: 0, waiting: new Set() }));
    if (holder.waiting.size > 0 || !this.#hasRoom(holder)) return this.#wait(holder);
    this.#take(holder);
    return null;
  }

  release(key: string): void {
    const holder = this.#holders.get(key);
    if (!holder || holder.held === 0) throw new Error('A place was given back twice.');
    holder.held--;
    this.#free++;
    for (const next of this.#queue) if (this.#hasRoom(next)) this.#admit(next);
    if (holder.held === 0 && holder.waiting.size === 0) this.#holders.delete(key);
  }

  #hasRoom({ held }: Holder): boolean {
    return held < perFree * this.#free;
  }

  #take(holder: Holder): void {
    holder.held++;
    this.#free--;
  }

  #wait(holder: Holder): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        holder.waiting.delete(waiting);
        if (holder.waiting.size === 0) this.#queue.delete(holder);
        reject(new DatabaseUnavailable('Too many requests of the organization are under way.'));
      }, this.#waitMs);
      const waiting: Waiting = { enter: resolve, timer };
      holder.waiting.add(waiting);
      this.#queue.add(holder);
    });
  }

  /** The one that has waited longest; then the other holders have their turn. */
  #admit(holder: Holder): void {
    this.#queue.delete(holder);
    const [first] = holder.waiting;
    if (!first) return;
    holder.waiting.delete(first);
    if (holder.waiting.size > 0) this.#queue.add(holder);
    this.#take(holder);
    clearTimeout(first.timer);
    first.enter();
  }
}
