import { wholeMicros } from './store.ts';

export interface EdgeOptions {
  /** 0 turns the edge off. */
  readonly perSecond: number;
  readonly burst: number;
  readonly maxAddresses?: number;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
}

/**
 * The network edge: a token bucket for each address, kept as the one instant at which it will be full again.
 * A bucket untouched for as long as it takes to fill is as good as new, so buckets live in two generations: the younger
 * becomes the older after that long, and the older is thrown away whole.
 */
export class Edge {
  readonly #stepMicros: number;
  readonly #slackMicros: number;
  readonly #fillMicros: number;
  readonly #maxPerGeneration: number;
  readonly #clock: () => number;
  #young = new Map<string, number>();
  #old = new Map<string, number>();
  #turnAtMicros = 0;

  constructor({ perSecond, burst, maxAddresses = 200_000, clock = () => performance.now() }: EdgeOptions) {
    // Whole microseconds, never faster than the rate; 0 means off.
    this.#stepMicros = perSecond === 0 ? 0 : Math.ceil(1_000_000 / perSecond);
    this.#slackMicros = this.#stepMicros * (burst - 1);
    this.#fillMicros = this.#stepMicros * burst;
    this.#maxPerGeneration = Math.ceil(maxAddresses / 2);
    this.#clock = clock;
  }

  get addressCount(): number {
    return this.#young.size + this.#old.size;
  }

  /** Takes one request from the address's bucket; answers the milliseconds to wait, 0 when it may pass. */
  waitMs(address: string): number {
    if (this.#stepMicros === 0) return 0;
    const now = wholeMicros(this.#clock());
    if (now >= this.#turnAtMicros || this.#young.size >= this.#maxPerGeneration) this.#turn(now);
    const fullAt = Math.max(now, this.#young.get(address) ?? this.#old.get(address) ?? 0);
    const waitMicros = fullAt - now - this.#slackMicros;
    // A refused request takes nothing, but moves the bucket on: a flood must not let its sender's own bucket drop out.
    this.#young.set(address, waitMicros > 0 ? fullAt : fullAt + this.#stepMicros);
    return Math.max(0, waitMicros) / 1_000;
  }

  #turn(now: number): void {
    this.#old = this.#young;
    this.#young = new Map();
    this.#turnAtMicros = now + this.#fillMicros;
  }
}
